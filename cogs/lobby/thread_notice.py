"""A table's message in the channel of its thread: that it looks for players, with a link to the thread."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.i18n import say_at
from cogs.messages.buttons import TableButton
from cogs.messages.layout import Page, page
from cogs.messages.words import game_name, plain_game_name
from cogs.table_texts.table_text import status_text
from engine.tables.live.table import Table
from engine.tables.model.setup import Access
from engine.tables.model.status import Status
from locales import Say
from rendering.canvas.letters.graphemes import shortened

THREAD_NOTICE: Final = "door"
"""What the table calls this message."""
LONGEST_NAME: Final = 100
KEPT_OPEN: Final = 1440
"""Minutes without a message until Discord archives a thread."""


def thread_notice_page(table: Table) -> Page:
    """What is to be played and who looks for players, with a link to the thread."""
    say = say_at(table.setup)
    thread = f"<#{table.setup.channel_id}>"
    title = say("lobby-title", game=game_name(table, say), table=str(table.id))
    if table.status is not Status.LOBBY:
        return page(title, f"{status_text(table, say)} {thread}")
    if table.setup.access is Access.INVITED:
        return page(title, say("find-thread-notice-private", thread=thread))
    free = len(table.free_seats)
    if not free:
        return page(title, say("find-thread-notice-full", thread=thread))
    button = TableButton("join", table.id, label=say("find-sit-down"), style=discord.ButtonStyle.success)
    return page(title, say("find-thread-notice", game=game_name(table, say), thread=thread, free=free), [button])


def first_page(looks: bool, game: str, host: str, role: int | None, say: Say) -> Page:
    """The same before there is a thread, which must be started from a message.

    `looks`: whether the table looks for players; `role`: the role to ping then.
    """
    if not looks:
        return page(say("find-private", game=game, host=host))
    return page(say("find-who", game=game, role="" if role is None else f"<@&{role}> "))._replace(role=role)


def thread_name(table: Table) -> str:
    """The game and the number: `… · table 12`."""
    say = say_at(table.setup)
    return shortened(say("find-thread", game=plain_game_name(table, say), table=str(table.id)), LONGEST_NAME)
