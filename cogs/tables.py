"""/table: open, list, start and stop tables."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from cogs.answers import Denied, Interaction, answered, tell
from cogs.choosing import (
    Choices,
    game_meant,
    option_choices,
    preset_choices,
    preset_named,
    presets_of,
    read_options,
    table_choices,
    table_named,
)
from cogs.clocks import ClockCommands
from cogs.house_choices import house_choices
from cogs.i18n import LANGUAGE_NAMES, say_to, text
from cogs.layout import fitting
from cogs.lobby import rules_text
from cogs.lobby_commands import ACCESS_CHOICES, PARTNER_CHOICES, TABLE, TABLE_HINT, LobbyCommands, tables_of_host
from cogs.opening import (
    MOST_COMPUTERS,
    must_be_able_to_open,
    must_have_room,
    open_table,
    rules_meant,
    setup_here,
    tell_opened,
)
from cogs.pacetext import pace_choices, pace_meant
from cogs.rematch import OTHERS, play_again
from cogs.rights import may_stop
from cogs.words import addressed, game_name
from engine.errors import UnknownChoice
from engine.game import AnyGame
from engine.options import Options
from engine.registry import GAMES
from engine.tables.people import Access
from engine.tables.table import Table

if TYPE_CHECKING:
    from cogs.bot import CardBot

GAME_CHOICES: Final = [app_commands.Choice(name=text(f"rules-game-{name}"), value=name) for name in GAMES]
RULES_NAMES: Final = {
    "game": text("command-game"),
    "preset": text("command-preset"),
    "options": text("command-options"),
}
"""How commands call what says by which rules to play."""
RULES_HINTS: Final = {
    "game": text("command-game-hint"),
    "preset": text("command-preset-hint"),
    "options": text("command-options-hint"),
}
NO_TABLE: Final = "refusal-no-table-of-yours"
REMATCH_CHOICES: Final = [
    app_commands.Choice(name=text("find-partners-same"), value="same"),
    app_commands.Choice(name=text("find-partners-others"), value=OTHERS),
]
TAKE_BACK_CHOICES: Final = [
    app_commands.Choice(name=text("find-take-back-no"), value=0),
    app_commands.Choice(name=text("find-take-back-5"), value=5),
]
LANGUAGE_CHOICES: Final = [app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()]


@app_commands.guild_only()
class TableCommands(
    LobbyCommands,
    ClockCommands,
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table-hint"),
):
    """The commands about tables as such."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("command-open"), description=text("command-open-hint"))
    @app_commands.rename(
        **RULES_NAMES,
        partners=text("command-partners"),
        computers=text("command-computers"),
        access=text("command-access"),
        language=text("command-speech"),
        house=text("house-which"),
        clock=text("find-clock"),
        take_back=text("find-take-back"),
    )
    @app_commands.describe(
        **RULES_HINTS,
        partners=text("command-partners-hint"),
        computers=text("command-computers-hint"),
        access=text("command-access-hint"),
        language=text("command-speech-hint"),
        house=text("house-which-hint"),
        clock=text("find-clock-hint"),
        take_back=text("find-take-back-hint"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        partners=PARTNER_CHOICES,
        access=ACCESS_CHOICES,
        language=LANGUAGE_CHOICES,
    )
    @app_commands.choices(take_back=TAKE_BACK_CHOICES)
    @answered
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        options: str = "",
        partners: str | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        access: str = Access.OPEN.value,
        language: str | None = None,
        house: str | None = None,
        clock: str | None = None,
        take_back: int | None = None,
    ) -> None:
        """Open a table whose host sits on its first seat; without any option a table for the basic game."""
        must_be_able_to_open(interaction)
        rules = await rules_meant(
            interaction, game=game, preset=preset, house=house, partners=partners, changes=read_options(options)
        )
        must_have_room(rules, computers)
        await interaction.response.defer(ephemeral=True, thinking=True)
        setup = setup_here(interaction, rules)
        setup = replace(
            setup,
            access=Access(access),
            language=language or setup.language,
            turn_seconds=setup.turn_seconds if clock is None else pace_meant(clock, say_to(interaction)),
            takes_back=setup.takes_back if take_back is None else take_back,
        )
        await tell_opened(interaction, await open_table(interaction, setup, computers))

    @app_commands.command(name=text("command-list"), description=text("command-list-hint"))
    @answered
    async def list(self, interaction: Interaction) -> None:
        """The live tables of this server."""
        say = say_to(interaction)
        tables = self._bot.tables.in_guild(interaction.guild_id or 0)
        lines = (
            say(
                f"lobby-list-{table.status}",
                table=str(table.id),
                game=game_name(table, say),
                channel=f"<#{table.setup.channel_id}>",
                people=", ".join(addressed(one) for one in table.seats if one) or "–",
            )
            for table in tables
        )
        await tell(interaction, fitting(lines) or say("lobby-list-none"))

    @app_commands.command(name=text("command-table-rules"), description=text("command-table-rules-hint"))
    @app_commands.rename(
        preset=text("command-preset"), options=text("command-options"), table=text("command-which-table")
    )
    @app_commands.describe(
        preset=text("command-preset-hint"),
        options=text("command-options-hint"),
        table=text("command-which-table-hint"),
    )
    @answered
    async def rules(
        self, interaction: Interaction, preset: str | None = None, options: str = "", table: str | None = None
    ) -> None:
        """Change variant and options of a table of one's own; the seats follow."""
        say = say_to(interaction)
        chosen = table_named(table, interaction, tables_of_host(interaction), "refusal-no-table-here")
        await interaction.response.defer(ephemeral=True, thinking=True)
        wanted = preset_named(chosen.game.presets, preset, say)
        await chosen.configure(interaction.user.id, read_options(options), wanted)
        changed = say(
            "lobby-rules-changed", table=str(chosen.id), game=game_name(chosen, say), rules=rules_text(chosen, say)
        )
        await tell(interaction, changed)

    @app_commands.command(name=text("command-start"), description=text("command-start-hint"))
    @app_commands.rename(table=text("command-which-table"))
    @app_commands.describe(table=text("command-which-table-hint"))
    @answered
    async def start(self, interaction: Interaction, table: str | None = None) -> None:
        """Start the match at a table of one's own."""
        chosen = table_named(table, interaction, tables_of_host(interaction), "refusal-no-table-here")
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.start(interaction.user.id)
        await tell(interaction, say_to(interaction)("lobby-started", table=str(chosen.id)))

    @app_commands.command(name=text("command-stop"), description=text("command-stop-hint"))
    @app_commands.rename(table=text("command-which-table"))
    @app_commands.describe(table=text("command-which-table-hint"))
    @answered
    async def stop(self, interaction: Interaction, table: str | None = None) -> None:
        """Stop a table of one's own, or any of the server for those who may."""
        candidates = self._stoppable(interaction)
        chosen = table_named(table, interaction, candidates, "refusal-no-table-here")
        await interaction.response.defer(ephemeral=True, thinking=True)
        await chosen.stop(interaction.user.id, force=may_stop(interaction))
        await tell(interaction, say_to(interaction)("lobby-you-stopped", table=str(chosen.id)))

    @app_commands.command(name=text("find-rematch-command"), description=text("find-rematch-hint"))
    @app_commands.rename(partners=text("command-partners"))
    @app_commands.describe(partners=text("find-rematch-partners-hint"))
    @app_commands.choices(partners=REMATCH_CHOICES)
    @answered
    async def rematch(self, interaction: Interaction, partners: str | None = None) -> None:
        """Have the last match of this channel once more, or be one of those who do."""
        ended = await self._bot.tables.last_ended(interaction.channel_id or 0)
        if ended is None:
            raise Denied("find-no-match-here")
        table = await play_again(interaction, ended, others=partners == OTHERS)
        await tell(interaction, say_to(interaction)("find-rematch-yours", table=str(table.id)))

    @app_commands.command(name=text("find-show"), description=text("find-show-hint"))
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HINT)
    @answered
    async def show(self, interaction: Interaction, table: str | None = None) -> None:
        """Send the message of a table anew, so that it stands below what has been said since."""
        chosen = table_named(table, interaction, self._bot.tables.of_user(interaction.user.id), NO_TABLE)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._bot.announcer.show_again(chosen)
        await tell(interaction, say_to(interaction)("find-shown", table=str(chosen.id)))

    @show.autocomplete("table")
    async def _complete_show(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(self._bot.tables.of_user(interaction.user.id), typed, interaction)

    @open.autocomplete("clock")
    async def _complete_clock(self, interaction: Interaction, typed: str) -> Choices:
        return pace_choices(typed, say_to(interaction))

    @open.autocomplete("options")
    async def _complete_options(self, interaction: Interaction, typed: str) -> Choices:
        return options_for(None, None, interaction, typed)

    @open.autocomplete("house")
    async def _complete_house(self, interaction: Interaction, typed: str) -> Choices:
        return await house_choices(interaction, typed)

    @open.autocomplete("preset")
    async def _complete_preset(self, interaction: Interaction, typed: str) -> Choices:
        return preset_choices(presets_of(game_typed(interaction)), typed, say_to(interaction))

    @rules.autocomplete("options")
    async def _complete_new_options(self, interaction: Interaction, typed: str) -> Choices:
        table = self._table_to_change(interaction)
        return options_for(table.game, table.setup.options, interaction, typed) if table else []

    @rules.autocomplete("preset")
    async def _complete_new_preset(self, interaction: Interaction, typed: str) -> Choices:
        table = self._table_to_change(interaction)
        return preset_choices(table.game.presets, typed, say_to(interaction)) if table else []

    @rules.autocomplete("table")
    @start.autocomplete("table")
    async def _complete_start(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(tables_of_host(interaction), typed, interaction)

    @stop.autocomplete("table")
    async def _complete_stop(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(self._stoppable(interaction), typed, interaction)

    def _table_to_change(self, interaction: Interaction) -> Table | None:
        """The table whose rules are being typed, None where that is not clear."""
        typed = interaction.namespace.__dict__.get(str(text("command-which-table")))
        try:
            return table_named(typed, interaction, tables_of_host(interaction), "refusal-no-table-here")
        except Denied:
            return None

    def _stoppable(self, interaction: Interaction) -> tuple[Table, ...]:
        if may_stop(interaction):
            return self._bot.tables.in_guild(interaction.guild_id or 0)
        return tables_of_host(interaction)


def game_typed(interaction: Interaction) -> str | None:
    """The game typed so far."""
    game = interaction.namespace.__dict__.get(str(text("command-game")))
    return game if game in GAMES else None


def options_for(game: AnyGame | None, now: Options | None, interaction: Interaction, typed: str) -> Choices:
    """What may be typed as options with the game and preset typed beside them, or else on top of the options now."""
    say, named = say_to(interaction), game_typed(interaction)
    preset = interaction.namespace.__dict__.get(str(text("command-preset")))
    wanted = preset_named(game.presets if game else presets_of(named), preset, say)
    game = game or game_meant(named, wanted)
    try:
        options = game.for_tables(wanted) if wanted or now is None else now
    except UnknownChoice:
        return []
    return option_choices(game, options, typed, say)
