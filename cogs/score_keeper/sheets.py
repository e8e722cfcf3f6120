"""Keeps the message with the sheet of each match with real cards up to date, at the bottom of its channel.

Discord allows few edits of a message that is older than an hour, and between two deals hours may pass. So the message
is edited only while it is young and nothing has been written below it; else it is sent anew, and the old one deleted.
"""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from functools import partial

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act, Client
from cogs.app.permissions import is_gone, must_be_permitted
from cogs.delivery.delivery import DraftPage
from cogs.delivery.follow_ups import WaitsForPress
from cogs.delivery.message_queue import MessageQueue, nonce_for
from cogs.delivery.pacer import Urgency
from cogs.lobby.opening import must_be_where_tables_are
from cogs.messages.layout import Page
from cogs.messages.posts import is_old
from cogs.messages.screen import Screen, posted
from cogs.score_keeper.page import SCORE, sheet_page
from engine.clubs.score_keeper.changes import What, is_news
from engine.clubs.score_keeper.kept import KeptState
from engine.store.posted import Post
from engine.table.model.errors import Refused
from locales import Say, say_in


class ScoreSheets:
    """The announcer of matches with real cards."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._screen = Screen(bot, lambda post: bot.tables.clubs.scores.set_message(int(post.fact), *post.where))
        self._queues: defaultdict[int, MessageQueue] = defaultdict(bot.delivery.board_queue)
        """Per match, what shows it."""
        self._heard: dict[int, int] = {}
        """Per match the number of its last entry."""
        bot.tables.clubs.scores.announce_to(self)

    async def score_changed(self, state: KeptState) -> None:
        """Show it, unless it is shown already; the leaderboards follow where it counts, or counts no more."""
        self._heard[state.id] = state.written
        if state.shown != state.written or state.message is None:
            self._queues[state.id].refresh(lambda: self._show(state.id, anew=False))
        if state.setup.counts and state.changes and state.changes[-1].what in (What.ENDED, What.REOPENED):
            self._bot.leaderboards.match_ended(state.setup.options.game, state.setup.guild_id)

    async def show_anew(self, state: KeptState) -> None:
        """Send the sheet again, at the bottom of its channel; returns when it is there."""
        queue, show = self._queues[state.id], partial(self._show, state.id, anew=True)
        try:
            await queue.do(show)
        except WaitsForPress:
            # It follows as soon as what asks for it is answered.
            queue.post(show)

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""
        for state in await self._bot.tables.clubs.scores.unshown():
            await self.score_changed(state)

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
        state = draft.of
        post, nonce = _post(state), nonce_for(f"{SCORE}{state.id}.{state.written}")
        if stays and before is not None:
            await self._screen.show(post._replace(message_id=before[1], channel_id=before[0]), draft.page, nonce)
        else:
            await self._screen.replace(post, before, draft.page, nonce)
        await self._bot.tables.clubs.scores.note_shown(state.id, state.written)

    async def _draw(self, number: int) -> DraftPage[KeptState]:
        state = await self._bot.tables.clubs.scores.find(number)
        made = await sheet_of(self._bot, state)
        return DraftPage(made, state, state.message[1] if state.message else None, lambda: self._is_newest(state))

    def _is_newest(self, state: KeptState) -> bool:
        """Whether nothing more has been heard of."""
        return self._heard.get(state.id, state.written) <= state.written

    async def _stays(self, where: tuple[int, int]) -> bool:
        """Whether the message can be edited where it is: it is young, and the last of its channel."""
        if is_old(where[1]) and self._bot.delivery.tokens.of(where[1]) is None:
            return False
        with suppress(discord.Forbidden, discord.NotFound):
            channel = self._bot.get_partial_messageable(where[0])
            return [one.id async for one in channel.history(limit=1)] == [where[1]]
        return False


def _post(state: KeptState) -> Post:
    """Where it is to be sent, and whom it names."""
    people = state.members | {state.setup.opener.user_id} | {one.by.user_id for one in state.changes}
    known = frozenset(one for one in people if one > 0)
    return Post(0, state.setup.channel_id, state.setup.guild_id, SCORE, str(state.id), people=known)


async def sheet_of(bot: Client, state: KeptState) -> Page:
    """The sheet as it is posted."""
    guild = bot.get_guild(state.setup.guild_id or 0)
    return await sheet_page(
        state, await say_of(bot, state), guild.name if guild else "", bot.avatars.on, now=bot.tables.now()
    )


async def say_of(bot: Client, state: KeptState) -> Say:
    """The texts of the place where it is kept."""
    server = await bot.tables.server(state.setup.guild_id or 0)
    return say_in(state.setup.language, server.theme)


@posted(SCORE)
async def _sheet(bot: Client, post: Post) -> Page | None:
    """The same message without the name of somebody who was forgotten; None: it is not the newest, and goes."""
    state = await bot.tables.clubs.scores.find(int(post.fact))
    return await sheet_of(bot, state) if state.message == post.where else None


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
