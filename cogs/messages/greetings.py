"""Greetings when somebody sits down: whether their direct messages are open, and which letters their cards have.

Whether direct messages are open is found out then, and not in the middle of a deal. Letters are asked once, where one
language has several usual sets: in Flanders cards with 1 R D V, A H V B and A K Q J lie in the same drawer. Readers of
the other languages know the letters they get. The question comes with the greeting, above the first hand, so it costs
no message of its own; whoever leaves it alone is not asked again.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final, NamedTuple

import discord

from cogs.app import presses
from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import one_of
from cogs.app.preferences import CHANNEL
from cogs.app.presses import Style, pressed
from cogs.delivery.conversations import NotNow
from cogs.delivery.faults import CLOSED, FAILURES, NO_COMMON_SERVER, UNKNOWN_USER
from cogs.members.membership import look_for
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Drawing, Part, drawn, page
from cogs.messages.words import game_name
from engine.running.table import Table
from engine.table.model.errors import JournalBusy
from engine.table.model.preferences import Person
from locales import Say
from locales.cards import INDEX_SETS
from locales.language import SPOKEN
from rendering import look_of
from rendering.cards.letters import draw_letters


class Question(NamedTuple):
    """What to add to a page."""

    parts: list[Part]
    files: list[discord.File]


def to_ask(person: Person, table: Table, say: Say) -> tuple[str, ...]:
    """The sets to ask somebody about who sits down at a table; none if they, or the table's server, have chosen."""
    if person.letters_asked or person.theme.index_set or table.setup.theme.index_set:
        return ()
    return SPOKEN[say.language].asked_index_sets


async def question(index_sets: tuple[str, ...], say: Say) -> Question:
    """The question with a picture of each set and a button for it; nothing if there are no sets."""
    if not index_sets:
        return Question([], [])
    look = look_of(say)
    alt = say("theme-ask-alt", sets=say("picture-alt-next").join(_letters(one, say) for one in index_sets))
    buttons = [presses.button(f"letters:{one}", _letters(one, say)) for one in index_sets]
    pictures, files = await drawn([Drawing(lambda: draw_letters(index_sets, look), alt)])
    return Question([say("theme-ask"), *pictures, buttons], files)


def _letters(index_set: str, say: Say) -> str:
    return say(f"theme-cards-{index_set.lower()}")


@pressed("letters", "choose", r"letters:([0-9A-Z]{4})")
async def _choose_letters(act: Act, index_set: str) -> None:
    one_of(INDEX_SETS, index_set)
    bot, user_id = act.bot, act.user_id

    def chosen(person: Person) -> Person:
        return replace(person, theme=replace(person.theme, index_set=index_set), letters_asked=True)

    await bot.tables.change_person(user_id, chosen)
    say = act.say
    await act.answer(page(say("theme-asked", letters=_letters(index_set, say))))
    bot.hands.refresh_all(user_id)


_log = logging.getLogger(__name__)

LEFT: Final = frozenset({NO_COMMON_SERVER, UNKNOWN_USER})
"""Discord's codes for somebody who has left, or has no account any more."""


class Greetings:
    """Greets people who sit down, once each while the bot runs, and remembers whose direct messages are closed."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._greeted: set[int] = set()

    async def greet(self, act: Act, table: Table) -> bool:
        """Greet a person who sits down, or say why direct messages cannot reach them; True: all is well."""
        person = await self._bot.tables.person(act.user_id)
        if table.setup.guild_id is None and self._bot.delivery.follow_ups.is_refused(table.setup.channel_id):
            # They are there, and all they get is an answer.
            return True
        if person.hand_in == CHANNEL:
            await self._say_here(act, table)
            return True
        say = act.say
        try:
            is_reached = not person.dm_closed and await self._reach(act, table)
        except NotNow:
            await self._say_here(act, table, say("lobby-dm-later"))
            return False
        if not is_reached:
            retry = table_button("opened", table.id, label=say("lobby-dm-opened"), style=Style.primary)
            await self._say_here(act, table, say("lobby-dm-closed"), [retry])
            return False
        return True

    async def _say_here(self, act: Act, table: Table, *parts: Part) -> None:
        """Say this to the person alone where they are, and ask what is to be asked once, if there is either."""
        asked = await self._question(act, table)
        if parts or asked.parts:
            made = page(*parts, *asked.parts)
            await act.followup.send(view=made.view, files=asked.files, ephemeral=True)
        await self._now_asked(act, asked)

    async def _question(self, act: Act, table: Table) -> Question:
        say, person = act.say, await self._bot.tables.person(act.user_id)
        return await question(to_ask(person, table, say), say)

    async def _now_asked(self, act: Act, asked: Question) -> None:
        if asked.parts:
            await self._bot.change_person(act.user_id, letters_asked=True)

    async def _reach(self, act: Act, table: Table) -> bool:
        user = act.user
        if user.id in self._greeted:
            return True
        say = act.say
        where, game = f"<#{table.setup.channel_id}>", game_name(table, say)
        text = say("lobby-greeting", game=game, table=str(table.id), channel=where)
        asked = await self._question(act, table)
        try:
            await self._bot.direct.send(user.id, page(text, *asked.parts, files=asked.files), what="greeting")
        except NotNow:
            raise
        except discord.Forbidden as error:
            return await self.refused(user.id, error)
        except (*FAILURES, JournalBusy) as error:
            # They have their seat all the same, and their cards find out whether that lasts.
            _log.warning("somebody who sat down could not be greeted: %s", error)
            return True
        self._greeted.add(user.id)
        await self._now_asked(act, asked)
        return True

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that."""
        self._greeted.discard(user_id)

    async def ahead(self, act: Act) -> str:
        """Prepare to write to somebody who has signed up, or say what makes it possible if it is not now."""
        person = await self._bot.tables.person(act.user_id)
        if person.dm_closed or person.hand_in == CHANNEL or await self._bot.direct.open_ahead(person.user_id):
            return ""
        return "\n" + act.say("lobby-dm-ahead")

    async def refused(self, user_id: int, error: discord.Forbidden | discord.NotFound) -> bool:
        """Try no more direct messages, as one was refused; returns False."""
        self._greeted.discard(user_id)
        if error.code in LEFT:
            await look_for(self._bot, user_id)
        if error.code in CLOSED:
            await self._bot.change_person(user_id, dm_closed=True)
        return False

    @at_table("opened")
    async def try_again(self, act: Act, table: Table, _: str) -> None:
        """Try again, as the person says they have opened their direct messages."""
        await act.response.defer()
        try:
            is_open = await self._reach(act, table)
        except NotNow:
            await self._bot.change_person(act.user_id, dm_closed=False)
            self._bot.hands.refresh(table, act.user_id)
            raise Denied("lobby-dm-later") from None
        if not is_open:
            raise Denied("refusal-still-closed")
        await self._bot.change_person(act.user_id, dm_closed=False)
        await tell(act, act.say("lobby-dm-open"))
        self._bot.hands.refresh(table, act.user_id)
