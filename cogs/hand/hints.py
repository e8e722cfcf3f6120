"""/hint and the button under a hand: what a strong player would do, why, and what the others would cost.

It is told to the person on turn alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.parameters import MEANT
from cogs.hand.take_action import must_be_turn
from cogs.messages.buttons import at_table
from cogs.messages.words import CardWords
from cogs.table_texts.table_text import cost_text, reasons_text
from cogs.typed.choosing import OnTurn
from engine.core.actions import Action
from engine.players.turns import OutOfTurn, Question
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Pause, Status
from engine.teaching.hints.hint import Hint, endless, hint, knows, seed_of
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


WITHIN: Final = 2.0
"""Seconds to think; after that there is what a player by rules of thumb would do."""


class HintCommands(commands.Cog):
    """Works in direct messages too."""

    @command("hints-command")
    async def hint(self, act: Act, table: OnTurn = MEANT) -> None:
        """Say what a strong player would do now."""
        await show_hint(act, table, "")


@at_table("hint")
async def show_hint(act: Act, table: Table, _: str) -> None:
    """Answer with a hint; raises Refused and Denied where there is none."""
    user_id, say = act.user_id, act.say_at(table)
    question = _question(table, table.own_seat(user_id))
    await act.response.defer(ephemeral=True, thinking=True)
    weigh, seed, plain = act.bot.tables.thinker.weigh, seed_of(question), endless(question)
    worths = await weigh(question, seed, within=WITHIN)
    by_points = await weigh(plain, seed, within=WITHIN) if worths and plain is not None else None
    if table.setup.hints:
        await table.count_hint(user_id)
    await tell(act, hint_text(table, hint(question, worths, by_points), CardWords(act.bot.tiles, say), say))


def _question(table: Table, seat: int) -> Question:
    """What the person on this seat has to decide; raises Refused and Denied."""
    table.must_be_live()
    if not knows(table.setup.game):
        raise Denied("hints-untaught")
    if not table.allows_hints:
        raise Denied("hints-off" if table.setup.tournament is None else "hints-off-tournament")
    if table.paused is Pause.AGREED:
        raise Refused(Refusal.PAUSED)
    question = table.question(seat) if table.status is Status.PLAYING and table.deal else None
    if question is None:
        must_be_turn(table, seat, "")
        raise Denied("hints-nothing-due")
    return question
