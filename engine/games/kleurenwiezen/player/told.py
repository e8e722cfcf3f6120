"""What the words of an auction tell of the hands: how likely each is said, and deals with which all may have been said.

- A `Turn` is made ready to be asked about many hands. Turns that follow one another are kept, as most auctions go on in
  one of a few ways.
- Everybody is taken to bid about as `normal` does: the more points a hand would have lost by what was said, the less
  likely it is, and so the less often it is supposed (`Supposing`).
- Deals are drawn by the core, words weighed here: that is a tenth of all that `strong` thinks, and a fifth of a bid.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from operator import or_
from typing import Final, NamedTuple

from engine.core.cards import SUIT_MASKS, Suit, mask_of
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import HAND, Family
from engine.games.kleurenwiezen.player.bidding import ByTricks, Worth, best_of, proposal, worth_by
from engine.games.kleurenwiezen.player.known import ALL, KleurenwiezenKnowledge, known_from
from engine.games.kleurenwiezen.player.strength import ALONE, danger_of_all, tricks_of
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView, Troel
from engine.players.search.drawing import STEPS, Clue, Drawing
from engine.players.search.holdings import Holdings, bits_of
from engine.players.search.position import Position
from engine.players.search.search import deals

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

    @property
    def has_choice(self) -> bool:
        """Whether there is more than one thing to say, at least with cards of all suits."""
        return len(self._choices_with(ALL).legal) > 1

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


Hands = tuple[int, ...]
"""Per seat the cards dealt to it, as a mask."""

TRIES: Final = 6
"""For each deal to be supposed, how many are looked at."""


class SaidBid(NamedTuple):
    """Something another seat has said, where it had a choice."""

    turn: Turn
    action: KleurenwiezenAction


def _said_by_others(view: KleurenwiezenView) -> list[SaidBid]:
    """What others have said in the auction and had a choice about, what tells most first."""
    turn, found = first_turn(view.public), []
    for seat, action in view.public.auction.calls:
        if seat != view.seat and turn.has_choice:
            found.append(SaidBid(turn, action))
        turn = turn.after(action)
    return sorted(found, key=lambda said: said.action is Word.PASS)


class _Spread(NamedTuple):
    """Cards that are certainly in each hand, and where the others may be."""

    sure: tuple[int, ...]
    holdings: Holdings


class Supposing:
    """What a view and what was said tell about the hands."""

    def __init__(self, view: KleurenwiezenView, rng: random.Random) -> None:
        known = known_from(view)
        self._rng, self._said, self._played = rng, _said_by_others(view), known.played
        self._laid = [seat for seat in view.discarded if seat != view.seat]
        self._left = ALL & ~sum(known.played)
        clues = _without_troel(view, known.played)
        starts = [(Position([*sure], 0, [0], [0]), holdings) for sure, holdings in _spreads(view, known)]
        self._drawn = [deals(Drawing(start, holdings, clues), rng) for start, holdings in starts]

    def now(self, count: int) -> list[Hands]:
        """The hands as they may be now, so many times; where few fit what was said half as many, by the best others."""
        found: list[Hands] = []
        spare: list[tuple[int, Hands]] = []
        for _ in range(count * TRIES):
            hands = tuple(next(self._rng.choice(self._drawn)).hands)
            fitting = self._fitting(self._dealt(hands))
            if fitting == len(self._said):
                found.append(hands)
                if len(found) == count:
                    return found
            else:
                spare.append((fitting, hands))
        spare.sort(key=lambda one: -one[0])
        return found + [hands for _, hands in spare[: max(0, (count + 1) // 2 - len(found))]]

    def _dealt(self, hands: Hands) -> Hands:
        """The hands as they were dealt; of what others laid aside, a card each."""
        dealt = list(map(or_, hands, self._played))
        if self._laid:
            for seat, card in zip(self._laid, bits_of(self._left & ~sum(hands)), strict=True):
                dealt[seat - 1] |= card
        return tuple(dealt)

    def _fitting(self, dealt: Hands) -> int:
        """How many calls fit these hands until one does not."""
        for at, (turn, action) in enumerate(self._said):
            if not turn.believes(dealt[turn.seat - 1], action, self._rng.random()):
                return at
        return len(self._said)


def _spreads(view: KleurenwiezenView, known: KleurenwiezenKnowledge) -> list[_Spread]:
    """In which ways a Troel's aces may lie, each with where all other cards may be; a single one without a Troel."""
    everything, said = _Spread(tuple([hand.sure for hand in known.hands]), known.holdings), view.troel
    if said is None:
        return [everything]
    found = []
    for called in auction.ACES_DOWN if said.called is None else (said.called,):
        aces = {ace.bit: said.partner if ace is called else said.seat for ace in auction.ACES_DOWN}
        spread = _with(everything, aces, known.played)
        if spread is not None:
            found.append(spread)
    return found or [everything]


def _with(spread: _Spread, aces: Mapping[int, int], played: Sequence[int]) -> _Spread | None:
    """The same where these seats were dealt these aces; None where that cannot be."""
    sure, rooms, among = list(spread.sure), list(spread.holdings.rooms), list(spread.holdings.among)
    for ace, seat in aces.items():
        if (sure[seat - 1] | played[seat - 1]) & ace:
            continue
        if not among[seat - 1] & ace or not rooms[seat - 1]:
            return None
        sure[seat - 1] |= ace
        rooms[seat - 1] -= 1
        among = [cards & ~ace for cards in among]
    holdings = Holdings(rooms, among)
    return _Spread(tuple(sure), holdings) if holdings.ways else None


_ACE: Final = 2 * STEPS
"""So much counts an ace that a hand with one too many is as good as certainly announced, and others never."""
_ACES: Final = tuple(_ACE * (mask_of(auction.ACES_DOWN) >> card & 1) for card in range(64))


def _without_troel(view: KleurenwiezenView, played: Sequence[int]) -> tuple[Clue, ...]:
    """That no other seat was dealt the aces that it would have had to announce."""
    counts = auction.counts_of_aces(view.public.match.options, view.public.match.ladder)
    if view.troel is not None or not counts:
        return ()
    enough = _ACE * min(counts) - STEPS
    others = (seat for seat in range(1, SEATS + 1) if seat != view.seat)
    return tuple(Clue(seat - 1, False, enough, (_ACES,), played=played[seat - 1]) for seat in others)
