"""What a process that plays does about its place, where others stand by (`engine.store.standby`).

Who is not sure any more to be first saves and shows nothing, and its clocks stand still; it stays connected, so that
people read that nothing was saved. Another process may have the same press then: that one is to answer, so this one
waits for a moment. Who reaches Discord by no way gives up, if somebody stands by.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from discord.http import Route

from cogs.app.client import Client
from cogs.app.connection import INTERACTION
from cogs.delivery.faults import FAILURES
from cogs.delivery.transport import GATEWAY
from engine.store.standby import Standby

_AFTER_OTHERS: Final = 1.5
"""Seconds after which a press is answered that another process may answer; Discord waits for three."""
LOOK: Final = 1.0
"""Seconds between two looks whether Discord is reached."""
_QUIET: Final = 5.0
"""Seconds in which nothing comes from Discord, after which it is asked whether it is there."""
_ANSWER: Final = 4.0
"""Seconds to wait for that."""


class WhileFirst:
    """Made by `CardBot`, before it logs in; `close` ends it."""

    def __init__(self, bot: Client, place: Standby) -> None:
        self._bot, self._place = bot, place
        self._going_on: asyncio.Task[None] | None = None
        self._stands_still = False
        bot.delivery.pacer.may_send = lambda: place.is_sure
        place.on_change = self._changed
        # There is no public access to these (see `connection`).
        parsers: dict[str, Callable[[Any], None]] = bot._connection.parsers
        parsers[INTERACTION] = partial(self._pressed, parsers[INTERACTION])
        self._watching = asyncio.create_task(self._watch())

    def close(self) -> None:
        for task in (self._watching, *([self._going_on] if self._going_on else ())):
            task.cancel()

    def _changed(self, is_sure: bool) -> None:
        times = self._bot.tables.times
        if is_sure:
            self._bot.delivery.pacer.look()
        if is_sure and self._stands_still:
            self._going_on = asyncio.create_task(times.go_on())
        elif not is_sure:
            times.stand_still()
        self._stands_still = not is_sure

    def _pressed(self, parse: Callable[[Any], None], data: Any) -> None:
        if self._place.is_sure:
            parse(data)
        else:
            asyncio.get_running_loop().call_later(_AFTER_OTHERS, self._pressed_before, parse, data)

    def _pressed_before(self, parse: Callable[[Any], None], data: Any) -> None:
        # Who stands by by now has no connection to answer by.
        if not self._bot.is_closed():
            parse(data)

    async def _watch(self) -> None:
        """Give up when nothing has come from Discord for long, though it was asked."""
        loop, figures = asyncio.get_running_loop(), self._bot.delivery.figures
        reached, known = loop.time(), figures.reached
        while True:
            await asyncio.sleep(LOOK)
            quiet = loop.time() - reached
            if figures.reached != known:
                reached, known = loop.time(), figures.reached
                self._place.fares_well()
            elif quiet >= self._place.cut_off:
                self._place.give_up()
            elif quiet >= _QUIET and self._place.others and self._bot.user is not None:
                # A connection that brings nothing may be dead: the library finds out after a minute.
                with suppress(*FAILURES):
                    async with asyncio.timeout(_ANSWER):
                        await self._bot.http.request(Route("GET", GATEWAY))
