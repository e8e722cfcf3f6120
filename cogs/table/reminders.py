"""What the bot sends people at a table unasked: that it is their turn, that they are away, that the table is gone.

Only people who want to be pinged get these, at most once a turn; reminders that are settled are removed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at, say_for
from cogs.app.preferences import Why, called, wants
from cogs.app.presses import Style
from cogs.delivery.faults import passes
from cogs.delivery.pacer import Urgency
from cogs.messages.buttons import table_button
from cogs.messages.layout import Page, page
from cogs.messages.posts import Posts, link_to, newest_of
from cogs.messages.words import addressed, moment, people_of, which_table
from cogs.table_texts.table_text import others_are_asked
from engine.running.table import Table
from engine.table.decisions.lobby import REMOVED_FOR
from engine.table.decisions.play import MISSES_TO_BE_AWAY
from engine.table.model.news import Reminder
from engine.table.model.people import Occupant
from locales import Say

REMINDER, AWAY = "reminder", "away"
"""Kinds of messages, as the table remembers where they are; each with the seat."""
_LAST_CHANCE: Final = 1
"""Missed turns after which one more makes somebody away."""


class Reminders:
    """The reminders of one table."""

    def __init__(self, bot: Client, table: Table, posts: Posts) -> None:
        self._bot, self._table, self._posts = bot, table, posts

    def there(self) -> list[str]:
        """The kinds of the existing reminders: several people may have to act at once."""
        return [kind for kind in self._table.message_ids if kind.startswith((REMINDER, AWAY))]

    async def remind(self, reminder: Reminder) -> None:
        """Ping somebody who has not acted and wants that: by direct message if possible, else in the channel."""
        table, seat = self._table, reminder.seat
        occupant = table.seats[seat - 1]
        if occupant is None or occupant.user_id is None or seat not in table.actors or not _clock_runs(table):
            return
        when = moment(reminder.deadline, "R")
        if not wants(await self._bot.tables.person(occupant.user_id), Why.TURN):
            return
        kind = f"{REMINDER}-{seat}"
        if await self._by_message(kind, occupant.user_id, lambda say: self._your_turn(occupant, when, say)):
            return
        say = say_at(table.setup)
        everywhere = self._bot.get_partial_messageable(table.setup.channel_id, guild_id=table.setup.guild_id)
        text = say("play-reminder", name=addressed(occupant), when=when, **self._which(say))
        allowed = await called(self._bot, [occupant.user_id], Why.TURN)
        message = await everywhere.send("\n".join([text, *self._link(say)]), allowed_mentions=allowed)
        await table.set_message(kind, message.channel.id, message.id)

    async def tell_away(self, seat: int) -> None:
        """Tell somebody now counted as away how to come back: by direct message, else at the table."""
        occupant = self._table.seats[seat - 1]
        if occupant is None or occupant.user_id is None or not occupant.away:
            return
        if wants(await self._bot.tables.person(occupant.user_id), Why.TURN):
            missed = occupant.missed >= MISSES_TO_BE_AWAY
            why = "stay-you-are-away" if missed else "stay-went-on"
            await self._by_message(f"{AWAY}-{seat}", occupant.user_id, lambda say: self._you_are_away(why, say))

    async def tell_gone(self) -> None:
        """Tell everybody that the channel is gone and the table with it, for which there is no other place."""
        for user_id in sorted(people_of(self._table)):
            await self._by_message(None, user_id, lambda say: page(say("stay-channel-gone", **self._which(say))))

    async def tell_removed(self, user_id: int) -> None:
        """Tell somebody that the host removed them; else they hear it when they sit down again. It names nobody."""
        facts = {"minutes": ceil(REMOVED_FOR / 60)}

        def made(say: Say) -> Page:
            removed = say("stay-removed", **facts, **self._which(say))
            return page("\n".join([removed, *self._link(say)]))

        await self._by_message(None, user_id, made)

    async def clear(self, acted: int | None = None) -> None:
        """Remove all reminders, or those of the seat that acted and all that are outdated.

        `acted` 0: nobody has acted, but the table has changed.
        """
        for kind in self.there():
            name, _, seat = kind.partition("-")
            if acted is None or not self._holds(name, int(seat), acted):
                await self._posts.remove(kind)

    def _holds(self, kind: str, seat: int, acted: int) -> bool:
        if kind == REMINDER:
            return seat != acted and seat in self._table.actors and _clock_runs(self._table)
        occupant = self._table.seats[seat - 1]
        return occupant is not None and occupant.away

    def _your_turn(self, occupant: Occupant, when: str, say: Say) -> Page:
        text = say("play-reminder-private", when=when, **self._which(say))
        last = [say("stay-last-chance")] if occupant.missed >= _LAST_CHANCE else []
        hand = table_button("hand", self._table.id, label=say("play-my-hand"), style=Style.primary)
        return page("\n".join([text, *last, *self._link(say)]), [hand])

    def _you_are_away(self, why: str, say: Say) -> Page:
        back = table_button("back", self._table.id, label=say("play-back"), style=Style.success)
        return page("\n".join([say(why, **self._which(say)), *self._link(say)]), [back])

    def _which(self, say: Say) -> dict[str, str]:
        return which_table(self._table, say)

    def _link(self, say: Say) -> list[str]:
        where = newest_of(self._table)
        return [say("stay-link", link=link_to(self._table, where))] if where else []

    async def _by_message(self, kind: str | None, user_id: int, made: Callable[[Say], Page]) -> bool:
        """Send a direct message; False if they are closed, or none can come now: one of no kind comes when it can."""
        person = await self._bot.tables.person(user_id)
        if person.dm_closed:
            return False
        try:
            shown = made(say_for(person, self._table.setup))
            what = (kind or "told").partition("-")[0]
            urgency = Urgency.ACTING if what == REMINDER else Urgency.REST
            message = await self._bot.direct.send(user_id, shown, what=what, urgency=urgency, keeps=kind is None)
        except discord.Forbidden as error:
            if passes(error):
                raise
            await self._bot.greetings.refused(user_id, error)
            return False
        if kind is not None:
            await self._posts.remove(kind)
            await self._table.set_message(kind, message.channel.id, message.id)
        return True


def _clock_runs(table: Table) -> bool:
    """Whether the computer will act for those on turn: not in a pause, nor while others are asked to end the deal."""
    return not table.paused and not others_are_asked(table)
