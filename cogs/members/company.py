"""Somebody from one's own list at a table: whoever sits down there is asked first, and whom a draw puts there is told.

The list is of people one does not want to be seated with (`engine.store.blocks`); only its owner learns of this.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from cogs.app.answers import Doubt
from cogs.app.client import Act, Client
from cogs.app.i18n import say_for
from cogs.app.preferences import Why, wants
from cogs.app.presses import Style
from cogs.delivery.message_queue import nonce_of
from cogs.messages.buttons import table_button
from cogs.messages.layout import page
from engine.running.table import Table
from engine.table.model.errors import JournalError
from engine.table.model.news import News, SeatChanged, Started

KNOWING: Final = "+"
"""Ends the fact of a button that was pressed once it was known who sits there."""
_ASKED: Final = "asked"
"""Marks a press on such a button: what it stands under has served."""


def must_know_company(act: Act, table: Table, verb: str, fact: str, *, under: Table | None = None) -> str:
    """The fact of the press without what says that they know; raises Doubt where somebody on their list sits.

    `verb` and `fact`: of the button that sits down all the same; `under`: the table that it is of, if not this one.
    """
    if fact.endswith(KNOWING):
        act.interaction.extras[_ASKED] = True
        return fact.removesuffix(KNOWING)
    user_id, blocks = act.user_id, act.bot.tables.blocks
    people = [one for one in table.seats if one is not None]
    if any(user_id in (one.user_id, one.kept_for) for one in people):
        return fact
    there = [one.user_id for one in people if one.user_id is not None and blocks.has(user_id, one.user_id)]
    if there:
        say, names = act.say, ", ".join(f"<@{one}>" for one in there)
        label = say("apart-all-the-same")
        button = table_button(verb, (under or table).id, fact + KNOWING, label=label, style=Style.danger)
        raise Doubt("apart-question", page(say("apart-question", names=names, table=str(table.id)), [button]))
    return fact


async def end_question(act: Act) -> None:
    """They have sat down all the same: the question has served."""
    if _ASKED in act.interaction.extras:
        with suppress(discord.HTTPException):
            await act.interaction.delete_original_response()


def tell_of_company(bot: Client, table: Table, news: Iterable[News]) -> None:
    """A draw has put people together one of whom does not want that: tell that one, by direct message."""
    if table.setup.tournament is None and not any(one is not None and one.drawn for one in table.seats):
        return
    people = {seat: one.user_id for seat, one in enumerate(table.seats, 1) if one is not None and one.user_id}
    came = {item.seat for item in news if isinstance(item, SeatChanged)}
    if any(isinstance(item, Started) for item in news):
        came |= people.keys()
    for seat, user_id in people.items():
        others = [one for at, one in people.items() if at != seat and {at, seat} & came]
        if any(bot.tables.blocks.has(user_id, other) for other in others):
            bot.direct.conversations.start(partial(_tell, bot, table, user_id))


async def _tell(bot: Client, table: Table, user_id: int) -> None:
    """It names nobody: the table shows who sits there."""
    with suppress(discord.HTTPException, JournalError, OSError):
        person = await bot.tables.person(user_id)
        if person.dm_closed:
            return
        setup = table.setup
        kind = "evening" if setup.tournament is None else "tournament"
        told = say_for(person, setup)(f"apart-met-{kind}", table=str(table.id), channel=f"<#{setup.channel_id}>")
        nonce = nonce_of(f"{table.id}.apart.{user_id}")
        silent = not wants(person, Why.GAME)
        await bot.direct.send(user_id, page(told), what="apart", silent=silent, nonce=nonce)
