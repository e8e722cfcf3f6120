"""A match that somebody brings to /replay as a file: a record, or the deals that a match leaves for bridge programs.

It is shown to them alone, and kept in memory while they step through it: the bot has no use for it afterwards.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

import discord

from cogs.app.answers import Denied, fill_answer
from cogs.app.client import Act
from cogs.app.custom_ids import read, text_brought
from cogs.app.newest import Newest
from cogs.app.presses import Family, picked
from cogs.replay.finished import Replay, ReplayPlace
from cogs.replay.page import Brought, replay_page
from engine.records.files import LARGEST, OtherFile, match_in
from engine.records.record import BadRecord, Record
from engine.records.replay import IllegalLine
from engine.running.table import Table
from engine.store.replaying import snapshot_of_record

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
    await _show(act, match, ReplayPlace())


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
    fact = match["fact"] if match["verb"] == "step" else next(iter(picked(act)), "")
    return brought, read(ReplayPlace.led_to, fact)


in_record: Final = Family("record", r"record\.{verb}:(?P<key>[0-9a-f]{16}):(?P<fact>[a-z0-9.]{1,40})", _found)
"""Handlers of presses under a match from a file: they get it, and the place to go to."""


@in_record("step", "pick")
async def _go(act: Act, match: BroughtMatch, place: ReplayPlace) -> None:
    await act.response.defer()
    await _show(act, match, place)


async def _show(act: Act, match: BroughtMatch, place: ReplayPlace) -> None:
    made = await replay_page(match.table, match.replay, place, act.bot.tiles, act.say, brought=match.file)
    await fill_answer(act, made)
