"""Dealing in packets, gathering without shuffling, the cut (kleurenwiezen.txt, "The Deal"; docs page, decision 1)."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import Card, parse_cards
from engine.core.chance.packs import cut, next_pack
from engine.core.errors import BadDeal
from engine.games.kleurenwiezen.state import KleurenwiezenState
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import (
    GAME,
    MIXED,
    SUITS_EACH,
    after,
    contracted,
    go,
    hand,
    match_of,
    played_out,
)
from tests.engine.games.playing import any_of

PACK = GAME.pack(GAME.configure())


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]


# --- Dealing


@in_one_test("dealer", [1, 2, 3, 4])
@in_one_test("packets", ["4-5-4", "4-4-5", "5-4-4"])
def test_packets_are_dealt_in_turn_from_dealers_left(packets: str, dealer: int) -> None:
    state = GAME.deal(match_of(dealer=dealer, packets=packets), PACK).state
    sizes = [int(size) for size in packets.split("-")]
    for place in range(4):
        seat = (dealer + place) % 4 + 1
        expected: set[str] = set()
        for before, size in zip((0, sizes[0] * 4, (sizes[0] + sizes[1]) * 4), sizes, strict=True):
            expected |= {card.text for card in PACK[before + place * size : before + (place + 1) * size]}
        assert hand(state, seat) == expected
        assert len(expected) == 13


def test_the_packets_of_the_presets() -> None:
    usual = {preset: match_of(preset).options.packets for preset in GAME.presets}
    assert usual == dict.fromkeys(GAME.presets, "4-5-4") | {"whisthub": "4-4-5", "wallonia": "4-4-5"}


# --- The first deal


def test_the_first_deal_takes_a_shuffled_pack_that_was_dealt_sorted_gathered_and_cut() -> None:
    shuffled = list(PACK)
    random.Random(3).shuffle(shuffled)
    for dealer in (1, 2, 3, 4):
        match = match_of(dealer=dealer)
        assert GAME.gathered(match) == ()
        state = GAME.deal(match, tuple(shuffled)).state
        expected = [card for place in range(4) for card in in_order(hand(state, (dealer + place) % 4 + 1))]
        assert texts(GAME.opening(match, tuple(shuffled))) == expected


def in_order(cards: set[str]) -> list[str]:
    """A sorted hand: spades, hearts, diamonds, clubs, each from ace to two."""
    return sorted(cards, key=lambda card: ("SHDC".index(card[1]), "AKQJT98765432".index(card[0])))


def test_later_deals_take_the_gathered_pack_cut_anywhere_from_3_to_49() -> None:
    match = after(contracted())
    gathered = GAME.gathered(match)
    assert (GAME.cuts[0], GAME.cuts[-1]) == (3, 49)
    for number in (3, 17, 49):
        pack = next_pack(GAME, match, random.Random(1), number)
        assert pack.cards == (*gathered[number:], *gathered[:number])
    for number in (0, 2, 50, 52):
        with pytest.raises(BadDeal):
            next_pack(GAME, match, random.Random(1), number)


def test_where_the_pack_is_shuffled_nothing_is_gathered_or_cut() -> None:
    match = after(played_out(contracted("1 slam S", shuffle="yes")))
    assert (match.gathered, GAME.gathered(match), GAME.gathers(match.options)) == ((), (), False)
    pack = next_pack(GAME, match, random.Random(1))
    assert pack.cut is None
    assert sorted(pack.cards) == sorted(PACK)


# --- Gathering


def test_a_thrown_in_deal_is_gathered_hand_upon_hand_from_eldest_each_sorted() -> None:
    for dealer in (1, 2, 3, 4):
        match = after(contracted(dealer=dealer))
        expected = [card for place in range(4) for card in in_order(set(MIXED[(dealer + place) % 4].split()))]
        assert texts(match.gathered) == expected


def tricks_of(done: KleurenwiezenState, *seats: int) -> list[str]:
    """The cards of the tricks that these seats won, in the order won, each in the order played."""
    leads = [trick[0].seat for trick in done.public.played]
    takers = [*leads[1:], done.public.turn]
    won = zip(takers, done.public.played, strict=True)
    return [card.text for taker, trick in won if taker in seats for _, card in trick]


def test_the_declaring_sides_tricks_lie_on_top_in_the_order_won_then_the_other_sides() -> None:
    done = played_out(go(contracted("2 propose D", "3 accept 8 D"), "AS TS 6S 2S 4C 7C AC JC KC 8C 3C 6C"))
    gathered = texts(after(done).gathered)
    assert gathered == tricks_of(done, 2, 3) + tricks_of(done, 1, 4)
    assert gathered[:8] == ["4C", "7C", "AC", "JC", "KC", "8C", "3C", "6C"]
    assert tricks_of(done, 1, 4)[:4] == ["AS", "TS", "6S", "2S"]


@pytest.mark.parametrize("bids", [("3 abondance 9 D",), ("2 propose C", "2 solo 5 C"), ("4 piccolo",)])
def test_a_lone_declarers_tricks_lie_on_top(bids: tuple[str, ...]) -> None:
    done = played_out(contracted(*bids))
    (declarer,) = done.public.declarers
    others = [seat for seat in (1, 2, 3, 4) if seat != declarer]
    assert texts(after(done).gathered) == tricks_of(done, declarer) + tricks_of(done, *others)


@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_simultaneous_negative_declarers_are_a_pile_each_from_eldest_on_then_the_rest(dealer: int) -> None:
    order = [(dealer + place) % 4 + 1 for place in range(4)]
    declarers = [seat for seat in order if seat != order[1]]
    done = played_out(contracted(*(f"{seat} piccolo" for seat in declarers), dealer=dealer))
    piles = [card for seat in declarers for card in tricks_of(done, seat)]
    assert texts(after(done).gathered) == piles + tricks_of(done, order[1])


def test_the_discards_of_a_small_misere_lie_below_from_eldest_on() -> None:
    state = go(contracted("1 small-misere", dealer=2), "2 discard AD", "1 discard AS", "4 discard JC", "3 discard AC")
    done = played_out(state)
    assert texts(after(done).gathered) == [*tricks_of(done, 1), *tricks_of(done, 2, 3, 4), "AC", "JC", "AS", "AD"]


def test_cards_not_played_lie_between_the_tricks_and_the_discards_hand_upon_hand_sorted() -> None:
    state = contracted("1 small-misere", dealer=2, claim_when_settled="yes")
    state = go(state, "2 discard AD", "1 discard AS", "4 discard JC", "3 discard AC")
    done = go(state, "6S 2S KS TS")
    left = [card for seat in (3, 4, 1, 2) for card in in_order(hand(done, seat))]
    assert done.outcome is not None
    assert texts(after(done).gathered) == ["6S", "2S", "KS", "TS", *left, "AC", "JC", "AS", "AD"]


def test_no_view_of_a_later_deal_holds_the_pack_it_came_from() -> None:
    match = after(contracted())
    assert match.gathered
    state = GAME.deal(match, next_pack(GAME, match, random.Random(1)).cards).state
    for seat in range(5):
        assert GAME.view(state, seat).public.match.gathered == ()


@settings(max_examples=60)
@given(st.sampled_from(list(GAME.presets)), st.integers(0, 10**6), st.sampled_from(["yes", "no"]))
def test_cards_are_conserved_from_deal_to_deal_and_every_deal_sums_to_zero(preset: str, seed: int, claims: str) -> None:
    rng = random.Random(seed)
    match = match_of(preset, rng.randrange(4) + 1, claim_when_settled=claims)
    for _ in range(3):
        state = GAME.deal(match, next_pack(GAME, match, rng).cards).state
        while state.outcome is None:
            seat = rng.choice(GAME.actors(state))
            state = GAME.apply(state, seat, any_of(GAME.legal_actions(GAME.view(state, seat)), rng)).state
            assert sum(held.bit_count() for held in state.hands) == sum(GAME.view(state, 0).hand_sizes)
        match = after(state)
        assert sorted(match.gathered) == sorted(PACK)
        assert sum(state.outcome.result.delta) == 0


def test_one_gathered_pack_by_hand() -> None:
    """Seat 1 makes a slam in spades.

    It wins every trick; it leads spades first, then what the others part with first.
    """
    done = played_out(contracted("1 slam S", hands=SUITS_EACH, troel="off"))
    gathered = texts(after(done).gathered)
    assert gathered[0::4] == [f"{rank}S" for rank in "23456789TJQKA"]
    assert gathered[1::4] == [f"{rank}H" for rank in "23456789TJQKA"]
    top, bottom = parse_cards("2S 2H 2D 2C 3S"), cut(after(done).gathered, 5, GAME.cuts)[-5:]
    assert top == bottom
