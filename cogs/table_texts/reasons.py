"""Why something was or is to be done, in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cogs.messages.words import CardWords, seat_name
from engine.core.cards import Card, Suit
from engine.hints.reason import Fact, Reason
from engine.tables.live.table import Table
from locales import Say


def reason_text(table: Table, one: Reason, words: CardWords, say: Say) -> str:
    """A reason as a sentence; empty where a game from outside has no text for it."""
    return say.or_else(f"hints-why-{one.key}", "", **_facts(table, dict(one.facts), words, say))


def reasons_text(table: Table, reasons: Iterable[Reason], words: CardWords, say: Say) -> str:
    """Reasons as sentences, one after another."""
    return " ".join(filter(None, (reason_text(table, one, words, say) for one in reasons)))


def _facts(table: Table, facts: Mapping[str, Fact], words: CardWords, say: Say) -> dict[str, str | int]:
    written: dict[str, str | int] = {}
    for name, fact in facts.items():
        if isinstance(fact, Card):
            written[name] = words.card(fact)
        elif isinstance(fact, Suit):
            written[name] = words.suit(fact)
        elif name == "seat" and isinstance(fact, int):
            written["name"] = seat_name(table, fact, say)
        else:
            written[name] = fact
    return written
