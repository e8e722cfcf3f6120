"""A seat's turn in the auction, made ready to be asked about many hands: what `normal` says with each of them, and how
likely it says something.

Turns that follow one another are kept, as most auctions go on in one of a few ways.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import Final, NamedTuple

from engine.core.cards import SUIT_MASKS, Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import HAND, Family
from engine.games.kleurenwiezen.player.bidding import ByTricks, Worth, best_of, proposal, worth_by
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.strength import ALONE, danger_of_all, tricks_of
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, Troel

POINTS: Final = 2.0
"""Points of loss that make what is said less likely by the factor e."""
LEAST_CHANCE: Final = 0.04
"""How likely it is at least, as not everybody bids as `normal`."""
MOST_DANGER: Final = 2.5
"""With more dangers than this a negative contract is not thought of."""
LEAST_HOPE: Final = 1.5
"""Nor an abondance for which this many tricks are missing."""


class _Choices(NamedTuple):
    """What a hand with cards of certain suits may say, with what it is worth by the hand."""

    legal: Mapping[KleurenwiezenAction, Worth]
    """All of it; below the same by how it is thought of."""
    usual: Sequence[tuple[KleurenwiezenAction, Worth]]
    by_tricks: Sequence[tuple[KleurenwiezenAction, ByTricks]]
    """What is looked up by the tricks of the hand."""
    negative: Sequence[tuple[KleurenwiezenAction, Worth]]
    many: Sequence[tuple[KleurenwiezenAction, Worth, int, Suit]]
    """Abondances and slams, with their tricks and trumps."""
    fewest: int
    """The fewest tricks of those."""


class Turn:
    """A seat's turn in the auction."""

    def __init__(self, public: KleurenwiezenPublic) -> None:
        self.public, self.seat = public, public.auction.turn
        self._choices: dict[tuple[bool, ...], _Choices] = {}

    def chosen(self, hand: int) -> KleurenwiezenAction:
        """What `normal` says with this hand, a mask."""
        worths = dict(self._thought_of(hand, self._choices_with(hand)))
        return best_of(worths) if len(worths) > 1 else next(iter(worths))

    def believes(self, hand: int, action: KleurenwiezenAction, part: float) -> bool:
        """Whether a seat with this hand would say this in more than such a part of all cases: the less often, the more
        points it loses beside what is best with it."""
        choices = self._choices_with(hand)
        if action not in choices.legal:
            return False
        if part < LEAST_CHANCE:
            return True
        own = choices.legal[action](hand)
        if isinstance(action, Propose):
            # A proposal may be refused and so costs nothing; nobody makes one with a poor hand nevertheless.
            own = min(own, proposal(self.public, action.suit)(hand))
        elif action is Word.WAIT and not own:
            own = -POINTS
        most = own + POINTS * log((1 - LEAST_CHANCE) / (part - LEAST_CHANCE))
        # A pass is worth nothing, and whoever may say anything may pass.
        return most >= 0 and all(worth <= most for _, worth in self._thought_of(hand, choices))

    def after(self, action: KleurenwiezenAction) -> Turn:
        """The turn that follows if the seat says this; of no seat where the auction is over."""
        return _after(self, action)

    def _choices_with(self, hand: int) -> _Choices:
        held = tuple([hand & suit > 0 for suit in SUIT_MASKS])
        if (choices := self._choices.get(held)) is None:
            choices = self._choices[held] = self._choices_of(hand)
        return choices

    def _thought_of(self, hand: int, choices: _Choices) -> Iterator[tuple[KleurenwiezenAction, float]]:
        """What is worth thinking of with this hand, and what it is worth."""
        tricks = tricks_of(hand)
        for action, looked_up in choices.by_tricks:
            yield action, looked_up.by(tricks)
        for action, worth in choices.usual:
            yield action, worth(hand)
        if choices.negative and danger_of_all(hand) < MOST_DANGER:
            for action, worth in choices.negative:
                yield action, worth(hand)
        if choices.many:
            hopes = tricks[ALONE]
            if max(hopes) + LEAST_HOPE >= choices.fewest:
                for action, worth, goal, suit in choices.many:
                    if goal <= hopes[suit] + LEAST_HOPE:
                        yield action, worth(hand)

    def _choices_of(self, hand: int) -> _Choices:
        legal: dict[KleurenwiezenAction, Worth] = {}
        usual: list[tuple[KleurenwiezenAction, Worth]] = []
        by_tricks: list[tuple[KleurenwiezenAction, ByTricks]] = []
        negative: list[tuple[KleurenwiezenAction, Worth]] = []
        many: list[tuple[KleurenwiezenAction, Worth, int, Suit]] = []
        for action in auction.legal(self.public, self.seat, hand):
            worth = legal[action] = worth_by(self.public, self.seat, action)
            if isinstance(worth, ByTricks):
                by_tricks.append((action, worth))
            elif not isinstance(action, Bid):
                usual.append((action, worth))
            elif action.contract.suit is None:
                negative.append((action, worth))
            elif action.contract.family is Family.ABONDANCE:
                many.append((action, worth, action.contract.goal, action.contract.suit))
            else:
                usual.append((action, worth))
        return _Choices(legal, usual, by_tricks, negative, many, min((goal for *_, goal, _ in many), default=HAND))


TURNS: Final = 1 << 12
"""So many are kept: of some ten deals' auctions."""


@lru_cache(maxsize=TURNS)
def _after(turn: Turn, action: KleurenwiezenAction) -> Turn:
    # Whatever the seat holds: only what it may say depends on that.
    said = auction.say_in_auction(turn.public, turn.seat, ALL, action)
    return Turn(turn.public._replace(auction=said))


def first_turn(public: KleurenwiezenPublic) -> Turn:
    """The turn with which the auction of this deal began."""
    # Of the match only that is taken on which what is said and paid depends, so that deals share their turns.
    match = public.match
    same = KleurenwiezenMatch(match.options, match.ladder, match.dealer, passed_out=match.passed_out)
    return _first_turn(same, public.troel)


@lru_cache(maxsize=1 << 6)
def _first_turn(match: KleurenwiezenMatch, troel: Troel | None) -> Turn:
    begun = auction.begin_auction(match, troel)
    return Turn(KleurenwiezenPublic(match, KleurenwiezenPhase.AUCTION, begun, troel, multiple=1 + match.passed_out))


def turn_now(public: KleurenwiezenPublic) -> Turn:
    """The turn of the seat that is to speak."""
    turn = first_turn(public)
    for _, action in public.auction.calls:
        turn = turn.after(action)
    return turn
