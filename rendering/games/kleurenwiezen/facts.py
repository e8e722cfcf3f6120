"""What the pictures need from a view of Kleurenwiezen, and from no other game's.

Everything here comes from public facts: none tells of a hand that nobody laid open.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from engine.core.actions import clockwise, eldest
from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import AuctionCall, KleurenwiezenView, Trick, Troel

_ASKED: Final = {
    KleurenwiezenPhase.AUCTION: "bid",
    KleurenwiezenPhase.TROEL: "name",
    KleurenwiezenPhase.DOUBLE: "double",
    KleurenwiezenPhase.DISCARD: "discard",
    Phase.PLAY: "play",
}


class CallCell(NamedTuple):
    """A call, where it stands in the bidding box."""

    call: AuctionCall
    live: bool
    """A proposal that can be accepted now."""
    gone: bool
    """A proposal that nobody accepted in time."""
    highest: bool
    """The contract so far."""


class Target(NamedTuple):
    """How many tricks a side has, and how many it needs."""

    side: int
    seats: tuple[int, ...]
    tricks: int
    goal: int | None
    """The tricks it needs; None if it has nothing to win itself, only others to beat."""
    exactly: bool
    """Whether it may take no more than `goal`: a negative contract."""
    declares: bool

    @property
    def beaten(self) -> bool:
        """Whether it has more tricks than its contract allows."""
        return self.exactly and self.goal is not None and self.tricks > self.goal


class TableFacts(NamedTuple):
    """What the table shows besides the trick. Tuples per seat start with seat 1."""

    contract: Contract | None
    """The contract played, or the highest so far."""
    settled: bool
    declarers: tuple[int, ...]
    """The declarers of the contract, or of the highest so far."""
    targets: tuple[Target, ...]
    multiple: int
    doubled_by: int | None
    said: tuple[tuple[KleurenwiezenAction, ...], ...]
    """What each seat said last, or for the whole deal."""
    troel: Troel | None
    """While it is announced and not yet played."""
    open_cards: tuple[tuple[Card, ...], ...]
    discarded: tuple[int, ...]
    """The seats that have laid a card aside, while others still may."""
    result: tuple[tuple[int, int], ...]
    """Per seat, what the deal brought and the resulting score, once it is over."""
    winners: Collection[int]


def table_facts(view: KleurenwiezenView) -> TableFacts:
    """Everything on the table that is neither trick nor plate."""
    contract, declarers = so_far(view)
    over = view.result is not None and not view.result.thrown_in
    return TableFacts(
        contract=contract,
        settled=view.contract is not None,
        declarers=declarers,
        targets=targets(view),
        multiple=view.multiple,
        doubled_by=view.doubled_by,
        said=said(view),
        troel=view.troel if view.contract is None else None,
        open_cards=view.exposed,
        discarded=view.discarded if view.phase is KleurenwiezenPhase.DISCARD else (),
        result=tuple(zip(view.result.delta, view.result.score, strict=True)) if over and view.result else (),
        winners=winners(view),
    )


def asked(view: KleurenwiezenView) -> str:
    """What those on turn are to do; empty once the deal is over."""
    return _ASKED.get(view.phase, "") if view.actors else ""


def columns(view: KleurenwiezenView) -> tuple[int, ...]:
    """The seats in bidding order, eldest first, dealer last."""
    return clockwise(eldest(view.dealer, SEATS), SEATS)


def rounds(view: KleurenwiezenView) -> tuple[tuple[CallCell | None, ...], ...]:
    """The calls, a row per round, a column per seat of `columns`; None where a seat was skipped."""
    order = columns(view)
    rows: list[list[CallCell | None]] = []
    last = SEATS
    for cell in _cells(view):
        place = order.index(cell.call.seat)
        if place <= last:
            rows.append([None] * SEATS)
        rows[-1][place] = cell
        last = place
    return tuple(map(tuple, rows))


def _cells(view: KleurenwiezenView) -> list[CallCell]:
    auction = view.auction
    cells = []
    last: dict[int, int] = {call.seat: number for number, call in enumerate(auction.calls) if _proposes(call)}
    for number, call in enumerate(auction.calls):
        action, bidder = call.action, auction.bidder(call.seat)
        live = gone = highest = False
        if isinstance(action, Propose):
            latest = last[call.seat] == number
            live = latest and bidder.live is action.suit
            gone = not live and not (latest and (call.seat, action.suit) in auction.taken)
        elif isinstance(action, Bid):
            highest = action.contract == auction.highest and call.seat in auction.holders
        cells.append(CallCell(call, live, gone, highest))
    return cells


def _proposes(call: AuctionCall) -> bool:
    return isinstance(call.action, Propose)


def troel_stands(view: KleurenwiezenView) -> bool:
    """Whether the announced Troel is the contract so far."""
    highest = view.auction.highest
    return highest is not None and highest.family is Family.TROEL


def so_far(view: KleurenwiezenView) -> tuple[Contract | None, tuple[int, ...]]:
    """The contract, or the highest one so far, and who plays it."""
    if view.contract is not None:
        return view.contract, view.declarers
    return view.auction.highest, view.auction.holders


def passed_out(view: KleurenwiezenView) -> bool:
    """Whether everyone passed and the cards were thrown in."""
    return view.result is not None and view.result.thrown_in


def doubles_told(view: KleurenwiezenView) -> tuple[str, int | None]:
    """Why the deal counts more, by the catalogue's `picture-multiple-...`, and through whom; empty if it does not."""
    if view.doubled_by is not None:
        return "doubled", view.doubled_by
    if view.multiple > 1:
        return ("passed" if view.public.match.passed_out else "more"), None
    return "", None


def targets(view: KleurenwiezenView) -> tuple[Target, ...]:
    """Every side's tricks and how many it needs, declarers first."""
    contract = view.contract
    if contract is None:
        return ()
    found = []
    for side in sorted(set(view.sides)):
        seats = tuple(seat for seat, of in enumerate(view.sides, 1) if of == side)
        declares = seats[0] in view.declarers
        goal = contract.goal if declares else None if contract.is_negative else HAND - contract.goal + 1
        tricks = sum(view.tricks[seat - 1] for seat in seats)
        found.append(Target(side, seats, tricks, goal, declares and contract.is_negative, declares))
    return tuple(found)


def said(view: KleurenwiezenView) -> tuple[tuple[KleurenwiezenAction, ...], ...]:
    """Per seat: its last call during the auction, its answer while doubling is asked about, then the double."""
    if view.phase in (KleurenwiezenPhase.AUCTION, KleurenwiezenPhase.TROEL):
        heard = {call.seat: call for call in view.auction.calls}.values()
        return _per_seat(heard)
    asking = view.phase is KleurenwiezenPhase.DOUBLE
    return _per_seat(call for call in view.public.answers if asking or call.action is Word.DOUBLE)


def _per_seat(calls: Iterable[AuctionCall]) -> tuple[tuple[KleurenwiezenAction, ...], ...]:
    heard = list(calls)
    return tuple(tuple(call.action for call in heard if call.seat == seat) for seat in range(1, SEATS + 1))


def last_trick(view: KleurenwiezenView) -> tuple[int, Trick] | None:
    """Who took the last complete trick, and its cards: those on the table, or the last won by whoever leads now."""
    if not view.played:
        return None
    taker = view.trick[0].seat if 0 < len(view.trick) < SEATS else view.turn
    return taker, view.played[-1]


def winners(view: KleurenwiezenView) -> Collection[int]:
    """The seats that gained points in the deal, or those that won the match."""
    if view.phase is Phase.OVER:
        return view.winners
    return () if view.result is None else {seat for seat, gained in enumerate(view.result.delta, 1) if gained > 0}
