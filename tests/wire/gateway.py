"""The gateway of the stand-in: one bot, zlib-stream, heartbeats, drops and resumes."""

from __future__ import annotations

import asyncio
import json
import zlib
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web


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
        self._user, self._guilds = user, guilds
        self._sent: list[dict[str, Any]] = []
        self._socket: web.WebSocketResponse | None = None
        self._deflate = zlib.compressobj()
        self._connected = asyncio.Event()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        self._socket, self._deflate = socket, zlib.compressobj()
        await self._write({"op": Op.HELLO, "d": {"heartbeat_interval": 41_250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await self._take(json.loads(message.data))
        return socket

    async def connected(self) -> None:
        """Wait until a session is up: identified or resumed."""
        await self._connected.wait()

    async def dispatch(self, event: str, data: Any) -> None:
        """Send an event; while nobody is connected it waits for the resume."""
        entry = {"op": Op.DISPATCH, "s": len(self._sent) + 1, "t": event, "d": data}
        self._sent.append(entry)
        if self._connected.is_set():
            await self._write(entry)

    async def drop(self, code: int = 4000) -> None:
        """Close the connection as Discord does when a server goes away; the bot should resume."""
        assert self._socket is not None
        self._connected.clear()
        await self._socket.close(code=code)

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
                self._connected.set()
                await self.dispatch("READY", self._ready())
                for guild in self._guilds:
                    await self.dispatch("GUILD_CREATE", guild)
            case Op.RESUME:
                self.resumes.append(message["d"])
                for entry in self._sent[message["d"]["seq"] :]:
                    await self._write(entry)
                self._connected.set()
                await self.dispatch("RESUMED", {})

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._user,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in self._guilds],
            "session_id": "session",
            "resume_gateway_url": self.url,
            "application": {"id": self._user["id"], "flags": 0},
        }

    async def _write(self, message: dict[str, Any]) -> None:
        if self._socket is None or self._socket.closed:
            return
        raw = json.dumps(message).encode()
        await self._socket.send_bytes(self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH))
