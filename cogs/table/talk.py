"""Preset phrases and reactions instead of table talk: /say, and a menu behind the button "Say".

While more than two play a deal, only those that reveal nothing about cards, bids or play can be said.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from types import MappingProxyType
from typing import Annotated, Final, NamedTuple

import discord
from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import say_at
from cogs.app.parameters import MEANT, Kind, picks
from cogs.app.presses import Menu
from cogs.messages.buttons import at_table, table_menu
from cogs.messages.layout import page
from cogs.messages.screen import NoPage, posted
from cogs.messages.words import seat_name
from cogs.typed.choosing import TableKind
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.decisions.forgetting import NOBODY
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from locales import Say, say_in


class Phrase(NamedTuple):
    """Something that can be said, or a reaction."""

    emoji: str
    is_neutral: bool = False
    """It reveals nothing about cards, bids or play."""


PHRASES: Final[Mapping[str, Phrase]] = MappingProxyType(
    {
        "hello": Phrase("👋", True),
        "luck": Phrase("🍀", True),
        "thanks": Phrase("🙏", True),
        "moment": Phrase("⏳", True),
        "patience": Phrase("🐢", True),
        "hurry": Phrase("⏰", True),
        "cheers": Phrase("🍻", True),
        "again": Phrase("🔁", True),
        "bye": Phrase("🌙", True),
        "played": Phrase("👍"),
        "bid": Phrase("🎯"),
        "bravo": Phrase("🎉"),
        "sorry": Phrase("🙇"),
        "oops": Phrase("🙈"),
        "close": Phrase("😅"),
        "laugh": Phrase("😄"),
        "clap": Phrase("👏"),
        "amazed": Phrase("😮"),
        "cry": Phrase("😢"),
        "sweat": Phrase("😬"),
    }
)
"""What can be said, by the end of its key in the catalogue."""

SAID: Final = "said"
"""What a message with one of them shows."""
APART: Final = 5.0
"""Seconds between two phrases of a person."""
IN_A_ROW: Final = 3
"""Phrases of one person, until somebody else says something or somebody acts."""
AFTERWARDS: Final = 600.0
"""Seconds after the end of a match during which its players can still say something."""
_LATEST: Final = 5
"""How many of a person's matches are looked at for that."""
_TABLES_KEPT: Final = 500
_TWO: Final = 2


class _SaidPhrase(NamedTuple):
    """The last phrase said at a table."""

    user_id: int
    number: int
    """The table's journal entries then."""
    in_a_row: int


class Talk:
    """Remembers, while the bot runs, who has just said something."""

    def __init__(self) -> None:
        self._last: dict[int, _SaidPhrase] = {}
        self._when: dict[tuple[int, int], float] = {}

    def must_not_be_too_much(self, table: Table, user_id: int, now: float) -> None:
        """Count one more phrase; raises Denied if there are too many."""
        wait = self._when.get((table.id, user_id), 0.0) + APART - now
        if wait > 0:
            raise Denied("company-too-soon", seconds=ceil(wait))
        last = self._last.get(table.id)
        goes_on = last is not None and (last.user_id, last.number) == (user_id, table.number)
        in_a_row = last.in_a_row + 1 if last is not None and goes_on else 1
        if in_a_row > IN_A_ROW:
            raise Denied("company-in-a-row")
        if len(self._last) > _TABLES_KEPT:
            self._last.clear()
            self._when.clear()
        self._last[table.id] = _SaidPhrase(user_id, table.number, in_a_row)
        self._when[table.id, user_id] = now


def is_allowed(table: Table, phrase: Phrase) -> bool:
    """Whether this may be said now."""
    between_deals = not table.actors
    return phrase.is_neutral or between_deals or len(table.seats) <= _TWO


def phrase_menu(table: Table, say: Say) -> Menu:
    """What may be said now."""
    some = [name for name, phrase in PHRASES.items() if is_allowed(table, phrase)]
    options = [(name, say(f"company-phrase-{name}")) for name in some]
    emojis = {name: PHRASES[name].emoji for name in some}
    return table_menu("say", table.id, options, placeholder=say("company-say-what"), emojis=emojis)


async def pass_on(act: Act, table: Table, name: str) -> None:
    """Post a phrase in the table's channel and language; raises Refused and Denied."""
    user_id, phrase = act.user_id, PHRASES.get(name)
    _must_be_together(table, act)
    seat = table.own_seat(user_id)
    if phrase is None:
        raise Denied("company-no-such-phrase")
    if user_id in table.setup.muted:
        raise Denied("company-muted")
    if not is_allowed(table, phrase):
        raise Denied("company-after-deal")
    act.bot.part(Talk).must_not_be_too_much(table, user_id, act.interaction.created_at.timestamp())
    say = say_at(table.setup)
    channel = act.bot.get_partial_messageable(table.setup.channel_id, guild_id=table.setup.guild_id)
    spoken = spoken_text(seat_name(table, seat, say), name, say)
    message = await channel.send(spoken, allowed_mentions=discord.AllowedMentions.none())
    where = message.id, table.setup.channel_id, table.setup.guild_id
    # It is independent of the table, and names only this person.
    spoken_in = f"{table.setup.language}.{name}"
    await act.bot.tables.posted.note(Post(*where, SAID, spoken_in, people=frozenset((user_id,))))


@posted(SAID)
async def _said(bot: Client, post: Post) -> str:
    """Without whoever said it."""
    language, _, name = post.fact.partition(".")
    if name not in PHRASES:
        raise NoPage
    return spoken_text(NOBODY, name, say_in(language))


def spoken_text(speaker: str, name: str, say: Say) -> str:
    """Who says which phrase; `speaker` must be safe in markdown."""
    phrase = say(f"company-phrase-{name}")
    spoken = say("company-said", name=speaker, phrase=phrase)
    return f"{PHRASES[name].emoji} {spoken}"


def _must_be_together(table: Table, act: Act) -> None:
    """Raises Refused and Denied if the table was stopped, or the match has been over for some minutes."""
    if table.status is Status.STOPPED:
        raise Refused(Refusal.TABLE_OVER, table=table.id)
    if table.ended_at is not None and act.interaction.created_at.timestamp() > table.ended_at + AFTERWARDS:
        raise Denied("company-over", table=str(table.id), minutes=int(AFTERWARDS // 60))


async def _own_tables(act: Act) -> tuple[Table, ...]:
    """The tables of the person asking, and those where their match has just ended."""
    bot, user_id = act.bot, act.user_id
    since = act.interaction.created_at.timestamp() - AFTERWARDS
    latest = await bot.standings.latest(_LATEST, user_id, None)
    ended = [await bot.tables.find(match.table_id) for match in latest if match.ended_at >= since]
    return (*bot.tables.of_user(user_id), *(table for table in ended if table.seat_of(user_id) is not None))


@at_table("phrases")
async def show_phrases(act: Act, table: Table, _: str) -> None:
    """Answer the button "Say"."""
    _must_be_together(table, act)
    table.own_seat(act.user_id)
    say = act.say_at(table)
    await tell(act, page(say("company-say-hint"), [phrase_menu(table, say)]))


@at_table("say")
async def say_it(act: Act, table: Table, name: str) -> None:
    """Say the phrase picked from the menu."""
    await pass_on(act, table, name)


_Phrase = Annotated[str, Kind("company-phrase", picks("company-phrase", [*PHRASES]))]
_TalkedAt = Annotated[Table, TableKind(lambda act, _: _own_tables(act))]


class TalkCommands(commands.Cog):
    """One command; works in direct messages too."""

    @command("company-say")
    async def say(self, act: Act, phrase: _Phrase, table: _TalkedAt = MEANT) -> None:
        """Say one of the phrases at one's own table."""
        await act.response.defer(ephemeral=True, thinking=True)
        await pass_on(act, table, phrase)
        await tell(act, act.say("company-passed-on", table=str(table.id)))
