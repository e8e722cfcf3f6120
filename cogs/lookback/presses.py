"""The button "Looking back" under the end of a match and in its replay: what choices cost, told privately."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cogs.app.access import must_be_for_all
from cogs.app.client import Interaction
from cogs.app.custom_ids import is_of_server
from cogs.app.i18n import say_at, say_to
from cogs.lookback.page import failed_page, own_page, shared_page, waiting_page
from cogs.messages.buttons import Handler
from cogs.messages.shown_later import fill_answer
from engine.hall.looking_back import Seen, played_by
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status
from engine.tables.store.posted import Post

log = logging.getLogger(__name__)

LOOKBACK: Final = "lookback"
"""What a message shows in which somebody showed their costs: found again to remove their name from it."""
_AT_ONCE: Final = 1.0
"""Seconds in which what is reckoned need not be announced first."""
_PATIENCE: Final = 800.0
"""Seconds in which an answer that was put off can still be changed."""


async def look_back(interaction: Interaction, table: Table, _: str) -> None:
    """Show what was reckoned; if nothing was, have it reckoned and show it as soon as it is."""
    if table.status is not Status.OVER:
        raise Refused(Refusal.NOT_OVER, table=table.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    if not await table.may_be_told():
        raise Refused(Refusal.STILL_PLAYED)
    looking_back, say = interaction.client.tables.looking_back, say_to(interaction, table)
    seen = await looking_back.find(table)
    if seen is None:
        reckoning = looking_back.ask(table)
        await asyncio.wait((reckoning,), timeout=_AT_ONCE)
        if not reckoning.done():
            await fill_answer(interaction, waiting_page(table, looking_back.seconds_left(table.id), say))
            await asyncio.wait((reckoning,), timeout=_PATIENCE)
            if not reckoning.done():
                return
        seen = await looking_back.find(table)
    if seen is None:
        await fill_answer(interaction, failed_page(table, say))
        return
    await _show(interaction, table, seen)


async def _show(interaction: Interaction, table: Table, seen: Seen) -> None:
    say, here = say_to(interaction, table), is_of_server(table, interaction)
    made = own_page(table, seen, interaction.user.id, interaction.client.tiles, say, can_be_shared=here)
    await fill_answer(interaction, made)


async def show_all(interaction: Interaction, table: Table, _: str) -> None:
    """Show everybody one's own dearest choices, only where the match was played."""
    tables, user = interaction.client.tables, interaction.user
    seen = await tables.looking_back.find(table)
    played = played_by(table, user.id)
    if seen is None or not played:
        raise Refused(Refusal.STALE)
    await must_be_for_all(interaction, table)
    await interaction.response.defer(thinking=True)
    await tables.looking_back.show(table, user.id)
    deal, seat = min(played)
    made = shared_page(table, seen, deal, seat, interaction.client.tiles, say_at(table.setup))
    message = await fill_answer(interaction, made)
    where = message.id, message.channel.id, interaction.guild_id
    await tables.posted.note(Post(*where, LOOKBACK, f"{deal}.{seat}", table.id))


HANDLERS: dict[str, Handler] = {"lookback": look_back, "lookbackshow": show_all}
