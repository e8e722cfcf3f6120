"""What the pictures need from a view of Chouine, and from no other game's.

Everything here comes from public facts: none tells who could exchange the seven of trumps.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.chouine.state import ChouineView, Declared, Shown, Trick


class Talon(NamedTuple):
    """The cards left to draw."""

    cards: int
    """The number of cards, with the one turned up."""
    indicator: Card | None
    """Face up under the others."""
    gone: bool
    """Whether nobody draws any more: players must follow suit, trump, and go higher."""


def turn(view: ChouineView) -> tuple[int, ...]:
    """The seat that is to play a card, not one that could exchange."""
    return (view.turn,) if view.phase is Phase.PLAY else ()


def makers(view: ChouineView) -> tuple[int, ...]:
    """Whose declaration made trumps."""
    return tuple(declared.seat for declared in view.declared if declared.makes_trumps)


def talon(view: ChouineView) -> Talon:
    """The talon as everyone sees it."""
    return Talon(view.talon, view.indicator, view.phase is Phase.PLAY and not view.cards_are_drawn)


def trick_count(view: ChouineView) -> int:
    """The number of tricks in a partie that no chouine ends."""
    return view.variant.draws + view.variant.hand


def waiting(view: ChouineView) -> tuple[tuple[Declared, ...], ...]:
    """What each seat has declared and not yet shown."""
    new = view.declared[len(view.shown) :]
    return tuple(tuple(one for one in new if one.seat == seat) for seat in range(1, view.seats + 1))


def shown_now(view: ChouineView) -> tuple[Shown, ...]:
    """The combinations shown with the complete trick on the table, in the order they were declared."""
    if view.taker is None:
        return ()
    on_table = {played.card for played in view.trick}
    return tuple(shown for declared, shown in zip(view.declared, view.shown, strict=False) if declared.card in on_table)


def last_trick(view: ChouineView) -> tuple[int, Trick] | None:
    """Who took the last complete trick, and its cards: those on the table, or the last won by whoever leads now."""
    if view.taker is not None:
        return view.taker, view.trick
    taker = view.trick[0].seat if view.trick else view.turn
    pile = view.piles[taker - 1]
    return (taker, pile[-1]) if pile else None


def said(view: ChouineView) -> tuple[tuple[str, ...], ...]:
    """What else each seat says: whoever leads to the last trick with a draw reminds the others of the seven."""
    public = view.public
    reminds = (
        public.may_exchange
        and public.leader_is_due
        and not public.seven_is_out
        and sum(view.tricks) == view.variant.draws - 1
    )
    return tuple(("au-sept",) if reminds and seat == view.turn else () for seat in range(1, view.seats + 1))


def totals(view: ChouineView) -> tuple[int, ...]:
    """Card points and combinations, per seat."""
    return tuple(map(sum, zip(view.card_points, view.combination_points, strict=True)))


def winners(view: ChouineView) -> tuple[int, ...]:
    """The seat that has won the partie, or in the end the match; none during play or after a tie."""
    return view.won_by


def manches(view: ChouineView) -> tuple[int, ...]:
    """Manches won, per seat; empty while nobody has won one."""
    return view.manches if any(view.manches) else ()
