"""What the table of Kleurenwiezen shows beyond what any table does: the contract, and what everybody bid."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from PIL import Image

from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.play import winner
from engine.games.kleurenwiezen.sheet import SEATS
from engine.games.kleurenwiezen.state import AuctionCall, KleurenwiezenView, Trick
from locales import Say
from locales.cards import index_of
from rendering.canvas.chalk import figures, signed
from rendering.canvas.lines import HeadLine, Line
from rendering.canvas.values import Look, SeatLabel
from rendering.canvas.wording import together
from rendering.cards.small_cards import as_held
from rendering.games.kleurenwiezen.bidding import alt_bidding, asked, bidding_high, put_bidding
from rendering.games.kleurenwiezen.contract import (
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


def suits_words(cards: Sequence[Card], say: Say, index_set: str) -> str:
    """Cards suit by suit: `spades A, 5; hearts 10`, with the ranks as printed."""
    groups = []
    for suit, of_suit in groupby(as_held(cards), key=lambda card: card.suit):
        ranks = ", ".join(index_of(card.rank, index_set) for card in of_suit)
        groups.append(f"{suit_words(say)(suit)} {ranks}")
    return say("picture-alt-next").join(groups)


class KleurenwiezenTable(Extras):
    """What a table shows of a contract, bid for and then played."""

    def __init__(self, view: KleurenwiezenView) -> None:
        self.contract, self.declarers = so_far(view)
        """The contract played, or the highest so far, and whose it is."""
        self.settled = view.contract is not None
        self.targets, self.multiple, self.said = targets(view), view.multiple, said(view)
        self.troel = None if self.settled else view.troel
        """While it is announced and not yet played."""
        self.laid_aside = view.discarded if view.phase is KleurenwiezenPhase.DISCARD else ()
        self.open_cards = view.exposed if any(view.exposed) else ()
        self.winners = winners(view)
        if view.result is not None and not view.result.thrown_in:
            self.result = tuple(zip(view.result.delta, view.result.score, strict=True))

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        if self.contract is None or (self.settled and position.trump is not None):
            return None
        return contract_panel(self.contract, self.settled, look, say)

    def heading(self, position: Position, labels: Sequence[SeatLabel], say: Say) -> Sequence[HeadLine]:
        """The contract first, unless it lies at the left; then who plays it, and the trick."""
        title = title_of(position, say)
        if position.thrown_in:
            return heading(position, say)
        leads = [strong((title,))]
        if self.contract is not None and self.settled and position.trump is not None and not position.over:
            leads = [strong(*self._contract_ways(self.contract, say))]
        elif self.multiple > 1:
            leads = [strong((f"{title} ×{self.multiple}",))]
        who = [name_line([labels[seat - 1].name for seat in self.declarers], say)] if self.declarers else []
        trick = trick_of(position, say)
        return [*leads, *who, *([HeadLine(((trick,),))] if trick else [])]

    def _contract_ways(self, contract: Contract, say: Say) -> tuple[Line, ...]:
        """The contract as players call it, with what it counts, then shorter."""
        times = (f"×{self.multiple}",) if self.multiple > 1 else ()
        return (*contract_line(contract, say), *times), (*call_line(Bid(contract), say), *times)

    def score(self, say: Say) -> Image.Image | None:
        return tricks_panel(self.targets, say) if self.targets else None

    def calls(self, seat: int, say: Say) -> Iterator[Call]:
        """The announced Troel, and what a seat said."""
        if self.troel is not None and seat in (self.troel.seat, self.troel.partner):
            announces = seat == self.troel.seat
            troel = troel_line(self.troel.called, say.index_set, say) if announces else (say("picture-with-me"),)
            yield Call(troel, self.contract is not None and self.contract.kind is ContractKind.TROEL)
        for action in self.said[seat - 1]:
            highest = isinstance(action, Bid) and action.contract == self.contract and seat in self.declarers
            yield Call(call_line(action, say), highest or action is Word.DOUBLE)

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        """The contract, tricks won and needed, what is said, what is laid aside and what lies open."""
        yield from contract_words(self.settled, self.contract, self.declarers, names, say)
        if self.contract is not None and self.contract.is_negative:
            yield say("picture-alt-without-trumps")
        yield from troel_words(self.troel, names, say, index_set)
        for name, actions in zip(names, self.said, strict=True):
            for action in actions:
                yield say("picture-alt-said", name=name, call=call_text_of(action, say, suit_words(say))) + "."
        if self.multiple > 1:
            yield say("picture-alt-times", multiple=self.multiple)
        for target in self.targets:
            yield target_words(target, names, say)
        if self.laid_aside:
            people = together([names[seat - 1] for seat in self.laid_aside], say)
            yield say("picture-alt-laid-aside", names=people)
        for seat, cards in enumerate(self.open_cards, 1):
            if cards:
                yield say("picture-alt-open-hand", name=names[seat - 1], cards=suits_words(cards, say, index_set))

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        """What the deal brought to a seat."""
        if self.result:
            change, score = self.result[seat - 1]
            yield say("picture-alt-result", change=signed(change), count=abs(change), score=figures(score))


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
            extras=KleurenwiezenTable(view),
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
