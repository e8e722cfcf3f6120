"""Reading what custom ids, forms and files carry: outside input. What none of ours says is refused as stale."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.fields import sent_in
from cogs.delivery.faults import FAILURES
from engine.records.files import OtherFile, WhyNot, text_in
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused

T = TypeVar("T")

_LARGEST: Final = 2**63 - 1
"""The largest number a database stores, above any id."""


def number_in(text: str) -> int:
    """The number, from 0; raises Refused(stale)."""
    if not (text.isascii() and text.isdecimal()) or int(text) > _LARGEST:
        raise Refused(Refusal.STALE)
    return int(text)


def numbers_in(text: str, count: int) -> tuple[int, ...]:
    """So many numbers with colons between them, each from 0; raises Refused(stale)."""
    parts = text.split(":")
    if len(parts) != count:
        raise Refused(Refusal.STALE)
    return tuple(map(number_in, parts))


def read(parse: Callable[[str], T], text: str) -> T:
    """The text as `parse` reads it; raises Refused(stale) if it cannot."""
    try:
        return parse(text)
    except (ValueError, TypeError, KeyError):
        raise Refused(Refusal.STALE) from None


def one_of(choices: Mapping[str, T], name: str) -> T:
    """The choice of this name; raises Refused(stale)."""
    if name not in choices:
        raise Refused(Refusal.STALE)
    return choices[name]


class _Typed(dict[str, str]):
    """The fields of a form; one that is missing is none of ours."""

    def __missing__(self, name: str) -> str:
        raise Refused(Refusal.STALE)


def typed_in(data: Any) -> dict[str, str]:
    """What each field of a form was sent with, its text or the one thing chosen; to look up one that was not sent
    raises Refused(stale)."""
    return _Typed({name: next(iter(given), "") for name, given in sent_in(data).items()})


def only_typed(data: Any) -> str:
    """The text of the only field of a form; raises Refused(stale)."""
    texts = [*typed_in(data).values()]
    if len(texts) != 1:
        raise Refused(Refusal.STALE)
    return texts[0]


def is_of_server(table: Table, act: Act) -> bool:
    """Whether a table was opened on the server of this interaction; never true in direct messages."""
    return act.guild_id is not None and table.setup.guild_id == act.guild_id


async def text_brought(file: discord.Attachment, most: int) -> str:
    """The text of a file of at most so many bytes; the interaction has been deferred.

    Raises OtherFile(too-large, no-text), and Denied if Discord does not give it.
    """
    if file.size > most:
        raise OtherFile(WhyNot.TOO_LARGE)
    try:
        data = await file.read()
    except FAILURES:
        raise Denied("stats-file-away") from None
    return text_in(data)
