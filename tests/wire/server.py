"""Discord on loopback: enough REST and gateway to serve an unmodified discord.py.

    async with StandIn.running() as discord_:
        task = asyncio.create_task(bot.start("token"))
        await discord_.gateway.connected()
        await discord_.click(custom_id, user_id=7)
        assert discord_.requests[-1].files

Every request is kept and judged (`problems`): always by the documented limits, and by Discord's OpenAPI
document if that is present. Faults are planned: `discord_.fail(...)`.
"""

from __future__ import annotations

import asyncio
import fnmatch
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.wire import limits, openapi, payloads
from tests.wire.gateway import Gateway
from tests.wire.payloads import BOT_ID, CHANNEL_ID, new_id

API: Final = "/api/v10"


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it arrived; `at` is loop time in seconds, `files` maps file names to bytes."""

    method: str
    path: str
    body: Any
    files: Mapping[str, bytes]
    headers: Mapping[str, str]
    at: float


@dataclass(slots=True)
class Fault:
    """A planned answer to the next `times` matching requests."""

    method: str
    path: str
    status: int
    body: Mapping[str, Any]
    headers: Mapping[str, str]
    times: int


@dataclass
class StandIn:
    """The stand-in: what came in, and what to answer."""

    user: dict[str, Any] = field(default_factory=lambda: payloads.user(BOT_ID, "bot", bot=True))
    requests: list[Request] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    judging: bool = True
    faults: list[Fault] = field(default_factory=list)
    answered: asyncio.Condition = field(default_factory=asyncio.Condition)

    def __post_init__(self) -> None:
        self.gateway = Gateway(self.user, [payloads.guild()])

    @classmethod
    @asynccontextmanager
    async def running(cls) -> AsyncIterator[StandIn]:
        """Serve on a free port and point discord.py to it; points it back at the end."""
        stand_in = cls()
        app = web.Application(client_max_size=30 << 20)
        app.router.add_get("/gateway", stand_in.gateway.handle)
        app.router.add_route("*", API + "/{path:.*}", stand_in._rest)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        stand_in.gateway.url = f"ws://{host}:{port}/gateway"
        before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        Route.BASE = f"http://{host}:{port}{API}"
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(stand_in.gateway.url)
        try:
            yield stand_in
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
            await runner.cleanup()

    def fail(
        self,
        method: str,
        path: str,
        status: int,
        body: Mapping[str, Any] | None = None,
        *,
        headers: Mapping[str, str] | None = None,
        times: int = 1,
    ) -> None:
        """Answer the next `times` requests matching `path` (with * for anything) with an error."""
        self.faults.append(Fault(method, path, status, body or {"message": "planned", "code": 0}, headers or {}, times))

    def limit_rate(self, method: str, path: str, retry_after: float, *, times: int = 1) -> None:
        """Answer the next `times` requests with 429, asking to wait `retry_after` seconds."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
        headers = {"Via": "1.1 stand-in", "Retry-After": str(retry_after), "X-RateLimit-Scope": "user"}
        self.fail(method, path, 429, body, headers=headers, times=times)

    async def wait_for(self, method: str, path: str, count: int = 1) -> list[Request]:
        """Wait until that many matching requests have been answered."""

        def found() -> list[Request]:
            return [r for r in self.requests if r.method == method and fnmatch.fnmatch(r.path, path)]

        async with self.answered:
            await self.answered.wait_for(lambda: len(found()) >= count)
        return found()

    async def click(self, custom_id: str, user_id: int, *, token: str | None = None) -> str:
        """Someone presses a button on a message of the bot; the interaction's token."""
        token = token or f"token{new_id()}"
        button = {"type": limits.BUTTON, "style": 1, "label": "Press", "custom_id": custom_id}
        components = [{"type": limits.ACTION_ROW, "components": [button]}]
        message = payloads.message(CHANNEL_ID, {"components": components, "flags": limits.V2}, {})
        data = {"component_type": limits.BUTTON, "custom_id": custom_id}
        await self.gateway.dispatch(
            "INTERACTION_CREATE", payloads.interaction(3, token, user_id, data) | {"message": message}
        )
        return token

    async def _rest(self, request: web.Request) -> web.Response:
        path = "/" + request.match_info["path"]
        body, files = await _read(request)
        now = asyncio.get_running_loop().time()
        self.requests.append(Request(request.method, path, body, files, dict(request.headers), now))
        if self.judging:
            sizes = {name: len(data) for name, data in files.items()}
            self.problems += limits.problems(request.method, path, body, sizes)
            if openapi.is_there():
                self.problems += openapi.document().problems(request.method, path, body)
        answer = self._fault(request.method, path) or self._answer(request, path, body, files)
        async with self.answered:
            self.answered.notify_all()
        return answer

    def _fault(self, method: str, path: str) -> web.Response | None:
        for fault in self.faults:
            if fault.times and fault.method == method and fnmatch.fnmatch(path, fault.path):
                fault.times -= 1
                return _json(fault.body, fault.status, fault.headers)
        return None

    def _answer(self, request: web.Request, path: str, body: Any, files: Mapping[str, bytes]) -> web.Response:
        parts = path.strip("/").split("/")
        match [request.method, *parts]:
            case ["GET", "users", "@me"]:
                return _json(self.user)
            case ["GET", "oauth2", "applications", "@me"] | ["GET", "applications", "@me"]:
                return _json(payloads.application())
            case ["GET", "gateway", "bot"]:
                start_limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                return _json({"url": self.gateway.url, "shards": 1, "session_start_limit": start_limit})
            case ["PUT", "applications", _, *_, "commands"]:
                # An entry in a menu has no description of its own, but Discord answers with an empty one.
                made = {"application_id": str(BOT_ID), "version": "1", "description": ""}
                return _json([{"id": new_id(), **made, **command} for command in body])
            case ["GET", "applications", _, "emojis"]:
                return _json({"items": []})
            case ["POST", "applications", _, "emojis"]:
                return _json({"id": new_id(), "name": body["name"], "roles": [], "available": True}, 201)
            case ["POST", "users", "@me", "channels"]:
                recipient = int(body["recipient_id"])
                return _json(
                    {"id": str(recipient + 1), "type": 1, "recipients": [payloads.user(recipient, f"user{recipient}")]}
                )
            case ["POST", "interactions", _, _, "callback"]:
                return self._callback(body, files)
            case ["GET", "channels", channel, "messages", message]:
                return _json(payloads.message(int(channel), {"components": []}, {}, int(message)))
            case ["POST", "channels", channel, "messages"]:
                return _json(payloads.message(int(channel), body, files))
            case ["PATCH", "channels", channel, "messages", message]:
                return _json(payloads.message(int(channel), body, files, int(message)))
            case ["POST", "webhooks", _, _] | ["PATCH", "webhooks", _, _, "messages", _]:
                return _json(payloads.message(CHANNEL_ID, body, files))
            case ["DELETE", *_]:
                return web.Response(status=204)
        return _json({"message": "404: Not Found", "code": 0}, 404)

    def _callback(self, body: Any, files: Mapping[str, bytes]) -> web.Response:
        answer: dict[str, Any] = {"interaction": {"id": new_id(), "type": 3}}
        if body["type"] in (4, 5, 7):
            answer["resource"] = {
                "type": body["type"],
                "message": payloads.message(CHANNEL_ID, body.get("data") or {}, files),
            }
        return _json(answer)


async def _read(request: web.Request) -> tuple[Any, dict[str, bytes]]:
    """The JSON of a request and its files, from JSON or multipart."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else None), {}
    body: Any = None
    files: dict[str, bytes] = {}
    form = await request.post()
    for name, part in form.items():
        if isinstance(part, web.FileField):
            files[part.filename] = part.file.read()
        elif name == "payload_json":
            body = json.loads(str(part))
    return body, files


def _json(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    # discord.py reads JSON only where the type is exactly this, without a charset.
    headers = {**(headers or {}), "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def hurry(client: discord.Client) -> None:
    """Leave out the wait for late guilds at the start, which Discord needs and the stand-in does not."""
    client._connection.guild_ready_timeout = 0
