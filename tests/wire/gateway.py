"""The gateway of the stand-in: one bot, zlib-stream, heartbeats, and every way a connection ends.

A dropped connection is resumed, and what was sent meanwhile comes then. A session that is not valid any more begins
anew, and what happened in between is lost.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from enum import IntEnum
from typing import Any, Final

from aiohttp import WSMsgType, web

HEARTBEAT_SECONDS: Final = 41.25
KEPT: Final = 2000
"""Events kept for a resume."""


class Op(IntEnum):
    """What a gateway message is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Gateway:
    """All connections of the bot, one after another; events are kept so that a resume can repeat them."""

    def __init__(self, user: dict[str, Any], guilds: list[dict[str, Any]]) -> None:
        self.identifies: list[dict[str, Any]] = []
        self.resumes: list[dict[str, Any]] = []
        self.heartbeats = 0
        self.url = ""
        self.refuse_with: int | None = None
        """Close the connection with this code instead of a session."""
        self.twice = False
        """Send every event two times, as overlapping sessions do."""
        self._user, self._guilds = user, guilds
        self._sequence = 0
        self._sent: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._valid = False
        self._socket: web.WebSocketResponse | None = None
        self._deflate = zlib.compressobj()
        self._connected = asyncio.Event()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        self._socket, self._deflate = socket, zlib.compressobj()
        await self._write({"op": Op.HELLO, "d": {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000)}})
        asking = asyncio.create_task(self._ask_for_heartbeats(socket))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                await self._take(json.loads(message.data))
        finally:
            asking.cancel()
            if socket is self._socket:
                self._connected.clear()
        return socket

    async def connected(self) -> None:
        """Wait until a session is up: identified or resumed."""
        await self._connected.wait()

    async def dispatch(self, event: str, data: Any) -> None:
        """Send an event; while nobody is connected it waits for the resume."""
        for _ in range(2 if self.twice else 1):
            await self._dispatch(event, data)

    async def drop(self, code: int = 4000) -> None:
        """Close the connection as Discord does when a server goes away; by most codes the bot should resume."""
        assert self._socket is not None
        self._connected.clear()
        await self._socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Op 7: the bot should connect anew and resume."""
        await self._leave({"op": Op.RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool) -> None:
        """Op 9: the bot should resume, or if that is not possible begin a new session."""
        self._valid = resumable
        await self._leave({"op": Op.INVALID_SESSION, "d": resumable})

    def expire(self) -> None:
        """Let the session die unseen: a resume will be refused."""
        self._valid = False

    async def _leave(self, message: dict[str, Any]) -> None:
        self._connected.clear()
        await self._write(message)

    async def _dispatch(self, event: str, data: Any) -> None:
        if not self._valid:
            return
        self._sequence += 1
        entry = {"op": Op.DISPATCH, "s": self._sequence, "t": event, "d": data}
        self._sent.append(entry)
        if self._connected.is_set():
            await self._write(entry)

    async def _ask_for_heartbeats(self, socket: web.WebSocketResponse) -> None:
        # discord.py's own beat is in a thread and real seconds; without any, it takes the connection for dead.
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if socket is self._socket:
                await self._write({"op": Op.HEARTBEAT, "d": None})

    async def _take(self, message: dict[str, Any]) -> None:
        match message["op"]:
            case Op.HEARTBEAT:
                self.heartbeats += 1
                await self._write({"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                self.identifies.append(message["d"])
                if self.refuse_with is not None:
                    await self.drop(self.refuse_with)
                    return
                self._valid = True
                self._connected.set()
                await self._dispatch("READY", self._ready())
                for guild in self._guilds:
                    await self._dispatch("GUILD_CREATE", guild)
            case Op.RESUME:
                self.resumes.append(message["d"])
                if not self._valid:
                    await self._write({"op": Op.INVALID_SESSION, "d": False})
                    return
                for entry in [one for one in self._sent if one["s"] > message["d"]["seq"]]:
                    await self._write(entry)
                self._connected.set()
                await self._dispatch("RESUMED", {})

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._user,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in self._guilds],
            "session_id": "session" if len(self.identifies) == 1 else f"session {len(self.identifies)}",
            "resume_gateway_url": self.url,
            "application": {"id": self._user["id"], "flags": 0},
            "shard": self.identifies[-1].get("shard", [0, 1]),
        }

    async def _write(self, message: dict[str, Any]) -> None:
        if self._socket is None or self._socket.closed:
            return
        raw = json.dumps(message).encode()
        try:
            await self._socket.send_bytes(self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:
            # The bot has just gone: what was sent comes with the resume.
            self._connected.clear()
