"""/tournament: open a tournament, see how it stands, stop it; and the buttons to enter and start."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, answered, tell
from cogs.app.asking import asks
from cogs.app.client import Client, Interaction
from cogs.app.contexts import in_servers
from cogs.app.i18n import LANGUAGE_NAMES, language_here, say_at, say_to, text
from cogs.app.permissions import must_be_permitted
from cogs.lobby.opening import must_be_an_opener, must_be_where_tables_are
from cogs.messages.display_names import name_of_user
from cogs.messages.shown_later import fill_answer
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.tournament.board import TournamentBoards
from cogs.tournament.buttons import TournamentHandler
from cogs.tournament.page import deals_of, letter, standings_page, where
from cogs.tournament.stop import STOPPING, stop
from cogs.typed.choosing import Choices, numbers_of
from engine.tables.model.status import Status
from engine.tournaments.progress import Tournament
from engine.tournaments.schedule import PEOPLE, SEATS, most_rounds
from engine.tournaments.setup import TournamentSetup
from engine.tournaments.tournament import MOST_DEALS, PRESETS, USUAL_DEALS, USUAL_ROUNDS, options_for
from rendering.canvas.letters.graphemes import shortened

PEOPLE_CHOICES: Final = [app_commands.Choice(name=str(people), value=people) for people in PEOPLE]
PRESET_CHOICES: Final = [app_commands.Choice(name=text(f"rules-name-{name}"), value=name) for name in PRESETS]
FILL_CHOICES: Final = [
    app_commands.Choice(name=text(f"tournament-computers-{one}"), value=one) for one in ("yes", "no")
]
LANGUAGE_CHOICES: Final = [app_commands.Choice(name=name, value=key) for key, name in LANGUAGE_NAMES.items()]

DAY: Final = 1440
"""Minutes after which Discord archives a silent thread; writing in it brings it back."""


@in_servers
class TournamentCommands(
    commands.GroupCog, group_name=text("tournament-command"), group_description=text("tournament-command-hint")
):
    """The commands about tournaments."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("tournament-open"), description=text("tournament-open-hint"))
    @asks(
        people="tournament-people",
        rounds="tournament-rounds",
        deals="tournament-deals",
        preset="tournament-preset",
        computers="tournament-computers",
        language="command-speech",
    )
    @app_commands.choices(people=PEOPLE_CHOICES)
    @app_commands.choices(preset=PRESET_CHOICES, computers=FILL_CHOICES, language=LANGUAGE_CHOICES)
    @answered
    async def open(
        self,
        interaction: Interaction,
        people: int = SEATS,
        rounds: app_commands.Range[int, 1, most_rounds(PEOPLE[-1])] | None = None,
        deals: app_commands.Range[int, 1, MOST_DEALS] = USUAL_DEALS,
        preset: str = PRESETS[0],
        computers: str = "yes",
        language: str | None = None,
    ) -> None:
        """Open a tournament whose host has the first place."""
        must_be_where_tables_are(interaction)
        must_be_an_opener(interaction)
        must_be_permitted(interaction)
        most = most_rounds(people)
        if rounds is not None and rounds > most:
            raise Denied("refusal-too-many-rounds", people=people, most=most)
        await interaction.response.defer(ephemeral=True, thinking=True)
        server = await self._bot.tables.server(interaction.guild_id or 0)
        setup = TournamentSetup(
            options=options_for(preset, deals),
            people=people,
            rounds=rounds or USUAL_ROUNDS[people],
            fill=computers == "yes",
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id or 0,
            host_id=interaction.user.id,
            host_name=name_of_user(interaction.user),
            language=language or server.language or language_here(interaction),
            turn_seconds=server.turn_seconds,
            theme=server.theme,
        )
        tournament = await self._bot.tables.tournaments.open(setup)
        await tell(interaction, say_to(interaction)("tournament-opened", tournament=str(tournament.id)))

    @app_commands.command(name=text("tournament-standings"), description=text("tournament-standings-hint"))
    @asks(tournament="tournament-which")
    @answered
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show the standings of a tournament of this server."""
        await show_standings(interaction, self._chosen(interaction, tournament))

    @app_commands.command(name=text("tournament-stop"), description=text("tournament-stop-hint"))
    @asks(sure="company-sure", reason="agree-reason", tournament="tournament-which")
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def stop(
        self, interaction: Interaction, sure: str | None = None, reason: str = "", tournament: str | None = None
    ) -> None:
        """Stop one's own tournament, or as a manager giving a reason any of the server."""
        await stop(interaction, self._chosen(interaction, tournament), sure=sure == YES, reason=reason)

    @standings.autocomplete("tournament")
    @stop.autocomplete("tournament")
    async def _complete_tournament(self, interaction: Interaction, typed: str) -> Choices:
        numbers = (str(one.id) for one in self._candidates(interaction))
        return [app_commands.Choice(name=number, value=number) for number in numbers if typed in number][:25]

    def _candidates(self, interaction: Interaction) -> tuple[Tournament, ...]:
        return self._bot.tables.tournaments.in_guild(interaction.guild_id or 0)

    def _chosen(self, interaction: Interaction, typed: str | None) -> Tournament:
        """The tournament typed, else the only one in this channel, else the only one; raises Denied."""
        candidates = self._candidates(interaction)
        if not candidates:
            raise Denied("refusal-no-tournament-here")
        numbers = numbers_of(one.id for one in candidates)
        if typed is not None:
            candidates = tuple(one for one in candidates if str(one.id) == typed.strip())
        here = [one for one in candidates if one.setup.channel_id == interaction.channel_id]
        for choice in (candidates, here):
            if len(choice) == 1:
                return choice[0]
        raise Denied("refusal-which-tournament", tournaments=numbers)


async def enter(interaction: Interaction, tournament: Tournament) -> None:
    await interaction.response.defer()
    await tournament.enter(interaction.user.id, name_of_user(interaction.user))
    place = await tournament.place_now(interaction.user.id)
    await tell(interaction, say_to(interaction)("tournament-entered", place=str(place)))


async def leave(interaction: Interaction, tournament: Tournament) -> None:
    await interaction.response.defer()
    await tournament.withdraw(interaction.user.id)
    await tell(interaction, say_to(interaction)("tournament-left"))


async def start(interaction: Interaction, tournament: Tournament) -> None:
    tournament.must_be_startable(interaction.user.id)
    await interaction.response.defer()
    # Opening threads takes a while, in which somebody may press again.
    preparing = interaction.client.part(TournamentBoards).preparing
    if tournament.id not in preparing:
        preparing.add(tournament.id)
        try:
            await tournament.start(interaction.user.id, await _threads(interaction, tournament))
        finally:
            preparing.discard(tournament.id)


async def show_standings(interaction: Interaction, tournament: Tournament) -> None:
    """Show privately the standings after the finished rounds, and the progress of the current tables."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    say = say_to(interaction)
    remarks = []
    if tournament.status is Status.PLAYING and tournament.deadline is None:
        for one in tournament.tables_of(tournament.round):
            table = await interaction.client.tables.find(one.table_id)
            key = "tournament-progress" if table.status.is_live else "tournament-progress-over"
            facts = {"letter": letter(one.number), "where": where(tournament, table)}
            if table.status.is_live:
                facts |= {"deal": str(max(table.deal, 1)), "deals": str(deals_of(tournament))}
            remarks.append(say(key, **facts))
    notes = ["\n".join(remarks)] if remarks else []
    made = await standings_page(tournament, say, interaction.client.avatars.on, remarks=notes)
    await fill_answer(interaction, made)


async def _threads(interaction: Interaction, tournament: Tournament) -> list[int]:
    """A thread for each table, if there are several and the bot may open threads; they serve all rounds."""
    channel, tables = interaction.channel, tournament.setup.people // SEATS
    allowed = interaction.app_permissions
    possible = allowed.create_public_threads and allowed.send_messages_in_threads
    if tables == 1 or not possible or not isinstance(channel, discord.TextChannel):
        return []
    say = say_at(tournament.setup)
    threads: list[int] = []
    # Tables without a thread are played in the channel itself.
    with suppress(discord.HTTPException):
        for number in range(1, tables + 1):
            name = say("tournament-thread", tournament=str(tournament.id), letter=letter(number))
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=shortened(name, 100), type=kind, auto_archive_duration=DAY)
            threads.append(thread.id)
    return threads


TOURNAMENT_HANDLERS: dict[str, TournamentHandler] = {
    "enter": enter,
    "leave": leave,
    "start": start,
    "standings": show_standings,
    **STOPPING,
}
