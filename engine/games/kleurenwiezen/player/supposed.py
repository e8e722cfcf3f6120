"""Deals that a seat may suppose: any hands of the others with which they may have said what they said.

Everybody is taken to bid about as `normal` does: the more points a hand would have lost by what was said, the less
likely it is, and so the less often it is supposed. A seat's turn in the auction is made ready to be asked about many
hands; turns that follow one another are kept, so that an auction which goes on the same way with other hands costs
little.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.core.cards import SUIT_MASKS, Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.contracts.contracts import HAND, Family
from engine.games.kleurenwiezen.player.bidding import Worth, best_of, proposal, worth_by
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.player.strength import ALONE, danger_of_all, tricks_of
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import KleurenwiezenPublic, KleurenwiezenView
from engine.players.search.holdings import Holdings, bits_of

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
        self._after: dict[KleurenwiezenAction, Turn] = {}

    def chosen(self, hand: int) -> KleurenwiezenAction:
        """What `normal` says with this hand, a mask."""
        worths = self._worths(hand, self._choices_with(hand))
        return best_of(worths) if len(worths) > 1 else next(iter(worths))

    def chance(self, hand: int, action: KleurenwiezenAction) -> float:
        """How likely it is that a seat with this hand says this, beside what is best with it."""
        choices = self._choices_with(hand)
        if action not in choices.legal:
            return 0.0
        worths = self._worths(hand, choices)
        own = worths.get(action)
        if own is None:
            own = choices.legal[action](hand)
        if isinstance(action, Propose):
            # A proposal may be refused and so costs nothing; nobody makes one with a poor hand nevertheless.
            own = min(own, proposal(self.public, action.suit)(hand))
        elif action is Word.WAIT and not own:
            own = -POINTS
        less = max(0.0, max(worths.values()) - own)
        return LEAST_CHANCE + (1 - LEAST_CHANCE) * exp(-less / POINTS)

    def after(self, hand: int, action: KleurenwiezenAction) -> Turn:
        """The turn that follows if a seat with this hand says this; of no seat where the auction is over."""
        if (found := self._after.get(action)) is None:
            said = auction.say_in_auction(self.public, self.seat, hand, action)
            found = self._after[action] = Turn(self.public._replace(auction=said))
        return found

    def _choices_with(self, hand: int) -> _Choices:
        held = tuple([hand & suit > 0 for suit in SUIT_MASKS])
        if (choices := self._choices.get(held)) is None:
            choices = self._choices[held] = self._choices_of(hand)
        return choices

    def _worths(self, hand: int, choices: _Choices) -> dict[KleurenwiezenAction, float]:
        """What is worth thinking of with this hand, and what it is worth."""
        worths = {action: worth(hand) for action, worth in choices.usual}
        if choices.negative and danger_of_all(hand) < MOST_DANGER:
            worths.update([(action, worth(hand)) for action, worth in choices.negative])
        if choices.many:
            hopes = tricks_of(hand)[ALONE]
            if max(hopes) + LEAST_HOPE >= choices.fewest:
                near = (more for more in choices.many if more[2] <= hopes[more[3]] + LEAST_HOPE)
                worths.update([(action, worth(hand)) for action, worth, *_ in near])
        return worths

    def _choices_of(self, hand: int) -> _Choices:
        legal: dict[KleurenwiezenAction, Worth] = {}
        usual: list[tuple[KleurenwiezenAction, Worth]] = []
        negative: list[tuple[KleurenwiezenAction, Worth]] = []
        many: list[tuple[KleurenwiezenAction, Worth, int, Suit]] = []
        for action in auction.legal(self.public, self.seat, hand):
            worth = legal[action] = worth_by(self.public, self.seat, action)
            if not isinstance(action, Bid):
                usual.append((action, worth))
            elif action.contract.suit is None:
                negative.append((action, worth))
            elif action.contract.family is Family.ABONDANCE:
                many.append((action, worth, action.contract.goal, action.contract.suit))
            else:
                usual.append((action, worth))
        return _Choices(legal, usual, negative, many, min((goal for *_, goal, _ in many), default=HAND))


Hands = tuple[int, ...]
"""Per seat the cards dealt to it, as a mask."""

TRIES: Final = 6
"""For each deal to be supposed, how many are looked at before one that fits badly is taken."""


class SaidBid(NamedTuple):
    """Something another seat has said, where it had a choice."""

    turn: Turn
    action: KleurenwiezenAction


class _Spread(NamedTuple):
    """Cards that are certainly in each hand, and where the others may be."""

    sure: tuple[int, ...]
    holdings: Holdings


class Supposing:
    """What a view and what was said tell about the hands."""

    def __init__(self, view: KleurenwiezenView) -> None:
        self._public = view.public
        self._said = said_by_others(view)
        self._played = played_by(view)
        self._laid = [seat for seat in view.discarded if seat != view.seat]
        self._spreads = _spreads(view, self._played)

    def now(self, rng: random.Random, count: int) -> list[Hands]:
        """The hands as they may be now, so many times; where few fit what was said, the best of the others too."""
        found: list[Hands] = []
        spare: list[tuple[int, float, Hands]] = []
        for _ in range(count * TRIES):
            sure, holdings = rng.choice(self._spreads)
            drawn = holdings.sample(rng)
            hands = tuple(own | more for own, more in zip(sure, drawn, strict=False))
            fitting, missed = self._fitting(self._dealt(hands, drawn[-1]), rng)
            if fitting == len(self._said):
                found.append(hands)
                if len(found) == count:
                    return found
            else:
                spare.append((fitting, missed, hands))
        spare.sort(reverse=True)
        return found + [hands for *_, hands in spare[: count - len(found)]]

    def _dealt(self, hands: Hands, laid_aside: int) -> Hands:
        """The hands as they were dealt; of what others laid aside, a card each."""
        dealt = [hand | played for hand, played in zip(hands, self._played, strict=True)]
        for seat, card in zip(self._laid, bits_of(laid_aside), strict=True):
            dealt[seat - 1] |= card
        return tuple(dealt)

    def _fitting(self, dealt: Hands, rng: random.Random) -> tuple[int, float]:
        """How many calls fit these hands until one does not, and how likely that one is."""
        if not self._announces(dealt):
            return -1, 0.0
        for at, said in enumerate(self._said):
            chance = said.turn.chance(dealt[said.turn.seat - 1], said.action)
            if chance < rng.random():
                return at, chance
        return len(self._said), 1.0

    def _announces(self, dealt: Hands) -> bool:
        """Whether these hands announce the Troel that was announced, or none."""
        match, said = self._public.match, self._public.troel
        if said is not None:
            # The aces were spread so that they do.
            return True
        return auction.announced_troel(dealt, match.options, match.ladder) is None


def _spreads(view: KleurenwiezenView, played: Sequence[int]) -> list[_Spread]:
    """In which ways a Troel's aces may lie, each with where all other cards may be; a single one without a Troel."""
    known = known_from(view)
    sure, holdings = [hand.sure for hand in known.hands], known.holdings
    said = view.troel
    if said is None:
        return [_Spread(tuple(sure), holdings)]
    found = []
    for called in auction.ACES_DOWN if said.called is None else (said.called,):
        aces = {ace.bit: said.partner if ace is called else said.seat for ace in auction.ACES_DOWN}
        spread = _with(sure, holdings, aces, played)
        if spread is not None:
            found.append(spread)
    return found or [_Spread(tuple(sure), holdings)]


def _with(sure: Sequence[int], holdings: Holdings, aces: Mapping[int, int], played: Sequence[int]) -> _Spread | None:
    """The same where these seats were dealt these aces; None where that cannot be."""
    sure, rooms, among = list(sure), list(holdings.rooms), list(holdings.among)
    for ace, seat in aces.items():
        if (sure[seat - 1] | played[seat - 1]) & ace:
            continue
        if not among[seat - 1] & ace or not rooms[seat - 1]:
            return None
        sure[seat - 1] |= ace
        rooms[seat - 1] -= 1
        among = [cards & ~ace for cards in among]
    spread = Holdings(rooms, among)
    return _Spread(tuple(sure), spread) if spread.ways else None


def said_by_others(view: KleurenwiezenView) -> list[SaidBid]:
    """What others have said in the auction and had a choice about, what tells most first."""
    public = view.public
    begun = auction.begin_auction(public.match, public.troel)
    turn = Turn(public._replace(phase=KleurenwiezenPhase.AUCTION, auction=begun))
    found = []
    for seat, action in public.auction.calls:
        if seat != view.seat and len(auction.legal(turn.public, seat, ALL)) > 1:
            found.append(SaidBid(turn, action))
        turn = turn.after(ALL, action)
    return sorted(found, key=lambda said: said.action is Word.PASS)


def played_by(view: KleurenwiezenView) -> Sequence[int]:
    """Per seat the cards it has played, as a mask."""
    played = [0] * SEATS
    under_way = view.trick if len(view.trick) < SEATS else ()
    for trick in (*view.played, under_way):
        for seat, card in trick:
            played[seat - 1] |= card.bit
    if view.discard is not None:
        played[view.seat - 1] |= view.discard.bit
    return played
