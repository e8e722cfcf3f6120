"""Keeps the messages of evenings up to date, reminds those who signed up, and opens a thread for each table.

What is missing is found by comparing the evening with the messages it remembers, and then shown: it makes no
difference whether something has just happened or the bot was stopped before showing it. People are reminded once; the
director is told when an evening has lost its channel. Threads are opened where the bot may open them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at, say_for
from cogs.app.permissions import NEEDED, is_reached, missing_in, permission_names
from cogs.app.permissions import is_open as is_open_channel
from cogs.app.preferences import Why, wants
from cogs.delivery.faults import passes, refusals_ignored
from cogs.evenings.events import Events
from cogs.evenings.page import (
    EVENING_CALL,
    EVENING_DATE,
    EVENING_OVER,
    date_texts,
    has_results,
    reminder_page,
    table_page,
)
from cogs.lobby.opening import new_thread, place_for_threads
from cogs.messages.layout import Page, page
from cogs.messages.screen import KeptBoards, Screen, left_as_it_is
from cogs.messages.words import in_text, moment
from engine.clubs.evenings.deciding import LOST
from engine.clubs.evenings.evening import REMIND_BEFORE, Guest, Stage
from engine.clubs.evenings.running import Evening
from engine.store.posted import Post
from engine.table.model.people import FORGOTTEN, people_on
from locales import Say


async def rooms_of(bot: Client, evening: Evening, first: int, count: int) -> list[int]:
    """The channels of so many tables; threads whose matches are over are used again.

    Tables without a thread are played in the channel itself, as is the only table of an evening.
    """
    setup = evening.setup
    channel = place_for_threads(bot, setup.channel_id)
    if channel is None or (first == 1 and count == 1):
        return []
    taken = {table.setup.channel_id for table in await evening.live_tables()}
    known = dict.fromkeys(one.channel_id for one in evening.state.tables if one.channel_id != channel.id)
    free = [one for one in known if one not in taken and channel.get_thread(one) is not None][:count]
    say = say_at(setup)
    with suppress(discord.HTTPException):
        for number in range(first + len(free), first + count):
            free.append(await new_thread(channel, say("evening-thread", name=setup.name, number=str(number))))
    return free


CLOSED: Final = "closed"
"""The kind of the message to the director that nothing can be shown in the channel; the number of the date follows."""
_IN_CHANNEL: Final = "channel"
"""What somebody chose who wants their cards in the channel: they are called there too."""


class Reminding:
    """What one evening tells people unasked."""

    def __init__(self, bot: Client, evening: Evening) -> None:
        self._bot, self._evening = bot, evening

    async def remind(self) -> None:
        """Remind whoever is due: by direct message, or in the channel those who prefer that or cannot be reached.

        Where the channel is closed to the bot, all by direct message; who takes none is told when it is open again, and
        its director is told that. A kill between a message and its note makes Discord give back the first one, by its
        nonce.
        """
        bot, evening = self._bot, self._evening
        is_open = await is_open_channel(bot, evening.setup.guild_id, evening.setup.channel_id)
        publicly: list[Guest] = []
        for guest in evening.due_reminders():
            person = await bot.tables.person(guest.user_id)
            if wants(person, Why.GAME):
                say = say_for(person, evening.setup)
                prefers_channel = (is_open and person.hand_in == _IN_CHANNEL) or person.dm_closed
                nonce = f"r{evening.id}.{evening.number}"
                if prefers_channel or not await self._by_message(guest.user_id, reminder_page(evening, say), nonce):
                    publicly.append(guest)
                    continue
            await evening.note_reminded([guest.user_id])
        if not is_open:
            await self._tell_closed(publicly)
        elif publicly:
            await self._in_channel(publicly)

    async def _in_channel(self, guests: list[Guest]) -> None:
        evening = self._evening
        made = reminder_page(evening, say_at(evening.setup), guests)
        where, fact = (0, evening.setup.channel_id, evening.setup.guild_id), f"{evening.id}:{evening.number}"
        post = Post(*where, EVENING_CALL, fact, people=frozenset(made.mentions))
        await Screen(self._bot).send(post, made, f"rc{evening.id}.{evening.number}")
        await evening.note_reminded([one.user_id for one in guests])

    async def _tell_closed(self, unreached: Sequence[Guest]) -> None:
        """Tell the director, once for each date, that nothing can be shown in its channel, and who does not know."""
        evening, setup = self._evening, self._evening.setup
        kind, guild = f"{CLOSED}-{evening.number}", self._bot.get_guild(setup.guild_id)
        is_near = self._bot.tables.now() >= evening.starts_at - REMIND_BEFORE
        if kind in evening.message_ids or not setup.director_id or not is_near:
            return
        if guild is None or not is_reached(guild):
            # On a server that Discord cannot reach, its director can do nothing.
            return
        channel = guild.get_channel_or_thread(setup.channel_id)
        say = await self._say_to_director()
        facts = {"name": in_text(setup.name), "when": moment(evening.starts_at), "channel": f"<#{setup.channel_id}>"}
        names = permission_names((missing_in(channel) if channel is not None else ()) or NEEDED, say)
        told = [say("evening-channel-closed", permissions=names, **facts)]
        if unreached:
            told.append(say("evening-not-reminded", names=", ".join(in_text(one.name) for one in unreached)))
        people = frozenset(one.user_id for one in unreached)
        nonce = f"b{evening.id}.{evening.number}"
        await self._by_message(setup.director_id, page("\n".join(told)), nonce, people=people)
        await evening.set_message(kind, 1, 1)

    async def _say_to_director(self) -> Say:
        setup = self._evening.setup
        return say_for(await self._bot.tables.person(setup.director_id), setup)

    async def tell_channel_gone(self) -> None:
        """Tell the director, once, that the evening has no channel any more."""
        evening = self._evening
        setup = evening.setup
        if LOST in evening.message_ids or not setup.director_id:
            return
        say = await self._say_to_director()
        told = say("evening-channel-gone", name=in_text(setup.name), when=moment(evening.starts_at))
        await self._by_message(setup.director_id, page(told), f"l{evening.id}.{evening.number}", keeps=True)
        await evening.set_message(LOST, 1, 1)

    async def _by_message(
        self, user_id: int, made: Page, nonce: str, *, keeps: bool = False, people: frozenset[int] = frozenset()
    ) -> bool:
        """Send a direct message; False if they are closed, or none can come now; `keeps`: then it comes later.

        `people`: others whom it names.
        """
        try:
            await self._bot.direct.send(user_id, made, what="evening", nonce=nonce, keeps=keeps, people=people)
        except (discord.Forbidden, discord.NotFound) as error:
            if passes(error):
                raise
            await self._bot.greetings.refused(user_id, error)
            return False
        return True


class EveningBoards(KeptBoards[Evening]):
    """The announcer of the evenings."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot.tables.clubs.evenings.all, partial(_EveningBoard, bot))
        bot.tables.clubs.evenings.announce_by(self.evening_changed)
        bot.tables.clubs.evenings.play_in(partial(rooms_of, bot))

    async def evening_changed(self, evening: Evening) -> None:
        """Only notes that there is something to show."""
        self.refresh(evening)


class _EveningBoard:
    """The messages of one evening."""

    def __init__(self, bot: Client, evening: Evening, forget: Callable[[], object]) -> None:
        self._bot, self._evening, self._forget = bot, evening, forget
        self._screen = Screen(bot, lambda post: evening.set_message(_key(post), *post.where))
        self._queue = bot.delivery.board_queue()
        self._calls = bot.delivery.board_queue()
        """Reminders wait for nothing that cannot be shown."""
        self._events = Events(bot, evening)
        self._reminding = Reminding(bot, evening)
        self._words: tuple[int, list[str]] | None = None
        """The date shown last, and in which words."""

    def refresh(self) -> None:
        self._queue.refresh(self._show)
        self._calls.refresh(self._tell)

    async def _tell(self) -> None:
        """What people are told unasked."""
        evening = self._evening
        if evening.is_live and evening.state.channel_lost:
            await self._reminding.tell_channel_gone()
        elif evening.is_live:
            await self._reminding.remind()

    async def _show(self) -> None:
        evening = self._evening
        await self._show_past()
        if not evening.is_live:
            await self._events.refresh()
            self._forget()
            return
        if evening.state.channel_lost:
            return
        await self._show_date()
        await self._call_to_tables()
        await self._events.refresh()

    async def _show_past(self) -> None:
        """Show how dates ended that are over, once each."""
        evening = self._evening
        newest = evening.number if evening.stage is Stage.OVER else evening.number - 1
        for number in range(evening.state.shown + 1, newest + 1):
            past, date = await evening.past(number), self._post(EVENING_DATE, number)
            if past is not None and date.message_id:
                with left_as_it_is():
                    await self._screen.edit(date)
            if past is not None and has_results(past):
                people = frozenset(one.user_id for one in past.results if one.user_id != FORGOTTEN)
                # If Discord refuses to show it, it is over all the same.
                with refusals_ignored():
                    await self._screen.send(post := self._post(EVENING_OVER, number, people), nonce=self._nonce(post))
            await evening.note_shown(number)

    async def _show_date(self) -> None:
        evening, number = self._evening, self._evening.number
        tables = await evening.live_tables() if evening.stage.is_played else []
        words = number, date_texts(evening, tables)
        if words == self._words:
            return
        people = frozenset({evening.setup.director_id, *(one.user_id for one in evening.state.guests)} - {FORGOTTEN})
        post = self._post(EVENING_DATE, number, people)
        if post.channel_id != evening.setup.channel_id:
            # It takes place elsewhere now; the old message would be wrong soon.
            here = post._replace(message_id=0, channel_id=evening.setup.channel_id)
            await self._screen.replace(here, post.where)
        else:
            # While it is played it is not sent again if somebody deletes it.
            stays_gone = evening.stage is not Stage.SIGN_UP
            await self._screen.show(post, nonce=self._nonce(post), stays_gone=stays_gone)
        self._words = words

    async def _call_to_tables(self) -> None:
        evening = self._evening
        for drawn in evening.state.tables:
            kind = f"{EVENING_CALL}-{drawn.table_id}"
            if kind in evening.message_ids:
                continue
            table = await self._bot.tables.find(drawn.table_id)
            post = self._post(EVENING_CALL, drawn.table_id, people_on(table.seats), drawn.channel_id)
            with refusals_ignored():
                await self._screen.send(post, table_page(evening, table), self._nonce(post))

    def _post(
        self, kind: str, number: int, people: frozenset[int] = frozenset(), channel_id: int | None = None
    ) -> Post:
        """`number`: of the date or the table; `channel_id`: where it is sent, by default the evening's own."""
        evening = self._evening
        post = Post(0, channel_id or evening.setup.channel_id, evening.setup.guild_id, kind, f"{evening.id}:{number}")
        channel_id, message_id = evening.message_ids.get(_key(post), (post.channel_id, 0))
        return post._replace(channel_id=channel_id, message_id=message_id, people=people)

    def _nonce(self, post: Post) -> str:
        """Killed between sending and remembering, a message would be sent twice: Discord gives back the first one where
        the nonce is the same, for some minutes. One that replaces another is another message."""
        number = post.fact.partition(":")[2]
        return "" if post.message_id else f"e{self._evening.id}.{post.kind[7:9]}{number}"


def _key(post: Post) -> str:
    """What the evening calls a message."""
    return f"{post.kind}-{post.fact.partition(':')[2]}"
