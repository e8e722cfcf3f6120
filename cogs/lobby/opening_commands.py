"""The commands that open a table: one per game, with the server's settings, and /table open with every choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final, NamedTuple, cast

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import answered, command
from cogs.app.client import Act, Client
from cogs.app.i18n import asks, text
from cogs.app.parameters import Kind, Language, Offering, picks
from cogs.app.places import in_servers
from cogs.app.preferences import SERVERS
from cogs.lobby.clocks import CLOCK, pace_meant
from cogs.lobby.opening import (
    AS_SEATED,
    MOST_COMPUTERS,
    Hints,
    must_be_able_to_open,
    must_have_room,
    open_table,
    rules_meant,
    setup_here,
    tell_opened,
    with_hints,
)
from cogs.typed.choosing import (
    HOUSE,
    House,
    Level,
    Preset,
    PresetKind,
    RuleOptions,
    WhichGame,
    house_choices,
    read_options,
)
from engine.core.errors import BadGame
from engine.core.registry import GAMES, room_of
from engine.table.model.setup import Access
from engine.table.model.times import TurnClock
from locales import LANGUAGES, say_in

ACCESS: Final = Kind("command-access", picks("command-access", Access), reads=Access)
PARTNER_CHOICES: Final = picks("command-partners", (AS_SEATED, "high-cards", "jacks"))
_GAME: Final = "game"
"""How the command of a game says which one."""


def _game(act: Act) -> str:
    command: Any = act.interaction.command
    return str(command.extras[_GAME])


_PresetOfGame = Annotated[str | None, PresetKind(lambda act: GAMES[_game(act)].presets)]
_HouseOfGame = Annotated[str | None, Offering(HOUSE, lambda act, typed: house_choices(act, typed, _game(act)))]
_Computers = app_commands.Range[int, 0, MOST_COMPUTERS]
_TakeBack = Annotated[int | None, Kind("find-take-back", picks("prefer-takeback", SERVERS["takeback"].values))]
_LAST_TRICK: Final = {name: int(plays_itself) for name, plays_itself in SERVERS["lasttrick"].values.items()}
_LastTrick = Annotated[bool | None, Kind("find-last-trick", picks("prefer-lasttrick", _LAST_TRICK), reads=bool)]


class FindCommands(commands.Cog):
    """One command for each game there is."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._commands = {game: _Finding(game).command() for game in GAMES}

    async def cog_load(self) -> None:
        """Add them; raises BadGame where a game is called like any other command, in any language."""
        tree = self._bot.tree
        taken = {name for one in tree.get_commands() for name in _names_of(one)}
        for game, finding in self._commands.items():
            names = _names_of(finding)
            if shared := sorted(names & taken):
                told = f"its command would be called like another one, /{shared[0]}: rename the game"
                raise BadGame(room_of(game).__path__[0], told)
            taken |= names
            tree.add_command(finding)

    async def cog_unload(self) -> None:
        for finding in self._commands.values():
            self._bot.tree.remove_command(finding.name)


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
        command: Any = app_commands.Command(
            name=text(key), description=text(f"{key}-hint"), callback=self.find, extras={_GAME: self.game}
        )
        return cast("app_commands.Command[Any, ..., Any]", in_servers(command))

    @asks(computers="command-computers")
    @answered
    async def find(
        self,
        act: Act,
        preset: _PresetOfGame = None,
        computers: _Computers = 0,
        level: Level = None,
        house: _HouseOfGame = None,
        hints: Hints = None,
    ) -> None:
        """Open a table that looks for players."""
        must_be_able_to_open(act)
        rules = await rules_meant(act, game=self.game, preset=preset, house=house, changes={})
        must_have_room(rules, computers)
        await act.response.defer(ephemeral=True, thinking=True)
        setup = with_hints(setup_here(act, rules), hints)
        await tell_opened(act, await open_table(act, setup, computers, level))


class OpenCommand(commands.Cog):
    """A mixin for /table: the command that opens any table."""

    @command("command-open", computers="command-computers")
    async def open(
        self,
        act: Act,
        game: WhichGame = None,
        preset: Preset = None,
        options: RuleOptions = "",
        partners: Annotated[str | None, Kind("command-partners", PARTNER_CHOICES)] = None,
        computers: _Computers = 0,
        level: Level = None,
        access: Annotated[Access, ACCESS] = Access.OPEN,
        language: Language = None,
        house: House = None,
        clock: Annotated[str | None, CLOCK] = None,
        take_back: _TakeBack = None,
        last_trick: _LastTrick = None,
        hints: Hints = None,
    ) -> None:
        """Open a table with the host on its first seat; without any option a table for the basic game."""
        must_be_able_to_open(act)
        rules = await rules_meant(
            act, game=game, preset=preset, house=house, partners=partners, changes=read_options(options)
        )
        must_have_room(rules, computers)
        await act.response.defer(ephemeral=True, thinking=True)
        setup = setup_here(act, rules)
        meant = TurnClock(setup.turn_seconds, setup.reserve_seconds) if clock is None else pace_meant(clock, act.say)
        setup = replace(
            setup,
            access=access,
            language=language or setup.language,
            turn_seconds=meant.turn,
            reserve_seconds=meant.reserve,
            takes_back=setup.takes_back if take_back is None else take_back,
            plays_last=setup.plays_last if last_trick is None else last_trick,
        )
        table = await open_table(act, with_hints(setup, hints), computers, level)
        await tell_opened(act, table)
