"""The commands that open a table: one per game, with the server's settings, and /table open with every choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple, cast

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import answered, completed
from cogs.app.client import Act, Client
from cogs.app.i18n import LANGUAGE_NAMES, asks, in_servers, text
from cogs.app.preferences import SERVERS
from cogs.lobby.clocks import pace_choices, pace_meant
from cogs.lobby.lobby_commands import ACCESS_CHOICES, LEVEL_CHOICES, PARTNER_CHOICES
from cogs.lobby.opening import (
    HINT_CHOICES,
    MOST_COMPUTERS,
    must_be_able_to_open,
    must_have_room,
    open_table,
    rules_meant,
    setup_here,
    tell_opened,
    with_hints,
)
from cogs.typed.choosing import Choices, asks_for_rules, house_choices, preset_choices, read_options
from engine.core.errors import BadGame
from engine.core.registry import GAMES, room_of
from engine.tables.model.setup import Access
from locales import LANGUAGES, say_in

TAKE_BACK_CHOICES: Final = [
    app_commands.Choice(name=text(f"prefer-takeback-{name}"), value=seconds)
    for name, seconds in SERVERS["takeback"].values.items()
]
LAST_TRICK_CHOICES: Final = [
    app_commands.Choice(name=text(f"prefer-lasttrick-{name}"), value=int(plays_itself))
    for name, plays_itself in SERVERS["lasttrick"].values.items()
]
LANGUAGE_CHOICES: Final = [app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()]
Computers = app_commands.Range[int, 0, MOST_COMPUTERS]


class FindCommands(commands.Cog):
    """One command for each game there is."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._commands = {game: _Finding(game).command() for game in GAMES}

    async def cog_load(self) -> None:
        """Add them; raises BadGame where a game is called like any other command, in any language."""
        tree = self._bot.tree
        taken = {name for one in tree.get_commands() for name in _names_of(one)}
        for game, command in self._commands.items():
            names = _names_of(command)
            if shared := sorted(names & taken):
                told = f"its command would be called like another one, /{shared[0]}: rename the game"
                raise BadGame(room_of(game).__path__[0], told)
            taken |= names
            tree.add_command(command)

    async def cog_unload(self) -> None:
        for command in self._commands.values():
            self._bot.tree.remove_command(command.name)


def _names_of(command: Any) -> set[str]:
    """What a command is called in any language."""
    # The name alone: the whole command, translated, takes a hundred times as long.
    name: app_commands.locale_str | None = command._locale_name
    key = name.extras.get("key") if name else None
    return {command.name, *(say_in(language)(key) for language in LANGUAGES if key)}


class _Finding(NamedTuple):
    """The command of one game."""

    game: str

    def command(self) -> app_commands.Command[Any, ..., Any]:
        key = f"find-{self.game}"
        command: Any = app_commands.Command(name=text(key), description=text(f"{key}-hint"), callback=self.find)
        keys = {"preset": "command-preset", "computers": "command-computers", "level": "command-level"}
        asks(**keys, house="house-which", hints="hints-option")(command)
        app_commands.choices(level=LEVEL_CHOICES)(command)
        app_commands.choices(hints=HINT_CHOICES)(command)
        command.autocomplete("preset")(self.complete_preset)
        command.autocomplete("house")(self.complete_house)
        return cast("app_commands.Command[Any, ..., Any]", in_servers(command))

    @answered
    async def find(
        self,
        act: Act,
        preset: str | None = None,
        computers: Computers = 0,
        level: str | None = None,
        house: str | None = None,
        hints: int | None = None,
    ) -> None:
        """Open a table that looks for players."""
        must_be_able_to_open(act)
        rules = await rules_meant(act, game=self.game, preset=preset, house=house, changes={})
        must_have_room(rules, computers)
        await act.response.defer(ephemeral=True, thinking=True)
        setup = with_hints(setup_here(act, rules), hints)
        await tell_opened(act, await open_table(act, setup, computers, level))

    @completed
    async def complete_preset(self, act: Act, typed: str) -> Choices:
        return preset_choices(GAMES[self.game].presets, typed, act.say)

    @completed
    async def complete_house(self, act: Act, typed: str) -> Choices:
        return await house_choices(act, typed, self.game)


class OpenCommand(commands.Cog):
    """A mixin for /table: the command that opens any table."""

    @app_commands.command(name=text("command-open"), description=text("command-open-hint"))
    @asks_for_rules
    @asks(
        partners="command-partners",
        computers="command-computers",
        level="command-level",
        access="command-access",
        language="command-speech",
        house="house-which",
        clock="find-clock",
        take_back="find-take-back",
        last_trick="find-last-trick",
        hints="hints-option",
    )
    @app_commands.choices(
        partners=PARTNER_CHOICES,
        level=LEVEL_CHOICES,
        access=ACCESS_CHOICES,
        language=LANGUAGE_CHOICES,
    )
    @app_commands.choices(take_back=TAKE_BACK_CHOICES, last_trick=LAST_TRICK_CHOICES, hints=HINT_CHOICES)
    @answered
    async def open(
        self,
        act: Act,
        game: str | None = None,
        preset: str | None = None,
        options: str = "",
        partners: str | None = None,
        computers: Computers = 0,
        level: str | None = None,
        access: str = Access.OPEN.value,
        language: str | None = None,
        house: str | None = None,
        clock: str | None = None,
        take_back: int | None = None,
        last_trick: int | None = None,
        hints: int | None = None,
    ) -> None:
        """Open a table with the host on its first seat; without any option a table for the basic game."""
        must_be_able_to_open(act)
        rules = await rules_meant(
            act, game=game, preset=preset, house=house, partners=partners, changes=read_options(options)
        )
        must_have_room(rules, computers)
        await act.response.defer(ephemeral=True, thinking=True)
        setup = setup_here(act, rules)
        setup = replace(
            setup,
            access=Access(access),
            language=language or setup.language,
            turn_seconds=setup.turn_seconds if clock is None else pace_meant(clock, act.say),
            takes_back=setup.takes_back if take_back is None else take_back,
            plays_last=setup.plays_last if last_trick is None else bool(last_trick),
        )
        table = await open_table(act, with_hints(setup, hints), computers, level)
        await tell_opened(act, table)

    @open.autocomplete("clock")
    @completed
    async def _complete_clock(self, act: Act, typed: str) -> Choices:
        return pace_choices(typed, act.say)

    @open.autocomplete("house")
    @completed
    async def _complete_house(self, act: Act, typed: str) -> Choices:
        return await house_choices(act, typed)
