"""Tables of two and three are filled from the deal to its end, by cards and words as large as there is room for."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PIL import Image, ImageChops

from engine.core.registry import GAMES
from engine.core.view import SPECTATOR, View
from locales import LANGUAGES, say_in
from rendering import Look, SeatLabel, look_of
from rendering.canvas import felt
from rendering.canvas.values import WIDTH
from rendering.table import picture
from rendering.table.centre import draw_middle, put_place
from rendering.table.picture import compose_table, scene_of
from rendering.table.plan import Box
from rendering.table.position import Position, position_of
from rendering.turn.picture import compose_turn
from rendering.turn.turn import Turn
from tests.about import about, in_one_test
from tests.rendering.felt import bare_share
from tests.rendering.lettering import watched
from tests.rendering.names import LONG_NAMES
from tests.rendering.positions import EIGHT
from tests.rendering.turn.positions import PRESETS, turn_of, turns

MOST_BARE = 0.6
"""The share of a picture that may be bare felt."""
SHORT = [SeatLabel(name, person=seat) for seat, name in enumerate(("Anna", "Bram", "Chloé"), 1)]
"""Names for which the least is drawn."""


def course(game: str, preset: str, seed: int) -> Iterator[tuple[View, Turn | None]]:
    """What everybody sees of each position of a random deal, and the turn of whoever acts."""
    rules, chance = GAMES[game], random.Random(seed)
    options = rules.configure(preset)
    pack = list(rules.pack(options))
    chance.shuffle(pack)
    state = rules.deal(rules.begin(options), pack).state
    while state.outcome is None:
        seat = chance.choice(rules.due(state))
        view = rules.view(state, seat)
        legal = rules.legal_actions(view)
        yield rules.view(state, SPECTATOR), turn_of(view, legal)
        state = rules.apply(state, seat, chance.choice(legal)).state
    yield rules.view(state, SPECTATOR), None


def is_small(game: str, preset: str) -> bool:
    """Whether two or three play it."""
    return next(turns(game, preset, 0)).view.seats < 4


SMALL = [one for one in PRESETS if is_small(*one)]


@in_one_test(("game", "preset"), SMALL)
def test_less_than_six_tenths_of_every_table_and_turn_of_a_deal_are_bare(game: str, preset: str) -> None:
    say, whole = say_in("en"), list(course(game, preset, len(preset)))
    for view, turn in (*whole[:2], *whole[3:-3:13], *whole[-3:]):
        labels, look = SHORT[: view.seats], look_of(say)
        with about(position_of(view).trick_number, len(view.trick)):
            assert bare_share(compose_table(view, labels, look, say)) < MOST_BARE
            assert turn is None or bare_share(compose_turn(turn, labels, look, say)) < MOST_BARE


@in_one_test(("game", "preset"), SMALL)
def test_less_than_six_tenths_are_bare_before_the_first_card_whoever_leads(game: str, preset: str) -> None:
    led = first_lead(game, preset)
    if led is None:
        return
    view = next(view for view, _ in course(game, preset, 1))
    for seat in led.order:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(picture, "position_of", lambda _, seat=seat: led._replace(turn=(seat,)))
            table = compose_table(view, SHORT[: led.seats], Look(), say_in("en"))
        assert bare_share(table) < MOST_BARE, seat


def drawn_on(empty: Image.Image, image: Image.Image) -> Box:
    """What was drawn on an empty picture."""
    reach = ImageChops.difference(empty, image).getbbox()
    assert reach is not None
    return Box(*reach)


def first_lead(game: str, preset: str) -> Position | None:
    """The position before the first card of a deal, if nothing is open then."""
    for view, _ in course(game, preset, 1):
        position = position_of(view)
        if position.asked == "play" and not any(position.piles):
            return position
    return None


@in_one_test(("game", "preset"), SMALL)
def test_who_leads_stands_clear_of_the_first_card_s_place_the_stock_and_all_plates(game: str, preset: str) -> None:
    position = first_lead(game, preset)
    if position is None:
        return
    for seat in position.order:
        for number, language in enumerate(LANGUAGES):
            labels = [SeatLabel(LONG_NAMES[(number * 3 + one) % len(LONG_NAMES)]) for one in position.order]
            say, led = say_in(language), position._replace(turn=(seat,))
            plan = scene_of(led, labels, Look(), say).plan
            empty = felt.table(WIDTH, plan.height)
            panel, place, stock = empty.copy(), empty.copy(), empty.copy()
            draw_middle(panel, led._replace(draws=False), labels, plan, Look(), say)
            spot = plan.spots[led.order.index(seat)]
            put_place(place, spot.card, plan.card, spot.tilt)
            told = drawn_on(empty, panel)
            assert not told.meets(drawn_on(empty, place))
            led.extras.lay(stock, plan.middle[1], Look(), say)
            if led.draws:
                draw_middle(stock, led._replace(turn=()), labels, plan, Look(), say)
            if ImageChops.difference(empty, stock).getbbox():
                assert not told.meets(drawn_on(empty, stock))
            assert not [piece.kind for piece in scene_of(led, labels, Look(), say).pieces if piece.box.meets(told)]
            assert told.left >= felt.RIM
            assert told.right <= WIDTH - felt.RIM


def test_open_cards_of_two_are_as_large_as_there_is_room_for_once_they_are_few() -> None:
    widths: list[int] = []
    for view, _ in course("couillon", "troeven-2-layout", 2):
        arrays = scene_of(position_of(view), SHORT[:2], Look(), say_in("en")).arrays
        widths.append(max((array.card for array in arrays.values()), default=0))
    left = [width for width in widths if width]
    assert left == sorted(left)
    assert (left[0], left[-1], widths[-1]) == (92, 184, 0)


def test_no_name_beside_open_cards_of_a_turn_is_cut() -> None:
    with watched() as found:
        for number, (view, turn) in enumerate(course("couillon", "troeven-2-layout", 2)):
            if turn is not None and number >= 20:
                labels = [SeatLabel(LONG_NAMES[(number + seat) % len(LONG_NAMES)]) for seat in range(view.seats)]
                compose_turn(turn, labels, Look(), say_in("fr"))
    assert not [one.text for one in found if "…" in one.text]
    assert not [one.text for one in found if one.text.startswith((":", "\u00a0:"))]


def test_where_trumps_are_named_the_undealt_cards_fan_out_and_no_stock_lies_over_the_words() -> None:
    view, _ = next(course("couillon", "troeven-2-stock", 1))
    assert position_of(view).names_trumps is not None
    with watched() as found:
        image = compose_table(view, EIGHT[:2], Look(), say_in("en"))
    assert bare_share(image) < 0.45
    assert any(one.text.endswith("makes trumps") and one.size > 30 for one in found)
