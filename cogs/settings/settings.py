"""/settings: how cards and texts look and how play goes, for a person and, by its managers, for a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import change_pressed, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, one_of
from cogs.app.i18n import LANGUAGE_NAMES, text
from cogs.app.parameters import MEANT, Choice, Choices, Kind, Offering, Several, picks
from cogs.app.permissions import must_manage
from cogs.app.places import anywhere, offered_anywhere
from cogs.app.preferences import BOUNDS, PERSONAL, SERVERS, Part
from cogs.lobby.clocks import CLOCK, pace_meant
from cogs.messages.layout import Page, fitting
from cogs.settings.apart import PEOPLE, apart_line, apart_page, put_on_list
from cogs.settings.play import (
    CLOCK_FIELDS,
    NOTHING,
    ROLES,
    bounds_page,
    choose_for_server,
    choose_play,
    personal_lines,
    personal_page,
    server_lines,
    server_page,
    set_part,
)
from cogs.settings.setting_buttons import Whose, in_server_settings, in_settings
from cogs.settings.themes import CHOICES, USUAL, choose, theme_lines, theme_page
from cogs.typed.choosing import house_choices
from engine.table.model.errors import Refusal, Refused


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


def _parts(parts: Mapping[str, Part], called: str = "prefer-{}") -> Several:
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
