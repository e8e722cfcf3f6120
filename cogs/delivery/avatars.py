"""People's avatars, for pictures of their tables: fetched once each, in the background, and held in memory only.

A picture never waits for one. It shows the initials of whoever's avatar is not here yet, and nothing is edited when it
arrives: the next picture has it. Who an avatar belongs to is known from what people press, so nobody is looked up.
Avatars that Discord gives to people without one are not fetched; initials say more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import aiohttp
import discord

from cogs.app.newest import Newest
from rendering import SeatLabel
from rendering.avatars.avatar import face_of

_log = logging.getLogger(__name__)
WithFaces = Callable[[Sequence[SeatLabel]], tuple[SeatLabel, ...]]
"""Puts on labels whatever faces are here: `Avatars.on`, or `tuple` for none."""
ADDRESSES: Final = 5_000
"""People of whom it is known which avatar they have, at most."""
FACES: Final = 500
"""Avatars held at most, 27 kB each: those of more than a hundred tables."""
AT_ONCE: Final = 4
"""Avatars being fetched at the same time."""
LONGEST: Final = 10.0
"""Seconds after which a fetch is given up."""
LARGEST: Final = 512 * 1024
"""Bytes of a file; one of `_SIDE` pixels has some twenty thousand."""
AGAIN: Final = 1800.0
"""Seconds until the same avatar is asked for again: it failed, or others have taken its place."""
_SIDE: Final = 128
"""The size asked for: the next that Discord has above that of a face."""


class _Face(NamedTuple):
    """An avatar as labels have it, and which one it is."""

    key: str
    pixels: bytes


class Avatars:
    """What people look like."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        """`now`: seconds of any steady clock; the event loop's if not given."""
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._known: Newest[int, discord.Asset] = Newest(ADDRESSES)
        self._faces: Newest[int, _Face] = Newest(FACES)
        self._asked: Newest[int, tuple[str, float]] = Newest(ADDRESSES)
        """Which avatar of a person was asked for last, and when."""
        self._coming: set[asyncio.Task[None]] = set()
        self._few = asyncio.Semaphore(AT_ONCE)

    def meet(self, user: discord.User | discord.Member) -> None:
        """Notice which avatar somebody has now: their own for all servers, or none."""
        # A server's own avatar of a member is for that server, and tables are shown on others as well.
        if user.avatar is None:
            self.forget(user.id)
        else:
            self._known[user.id] = user.avatar

    def on(self, labels: Sequence[SeatLabel]) -> tuple[SeatLabel, ...]:
        """The labels, with the faces that are here; missing ones are on their way afterwards. Call it in the loop."""
        return tuple(replace(one, face=self._face(one.person)) if one.person else one for one in labels)

    def forget(self, user_id: int) -> None:
        """Forget a person who asked for that, or who has taken their avatar away."""
        for held in (self._known, self._faces, self._asked):
            held.pop(user_id, None)

    def close(self) -> None:
        """Fetch no more."""
        for task in self._coming:
            task.cancel()

    async def settled(self) -> None:
        """Wait until nothing is being fetched."""
        while self._coming:
            await asyncio.wait(self._coming)

    def _face(self, user_id: int) -> bytes | None:
        asset, found = self._known.get(user_id), self._faces.get(user_id)
        if asset is None:
            return None
        if found is None or found.key != asset.key:
            self._ask(user_id, asset)
        if found is None:
            return None
        self._faces.move_to_end(user_id)
        return found.pixels

    def _ask(self, user_id: int, asset: discord.Asset) -> None:
        """Have it fetched, unless the same was asked for a short while ago."""
        asked = self._asked.get(user_id)
        if asked is not None and asked[0] == asset.key and self._now() < asked[1] + AGAIN:
            return
        self._asked[user_id] = asset.key, self._now()
        task = asyncio.create_task(self._fetch(user_id, asset))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _fetch(self, user_id: int, asset: discord.Asset) -> None:
        async with self._few:
            pixels = await _fetched(asset)
        # Meanwhile they may have asked to be forgotten, or have another one.
        if pixels is not None and (known := self._known.get(user_id)) is not None and known.key == asset.key:
            self._faces[user_id] = _Face(asset.key, pixels)


async def _fetched(asset: discord.Asset) -> bytes | None:
    """An avatar as labels have it; None: it did not come, or is no picture that can be shown."""
    try:
        # Of a moving one this is the beginning.
        still = asset.replace(size=_SIDE, format="png")
        async with asyncio.timeout(LONGEST):
            file = await still.read()
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        _log.info("an avatar did not come: %s", error)
        return None
    if len(file) > LARGEST:
        return None
    return await asyncio.to_thread(face_of, file)
