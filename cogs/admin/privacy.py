"""/privacy and /forget-me: view, export and delete what is kept about somebody."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.app import presses
from cogs.app.answers import command, fill_answer, tell
from cogs.app.client import Act
from cogs.app.places import anywhere
from cogs.app.presses import Button, Family, Style
from cogs.app.sight import known_to_see
from cogs.messages.layout import Page, Part, fitting, page
from cogs.messages.posts import address_of
from cogs.messages.words import in_text
from engine.core.names import UNNAMED, clean_name
from engine.store.posted import Marked, Post, Unknown
from engine.store.privacy import NamedAfter
from locales import Say

_TITLES: Final = {
    "export": "admin-export",
    "ask": "admin-forget-me",
    "forget": "admin-forget-sure",
    "keep": "admin-keep",
}
LONGEST_WAIT: Final = 600.0
"""Seconds after which the answer reports no more progress: Discord lets the bot edit it for a quarter of an hour."""
_ROOM: Final = 1200
"""Characters of a list of links."""


class HalfForgotten(Exception):
    """The person has left the tables where they were playing, but the rest could not be done."""


class PrivacyCommands(commands.Cog):
    """Works in direct messages too, so somebody who has left every server can still be forgotten."""

    @anywhere
    @command("admin-command-privacy")
    async def privacy(self, act: Act) -> None:
        """Show what is kept and for how long, with buttons to export it and to be forgotten."""
        await tell(act, privacy_page(act.say))

    @anywhere
    @command("admin-command-forget-me")
    async def forget_me(self, act: Act) -> None:
        """Ask for confirmation, since it cannot be undone."""
        await tell(act, await _question(act))


def privacy_page(say: Say) -> Page:
    """A summary of docs/privacy.md."""
    buttons = [_button("export", say), _button("ask", say, Style.danger)]
    return page(say("admin-privacy-title"), say("admin-privacy-text"), buttons)


async def _question(act: Act) -> Page:
    say = act.say
    buttons = [_button("forget", say, Style.danger), _button("keep", say)]
    names = await _names_that_stay(act)
    named = ["\n".join([say("admin-forget-names"), fitting((f"• {in_text(one)}" for one in names), _ROOM)])]
    return page(say("admin-forget-question"), *(named if names else ()), buttons)


async def _names_that_stay(act: Act) -> tuple[str, ...]:
    """The names of house rules, evenings and seasons that hold this person's own, as far as they may see them."""
    bot, user = act.bot, act.user
    members = [one for guild in bot.guilds if (one := guild.get_member(user.id)) is not None]
    if isinstance(user, discord.Member):
        members.append(user)
    here = {member.guild.id: member for member in members}
    names = {clean_name(one) for one in (user.name, user.global_name, *(one.display_name for one in members)) if one}

    def may_see(one: NamedAfter) -> bool:
        if one.is_theirs or one.channel_id is None:
            return True
        channel = here[one.guild_id].guild.get_channel(one.channel_id)
        return channel is not None and known_to_see(channel, here[one.guild_id]) is True

    found = await bot.tables.names_holding(user.id, names - {UNNAMED}, here)
    return tuple(dict.fromkeys(one.name for one in found if may_see(one)))


async def _says(act: Act, _: re.Match[str]) -> tuple[Say]:
    return (act.say,)


_of_privacy: Final = Family("privacy", "privacy:{verb}", _says)


def _button(verb: str, say: Say, style: Style = Style.secondary) -> Button:
    return presses.button(f"privacy:{verb}", say(_TITLES[verb]), style=style)


@_of_privacy("keep")
async def _keep(act: Act, say: Say) -> None:
    await act.answer(privacy_page(say))


@_of_privacy("ask")
async def _ask(act: Act, _: Say) -> None:
    await act.answer(await _question(act))


@_of_privacy("export")
async def _export(act: Act, say: Say) -> None:
    """Send everything as a file, to the person alone."""
    await act.response.defer(ephemeral=True, thinking=True)
    kept = await act.bot.tables.export(act.user_id)
    # Years of matches take a while to write down.
    data = await asyncio.to_thread(json.dumps, kept, ensure_ascii=False, indent=1)
    filename = "my-data.json"
    shown: discord.ui.File[Any] = discord.ui.File(f"attachment://{filename}")
    made = page(say("admin-exported"), shown, files=[discord.File(io.BytesIO(data.encode()), filename)])
    await fill_answer(act, made)


@_of_privacy("forget")
async def _forget(act: Act, say: Say) -> None:
    """Forget the person and say what was done; whatever failed can be retried."""
    await act.response.defer()
    again = [_button("forget", say, Style.danger)]
    try:
        left, marked = await act.bot.forget_person(act.user_id)
    except HalfForgotten:
        await act.answer(page(say("admin-forgotten-half"), again))
        return
    names = [say("admin-left-table", table=str(number)) for number in sorted(left.tables)]
    names += [say("admin-left-tournament", tournament=str(number)) for number in sorted(left.tournaments)]
    head: list[Part] = [say("admin-forgotten")]
    if names:
        head = [say("admin-forgotten-but", left=", ".join(names)), again]
    under_way = [say("forget-under-way", count=len(marked.due))] if marked.due else []
    below = [*_older(marked, say), say("forget-out-of-reach")]
    await act.answer(page(*head, "\n\n".join([*under_way, *below])))

    async def tell_the_rest() -> None:
        failed = [one for one in await act.bot.tables.posted.troubled() if one.message_id in marked.due]
        told = "\n\n".join([*_renewed(len(marked.due), failed, say), *below])
        with suppress(discord.HTTPException):
            await act.answer(page(*head, told))

    if marked.due:
        # This works for as long as Discord lets the bot edit the answer.
        act.bot.renewing.report(marked.due, LONGEST_WAIT, tell_the_rest)
        act.bot.renewing.go_on()


def _renewed(count: int, failed: Sequence[Post], say: Say) -> Iterator[str]:
    """How it went, and where the name can still be seen."""
    if count > len(failed):
        yield say("forget-renewed", count=count - len(failed))
    if failed:
        yield "\n".join([say("forget-refused", count=len(failed)), links_to(failed)])


def links_to(posts: Iterable[Post]) -> str:
    """Links to messages, as many as fit."""
    return fitting((f"• {address_of(one.guild_id, one.where)}" for one in posts), _ROOM)


def _older(marked: Marked, say: Say) -> Iterator[str]:
    """Deals sent and matches whose messages are not all known, these each with a link to the time it was played."""
    if marked.deals:
        people = fitting((f"• <@{one}>" for one in marked.deals), _ROOM)
        yield "\n".join([say("forget-older-deals"), people])
    if marked.unknown:
        tables = ((say("admin-left-table", table=str(one.table_id)), _then(one)) for one in marked.unknown)
        yield "\n".join(
            [
                say("forget-older"),
                fitting((say("forget-link", table=table, link=link) for table, link in tables), _ROOM),
            ]
        )


def _then(one: Unknown) -> str:
    at = discord.utils.time_snowflake(datetime.fromtimestamp(one.at, UTC))
    return address_of(one.guild_id, (one.channel_id, at))
