"""The check of a host's own Discord: every kind of request the bot makes, in one channel, with the real token.

Only a press needs the gateway; everything else is done without it. What was sent is removed.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.selfcheck.attempts import WRITING, Attempts
from cogs.selfcheck.pressing import Pressing
from cogs.selfcheck.report import Report
from cogs.selfcheck.stage import Stage, stage
from cogs.selfcheck.steps import Skipped, Step, Unlike, take


async def check(token: str, channel_id: int, person_id: int | None, tell: Callable[[str], None] = print) -> int:
    """Check, and tell what was found; returns the exit status: 1 if there is something to look at."""
    report = Report(tell, token)
    report.begin()
    async with stage(channel_id, person_id) as on:
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
        left = not await attempts.remove_thread()
        messages = await on.clean()
    if left:
        report.say("    The bot may not delete threads, so the one it opened stays, archived: delete it yourself.")
    if messages:
        report.say(f"    Messages that could not be deleted: {messages}.")
