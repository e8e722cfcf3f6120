"""Nothing on the table hides anything else, whoever sits there and whatever they say."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image

from engine.core.view import Phase
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, SeatLabel
from rendering.canvas import felt
from rendering.canvas.values import WIDTH
from rendering.cards.faces import HIGH as CARD_HIGH
from rendering.cards.faces import WIDE as CARD_WIDE
from rendering.table.headline import put_head
from rendering.table.picture import Scene, scene_of
from rendering.table.plan import PLANS, Box
from rendering.table.position import Position, position_of
from tests.about import in_one_test
from tests.rendering.lettering import forget
from tests.rendering.positions import COUILLON, RoundTable, course

LONG = SeatLabel("Maximiliane von und zu Wackernagel-Hohenstein", computer=True, away=True)
SINGLE = SeatLabel("Maximilianusss", away=True)
SHORT = SeatLabel("Jo")
HIGHEST = 1022
"""Text, picture and the first row of buttons fit on one screen of a phone."""


@pytest.fixture(autouse=True, scope="module")
def unpainted() -> Iterator[None]:
    """Only where things lie is looked at: pictures stay bare, as painting them would take most of the time."""
    paste = Image.Image.paste

    def paste_masks(image: Image.Image, *how: Any) -> None:
        if image.mode != "RGB":
            paste(image, *how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Image.Image, "paste", paste_masks)
        yield
    forget()


@dataclass
class Things:
    """What lies on a table, by kind."""

    scene: Scene
    kept: dict[str, Box] = field(default_factory=dict)
    """Panels, which nothing may touch but what a seat says its own plate."""
    open: dict[str, Box] = field(default_factory=dict)
    """Open cards."""
    trick: dict[str, Box] = field(default_factory=dict)


def around(x: float, y: float, wide: float) -> Box:
    high = wide * CARD_HIGH / CARD_WIDE
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def index_of(card: Box) -> Box:
    """Where rank and suit stand in the upper left corner of a card."""
    wide = card.right - card.left
    return Box(card.left, card.top, card.left + wide * 0.19, card.top + wide * 0.46)


def things(position: Position, labels: list[SeatLabel], language: str) -> Things:
    """Everything that is drawn for a position but the ground."""
    say, look = say_in(language), Look(SET_OF_LANGUAGE[language])
    scene = scene_of(position, labels, look, say)
    found = Things(scene)
    head = head_of(position, labels, language)
    for name, box in zip(("left head", "right head"), head, strict=True):
        found.kept[name] = box
    for number, piece in enumerate(scene.pieces):
        found.kept[f"{piece.kind} {piece.seat or number}"] = piece.box
    for seat, array in scene.arrays.items():
        for number, at in enumerate(array.middles()):
            found.open[f"pile {seat} {number}"] = around(*at, array.card)
    for seat, (hand, (left, top)) in scene.hands.items():
        found.open[f"hand {seat}"] = Box(left, top, left + hand.wide, top + hand.high)
    played = {card.seat for card in position.trick}
    for seat, spot in zip(position.order, scene.plan.spots, strict=True):
        if seat in played:
            found.trick[f"card {seat}"] = around(*spot.card, scene.plan.card)
    return found


def head_of(position: Position, labels: list[SeatLabel], language: str) -> tuple[Box, Box]:
    """Where the parts of the head line at the left and at the right lie; drawn on no felt, for that takes longest."""
    return put_head(Image.new("RGB", (WIDTH, 1)), position, labels, Look(SET_OF_LANGUAGE[language]), say_in(language))


def clashes(found: Things) -> Iterator[tuple[str, str]]:
    """Pairs that should not touch."""
    for (one, box), (other, second) in itertools.combinations((found.kept | found.open).items(), 2):
        own = {one.split()[0], other.split()[0]} == {"call", "plate"} and one.split()[1] == other.split()[1]
        same_layout = one.startswith("pile") and other.startswith("pile")
        if not own and not same_layout and box.meets(second):
            yield one, other
    for (one, card), (other, box) in itertools.product(found.trick.items(), (found.kept | found.open).items()):
        if index_of(card).meets(box) or (
            other.startswith(("plate", "hand", "pile", "last", "idle")) and card.meets(box)
        ):
            yield one, other
    frame = Box(felt.RIM, felt.RIM, WIDTH - felt.RIM, found.scene.plan.height - felt.RIM)
    for name, box in (found.kept | found.open | found.trick).items():
        inside = frame.left <= box.left and box.right <= frame.right and frame.top <= box.top
        if not inside or box.bottom > frame.bottom:
            yield name, "frame"


@in_one_test(("number", "preset"), list(enumerate(COUILLON.presets)))
@in_one_test(("language", "label"), list(enumerate([LONG, SINGLE, SHORT])))
def test_plates_cards_and_panels_keep_clear_of_each_other(
    number: int, preset: str, language: int, label: SeatLabel
) -> None:
    # With a dummy the table looks different from its opponents' seats. A deal is in one language: its plates are kept.
    for seat in (0, 2, 4) if COUILLON.dummy(COUILLON.configure(preset)) else (0, 2):
        views = course(preset, seat, ("mit", "kontra", "re"), {"red_queens": "yes"}, seat)
        said_in = LANGUAGES[(number + language + seat // 2) % len(LANGUAGES)]
        for moment, view in enumerate(views):
            # What one seat does not look at, the one across from it does.
            if (moment + seat // 2) % 2 if label is LONG else moment % 6:
                continue
            found = things(position_of(view), [label] * view.seats, said_in)
            assert not list(clashes(found)), moment
            assert found.scene.plan.height <= HIGHEST


@in_one_test("seats", range(2, 9))
@in_one_test("label", [LONG, SINGLE, SHORT])
def test_a_table_of_any_size_has_room_for_everybody(seats: int, label: SeatLabel) -> None:
    found = things(position_of(RoundTable(seats)), [label] * seats, "fr")
    assert not list(clashes(found))
    assert len(found.trick) == seats
    assert sum(name.startswith("plate") for name in found.kept) == seats


@in_one_test("seats", range(2, 9))
def test_cards_of_a_trick_leave_each_other_s_index_in_sight(seats: int) -> None:
    plan = PLANS[seats]
    boxes = [around(*plan.spots[place].card, plan.card) for place in plan.drawn]
    for number, card in enumerate(boxes):
        assert not any(index_of(card).meets(later) for later in boxes[number + 1 :]), number


@in_one_test("seats", range(2, 9))
def test_seats_follow_clockwise_from_the_bottom(seats: int) -> None:
    spots = PLANS[seats].spots
    assert len(spots) == seats
    sides = [spot.side for spot in spots]
    rest = sides[1:]
    last = rest.count(0)
    assert sides[0] == 0
    assert [side for side in rest if side] == sorted(side for side in rest if side)
    assert rest[len(rest) - last :] == [0] * last
    assert sorted(PLANS[seats].drawn) == list(range(seats))


def test_cards_are_drawn_by_place_and_never_by_time() -> None:
    # Top, left, right, bottom; and in rows from the left.
    assert PLANS[4].drawn == (2, 1, 3, 0)
    for seats in (6, 8):
        plan = PLANS[seats]
        across = [plan.spots[place].card[0] for place in plan.drawn]
        assert across[: seats // 2] == sorted(across[: seats // 2])
        assert across[seats // 2 :] == sorted(across[seats // 2 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_line_has_room_for_the_deal_between_its_panels(language: str) -> None:
    for preset in COUILLON.presets:
        for view in course(preset, 3, ("mit", "kontra", "re"))[::3]:
            position = position_of(view)._replace(deal=128)
            late = position._replace(phase=Phase.OVER, tallies=(("cows", (1, 2)),), stakes=("mit", "kontra", "re"))
            for one in (position, late):
                left, right = head_of(one, [SHORT] * view.seats, language)
                assert right.left - left.right >= 210
