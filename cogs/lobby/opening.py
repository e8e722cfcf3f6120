"""Opening a table, however requested: where and by whom, with which rules, and in a thread if the server wants that.

The message in the channel of the thread says that the table looks for players, with a link to the thread.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Annotated, Final, NamedTuple

import discord

from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import language_here, say_at
from cogs.app.parameters import Kind, picks
from cogs.app.permissions import (
    FOR_THREADS,
    allowed_in,
    channels_there,
    holds,
    may_manage,
    most_open,
    must_be_permitted,
    must_be_reached,
    role_there,
)
from cogs.app.preferences import called
from cogs.app.presses import Style
from cogs.delivery.faults import FAILURES, HAS_THREAD, NO_ROOM_FOR_THREADS, SENTENCES
from cogs.lobby.host_panel import PARTNERS
from cogs.messages.buttons import table_button
from cogs.messages.layout import Page, page
from cogs.messages.screen import posted, table_of
from cogs.messages.words import game_name, in_text, plain_game_name, rules_name, which_table
from cogs.table_texts.table_text import status_text
from cogs.typed.choosing import game_meant
from engine.core.game import AnyGame
from engine.core.options import Impossible, ImpossibleOptions, Options
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.store.house_rules import HouseRules
from engine.store.posted import Post
from engine.table.decisions.lobby import COMPUTER
from engine.table.model.errors import Refused
from engine.table.model.preferences import TABLES, Server
from engine.table.model.setup import Access, Setup, seats_beside_host
from engine.table.model.status import Status, Stop, StopKind
from engine.table.model.times import TurnClock
from locales import Say
from rendering.canvas.letters.graphemes import shortened

THREAD_NOTICE: Final = "door"
"""What the table calls this message."""
LONGEST_NAME: Final = 100
KEPT_OPEN: Final = 1440
"""Minutes without a message until Discord archives a thread; writing in it brings it back."""


@posted(THREAD_NOTICE)
async def _notice(bot: Client, post: Post) -> Page:
    return thread_notice_page(await table_of(bot, post))


def thread_notice_page(table: Table) -> Page:
    """What is to be played and who looks for players, with a link to the thread."""
    say = say_at(table.setup)
    thread = f"<#{table.setup.channel_id}>"
    title = say("lobby-title", **which_table(table, say))
    if table.status is not Status.LOBBY:
        return page(title, f"{status_text(table, say)} {thread}")
    if table.setup.access is Access.INVITED:
        return page(title, say("find-thread-notice-private", thread=thread))
    free = len(table.free_seats)
    if not free:
        return page(title, say("find-thread-notice-full", thread=thread))
    button = table_button("join", table.id, label=say("find-sit-down"), style=Style.success)
    return page(title, say("find-thread-notice", game=game_name(table, say), thread=thread, free=free), [button])


def first_page(looks: bool, game: str, host: str, role: int | None, say: Say) -> Page:
    """The same before there is a thread, which must be started from a message.

    `looks`: whether the table looks for players; `role`: the role to ping then.
    """
    if not looks:
        return page(say("find-private", game=game, host=host))
    return page(say("find-who", game=game, role="" if role is None else f"<@&{role}> "))._replace(role=role)


def thread_name(table: Table) -> str:
    """The game and the number: `… · table 12`."""
    say = say_at(table.setup)
    return shortened(say("find-thread", game=plain_game_name(table, say), table=str(table.id)), LONGEST_NAME)


def place_for_threads(bot: Client, channel_id: int) -> discord.TextChannel | None:
    """The channel of this number, if the bot may open threads for tables in it."""
    channel = bot.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    allowed = allowed_in(channel)
    return channel if all(getattr(allowed, name) for name in FOR_THREADS) else None


async def new_thread(channel: discord.TextChannel, name: str) -> int:
    """Open a thread for tables that come one after the other; returns its id."""
    kind = discord.ChannelType.public_thread
    name = shortened(name, LONGEST_NAME)
    return (await channel.create_thread(name=name, type=kind, auto_archive_duration=KEPT_OPEN)).id


MOST_COMPUTERS: Final = 7
Hints = Annotated[bool | None, Kind("hints-option", picks("hints", {"yes": 1, "no": 0}), reads=bool)]
_NO_THREAD: Final = "no-thread"
"""Marks an interaction whose table has no thread, with the text that says why."""
AS_SEATED: Final = "lobby"
"""The way to find partners that keeps people as they sit."""


class Rules(NamedTuple):
    """The rules to play by."""

    game: AnyGame
    options: Options
    house: str | None = None
    """The name of the server's house rules, if these rules are exactly those."""
    clock: TurnClock | None = None
    """How long turns take, if house rules say so."""

    def clock_on(self, server: Server) -> TurnClock:
        """How long turns take by them on this server."""
        return self.clock or TurnClock(server.turn_seconds, server.reserve_seconds)


def must_be_able_to_open(act: Act) -> None:
    """Raises Denied if tables are not allowed here, this person may not open any, or the bot lacks a permission."""
    must_be_where_tables_are(act)
    must_be_an_opener(act)
    must_be_permitted(act, opens_thread=_channel_for_thread(act) is not None)


def must_be_where_tables_are(act: Act) -> None:
    """Raises Denied where the server allows no tables, except for people who manage it."""
    must_be_reached(act)
    channels = channels_there(act.guild, act.server)
    if not may_manage(act) and channels and channels.isdisjoint(_places(act)):
        raise Denied("find-only-in-channels", channels=", ".join(f"<#{one}>" for one in sorted(channels)))


def must_be_an_opener(act: Act) -> None:
    """Raises Denied for anyone who lacks the role the server requires, unless they manage it."""
    must_be_reached(act)
    role = role_there(act.guild, act.server.opener_role)
    if not may_manage(act) and role is not None and not holds(act, role):
        raise Denied("find-only-with-role", role=role.mention)


async def rules_meant(
    act: Act,
    *,
    game: str | None = None,
    preset: str | None = None,
    house: str | None = None,
    partners: str | None = None,
    changes: Mapping[str, str],
) -> Rules:
    """The rules somebody asked for; if neither variant nor house rules are named, those of the server.

    Raises Denied, Refused(no-such-house), UnknownChoice, ImpossibleOptions.
    """
    by_house = await _house_meant(act, game, preset, house)
    if by_house is None:
        rules = game_meant(game, preset)
        return Rules(rules, rules.for_tables(preset, {**changes, **_finding(partners, rules, preset)}))
    rules, wanted = GAMES[by_house.game], by_house.options.preset
    options = rules.configure(
        wanted, {**dict(by_house.options.values()), **changes, **_finding(partners, rules, wanted)}
    )
    return Rules(rules, options, by_house.name if options == by_house.options else None, by_house.clock)


async def house_named(act: Act, name: str, game: str | None) -> HouseRules:
    """The house rules of this name on this server; raises Refused(no-such-house), and Denied if for another game."""
    house = await act.bot.tables.house_rules.named(act.guild_id or 0, name)
    if game not in (None, house.game):
        say = act.say
        raise Denied("find-house-of-other", house=in_text(house.name), game=say(f"rules-game-{house.game}"))
    return house


def must_have_room(rules: Rules, computers: int) -> None:
    """Raises Denied if there are not enough seats for these computers."""
    room = seats_beside_host(rules.options)
    if computers > room:
        raise Denied("refusal-too-many-computers", room=room)


def setup_here(act: Act, rules: Rules) -> Setup:
    """The setup of a table opened by the person and in the channel of an interaction, with the server's settings."""
    server = act.server
    clock = rules.clock_on(server)
    return Setup(
        game=rules.game.name,
        options=rules.options,
        guild_id=act.guild_id,
        channel_id=act.channel_id or 0,
        host_id=act.user_id,
        access=Access.OPEN,
        invited=frozenset(),
        language=language_here(act),
        turn_seconds=clock.turn,
        reserve_seconds=clock.reserve,
        takes_back=server.takes_back,
        plays_last=server.plays_last,
        theme=server.theme,
        house=rules.house,
        # Where matches with computers count, the host has to allow hints.
        hints=False if server.counts_computers else None,
    )


def with_hints(setup: Setup, hints: bool | None) -> Setup:
    """A setup for which the host allows or forbids hints with one of `Hints`; None: says nothing about them."""
    return setup if hints is None else replace(setup, hints=hints)


async def open_table(act: Act, setup: Setup, computers: int = 0, level: str | None = None, seat: int = 1) -> Table:
    """Open a table and seat the host, there, and so many computers of this level; the interaction has been deferred."""
    bot, name, most = act.bot, act.name, most_open(act, TABLES)
    # Before anything is posted for it.
    bot.tables.must_have_room(setup, most)
    channel = _channel_for_thread(act)
    level = level or COMPUTER
    if channel is not None:
        try:
            return await _open_in_thread(act, channel, setup, computers, level, seat)
        except discord.HTTPException as error:
            if error.code not in NO_ROOM_FOR_THREADS:
                raise
            act.interaction.extras[_NO_THREAD] = SENTENCES[error.code]
    return await bot.tables.open(setup, name, computers=computers, level=level, seat=seat, most=most)


def why_here(act: Act) -> str:
    """Why the table just opened has no thread, though tables have one here; empty if it has, or none should."""
    key = act.interaction.extras.get(_NO_THREAD)
    return f"\n{act.say(key)}" if key else ""


async def tell_opened(act: Act, table: Table) -> None:
    """Tell the person who opened a table its number, and where it is unless it is here."""
    say, place = act.say, table.setup.channel_id
    there = "" if place == act.channel_id else f" <#{place}>"
    await tell(act, say("lobby-opened", table=str(table.id)) + there + why_here(act))
    await act.bot.greetings.greet(act, table)


async def _open_in_thread(
    act: Act, channel: discord.TextChannel, setup: Setup, computers: int, level: str, seat: int
) -> Table:
    """Open a table in a thread, started from a message in the channel and having that message's id."""
    bot, say = act.bot, say_at(setup)
    role = role_there(act.guild, act.server.caller_role)
    game = rules_name(setup.options, setup.house, say)
    host = in_text(act.name)
    looks = setup.access is Access.OPEN and computers < seats_beside_host(setup.options)
    first = first_page(looks, game, host, role.id if role else None, say)
    notice = await channel.send(view=first.view, allowed_mentions=await called(bot, (), role_id=first.role))

    async def make_thread(table: Table) -> None:
        try:
            await notice.create_thread(name=thread_name(table), auto_archive_duration=KEPT_OPEN)
        except FAILURES as error:
            # An attempt whose answer was lost may have made it.
            if not isinstance(error, discord.HTTPException) or error.code != HAS_THREAD:
                await table.call_off(Stop(StopKind.CHANNEL))
                with suppress(discord.HTTPException):
                    await notice.delete()
                raise
        await table.set_message(THREAD_NOTICE, channel.id, notice.id)
        # It names its host until it is edited, and at the end whoever stopped the table.
        await bot.tables.posted.note(Post(notice.id, channel.id, setup.guild_id, THREAD_NOTICE, table_id=table.id))
        await notice.edit(view=thread_notice_page(table).view)

    setup, name = replace(setup, channel_id=notice.id), act.name
    most = most_open(act, TABLES)
    try:
        return await bot.tables.open(
            setup,
            name,
            computers=computers,
            level=level,
            seat=seat,
            prepare=make_thread,
            most=most,
        )
    except Refused:
        # Another of theirs was opened at the same moment.
        with suppress(discord.HTTPException):
            await notice.delete()
        raise


def _channel_for_thread(act: Act) -> discord.TextChannel | None:
    """The channel in which a table opened here gets its own thread; None: it gets none, or is in one already."""
    channel = act.channel
    return channel if act.server.threads and isinstance(channel, discord.TextChannel) else None


def _places(act: Act) -> frozenset[int]:
    """The channel of an interaction, and its parent if it is a thread."""
    channel = act.channel
    parent = (channel.parent_id,) if isinstance(channel, discord.Thread) else ()
    return frozenset((act.channel_id or 0, *parent))


async def _house_meant(act: Act, game: str | None, preset: str | None, name: str | None) -> HouseRules | None:
    """The house rules named, else the server's default ones if they are for this game and no variant is named."""
    if name is not None:
        if preset is not None:
            raise Denied("house-has-variant")
        return await house_named(act, name, game)
    usual = act.server.house_id
    if usual is None or preset is not None:
        return None
    with suppress(Refused):
        # They may have been deleted.
        house = await act.bot.tables.house_rules.find(act.guild_id or 0, usual)
        return house if game in (None, house.game) else None
    return None


def _finding(partners: str | None, game: AnyGame, preset: str | None) -> dict[str, str]:
    """How partners are found, as an option; raises ImpossibleOptions for a game without partners to draw."""
    has_ways = PARTNERS in {spec.name for spec in game.options}
    if partners is None or (partners == AS_SEATED and not has_ways):
        return {}
    if has_ways:
        return {PARTNERS: partners}
    of = preset if preset and preset in game.presets else next(iter(game.presets))
    raise ImpossibleOptions(Impossible.NO_PARTNERS, of, PARTNERS, partners)
