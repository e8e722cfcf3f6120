"""/my-tables: where somebody plays, what is due there, and a link to each table."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.presses import Style
from cogs.evenings.page import due_line as evening_line
from cogs.messages.buttons import table_button
from cogs.messages.layout import PAGE_LIMIT, Page, fitting, page
from cogs.messages.posts import link_to, newest_of
from cogs.messages.words import moment, which_table
from cogs.proposals.pausing import is_away
from cogs.table_texts.table_text import others_are_asked
from cogs.tournament.page import due_line
from engine.running.table import Table
from engine.table.model.status import Pause, Status
from locales import Say

_MOST_BUTTONS = 10


class MyTablesCommands(commands.Cog):
    """One command; works in direct messages too."""

    @command("stay-tables")
    async def my_tables(self, act: Act) -> None:
        """List the tables where the person has a seat."""
        say, user_id = act.say, act.user_id
        tables = act.bot.tables.of_user(user_id)
        playing = {one.setup.tournament.tournament_id for one in tables if one.setup.tournament is not None}
        known = act.bot.tables.tournaments.all()
        live = [one for one in known if one.status.is_live and one.id not in playing]
        places = [(one, await one.place_now(user_id)) for one in live]
        waiting = [due_line(tournament, place, user_id, say) for tournament, place in places if place is not None]
        seated = {table.id for table in tables}
        evenings = await act.bot.tables.clubs.evenings.of_user(user_id)
        elsewhere = (one for one in evenings if seated.isdisjoint(drawn.table_id for drawn in one.state.tables))
        waiting += [evening_line(one, user_id, say) for one in elsewhere]
        if not tables and not waiting:
            raise Denied("refusal-no-table-of-yours")
        await tell(act, tables_page(tables, user_id, say, waiting))


def tables_page(tables: tuple[Table, ...], user_id: int, say: Say, waiting: Sequence[str]) -> Page:
    """One line per table, those waiting for this person first, and buttons to the hands.

    `waiting`: lines on tournaments in which they have no table now.
    """
    urgent = sorted(tables, key=lambda table: not _waits(table, user_id))
    lines = [*(_line(table, user_id, say) for table in urgent), *waiting]
    hands = [
        table_button(
            "hand",
            table.id,
            label=say("stay-hand-at", table=str(table.id)),
            style=Style.primary if _waits(table, user_id) else Style.secondary,
        )
        for table in urgent
        if table.status is Status.PLAYING
    ]
    return page(fitting(lines, PAGE_LIMIT - 100), hands[:_MOST_BUTTONS])


def _line(table: Table, user_id: int, say: Say) -> str:
    where = newest_of(table)
    place = say("stay-link", link=link_to(table, where)) if where else f"<#{table.setup.channel_id}>"
    due = _due(table, user_id, say)
    return say("stay-table", **which_table(table, say), place=place, due=due)


def _due(table: Table, user_id: int, say: Say) -> str:
    """What this person can do at a table now."""
    seat = table.seat_of(user_id)
    if table.status is Status.LOBBY:
        startable = not table.free_seats and table.setup.host_id == user_id
        return say("stay-due-start" if startable else "stay-due-lobby")
    if is_away(table, user_id):
        return say("stay-due-away")
    if seat in table.missing_answers:
        return say("stay-due-answer")
    if table.paused is Pause.AGREED:
        return say("stay-due-paused")
    if seat in table.actors and table.deadline is not None and not others_are_asked(table):
        return say("stay-due-turn-until", when=moment(table.deadline, "R"))
    if seat in table.actors:
        return say("stay-due-turn")
    return say("stay-due-cut" if seat is not None and seat == table.cutter else "stay-due-nothing")


def _waits(table: Table, user_id: int) -> bool:
    """Whether a table waits for this person."""
    due = {*table.missing_answers, *(() if table.paused else (*table.actors, table.cutter))}
    return table.status is Status.PLAYING and table.seat_of(user_id) in due
