"""Contracts and calls of Kleurenwiezen as lines of text, suits as signs."""

from __future__ import annotations

from engine.core.cards import Card
from engine.games.kleurenwiezen.actions import Bid, KleurenAction, Propose
from engine.games.kleurenwiezen.contracts.contracts import TROEL, Contract
from locales import Say
from locales.cards import SUIT_SYMBOLS, card_text
from rendering.canvas.lines import Line, line_of
from rendering.games.kleurenwiezen.wording import contract_text, short_call


def contract_line(contract: Contract, say: Say) -> Line:
    """A contract as players call it."""
    return line_of(contract_text(contract, say, lambda suit: SUIT_SYMBOLS[suit]))


def call_line(action: KleurenAction, say: Say) -> Line:
    """A call for a narrow column."""
    suit = action.suit if isinstance(action, Propose) else action.contract.suit if isinstance(action, Bid) else None
    return (short_call(action, say), *(() if suit is None else (suit,)))


def troel_line(called: Card | None, index_set: str, say: Say) -> Line:
    """An announced Troel, with the card that makes the partner if everyone knows it."""
    return (*contract_line(TROEL, say), *(() if called is None else line_of(card_text(called, index_set))))
