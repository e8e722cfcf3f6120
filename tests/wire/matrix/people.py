"""People who play by what their screens show: they press what is there, and press again if nothing comes of it."""

from __future__ import annotations

import asyncio
from typing import Final

from engine.running.table import Table
from tests.wire.judging.limits import SELECTS
from tests.wire.matrix.checker import actions_on, visible_to
from tests.wire.server import StandIn

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks at the screen."""
PATIENCE: Final = 4.0
"""Seconds until somebody presses again what is still there."""
OPENS_AGAIN: Final = 6.0
"""The same for the button that shows one's cards."""


class Player:
    """Somebody at a table. `by_message`: their cards come by direct message, and not only when they ask for them."""

    def __init__(
        self, stand_in: StandIn, table: Table, user_id: int, *, by_message: bool, most: int, early: bool = False
    ) -> None:
        """`most`: how often they press cards at most; `early`: they ask for their cards before it is their turn."""
        self.user_id, self.by_message, self._early = user_id, by_message, early
        self._left = most
        self.plays = True
        """Whether they act at their turn, or only look."""
        self._stand_in, self._table = stand_in, table
        self._pressed: tuple[str, float] = ("", -PATIENCE)
        self._opened = -OPENS_AGAIN

    async def go_on(self) -> None:
        """Look and press, until cancelled."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            await self.look()

    async def look(self) -> None:
        """Press what is there to be pressed."""
        now = asyncio.get_running_loop().time()
        for message in visible_to(self._stand_in, self._table, self.user_id):
            acts = actions_on(message, self._table.id)
            if not acts:
                continue
            fact = min(acts)
            if self.plays and self._left and (self._pressed[0] != fact or now - self._pressed[1] >= PATIENCE):
                self._pressed = fact, now
                self._left -= 1
                if message.pressable[acts[fact]]["type"] in SELECTS:
                    await self._stand_in.people.pick(self.user_id, message, acts[fact], [fact])
                else:
                    await self._stand_in.people.press(self.user_id, message, acts[fact])
            return
        if not self.by_message and now - self._opened >= OPENS_AGAIN:
            await self._open_cards(now)

    async def _open_cards(self, now: float) -> None:
        """Ask for their own cards, if the newest table says that it is this person's turn."""
        custom_id = f"hand:{self._table.id}:"
        shown = visible_to(self._stand_in, self._table, self.user_id)
        newest = next((one for one in shown if custom_id in one.pressable), None)
        # Its last line says whose turn it is.
        if newest is not None and (self._early or f"<@{self.user_id}>" in newest.texts[-1]):
            self._opened, self._early = now, False
            await self._stand_in.people.press(self.user_id, newest, custom_id)
