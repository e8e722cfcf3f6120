"""Deals that may be: the compiled core draws those that Python draws, and every one as often as it is likely."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine.core.actions import Play
from engine.core.chance.packs import next_pack
from engine.core.registry import GAMES
from engine.core.view import Phase
from engine.players.levels import choose_sensibly
from engine.players.search import search
from engine.players.search.drawing import CERTAIN, LIKELY, STEPS, Clue, Drawing
from engine.players.search.fast import Core, core
from engine.players.search.holdings import Holdings, bits_of
from engine.players.search.position import Position
from engine.players.search.search import Effort, Imagined
from engine.players.search.splitmix import Splitmix
from engine.players.turns import questions
from tests.about import in_one_test
from tests.engine.players.search.test_holdings import every_way, some_rooms
from tests.engine.players.search.test_position import every_preset, imagined


def compiled() -> Core:
    fast = core()
    assert fast is not None
    return fast


def both(drawing: Drawing, seed: int, count: int) -> tuple[list[Position], list[Position]]:
    """So many deals by the core and by Python; the stream goes on alike after them."""
    one, other = Splitmix(seed), Splitmix(seed)
    assert compiled().can_draw(drawing)
    found = compiled().draw(drawing, one, count), [drawing.position(other) for _ in range(count)]
    assert one.state == other.state
    return found


def searched(name: str, preset: str, deals: int) -> Iterator[Imagined]:
    """What is imagined where a card is due, in deals that `normal` plays."""
    game, rng = GAMES[name], random.Random(preset)
    match = game.begin(game.configure(preset))
    for _ in range(deals):
        state: Any = game.deal(match, next_pack(game, match, rng).cards).state
        while state.outcome is None:
            *_, (seat, view, legal, remembered) = questions(game, state)
            plays = [action for action in legal if isinstance(action, Play)]
            if view.phase == Phase.PLAY and (seen := imagined(name).imagine(view, plays)) is not None:
                yield seen
            state = game.apply(state, seat, choose_sensibly(view, legal, rng, remembered)).state


# --- The stream


def test_the_stream_is_splitmix64() -> None:
    stream = Splitmix(1234567)
    # Of Rosetta Code's task "Pseudo-random numbers/Splitmix64".
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [stream.word() for _ in range(4)] == expected


def test_numbers_below_a_bound_and_orders_are_all_as_likely_as_each_other() -> None:
    stream = Splitmix(1)
    numbers = Counter(stream.randrange(6) for _ in range(3000))
    assert set(numbers) == set(range(6))
    assert min(numbers.values()) > 430
    orders = Counter[tuple[int, ...]]()
    for _ in range(2400):
        cards = [0, 1, 2]
        stream.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 330
    with pytest.raises(ValueError, match="no such number"):
        stream.randrange(0)


# --- Where cards may lie


def four_seats(holdings: Holdings) -> Drawing:
    return Drawing(Position([0] * len(holdings.rooms), 0, [0, 0], [0, 0]), holdings)


@in_one_test("seed", range(60))
def test_the_core_draws_the_ways_that_python_draws(seed: int) -> None:
    rooms, among, cards = some_rooms(random.Random(seed))
    drawing = four_seats(Holdings(rooms, among))
    if not every_way(rooms, among, cards):
        with pytest.raises(ValueError, match="do not fit"):
            compiled().draw(drawing, Splitmix(seed), 1)
        with pytest.raises(ValueError, match="do not fit"):
            drawing.position(Splitmix(seed))
        return
    ours, theirs = both(drawing, seed, 8)
    assert ours == theirs


def test_the_core_draws_every_card_as_often_as_it_is_likely_to_be_there() -> None:
    holdings = Holdings((4, 5, 3), (0b0000_1111_1110, 0b1111_1100_1111, 0b1111_0011_1111))
    drawn = compiled().draw(four_seats(holdings), Splitmix(3), 3000)
    for place in range(3):
        for card in bits_of(0xFFF):
            often = sum(bool(at.hands[place] & card) for at in drawn)
            assert often / 3000 == pytest.approx(holdings.chance(place, card), abs=0.035)


@every_preset
def test_deals_of_every_preset_are_drawn_alike(name: str, preset: str) -> None:
    looked_at = 0
    for at, seen in enumerate(islice(searched(name, preset, 2), 0, None, 3)):
        assert isinstance(seen.worlds, Drawing)
        ours, theirs = both(seen.worlds, at, 2)
        assert ours == theirs
        looked_at += 1
    assert looked_at


# --- What was said


def some_clue(rng: random.Random, cards: int) -> Clue:
    def worths() -> tuple[int, ...]:
        return tuple(rng.randrange(30) for _ in range(64))

    first = rng.choice((0, 0, 2))
    by, than = tuple(worths() for _ in range(rng.randrange(1, 3))), tuple(worths() for _ in range(rng.randrange(2)))
    some = [rng.randrange(1 << cards) & rng.randrange(1 << cards) for _ in range(2)]
    holding = rng.choice((0, 0, 1 << rng.randrange(cards)))
    return Clue(
        rng.randrange(3), rng.random() < 0.5, rng.randrange(60), by, than, first, some[0], some[1], holding, 1 << 60
    )


@in_one_test("seed", range(40))
def test_clues_are_believed_alike(seed: int) -> None:
    rng = random.Random(seed)
    holdings = Holdings((4, 4, 4, 2, 2), (0xFFFF, 0xFF0F, 0xFFFF, 0xFFFF, 0xFFFF))
    start = Position([1 << 20, 1 << 21, 1 << 22], 0, [0, 0], [0, 0])
    clues = tuple(some_clue(rng, 16) for _ in range(2))
    covers = rng.choice((((1 << 20, 0), (0, 2)), ((1 << 20, 0), (1 << 22, 2))))
    ours, theirs = both(Drawing(start, holdings, clues, covers, draws=True), seed, 6)
    assert ours == theirs


def test_a_deal_is_drawn_as_often_as_its_words_are_likely() -> None:
    """One of two cards is worth ten parts more than the mark, the other ten less; a word was said."""
    worths = (10, -10, *(0,) * 62)
    drawing = Drawing(Position([0, 0], 0, [0], [0]), Holdings((1, 1), (3, 3)), (Clue(0, True, 0, (worths,)),))
    likely = LIKELY[10 + STEPS] / CERTAIN
    assert likely == pytest.approx(0.8808, abs=0.0001)
    drawn = compiled().draw(drawing, Splitmix(5), 2000)
    assert sum(at.hands[0] == 1 for at in drawn) / 2000 == pytest.approx(likely, abs=0.025)


# --- What comes of it


@in_one_test(
    ("name", "preset"),
    [("couillon", "couillon"), ("couillon", "troeven-3"), ("kleurenwiezen", "pagat"), ("couillon", "troeven-2-stock")],
)
def test_cards_are_worth_the_same_without_the_core(name: str, preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list(islice(searched(name, preset, 1), 2, None, 9))
    fast = [search.weigh(one, Effort(7), random.Random(2)) for one in seen]
    with monkeypatch.context() as without:
        without.setattr(search, "core", lambda: None)
        assert [search.weigh(one, Effort(7), random.Random(2)) for one in seen] == fast


def test_more_deals_than_the_core_takes_at_once_go_on_where_the_last_ended() -> None:
    (seen,) = islice(searched("couillon", "couillon", 1), 1)
    assert isinstance(seen.worlds, Drawing)
    many = search.weigh(seen, Effort(300), random.Random(2))
    worlds = list(islice(seen.worlds(random.Random(2)), 300))
    assert search.averaged(seen, [worlds]) == many


def test_what_the_core_has_no_room_for_is_drawn_by_python() -> None:
    some = Clue(0, True, 0, ((0,) * 64,))
    drawing = four_seats(Holdings((1, 1), (0b11, 0b11)))
    many = Drawing(drawing.start, drawing.holdings, (some,) * 40)
    assert not compiled().can_draw(many)
    assert next(many(random.Random(1))).hands in ([1, 2], [2, 1])
    most = Holdings((5,) * 9, ((1 << 45) - 1,) * 8 + ((1 << 45) - 2,))
    assert not compiled().can_draw(four_seats(most))
