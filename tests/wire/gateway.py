"""The gateway of the stand-in: sessions of any number of bots, zlib-stream, heartbeats, all ways a connection ends.

Each session is about one shard and gets the events of its servers alone; what is of no server goes to shard 0. Two
sessions of the same shard both get everything. A dropped connection is resumed, and what was sent meanwhile comes then.
A session that is not valid any more begins anew, and what happened in between is lost.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import deque
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, Final

from aiohttp import WSMsgType, web

from engine.clubs.servers import shard_of
from tests.wire import payloads

HEARTBEAT_SECONDS: Final = 41.25
KEPT: Final = 2000
"""Events kept for a resume."""
IDENTIFY_SECONDS: Final = 5.0
"""Seconds between two sessions that begin, for each bucket of shards."""
_JITTER: Final = 0.05
"""Seconds by which a session may seem to come too early, where time is real."""
_INVALID_SHARD: Final = 4010
MOST_ASKED: Final = 100
"""Members that one request may name."""
_ENDING: Final = frozenset({1000, 1001})
"""Codes with which a bot ends its session, beside its connection."""


class Op(IntEnum):
    """What a gateway message is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Session:
    """What a bot began for one shard; events are kept so that a resume can repeat them."""

    def __init__(self, name: str, shard: int, count: int) -> None:
        self.name, self.shard, self.count = name, shard, count
        self.is_valid = True
        self.line: _Line | None = None
        """The connection; None: nobody is connected."""
        self._sequence = 0
        self._sent: deque[dict[str, Any]] = deque(maxlen=KEPT)

    @property
    def is_up(self) -> bool:
        """Whether events arrive."""
        return self.is_valid and self.line is not None

    def holds(self, guild_id: int | None) -> bool:
        return shard_of(guild_id, self.count) == self.shard

    async def dispatch(self, event: str, data: Any) -> None:
        """Send an event; while nobody is connected it waits for the resume."""
        if not self.is_valid:
            return
        self._sequence += 1
        entry = {"op": Op.DISPATCH, "s": self._sequence, "t": event, "d": data}
        self._sent.append(entry)
        if self.line is not None:
            await self.line.write(entry)

    async def repeat(self, line: _Line, after: int) -> None:
        """Send what came after that number once more, and go on with this connection."""
        for entry in [one for one in self._sent if one["s"] > after]:
            await line.write(entry)
        self.line = line
        await self.dispatch("RESUMED", {})


class _Line:
    """One connection."""

    def __init__(self, socket: web.WebSocketResponse, url: str) -> None:
        self._socket, self._deflate = socket, zlib.compressobj()
        self.url = url
        """By which it was reached, and a session is to be resumed."""
        self.session: Session | None = None
        self.is_ours = False
        """The stand-in has ended it, not the bot."""

    async def write(self, message: dict[str, Any]) -> None:
        if self._socket.closed:
            return
        raw = json.dumps(message).encode()
        try:
            await self._socket.send_bytes(self._deflate.compress(raw) + self._deflate.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:
            # The bot has just gone: what was sent comes with the resume.
            self.part()

    async def close(self, code: int) -> None:
        self.is_ours = True
        self.part()
        await self._socket.close(code=code)

    def part(self) -> None:
        """The session goes on without this connection."""
        if self.session is not None and self.session.line is self:
            self.session.line = None

    def was_closed_by_the_bot(self) -> bool:
        """Whether the bot has closed it in a way that ends its session."""
        return not self.is_ours and self._socket.close_code in _ENDING


class Gateway:
    """All sessions, whoever began them."""

    def __init__(self, user: dict[str, Any], guilds: list[dict[str, Any]], problems: list[str]) -> None:
        """`problems`: where to note what Discord would refuse."""
        self.identifies: list[dict[str, Any]] = []
        self.identified_at: list[float] = []
        """When each of them came (loop time)."""
        self.resumes: list[dict[str, Any]] = []
        self.sessions: list[Session] = []
        self.heartbeats = 0
        self.connections = 0
        """Those that are open just now."""
        self.url = ""
        self.shards = 1
        """How many shards Discord advises."""
        self.buckets = 1
        """How many sessions may begin at once: Discord's `max_concurrency`."""
        self.refuse_with: int | None = None
        """Close the connection with this code instead of a session."""
        self.twice = False
        """Send every event two times, as overlapping sessions do."""
        self.asked: list[list[int]] = []
        """Whom bots have asked for as members, request by request."""
        self.left: set[int] = set()
        """People who are members of no server any more."""
        self.is_silent = False
        """Do not answer who is a member."""
        self._user, self._guilds, self._problems = user, guilds, problems
        self._opens: dict[int, float] = {}
        """When the next session of a bucket may begin."""
        self._changed = asyncio.Condition()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        line = _Line(socket, f"ws://{request.host}/gateway")
        await line.write({"op": Op.HELLO, "d": {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000)}})
        asking = asyncio.create_task(_ask_for_heartbeats(line))
        self.connections += 1
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                await self._take(line, json.loads(message.data))
        finally:
            self.connections -= 1
            asking.cancel()
            line.part()
            if line.session is not None and line.was_closed_by_the_bot():
                line.session.is_valid = False
        return socket

    async def connected(self, count: int = 1) -> None:
        """Wait until so many sessions are up: identified or resumed."""
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.up) >= count)

    @property
    def up(self) -> list[Session]:
        """The sessions that get events now."""
        return [one for one in self.sessions if one.is_up]

    async def dispatch(self, event: str, data: Any) -> None:
        """Send an event to whoever has the shard of its server; while nobody is connected it waits for the resume."""
        of = _guild_of(event, data)
        for session in [one for one in self.sessions if one.holds(of)]:
            for _ in range(2 if self.twice else 1):
                await session.dispatch(event, data)

    async def drop(self, code: int = 4000, shard: int | None = None) -> None:
        """Close connections as Discord does when a server goes away; by most codes the bot should resume."""
        for line in [line for _, line in self._lines(shard)]:
            await line.close(code)

    async def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Op 7: the bot should connect anew and resume."""
        for _, line in [*self._lines(shard)]:
            line.part()
            await line.write({"op": Op.RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool, shard: int | None = None) -> None:
        """Op 9: the bot should resume, or if that is not possible begin a new session."""
        for session, line in [*self._lines(shard)]:
            session.is_valid = resumable
            line.part()
            await line.write({"op": Op.INVALID_SESSION, "d": resumable})

    def expire(self, shard: int | None = None) -> None:
        """Let sessions die unseen: a resume will be refused."""
        for session, _ in self._lines(shard):
            session.is_valid = False

    def _lines(self, shard: int | None) -> Iterator[tuple[Session, _Line]]:
        for session in self.sessions:
            if session.line is not None and shard in (None, session.shard):
                yield session, session.line

    async def _take(self, line: _Line, message: dict[str, Any]) -> None:
        match message["op"]:
            case Op.HEARTBEAT:
                self.heartbeats += 1
                await line.write({"op": Op.HEARTBEAT_ACK})
            case Op.IDENTIFY:
                await self._identify(line, message["d"])
            case Op.RESUME:
                await self._resume(line, message["d"])
            case Op.REQUEST_MEMBERS:
                await self._tell_members(line, message["d"])
        async with self._changed:
            self._changed.notify_all()

    async def _identify(self, line: _Line, told: dict[str, Any]) -> None:
        now = asyncio.get_running_loop().time()
        self.identifies.append(told)
        self.identified_at.append(now)
        shard, count = told.get("shard") or (0, 1)
        if self.refuse_with is not None or not 0 <= shard < count:
            await line.close(self.refuse_with or _INVALID_SHARD)
            return
        bucket = shard % self.buckets
        if now < self._opens.get(bucket, now) - _JITTER:
            self._problems.append(f"shard {shard} of {count} identifies {self._opens[bucket] - now:.2f} s too early")
            await line.write({"op": Op.INVALID_SESSION, "d": False})
            return
        self._opens[bucket] = now + IDENTIFY_SECONDS
        number = len(self.identifies)
        session = line.session = Session("session" if number == 1 else f"session {number}", shard, count)
        session.line = line
        # Sessions that ended are not spoken of again.
        self.sessions = [one for one in self.sessions if one.is_valid] + [session]
        guilds = [one for one in self._guilds if session.holds(int(one["id"]))]
        await session.dispatch("READY", self._ready(session, guilds, line.url))
        for guild in guilds:
            await session.dispatch("GUILD_CREATE", guild)

    async def _tell_members(self, line: _Line, told: dict[str, Any]) -> None:
        wanted = [int(one) for one in told["user_ids"]]
        self.asked.append(wanted)
        if len(wanted) > MOST_ASKED:
            self._problems.append(f"{len(wanted)} people are asked for at once")
        facts: dict[str, Any] = {"guild_id": str(told["guild_id"]), "chunk_index": 0, "chunk_count": 1}
        found = [payloads.member(one) for one in wanted if one not in self.left]
        missing = [str(one) for one in wanted if one in self.left]
        if line.session is not None and not self.is_silent:
            chunk = facts | {"members": found, "not_found": missing, "nonce": told.get("nonce")}
            await line.session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def _resume(self, line: _Line, told: dict[str, Any]) -> None:
        self.resumes.append(told)
        session = next((one for one in self.sessions if one.is_valid and one.name == told["session_id"]), None)
        if session is None:
            await line.write({"op": Op.INVALID_SESSION, "d": False})
            return
        line.session = session
        await session.repeat(line, told["seq"])

    def _ready(self, session: Session, guilds: list[dict[str, Any]], url: str) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._user,
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.name,
            "resume_gateway_url": url,
            "application": {"id": self._user["id"], "flags": 0},
            "shard": [session.shard, session.count],
        }


async def _ask_for_heartbeats(line: _Line) -> None:
    # discord.py's own beat is in a thread and real seconds; without any, it takes the connection for dead.
    while True:
        await asyncio.sleep(HEARTBEAT_SECONDS)
        await line.write({"op": Op.HEARTBEAT, "d": None})


def _guild_of(event: str, data: Any) -> int | None:
    """The server an event is about, if it is about one and can be read."""
    if not isinstance(data, dict):
        return None
    is_server = event in ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
    number = str(data.get("id" if is_server else "guild_id"))
    return int(number) if number.isdecimal() else None
