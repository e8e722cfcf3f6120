"""Leaderboards that are posted in channels and keep themselves up to date.

After a match a board waits a little, so that many matches need one edit, and longer if its message is older than an
hour, because Discord allows few edits of those. Edits still pending at shutdown are made up for at the next start,
when all boards are refreshed.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_on
from cogs.delivery.faults import NOT_PERMITTED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from cogs.messages.layout import Page
from cogs.messages.screen import Screen
from cogs.standings.leaderboard_page import For, ShownLeaderboard, leaderboard_page, people_on
from cogs.standings.leaderboard_query import AskedLeaderboard, game_text, now, place_text
from engine.standings.boards import Boards, PostedLeaderboard
from engine.standings.settling import EVERYWHERE
from engine.store.posted import Post
from engine.table.model.errors import JournalError
from locales import Say

_log = logging.getLogger(__name__)

PACE: Final = 60.0
"""Seconds between a match and the message that has it."""
SLOW_PACE: Final = 600.0
"""The same once the message is older than `OLD`."""
OLD: Final = 3600.0
_GONE: Final = (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL)


class LeaderboardBoards:
    """The posted leaderboards of all servers."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._kept = Boards(bot.tables.journal)
        self._boards: dict[int, PostedLeaderboard] = {}
        self._screen = Screen(bot, self._moved, silent=True)
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._people: dict[int, frozenset[int]] = {}
        """Who was on each board when it was last shown."""
        self._refused: set[int] = set()
        """Boards for which a refusal by Discord has been logged."""

    async def restore(self) -> None:
        """Load them all."""
        self._boards = {board.id: board for board in await self._kept.everywhere()}

    async def catch_up(self) -> None:
        """Show all as things stand now, one after the other."""
        for board_id in tuple(self._boards):
            await self._show(board_id)

    def close(self) -> None:
        """Stop waiting; the next start makes up for it."""
        for task in self._waiting.values():
            task.cancel()

    def of_guild(self, guild_id: int) -> list[PostedLeaderboard]:
        """Those of a server, oldest first."""
        return [board for board in self._boards.values() if board.guild_id == guild_id]

    def title(self, board: PostedLeaderboard, say: Say) -> str:
        """What a board shows, in words."""
        asked = AskedLeaderboard.read(board.query)
        place = place_text(asked, self._bot.get_guild(asked.scope), now(), say)
        return f"{game_text(asked, say)} · {place} · {say(f'ranks-by-{asked.measure}')}"

    async def post(self, board: PostedLeaderboard) -> None:
        """Post a new board and remember it."""
        made, people = await self._page(board)
        message = await self._screen.send(_post(board), made)
        board = await self._kept.add(board._replace(message_id=message.id))
        self._boards[board.id], self._people[board.id] = board, people

    async def remove(self, board: PostedLeaderboard) -> None:
        """Remove a board, with its message if that still exists."""
        await self._forget(board)
        with suppress(discord.HTTPException):
            await self._screen.delete((board.channel_id, board.message_id))

    async def look_after(self, guild_id: int) -> None:
        """Show those of a server at once; those whose message or channel was deleted are forgotten."""
        for board in self.of_guild(guild_id):
            await self._show(board.id)

    def match_ended(self, game: str, guild_id: int | None) -> None:
        """Note which boards a finished match changes, of a table or with real cards."""
        for board in self._boards.values():
            asked = AskedLeaderboard.read(board.query)
            if asked.game == game and asked.scope in (EVERYWHERE, guild_id):
                self._refresh(board)

    async def person_changed(self, user_id: int) -> None:
        """Note which boards change as somebody becomes visible, hidden or forgotten."""
        try:
            rated = await self._bot.standings.ratings(user_id)
        except JournalError as error:
            # What they chose is kept, and boards follow with the next match.
            _log.warning("boards on which somebody may come are not known: %s", error)
            rated = {}
        for board in self._boards.values():
            asked = AskedLeaderboard.read(board.query)
            # They may not be on it yet, or not any more.
            if user_id in self._people.get(board.id, ()) or (asked.scope, asked.game) in rated:
                self._refresh(board)

    def _refresh(self, board: PostedLeaderboard) -> None:
        if board.id not in self._waiting:
            age = now() - discord.utils.snowflake_time(board.message_id).timestamp()
            pace = PACE if age < OLD else SLOW_PACE
            self._waiting[board.id] = asyncio.create_task(self._show_later(board.id, pace))

    async def _show_later(self, board_id: int, seconds: float) -> None:
        try:
            await asyncio.sleep(seconds)
        finally:
            # A match that ends while it is being shown starts another wait.
            self._waiting.pop(board_id, None)
        await self._show(board_id)

    async def _show(self, board_id: int) -> None:
        """Bring a message up to date; whatever fails is retried after the next match."""
        board = self._boards.get(board_id)
        if board is None:
            return
        try:
            await self._update_or_forget(board)
            self._bot.announcer.shown()
        except (JournalError, ValueError):
            # One that cannot be read must not stop the others.
            _log.exception("leaderboard %s could not be shown", board_id)

    async def _update_or_forget(self, board: PostedLeaderboard) -> None:
        try:
            await self._update(board)
            self._refused.discard(board.id)
        except discord.HTTPException as error:
            if error.code in _GONE:
                await self._forget(board)
            elif error.code not in NOT_PERMITTED or board.id not in self._refused:
                _log.warning("Discord refused to show leaderboard %s: %s", board.id, error)
                self._refused.update({board.id} if error.code in NOT_PERMITTED else ())

    async def _update(self, board: PostedLeaderboard) -> None:
        made, people = await self._page(board)
        # Whoever is forgotten while it is being shown is on it already.
        self._people[board.id] = self._people.get(board.id, frozenset()) | people
        if await self._screen.show(_post(board), made, stays_gone=True) is None:
            await self._forget(board)
        else:
            self._people[board.id] = people

    async def _moved(self, post: Post) -> None:
        """A board that is kept stands in another message now."""
        if (board := self._boards.get(int(post.fact))) is not None:
            self._boards[board.id] = board._replace(message_id=post.message_id)
            await self._kept.move(board, post.message_id)

    async def _page(self, board: PostedLeaderboard) -> tuple[Page, frozenset[int]]:
        say = await say_on(self._bot, board.guild_id, board.language)
        made, shown = await leaderboard_page(
            self._bot, ShownLeaderboard(AskedLeaderboard.read(board.query)), say, None, For.ALL
        )
        return made, people_on(shown)

    async def _forget(self, board: PostedLeaderboard) -> None:
        self._boards.pop(board.id, None)
        self._people.pop(board.id, None)
        await self._kept.forget(board)


def _post(board: PostedLeaderboard) -> Post:
    """It is noted by its own record, not as a message that names somebody."""
    return Post(board.message_id, board.channel_id, board.guild_id, "", str(board.id))
