"""What other processes tell, as far as it concerns what is shown; the tables themselves are told by `Hearing`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from cogs.app.client import Client
from cogs.bot.announce import DiscordAnnouncer
from cogs.delivery.elsewhere import press_of
from cogs.hand.hands import Hands
from cogs.messages.greetings import Greetings
from cogs.standings.leaderboard_boards import LeaderboardBoards
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.model.preferences import Person
from engine.tables.store.notices import EmojisComplete, LeasesChanged, Notice, PauseAll, Pressed, Sent

_log = logging.getLogger(__name__)


class Heard:
    """See `engine.hall.hearing.Listener`."""

    def __init__(
        self, bot: Client, announcer: DiscordAnnouncer, hands: Hands, greetings: Greetings, boards: LeaderboardBoards
    ) -> None:
        self._bot, self._announcer, self._hands = bot, announcer, hands
        self._greetings, self._leaderboards = greetings, boards
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Leave what is still to be done to the next start."""
        for task in self._tasks:
            task.cancel()

    def tell(self, notice: Notice) -> None:
        """Tell the others, if there are any."""
        if not self._bot.tables.share.is_everything:
            self._begin(self._tell(notice))

    async def _tell(self, notice: Notice) -> None:
        try:
            await self._bot.tables.journal.tell(notice)
        except JournalError as error:
            _log.warning("other processes could not be told something: %s", error)

    def answering(self, table: Table, user_id: int) -> None:
        self._hands.await_press(table, user_id)

    def pressed(self, table: Table, pressed: Pressed) -> None:
        bot = self._bot
        bot.avatars.know(bot, pressed.user_id, pressed.avatar)
        press = press_of(bot, pressed)
        if pressed.token is not None and pressed.message_id is not None and not pressed.is_private:
            bot.delivery.tokens.put(pressed.message_id, press)
        if pressed.is_hand:
            self._hands.pressed_elsewhere(table, pressed, press)

    def show_again(self, table: Table) -> None:
        self._begin(self._announcer.show_again(table))

    def redraw(self, table: Table) -> None:
        self._begin(self._announcer.redraw(table))

    def match_ended(self, game: str, guild_id: int | None) -> None:
        self._leaderboards.match_ended(game, guild_id)

    def person_changed(self, before: Person, after: Person) -> None:
        if after.dm_closed:
            self._greetings.forget(after.user_id)
        if _seen(before) != _seen(after):
            self._leaderboards.person_changed(after.user_id)
        self._hands.refresh_all(after.user_id)

    def person_forgotten(self, user_id: int) -> None:
        self.forget_known(user_id)
        self._bot.renewing.go_on()
        self._begin(self._hands.withdraw_all(user_id))

    def forget_known(self, user_id: int) -> None:
        """Forget what only the memory of this process has of somebody."""
        self._greetings.forget(user_id)
        self._bot.avatars.forget(user_id)
        self._bot.direct.forget(user_id)
        self._leaderboards.person_changed(user_id)

    def heard(self, notice: Notice) -> None:
        match notice:
            case Sent():
                self._bot.direct.sent_elsewhere(notice.user_id, notice.message_id)
            case EmojisComplete():
                self._begin(self._bot.tiles.find(self._bot))
            case PauseAll():
                self._bot.delivery.pacer.pause(notice.seconds)
            case LeasesChanged():
                if self._bot.keeper is not None:
                    self._bot.keeper.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _seen(person: Person) -> tuple[bool, bool]:
    """What leaderboards depend on."""
    return person.rated_globally, person.hides_statistics
