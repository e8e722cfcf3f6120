"""In random auctions with random options, a seat may say what the table offers it, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pytest

from engine.core.errors import IllegalAction
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, in_suits
from engine.games.kleurenwiezen.options import OPTIONS, PRESETS
from engine.games.kleurenwiezen.state import OPEN, BidderStatus, KleurenwiezenPublic
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import GAME

EVERY_BID: Final[tuple[KleurenwiezenAction, ...]] = (
    *Word,
    *map(Propose, SUITS_DOWN),
    *(Bid(one) for kind, nature in NATURES.items() for goal in nature.goals for one in in_suits(kind, goal)),
)
OF_THE_AUCTION: Final = (
    *("parole", "troel", "troel_tricks", "slams", "open_slam", "piccolissimo", "abondance_table", "slam_table"),
    *("proposals_per_suit", "solo_after_repeat", "binding", "abondance_to_misere", "forced_fourth", "misere_closes"),
    *("solo5", "piccolo", "scoring"),
)


def before(rng: random.Random) -> KleurenwiezenPublic:
    """The start of an auction with random options."""
    changes = {spec.name: rng.choice(spec.values) for spec in OPTIONS if spec.name in OF_THE_AUCTION}
    match = GAME.begin(GAME.configure(rng.choice(sorted(PRESETS)), changes), rng.randrange(1, 5))
    pack = list(GAME.pack(match.options))
    rng.shuffle(pack)
    return GAME.deal(match, pack).state.public


def turns(seed: int) -> Iterator[tuple[KleurenwiezenPublic, int, KleurenwiezenAction]]:
    """The turns of a random auction: a hand that lacks some suits, and what it says; then the end."""
    rng = random.Random(seed)
    public = before(rng)
    while seat := public.auction.turn:
        hand = sum(suit.mask for suit in SUITS_DOWN if rng.random() < 0.9)
        offered = auction.legal(public, seat, hand)
        # The auction offers the higher contracts, which end it early, last.
        said = offered[int(len(offered) * rng.random() ** 2)]
        yield public, hand, said
        public = public._replace(auction=auction.say_in_auction(public, seat, hand, said))
    yield public, 0, Word.PASS


@in_one_test("seed", range(60))
def test_what_is_offered_is_exactly_what_may_be_said(seed: int) -> None:
    for public, hand, _ in turns(seed):
        seat = public.auction.turn
        if not seat:
            break
        offered = auction.legal(public, seat, hand)
        accepted = set()
        for action in EVERY_BID:
            with suppress(IllegalAction):
                auction.say_in_auction(public, seat, hand, action)
                accepted.add(action)
        assert len(set(offered)) == len(offered)
        assert set(offered) == accepted
        assert offered[0] is Word.PASS


@in_one_test("seed", range(60))
def test_only_the_seat_on_turn_may_speak(seed: int) -> None:
    for public, _, said in turns(seed):
        for seat in {1, 2, 3, 4} - {public.auction.turn}:
            with pytest.raises(IllegalAction):
                auction.say_in_auction(public, seat, 0, said)


@in_one_test("seed", range(60))
def test_contracts_only_rise_and_in_the_end_whoever_does_not_hold_the_highest_has_passed(seed: int) -> None:
    highest = None
    for public, _, _ in turns(seed):
        now, ladder = public.auction.highest, public.match.ladder
        assert now == highest or (now is not None and ladder.outranks(now, highest))
        highest = now
        if public.auction.raising:
            assert all(bidder.status not in OPEN and bidder.live is None for bidder in public.auction.bidders)
    last = public.auction
    for seat, bidder in enumerate(last.bidders, 1):
        assert (bidder.status is BidderStatus.PASSED) == (bidder.contract is None)
        assert bidder.status is BidderStatus.PASSED or (seat in last.holders and bidder.contract == last.highest)
