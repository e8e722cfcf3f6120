"""/settings: how a server plays, for those who may manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from discord import app_commands
from discord.ext import commands

from cogs.answers import Denied, Interaction, answered, tell
from cogs.i18n import LANGUAGE_NAMES, say_to, text

if TYPE_CHECKING:
    from cogs.bot import CardBot

SHORTEST: Final = 15
LONGEST: Final = 3600


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SettingsCommands(
    commands.GroupCog, group_name=text("command-settings"), group_description=text("command-settings-hint")
):
    """What new tables of a server start with."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("command-clock"), description=text("command-clock-hint"))
    @app_commands.rename(seconds=text("command-seconds"))
    @app_commands.describe(seconds=text("command-seconds-hint"))
    @answered
    async def clock(self, interaction: Interaction, seconds: app_commands.Range[int, SHORTEST, LONGEST]) -> None:
        """Seconds for each turn at tables opened from now on."""
        await self._change(interaction, turn_seconds=seconds)
        await tell(interaction, say_to(interaction)("lobby-clock-set", seconds=seconds))

    @app_commands.command(name=text("command-language"), description=text("command-language-hint"))
    @app_commands.rename(language=text("command-speech"))
    @app_commands.describe(language=text("command-speech-hint"))
    @app_commands.choices(language=[app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()])
    @answered
    async def language(self, interaction: Interaction, language: str) -> None:
        """The language of tables opened from now on."""
        await self._change(interaction, language=language)
        await tell(interaction, say_to(interaction)("lobby-language-set", language=LANGUAGE_NAMES[language]))

    async def _change(self, interaction: Interaction, **changes: Any) -> None:
        """Discord shows these commands only to managers, but a server may show them to others."""
        if interaction.guild_id is None:
            raise Denied("refusal-only-in-channels")
        if not interaction.permissions.manage_guild:
            raise Denied("refusal-manage-server")
        server = await self._bot.tables.server(interaction.guild_id)
        await self._bot.tables.set_server(replace(server, **changes))
