"""The check of a host's own Discord: every kind of request the bot makes, in one channel, with the real token.

Only a press needs the gateway, and somebody who presses a button: it shows its answer, and edits by its token.
Everything else is done without. What was sent is removed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

import aiohttp
import discord

from cogs.messages.buttons import table_button
from cogs.messages.layout import page, pictures_of
from cogs.selfcheck.attempts import WRITING, Attempts, places_of
from cogs.selfcheck.stage import Stage, stage
from cogs.selfcheck.steps import Hearing, Report, Skipped, Step, Unlike, take, there

PATIENCE: Final = 60.0
"""Seconds in which somebody may press."""
_FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)


class _Ears(discord.Client):
    """Connected for as long as a press is waited for; hears of nothing but this button."""

    def __init__(self, custom_id: str, hearing: Hearing) -> None:
        trace = hearing.listen(aiohttp.TraceConfig())
        super().__init__(intents=discord.Intents(guilds=True), http_trace=trace)
        self._custom_id, self._hearing = custom_id, hearing
        self.pressed: asyncio.Future[discord.Interaction[Any]] = asyncio.get_running_loop().create_future()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer at once, as Discord waits for three seconds."""
        data: Mapping[str, Any] = interaction.data or {}
        if data.get("custom_id") != self._custom_id or self.pressed.done():
            return
        self._hearing.begin()
        try:
            await interaction.response.defer()
        except _FAILURES as error:
            self.pressed.set_exception(error)
        else:
            self.pressed.set_result(interaction)


class Pressing:
    """The steps around one press."""

    def __init__(self, stage: Stage, token: str, tell: Callable[[str], None]) -> None:
        """`tell`: asks whoever runs the check to press."""
        self._stage, self._token, self._tell = stage, token, tell
        self._asked: discord.Message | None = None
        self._press: discord.Interaction[Any] | None = None
        self._ears: _Ears | None = None
        self._private: discord.WebhookMessage | None = None

    def steps(self) -> Sequence[Step]:
        """In the order in which they are taken."""
        channel = "The bot edits messages by their channel instead, which Discord counts."
        return (
            Step("answer a press", self._wait, "Buttons work.", "Buttons do not work.", WRITING),
            Step(
                "ask who is a member",
                self._ask_members,
                "Nobody is drawn who has left the server.",
                "People who have left the server are drawn all the same.",
            ),
            Step("edit by its token: words", self._words, "Edits after a press cost nothing.", channel),
            Step("edit by its token: a new picture", self._picture, "Edits after a press cost nothing.", channel),
            Step(
                "answer privately, with a hand",
                self._answer,
                "The button My hand works.",
                "My hand does not work.",
            ),
            Step(
                "edit that: a new picture",
                self._edit_answer,
                "Private hands are kept up to date.",
                "Private hands are not kept up to date: people press My hand again.",
            ),
            Step("edit by the channel after it", self._by_channel, "Both ways lead to one message.", channel),
        )

    async def close(self) -> None:
        """Disconnect."""
        if self._private is not None:
            # Otherwise it goes by itself when its reader leaves.
            with suppress(*_FAILURES):
                await self._private.delete()
        if self._ears is not None:
            await self._ears.close()

    async def _wait(self) -> None:
        button = table_button("check", 0, token_hex(8), label=self._stage.say("check-button"))
        made = page(self._stage.say("check-press"), [button])
        self._asked = await self._stage.channel.send(view=made.view, silent=True)
        self._stage.note(self._asked)
        self._tell(f"    Now press the button in the channel; there are {PATIENCE:.0f} seconds for it.")
        self._ears = _Ears(str(button.custom_id), self._stage.hearing)
        listening = asyncio.create_task(self._ears.start(self._token))
        try:
            await asyncio.wait((listening, self._ears.pressed), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if self._ears.pressed.done():
                self._press = self._ears.pressed.result()
            elif listening.done():
                raise Unlike(f"The bot cannot connect to hear of presses ({type(listening.exception()).__name__}).")
            else:
                raise Skipped("Nobody pressed the button: check again, and press it.")
        finally:
            listening.add_done_callback(_forgotten)

    @property
    def _pressed(self) -> discord.Interaction[Any]:
        return there(self._press, "Nobody pressed the button.")

    async def _ask_members(self) -> None:
        known = self._ears.get_guild(self._stage.channel.guild.id) if self._ears is not None else None
        guild = there(known, "The bot was not told of the server.")
        try:
            found = await guild.query_members(user_ids=[self._stage.person_id], limit=1, cache=False)
        except TimeoutError as error:
            raise Unlike("Discord does not answer who is a member.") from error
        if [one.id for one in found] != [self._stage.person_id]:
            raise Unlike("Discord does not name a member who is there.")

    async def _words(self) -> None:
        await self._pressed.edit_original_response(view=self._stage.words().view, attachments=[])

    async def _picture(self) -> None:
        made = await self._stage.table_page()
        shown = await self._pressed.edit_original_response(view=made.view, attachments=made.files)
        if not pictures_of(shown):
            raise Unlike("Discord took the edit, and shows no picture: tables may lag behind.")

    async def _answer(self) -> None:
        made = await self._stage.hand_page()
        send = self._pressed.followup.send
        self._private = await send(view=made.view, files=made.files, ephemeral=True, wait=True)
        if not pictures_of(self._private):
            raise Unlike("Discord took the picture, and shows none.")

    async def _edit_answer(self) -> None:
        private = there(self._private, "There is no private answer.")
        made, before = await self._stage.hand_page(), places_of(private)
        if places_of(await private.edit(view=made.view, attachments=made.files)) == before:
            raise Unlike("Discord took the edit, and shows no new picture: hands may lag behind.")

    async def _by_channel(self) -> None:
        asked = self._pressed.message
        assert asked is not None
        made = self._stage.words()
        await self._stage.bot.message_at((asked.channel.id, asked.id)).edit(view=made.view, attachments=[])


def _forgotten(listening: asyncio.Task[None]) -> None:
    """What ends a connection that is not needed any more is nobody's concern."""
    if not listening.cancelled():
        listening.exception()


async def check(
    token: str,
    channel_id: int,
    person_id: int | None,
    tell: Callable[[str], None] = print,
    *,
    stranger_id: int | None = None,
) -> int:
    """Check, and tell what was found; returns the exit status: 1 if there is something to look at.

    `person_id`: who gets the direct message, by default the owner; `stranger_id`: who gets one without a common server.
    """
    report = Report(tell, token)
    report.begin()
    async with stage(channel_id, person_id) as on:
        on.stranger_id = stranger_id
        if await _begin(on, token, report):
            await _all(on, token, report)
    return report.end()


async def _begin(on: Stage, token: str, report: Report) -> bool:
    """Whether the channel can be written in at all."""

    async def log_in() -> None:
        try:
            await on.bot.login(token)
        except discord.LoginFailure as error:
            raise Unlike(
                "Discord does not accept the token: make a new one (Bot, Reset Token) and put it into DISCORD_TOKEN."
            ) from error
        application = on.bot.application
        if application is not None:
            on.person_id = (
                on.person_id or (application.team.owner_id if application.team else application.owner.id) or 0
            )
            if application.interactions_endpoint_url:
                raise Unlike(
                    "The token is right, but presses go to an Interactions Endpoint URL: empty that field of the "
                    "application, or no button works."
                )

    async def find_channel() -> None:
        try:
            await on.find_channel()
        except Skipped as why:
            raise Unlike(str(why)) from why

    first = Step("log in", log_in, "The token is right.", "The bot cannot start.")
    if not await take([first], on.hearing, report) and on.bot.application is None:
        return False
    bad = "The bot cannot see this channel."
    channel = Step("look at the channel", find_channel, "The channel is there.", bad, WRITING)
    server = Step("look at the server", on.set_up, "The server is there.", "The bot is not on this server: invite it.")
    return await take([channel], on.hearing, report) and await take([server], on.hearing, report)


async def _all(on: Stage, token: str, report: Report) -> None:
    attempts, pressing = Attempts(on), Pressing(on, token, report.say)
    try:
        await take(attempts.steps(), on.hearing, report)
        await take(pressing.steps(), on.hearing, report)
    finally:
        await pressing.close()
        left = await attempts.clean()
        messages = await on.clean()
    for stays in left:
        report.say(f"    {stays}")
    if messages:
        report.say(f"    Messages that could not be deleted: {messages}.")
