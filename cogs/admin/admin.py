"""/admin: the bot's health, the live tables, and how to stop or repair one.

Server managers reach the tables of their server; the bot's owner reaches everything.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Annotated, Final

from discord import app_commands
from discord.ext import commands

from cogs.admin.privacy import links_to
from cogs.app.access import tables_here
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.i18n import text
from cogs.app.parameters import Choices, Offering, Reason, Sure
from cogs.app.permissions import FOR_EVENTS, may_manage, missing_here, permission_name, permission_names
from cogs.evenings.events import may_make_events
from cogs.health.vitals import Vitals, figure_lines, judgement, troubles, vitals_of
from cogs.messages.layout import fitting
from cogs.messages.words import moment, seat_name, which_table
from cogs.proposals.overrule import begin
from cogs.typed.choosing import TABLE, table_choices, table_named
from engine.running.table import Table
from engine.store.rows import BadHistory
from engine.table.model.proposal import ProposalKind
from engine.table.model.status import Status
from locales import Say
from rendering.cards.tiles import TILES

_MILLI: Final = 1000


async def _is_allowed(act: Act) -> bool:
    """Whether they may: managers on their server, the bot's owner in direct messages with it."""
    if act.guild_id is not None:
        return may_manage(act)
    return await act.bot.is_owner(act.user)


async def _must_be_allowed(act: Act) -> None:
    if not await _is_allowed(act):
        raise Denied("admin-only-managers")


async def _reachable(act: Act) -> tuple[Table, ...]:
    """The live tables this person may administer: the server's that they may see, or all in direct messages."""
    return act.bot.tables.live if act.guild_id is None else await tables_here(act)


def _damaged(act: Act) -> tuple[int, ...]:
    """The same, for tables that could not be read."""
    found = act.bot.tables.damaged.items()
    return tuple(number for number, guild in found if act.guild_id in (None, guild))


def _damaged_meant(act: Act, typed: str) -> int | None:
    return next((one for one in _damaged(act) if str(one) == typed.strip(" ⚠")), None)


async def _choices(act: Act, typed: str) -> Choices:
    if not await _is_allowed(act):
        return []
    damaged = [(f"{one} ⚠", str(one)) for one in _damaged(act)]
    return [*damaged, *table_choices(await _reachable(act), typed, act)]


_AnyTable = Annotated[str, Offering(TABLE, _choices)]


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name=text("admin-command"), group_description=text("admin-command-hint")):
    """Discord shows these commands to server managers only; the bot checks permission here even so."""

    @command("admin-command-health")
    async def health(self, act: Act) -> None:
        """Say whether all is well, and show figures: of the server, or of the whole bot for its owner."""
        await _must_be_allowed(act)
        await act.response.defer(ephemeral=True, thinking=True)
        say, is_whole = act.say, act.guild_id is None
        answer = await act.bot.tables.seconds_to_answer()
        await act.bot.direct.conversations.openings.look()
        now = vitals_of(act.bot)._replace(answer=answer)
        named = await act.bot.tables.posted.troubled(act.guild_id)
        wrong = [*troubles(now, say, whole=is_whole), *self._wrong_here(act, say)]
        wrong += ["\n".join([say("forget-still-named", count=len(named)), links_to(named)])] if named else []
        figures = figure_lines(now, say) if is_whole else ()
        tables = await _reachable(act)
        lines = [*judgement(wrong, say), "", *self._lines_here(act, tables, now, say), *figures]
        await tell(act, fitting(lines))

    @command(("command-list", "admin-command-list-hint"))
    async def list(self, act: Act) -> None:
        """List every live table: what it waits for, or since when it has been unreadable."""
        await _must_be_allowed(act)
        say = act.say
        tables = await _reachable(act)
        await tell(act, fitting(self._lines(act, tables, say)) or say("lobby-list-none"))

    @command(("command-stop", "admin-command-stop-hint"))
    async def stop(self, act: Act, table: _AnyTable, sure: Sure = False, reason: Reason = "") -> None:
        """End any table without a result, giving a reason; an unreadable one too, once confirmed."""
        await _must_be_allowed(act)
        number = _damaged_meant(act, table)
        if number is None:
            chosen = table_named(table, act, await _reachable(act), "refusal-no-table-here")
            await begin(act, chosen, ProposalKind.STOP, "", reason)
            return
        if not sure:
            raise Denied("agree-damaged-doubt", table=str(number))
        await act.response.defer(ephemeral=True, thinking=True)
        await act.bot.tables.give_up(number)
        await tell(act, act.say("lobby-you-stopped", table=str(number)))

    @command("admin-command-repair")
    async def repair(self, act: Act, table: _AnyTable) -> None:
        """Reload a table and show it in new messages; nobody loses a card."""
        await _must_be_allowed(act)
        await act.response.defer(ephemeral=True, thinking=True)
        number = _damaged_meant(act, table)
        if number is None:
            number = table_named(table, act, await _reachable(act), "refusal-no-table-here").id
        try:
            chosen = await act.bot.tables.repair(number)
        except BadHistory:
            raise Denied("admin-unreadable", table=str(number)) from None
        await act.bot.announcer.show_anew(chosen)
        await tell(act, act.say("admin-repaired", table=str(number)))

    def _wrong_here(self, act: Act, say: Say) -> Iterator[str]:
        if damaged := _damaged(act):
            yield say("health-unreadable", count=len(damaged))
        if names := _missing_names(act, say):
            yield say("admin-health-missing", permissions=names)

    def _lines_here(self, act: Act, tables: Sequence[Table], now: Vitals, say: Say) -> Iterator[str]:
        """How fast it is, and the tables this person may administer."""
        bot = act.bot
        yield say("admin-health-connection", milliseconds=_milliseconds(now.latency))
        yield say("admin-health-database", milliseconds=_milliseconds(now.answer))
        playing = sum(table.status is Status.PLAYING for table in tables)
        yield say("admin-health-tables", count=len(tables), playing=playing)
        yield say("admin-health-emojis", count=bot.tiles.count, all=len(TILES))
        if act.guild_id is not None and not _missing_names(act, say):
            yield say("admin-health-permitted")
        if act.guild is not None and not may_make_events(act.guild):
            yield say("admin-health-no-events", permission=permission_name(FOR_EVENTS, say))

    def _lines(self, act: Act, tables: Sequence[Table], say: Say) -> Iterator[str]:
        for number in _damaged(act):
            yield say("admin-list-damaged", table=str(number))
        for table in tables:
            facts = {**which_table(table, say), "channel": f"<#{table.setup.channel_id}>"}
            names = ", ".join(seat_name(table, seat, say) for seat in table.actors)
            if table.deadline is not None:
                yield say("admin-list-until", **facts, name=names or "–", when=moment(table.deadline, "R"))
            else:
                yield say(f"admin-list-{table.status}", **facts, name=names or "–")


def _missing_names(act: Act, say: Say) -> str:
    """The permissions the bot lacks in this channel."""
    return permission_names(missing_here(act), say)


def _milliseconds(seconds: float | None) -> int:
    """Rounded up; 0 if not yet known."""
    return math.ceil((seconds or 0) * _MILLI)
