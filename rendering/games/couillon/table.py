"""What the table of the Couillon family shows beyond what any table does."""

from __future__ import annotations

from typing import Final

from engine.games.couillon.state import CouillonView, partner_of_dummy
from rendering.games.couillon import facts
from rendering.table.position import Position, with_last

LASTING: Final = frozenset({"mit", "kontra", "re"})


def position(plain: Position, view: CouillonView) -> Position:
    """The position with what only the Couillon family has."""
    dummy, stub, to_draw = view.variant.dummy, facts.stub(view), facts.to_draw(view)
    cows = facts.cows(view)
    full = plain._replace(
        turn=facts.turn(view),
        asked=facts.asked(view),
        queens=facts.queens(view),
        proposal=facts.proposal(view),
        shown=facts.shown(view),
        stub=stub,
        packet=view.stock - len(stub),
        draws=to_draw > 0,
        trick_count=plain.trick_count + to_draw,
        tells_trick=view.trump is not None,
        said=facts.said(view),
        lasting=LASTING,
        stakes=facts.stakes(view),
        layouts=view.layouts,
        piles=facts.piles(view),
        dummy=dummy,
        partner=None if dummy is None else partner_of_dummy(dummy),
        unit=view.variant.scoring.value,
        tallies=(("cows", cows),) if cows else (),
        thrown_in=view.thrown_in,
    )
    return with_last(full, facts.last_trick(view))
