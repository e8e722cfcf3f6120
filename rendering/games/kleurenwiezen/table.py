"""What the table of Kleurenwiezen shows beyond what any table does: the contract, and what everybody bid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, Word
from engine.games.kleurenwiezen.contracts.contracts import Kind
from engine.games.kleurenwiezen.view import KleurenwiezenView
from engine.games.kleurenwiezen.words import KleurenwiezenPhase
from locales import Say
from rendering.canvas.lines import HeadLine
from rendering.canvas.values import Look, SeatLabel
from rendering.games.kleurenwiezen import facts
from rendering.games.kleurenwiezen.alt_table import result_words, table_words
from rendering.games.kleurenwiezen.contract_panel import contract_panel, contract_ways, tricks_panel
from rendering.games.kleurenwiezen.facts import TableFacts
from rendering.games.kleurenwiezen.lines import call_line, troel_line
from rendering.table.calls import Call
from rendering.table.headline import heading, name_line, strong, title_of, trick_of
from rendering.table.position import Extras, Position, with_last


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
            yield Call(troel, shown.contract is not None and shown.contract.kind is Kind.TROEL)
        for action in shown.said[seat - 1]:
            highest = isinstance(action, Bid) and action.contract == shown.contract and seat in shown.declarers
            yield Call(call_line(action, say), highest or action is Word.DOUBLE)

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        yield from table_words(self.shown, names, say, index_set)

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        yield from result_words(self.shown, seat, say)


def position(plain: Position, view: KleurenwiezenView) -> Position:
    """The position with what only Kleurenwiezen has; there everyone has their own score."""
    full = plain._replace(
        asked=facts.asked(view),
        makers=(),
        packet=len(view.discarded) if view.phase is not KleurenwiezenPhase.DISCARD else 0,
        standings=(),
        thrown_in=facts.passed_out(view),
        tells_trick=view.phase is Phase.PLAY,
        extras=KleurenwiezenTable(facts.table_facts(view)),
    )
    return with_last(full, facts.last_trick(view))
