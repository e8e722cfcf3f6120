"""/house: rules that people of a server save under a name, rename, copy and share.

A new name is given by command, or by a button and a form. Shared rules are one line of text, given to whoever asks,
and read on another server.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Annotated, Any, Final

import discord
from discord.ext import commands

from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.custom_ids import number_in, one_of, only_typed, text_brought
from cogs.app.fields import form
from cogs.app.i18n import text
from cogs.app.parameters import Choices, Meaning, Offering, beside
from cogs.app.permissions import most_open
from cogs.app.places import in_servers
from cogs.app.presses import sent
from cogs.house_rules.building.builder import HouseBuilder
from cogs.house_rules.building.state import mark_of
from cogs.house_rules.drafts import Draft, Drafts
from cogs.house_rules.page import (
    confirm_page,
    contradiction_lines,
    house_page,
    houses_page,
    must_be_changed_by,
    name_field,
    of_house,
)
from cogs.lobby.clocks import pace_choices, pace_meant
from cogs.messages.layout import PAGE_LIMIT, attached, fitting, page
from cogs.messages.words import in_text, option_text
from cogs.typed.choosing import (
    HOUSE,
    OPTIONS,
    House,
    Preset,
    RuleOptions,
    WhichGame,
    game_meant,
    house_choices,
    near,
    option_choices,
    read_options,
)
from engine.core.errors import UnknownChoice, Unreadable
from engine.core.options import ImpossibleOptions, Options, UnknownValue
from engine.core.registry import GAMES
from engine.records.files import OtherFile
from engine.records.sharing import LINE, parse_rules, print_rules
from engine.store.house_rules import HouseRules
from engine.table.model.errors import Refused
from engine.table.model.preferences import HOUSES
from engine.table.model.times import TurnClock
from locales import Say

NAMES_FORM: Final = "house.name."
"""How the custom id of the form begins; `rename:` or `copy:` and the number of the house rules follow."""


async def rename(act: Act, house: HouseRules, name: str) -> None:
    """Give house rules another name."""
    must_be_changed_by(act, house)
    renamed = await act.bot.tables.house_rules.rename(house, name)
    news = act.say("house-renamed", before=in_text(house.name), name=in_text(renamed.name))
    await show_house(act, renamed, news)


async def copy(act: Act, house: HouseRules, name: str) -> None:
    """Save the same rules again under another name; the copy belongs to whoever makes it."""
    houses, user_id = act.bot.tables.house_rules, act.user_id
    most = most_open(act, HOUSES)
    made = await houses.save(house.guild_id, name, house.game, house.options, user_id, most, house.clock)
    news = act.say("house-copied", before=in_text(house.name), name=in_text(made.name))
    await show_house(act, made, news)


@of_house("rename")
async def _ask_new_name(act: Act, house: HouseRules) -> None:
    must_be_changed_by(act, house)
    await _ask(act, house, "rename")


@of_house("copy")
async def _ask_name_of_copy(act: Act, house: HouseRules) -> None:
    await _ask(act, house, "copy")


@sent(NAMES_FORM)
async def _read(act: Act, facts: str) -> None:
    verb, _, number = facts.partition(":")
    named = one_of(_NAMED, verb)
    house = await act.bot.tables.house_rules.find(act.guild_id or 0, number_in(number))
    await named(act, house, only_typed(act.data))


async def _ask(act: Act, house: HouseRules, verb: str) -> None:
    """Open the form for a name, with the one that they have."""
    title = act.say(f"house-{verb}-title", name=house.name)
    asked = form(title, f"{NAMES_FORM}{verb}:{house.id}", name_field(house.name, act.say))
    await act.response.send_modal(asked)


async def show_house(act: Act, house: HouseRules, news: str = "") -> None:
    """Show house rules in full; `news`: what to say first."""
    own = act.interaction.permissions.manage_guild or act.user_id == house.maker_id
    await tell(act, house_page(house, act.say, own=own, news=news))


_NAMED: Final[Mapping[str, Callable[[Act, HouseRules, str], Awaitable[None]]]] = MappingProxyType(
    {"rename": rename, "copy": copy}
)


_LONGEST: Final = PAGE_LIMIT - 500
"""Characters of a line in a message; the sentence around it needs the rest. A longer one is given as a file."""
_FILE: Final = "house-rules.txt"
_LARGEST: Final = 32 * 1024
"""Bytes of a file with a line."""


@of_house("share")
async def share(act: Act, house: HouseRules) -> None:
    """Give the line for house rules to the person alone."""
    say, line = act.say, print_rules(house.options)
    name = in_text(house.name)
    if len(line) > _LONGEST:
        file = discord.File(io.BytesIO(line.encode()), _FILE)
        made = page(say("house-shared-file", name=name), attached(file), files=[file])
    else:
        made = page(say("house-shared", name=name), f"```\n{line}\n```")
    await tell(act, made)


async def take(act: Act, drafts: Drafts, name: str, line: str, file: discord.Attachment | None) -> None:
    """Show the rules of a line, or of a file with one, and ask whether to keep them under this name."""
    await act.response.defer(ephemeral=True, thinking=True)
    options, say = _read_rules(line if file is None else await _line_in(file)), act.say
    if told := contradiction_lines(options.game, options, say):
        await tell(act, fitting(told))
        return
    await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, name)
    await drafts.offer(act, Draft(act.user_id, name, options, is_import=True))


async def _line_in(file: discord.Attachment) -> str:
    """The line in a file, which an editor may have broken; raises Denied."""
    try:
        text = await text_brought(file, _LARGEST)
    except OtherFile as bad:
        raise Denied(f"house-file-{bad.why}", most=str(_LARGEST // 1024)) from None
    return " ".join(text.split())


def _read_rules(line: str) -> Options:
    """Raises Denied, ImpossibleOptions, and UnknownValue where a number is not possible."""
    try:
        return parse_rules(line)
    except Unreadable as error:
        key = "house-import-unreadable" if error.what == LINE else "house-import-part"
        raise Denied(key, typed=error.text, form=error.expected) from None
    except UnknownValue as error:
        if error.spec.numbers is not None:
            raise
        raise _unknown(error) from None
    except UnknownChoice as error:
        raise _unknown(error) from None


def _unknown(error: UnknownChoice) -> Denied:
    """Lines of a newer version may name what this one does not have."""
    return Denied("house-import-unknown", typed=error.given, possible=", ".join(error.possible))


async def _house_meant(act: Act, typed: str | None) -> HouseRules:
    return await act.bot.tables.house_rules.named(act.guild_id or 0, typed or "")


async def _change_choices(act: Act, typed: str) -> Choices:
    with suppress(Refused):
        house = await _house_meant(act, beside(act, HOUSE))
        return option_choices(GAMES[house.game], house.options, typed, act.say)
    return []


_SERVERS: Final = "-"
"""What takes the clock of house rules back."""


def _clock_choices(act: Act, typed: str) -> Choices:
    return [(act.say("house-clock-server"), _SERVERS), *pace_choices(typed, act.say)]


def _clock_meant(act: Act, typed: str) -> TurnClock | None:
    return None if typed == _SERVERS else pace_meant(typed, act.say)


_NamedHouse = Annotated[HouseRules, Meaning(HOUSE, house_choices, _house_meant)]
_Changes = Annotated[str, Offering(OPTIONS, _change_choices)]
_Clock = Annotated[str | None, Offering(("find-clock", "house-clock-hint"), _clock_choices)]


@in_servers
class HouseCommands(commands.GroupCog, group_name=text("house-command"), group_description=text("house-command-hint")):
    """The commands about house rules."""

    @command("build-command", name="house-name")
    async def new(self, act: Act, name: str = "", game: WhichGame = None) -> None:
        """Compose rules step by step."""
        await act.bot.part(HouseBuilder).begin(act, game_meant(game, None), name)

    @command("house-save", name="house-name")
    async def save(
        self, act: Act, name: str, game: WhichGame = None, preset: Preset = None, options: RuleOptions = ""
    ) -> None:
        """Save the rules named, or those of the person's table."""
        say = act.say
        if game or preset or options:
            rules = game_meant(game, preset)
            chosen = rules.for_tables(preset, read_options(options))
        else:
            rules, chosen = self._at_table(act)
        await act.response.defer(ephemeral=True, thinking=True)
        if told := contradiction_lines(rules.name, chosen, say):
            await tell(act, fitting(told))
            return
        await act.bot.tables.house_rules.must_be_free(act.guild_id or 0, name)
        await act.bot.part(Drafts).offer(act, Draft(act.user_id, name, chosen))

    @command("house-show")
    async def show(self, act: Act, house: House = None) -> None:
        """List all house rules of this server, or show one set in full."""
        say, houses = act.say, act.bot.tables.house_rules
        if house is not None:
            await show_house(act, await _house_meant(act, house))
            return
        found = await houses.of_guild(act.guild_id or 0)
        await tell(act, houses_page(found, say))

    @command("house-edit")
    async def edit(self, act: Act, house: _NamedHouse, options: _Changes = "", clock: _Clock = None) -> None:
        """Change the clock, some options, or everything step by step."""
        must_be_changed_by(act, house)
        say, changed = act.say, house.options
        # All that can be refused comes first, so that nothing has changed then.
        meant = None if clock is None else _clock_meant(act, clock)
        if options:
            await act.response.defer(ephemeral=True, thinking=True)
            changed = _changed(house, read_options(options), say)
            if told := contradiction_lines(house.game, changed, say):
                await tell(act, fitting(told))
                return
        if clock is not None:
            house = await act.bot.tables.house_rules.set_clock(house, meant)
        if options:
            draft = Draft(act.user_id, house.name, changed, house, mark_of(house.options))
            await act.bot.part(Drafts).offer(act, draft)
        elif clock is not None:
            await show_house(act, house, say("house-changed", name=in_text(house.name)))
        else:
            await act.bot.part(HouseBuilder).edit(act, house)

    @command("house-rename", name="house-name")
    async def rename(self, act: Act, house: _NamedHouse, name: str) -> None:
        """Give house rules another name."""
        await rename(act, house, name)

    @command("house-copy", name="house-name")
    async def copy(self, act: Act, house: _NamedHouse, name: str) -> None:
        """Save the same rules again under another name."""
        await copy(act, house, name)

    @command("house-share")
    async def share(self, act: Act, house: _NamedHouse) -> None:
        """Give house rules as a line for another server."""
        await share(act, house)

    @command("house-import", name="house-name", line="house-line", file="house-file")
    async def take(self, act: Act, name: str, line: str = "", file: discord.Attachment | None = None) -> None:
        """Keep the rules of a line from another server, typed or brought as a file."""
        if not line and file is None:
            raise Denied("house-import-nothing")
        await take(act, act.bot.part(Drafts), name, line, file)

    @command("house-delete")
    async def delete(self, act: Act, house: _NamedHouse) -> None:
        """Delete house rules, after confirmation."""
        await ask(act, house)

    def _at_table(self, act: Act) -> tuple[Any, Options]:
        """Game and options of the person's table on this server, preferably one in this channel."""
        own = [one for one in act.bot.tables.of_user(act.user_id) if one.setup.guild_id == act.guild_id]
        if not own:
            raise Denied("house-say-what")
        table = near(own, act)[-1]
        return table.game, table.setup.options


def _changed(house: HouseRules, typed: Mapping[str, str], say: Say) -> Options:
    """The options with those typed; raises Denied where one kept from before has no place beside them."""
    game = GAMES[house.game]
    try:
        return game.configure(house.options.preset, dict(house.options.values()) | dict(typed))
    except ImpossibleOptions as error:
        usual = dict(game.configure(house.options.preset).values())[error.option]
        if error.option in typed or error.value == usual:
            raise
        rule, name = option_text(game.name, error.option, error.value, say), in_text(house.name)
        raise Denied("house-edit-keeps", rule=rule, name=name, usual=f"{error.option}={usual}") from None


@of_house("ask")
async def ask(act: Act, house: HouseRules) -> None:
    """Ask whether to delete them."""
    must_be_changed_by(act, house)
    await tell(act, confirm_page(house, act.say))


@of_house("delete")
async def delete(act: Act, house: HouseRules) -> None:
    """Delete them, as confirmed."""
    must_be_changed_by(act, house)
    await act.bot.tables.house_rules.delete(house)
    await act.answer(act.say("house-deleted", name=in_text(house.name)))


@of_house("keep")
async def keep(act: Act, house: HouseRules) -> None:
    """Keep them, as deleting was not confirmed."""
    await act.answer(act.say("house-kept", name=in_text(house.name)))
