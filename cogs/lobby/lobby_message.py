"""What a table shows until its match begins: the lobby, the door to its thread, and a ping when it is full."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at
from cogs.app.rights import role_there
from cogs.delivery.delivery import CannotEdit
from cogs.delivery.faults import refusals_ignored
from cogs.lobby.duel import challenge_page, challenged
from cogs.lobby.lobby import lobby_page, terms_text
from cogs.lobby.thread_notice import THREAD_NOTICE, thread_notice_page
from cogs.messages.buttons import TableButton
from cogs.messages.layout import Page, page
from cogs.messages.posts import Posts
from cogs.messages.words import game_name, name_of, people_of, side_names
from cogs.tournament.page import seating_page
from engine.tables.live.table import Table
from engine.tables.model.setup import Access
from engine.tables.model.status import Status

LOBBY: Final = "lobby"
FULL: Final = "full"
_SWITCHED: Final = "switched"
"""Kinds of messages, as the table remembers where they are."""


class LobbyMessage:
    """The messages of one table before its match."""

    def __init__(self, bot: Client, table: Table, posts: Posts) -> None:
        self._bot, self._table, self._posts = bot, table, posts

    async def refresh(self) -> None:
        """Show who sits there now."""
        table = self._table
        # First, because it exists even if the table's thread is gone.
        if THREAD_NOTICE in table.message_ids:
            with refusals_ignored(), suppress(CannotEdit):
                # Discord allows few edits of an old message; the lobby matters more.
                await self._bot.delivery.edit(table.message_ids[THREAD_NOTICE], thread_notice_page(table))
        await self._posts.show(LOBBY, await self.page())
        if table.free_seats or table.status is not Status.LOBBY:
            await self._posts.remove(FULL)
        if table.status is not Status.LOBBY:
            await self._posts.remove(_SWITCHED)

    async def move_down(self) -> None:
        await self._posts.move_down(LOBBY, await self.page())

    async def call_host(self) -> None:
        """Ping the host, who may begin as the last seat is taken."""
        table = self._table
        if table.status is not Status.LOBBY or table.free_seats or table.setup.starts_when_full:
            return
        say, host = say_at(table.setup), table.setup.host_id
        start = TableButton("start", table.id, label=say("lobby-start"), style=discord.ButtonStyle.primary)
        full = say("find-full", host=f"<@{host}>", table=str(table.id), game=game_name(table, say))
        await self._posts.remove(FULL)
        await self._posts.send(FULL, page(full, [start], mentions=(host,)))

    async def tell_partners(self, user_ids: tuple[int, ...]) -> None:
        """Ping those whose partners the host has changed; an earlier message about that is removed."""
        table = self._table
        if table.status is not Status.LOBBY:
            return
        say, host = say_at(table.setup), table.setup.host_id
        people = tuple(one for one in user_ids if table.seat_of(one) is not None)
        by = next((one for one in table.seats if one and one.user_id == host), None)
        how = "drawn" if table.draws_partners else "now" if table.has_partners else "alone"
        facts = {"people": " ".join(f"<@{one}>" for one in people), "host": name_of(by, say)}
        sides = {"sides": " · ".join(side_names(table, say))} if how == "now" else {}
        await self._posts.remove(_SWITCHED)
        told = page(say(f"find-partners-{how}", **facts, **sides), mentions=people)
        await self._posts.send(_SWITCHED, told)

    async def page(self) -> Page:
        """The page before the match: a tournament's table, a challenge, or a table with seats to take."""
        table = self._table
        if table.setup.tournament is not None:
            return seating_page(table)
        other = challenged(table)
        if other is not None:
            return challenge_page(table, other, terms_text(table, say_at(table.setup)))
        before = await self._bot.tables.match_before(table)
        made = lobby_page(table, before, _awaited(table, before) if before else (), self._role())
        if LOBBY in table.message_ids:
            return made
        # Only a new message pings: those who played before, as far as the host may call them yet.
        return made._replace(mentions=self._bot.tables.calls.may_be_called(table.setup.host_id, made.mentions))

    def _role(self) -> int | None:
        """The role to ping because the table looks for players; None: nobody is pinged, or the door does it."""
        table = self._table
        looks = table.setup.access is Access.OPEN and table.setup.previous is None and table.free_seats
        if not looks or THREAD_NOTICE in table.message_ids:
            return None
        server = self._bot.tables.known_server(table.setup.guild_id or 0)
        role = role_there(self._bot.get_guild(server.guild_id), server.caller_role)
        return role.id if role else None


def _awaited(table: Table, before: Table) -> list[int]:
    """Those seated when the last match ended whom its rematch lacks, unless somebody they shared a seat with has it."""
    others = before.has_partners and not table.setup.starts_when_full
    here, seats = people_of(table), before.seats_again(others)
    taken = {seat for user_id, seat in seats.items() if user_id in here}
    return sorted(one for one in people_of(before) - here if seats.get(one) not in taken)
