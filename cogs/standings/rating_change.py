"""What a match did to ratings, in one quiet line under its end."""

from __future__ import annotations

import logging

from cogs.app.client import Client
from cogs.messages.display_names import in_text
from cogs.messages.words import level_name
from engine.standings.changes import RatingChange
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.store.outcomes import Rated
from locales import Say

_log = logging.getLogger(__name__)


async def rating_lines(bot: Client, table: Table, say: Say) -> list[str]:
    """One line of rating changes, or why the match is not rated.

    People who hide their statistics are left out; levels of computers come last.
    """
    try:
        match = await bot.standings.match(table.id)
        changes = await bot.standings.changes(table.id)
    except JournalError:
        # The end of the match is worth showing even without it.
        _log.exception("the ratings after a match could not be read")
        return []
    if match is None:
        return []
    if match.rated is not Rated.YES:
        return ["-# " + say("ranks-not-rated")]
    shown = [one for one in changes if one.level or not (await bot.tables.person(one.user_id)).hides_statistics]
    return ["-# " + say("ranks-rated", changes=", ".join(_change(one, say) for one in shown))] if shown else []


def _change(change: RatingChange, say: Say) -> str:
    gained = change.after.figure - change.before.figure
    return say(
        "ranks-change",
        name=say("ranks-computer", level=level_name(change.level, say)) if change.level else in_text(change.name),
        figure=str(change.after.figure),
        change=f"{'−' if gained < 0 else '+'}{abs(gained)}",
        provisional="yes" if change.after.is_provisional else "no",
    )
