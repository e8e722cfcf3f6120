"""Nothing on the table hides anything else, whoever sits there and whatever is said."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from engine.core.view import Phase
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, SeatLabel
from rendering.canvas.fonts import Lettering, width_of
from rendering.cards.figures import HIGH as CARD_HIGH
from rendering.cards.figures import WIDE as CARD_WIDE
from rendering.table.panels import plaque, score
from rendering.table.picture import room_of
from rendering.table.plan import CENTRE, EDGE, LEFT, PLATE_HIGH, WIDTH, Box, Plan, plan_of
from rendering.table.plates import TAB_HIGH, facts_of, plate
from rendering.table.position import Position, position_of
from tests.rendering.positions import COUILLON, course

LONG = "Maximiliane von und zu Wackernagel-Hohenstein"
TAB_OUT = TAB_HIGH - 9


def overlap(one: Box, other: Box) -> bool:
    return one.left < other.right and other.left < one.right and one.top < other.bottom and other.top < one.bottom


def corners(position: Position, plan: Plan, language: str) -> list[Box]:
    """Trumps and the score, where they stand."""
    say, look = say_in(language), Look(SET_OF_LANGUAGE[language])
    panel = score(position, say)
    top = EDGE + plan.score * (plan.height - 2 * EDGE - panel.height)
    boxes = [Box(WIDTH - EDGE - panel.width, top, WIDTH - EDGE, top + panel.height)]
    if position.trump is not None:
        shown = plaque(position.trump, position.queens, look, say)
        boxes.append(Box(EDGE, EDGE, EDGE + shown.width, EDGE + shown.height))
    return boxes


def plates(position: Position, plan: Plan, language: str) -> Iterator[Box]:
    """Every plate as wide as the longest name makes it, with room for what is said on it."""
    say, look = say_in(language), Look(SET_OF_LANGUAGE[language])
    labels = [SeatLabel(LONG, computer=True, away=True)] * position.seats
    for seat, spot in zip(position.order, plan.spots, strict=True):
        wide = plate(
            facts_of(position, seat, labels, say), look, say, room_of(spot, corners(position, plan, language))
        ).width
        left = (WIDTH - wide) / 2 if spot.align == CENTRE else EDGE if spot.align == LEFT else WIDTH - EDGE - wide
        said = TAB_OUT if position.said[seat - 1] else 0
        top, bottom = spot.plate - PLATE_HIGH / 2, spot.plate + PLATE_HIGH / 2
        yield Box(left, top - said * (not spot.tab_below), left + wide, bottom + said * spot.tab_below)


def cards(position: Position, plan: Plan) -> Iterator[Box]:
    """Every card of the trick and of the layouts."""
    for spot, seat in zip(plan.spots, position.order, strict=True):
        if seat in {played.seat for played in position.trick}:
            yield around(*spot.card, plan.card)
        if spot.array and position.layouts[seat - 1]:
            for middle in spot.array.middles():
                yield around(*middle, spot.array.card)


def around(x: float, y: float, wide: float) -> Box:
    high = wide * CARD_HIGH / CARD_WIDE
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


@pytest.mark.parametrize("preset", COUILLON.presets)
def test_plates_cards_and_panels_keep_clear_of_each_other(preset: str) -> None:
    # With a dummy the table looks different from its opponents' seats.
    for seat in (0, 2, 4) if COUILLON.dummy(COUILLON.configure(preset)) else (0, 2):
        views = course(preset, seat, ("mit", "kontra", "re"), {"red_queens": "yes"}, seat)
        for number, view in enumerate(views):
            language = LANGUAGES[number % len(LANGUAGES)]
            position = position_of(view)
            plan = plan_of([position.piles[one - 1] for one in position.order])
            frame = Box(EDGE - 3, EDGE - 3, WIDTH - EDGE + 3, plan.height - EDGE + 3)
            kept = [*corners(position, plan, language), *plates(position, plan, language)]
            on_table = list(cards(position, plan))
            for one, other in itertools.combinations(kept, 2):
                assert not overlap(one, other), (number, one, other)
            for one, other in itertools.product(kept, on_table):
                assert not overlap(one, other), (number, one, other)
            for box in (*kept, *on_table):
                assert box.left >= frame.left
                assert box.right <= frame.right
                assert box.top >= frame.top
                assert box.bottom <= frame.bottom


@pytest.mark.parametrize("seats", range(2, 9))
def test_cards_of_a_trick_leave_each_other_s_index_in_sight(seats: int) -> None:
    plan = plan_of([0] * seats)
    boxes = [around(*spot.card, plan.card) for spot in plan.spots]
    index = plan.card * 0.19, plan.card * 0.47
    for one, other in itertools.permutations(boxes, 2):
        corner = Box(one.left, one.top, one.left + index[0], one.top + index[1])
        assert not overlap(corner, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_due_of_a_seat_fits_on_a_plate_at_the_side(language: str) -> None:
    say = say_in(language)
    for key in ("turn-accept", "turn-name"):  # while nobody has a trick
        assert width_of(say(f"picture-{key}"), Lettering.PLAIN, 24) <= 154, key
    for key in ("turn-act", "turn-kontra", "turn-re", "turn-play", "wins-trick", "led", "away"):
        assert width_of(say(f"picture-{key}"), Lettering.PLAIN, 24) <= 112, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_leaves_room_for_a_plate_beside_it(language: str) -> None:
    for preset in COUILLON.presets:
        for view in course(preset, 3, ("mit", "kontra", "re"))[::3]:
            position = position_of(view)._replace(deal=128)
            assert score(position, say_in(language)).width <= 360
            late = position._replace(phase=Phase.OVER, tallies=(("cows", (1, 2)),), stakes=("mit", "kontra", "re"))
            assert score(late, say_in(language)).width <= 360
