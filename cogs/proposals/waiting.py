"""Somebody does not play on, and there is no clock: asking for one, and ending the match where nobody answers.

One button in the seat panel, or /table no-answer, does what is possible: it asks those on turn for a clock after a day,
which they are told once, and a day later shows the two ends.
"""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import answered, tell
from cogs.app.asking import asks
from cogs.app.client import Client, Interaction
from cogs.app.custom_ids import read
from cogs.app.i18n import say_at, say_to, text
from cogs.members.calling import call
from cogs.messages.buttons import Handler, TableButton
from cogs.messages.layout import page
from cogs.messages.posts import Posts
from cogs.messages.words import addressed, game_name, people_of, seat_name
from cogs.proposals.confirmation import asked_text, deferred
from cogs.typed.choosing import Choices, table_choices
from cogs.typed.which_table import TABLE, own_table, own_tables
from engine.tables.live.table import Table
from engine.tables.model.clock_presets import clock_preset_of
from engine.tables.model.proposal import ProposalKind
from engine.tables.proposals.waiting import CLOCK, PATIENCE
from locales import Say

Style = discord.ButtonStyle
_ABSENT: Final = "absent"


def buttons_of(table: Table, seat: int, say: Say) -> list[TableButton]:
    """What somebody seated can do about those who are waited for; empty where they are on turn or there is a clock."""
    wait = table.wait
    if wait is None or seat in table.actors:
        return []
    key = "stay-clock-ask" if wait.asked is None else "stay-clock-end"
    return [TableButton(_ABSENT, table.id, label=say(key))]


async def show_asked(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody who waits, at this seat, asks those on turn for a clock; pings them, once."""
    wait, say = table.wait, say_at(table.setup)
    if wait is None or wait.asked is None:
        return
    people = [one for on_turn in table.actors if (one := table.seats[on_turn - 1]) is not None and one.is_person]
    told = say(
        "stay-clock-asked",
        name=seat_name(table, seat, say),
        whom=", ".join(map(addressed, people)),
        clock=_clock(CLOCK, say),
        when=_when(wait.asked),
    )
    buttons = [
        TableButton("takeclock", table.id, label=say("stay-clock-take"), style=Style.success),
        TableButton(_ABSENT, table.id, label=say("stay-clock-end")),
    ]
    await posts.send(None, page(told, buttons, mentions=tuple(sorted(people_of(table, *table.actors)))))


async def show_taken(posts: Posts, table: Table, seat: int) -> None:
    """Say at the table that somebody agrees to a clock."""
    say = say_at(table.setup)
    clock = _clock(table.setup.turn_seconds, say)
    await posts.send(None, page(say("stay-clock-taken", name=seat_name(table, seat, say), clock=clock)))


async def absent(interaction: Interaction, table: Table, _: str = "") -> None:
    """Ask those on turn for a clock; where they were asked and had their time, show how the match can end."""
    say, user_id, wait = say_to(interaction), interaction.user.id, table.wait
    facts = {"table": str(table.id), "game": game_name(table, say)}
    if wait is not None and wait.asked is not None:
        table.must_be_unanswered(user_id)
        ends = [
            TableButton("unanswered", table.id, ProposalKind.FORFEIT, label=say("stay-absent-win"), style=Style.danger),
            TableButton("unanswered", table.id, ProposalKind.STOP, label=say("stay-absent-nothing")),
        ]
        await tell(interaction, page(say("stay-absent-doubt", **facts), ends).view)
        return
    table.must_be_askable(user_id)
    call(interaction, people_of(table, *table.actors))
    await deferred(interaction)
    await table.ask_for_clock(user_id)
    asked = table.wait
    if asked is not None and asked.asked is not None:
        await tell(interaction, say("stay-you-asked", when=_when(asked.asked), **facts))


async def take_clock(interaction: Interaction, table: Table, _: str) -> None:
    await interaction.response.defer()
    await table.take_clock(interaction.user.id)


async def end(interaction: Interaction, table: Table, kind: str) -> None:
    """End the match, as won or without a result, or propose that to the others who are there."""
    meant, say = read(ProposalKind, kind), say_to(interaction)
    await interaction.response.defer()
    await table.end_unanswered(interaction.user.id, meant)
    facts = {"table": str(table.id), "game": game_name(table, say)}
    told = asked_text(table, say) if table.status.is_live else say("stay-absent-ended", **facts)
    await interaction.client.delivery.answer(interaction, page(told))


def _clock(seconds: int, say: Say) -> str:
    """The clock that was asked for, by its name and time."""
    return say(f"prefer-pace-{clock_preset_of(seconds)}")


def _when(asked: float) -> str:
    """When those who were asked have had their time."""
    return f"<t:{int(asked + PATIENCE)}:R>"


class WaitingCommands(commands.Cog):
    """A mixin for the commands of /table."""

    _bot: Client

    @app_commands.command(name=text("stay-absent"), description=text("stay-absent-hint"))
    @asks(**TABLE)
    @answered
    async def absent(self, interaction: Interaction, table: str | None = None) -> None:
        """Ask those who do not play on for a clock, or end the match that they have left waiting."""
        await absent(interaction, own_table(table, interaction, lambda one: one.wait is not None))

    @absent.autocomplete("table")
    async def _complete_table_waiting(self, interaction: Interaction, typed: str) -> Choices:
        return table_choices(own_tables(interaction), typed, interaction)


HANDLERS: dict[str, Handler] = {_ABSENT: absent, "takeclock": take_clock, "unanswered": end}
