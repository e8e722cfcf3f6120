"""A hint in words: what to do, why, and what the others would cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from cogs.messages.words import CardWords
from cogs.table_texts.reasons import reason_text
from cogs.table_texts.units import unit_key
from engine.core.actions import Action
from engine.hints.hint import Hint
from engine.players.turns import OutOfTurn
from engine.tables.live.table import Table
from locales import Say

MOST_LINES: Final = 5
"""Of the others; those that cost more are only counted."""


def hint_text(table: Table, given: Hint, words: CardWords, say: Say) -> str:
    """The hint, for the person alone who asked."""
    best = _said(given.action, words, say)
    if given.is_no_matter:
        return say("hints-no-matter", action=best)
    lines = [say("hints-best-dummy" if given.is_for_dummy else "hints-best", action=best)]
    if reasons := " ".join(filter(None, (reason_text(table, one, words, say) for one in given.reasons))):
        lines.append(reasons)
    lines += (f"-# {line}" for line in _costs(given, words, say))
    return "\n".join(lines)


def _said(action: Action, words: CardWords, say: Say) -> str:
    return say("hints-wait") if action is OutOfTurn.LEAVE_IT else words.action(action)


def _costs(given: Hint, words: CardWords, say: Say) -> Iterator[str]:
    """What the others would cost, those that cost as much in one line."""
    if not given.costs:
        if given.is_late:
            yield say("hints-late")
        return
    alike = [(key, list(actions)) for key, actions in groupby(given.costs, lambda one: _key(given, one))]
    for (text, cost), actions in alike[:MOST_LINES]:
        named = ", ".join(_said(one, words, say) for one in actions)
        facts = {"actions": named} | ({} if cost is None else {"cost": cost})
        yield say.or_else(f"hints-{text}", say("hints-costs-other", actions=named), **facts)
    if rest := sum(len(actions) for _, actions in alike[MOST_LINES:]):
        yield say("hints-rest", count=rest)


def _key(given: Hint, action: Action) -> tuple[str, float | None]:
    """The end of the key of the line about an action, and its figure."""
    cost = given.costs[action]
    unit = unit_key(given.unit.name)
    if cost < given.unit.least:
        return "alike", None
    if not unit:
        return "costs-other", None
    return f"costs-{unit}", round(cost, 1) if cost < 10 and given.unit.times == 1 else round(cost)
