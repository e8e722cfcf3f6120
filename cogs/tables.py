"""/table: open, list, start and stop tables."""

from __future__ import annotations

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
from cogs.host_panel import PARTNERS
from cogs.house_choices import house_choices
from cogs.i18n import LANGUAGE_NAMES, language_here, say_to, text
from cogs.layout import fitting
from cogs.lobby import rules_text
from cogs.permissions import must_be_permitted
from cogs.rights import may_stop
from cogs.words import addressed, game_name
from engine.errors import UnknownChoice
from engine.game import AnyGame
from engine.options import Impossible, ImpossibleOptions, Options
from engine.registry import GAMES
from engine.tables.houses import House
from engine.tables.people import Access, Setup
from engine.tables.table import Table

if TYPE_CHECKING:
    from cogs.bot import CardBot

_MOST_COMPUTERS: Final = 7
AS_SEATED: Final = "lobby"
"""The way to find partners in which there is nothing to find."""

GAME_CHOICES: Final = [app_commands.Choice(name=text(f"rules-game-{name}"), value=name) for name in GAMES]
PARTNER_CHOICES: Final = [
    app_commands.Choice(name=text(f"command-partners-{way}"), value=way) for way in (AS_SEATED, "high-cards", "jacks")
]
ACCESS_CHOICES: Final = [app_commands.Choice(name=text(f"command-access-{way}"), value=way.value) for way in Access]
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
LANGUAGE_CHOICES: Final = [app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()]


@app_commands.guild_only()
class TableCommands(commands.GroupCog, group_name=text("command-table"), group_description=text("command-table-hint")):
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
    )
    @app_commands.describe(
        **RULES_HINTS,
        partners=text("command-partners-hint"),
        computers=text("command-computers-hint"),
        access=text("command-access-hint"),
        language=text("command-speech-hint"),
        house=text("house-which-hint"),
    )
    @app_commands.choices(game=GAME_CHOICES, partners=PARTNER_CHOICES, access=ACCESS_CHOICES, language=LANGUAGE_CHOICES)
    @answered
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        preset: str | None = None,
        options: str = "",
        partners: str | None = None,
        computers: app_commands.Range[int, 0, _MOST_COMPUTERS] = 0,
        access: str = Access.OPEN.value,
        language: str | None = None,
        house: str | None = None,
    ) -> None:
        """Open a table whose host sits on its first seat; without any option a table for the basic game."""
        must_be_permitted(interaction)
        changes = read_options(options)
        by_house = await self._house_meant(interaction, house, game or preset)
        if by_house is None:
            wanted = preset_named(presets_of(game), preset, say_to(interaction))
            rules = game_meant(game, wanted)
            chosen = rules.for_tables(wanted, changes | _finding(partners, rules, wanted))
        else:
            rules, wanted = GAMES[by_house.game], by_house.options.preset
            changes |= _finding(partners, rules, wanted)
            chosen = rules.configure(wanted, dict(by_house.options.values()) | changes)
        room = rules.seats(chosen) - 1 - (rules.dummy(chosen) is not None)
        if computers > room:
            raise Denied("refusal-too-many-computers", room=room)
        await interaction.response.defer(ephemeral=True, thinking=True)
        server = await self._bot.tables.server(interaction.guild_id or 0)
        setup = Setup(
            game=rules.name,
            options=chosen,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id or 0,
            host_id=interaction.user.id,
            access=Access(access),
            invited=frozenset(),
            language=language or server.language or language_here(interaction),
            turn_seconds=server.turn_seconds,
            theme=server.theme,
            house=by_house.name if by_house and chosen == by_house.options else None,
        )
        table = await self._bot.tables.open(setup, interaction.user.display_name)
        for _ in range(computers):
            await table.add_computer(interaction.user.id)
        await tell(interaction, say_to(interaction)("lobby-opened", table=str(table.id)))
        await self._bot.greetings.greet(interaction, table)

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
        chosen = table_named(table, interaction, self._tables_of_host(interaction), "refusal-no-table-here")
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
        chosen = table_named(table, interaction, self._tables_of_host(interaction), "refusal-no-table-here")
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
        return table_choices(self._tables_of_host(interaction), typed, interaction)

    @stop.autocomplete("table")
    async def _complete_stop(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(self._stoppable(interaction), typed, interaction)

    async def _house_meant(self, interaction: Interaction, name: str | None, other: str | None) -> House | None:
        """The house rules named, if any; raises Denied where a game or variant is named as well."""
        if name is None:
            return None
        if other is not None:
            raise Denied("house-has-variant")
        return await self._bot.tables.houses.named(interaction.guild_id or 0, name)

    def _table_to_change(self, interaction: Interaction) -> Table | None:
        """The table whose rules are being typed, None where that is not clear."""
        typed = interaction.namespace.__dict__.get(str(text("command-which-table")))
        try:
            return table_named(typed, interaction, self._tables_of_host(interaction), "refusal-no-table-here")
        except Denied:
            return None

    def _tables_of_host(self, interaction: Interaction) -> tuple[Table, ...]:
        tables = self._bot.tables.in_guild(interaction.guild_id or 0)
        return tuple(table for table in tables if table.setup.host_id == interaction.user.id)

    def _stoppable(self, interaction: Interaction) -> tuple[Table, ...]:
        if may_stop(interaction):
            return self._bot.tables.in_guild(interaction.guild_id or 0)
        return self._tables_of_host(interaction)


def _finding(partners: str | None, game: AnyGame, preset: str | None) -> dict[str, str]:
    """How partners are found, as an option; raises ImpossibleOptions in a game that has none to find by a draw."""
    has_ways = PARTNERS in {spec.name for spec in game.options}
    if partners is None or (partners == AS_SEATED and not has_ways):
        return {}
    if has_ways:
        return {PARTNERS: partners}
    of = preset if preset and preset in game.presets else next(iter(game.presets))
    raise ImpossibleOptions(Impossible.NO_PARTNERS, of, PARTNERS, partners)


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
