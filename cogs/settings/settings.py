"""/settings: how cards and texts look and how play goes, for a person and, by its managers, for a server.

The pages about play are made here; of a server's choices they also say what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Final, NamedTuple

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import change_pressed, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, one_of
from cogs.app.i18n import LANGUAGE_NAMES, text
from cogs.app.parameters import MEANT, Choice, Choices, Kind, Offering, Several, picks
from cogs.app.permissions import (
    FOR_THREADS,
    allowed_in,
    channels_there,
    missing_in,
    must_manage,
    permission_names,
    role_there,
)
from cogs.app.places import anywhere, offered_anywhere
from cogs.app.preferences import BOUNDS, BY_MESSAGE, PERSONAL, SEEN, SERVERS, Setting
from cogs.lobby.clocks import CLOCK, pace_meant, pace_text
from cogs.messages.layout import Page, Part, fitting, page
from cogs.messages.words import in_text
from cogs.settings.apart import PEOPLE, apart_line, apart_page, put_on_list
from cogs.settings.setting_buttons import (
    Whose,
    channel_menu,
    in_server_settings,
    in_settings,
    option,
    page_buttons,
    part_menu,
    picked_label,
    role_menu,
)
from cogs.settings.themes import CHOICES, USUAL, choose, theme_lines, theme_page
from cogs.typed.choosing import house_choices
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refusal, Refused
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


def _choices(whose: Whose, part: str) -> list[Choice]:
    usual = text(f"theme-{whose}-usual-language" if part == "language" else f"theme-{whose}-usual")
    named = {one: LANGUAGE_NAMES.get(one) or text(f"theme-{part}-{one.lower()}") for one in CHOICES[part]}
    return [app_commands.Choice(name=name, value=value) for value, name in ({USUAL: usual} | named).items()]


_LOOKS: Final = {
    "cards": "command-theme-cards",
    "colours": "command-theme-colours",
    "felt": "command-theme-felt",
    "language": "command-speech",
}
_CHANNELS: Final = "channels"


async def _house_choices(act: Act, typed: str) -> Choices:
    return [(act.say("prefer-house-none"), NOTHING), *await house_choices(act, typed)]


def _looks(whose: Whose) -> Several:
    return Several({part: Kind(key, _choices(whose, part)) for part, key in _LOOKS.items()})


def _parts(parts: Mapping[str, Setting], called: str = "prefer-{}") -> Several:
    """The options that set these; `called`: how the keys of choices begin."""
    picked = {part: picks(called.format(part), [*of.values]) for part, of in parts.items()}
    return Several({part: Kind(f"prefer-command-{part}", of) for part, of in picked.items()})


_MyLooks = Annotated[dict[str, str], _looks(Whose.ME)]
_MyPlay = Annotated[dict[str, str], _parts(PERSONAL)]
_ServersLooks = Annotated[dict[str, str], _looks(Whose.SERVER)]
_ServersPlay = Annotated[dict[str, str], _parts(SERVERS)]
_Bounds = Annotated[dict[str, str], _parts(BOUNDS, "prefer-most")]
_Roles = Annotated[dict[str, discord.Role], Several(dict.fromkeys(ROLES, discord.Role | None))]


@offered_anywhere
class SettingsCommands(
    commands.GroupCog, group_name=text("command-settings"), group_description=text("command-settings-hint")
):
    """What people and servers choose."""

    @anywhere
    @command("command-mine", apart="apart-command")
    async def mine(self, act: Act, looks: _MyLooks, play: _MyPlay, apart: discord.User | None = None) -> None:
        """Set how things look to the person, how they play, and with whom they do not want to."""
        if looks:
            await choose(act, Whose.ME, looks)
        if play:
            await choose_play(act, play)
        if apart is not None:
            await tell(act, apart_page(act, await put_on_list(act, apart)))
        else:
            await tell(act, await _page(act, Whose.ME, "play" if play and not looks else "looks"))

    @command(
        "command-server",
        clock=("command-clock", "prefer-command-clock-hint"),
        **{part: f"prefer-command-{part}" for part in (*ROLES, "allow", "forbid")},
    )
    async def server(
        self,
        act: Act,
        looks: _ServersLooks,
        clock: Annotated[str | None, CLOCK] = None,
        play: _ServersPlay = MEANT,
        bounds: _Bounds = MEANT,
        house: Annotated[str | None, Offering("prefer-command-house", _house_choices)] = None,
        roles: _Roles = MEANT,
        allow: discord.TextChannel | None = None,
        forbid: discord.TextChannel | None = None,
    ) -> None:
        """Set how tables opened from now on look to all, and how they are played."""
        guild_id, hall = must_manage(act), act.bot.tables
        changes: dict[str, Any] = {
            parts[part].field: parts[part].values[choice]
            for parts, typed in ((SERVERS, play), (BOUNDS, bounds))
            for part, choice in typed.items()
        }
        if clock is not None:
            changes |= zip(CLOCK_FIELDS, pace_meant(clock, act.say), strict=True)
        if house is not None:
            changes["house_id"] = None if house == NOTHING else (await hall.house_rules.named(guild_id, house)).id
        for part, role in roles.items():
            changes[ROLES[part]] = None if role.is_default() else role.id
        if allow is not None or forbid is not None:
            channels = (await hall.server(guild_id)).channels | {one.id for one in (allow,) if one}
            changes["channels"] = channels - {one.id for one in (forbid,) if one}
        await choose(act, Whose.SERVER, looks)
        await choose_for_server(act, **changes)
        shown = "looks" if looks or not changes else "limits" if len(changes) == len(bounds) else "play"
        await tell(act, await _page(act, Whose.SERVER, shown))

    @anywhere
    @command("prefer-command-show")
    async def show(self, act: Act) -> None:
        """Show all choices in words."""
        say, person = act.say, await act.bot.tables.person(act.user_id)
        lines = [
            say("prefer-show-me"),
            *await theme_lines(act, Whose.ME, say),
            *personal_lines(person, say),
            *apart_line(act),
        ]
        if act.guild_id is not None:
            lines += ["", say("prefer-show-server"), *await theme_lines(act, Whose.SERVER, say)]
            lines += await server_lines(act, say)
        await tell(act, fitting(lines))


async def _page(act: Act, whose: Whose, name: str) -> Page:
    """A page of the panel; raises Denied for anyone who may not choose for the server."""
    if name == "looks":
        return await theme_page(act, whose)
    if whose is Whose.ME:
        return apart_page(act) if name == PEOPLE else await personal_page(act)
    return await (bounds_page(act) if name == "limits" else server_page(act))


@in_settings("settings")
async def _turn(act: Act, whose: Whose, name: str, _: list[str] | None = None) -> None:
    made = await _page(act, whose, name)
    await change_pressed(act, made)


@in_settings("prefer")
async def _pick(act: Act, whose: Whose, part: str, picked: list[str]) -> None:
    """Store what was picked from a menu of either page."""
    choice = next(iter(picked), "")
    if part in CHOICES:
        await choose(act, whose, {part: choice})
    elif whose is Whose.ME:
        one_of(one_of(PERSONAL, part).values, choice)
        await choose_play(act, {part: choice})
    else:
        await set_part(act, part, choice)
    await _turn(act, whose, "looks" if part in CHOICES else "limits" if part in BOUNDS else "play")


@in_server_settings("role")
async def _pick_role(act: Act, whose: Whose, part: str, picked: list[str]) -> None:
    """Store the role picked; @everyone stands for none."""
    role_id = next((one for one in map(number_in, picked) if one != act.guild_id), None)
    await choose_for_server(act, **{one_of(ROLES, part): role_id})
    await _turn(act, whose, "play")


@in_server_settings("channel")
async def _pick_channels(act: Act, whose: Whose, part: str, picked: list[str]) -> None:
    if part != _CHANNELS:
        raise Refused(Refusal.STALE)
    await choose_for_server(act, channels=frozenset(map(number_in, picked)))
    await _turn(act, whose, "play")
