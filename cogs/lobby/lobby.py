"""What a table shows until its match begins: who sits where, with the buttons to sit down and start.

Also the door to its thread, and a ping when it is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.app.access import must_see_channel
from cogs.app.answers import Denied, tell
from cogs.app.client import Act, Client
from cogs.app.custom_ids import number_in
from cogs.app.i18n import say_at
from cogs.app.permissions import role_there
from cogs.app.preferences import pinged_by
from cogs.app.presses import Button, Style
from cogs.lobby.clocks import pace_text
from cogs.lobby.duel import challenge_page, challenged
from cogs.lobby.host_panel import PARTNERS, ways_to_partners
from cogs.lobby.opening import THREAD_NOTICE, thread_notice_page
from cogs.members.company import end_question, must_know_company
from cogs.members.membership import must_all_be_there
from cogs.messages.buttons import at_table, table_button
from cogs.messages.layout import Page, Part, page
from cogs.messages.posts import Posts
from cogs.messages.screen import goes, is_not_made_again, left_as_it_is, posted, table_of
from cogs.messages.words import (
    game_name,
    level_of,
    name_of,
    option_text,
    people_of,
    preset_name,
    side_names,
    sides_of,
    which_table,
)
from cogs.replay.lookback import note_lines
from cogs.table_texts.table_text import status_text
from cogs.tournament.page import seating_page
from engine.running.table import Table
from engine.store.posted import Post
from engine.table.model.setup import Access, Setup
from engine.table.model.status import Status
from locales import Say


def lobby_page(table: Table, before: Table | None = None, awaited: Sequence[int] = (), role: int | None = None) -> Page:
    """The message everybody sees, in the language of the table; `role`: the role it pings.

    `before`: the match it is the rematch of; `awaited`: the user ids of those who played that and are not seated yet.
    """
    say = say_at(table.setup)
    parts: list[Part] = [
        say("lobby-title", **which_table(table, say)),
        "\n".join(f"-# {line}" for line in (terms_text(table, say), *note_lines(table, say))),
        seating(table, say),
    ]
    if table.status is not Status.LOBBY:
        return page(*parts, status_text(table, say))
    if before is not None and awaited:
        people = " ".join(f"<@{one}>" for one in awaited)
        again = table_button("rematch", before.id, label=say("find-count-me-in"), style=Style.success)
        key = "find-rematch-others" if with_others(table, before) else "find-rematch"
        parts += [say(key, people=people), [again]]
    parts.append(_hint(table, role, say))
    parts += [_sitting_buttons(table, say), _common_buttons(table, say)]
    return page(*parts, mentions=tuple(awaited))._replace(role=role)


def with_others(table: Table, before: Table) -> bool:
    """Whether a table is a rematch with other partners than in the match before."""
    return before.has_partners and not table.setup.starts_when_full


def _hint(table: Table, role: int | None, say: Say) -> str:
    """What is to be done, and by whom."""
    if not table.free_seats:
        return say("lobby-hint-full")
    if table.setup.starts_when_full:
        return say("find-starts-when-full")
    if table.setup.access is Access.INVITED or table.setup.previous is not None:
        return say("lobby-hint")
    call = f"<@&{role}> " if role is not None else ""
    return call + say("find-choose-seat", game=game_name(table, say))


def terms_text(table: Table, say: Say) -> str:
    """A table's terms: what its preset does not say, how partners are found, who may sit down, how long a turn is."""
    setup = table.setup
    changed = table.game.chosen_at_table(setup.options)
    partners = changed.pop(PARTNERS, None) or (ways_to_partners(table) or (None,))[0]
    parts = [] if setup.house is None else [preset_name(setup.options.preset, say)]
    parts += [option_text(table.game.name, name, value, say) for name, value in changed.items()]
    if partners is not None:
        parts.append(option_text(table.game.name, PARTNERS, partners, say))
    parts += [say(f"lobby-access-{setup.access}"), _clock_text(setup, say)]
    if setup.takes_back:
        parts.append(say("find-takes-back", seconds=setup.takes_back))
    if setup.plays_last is False and table.game.tells_only_plays:
        parts.append(say("find-last-by-hand"))
    if table.allows_hints:
        parts.append(say("hints-lobby"))
    return " · ".join(parts)


def _clock_text(setup: Setup, say: Say) -> str:
    if not setup.turn_seconds:
        return say("lobby-no-clock")
    return say("stay-clock-line", clock=pace_text(setup.turn_seconds, say, setup.reserve_seconds))


def seating(table: Table, say: Say) -> str:
    """Who sits where, one line per side."""
    lines = []
    for number, side in enumerate(sides_of(table), 1):
        people = "  ·  ".join(say("lobby-seat", seat=str(seat), name=_described(table, seat, say)) for seat in side)
        # A player alone does not make a side.
        lines.append(people if len(side) == 1 else say("lobby-side", side=str(number), people=people))
    return "\n".join(lines)


def _described(table: Table, seat: int, say: Say) -> str:
    if seat == table.dummy:
        partner = next(other for side in sides_of(table) if seat in side for other in side if other != seat)
        return say("lobby-dummy-seat", partner=str(partner))
    occupant = table.seats[seat - 1]
    name = name_of(occupant, say)
    if occupant is None:
        return name
    if occupant.user_id is None:
        return say("lobby-computer-level", name=name, level=level_of(occupant, say))
    return say("lobby-host", name=name) if occupant.user_id == table.setup.host_id else f"**{name}**"


def _sitting_buttons(table: Table, say: Say) -> list[Button]:
    return [
        table_button("sit", table.id, str(seat), label=say("lobby-sit", seat=str(seat)), style=Style.success)
        for seat in table.free_seats
    ]


def _common_buttons(table: Table, say: Say) -> list[Button]:
    full = not table.free_seats
    verb, label = ("start", "lobby-start") if full else ("quick", "find-fill-and-start")
    return [
        table_button(verb, table.id, label=say(label), style=Style.primary),
        table_button("computer", table.id, label=say("lobby-add-computer"), disabled=full),
        table_button("leave", table.id, label=say("lobby-leave")),
        table_button("rules", table.id, label=say("lobby-rules")),
        table_button("host", table.id, label=say("lobby-host-panel")),
    ]


@at_table("sit")
async def sit(act: Act, table: Table, seat: str) -> None:
    """Sit down; people whose direct messages are closed are told so at once."""
    await must_see_channel(act, table)
    seat = must_know_company(act, table, "sit", seat)
    await act.response.defer()
    if table.setup.starts_when_full:
        await must_all_be_there(act, table)
    await table.sit(act.user_id, act.name, number_in(seat))
    await end_question(act)
    await act.bot.greetings.greet(act, table)


@at_table("join")
async def join(act: Act, table: Table, seat: str) -> None:
    """Sit down on this seat or any, as requested elsewhere than under the table; say which it is."""
    await act.response.defer(ephemeral=True)
    await sit_down(act, table, seat)
    await end_question(act)


async def sit_down(act: Act, table: Table, wanted: str) -> None:
    """Sit down on this seat or any, even during a match if one can be taken over; say which it is, and where.

    `wanted`: as the button that sits down all the same carries it.
    """
    await must_see_channel(act, table)
    wanted = must_know_company(act, table, "join", wanted)
    seat = number_in(wanted) if wanted else None
    if table.status is Status.PLAYING:
        seats = table.seats_to_take(act.user_id) if seat is None else (seat,)
        if not seats:
            raise Denied("stay-no-seat", table=str(table.id))
        await table.take_over(act.user_id, act.name, seats[0])
    else:
        if table.setup.starts_when_full:
            await must_all_be_there(act, table)
        await table.sit(act.user_id, act.name, seat)
    facts = {"table": str(table.id), "seat": str(table.seat_of(act.user_id) or 0)}
    await tell(act, act.say("find-seated", **facts, channel=f"<#{table.setup.channel_id}>"))
    await act.bot.greetings.greet(act, table)


@at_table("computer")
async def add_computer(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    await table.add_computer(act.user_id)


@at_table("start")
async def start(act: Act, table: Table, _: str) -> None:
    await act.response.defer()
    await must_all_be_there(act, table)
    await table.start(act.user_id)


@at_table("quick")
async def fill_and_start(act: Act, table: Table, _: str) -> None:
    """Seat a computer on every free seat, and start."""
    await act.response.defer()
    await must_all_be_there(act, table)
    await table.fill(act.user_id)
    if table.status is Status.LOBBY:
        await table.start(act.user_id)


LOBBY: Final = "lobby"
FULL: Final = "full"
_SWITCHED: Final = "switched"
"""Kinds of messages, as the table remembers where they are."""
posted(FULL)(goes)
posted(_SWITCHED)(is_not_made_again)


@posted(LOBBY)
async def _lobby(bot: Client, post: Post) -> Page:
    """People who came after the match began are named elsewhere."""
    table = await table_of(bot, post)
    return await waiting_page(bot, await table_of(bot, post, 0) if table.deal else table)


async def waiting_page(bot: Client, table: Table) -> Page:
    """The page before the match: a tournament's table, a challenge, or a table with seats to take."""
    if table.setup.tournament is not None:
        return seating_page(table)
    other = challenged(table)
    if other is not None:
        return challenge_page(table, other, terms_text(table, say_at(table.setup)))
    before = await bot.tables.match_before(table)
    made = lobby_page(table, before, _awaited(table, before) if before else (), _role(bot, table))
    if LOBBY in table.message_ids:
        return made
    # Only a new message pings: those who played before, as far as the host may call them yet.
    return made._replace(mentions=pinged_by(bot, table.setup.host_id, made.mentions))


def _role(bot: Client, table: Table) -> int | None:
    """The role to ping because the table looks for players; None: nobody is pinged, or the door does it."""
    looks = table.setup.access is Access.OPEN and table.setup.previous is None and table.free_seats
    if not looks or THREAD_NOTICE in table.message_ids:
        return None
    server = bot.tables.known_server(table.setup.guild_id or 0)
    role = role_there(bot.get_guild(server.guild_id), server.caller_role)
    return role.id if role else None


class LobbyMessage:
    """The messages of one table before its match."""

    def __init__(self, bot: Client, table: Table, posts: Posts) -> None:
        self._bot, self._table, self._posts = bot, table, posts

    async def refresh(self) -> None:
        """Show who sits there now."""
        table = self._table
        # First, because it exists even if the table's thread is gone.
        if THREAD_NOTICE in table.message_ids:
            with left_as_it_is():
                # Discord allows few edits of an old message; the lobby matters more.
                await self._bot.delivery.edit(table.message_ids[THREAD_NOTICE], thread_notice_page(table))
        await self._posts.show(LOBBY, await waiting_page(self._bot, table))
        if table.free_seats or table.status is not Status.LOBBY:
            await self._posts.remove(FULL)
        if table.status is not Status.LOBBY:
            await self._posts.remove(_SWITCHED)

    async def move_down(self) -> None:
        await self._posts.move_down(LOBBY, await waiting_page(self._bot, self._table))

    async def call_host(self) -> None:
        """Ping the host, who may begin as the last seat is taken."""
        table = self._table
        if table.status is not Status.LOBBY or table.free_seats or table.setup.starts_when_full:
            return
        say, host = say_at(table.setup), table.setup.host_id
        start = table_button("start", table.id, label=say("lobby-start"), style=Style.primary)
        full = say("find-full", host=f"<@{host}>", **which_table(table, say))
        await self._posts.remove(FULL)
        await self._posts.send(FULL, page(full, [start], mentions=(host,)))

    async def tell_partners(self, user_ids: tuple[int, ...]) -> None:
        """Ping those whose partners the host has changed; an earlier message about that is removed."""
        table = self._table
        if table.status is not Status.LOBBY:
            return
        say = say_at(table.setup)
        people = tuple(one for one in user_ids if table.seat_of(one) is not None)
        how = "drawn" if table.draws_partners else "now" if table.has_partners else "alone"
        facts = {"people": " ".join(f"<@{one}>" for one in people), "host": name_of(table.host, say)}
        sides = {"sides": " · ".join(side_names(table, say))} if how == "now" else {}
        await self._posts.remove(_SWITCHED)
        told = page(say(f"find-partners-{how}", **facts, **sides), mentions=people)
        await self._posts.send(_SWITCHED, told)


def _awaited(table: Table, before: Table) -> list[int]:
    """Those seated when the last match ended whom its rematch lacks, unless somebody they shared a seat with has it."""
    here, seats = people_of(table), before.seats_again(with_others(table, before))
    taken = {seat for user_id, seat in seats.items() if user_id in here}
    return sorted(one for one in people_of(before) - here if seats.get(one) not in taken)
