"""A hint in words: what to do, why, and what the others would cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from cogs.messages.words import CardWords
from cogs.table_texts.reasons import reasons_text
from cogs.table_texts.units import cost_text
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
    if reasons := reasons_text(table, given.reasons, words, say):
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
    alike = [(text, list(actions)) for text, actions in groupby(given.costs, lambda one: _cost(given, one, say))]
    for cost, actions in alike[:MOST_LINES]:
        named = ", ".join(_said(one, words, say) for one in actions)
        if cost is None:
            yield say("hints-alike", actions=named)
        else:
            yield say("hints-costs", actions=named, cost=cost) if cost else say("hints-costs-other", actions=named)
    if rest := sum(len(actions) for _, actions in alike[MOST_LINES:]):
        yield say("hints-rest", count=rest)


def _cost(given: Hint, action: Action, say: Say) -> str | None:
    """What an action costs, empty where nobody counts in its unit; None for one that is as good as the best."""
    cost = given.costs[action]
    return None if cost < given.unit.least else cost_text(given.unit, cost, say)
