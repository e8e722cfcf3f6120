"""Dealing: batches off the pack, layouts, what is turned up, and drawing from a stock.

- Cards leave the pack in batches, in an order that is data in `engine.games.couillon.variants`. Some variants make
  trumps between two batches; a hand that is not dealt by then is nobody's.
- Basic game: two and two to everybody; eight are left over, and the top one of them is turned up.
- Tongeren and Kwajongen: a card of the dealer's is turned up. Forced trumps: the first card of eldest's next batch,
  where eldest does not choose.
- Dummy and layouts: half of a seat's cards lie face down, the others face up on them. A face-down card is turned up at
  the end of the trick in which its cover was played.
- Troeven with a stock: the winner of each trick draws a card, then the other player.

Source: couillon-family.txt, the paragraphs on dealing of each section; docs/rules/couillon.md, "The order in which
cards leave the pack" and "Dummy and layouts".
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.core.actions import Event, EventType, eldest
from engine.core.cards import Card, Pile, mask_of
from engine.games.couillon.actions import CouillonEvent, CouillonPhase
from engine.games.couillon.state import CouillonMatch, CouillonPublic, CouillonState, Made, controller_of
from engine.games.couillon.variants import REST, Batch, Dealing, dealing_of

Events = tuple[Event, ...]


def undealt(match: CouillonMatch, pack: Sequence[Card]) -> CouillonState:
    """The position while the dealer still holds the whole pack."""
    variant = match.variant
    none = (0,) * variant.seats
    first = eldest(match.dealer, variant.seats)
    public = CouillonPublic(
        match=match,
        phase=CouillonPhase.TRUMPS,
        turn=first,
        actors=(controller_of(variant, first),),
        made=Made(),
        dealt=none,
        stock=len(pack),
        layouts=((),) * variant.seats,
        trick=(),
        played=(),
        tricks=none,
        card_points=none,
        outcome=None,
    )
    return CouillonState(public, none, ((),) * variant.seats, tuple(pack))


def batches_of(match: CouillonMatch) -> Dealing:
    """The batches of a deal of this match."""
    return dealing_of(match.variant, match.options.pack)


def deal_out(state: CouillonState, batches: Sequence[Batch]) -> tuple[CouillonState, Events]:
    """The position after these batches have left the pack; an event tells what lies face up."""
    public = state.public
    variant, seats = public.match.variant, len(public.dealt)
    hands, under, dealt, layouts = list(state.hands), list(state.under), list(public.dealt), list(public.layouts)
    rest = state.rest
    aside: tuple[Card, ...] = ()
    events = []
    for place, count in batches:
        cards, rest = rest[:count], rest[count:]
        if place == REST:
            aside += cards
            continue
        seat = (public.match.dealer + place) % seats + 1
        dealt[seat - 1] += count
        if seat not in variant.layouts:
            hands[seat - 1] |= mask_of(cards)
        elif len(under[seat - 1]) < public.match.options.pack // seats // 2:
            under[seat - 1] += cards
            layouts[seat - 1] += (Pile(None, True),) * count
        else:
            hands[seat - 1] |= mask_of(cards)
            layouts[seat - 1] = _covered(layouts[seat - 1], cards)
            events.append(Event(CouillonEvent.FACE_UP, {"seat": seat, "cards": [card.text for card in cards]}))
    after = public._replace(dealt=tuple(dealt), stock=len(aside) + len(rest), layouts=tuple(layouts))
    return CouillonState(after, tuple(hands), tuple(under), aside + rest), tuple(events)


def _covered(piles: tuple[Pile, ...], cards: Sequence[Card]) -> tuple[Pile, ...]:
    """The layout with these cards laid on its first uncovered piles."""
    first = next(place for place, pile in enumerate(piles) if pile.up is None)
    return (
        *piles[:first],
        *(Pile(card, True) for card in cards),
        *piles[first + len(cards) :],
    )


def turn_up(
    state: CouillonState, card: Card, event: StrEnum = EventType.TURNED_UP, **facts: int
) -> tuple[CouillonState, Event]:
    """The position with this card known to all, and the event that says so."""
    made = state.public.made
    public = state.public._replace(made=made._replace(turned_up=(*made.turned_up, card)))
    return state._replace(public=public), Event(event, {**facts, "card": card.text})


def without(piles: tuple[Pile, ...], card: Card) -> tuple[Pile, ...]:
    """The layout after this face-up card is played."""
    return tuple(Pile(None, pile.covers) if pile.up is card else pile for pile in piles)


def expose(state: CouillonState) -> tuple[CouillonState, Events]:
    """Turn up the face-down cards whose covers have been played, at the end of a trick."""
    public = state.public
    hands, under, layouts = list(state.hands), list(state.under), list(public.layouts)
    events = []
    for seat in public.match.variant.layouts:
        piles, down = layouts[seat - 1], under[seat - 1]
        bare = [place for place, pile in enumerate(piles) if pile.up is None and pile.covers]
        cards = [card for place in bare if (card := down[place]) is not None]
        if not cards:
            continue
        hands[seat - 1] |= mask_of(cards)
        under[seat - 1] = tuple(None if place in bare else card for place, card in enumerate(down))
        layouts[seat - 1] = tuple(
            Pile(down[place], False) if place in bare else pile for place, pile in enumerate(piles)
        )
        events.append(Event(EventType.EXPOSED, {"seat": seat, "cards": [card.text for card in cards]}))
    exposed = public._replace(layouts=tuple(layouts))
    return state._replace(public=exposed, hands=tuple(hands), under=tuple(under)), tuple(events)


def draw(state: CouillonState) -> CouillonState:
    """Everybody draws a card from the stock after a trick, the winner first."""
    public, hands = state.public, list(state.hands)
    seats = len(hands)
    dealt = list(public.dealt)
    for place, card in enumerate(state.rest[:seats]):
        seat = (public.turn - 1 + place) % seats + 1
        hands[seat - 1] |= card.bit
        dealt[seat - 1] += 1
    drawn = public._replace(dealt=tuple(dealt), stock=public.stock - seats)
    return state._replace(public=drawn, hands=tuple(hands), rest=state.rest[seats:])
