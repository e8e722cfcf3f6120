"""What the table of the Couillon family shows beyond what any table does, worked out from a view.

Everything here comes from public facts: none tells who holds the queen of spades.
"""

from __future__ import annotations

from typing import Final

from engine.core.actions import eldest
from engine.core.cards import Card, Played, cards_in
from engine.games.couillon.actions import Call, CouillonPhase
from engine.games.couillon.options import QUEEN_OF_SPADES
from engine.games.couillon.sheets.chalked import Cows, Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points
from engine.games.couillon.state import CouillonView, partner_of_dummy
from engine.games.couillon.variants import Making
from rendering.table.position import PlainGame, Position, with_last

_OF_DEALER: Final = (Making.TONGRES, Making.DEALER_CARD)
_LASTING: Final = (Call.MIT, Call.KONTRA, Call.RE)
"""What is said for the whole deal."""


def turn(view: CouillonView) -> tuple[int, ...]:
    """The seats that are to play a card or say something."""
    return view.actors if view.phase is CouillonPhase.KONTRA or not view.actors else (view.turn,)


def asked(view: CouillonView) -> str:
    """What they are to do; empty once the deal is over."""
    if not view.actors:
        return ""
    if view.phase is CouillonPhase.TRUMPS:
        return "accept" if view.variant.making.proposes else "name"
    if view.phase is CouillonPhase.KONTRA:
        return "kontra" if view.kontra is None else "re"
    return "play"


def queens(view: CouillonView) -> tuple[Card, ...]:
    """The queens above the king of trumps, highest first; the Mit' only once it is declared."""
    if view.trump is None:
        return ()
    always = sorted(cards_in(view.options.queens), key=lambda card: (card.text != "QC", card))
    return (*((QUEEN_OF_SPADES,) if view.mit is not None else ()), *always)


def proposal(view: CouillonView) -> Card | None:
    """The card whose suit may be accepted."""
    return view.turned_up[-1] if asked(view) == "accept" else None


def shown(view: CouillonView) -> tuple[tuple[Card, ...], ...]:
    """Per seat, the cards turned up from its hand and not yet played."""
    making = view.variant.making
    if making not in (*_OF_DEALER, Making.FORCED):
        return ((),) * view.seats
    owner = view.dealer if making in _OF_DEALER else eldest(view.dealer, view.seats)
    gone = {played.card for trick in (*view.played, view.trick) for played in trick}
    cards = tuple(card for card in view.turned_up if card not in gone)
    return tuple(cards if seat == owner else () for seat in range(1, view.seats + 1))


def stub(view: CouillonView) -> tuple[Card, ...]:
    """The stub's turned-up cards."""
    return view.turned_up if view.variant.making is Making.UPCARD else ()


def piles(view: CouillonView) -> tuple[int, ...]:
    """The number of piles in each seat's layout: half its cards lie face down, the others on them."""
    each = view.options.pack // view.seats // 2
    return tuple(each if seat in view.variant.layouts else 0 for seat in range(1, view.seats + 1))


def to_draw(view: CouillonView) -> int:
    """The number of tricks to be played while cards are still in the stock."""
    return view.stock // view.seats if view.variant.draws else 0


def said(view: CouillonView) -> tuple[tuple[str, ...], ...]:
    """What each seat said: about trumps until the first card is played, then what lasts or is being answered."""
    calls = list(view.calls)
    begun = bool(view.trick or view.played)
    first = next((place for place, call in enumerate(calls) if call.call in _LASTING), len(calls))
    making = calls[:first]
    # Once everybody is asked a second time, what they said the first time no longer matters.
    asked_before = len(making) // view.seats if view.phase is CouillonPhase.TRUMPS else (len(making) - 1) // view.seats
    heard = [] if begun else making[max(asked_before, 0) * view.seats :]
    heard += [call for call in calls[first:] if call.call in _LASTING]
    if view.phase is CouillonPhase.KONTRA:
        last = max(place for place, call in enumerate(calls) if call.call in _LASTING)
        heard += calls[last + 1 :]
    return tuple(tuple(call.call.value for call in heard if call.seat == seat) for seat in range(1, view.seats + 1))


def stakes(view: CouillonView) -> tuple[str, ...]:
    """Why winning this deal counts more than one; what the sheet owes from earlier deals counts until the end."""
    declared = zip(_LASTING, (view.mit, view.kontra, view.re), strict=True)
    words = tuple(call.value for call, seat in declared if seat is not None)
    match view.public.match.sheet:
        case Slate(craie=True):
            return "craie", *words
        case Points(doubled=True) | Tree(doubled=True):
            return "tie", *words
        case Numbers(bonus=True):
            return "pass", *words
    return words


def cows(view: CouillonView) -> tuple[int, ...]:
    """Cows won per side; empty if none are won, or none are counted."""
    sheet = view.sheet
    return sheet.won if isinstance(sheet, Cows) and any(sheet.won) else ()


def last_trick(view: CouillonView) -> tuple[int, tuple[Played, ...]] | None:
    """Who took the last complete trick, and its cards: the trick on the table, as long as it lies there."""
    if not view.played or view.order is None:
        return None
    return view.order.winner(view.played[-1]).seat, view.played[-1]


class Couillon(PlainGame):
    """How the Couillon family is drawn."""

    def position(self, plain: Position, view: CouillonView) -> Position:
        """The position with what only the Couillon family has."""
        dummy, face_up, undrawn = view.variant.dummy, stub(view), to_draw(view)
        won = cows(view)
        full = plain._replace(
            turn=turn(view),
            asked=asked(view),
            queens=queens(view),
            proposal=proposal(view),
            shown=shown(view),
            stub=face_up,
            idle="talon",
            packet=view.stock - len(face_up),
            draws=undrawn > 0,
            trick_count=plain.trick_count + undrawn,
            tells_trick=view.trump is not None,
            said=said(view),
            lasting=frozenset(call.value for call in _LASTING),
            stakes=stakes(view),
            layouts=view.layouts,
            piles=piles(view),
            dummy=dummy,
            partner=None if dummy is None else partner_of_dummy(dummy),
            unit=view.variant.scoring.value,
            tallies=(("cows", won),) if won else (),
            thrown_in=view.thrown_in,
        )
        return with_last(full, last_trick(view))

    def best(self, view: CouillonView) -> int | None:
        return view.order.winner(view.trick).seat if view.order is not None and view.trick else None
