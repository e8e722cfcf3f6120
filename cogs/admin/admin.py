"""/admin: the bot's health, the live tables, and how to stop or repair one.

Server managers reach the tables of their server; the bot's owner reaches everything.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.admin.privacy import links_to
from cogs.app.access import tables_here
from cogs.app.answers import Denied, answered, completed, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import asks, text
from cogs.app.permissions import FOR_EVENTS, may_manage, missing_here, permission_name, permission_names
from cogs.evenings.events import may_make_events
from cogs.health.vitals import Vitals, figure_lines, judgement, troubles, vitals_of
from cogs.messages.layout import fitting
from cogs.messages.words import game_name, seat_name
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.proposals.overrule import begin
from cogs.typed.choosing import TABLE, Choices, table_choices, table_named
from engine.tables.live.table import Table
from engine.tables.model.proposal import ProposalKind
from engine.tables.model.status import Status
from engine.tables.store.rows import BadHistory
from locales import Say
from rendering.cards.tiles import TILES

_MILLI: Final = 1000


@app_commands.default_permissions(manage_guild=True)
class AdminCommands(commands.GroupCog, group_name=text("admin-command"), group_description=text("admin-command-hint")):
    """Discord shows these commands to server managers only; the bot checks permission here even so."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("admin-command-health"), description=text("admin-command-health-hint"))
    @answered
    async def health(self, act: Act) -> None:
        """Say whether all is well, and show figures: of the server, or of the whole bot for its owner."""
        await self._must_be_allowed(act)
        await act.response.defer(ephemeral=True, thinking=True)
        say, is_whole = act.say, act.guild_id is None
        answer = await self._bot.tables.seconds_to_answer()
        await self._bot.direct.conversations.look()
        now = vitals_of(self._bot)._replace(answer=answer)
        named = await self._bot.tables.posted.troubled(act.guild_id)
        wrong = [*troubles(now, say, whole=is_whole), *self._wrong_here(act, say)]
        wrong += ["\n".join([say("forget-still-named", count=len(named)), links_to(named)])] if named else []
        figures = figure_lines(now, say) if is_whole else ()
        tables = await self._reachable(act)
        lines = [*judgement(wrong, say), "", *self._lines_here(act, tables, now, say), *figures]
        await tell(act, fitting(lines))

    @app_commands.command(name=text("command-list"), description=text("admin-command-list-hint"))
    @answered
    async def list(self, act: Act) -> None:
        """List every live table: what it waits for, or since when it has been unreadable."""
        await self._must_be_allowed(act)
        say = act.say
        tables = await self._reachable(act)
        await tell(act, fitting(self._lines(act, tables, say)) or say("lobby-list-none"))

    @app_commands.command(name=text("command-stop"), description=text("admin-command-stop-hint"))
    @asks(**TABLE, sure="company-sure", reason="agree-reason")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def stop(self, act: Act, table: str, sure: str | None = None, reason: str = "") -> None:
        """End any table without a result, giving a reason; an unreadable one too, once confirmed."""
        await self._must_be_allowed(act)
        number = self._damaged_meant(act, table)
        if number is None:
            chosen = table_named(table, act, await self._reachable(act), "refusal-no-table-here")
            await begin(act, chosen, ProposalKind.STOP, "", reason)
            return
        if sure != YES:
            raise Denied("agree-damaged-doubt", table=str(number))
        await act.response.defer(ephemeral=True, thinking=True)
        await self._bot.tables.give_up(number)
        await tell(act, act.say("lobby-you-stopped", table=str(number)))

    @app_commands.command(name=text("admin-command-repair"), description=text("admin-command-repair-hint"))
    @asks(**TABLE)
    @answered
    async def repair(self, act: Act, table: str) -> None:
        """Reload a table and show it in new messages; nobody loses a card."""
        await self._must_be_allowed(act)
        await act.response.defer(ephemeral=True, thinking=True)
        number = self._damaged_meant(act, table)
        if number is None:
            number = table_named(table, act, await self._reachable(act), "refusal-no-table-here").id
        try:
            chosen = await self._bot.tables.repair(number)
        except BadHistory:
            raise Denied("admin-unreadable", table=str(number)) from None
        await self._bot.announcer.show_anew(chosen)
        await tell(act, act.say("admin-repaired", table=str(number)))

    @stop.autocomplete("table")
    @repair.autocomplete("table")
    @completed
    async def _complete_table(self, act: Act, typed: str) -> Choices:
        if not await self._is_allowed(act):
            return []
        damaged = [app_commands.Choice(name=f"{one} ⚠", value=str(one)) for one in self._damaged(act)]
        return [*damaged, *table_choices(await self._reachable(act), typed, act)][:25]

    async def _is_allowed(self, act: Act) -> bool:
        """Whether they may: managers on their server, the bot's owner in direct messages with it."""
        if act.guild_id is not None:
            return may_manage(act)
        return await self._bot.is_owner(act.user)

    async def _must_be_allowed(self, act: Act) -> None:
        if not await self._is_allowed(act):
            raise Denied("admin-only-managers")

    async def _reachable(self, act: Act) -> tuple[Table, ...]:
        """The live tables this person may administer: the server's that they may see, or all in direct messages."""
        return self._bot.tables.live if act.guild_id is None else await tables_here(act)

    def _damaged(self, act: Act) -> tuple[int, ...]:
        """The same, for tables that could not be read."""
        found = self._bot.tables.damaged.items()
        return tuple(number for number, guild in found if act.guild_id in (None, guild))

    def _damaged_meant(self, act: Act, typed: str) -> int | None:
        return next((one for one in self._damaged(act) if str(one) == typed.strip(" ⚠")), None)

    def _wrong_here(self, act: Act, say: Say) -> Iterator[str]:
        if damaged := self._damaged(act):
            yield say("health-unreadable", count=len(damaged))
        if names := _missing_names(act, say):
            yield say("admin-health-missing", permissions=names)

    def _lines_here(self, act: Act, tables: Sequence[Table], now: Vitals, say: Say) -> Iterator[str]:
        """How fast it is, and the tables this person may administer."""
        bot = self._bot
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
        for number in self._damaged(act):
            yield say("admin-list-damaged", table=str(number))
        for table in tables:
            facts = {"table": str(table.id), "game": game_name(table, say), "channel": f"<#{table.setup.channel_id}>"}
            names = ", ".join(seat_name(table, seat, say) for seat in table.actors)
            if table.deadline is not None:
                yield say("admin-list-until", **facts, name=names or "–", when=f"<t:{int(table.deadline)}:R>")
            else:
                yield say(f"admin-list-{table.status}", **facts, name=names or "–")


def _missing_names(act: Act, say: Say) -> str:
    """The permissions the bot lacks in this channel."""
    return permission_names(missing_here(act), say)


def _milliseconds(seconds: float | None) -> int:
    """Rounded up; 0 if not yet known."""
    return math.ceil((seconds or 0) * _MILLI)
