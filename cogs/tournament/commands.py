"""/tournament, and what the buttons do: enter, leave, begin, see how it stands, direct, stop, and opening one."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.access import find_tournament, tournaments_here
from cogs.app.answers import Denied, command, fill_answer, tell
from cogs.app.client import Act, name_of_user
from cogs.app.custom_ids import number_in
from cogs.app.i18n import text
from cogs.app.parameters import MEANT, Choices, Kind, Meaning, Reason, Sure, fitting_choices, is_yes, picks
from cogs.app.places import in_servers
from cogs.app.preferences import call_to_play
from cogs.app.presses import person_picked
from cogs.members.membership import must_be_player
from cogs.messages.layout import page
from cogs.messages.words import in_text
from cogs.tournament.board import TournamentBoards, tables_wanted, threads_for
from cogs.tournament.board_text import elsewhere, letter
from cogs.tournament.directing import (
    begin_next,
    correct,
    move_here,
    must_decide,
    share_office,
    stop,
)
from cogs.tournament.opening import YES_NO, OpenTournament
from cogs.tournament.page import (
    at_tournament,
    length_of,
    tournament_people_menu,
)
from cogs.tournament.standings_page import PAGE, file_of, people_page, standings_page
from cogs.typed.choosing import in_channel, numbers_of, only_one
from cogs.typed.writing import as_number
from engine.clubs.tournaments.directing import MOST_CORRECTED, MOST_REASON
from engine.clubs.tournaments.progress import Tournament
from engine.clubs.tournaments.setup import MOST_PEOPLE, MOST_ROUNDS
from engine.clubs.tournaments.state import NOWHERE
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status

MOST_REMARKS: Final = 20
"""Tables whose progress stands under the standings."""


@at_tournament("enter")
async def enter(act: Act, tournament: Tournament, _: str = "") -> None:
    """Enter alone."""
    await act.response.defer(ephemeral=True)
    await tournament.enter(act.user_id, act.name)
    place = await tournament.place_now(act.user_id)
    told = act.say("tournament-entered", place=str(place))
    await tell(act, told + await act.bot.greetings.ahead(act))


@at_tournament("yes")
async def say_yes(act: Act, tournament: Tournament, _: str = "") -> None:
    """Enter, as a director asked."""
    if not tournament.state.is_asked(act.user_id):
        raise Refused(Refusal.NOT_ASKED)
    await enter(act, tournament)


@at_tournament("enterwith")
async def ask_partner(act: Act, tournament: Tournament, _: str = "") -> None:
    """Ask with whom somebody wants to enter."""
    say = act.say
    menu = tournament_people_menu("with", tournament.id, placeholder=say("board-choose-person"))
    await tell(act, page(say("board-who-partner"), [menu]))


@at_tournament("with")
async def enter_with_picked(act: Act, tournament: Tournament, _: str = "") -> None:
    """Enter with whoever was picked from the menu."""
    await enter_with(act, tournament, person_picked(act))


async def enter_with(act: Act, tournament: Tournament, partner: discord.abc.User) -> None:
    """Enter with a partner, who becomes that by entering with this person."""
    must_be_player(partner)
    await act.response.defer(ephemeral=True)
    call_to_play(act, [partner.id])
    await tournament.enter(act.user_id, act.name, partner.id)
    own, other = tournament.state.place_of(act.user_id), tournament.state.place_of(partner.id)
    together = own is not None and other is not None and tournament.state.partner_of(own) == other
    key = "board-entered-pair" if together else "board-entered-wish"
    told = act.say(key, partner=in_text(name_of_user(partner)))
    await tell(act, told + await act.bot.greetings.ahead(act))


@at_tournament("leave")
async def leave(act: Act, tournament: Tournament, _: str = "") -> None:
    """Give one's place back."""
    await act.response.defer(ephemeral=True)
    await tournament.withdraw(act.user_id)
    await tell(act, act.say("tournament-left"))


@at_tournament("start")
async def start(act: Act, tournament: Tournament, _: str = "") -> None:
    """Begin, in threads where there are several tables."""
    tournament.must_be_startable(act.user_id)
    await act.response.defer(ephemeral=True)
    # Opening threads takes a while, in which somebody may press again.
    preparing = act.bot.part(TournamentBoards).preparing
    if tournament.id not in preparing:
        preparing.add(tournament.id)
        try:
            threads = await threads_for(act.bot, tournament, tables_wanted(tournament))
            await tournament.start(act.user_id, threads)
        finally:
            preparing.discard(tournament.id)


@at_tournament("stay")
async def stay(act: Act, tournament: Tournament, _: str = "") -> None:
    """Have it go on, though nobody has done anything for days."""
    await act.response.defer(ephemeral=True)
    await tournament.stay(act.user_id)
    await tell(act, act.say("tournament-stays", tournament=str(tournament.id)))


@at_tournament("standings")
async def show_standings(act: Act, tournament: Tournament, _: str = "") -> None:
    """Show privately the standings after the finished rounds, and the progress of the current tables."""
    await show_page(act, tournament, 1)


async def show_page(act: Act, tournament: Tournament, number: int, *, with_file: bool = False) -> None:
    """The same from another page on; `with_file`: and as a file."""
    say, pressed = act.say, act.message
    if pressed is not None and pressed.flags.ephemeral:
        await act.response.defer()
    else:
        await act.response.defer(ephemeral=True, thinking=True)
    remarks = []
    if number == 1 and tournament.status is Status.PLAYING and tournament.state.deadline is None:
        for one in tournament.tables_of(tournament.round)[:MOST_REMARKS]:
            table = await act.bot.tables.find(one.table_id)
            key = "tournament-progress" if table.status.is_live else "tournament-progress-over"
            facts = {"letter": letter(one.number), "where": elsewhere(tournament.setup, table.setup.channel_id)}
            if table.status.is_live:
                facts |= {"deal": str(max(table.deal, 1)), "deals": str(length_of(table.setup.options))}
            remarks.append(say(key, **facts))
    notes = ["\n".join(remarks)] if remarks else []
    made = await standings_page(tournament, say, act.bot.avatars.on, remarks=notes, number=number)
    await fill_answer(act, made)
    if with_file:
        await send_file(act, tournament)


@at_tournament("back", "on")
async def turn_page(act: Act, tournament: Tournament, fact: str) -> None:
    """Show another page of the standings."""
    await show_page(act, tournament, int(fact) if fact.isdecimal() else 1)


async def send_file(act: Act, tournament: Tournament) -> None:
    """The standings as a file, after the answer."""
    say = act.say
    told = say("board-file-title", tournament=str(tournament.id))
    await act.followup.send(told, file=file_of(tournament, say), ephemeral=True)


async def answer_file(act: Act, tournament: Tournament) -> None:
    """The standings as a file, as the answer."""
    await act.response.defer(ephemeral=True, thinking=True)
    say = act.say
    told = say("board-file-title", tournament=str(tournament.id))
    await act.interaction.edit_original_response(content=told, attachments=[file_of(tournament, say)])


@at_tournament("people")
async def show_people(act: Act, tournament: Tournament, _: str = "") -> None:
    """Show privately who has entered."""
    await tell(act, people_page(tournament, act.say))


async def _choices(act: Act, typed: str) -> Choices:
    return fitting_choices(typed, ((str(one.id), str(one.id)) for one in await tournaments_here(act)))


async def _meant(act: Act, typed: str | None) -> Tournament:
    """The tournament typed, else the only one in this channel, else the only one; raises Denied."""
    candidates = await tournaments_here(act)
    if not candidates:
        raise Denied("refusal-no-tournament-here")
    numbers = numbers_of(one.id for one in candidates)
    if typed is not None:
        candidates = tuple(one for one in candidates if str(one.id) == as_number(typed))
    if (only := only_one(candidates, act)) is not None:
        return only
    raise Denied("refusal-which-tournament", tournaments=numbers)


async def _meant_of_any_time(act: Act, typed: str | None) -> Tournament:
    """The same, or one that is over: of this server by its number, else the last of this channel; raises Denied."""
    with suppress(Refused):
        if typed is not None:
            return await find_tournament(act, number_in(as_number(typed)))
        goes_on = in_channel(await tournaments_here(act), act)
        if not goes_on and (last := await act.bot.tables.tournaments.last_in(act.channel_id or 0)):
            return await find_tournament(act, last)
    return await _meant(act, typed)


_WHICH: Final = "tournament-which"
_Which = Annotated[Tournament, Meaning(_WHICH, _choices, _meant)]
_OfAnyTime = Annotated[Tournament, Meaning(_WHICH, _choices, _meant_of_any_time)]
_How = Annotated[str, Kind("board-how", picks("board-how", ("add", "hand")))]
_File = Annotated[bool, Kind("board-file", YES_NO, reads=is_yes)]


@in_servers
class TournamentCommands(
    OpenTournament,
    commands.GroupCog,
    group_name=text("tournament-command"),
    group_description=text("tournament-command-hint"),
):
    """The commands about tournaments."""

    @command("board-enter-command", partner="board-partner")
    async def enter(self, act: Act, partner: discord.Member | None = None, tournament: _Which = MEANT) -> None:
        """Enter, alone or with a partner."""
        if partner is None:
            await enter(act, tournament)
        else:
            await enter_with(act, tournament, partner)

    @command("board-leave-command")
    async def leave(self, act: Act, tournament: _Which = MEANT) -> None:
        """Give one's place back."""
        await leave(act, tournament)

    @command("board-start-command")
    async def start(self, act: Act, tournament: _Which = MEANT) -> None:
        """Begin the tournament, or its next round at once."""
        if tournament.setup.channel_id == NOWHERE:
            await move_here(act, tournament)
            return
        if tournament.status is not Status.LOBBY:
            await begin_next(act, tournament)
            return
        await start(act, tournament)
        await tell(act, act.say("board-started", tournament=str(tournament.id)))

    @command("tournament-standings", page="board-page")
    async def standings(
        self,
        act: Act,
        page: app_commands.Range[int, 1, MOST_PEOPLE // PAGE] = 1,
        file: _File = False,
        tournament: _OfAnyTime = MEANT,
    ) -> None:
        """Show the standings of a tournament of this server."""
        await show_page(act, tournament, page, with_file=file)

    @command("board-export-command")
    async def export(self, act: Act, tournament: _OfAnyTime = MEANT) -> None:
        """The standings as a file."""
        await answer_file(act, tournament)

    @command(
        "board-correct-command",
        person="board-person",
        amount="board-amount",
        reason="board-reason",
        round="board-round",
    )
    async def correct(
        self,
        act: Act,
        person: discord.User,
        amount: app_commands.Range[int, -MOST_CORRECTED, MOST_CORRECTED],
        reason: app_commands.Range[str, 1, MOST_REASON],
        round: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        tournament: _Which = MEANT,
    ) -> None:
        """Correct somebody's score."""
        await must_decide(act, tournament)
        place = tournament.state.place_of(person.id)
        if place is None:
            raise Denied("refusal-plays-not-here", name=in_text(name_of_user(person)))
        await correct(act, tournament, place, amount, reason, round)

    @command("board-director-command", person="board-person")
    async def director(self, act: Act, person: discord.Member, how: _How = "add", tournament: _Which = MEANT) -> None:
        """Have somebody direct it as well, or instead."""
        await share_office(act, tournament, person, hand_over=how == "hand")

    @command("tournament-stop")
    async def stop(self, act: Act, sure: Sure = False, reason: Reason = "", tournament: _Which = MEANT) -> None:
        """Stop one's own tournament, or as a manager giving a reason any of the server."""
        await stop(act, tournament, sure=sure, reason=reason)
