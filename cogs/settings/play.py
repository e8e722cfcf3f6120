"""How play goes, for a person and for a server: the second pages of /settings mine and /settings server.

Of a server's choices the page also says what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

import discord

from cogs.app.client import Act
from cogs.app.custom_ids import number_in, one_of
from cogs.app.permissions import (
    FOR_THREADS,
    allowed_in,
    channels_there,
    missing_in,
    must_manage,
    permission_names,
    role_there,
)
from cogs.app.preferences import BOUNDS, BY_MESSAGE, PERSONAL, SEEN, SERVERS
from cogs.lobby.clocks import pace_meant, pace_text
from cogs.messages.layout import Page, Part, page
from cogs.messages.words import in_text
from cogs.settings.setting_buttons import Whose, channel_menu, option, page_buttons, part_menu, picked_label, role_menu
from engine.store.house_rules import HouseRules
from engine.table.model.preferences import Person, Server
from engine.table.model.times import CLOCKS, TurnClock
from locales import Say


async def choose_play(act: Act, chosen: Mapping[str, str]) -> None:
    """Store choices by part; hands being shown follow at once."""
    changes: dict[str, Any] = {PERSONAL[part].field: PERSONAL[part].values[choice] for part, choice in chosen.items()}
    if chosen.get("hand") == BY_MESSAGE:
        # People who ask for direct messages may have opened them.
        changes["dm_closed"] = False
    await act.bot.change_person(act.user_id, **changes)
    act.bot.hands.refresh_all(act.user_id)
    if chosen.keys() & SEEN:
        await act.bot.leaderboards.person_changed(act.user_id)


async def personal_page(act: Act) -> Page:
    """The current choices, and menus to change them."""
    say, person = act.say, await act.bot.tables.person(act.user_id)
    menus: list[Part] = [[part_menu(Whose.ME, part, tuple(_options(part, person, say)))] for part in PERSONAL]
    return page(say("prefer-me-title"), *menus, page_buttons(Whose.ME, "play", say))


def personal_lines(person: Person, say: Say) -> list[str]:
    """The current choices in words."""
    return [picked_label(tuple(_options(part, person, say))) for part in PERSONAL]


def _options(part: str, person: Person, say: Say) -> Iterator[discord.SelectOption]:
    now = PERSONAL[part].now(person)
    for choice in PERSONAL[part].values:
        yield option(say(f"prefer-{part}"), choice, say(f"prefer-{part}-{choice}"), choice == now, say)


NOTHING: Final = "-"
"""What takes a choice of house rules back."""
ROLES: Final[Mapping[str, str]] = {
    "opener": "opener_role",
    "stopper": "stopper_role",
    "caller": "caller_role",
    "season": "season_role",
}
"""The field of a server by the part."""
CLOCK_FIELDS: Final = ("turn_seconds", "reserve_seconds")
"""The fields of a server that are its clock, as `TurnClock` has them."""
_MOST_HOUSES: Final = 24
"""That a menu has room for beside the choice of none."""


class _Server(NamedTuple):
    """A server, with those of its choices that still exist."""

    chosen: Server
    guild: discord.Guild | None
    houses: Sequence[HouseRules]

    @property
    def house(self) -> HouseRules | None:
        return next((one for one in self.houses if one.id == self.chosen.house_id), None)

    @property
    def channels(self) -> list[int]:
        return sorted(channels_there(self.guild, self.chosen))

    def role(self, part: str) -> discord.Role | None:
        return role_there(self.guild, getattr(self.chosen, ROLES[part]))


async def choose_for_server(act: Act, **changes: Any) -> None:
    """Store fields of a server; raises Denied for anyone who may not manage it."""
    guild_id = must_manage(act)
    await act.bot.tables.change_server(guild_id, lambda server: replace(server, **changes))


async def set_part(act: Act, part: str, picked: str) -> None:
    """Store what was picked from a menu."""
    if part == "clock":
        await choose_for_server(act, **dict(zip(CLOCK_FIELDS, pace_meant(picked, act.say), strict=True)))
    elif part == "house":
        await choose_for_server(act, house_id=None if picked == NOTHING else number_in(picked))
    else:
        chosen = one_of({**SERVERS, **BOUNDS}, part)
        await choose_for_server(act, **{chosen.field: one_of(chosen.values, picked)})


async def server_page(act: Act) -> Page:
    """The current choices, what is wrong with them, and menus to change them; raises Denied."""
    must_manage(act)
    say, server = act.say, await _server(act)
    menus: list[Part] = [[part_menu(Whose.SERVER, part, options)] for part, options in _menus(server, say).items()]
    roles = [
        part
        for name in ROLES
        for part in (say(f"prefer-{name}"), [role_menu(name, server.role(name), say(f"prefer-{name}-none"))])
    ]
    return page(
        "\n".join([say("prefer-server-title"), *_amiss(act, server, say)]),
        *menus,
        say("prefer-channels"),
        [channel_menu("channels", server.channels, say("prefer-channels-none"))],
        *roles,
        page_buttons(Whose.SERVER, "play", say),
    )


async def bounds_page(act: Act) -> Page:
    """How much of each kind a member may have open, and menus to change it; raises Denied."""
    server = await act.bot.tables.server(must_manage(act))
    say = act.say
    menus: list[Part] = [[part_menu(Whose.SERVER, part, options)] for part, options in _bounds(server, say).items()]
    return page(say("prefer-bounds-title"), *menus, page_buttons(Whose.SERVER, "limits", say))


async def server_lines(act: Act, say: Say) -> list[str]:
    """The same in words, for everybody on the server."""
    server = await _server(act)
    channels = [f"<#{one}>" for one in server.channels]
    houses = [in_text(server.house.name)] if server.house is not None else []
    named = {"house": houses, "channels": channels} | {
        part: [role.mention] if (role := server.role(part)) is not None else [] for part in ROLES
    }
    return [
        *(picked_label(options) for part, options in _menus(server, say).items() if part not in named),
        *(
            say("theme-option", part=say(f"prefer-{part}"), choice=", ".join(names) or say(f"prefer-{part}-none"))
            for part, names in named.items()
        ),
        *(picked_label(options) for options in _bounds(server.chosen, say).values()),
        *_amiss(act, server, say),
    ]


async def _server(act: Act) -> _Server:
    tables, guild_id = act.bot.tables, act.guild_id or 0
    return _Server(await tables.server(guild_id), act.guild, await tables.house_rules.of_guild(guild_id))


def _menus(server: _Server, say: Say) -> dict[str, tuple[discord.SelectOption, ...]]:
    """The parts with fixed choices, with the current choice picked."""
    clock, house = TurnClock(server.chosen.turn_seconds, server.chosen.reserve_seconds), server.house
    clocks = sorted({*CLOCKS, clock}, key=lambda one: (not one.turn, one))
    houses = [*server.houses[:_MOST_HOUSES]]
    if house is not None and house not in houses:
        houses[-1] = house
    choices: dict[str, tuple[str, list[tuple[str, str]]]] = {
        "clock": (str(clock), [(str(one), pace_text(one.turn, say, one.reserve)) for one in clocks]),
        "house": (
            str(house.id) if house else NOTHING,
            [(NOTHING, say("prefer-house-none")), *((str(one.id), one.name) for one in houses)],
        ),
    }
    for part, of in SERVERS.items():
        choices[part] = of.now(server.chosen) or "", [(one, say(f"prefer-{part}-{one}")) for one in of.values]
    return {
        part: tuple(option(say(f"prefer-{part}"), value, text, value == now, say) for value, text in named)
        for part, (now, named) in choices.items()
    }


def _bounds(server: Server, say: Say) -> dict[str, tuple[discord.SelectOption, ...]]:
    """The limits of what a member may have open, with the current choice picked."""
    return {
        part: tuple(
            option(say(f"prefer-{part}"), one, say(f"prefer-most-{one}"), one == of.now(server), say)
            for one in of.values
        )
        for part, of in BOUNDS.items()
    }


def _amiss(act: Act, server: _Server, say: Say) -> Iterator[str]:
    """Which choices no longer exist, and which permissions the bot lacks for the rest."""
    chosen, guild = server.chosen, server.guild
    for part, field in ROLES.items():
        if getattr(chosen, field) is not None and server.role(part) is None:
            yield say("prefer-gone-role", part=say(f"prefer-{part}"))
    if gone := len(chosen.channels) - len(server.channels):
        yield say("prefer-gone-channels", count=gone)
    if chosen.house_id is not None and server.house is None:
        yield say("prefer-gone-house")
    if guild is None:
        return
    for channel in _places(act, server):
        permissions, missing = allowed_in(channel), [*missing_in(channel)]
        missing += [one for one in FOR_THREADS if chosen.threads and not getattr(permissions, one)]
        if missing:
            names = permission_names(missing, say)
            yield say("prefer-lacks", channel=channel.mention, permissions=names)
    caller, places = server.role("caller"), _places(act, server)
    if caller is not None and not caller.mentionable and any(_is_silent(one) for one in places):
        everyone = say("prefer-permission-mention-everyone")
        yield say("prefer-role-silent", role=caller.mention, permission=everyone)


def _is_silent(channel: discord.abc.GuildChannel) -> bool:
    """Whether the bot can ping only those roles there that everyone can."""
    return not allowed_in(channel).mention_everyone


def _places(act: Act, server: _Server) -> Iterator[discord.abc.GuildChannel]:
    """The channels where tables may be opened; if that is everywhere, this one."""
    for one in server.channels or [act.channel_id or 0]:
        channel = server.guild.get_channel(one) if server.guild is not None else None
        if channel is not None:
            yield channel
