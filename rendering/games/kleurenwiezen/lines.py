"""Contracts and calls of Kleurenwiezen as lines of text, suits as signs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import Card, Suit
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose
from engine.games.kleurenwiezen.contracts.contracts import TROEL, Contract
from locales import Say
from locales.cards import SUIT_SYMBOLS, card_text
from rendering.canvas.fonts import Lettering
from rendering.canvas.lines import Line, fitting, line_of, line_width
from rendering.games.kleurenwiezen.wording import contract_text, short_call, short_contract


def contract_line(contract: Contract, say: Say) -> Line:
    """A contract as players call it."""
    return line_of(contract_text(contract, say, lambda suit: SUIT_SYMBOLS[suit]))


def short_contract_line(contract: Contract, say: Say) -> Line:
    """A contract for a narrow column."""
    return (short_contract(contract, say), *(() if contract.suit is None else (contract.suit,)))


def call_line(action: KleurenwiezenAction, say: Say) -> Line:
    """A call for a narrow column."""
    suit = action.suit if isinstance(action, Propose) else action.contract.suit if isinstance(action, Bid) else None
    return (short_call(action, say), *(() if suit is None else (suit,)))


def troel_line(called: Card | None, index_set: str, say: Say) -> Line:
    """An announced Troel, with the card that makes the partner if everyone knows it."""
    return (*contract_line(TROEL, say), *(() if called is None else line_of(card_text(called, index_set))))


def in_lines(line: Line, letters: Lettering, room: int, sizes: Sequence[int]) -> tuple[tuple[Line, ...], int]:
    """The line in the first of `sizes` in which it fits `room` pixels, else in the last on two lines; and that size.

    It parts between words, and a suit stays with the word before it.
    """
    for size in sizes:
        if line_width(line, letters, size) <= room:
            return (line,), size
    words = [word for part in line for word in (part.split() if isinstance(part, str) else (part,))]
    ends = [end for end in range(1, len(words)) if not isinstance(words[end], Suit)]
    ways: list[tuple[Line, ...]] = [(tuple(words[:end]), tuple(words[end:])) for end in ends]
    least = min(ways, key=lambda way: max(line_width(one, letters, size) for one in way), default=(line,))
    return tuple(fitting(one, letters, (size,), room)[0] for one in least), size
