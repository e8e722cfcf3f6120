"""What the table of Kleurenwiezen shows beyond what any table does: the contract, and what everybody bid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.view import Phase
from engine.games.kleurenwiezen.actions import Bid, Word
from engine.games.kleurenwiezen.contracts.contracts import Kind
from engine.games.kleurenwiezen.view import KleurenView
from engine.games.kleurenwiezen.words import KleurenPhase
from locales import Say
from rendering.canvas.values import Look
from rendering.games.kleurenwiezen import facts
from rendering.games.kleurenwiezen.alt_table import result_words, whist_words
from rendering.games.kleurenwiezen.contract_panel import contract_panel, tricks_panel
from rendering.games.kleurenwiezen.facts import Whist
from rendering.games.kleurenwiezen.lines import call_line, troel_line
from rendering.table.plates import call_tab
from rendering.table.position import Extras, Position, with_last


class WhistTable(Extras):
    """What a table shows of a contract, bid for and then played."""

    def __init__(self, whist: Whist) -> None:
        self.whist = whist
        self.laid_aside = whist.discarded
        self.open_cards = whist.open_cards if any(whist.open_cards) else ()
        self.winners = whist.winners
        self.result = whist.result

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        return None if self.whist.contract is None else contract_panel(self.whist, look, say)

    def score(self, title: str, say: Say) -> Image.Image | None:
        return tricks_panel(self.whist, title, say)

    def tabs(self, seat: int, look: Look, say: Say) -> Iterator[Image.Image]:
        """The announced Troel, the declarers' contract, and what a seat said."""
        whist = self.whist
        if whist.troel is not None and seat in (whist.troel.seat, whist.troel.partner):
            announces = seat == whist.troel.seat
            troel = troel_line(whist.troel.called, look.index_set, say) if announces else (say("picture-with-me"),)
            stands = whist.contract is not None and whist.contract.kind is Kind.TROEL
            yield call_tab(troel, look, golden=stands, declares=stands)
        if whist.settled and whist.contract is not None and seat in whist.declarers:
            yield call_tab(call_line(Bid(whist.contract), say), look, golden=True, declares=True)
        for action in whist.said[seat - 1]:
            highest = isinstance(action, Bid) and action.contract == whist.contract and seat in whist.declarers
            yield call_tab(call_line(action, say), look, golden=highest or action is Word.DOUBLE)

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        yield from whist_words(self.whist, names, say, index_set)

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        yield from result_words(self.whist, seat, say)


def position(plain: Position, view: KleurenView) -> Position:
    """The position with what only Kleurenwiezen has; there everyone has their own score."""
    full = plain._replace(
        asked=facts.asked(view),
        makers=(),
        packet=len(view.discarded) if view.phase is not KleurenPhase.DISCARD else 0,
        standings=(),
        thrown_in=facts.passed_out(view),
        tells_trick=view.phase is Phase.PLAY,
        extras=WhistTable(facts.whist(view)),
    )
    return with_last(full, facts.last_trick(view))
