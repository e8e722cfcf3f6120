"""The pack for the next deal: shuffled, or gathered and cut. Each test is named after the clause it proves."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import Card, parse_cards
from engine.core.chance.packs import cut, next_pack, shuffled
from engine.core.errors import BadDeal
from engine.core.game import Match
from engine.core.registry import GAMES
from engine.players.players import player_named
from engine.players.selfplay import selfplay
from engine.records.record import Record
from engine.records.replay import positions
from tests.about import in_one_test

GAME = GAMES["kleurenwiezen"]
OTHERS = [game for game in GAMES.values() if not game.cuts]
TEN = parse_cards("AS KS QS JS TS 9S 8S 7S 6S 5S")
ALLOWED = range(3, 8)


def sorted_hands(pack: tuple[Card, ...], dealer: int) -> tuple[Card, ...]:
    """Four, five and four cards to each from eldest on; hands laid upon each other, S H D C, ace down to two."""
    order = [(dealer + step) % 4 for step in range(4)]
    hands: dict[int, list[Card]] = {seat: [] for seat in order}
    cards = iter(pack)
    for size in (4, 5, 4):
        for seat in order:
            hands[seat] += [next(cards) for _ in range(size)]
    return tuple(card for seat in order for card in sorted(hands[seat], key=lambda card: (card.suit, -card.rank)))


def is_turned(pack: tuple[Card, ...], other: tuple[Card, ...]) -> int | None:
    """How many cards must go from the top of one pack to the bottom to make the other."""
    return next((number for number in range(len(pack)) if (*pack[number:], *pack[:number]) == other), None)


def thrown_in(seed: int, **changes: str) -> Match:
    """The standing after a first deal in which everybody passed; there is no Troel, so everybody can."""
    options = GAME.configure(None, {"troel": "off", **changes})
    state = GAME.deal(GAME.begin(options, 2), shuffled(GAME, options, random.Random(seed))).state
    while state.outcome is None:
        state = GAME.apply(state, GAME.due(state)[0], GAME.parse_action("pass")).state
    match: Match = state.outcome.match
    return match


# --- the cut


def test_the_top_cards_go_to_the_bottom_and_the_others_keep_their_order() -> None:
    assert cut(TEN, 3, ALLOWED) == parse_cards("JS TS 9S 8S 7S 6S 5S AS KS QS")
    assert cut(TEN, 7, ALLOWED) == parse_cards("7S 6S 5S AS KS QS JS TS 9S 8S")


@in_one_test("cards", [-1, 0, 2, 8, 10, 52])
def test_too_few_or_too_many_cards_cannot_be_cut_off(cards: int) -> None:
    with pytest.raises(BadDeal) as refused:
        cut(TEN, cards, ALLOWED)
    assert "3 to 7" in str(refused.value)


def test_neither_a_shuffled_pack_nor_none_at_all_is_cut() -> None:
    with pytest.raises(BadDeal):
        cut(TEN, 3, range(0))
    with pytest.raises(BadDeal):
        cut((), 3, ALLOWED)


def test_between_3_and_49_cards_can_be_cut_off_in_kleurenwiezen() -> None:
    assert (GAME.cuts[0], GAME.cuts[-1]) == (3, 49)


# --- the next pack


def test_the_first_pack_was_shuffled_dealt_sorted_gathered_and_cut() -> None:
    numbers = set()
    for seed in range(60):
        dealer = seed % 4 + 1
        match = GAME.begin(GAME.configure(), dealer)
        pack = next_pack(GAME, match, random.Random(seed))
        number = is_turned(sorted_hands(shuffled(GAME, match.options, random.Random(seed)), dealer), pack.cards)
        assert number in GAME.cuts
        assert pack.cut is None
        numbers.add(number)
    assert len(numbers) > 20


def test_a_later_pack_is_the_gathered_one_with_as_many_cards_cut_off_as_said() -> None:
    match = thrown_in(1)
    for number in GAME.cuts:
        pack = next_pack(GAME, match, random.Random(1), number)
        assert pack == (cut(GAME.gathered(match), number, GAME.cuts), number)
    for number in (2, 50):
        with pytest.raises(BadDeal):
            next_pack(GAME, match, random.Random(1), number)


def test_where_nobody_says_how_many_cards_chance_does() -> None:
    match = thrown_in(1)
    packs = [next_pack(GAME, match, random.Random(seed)) for seed in range(300)]
    assert {pack.cut for pack in packs} == set(GAME.cuts)
    assert all(is_turned(GAME.gathered(match), pack.cards) == pack.cut for pack in packs)


def test_a_pack_that_is_shuffled_for_every_deal_is_neither_sorted_nor_cut() -> None:
    first = GAME.begin(GAME.configure(None, {"shuffle": "yes"}))
    for match in (first, thrown_in(1, shuffle="yes")):
        pack = next_pack(GAME, match, random.Random(5))
        assert pack == (shuffled(GAME, match.options, random.Random(5)), None)


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.name)
def test_games_without_a_cut_are_dealt_from_a_shuffled_pack(game: object) -> None:
    for game in OTHERS:
        match = game.begin(game.configure())
        assert not game.gathers(match.options)
        assert next_pack(game, match, random.Random(4)) == (shuffled(game, match.options, random.Random(4)), None)


# --- Only computers at the table


@pytest.mark.parametrize("shuffle", ["no", "yes"])
def test_self_play_records_the_cut_of_every_deal_but_the_first(shuffle: str) -> None:
    kept: list[Record] = []
    options = GAME.configure("pagat", {"deals": "8", "shuffle": shuffle})
    selfplay(GAME, options, 16, 3, player_named("random"), kept.append)
    for record in kept:
        first, *later = record.deals
        assert (first.cut, len(first.pack)) == (None, 52)
        for deal in later:
            assert (deal.cut in GAME.cuts, deal.pack) == (True, ()) if shuffle == "no" else len(deal.pack) == 52
        assert Record.parse(str(record)) == record
        *_, last = positions(record)
        assert last.state.outcome is not None
    assert sum(len(record.deals) for record in kept) == 16
