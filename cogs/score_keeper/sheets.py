"""Keeps the message with the sheet of each match with real cards up to date, at the bottom of its channel.

Discord allows few edits of a message that is older than an hour, and between two deals hours may pass. So the message
is edited only while it is young and nothing has been written below it; else it is sent anew, and the old one deleted.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act, Client
from cogs.app.permissions import is_gone, must_be_permitted
from cogs.delivery.delivery import CannotEdit, DraftPage
from cogs.delivery.faults import ARCHIVED, MISSING_ACCESS, MISSING_PERMISSIONS
from cogs.delivery.message_queue import MessageQueue, nonce_for
from cogs.delivery.pacer import Urgency
from cogs.lobby.opening import must_be_where_tables_are
from cogs.messages.layout import Page
from cogs.messages.posts import is_old
from cogs.score_keeper.page import SCORE, sheet_page
from engine.score_keeper.changes import What, is_news
from engine.score_keeper.kept import KeptState
from engine.tables.model.errors import Refused
from engine.tables.store.posted import Post
from locales import Say, say_in


class ScoreSheets:
    """The announcer of matches with real cards."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._queues: dict[int, tuple[int | None, MessageQueue]] = {}
        """Per match its server, and what shows it."""
        self._heard: dict[int, int] = {}
        """Per match the number of its last entry."""
        bot.tables.clubs.scores.announce_to(self)

    async def score_changed(self, state: KeptState) -> None:
        """Show it, unless it is shown already; the leaderboards follow where it counts, or counts no more."""
        self._heard[state.id] = state.written
        if state.shown != state.written or state.message is None:
            self._queue(state).refresh(lambda: self._show(state.id, anew=False))
        if state.setup.counts and state.changes and state.changes[-1].what in (What.ENDED, What.REOPENED):
            self._bot.leaderboards.match_ended(state.setup.options.game, state.setup.guild_id)

    async def show_anew(self, state: KeptState) -> None:
        """Send the sheet again, at the bottom of its channel; returns when it is there."""
        await self._queue(state).do(lambda: self._show(state.id, anew=True))

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""
        for state in await self._bot.tables.clubs.scores.unshown():
            await self.score_changed(state)

    def _queue(self, state: KeptState) -> MessageQueue:
        if state.id not in self._queues:
            queue = self._bot.delivery.queue(self._refused, Urgency.SLATE)
            self._queues[state.id] = state.setup.guild_id, queue
        return self._queues[state.id][1]

    async def _show(self, number: int, *, anew: bool) -> None:
        try:
            state = await self._bot.tables.clubs.scores.find(number)
        except Refused:
            return
        if state.is_ended:
            self._queues.pop(number, None)
            self._heard.pop(number, None)
        before = state.message
        news = any(is_news(one, state.changes) for one in state.changes[state.shown :])
        stays = before is not None and not (anew or news) and await self._stays(before)
        draft = await self._bot.delivery.drawn(Urgency.SLATE, partial(self._draw, number))
        assert draft is not None
        made, state = draft.page, draft.of
        if stays and before is not None:
            if await self._edited(before, made):
                await self._noted(state, before)
                return
            made.rewind()
        await self._send(state, made)
        if before is not None:
            with suppress(discord.HTTPException):
                await self._bot.delivery.delete(before)
            await self._bot.tables.posted.drop(before[1])

    async def _draw(self, number: int) -> DraftPage[KeptState]:
        state = await self._bot.tables.clubs.scores.find(number)
        made = await page_of(self._bot, state)
        return DraftPage(made, state, state.message[1] if state.message else None, lambda: self._is_newest(state))

    def _is_newest(self, state: KeptState) -> bool:
        """Whether nothing more has been heard of."""
        return self._heard.get(state.id, state.written) <= state.written

    async def _edited(self, where: tuple[int, int], made: Page) -> bool:
        """Edit the message; whether it can be edited."""
        try:
            await self._bot.delivery.edit(where, made)
        except CannotEdit:
            return False
        except discord.HTTPException as error:
            # Nothing can be edited in an archived thread, but writing there brings it back.
            if error.code != ARCHIVED:
                raise
            return False
        return True

    async def _stays(self, where: tuple[int, int]) -> bool:
        """Whether the message can be edited where it is: it is young, and the last of its channel."""
        if is_old(where[1]) and self._bot.delivery.tokens.of(where[1]) is None:
            return False
        with suppress(discord.Forbidden, discord.NotFound):
            channel = self._bot.get_partial_messageable(where[0])
            return [one.id async for one in channel.history(limit=1)] == [where[1]]
        return False

    async def _send(self, state: KeptState, made: Page) -> None:
        setup = state.setup
        channel = self._bot.get_partial_messageable(setup.channel_id, guild_id=setup.guild_id)
        nonce = nonce_for(f"{SCORE}{state.id}.{state.written}")
        message = await channel.send(view=made.view, files=made.files, nonce=nonce)
        where = setup.channel_id, message.id
        await self._bot.tables.clubs.scores.set_message(state.id, *where)
        await self._noted(state, where)

    async def _noted(self, state: KeptState, where: tuple[int, int]) -> None:
        """Record what is shown, and whom it names."""
        people = state.members | {state.setup.opener.user_id} | {one.by.user_id for one in state.changes}
        known = frozenset(one for one in people if one > 0)
        post = Post(where[1], where[0], state.setup.guild_id, SCORE, str(state.id), people=known)
        await self._bot.tables.posted.note(post)
        await self._bot.tables.clubs.scores.note_shown(state.id, state.written)

    async def _refused(self, error: discord.HTTPException) -> bool:
        """Whether the refusal may be lifted."""
        return error.code in (MISSING_ACCESS, MISSING_PERMISSIONS)


async def page_of(bot: Client, state: KeptState) -> Page:
    """The sheet as it is posted."""
    guild = bot.get_guild(state.setup.guild_id or 0)
    return await sheet_page(
        state, await say_of(bot, state), guild.name if guild else "", bot.avatars.on, now=bot.tables.now()
    )


async def say_of(bot: Client, state: KeptState) -> Say:
    """The texts of the place where it is kept."""
    server = await bot.tables.server(state.setup.guild_id or 0)
    return say_in(state.setup.language, server.theme)


async def renewed_sheet(bot: Client, post: Post) -> Page | None:
    """The same message without the name of somebody who was forgotten; None: it is not the newest, and goes."""
    state = await bot.tables.clubs.scores.find(int(post.fact))
    return await page_of(bot, state) if state.message == post.where else None


async def moved_here(act: Act, state: KeptState) -> KeptState:
    """The same in this channel if its own is gone; raises Denied where it cannot go on here."""
    if state.setup.channel_id == act.channel_id:
        return state
    if not await is_gone(act.bot, state.setup.channel_id):
        return state
    if state.setup.guild_id != act.guild_id:
        raise Denied("score-channel-gone", score=str(state.id))
    if state.setup.guild_id is not None:
        must_be_where_tables_are(act)
        must_be_permitted(act)
    return await act.bot.tables.clubs.scores.move(state.id, act.channel_id or 0)
