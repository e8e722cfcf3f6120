"""Keeps the messages of tournaments up to date.

What is missing is found by comparing the tournament with the messages it remembers, and then shown: it makes no
difference whether something has just happened or the bot was stopped before showing it.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import discord

from cogs.app.answers import TOO_OLD_TO_EDIT, UNKNOWN_MESSAGE
from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.mentions import called
from cogs.messages.layout import Page
from cogs.messages.message_queue import MessageQueue
from cogs.tournament.page import end_page, entry_page, entry_texts, round_page, standings_page
from engine.tables.live.table import Table
from engine.tables.model.status import Status
from engine.tables.store.posted import Post
from engine.tournaments.progress import Tournament

ENTRY = "entry"
"""The message under which people enter; the others are named after what they show and the round."""


class TournamentBoards:
    """The announcer of the tournaments."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._boards: dict[int, _Board] = {}
        self.preparing: set[int] = set()
        """Tournaments that are just being started."""

    async def tournament_changed(self, contest: Tournament) -> None:
        """Only notes that there is something to show: drawing takes its time."""
        if contest.id not in self._boards:
            self._boards[contest.id] = _Board(self._bot, contest, self._forget)
        self._boards[contest.id].refresh()

    def _forget(self, contest: Tournament) -> None:
        self._boards.pop(contest.id, None)


class _Board:
    """The messages of one tournament."""

    def __init__(self, bot: Client, contest: Tournament, forget: Any) -> None:
        self._bot, self._contest, self._forget = bot, contest, forget
        self._queue = MessageQueue(bot.announcer.shown, self._refused)
        self._entry: list[str] = []
        """The words of the entry message as it was shown last."""

    def refresh(self) -> None:
        self._queue.refresh(self._show)

    async def _show(self) -> None:
        contest = self._contest
        await self._show_entry()
        for number in range(1, contest.round + 1):
            await self._show_round(number)
        if contest.status is Status.OVER:
            await self._show_end()
        if not contest.status.is_live and await contest.close():
            self._forget(contest)

    async def _show_entry(self) -> None:
        words = entry_texts(self._contest)
        if words == self._entry:
            return
        place = self._contest.message_ids.get(ENTRY)
        try:
            if place is None:
                await self._send(ENTRY, entry_page(self._contest))
            else:
                await self._bot.message_at(place).edit(view=entry_page(self._contest).view)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT):
                raise
            if self._contest.status is Status.LOBBY:
                await self._send(ENTRY, entry_page(self._contest))
        self._entry = words

    async def _show_round(self, number: int) -> None:
        """Show where everybody sits while that is news; then the standings, except after the last round."""
        contest = self._contest
        several = len(contest.tables_of(number)) > 1
        if several and number == contest.round and contest.status is Status.PLAYING:
            await self._once(f"round-{number}", round_page(contest, number, await self._tables(number)))
        if number <= contest.finished_rounds and number < contest.setup.rounds:
            await self._show_standings(number)

    async def _show_standings(self, number: int) -> None:
        contest, kind = self._contest, f"standings-{number}"
        if kind in contest.message_ids:
            return
        say = say_at(contest.setup)
        await self._wait_for_tables(number)
        due = contest.deadline if number == contest.round else None
        remarks = [say("tournament-next", when=f"<t:{int(due)}:R>")] if due else []
        await self._once(kind, await standings_page(contest, say, number, remarks))

    async def _show_end(self) -> None:
        if "end" not in self._contest.message_ids:
            await self._wait_for_tables(self._contest.round)
            # If Discord refuses to show it, the board is done all the same.
            with suppress(discord.Forbidden, discord.NotFound):
                await self._once("end", await end_page(self._contest))

    async def _wait_for_tables(self, number: int) -> None:
        """Wait until the last slates have been shown."""
        for table in await self._tables(number):
            await self._bot.announcer.all_shown(table)

    async def _tables(self, number: int) -> list[Table]:
        return [await self._bot.tables.find(one.table_id) for one in self._contest.tables_of(number)]

    async def _once(self, kind: str, made: Page) -> None:
        if kind not in self._contest.message_ids:
            await self._send(kind, made)

    async def _send(self, kind: str, made: Page) -> None:
        setup = self._contest.setup
        channel = self._bot.get_partial_messageable(setup.channel_id, guild_id=setup.guild_id)
        # Killed between sending and remembering, it would be sent twice: Discord gives back the first
        # message where the nonce is the same. The entry message makes it differ from other tournaments'.
        entry = self._contest.message_ids.get(ENTRY)
        nonce = f"{entry[1]}{kind[0]}{kind.rpartition('-')[2]}" if entry and kind != ENTRY else secrets.token_hex(8)
        allowed = await called(self._bot, made.mentions)
        message = await channel.send(view=made.view, files=made.files, allowed_mentions=allowed, nonce=nonce)
        await self._contest.set_message(kind, setup.channel_id, message.id)
        where = message.id, setup.channel_id, setup.guild_id
        await self._bot.tables.posted.note(Post(*where, kind, tournament_id=self._contest.id))

    async def _refused(self, error: discord.HTTPException) -> None:
        """Do nothing: it is retried with the next change, and after a restart."""
