"""/tournament, and what the buttons do: enter, leave, begin, see how it stands, direct, stop, and opening one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import find_tournament, tournaments_here
from cogs.app.answers import Denied, answered, fill_answer, tell
from cogs.app.client import Client, Interaction
from cogs.app.custom_ids import number_in
from cogs.app.i18n import asks, in_servers, say_to, text
from cogs.app.preferences import call
from cogs.members.membership import must_be_member
from cogs.messages.layout import page
from cogs.messages.words import in_text, name_of_user
from cogs.proposals.claims import YES, YES_CHOICE
from cogs.tournament.board import TournamentBoards, tables_wanted, threads_for
from cogs.tournament.board_text import letter
from cogs.tournament.directing import (
    DIRECTING,
    FORM,
    CorrectionForms,
    begin_next,
    correct,
    move_here,
    must_decide,
    share_office,
)
from cogs.tournament.opening import YES_NO_CHOICES, OpenTournament
from cogs.tournament.page import TournamentHandler, TournamentPeopleMenu, length_of, picked, where
from cogs.tournament.standings_page import PAGE, file_of, people_page, standings_page
from cogs.tournament.stop import STOPPING, stop
from cogs.typed.choosing import Choices, numbers_of
from cogs.typed.writing import as_number
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status
from engine.tournaments.directing import MOST_CORRECTED, MOST_REASON
from engine.tournaments.progress import Tournament
from engine.tournaments.setup import MOST_PEOPLE, MOST_ROUNDS
from engine.tournaments.state import NOWHERE

MOST_REMARKS: Final = 20
"""Tables whose progress stands under the standings."""


async def enter(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Enter alone."""
    await interaction.response.defer(ephemeral=True)
    await tournament.enter(interaction.user.id, name_of_user(interaction.user))
    place = await tournament.place_now(interaction.user.id)
    told = say_to(interaction)("tournament-entered", place=str(place))
    await tell(interaction, told + await interaction.client.greetings.ahead(interaction))


async def say_yes(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Enter, as a director asked."""
    if not tournament.state.is_asked(interaction.user.id):
        raise Refused(Refusal.NOT_ASKED)
    await enter(interaction, tournament)


async def ask_partner(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Ask with whom somebody wants to enter."""
    say = say_to(interaction)
    menu = TournamentPeopleMenu("with", tournament.id, placeholder=say("board-choose-person"))
    await tell(interaction, page(say("board-who-partner"), [menu]).view)


async def enter_with_picked(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Enter with whoever was picked from the menu."""
    await enter_with(interaction, tournament, picked(interaction))


async def enter_with(interaction: Interaction, tournament: Tournament, partner: discord.abc.User) -> None:
    """Enter with a partner, who becomes that by entering with this person."""
    must_be_member(partner)
    await interaction.response.defer(ephemeral=True)
    call(interaction, [partner.id])
    await tournament.enter(interaction.user.id, name_of_user(interaction.user), partner.id)
    own, other = tournament.place_of(interaction.user.id), tournament.place_of(partner.id)
    together = own is not None and other is not None and tournament.state.partner_of(own) == other
    key = "board-entered-pair" if together else "board-entered-wish"
    told = say_to(interaction)(key, partner=in_text(name_of_user(partner)))
    await tell(interaction, told + await interaction.client.greetings.ahead(interaction))


async def leave(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Give one's place back."""
    await interaction.response.defer(ephemeral=True)
    await tournament.withdraw(interaction.user.id)
    await tell(interaction, say_to(interaction)("tournament-left"))


async def start(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Begin, in threads where there are several tables."""
    tournament.must_be_startable(interaction.user.id)
    await interaction.response.defer(ephemeral=True)
    # Opening threads takes a while, in which somebody may press again.
    preparing = interaction.client.part(TournamentBoards).preparing
    if tournament.id not in preparing:
        preparing.add(tournament.id)
        try:
            threads = await threads_for(interaction.client, tournament, tables_wanted(tournament))
            await tournament.start(interaction.user.id, threads)
        finally:
            preparing.discard(tournament.id)


async def stay(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Have it go on, though nobody has done anything for days."""
    await interaction.response.defer(ephemeral=True)
    await tournament.stay(interaction.user.id)
    await tell(interaction, say_to(interaction)("tournament-stays", tournament=str(tournament.id)))


async def show_standings(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Show privately the standings after the finished rounds, and the progress of the current tables."""
    await show_page(interaction, tournament, 1)


async def show_page(interaction: Interaction, tournament: Tournament, number: int, *, with_file: bool = False) -> None:
    """The same from another page on; `with_file`: and as a file."""
    say, pressed = say_to(interaction), interaction.message
    if pressed is not None and pressed.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
    remarks = []
    if number == 1 and tournament.status is Status.PLAYING and tournament.deadline is None:
        for one in tournament.tables_of(tournament.round)[:MOST_REMARKS]:
            table = await interaction.client.tables.find(one.table_id)
            key = "tournament-progress" if table.status.is_live else "tournament-progress-over"
            facts = {"letter": letter(one.number), "where": where(tournament, table)}
            if table.status.is_live:
                facts |= {"deal": str(max(table.deal, 1)), "deals": str(length_of(table.setup.options))}
            remarks.append(say(key, **facts))
    notes = ["\n".join(remarks)] if remarks else []
    made = await standings_page(tournament, say, interaction.client.avatars.on, remarks=notes, number=number)
    await fill_answer(interaction, made)
    if with_file:
        await send_file(interaction, tournament)


async def turn_page(interaction: Interaction, tournament: Tournament, fact: str) -> None:
    """Show another page of the standings."""
    await show_page(interaction, tournament, int(fact) if fact.isdecimal() else 1)


async def send_file(interaction: Interaction, tournament: Tournament) -> None:
    """The standings as a file, after the answer."""
    say = say_to(interaction)
    told = say("board-file-title", tournament=str(tournament.id))
    await interaction.followup.send(told, file=file_of(tournament, say), ephemeral=True)


async def answer_file(interaction: Interaction, tournament: Tournament) -> None:
    """The standings as a file, as the answer."""
    await interaction.response.defer(ephemeral=True, thinking=True)
    say = say_to(interaction)
    told = say("board-file-title", tournament=str(tournament.id))
    await interaction.edit_original_response(content=told, attachments=[file_of(tournament, say)])


async def show_people(interaction: Interaction, tournament: Tournament, _: str = "") -> None:
    """Show privately who has entered."""
    await tell(interaction, people_page(tournament, say_to(interaction)).view)


ACTS: dict[str, TournamentHandler] = {
    "enter": enter,
    "yes": say_yes,
    "enterwith": ask_partner,
    "with": enter_with_picked,
    "leave": leave,
    "start": start,
    "standings": show_standings,
    "back": turn_page,
    "on": turn_page,
    "people": show_people,
    "stay": stay,
    **STOPPING,
}


HOW_CHOICES: Final = [app_commands.Choice(name=text(f"board-how-{one}"), value=one) for one in ("add", "hand")]
WHICH: Final = "tournament-which"


@in_servers
class TournamentCommands(
    OpenTournament,
    commands.GroupCog,
    group_name=text("tournament-command"),
    group_description=text("tournament-command-hint"),
):
    """The commands about tournaments."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._forms = CorrectionForms()
        super().__init__()

    @app_commands.command(name=text("board-enter-command"), description=text("board-enter-command-hint"))
    @asks(partner="board-partner", tournament=WHICH)
    @answered
    async def enter(
        self, interaction: Interaction, partner: discord.Member | None = None, tournament: str | None = None
    ) -> None:
        """Enter, alone or with a partner."""
        chosen = await self._chosen(interaction, tournament)
        if partner is None:
            await enter(interaction, chosen)
        else:
            await enter_with(interaction, chosen, partner)

    @app_commands.command(name=text("board-leave-command"), description=text("board-leave-command-hint"))
    @asks(tournament=WHICH)
    @answered
    async def leave(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Give one's place back."""
        await leave(interaction, await self._chosen(interaction, tournament))

    @app_commands.command(name=text("board-start-command"), description=text("board-start-command-hint"))
    @asks(tournament=WHICH)
    @answered
    async def start(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Begin the tournament, or its next round at once."""
        chosen = await self._chosen(interaction, tournament)
        if chosen.setup.channel_id == NOWHERE:
            await move_here(interaction, chosen)
            return
        if chosen.status is not Status.LOBBY:
            await begin_next(interaction, chosen)
            return
        await start(interaction, chosen)
        await tell(interaction, say_to(interaction)("board-started", tournament=str(chosen.id)))

    @app_commands.command(name=text("tournament-standings"), description=text("tournament-standings-hint"))
    @asks(page="board-page", file="board-file", tournament=WHICH)
    @app_commands.choices(file=YES_NO_CHOICES)
    @answered
    async def standings(
        self,
        interaction: Interaction,
        page: app_commands.Range[int, 1, MOST_PEOPLE // PAGE] = 1,
        file: str = "no",
        tournament: str | None = None,
    ) -> None:
        """Show the standings of a tournament of this server."""
        chosen = await self._of_any_time(interaction, tournament)
        await show_page(interaction, chosen, page, with_file=file == YES)

    @app_commands.command(name=text("board-export-command"), description=text("board-export-command-hint"))
    @asks(tournament=WHICH)
    @answered
    async def export(self, interaction: Interaction, tournament: str | None = None) -> None:
        """The standings as a file."""
        await answer_file(interaction, await self._of_any_time(interaction, tournament))

    @app_commands.command(name=text("board-correct-command"), description=text("board-correct-command-hint"))
    @asks(person="board-person", amount="board-amount", reason="board-reason", round="board-round", tournament=WHICH)
    @answered
    async def correct(
        self,
        interaction: Interaction,
        person: discord.User,
        amount: app_commands.Range[int, -MOST_CORRECTED, MOST_CORRECTED],
        reason: app_commands.Range[str, 1, MOST_REASON],
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        tournament: str | None = None,
    ) -> None:
        """Correct somebody's score."""
        chosen = await self._chosen(interaction, tournament)
        await must_decide(interaction, chosen)
        place = chosen.place_of(person.id)
        if place is None:
            raise Denied("refusal-plays-not-here", name=in_text(name_of_user(person)))
        await correct(interaction, chosen, place, amount, reason, round)

    @app_commands.command(name=text("board-director-command"), description=text("board-director-command-hint"))
    @asks(person="board-person", how="board-how", tournament=WHICH)
    @app_commands.choices(how=HOW_CHOICES)
    @answered
    async def director(
        self, interaction: Interaction, person: discord.Member, how: str = "add", tournament: str | None = None
    ) -> None:
        """Have somebody direct it as well, or instead."""
        chosen = await self._chosen(interaction, tournament)
        await share_office(interaction, chosen, person, hand_over=how == "hand")

    @app_commands.command(name=text("tournament-stop"), description=text("tournament-stop-hint"))
    @asks(sure="company-sure", reason="agree-reason", tournament=WHICH)
    @app_commands.choices(sure=YES_CHOICE)
    @answered
    async def stop(
        self, interaction: Interaction, sure: str | None = None, reason: str = "", tournament: str | None = None
    ) -> None:
        """Stop one's own tournament, or as a manager giving a reason any of the server."""
        await stop(interaction, await self._chosen(interaction, tournament), sure=sure == YES, reason=reason)

    @enter.autocomplete("tournament")
    @leave.autocomplete("tournament")
    @start.autocomplete("tournament")
    @standings.autocomplete("tournament")
    @export.autocomplete("tournament")
    @correct.autocomplete("tournament")
    @director.autocomplete("tournament")
    @stop.autocomplete("tournament")
    async def _complete_tournament(self, interaction: Interaction, typed: str) -> Choices:
        numbers = [str(one.id) for one in await tournaments_here(interaction)]
        return [app_commands.Choice(name=number, value=number) for number in numbers if typed in number][:25]

    @commands.Cog.listener("on_interaction")
    async def _read_form(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms sent after a restart too, which the library has forgotten."""
        data: Any = interaction.data
        if interaction.type is discord.InteractionType.modal_submit and data["custom_id"].startswith(FORM):
            await self._forms.read(interaction)

    async def _of_any_time(self, interaction: Interaction, typed: str | None) -> Tournament:
        """The same, or one of this server that ended long ago, by its number; raises Denied."""
        with suppress(Refused):
            return await find_tournament(interaction, number_in(as_number(typed or "")))
        return await self._chosen(interaction, typed)

    async def _chosen(self, interaction: Interaction, typed: str | None) -> Tournament:
        """The tournament typed, else the only one in this channel, else the only one; raises Denied."""
        candidates = await tournaments_here(interaction)
        if not candidates:
            raise Denied("refusal-no-tournament-here")
        numbers = numbers_of(one.id for one in candidates)
        if typed is not None:
            candidates = tuple(one for one in candidates if str(one.id) == as_number(typed))
        here = [one for one in candidates if one.setup.channel_id == interaction.channel_id]
        for choice in (candidates, here):
            if len(choice) == 1:
                return choice[0]
        raise Denied("refusal-which-tournament", tournaments=numbers)


TOURNAMENT_HANDLERS: dict[str, TournamentHandler] = {**ACTS, **DIRECTING}
