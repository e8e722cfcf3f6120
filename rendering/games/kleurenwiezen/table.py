"""What the table of Kleurenwiezen shows beyond what any table does: the contract, and what everybody bid."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import AuctionCall, KleurenwiezenView, Trick, Troel
from locales import Say
from locales.cards import index_of
from rendering.canvas.chalk import figures, signed
from rendering.canvas.lines import HeadLine, Line
from rendering.canvas.values import Look, SeatLabel
from rendering.canvas.wording import together
from rendering.cards.small_cards import as_held
from rendering.games.kleurenwiezen.bidding import alt_bidding, asked, bidding_high, put_bidding
from rendering.games.kleurenwiezen.contract import (
    Target,
    contract_panel,
    contract_words,
    passed_out,
    so_far,
    target_words,
    targets,
    tricks_panel,
    troel_words,
)
from rendering.games.kleurenwiezen.wording import call_line, call_text_of, contract_line, suit_words, troel_line
from rendering.table.calls import Call
from rendering.table.headline import heading, name_line, strong, title_of, trick_of
from rendering.table.position import Extras, PlainGame, Position, with_last


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


def contract_ways(shown: TableFacts, say: Say) -> tuple[Line, ...]:
    """The contract as players call it, with what it counts, then shorter."""
    assert shown.contract is not None
    times = (f"×{shown.multiple}",) if shown.multiple > 1 else ()
    words, short = contract_line(shown.contract, say), call_line(Bid(shown.contract), say)
    return (*words, *times), (*short, *times)


def table_words(shown: TableFacts, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    """The contract, tricks won and needed, what is said, what is laid aside and what lies open."""
    yield from contract_words(shown.settled, shown.contract, shown.declarers, names, say)
    if shown.contract is not None and shown.contract.is_negative:
        yield say("picture-alt-without-trumps")
    yield from troel_words(shown.troel, names, say, index_set)
    for name, actions in zip(names, shown.said, strict=True):
        for action in actions:
            yield say("picture-alt-said", name=name, call=call_text_of(action, say, suit_words(say))) + "."
    if shown.multiple > 1:
        yield say("picture-alt-times", multiple=shown.multiple)
    for target in shown.targets:
        yield target_words(target, names, say)
    if shown.discarded:
        people = together([names[seat - 1] for seat in shown.discarded], say)
        yield say("picture-alt-laid-aside", names=people)
    for name, cards in zip(names, shown.open_cards, strict=True):
        if cards:
            yield say("picture-alt-open-hand", name=name, cards=suits_words(cards, say, index_set))


def suits_words(cards: Sequence[Card], say: Say, index_set: str) -> str:
    """Cards suit by suit: `spades A, 5; hearts 10`, with the ranks as printed."""
    groups = []
    for suit, of_suit in groupby(as_held(cards), key=lambda card: card.suit):
        ranks = ", ".join(index_of(card.rank, index_set) for card in of_suit)
        groups.append(f"{suit_words(say)(suit)} {ranks}")
    return say("picture-alt-next").join(groups)


def result_words(shown: TableFacts, seat: int, say: Say) -> Iterator[str]:
    """What the deal brought to a seat."""
    if shown.result:
        change, score = shown.result[seat - 1]
        yield say("picture-alt-result", change=signed(change), count=abs(change), score=figures(score))


class KleurenwiezenTable(Extras):
    """What a table shows of a contract, bid for and then played."""

    def __init__(self, shown: TableFacts) -> None:
        self.shown = shown
        self.declarers = shown.declarers
        self.laid_aside = shown.discarded
        self.open_cards = shown.open_cards if any(shown.open_cards) else ()
        self.winners = shown.winners
        self.result = shown.result

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        shown = self.shown
        if shown.contract is None or (shown.settled and position.trump is not None):
            return None
        return contract_panel(shown.contract, shown.settled, look, say)

    def heading(self, position: Position, labels: Sequence[SeatLabel], say: Say) -> Sequence[HeadLine]:
        """The contract first, unless it lies at the left; then who plays it, and the trick."""
        shown, title = self.shown, title_of(position, say)
        if position.thrown_in:
            return heading(position, say)
        leads = [strong((title,))]
        if shown.settled and position.trump is not None and not position.over:
            leads = [strong(*contract_ways(shown, say))]
        elif shown.multiple > 1:
            leads = [strong((f"{title} ×{shown.multiple}",))]
        who = [name_line([labels[seat - 1].name for seat in shown.declarers], say)] if shown.declarers else []
        trick = trick_of(position, say)
        return [*leads, *who, *([HeadLine(((trick,),))] if trick else [])]

    def score(self, say: Say) -> Image.Image | None:
        return tricks_panel(self.shown.targets, say) if self.shown.targets else None

    def calls(self, seat: int, say: Say) -> Iterator[Call]:
        """The announced Troel, and what a seat said."""
        shown = self.shown
        if shown.troel is not None and seat in (shown.troel.seat, shown.troel.partner):
            announces = seat == shown.troel.seat
            troel = troel_line(shown.troel.called, say.index_set, say) if announces else (say("picture-with-me"),)
            yield Call(troel, shown.contract is not None and shown.contract.kind is ContractKind.TROEL)
        for action in shown.said[seat - 1]:
            highest = isinstance(action, Bid) and action.contract == shown.contract and seat in shown.declarers
            yield Call(call_line(action, say), highest or action is Word.DOUBLE)

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        yield from table_words(self.shown, names, say, index_set)

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        yield from result_words(self.shown, seat, say)


class Kleurenwiezen(PlainGame):
    """How Kleurenwiezen is drawn."""

    def position(self, plain: Position, view: KleurenwiezenView) -> Position:
        """The position with what only Kleurenwiezen has; there everyone has their own score."""
        full = plain._replace(
            asked=asked(view),
            makers=(),
            idle="talon",
            packet=len(view.discarded) if view.phase is not KleurenwiezenPhase.DISCARD else 0,
            standings=(),
            thrown_in=passed_out(view),
            tells_trick=view.phase is Phase.PLAY,
            extras=KleurenwiezenTable(table_facts(view)),
        )
        return with_last(full, last_trick(view))

    def talk_high(self, view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> int | None:
        return bidding_high(view, labels, look, say) if view.contract is None else None

    def put_talk(
        self, image: Image.Image, view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say, top: int
    ) -> None:
        put_bidding(image, view, labels, look, say, top, own=view.seat)

    def talk_words(self, view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
        return alt_bidding(view, labels, say, index_set) if view.contract is None else ""

    def best(self, view: KleurenwiezenView) -> int | None:
        trump = None if view.contract is None else view.contract.suit
        return winner(view.trick, trump) if view.trick else None
