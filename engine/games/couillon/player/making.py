"""Deals that may be while trumps are made, and how they go on after a word."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from engine.core.actions import Action
from engine.core.cards import CARDS, Card, mask_of
from engine.games.couillon import trumps
from engine.games.couillon.actions import Call, NameTrump
from engine.games.couillon.options import pack_for
from engine.games.couillon.player.drawing import shuffled
from engine.games.couillon.player.imagined import TRIES
from engine.games.couillon.player.told import Told
from engine.games.couillon.player.trumps import choose_trumps
from engine.games.couillon.state import CouillonState, CouillonView
from engine.games.couillon.variants import Making
from engine.games.couillon.words import CouillonPhase

_BITS: Final = tuple(card.bit for card in CARDS)
_CARDS: Final = {card.bit: card for card in CARDS}


def deals(view: CouillonView, rng: random.Random) -> Iterator[CouillonState]:
    """Deals that may be, as often as they are likely after what was said, without end."""
    public, told = view.public, Told(view, _BITS)
    sure = [mask_of([pile.up for pile in layout if pile.up is not None]) for layout in view.layouts]
    sure[view.seat - 1] |= view.held
    aside = view.turned_up if view.variant.making is Making.UPCARD else ()
    if not aside:
        sure[view.dealer - 1] |= mask_of(view.turned_up)
    covers = [sum(pile.covers for pile in layout) for layout in view.layouts]
    rooms = [dealt - down - cards.bit_count() for dealt, down, cards in zip(public.dealt, covers, sure, strict=True)]
    known = mask_of(aside) | sum(sure)
    bits = [card.bit for card in pack_for(view.options) if not card.bit & known]
    while True:
        for _ in range(TRIES):
            unseen = shuffled(bits, rng)
            start, hands = 0, []
            for cards, room in zip(sure, rooms, strict=True):
                hands.append(cards | sum(unseen[start : start + room]))
                start += room
            if told.accepts(hands, rng):
                break
        rest = [_CARDS[bit] for bit in unseen[start:]]
        under: list[tuple[Card | None, ...]] = []
        for layout, count in zip(view.layouts, covers, strict=True):
            down = iter(rest[:count])
            rest = rest[count:]
            under.append(tuple(next(down) if pile.covers else None for pile in layout))
        yield CouillonState(public, tuple(hands), tuple(under), (*aside, *rest))


def made_from(state: CouillonState, seat: int, word: Action) -> CouillonState:
    """The deal once trumps are made, or it is thrown in: a seat says this word, and the others what `normal` would."""
    assert isinstance(word, NameTrump | Call)
    state, _ = trumps.say(state, seat, word)
    while state.outcome is None and state.phase is CouillonPhase.TRUMPS:
        (seat,) = state.public.actors
        view = CouillonView(seat, state.public, state.hands[seat - 1])
        answer = choose_trumps(view, trumps.legal(view))
        assert isinstance(answer, NameTrump | Call)
        state, _ = trumps.say(state, seat, answer)
    return state
