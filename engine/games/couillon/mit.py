"""The Mit': the queen of spades declared, and Kontra and Re after it.

- Whoever holds her may declare her at their own turn, before their first card. Undeclared she is an ordinary spade.
- Declared, she is the second highest trump, and the winners of the deal score more.
- Kontra, where it is played: every opponent may say it or pass, in any order; the first one to say it ends that.
- Re: after a Kontra everybody on the holder's side may answer in the same way. Then the holder plays.
- Kujong has the Mit' without Kontra and Re.

Source: couillon-family.txt, "Play with Mit', Kontra and Re" and the section on Kujong;
docs/rules/couillon.md, "Queens above the king".
"""

from __future__ import annotations

from engine.core.errors import IllegalAction, Reason
from engine.core.view import Phase
from engine.games.couillon.actions import Call, CouillonPhase, CouillonReason
from engine.games.couillon.options import QUEEN_OF_SPADES
from engine.games.couillon.state import CouillonPublic, CouillonState, order_of


def may_declare(public: CouillonPublic) -> bool:
    """Whether the holder, on turn to play, may say `mit` now."""
    return not public.played and public.made.mit is None and public.match.options.mit != "none"


def words(public: CouillonPublic) -> tuple[Call, Call]:
    """What may be said in the window that is open."""
    return Call.KONTRA if public.made.kontra is None else Call.RE, Call.PASS


def declare(state: CouillonState, seat: int) -> CouillonState:
    """The holder declares; raises IllegalAction."""
    public = state.public
    made = public.made
    if made.mit is not None:
        raise IllegalAction(Reason.NOT_NOW, seat, Call.MIT, phase=public.phase)
    if public.played:
        raise IllegalAction(CouillonReason.TOO_LATE, seat, Call.MIT)
    if not QUEEN_OF_SPADES.bit & state.hands[seat - 1]:
        raise IllegalAction(CouillonReason.MIT_NOT_HELD, seat, Call.MIT)
    assert made.order is not None
    order = order_of(made.order.trump, public.match.options.queens, mit=True)
    public = public._replace(made=made.saying(seat, Call.MIT)._replace(mit=seat, order=order))
    if public.match.options.mit == "kontra":
        public = _open(public, _side(public, seat, opponents=True))
    return state._replace(public=public)


def answer(state: CouillonState, seat: int, call: Call) -> CouillonState:
    """A seat says Kontra or Re in the window, or passes; raises IllegalAction."""
    public = state.public
    if call not in words(public):
        raise IllegalAction(Reason.NOT_NOW, seat, call, phase=public.phase)
    made = public.made.saying(seat, call)
    if call is Call.PASS:
        left = tuple(other for other in public.actors if other != seat)
        public = _open(public._replace(made=made), left)
    elif call is Call.KONTRA:
        public = _open(public._replace(made=made._replace(kontra=seat)), _side(public, public.turn))
    else:
        public = _open(public._replace(made=made._replace(re=seat)), ())
    return state._replace(public=public)


def _open(public: CouillonPublic, seats: tuple[int, ...]) -> CouillonPublic:
    """Open the window for these seats; if there are none, the holder of the Mit' plays."""
    if not seats:
        return public._replace(phase=Phase.PLAY, actors=(public.controller,))
    return public._replace(phase=CouillonPhase.KONTRA, actors=seats)


def _side(public: CouillonPublic, seat: int, *, opponents: bool = False) -> tuple[int, ...]:
    sides = public.match.variant.sides
    return tuple(other for other, side in enumerate(sides, 1) if (side != sides[seat - 1]) is opponents)
