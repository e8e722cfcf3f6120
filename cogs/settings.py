"""/settings: how cards and texts look to somebody, and how a server plays, for those who may manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from discord import app_commands
from discord.ext import commands

from cogs.answers import Interaction, answered, tell
from cogs.i18n import LANGUAGE_NAMES, say_to, text
from cogs.themes import CHOICES, USUAL, Whose, choose, must_manage, theme_page

if TYPE_CHECKING:
    from cogs.bot import CardBot

SHORTEST: Final = 15
LONGEST: Final = 3600


def _choices(whose: Whose, part: str) -> list[app_commands.Choice[str]]:
    usual = text(f"theme-{whose}-usual-language" if part == "language" else f"theme-{whose}-usual")
    named = {one: LANGUAGE_NAMES.get(one) or text(f"theme-{part}-{one.lower()}") for one in CHOICES[part]}
    return [app_commands.Choice(name=name, value=value) for value, name in ({USUAL: usual} | named).items()]


_NAMES: Final = {
    "cards": text("command-theme-cards"),
    "colours": text("command-theme-colours"),
    "felt": text("command-theme-felt"),
    "language": text("command-speech"),
}
_HINTS: Final = {
    "cards": text("command-theme-cards-hint"),
    "colours": text("command-theme-colours-hint"),
    "felt": text("command-theme-felt-hint"),
    "language": text("command-speech-hint"),
}


class SettingsCommands(
    commands.GroupCog, group_name=text("command-settings"), group_description=text("command-settings-hint")
):
    """What people and servers choose."""

    def __init__(self, bot: CardBot) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("command-mine"), description=text("command-mine-hint"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_HINTS)
    @app_commands.choices(**{part: _choices(Whose.ME, part) for part in CHOICES})
    @answered
    async def mine(
        self,
        interaction: Interaction,
        cards: str | None = None,
        colours: str | None = None,
        felt: str | None = None,
        language: str | None = None,
    ) -> None:
        """How things look to whoever asks."""
        await _show(interaction, Whose.ME, cards=cards, colours=colours, felt=felt, language=language)

    @app_commands.command(name=text("command-server"), description=text("command-server-hint"))
    @app_commands.rename(**_NAMES)
    @app_commands.describe(**_HINTS)
    @app_commands.choices(**{part: _choices(Whose.SERVER, part) for part in CHOICES})
    @answered
    async def server(
        self,
        interaction: Interaction,
        cards: str | None = None,
        colours: str | None = None,
        felt: str | None = None,
        language: str | None = None,
    ) -> None:
        """How tables opened from now on look to all."""
        await _show(interaction, Whose.SERVER, cards=cards, colours=colours, felt=felt, language=language)

    @app_commands.command(name=text("command-clock"), description=text("command-clock-hint"))
    @app_commands.rename(seconds=text("command-seconds"))
    @app_commands.describe(seconds=text("command-seconds-hint"))
    @answered
    async def clock(self, interaction: Interaction, seconds: app_commands.Range[int, SHORTEST, LONGEST]) -> None:
        """Seconds for each turn at tables opened from now on."""
        server = await self._bot.tables.server(must_manage(interaction))
        await self._bot.tables.set_server(replace(server, turn_seconds=seconds))
        await tell(interaction, say_to(interaction)("lobby-clock-set", seconds=seconds))


async def _show(interaction: Interaction, whose: Whose, **typed: str | None) -> None:
    """Take what was chosen, if anything, and show what that makes."""
    await choose(interaction, whose, {part: choice for part, choice in typed.items() if choice is not None})
    made = await theme_page(interaction, whose)
    await interaction.response.send_message(view=made.view, files=made.files, ephemeral=True)
