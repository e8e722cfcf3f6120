"""Deals that a seat may suppose: any hands of the others with which they may have said what they said.

Everybody is taken to bid about as `normal` does: the more points a hand would have lost by what was said, the less
likely it is, and so the less often it is supposed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.games.kleurenwiezen.actions import KleurenwiezenAction, Word
from engine.games.kleurenwiezen.auction import auction, troel
from engine.games.kleurenwiezen.match import SEATS
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.player.speaking import Turn
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.games.kleurenwiezen.words import KleurenwiezenPhase
from engine.search.holdings import Holdings, bits_of

Hands = tuple[int, ...]
"""Per seat the cards dealt to it, as a mask."""

TRIES: Final = 6
"""For each deal to be supposed, how many are looked at before one that fits badly is taken."""


class Said(NamedTuple):
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
        return troel.announced(dealt, match.options, match.ladder) is None


def _spreads(view: KleurenwiezenView, played: Sequence[int]) -> list[_Spread]:
    """In which ways a Troel's aces may lie, each with where all other cards may be; a single one without a Troel."""
    known = known_from(view)
    sure, holdings = [hand.sure for hand in known.hands], known.holdings
    said = view.troel
    if said is None:
        return [_Spread(tuple(sure), holdings)]
    found = []
    for called in troel.ACES_DOWN if said.called is None else (said.called,):
        aces = {ace.bit: said.partner if ace is called else said.seat for ace in troel.ACES_DOWN}
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


def said_by_others(view: KleurenwiezenView) -> list[Said]:
    """What others have said in the auction and had a choice about, what tells most first."""
    public = view.public
    begun = auction.begin(public.match, public.troel)
    turn = Turn(public._replace(phase=KleurenwiezenPhase.AUCTION, auction=begun))
    found = []
    for seat, action in public.auction.calls:
        if seat != view.seat and len(auction.legal(turn.public, seat, ALL)) > 1:
            found.append(Said(turn, action))
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
