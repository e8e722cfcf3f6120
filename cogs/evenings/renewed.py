"""Messages of evenings and seasons, shown anew without the name of somebody who was forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import MappingProxyType
from typing import Final

from cogs.app.client import Client
from cogs.evenings.page import CALL, DATE, OVER, date_page, past_page, result_page
from cogs.messages.layout import Page
from cogs.seasons.board import BOARD, TITLES
from cogs.seasons.page import season_page, titles_page
from engine.clubs.evenings.evening import Stage
from engine.tables.store.posted import Post
from locales import say_in

Maker = Callable[[Client, Post], Awaitable[Page | None]]
"""Makes the page of a message; None: it is to be deleted."""


async def _date(bot: Client, post: Post) -> Page | None:
    evening_id, number = map(int, post.fact.split(":"))
    evening = await bot.tables.clubs.evenings.find(evening_id)
    past = await evening.past(number)
    if past is not None:
        is_last = evening.stage is Stage.OVER and number == evening.number
        return past_page(evening.setup, past, is_last=is_last)
    return date_page(evening, await evening.live_tables() if evening.stage.is_played else ())


async def _result(bot: Client, post: Post) -> Page | None:
    evening_id, number = map(int, post.fact.split(":"))
    evening = await bot.tables.clubs.evenings.find(evening_id)
    past = await evening.past(number)
    return result_page(evening.setup, past) if past is not None else None


async def _call(bot: Client, post: Post) -> Page | None:
    """None: it called people to a table."""
    return None


async def _board(bot: Client, post: Post) -> Page | None:
    seasons = bot.tables.clubs.seasons
    state = await seasons.find(int(post.fact))
    if state is None:
        return None
    say = say_in(state.language, (await bot.tables.server(state.guild_id)).theme)
    return await season_page(await seasons.whole(state), say, bot.avatars.on)


async def _titles(bot: Client, post: Post) -> Page | None:
    state = await bot.tables.clubs.seasons.find(int(post.fact))
    if state is None:
        return None
    return titles_page(state, say_in(state.language, (await bot.tables.server(state.guild_id)).theme))


RENEWED: Final = MappingProxyType[str, Maker]({DATE: _date, OVER: _result, CALL: _call, BOARD: _board, TITLES: _titles})
"""By the kind of the message."""
