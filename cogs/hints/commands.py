"""/hint and the button under a hand: what a strong player would do, told to the person on turn alone."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, answered, tell
from cogs.app.asking import asks
from cogs.app.client import Client, Interaction
from cogs.app.i18n import say_to, text
from cogs.hand.take_action import must_be_turn, own_seat
from cogs.hints.hint_text import hint_text
from cogs.messages.buttons import Handler
from cogs.messages.words import CardWords
from cogs.typed.choosing import Choices, table_choices
from cogs.typed.which_table import TABLE, own_table, own_tables
from engine.hints.hint import hint, knows, seed_of
from engine.players.turns import Question
from engine.tables.live.table import Table
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Pause, Status

WITHIN: Final = 2.0
"""Seconds to think; after that there is what a player by rules of thumb would do."""


class HintCommands(commands.Cog):
    """Works in direct messages too."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("hints-command"), description=text("hints-command-hint"))
    @asks(**TABLE)
    @answered
    async def hint(self, interaction: Interaction, table: str | None = None) -> None:
        """Say what a strong player would do now."""

        def is_due(one: Table) -> bool:
            return one.seat_of(interaction.user.id) in one.actors

        await show_hint(interaction, own_table(table, interaction, is_due), "")

    @hint.autocomplete("table")
    async def _complete_table(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(own_tables(interaction), typed, interaction)


async def show_hint(interaction: Interaction, table: Table, _: str) -> None:
    """Answer with a hint; raises Refused and Denied where there is none."""
    user_id, say = interaction.user.id, say_to(interaction, table)
    question = _question(table, own_seat(table, user_id))
    await interaction.response.defer(ephemeral=True, thinking=True)
    worths = await interaction.client.tables.thinker.weigh(question, seed_of(question), within=WITHIN)
    if table.setup.hints:
        await table.count_hint(user_id)
    await tell(interaction, hint_text(table, hint(question, worths), CardWords(interaction.client.tiles, say), say))


def _question(table: Table, seat: int) -> Question:
    """What the person on this seat has to decide; raises Refused and Denied."""
    if not table.status.is_live:
        raise Refused(Refusal.TABLE_OVER, table=table.id)
    if not knows(table.setup.game):
        raise Denied("hints-untaught")
    if not table.allows_hints:
        raise Denied("hints-off" if table.setup.tournament is None else "hints-off-tournament")
    if table.paused is Pause.AGREED:
        raise Refused(Refusal.PAUSED)
    question = table.question(seat) if table.status is Status.PLAYING and table.deal else None
    if question is None:
        must_be_turn(table, seat, "")
        raise Denied("hints-nothing-due")
    return question


HANDLERS: dict[str, Handler] = {"hint": show_hint}
