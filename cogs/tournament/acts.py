"""What people do in a tournament, by button or command: enter, leave, see how it stands, begin it or its next round."""

from __future__ import annotations

from typing import Final

import discord

from cogs.app.answers import tell
from cogs.app.client import Interaction
from cogs.app.i18n import say_to
from cogs.members.calling import call
from cogs.members.named import must_be_member
from cogs.messages.display_names import in_text, name_of_user
from cogs.messages.layout import page
from cogs.messages.shown_later import fill_answer
from cogs.tournament.board import TournamentBoards
from cogs.tournament.buttons import TournamentHandler, TournamentPeopleMenu, picked
from cogs.tournament.letters import letter
from cogs.tournament.page import length_of, where
from cogs.tournament.standings_page import file_of, people_page, standings_page
from cogs.tournament.stop import STOPPING
from cogs.tournament.threads import tables_wanted, threads_for
from engine.tables.model.errors import Refusal, Refused
from engine.tables.model.status import Status
from engine.tournaments.progress import Tournament

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
