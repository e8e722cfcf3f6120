"""Discord on loopback: enough REST and gateway to serve an unmodified discord.py.

    async with StandIn.running() as discord_:
        task = asyncio.create_task(bot.start("token"))
        await discord_.gateway.connected()
        await discord_.people.command(7, "table open")
        (message,) = discord_.people.sees(7)
        await discord_.people.press(7, message, custom_id)
        assert discord_.requests[-1].files

Requests are done as Discord does them: `screens` holds every message as it shows now, `people` look at them and press
what is there, `interactions` knows tokens. Every request is counted (`rates.counts`), kept (`requests`) and judged
(`problems`): always by the documented limits, and by Discord's OpenAPI document if that is present. Limits of rates are
enforced where `rates.enforced` says so. Faults are planned: `discord_.fault("PATCH", "/channels/*", 503, seconds=10)`.

In a virtual loop (`loop.hurried`) all of it is in virtual time, also the ids and `discord.utils.utcnow`.
"""

from __future__ import annotations

import asyncio
import fnmatch
from collections import deque
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import discord
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.wire import clock, payloads
from tests.wire.gateway import Gateway
from tests.wire.judging import judge, limits
from tests.wire.payloads import BOT_ID, CHANNEL_ID, GUILD_ID
from tests.wire.world.faults import CUT, LATE, LOST, RESET, SLOW, Fault, Faults, Kind, planned_reply
from tests.wire.world.interactions import Interactions
from tests.wire.world.messages import Message, Upload, new_message
from tests.wire.world.people import NotThere, People
from tests.wire.world.rates import VIA, Rates, Reply, too_many
from tests.wire.world.refused import Refused, invalid
from tests.wire.world.routes import Routes
from tests.wire.world.screens import Screens
from tests.wire.world.transfer import answered, broken_off, cut_off, read

API: Final = "/api/v10"
MOST_APPEARED: Final = 20
"""Messages that appeared to be clicked on and stay."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request as it arrived; `at` is loop time in seconds, `files` maps file names to bytes."""

    method: str
    path: str
    body: Any
    files: Mapping[str, bytes]
    headers: Mapping[str, str]
    at: float


class StandIn:
    """The stand-in: what came in, and what to answer."""

    def __init__(
        self, channels: Iterable[int] = (CHANNEL_ID,), others: Mapping[int, Iterable[int]] = MappingProxyType({})
    ) -> None:
        """`channels`: those of the server; `others`: those of further servers, by the servers' ids."""
        servers = {guild: tuple(of) for guild, of in {GUILD_ID: channels, **others}.items()}
        self.user = payloads.user(BOT_ID, "bot", bot=True)
        self.requests: list[Request] = []
        self.problems: list[str] = []
        self.keeping = True
        """Keep all requests; for long runs they are too many."""
        self.judging = True
        self.refusing = False
        """Answer whatever has a problem with 400, as Discord would, and not only note it."""
        self.latency = 0.0
        """Seconds until an answer is there."""
        self.answered = asyncio.Condition()
        guilds = [payloads.guild(of, guild) for guild, of in servers.items()]
        self.gateway = Gateway(self.user, guilds, self.problems)
        self.rates, self.faults, self.screens = Rates(), Faults(), Screens(servers)
        self.interactions = Interactions(self.screens)
        self.routes = Routes(self.gateway, self.screens, self.interactions, self.rates, self.user)
        self._appeared: deque[Message] = deque()
        self.people = People(self.gateway, self.screens, self.interactions, self.routes)

    @classmethod
    @asynccontextmanager
    async def running(
        cls, channels: Iterable[int] = (CHANNEL_ID,), others: Mapping[int, Iterable[int]] = MappingProxyType({})
    ) -> AsyncIterator[StandIn]:
        """Serve on a free port and point discord.py to it; points it back at the end."""
        stand_in = cls(channels, others)
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
            with clock.followed():
                yield stand_in
        finally:
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
            await runner.cleanup()

    def fault(
        self,
        method: str,
        path: str,
        kind: Kind,
        *,
        times: int | None = None,
        seconds: float | None = None,
        after: float = 1.0,
        code: int | None = None,
    ) -> Fault:
        """Let matching requests (* for anything) go wrong: the next one, `times` of them, or all for `seconds`.

        The kinds are in `world.faults`. `after`: how late a slow answer is, or how long a limit asks to wait. `code`:
        Discord's own beside a status.
        """
        return self.faults.plan(method, path, kind, times=times, seconds=seconds, after=after, code=code)

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
        """Answer the next `times` requests matching `path` (with * for anything) with an error, word by word."""
        self.faults.plan(method, path, status, times=times, reply=planned_reply(status, body, headers))

    def limit_rate(self, method: str, path: str, retry_after: float, *, times: int = 1) -> None:
        """Answer the next `times` requests with 429, asking to wait `retry_after` seconds."""
        self.faults.plan(method, path, "user", times=times, reply=too_many(retry_after, "user"))

    async def wait_for(self, method: str, path: str, count: int = 1) -> list[Request]:
        """Wait until that many matching requests have been answered."""

        def found() -> list[Request]:
            return [r for r in self.requests if r.method == method and fnmatch.fnmatch(r.path, path)]

        async with self.answered:
            await self.answered.wait_for(lambda: len(found()) >= count)
        return found()

    async def click(self, custom_id: str, user_id: int, *, token: str | None = None) -> str:
        """Someone presses this button, wherever it is; if it is nowhere, on a message that appears for that.

        Returns the interaction's token.
        """
        try:
            message = self.people.finds(user_id, custom_id)
        except NotThere:
            button = {"type": limits.BUTTON, "style": 1, "label": "Press", "custom_id": custom_id}
            message = new_message(next(iter(self.screens.channels)), flags=limits.V2)
            message.change({"components": [{"type": limits.ACTION_ROW, "components": [button]}]})
            self._appeared.append(self.screens.show(message))
            if len(self._appeared) > MOST_APPEARED:
                self.screens.delete(self._appeared.popleft())
        return (await self.people.press(user_id, message, custom_id, token=token)).token

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        method, path = request.method, "/" + request.match_info["path"]
        body, uploads, size = await read(request)
        problems = self._problems(method, path, body, uploads)
        self.problems += problems
        if self.keeping:
            files = {one.filename: one.data for one in uploads}
            now = asyncio.get_running_loop().time()
            self.requests.append(Request(method, path, body, files, dict(request.headers), now))
        headers, reply = self.rates.judge(method, path)
        fault = None if reply else self.faults.of(method, path)
        kind = fault.kind if fault else None
        reply = reply or (fault.reply if fault else None)
        if fault and kind == LATE:
            await asyncio.sleep(fault.after)
        if reply is None and kind != RESET:
            reply = self._done(method, path, body, uploads, problems)
        told = reply if reply is not None and kind not in (RESET, LOST, CUT) else None
        scope = told.headers.get("X-RateLimit-Scope") if told else None
        self.rates.answered(method, path, told.status if told else 0, scope, size)
        async with self.answered:
            self.answered.notify_all()
        late = self.latency + (fault.after if fault and kind == SLOW else 0.0)
        if late:
            await asyncio.sleep(late)
        if reply is None or kind == LOST:
            return broken_off(request, hard=kind == RESET)
        if kind == CUT:
            return await cut_off(request, reply)
        return answered(reply, headers)

    def _problems(self, method: str, path: str, body: Any, uploads: Sequence[Upload]) -> list[str]:
        if not self.judging:
            return []
        return judge.problems(method, path, body, {one.filename: len(one.data) for one in uploads})

    def _done(self, method: str, path: str, body: Any, uploads: Sequence[Upload], problems: Sequence[str]) -> Reply:
        try:
            if problems and self.refusing:
                raise invalid("body", "INVALID", "; ".join(problems))
            done = self.routes.answer(method, path, body, uploads)
        except Refused as refused:
            headers: dict[str, str] = {}
            if refused.status == 429:
                headers = VIA | {"X-RateLimit-Scope": "user", "Retry-After": str(refused.body["retry_after"])}
            return Reply(refused.status, refused.body, headers)
        return Reply(done.status, done.body, {})


def hurry(client: discord.Client) -> None:
    """Leave out the wait for late guilds at the start, which Discord needs and the stand-in does not."""
    client._connection.guild_ready_timeout = 0
