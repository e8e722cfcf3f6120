"""/replay: a finished match, step by step, with everybody's cards, for its players and the members of its server.

The buttons' custom ids hold what is shown, so they survive a restart. Of a match in progress nothing is shown, not even
its finished deals: looking cards up must not beat remembering them.

A match that somebody brings as a file, a record or the deals that a match leaves for bridge programs, is shown to them
alone, and kept in memory while they step through it: the bot has no use for it afterwards.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import discord
from discord.ext import commands

from cogs.app.access import find_table, may_see, must_be_for_all
from cogs.app.answers import Denied, command, fill_answer
from cogs.app.client import Act, Client
from cogs.app.custom_ids import is_of_server, read, text_brought
from cogs.app.i18n import say_at
from cogs.app.newest import Newest
from cogs.app.presses import Family, first_picked
from cogs.messages.buttons import at_table
from cogs.messages.layout import Page, attached, page
from cogs.messages.screen import answer_all, posted, table_of
from cogs.messages.words import which_table
from cogs.replay.finished import REPLAY, FinishedMatch, Replay, ReplayPlace, Replays, match_meant
from cogs.replay.page import Brought, edition_line, replay_page
from cogs.replay.verify import files_of
from cogs.standings.match_text import match_name, places_line
from engine.records.files import LARGEST, OtherFile, match_in
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine
from engine.running.table import Table
from engine.store.posted import Post
from engine.store.replaying import snapshot_of_record
from engine.store.rows import BadHistory
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status


class ReplayCommands(commands.Cog):
    """Works in direct messages too."""

    @command("stats-replay", file="stats-file")
    async def replay(self, act: Act, table: FinishedMatch = None, file: discord.Attachment | None = None) -> None:
        """Show the match typed or brought as a file, else the person's last one, else the last one of the server."""
        await act.response.defer(ephemeral=True, thinking=True)
        if file is not None:
            await show_file(act, file)
            return
        await _open_at(act, await match_meant(act, table), ReplayPlace())


async def open_replay(act: Act, table_id: int, place: ReplayPlace) -> None:
    """Show a match privately, in a message of its own."""
    await act.response.defer(ephemeral=True, thinking=True)
    await _open_at(act, table_id, place)


async def _open_at(act: Act, table_id: int, place: ReplayPlace) -> None:
    """Edit the deferred answer: a position of the match, or its result if it cannot be replayed."""
    try:
        table = await find_table(act, table_id)
    except BadHistory:
        await _show_result(act, table_id)
        return
    _must_be_over(table)
    await _show(act, table, place)


async def _show_result(act: Act, table_id: int) -> None:
    """Show the stored result of a match without its record, to people who may see it."""
    match, say = await act.bot.standings.match(table_id), act.say
    if match is None or not await may_see(act, match):
        raise Refused(Refusal.NO_SUCH_TABLE, table=table_id)
    title = say("stats-replay-title", game=match_name(match, say), table=str(table_id))
    deals = say("picture-result-deals", deals=match.deals)
    await act.answer(page(title, say("stats-replay-unplayable"), f"{places_line(match, say)}\n-# {deals}"))


def _must_be_over(table: Table) -> None:
    """Raises Denied if a match is not over."""
    if table.status.is_live:
        raise Denied("stats-replay-running", table=str(table.id))
    if table.status is not Status.OVER:
        raise Denied("stats-replay-broken-off", table=str(table.id))


async def _show(act: Act, table: Table, place: ReplayPlace) -> None:
    """Show a position in the deferred answer."""
    bot, here = act.bot, is_of_server(table, act)
    replay, seen = await bot.part(Replays).of(table), await bot.tables.looking_back.find(table)
    made = await replay_page(
        table, replay, place, bot.tiles, act.say_at(table), seen=seen, reader=act.user_id, can_be_shared=here
    )
    await fill_answer(act, made)


@posted(REPLAY)
async def _shared(bot: Client, post: Post) -> Page:
    table = await table_of(bot, post)
    replay = await bot.part(Replays).of(table)
    place, seen = ReplayPlace.parse(post.fact), await bot.tables.looking_back.find(table)
    return await replay_page(table, replay, place, bot.tiles, say_at(table.setup), seen=seen, shared=True)


@at_table("replay")
async def _step(act: Act, table: Table, fact: str) -> None:
    _must_be_over(table)
    await act.response.defer()
    await _show(act, table, read(ReplayPlace.led_to, fact))


@at_table("replayopen")
async def _open(act: Act, table: Table, fact: str) -> None:
    await open_replay(act, table.id, read(ReplayPlace.parse, fact))


@at_table("replayall")
async def _show_all(act: Act, table: Table, fact: str) -> None:
    """Show it to all, only where it was played: elsewhere nobody agreed to be seen."""
    _must_be_over(table)
    await must_be_for_all(act, table)
    await act.response.defer(thinking=True)
    await answer_all(act, REPLAY, str(read(ReplayPlace.parse, fact)), table_id=table.id)


@at_table("replayfiles")
async def _files(act: Act, table: Table, _: str) -> None:
    """Send the files of a match's record."""
    _must_be_over(table)
    await act.response.defer(ephemeral=True, thinking=True)
    say = act.say_at(table)
    kept = await files_of(table)
    title = say("stats-files-title", **which_table(table, say))
    words = [say(f"stats-files-{kind}") for kind in ("record", "pbn", "verify") if _has(kind, kept)]
    words += edition_line(await table.departure(), say)
    made = page(title, "\n".join(words), *map(attached, kept), files=kept)
    await fill_answer(act, made)


_ENDINGS: Final = {"record": ".txt", "pbn": ".pbn", "verify": ".json"}


def _has(kind: str, files: list[discord.File]) -> bool:
    return any(file.filename.endswith(_ENDINGS[kind]) for file in files)


_KEPT: Final = 16
"""Matches at hand for the next press."""


class BroughtMatch(NamedTuple):
    """A match from a file."""

    file: Brought
    table: Table
    replay: Replay


class BroughtMatches:
    """Those being stepped through; a restart forgets them."""

    def __init__(self) -> None:
        self._kept: Newest[str, BroughtMatch] = Newest(_KEPT)

    def keep(self, match: BroughtMatch) -> None:
        self._kept[match.file.key] = match

    def find(self, key: str) -> BroughtMatch:
        """The match with this key; raises Denied if it is not at hand any more."""
        if key not in self._kept:
            raise Denied("stats-file-gone")
        self._kept.move_to_end(key)
        return self._kept[key]


async def show_file(act: Act, file: discord.Attachment) -> None:
    """Show the beginning of the match in a file; the interaction has been deferred. Raises Denied for a bad one."""
    try:
        text = await text_brought(file, LARGEST)
        record = await _match_in(text)
    except OtherFile as bad:
        raise Denied(f"stats-file-{bad.why}", most=str(LARGEST // 1024)) from None
    replay = await asyncio.to_thread(Replay.of, record)
    # Whoever else brings the same file has buttons of their own.
    key = hashlib.blake2b(f"{act.user_id} {text}".encode(), digest_size=8).hexdigest()
    table = act.bot.tables.looked_at(snapshot_of_record(record, act.say.language))
    match = BroughtMatch(Brought(file.filename, key), table, replay)
    act.bot.part(BroughtMatches).keep(match)
    await _show_brought(act, match, ReplayPlace())


async def _match_in(text: str) -> Record:
    """The match of a text; raises OtherFile, and Denied with the line that is wrong."""
    try:
        return await asyncio.to_thread(match_in, text)
    except BadRecord as bad:
        raise Denied("stats-file-line", line=str(bad.line), text=_line(text, bad.line)) from None
    except IllegalLine as illegal:
        raise Denied("stats-file-illegal", line=str(illegal.line), text=_line(text, illegal.line)) from None


def _line(text: str, number: int) -> str:
    """A line of a text, from 1; a file may end before what it lacks."""
    lines = text.split("\n")
    return lines[number - 1] if 0 < number <= len(lines) else ""


async def _found(act: Act, match: re.Match[str]) -> Sequence[object]:
    brought = act.bot.part(BroughtMatches).find(match["key"])
    fact = match["fact"] if match["verb"] == "step" else first_picked(act)
    return brought, read(ReplayPlace.led_to, fact)


in_record: Final = Family("record", r"record\.{verb}:(?P<key>[0-9a-f]{16}):(?P<fact>[a-z0-9.]{1,40})", _found)
"""Handlers of presses under a match from a file: they get it, and the place to go to."""


@in_record("step", "pick")
async def _go(act: Act, match: BroughtMatch, place: ReplayPlace) -> None:
    await act.response.defer()
    await _show_brought(act, match, place)


async def _show_brought(act: Act, match: BroughtMatch, place: ReplayPlace) -> None:
    made = await replay_page(match.table, match.replay, place, act.bot.tiles, act.say, brought=match.file)
    await fill_answer(act, made)
