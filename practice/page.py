"""The page of the practice table: a channel with you, friends you can switch to and the bot."""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import logging
from collections.abc import Mapping
from contextlib import AsyncExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

import discord

from locales import Say
from practice.clock import PracticeClock

if TYPE_CHECKING:
    from simcord import Env, MemberActor
    from simcord.preview import Preview

log = logging.getLogger(__name__)

FRIENDS: Final = ("Anneke", "Bastien", "Cato")
CANNOT_SEND: Final = 50007
"""Discord's code for somebody whose direct messages are closed."""

FIRST_COMMAND: Final = "table open"
COMPUTERS: Final = 3
"""The computers at the table that is open from the start."""

TICK: Final = 5.0
"""Seconds after which the page is refreshed anyway, because "in 40 seconds" has become 35."""


class PracticeError(Exception):
    """The practice table cannot be opened; the message is one sentence that says what to do."""


def is_installed() -> bool:
    """Whether SimCord, a development requirement, is installed."""
    return importlib.util.find_spec("simcord") is not None


class PracticePage:
    """Serves the page while entered. `changed` may be called from the bot's own work."""

    def __init__(self, bot: discord.Client, clock: PracticeClock, say: Say, port: int = 0) -> None:
        self._bot, self._clock, self._say, self._port = bot, clock, say, port
        self._stack = AsyncExitStack()
        self._changed = asyncio.Event()
        self._turn = asyncio.Lock()
        self._env: Env | None = None
        self._preview: Preview | None = None

    async def __aenter__(self) -> Self:
        import simcord

        async with AsyncExitStack() as stack:
            # The bot's errors are logged where they happen; nothing should be raised again at the end.
            env = await stack.enter_async_context(simcord.run(self._bot, check_errors=False))
            self._env = env
            self._clock.start(env.now().timestamp())
            guild = env.create_guild(self._say("practice-server"), preferred_locale=self._say.language)
            # The page shows this one channel, so a tournament's tables have to be played in it.
            channel = guild.create_text_channel(
                self._say("practice-channel"),
                overwrites={guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
            )
            you, *friends = (
                guild.add_member(env.create_user(name.lower(), global_name=name))
                for name in (self._say("practice-you"), *FRIENDS)
            )
            for person in (you, *friends):
                _close_messages(env, person)
            await guild.create_webhook(channel, self._say("practice-guide")).send(self._say("practice-welcome"))
            await you.slash(channel, FIRST_COMMAND, computers=COMPUTERS)
            try:
                self._preview = await stack.enter_async_context(
                    env.preview(
                        channel,
                        viewers=[you, *friends],
                        layout="channel",
                        assets=await _emojis(env, self._bot),
                        port=self._port,
                    )
                )
            except simcord.SetupError as error:
                raise PracticeError(_reason(error, self._port)) from error
            self._one_at_a_time(self._preview)
            self._stack = stack.pop_all()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.__aexit__(kind, error, trace)

    @property
    def address(self) -> str:
        """The page's address; it holds a secret, so print it and don't log it."""
        assert self._preview is not None
        return self._preview.url

    def changed(self) -> None:
        """Note that the bot has shown something."""
        self._changed.set()

    async def keep_fresh(self) -> None:
        """Show on the page what the bot does by itself, until cancelled or until the page is closed."""
        assert self._preview is not None
        tasks = [asyncio.create_task(work) for work in (self._preview.wait_closed(), self._show(), self._tick())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()

    async def _show(self) -> None:
        """Bring the page up to date as soon as anything has changed.

        It does not use `Preview.refresh`, which waits until the bot is idle: meanwhile the page would ask for
        pictures that have been replaced, and show none.
        """
        assert self._preview is not None
        while True:
            await self._changed.wait()
            self._changed.clear()
            self._preview._advance_presentation_time()
            for page in tuple(self._preview._pages.values()):
                if page.id in self._preview._pages:  # publishing one removes those that expired
                    self._preview._publish(page, reason="refresh")

    async def _tick(self) -> None:
        """Keep SimCord's own time up to date: "in 40 seconds" is counted from it."""
        assert self._env is not None
        while True:
            await asyncio.sleep(TICK)
            async with self._turn:
                try:
                    await self._env.advance_time(max(0.0, self._clock.now() - self._env.now().timestamp()))
                except TimeoutError:
                    log.debug("the bot was busy")
            self._changed.set()

    def _one_at_a_time(self, preview: Preview) -> None:
        """Make clicks and refreshes wait for each other, because SimCord refuses overlapping ones.

        It also refuses clicks on a page that has been refreshed meanwhile. The bot's buttons carry their own turn
        number, so any button still on the message may be clicked.
        """
        act = preview._action

        async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                page = preview._pages.get(context_id or "")
                if page is not None and "published_revision" in body:
                    body = {**body, "published_revision": page.revision}
                return await act(context_id, body)

        preview._action = act_in_turn  # type: ignore[method-assign]


def _close_messages(env: Env, person: MemberActor) -> None:
    """Close direct messages: the page shows one channel, so hands come as answers to its button."""
    user = env.backend.get_dm_channel(person.id)
    env.inject_error("POST", f"/channels/{user.id}/messages", status=403, code=CANNOT_SEND, times=None)


async def _emojis(env: Env, bot: discord.Client) -> dict[str, tuple[str, bytes]]:
    """The bot's own emojis by address, from its uploads, because SimCord keeps no pictures of them."""
    from simcord.backend.cdn import CDN_BASE

    uploaded: dict[str, bytes] = {}
    for request in env.http_requests:
        if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, dict):
            uploaded[request.json["name"]] = base64.b64decode(request.json["image"].partition(",")[2])
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": (f"{emoji.name}.png", uploaded[emoji.name])
        for emoji in await bot.fetch_application_emojis()
        if emoji.name in uploaded
    }


def _reason(error: Exception, port: int) -> str:
    if isinstance(error.__cause__, OSError):
        return f"Port {port} is taken by another program: choose another one with --port."
    return f"The practice table cannot be opened: {error}"
