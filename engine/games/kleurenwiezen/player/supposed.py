"""Deals that a seat may suppose: any hands of the others with which they may have said what they said.

Everybody is taken to bid about as `normal` does: the more points a hand would have lost by what was said, the less
likely it is, and so the less often it is supposed (`speaking`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import chain
from operator import or_
from typing import Final, NamedTuple

from engine.core.cards import mask_of
from engine.games.kleurenwiezen.actions import KleurenwiezenAction, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.player.known import ALL, known_from
from engine.games.kleurenwiezen.player.speaking import Turn, first_turn
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.search.drawing import STEPS, Clue, Drawing
from engine.players.search.holdings import Holdings, bits_of
from engine.players.search.position import Position
from engine.players.search.search import deals

Hands = tuple[int, ...]
"""Per seat the cards dealt to it, as a mask."""

TRIES: Final = 6
"""For each deal to be supposed, how many are looked at."""


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

    def __init__(self, view: KleurenwiezenView, rng: random.Random) -> None:
        self._public, self._rng = view.public, rng
        self._said = said_by_others(view)
        self._played = played_by(view)
        self._laid = [seat for seat in view.discarded if seat != view.seat]
        spreads, clues = _spreads(view, self._played), _without_troel(view, self._played)
        starts = (Position([*sure], 0, [0], [0]) for sure, _ in spreads)
        drawings = (Drawing(at, holdings, clues) for at, (_, holdings) in zip(starts, spreads, strict=True))
        self._drawn = [deals(drawing, rng) for drawing in drawings]
        self._left = sum(chain(spreads[0].sure, (kind.cards for kind in spreads[0].holdings.kinds)))

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
    turn, found = first_turn(view.public), []
    for seat, action in view.public.auction.calls:
        if seat != view.seat and len(auction.legal(turn.public, seat, ALL)) > 1:
            found.append(SaidBid(turn, action))
        turn = turn.after(action)
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
