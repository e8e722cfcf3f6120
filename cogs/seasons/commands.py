"""/season: begin and end seasons, post their board, look at those that are over, and play against another server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from discord import app_commands
from discord.ext import commands

from cogs.app.access import find_tournament, seen
from cogs.app.answers import Denied, command, fill_answer, tell
from cogs.app.client import Act
from cogs.app.i18n import language_here, text
from cogs.app.parameters import (
    MOST_CHOICES,
    YES_CHOICE,
    Choices,
    Kind,
    Language,
    Offering,
    Sure,
    fitting_choices,
    is_yes,
    picks,
)
from cogs.app.permissions import must_be_permitted, must_manage
from cogs.app.places import in_servers
from cogs.messages.layout import PAGE_LIMIT, fitting, page
from cogs.messages.words import in_label, in_text
from cogs.seasons.board import SeasonBoards, archive_line, season_page, teams_text
from cogs.typed.writing import as_number
from engine.clubs.seasons.season import CODE_LENGTH, LONGEST_NAME, MOST_BEST, MOST_EVENINGS, SeasonScoring, SeasonState
from engine.core.names import clean_name


async def _countable(act: Act, is_meant: Callable[[str], bool]) -> tuple[str, ...]:
    """The newest tournaments that the season of this server could count or counts, as far as the person may see them.

    Of those that are meant by their number, no more than a completion can offer: each is read.
    """
    tables = act.bot.tables
    numbers = await tables.clubs.seasons.countable(act.guild_id or 0)
    meant = [one for one in numbers if is_meant(str(one))][:MOST_CHOICES]
    found = await seen(act, [await tables.tournaments.find(one) for one in meant])
    return tuple(str(one.id) for one in found)


async def _tournament_choices(act: Act, typed: str) -> Choices:
    return [(number, number) for number in await _countable(act, lambda number: typed in number)]


async def _season_choices(act: Act, typed: str) -> Choices:
    known = await act.bot.tables.clubs.seasons.of_guild(act.guild_id or 0)
    return fitting_choices(typed, ((in_label(one.name), str(one.id)) for one in known))


_Evenings = Annotated[int | None, Kind("season-evenings", of=int, most=MOST_EVENINGS)]
_Best = Annotated[int | None, Kind("season-best-of", of=int, most=MOST_EVENINGS)]
_Scoring = Annotated[SeasonScoring, Kind("season-scoring", picks("season-by", SeasonScoring), reads=SeasonScoring)]
_Counted = Annotated[str, Offering("season-count-which", _tournament_choices)]
_Out = Annotated[bool, Kind("season-count-out", YES_CHOICE, reads=is_yes)]
_Season = Annotated[str | None, Offering("season-which", _season_choices)]
_Stopped = Annotated[bool, Kind("season-teams-stop", YES_CHOICE, reads=is_yes)]


@in_servers
class SeasonCommands(
    commands.GroupCog, group_name=text("season-command"), group_description=text("season-command-hint")
):
    """The commands about seasons."""

    @command("season-new", name="season-name")
    async def new(
        self,
        act: Act,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        best: _Best = None,
        evenings: _Evenings = None,
        scoring: _Scoring = SeasonScoring.PLACE,
        language: Language = None,
    ) -> None:
        """Begin a season, whose board stands in this channel."""
        guild_id = must_manage(act)
        must_be_permitted(act)
        await act.response.defer(ephemeral=True, thinking=True)
        channel_id = act.channel_id or 0
        state = SeasonState(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            name=name,
            language=language or language_here(act),
            best=best or 0,
            planned=evenings or 0,
            scoring=scoring,
            began_at=0.0,
        )
        opened = await act.bot.tables.clubs.seasons.open(state)
        await act.bot.part(SeasonBoards).post(opened, channel_id)
        await tell(act, act.say("season-begun", name=in_text(opened.name)))

    @command("season-board")
    async def board(self, act: Act) -> None:
        """Show how the season stands; a manager has its board moved here."""
        await act.response.defer(ephemeral=True, thinking=True)
        seasons = act.bot.tables.clubs.seasons
        state = await seasons.must_run(act.guild_id or 0)
        if act.interaction.permissions.manage_guild:
            must_be_permitted(act)
            await act.bot.part(SeasonBoards).post(state, act.channel_id or 0)
            await tell(act, act.say("season-board-here"))
            return
        made = await season_page(await seasons.whole(state), act.say, act.bot.avatars.on)
        await fill_answer(act, made)

    @command("season-count")
    async def count(self, act: Act, tournament: _Counted, out: _Out = False) -> None:
        """Let the season count a tournament that was opened outside an evening, or count it no more."""
        guild_id = must_manage(act)
        await act.response.defer(ephemeral=True, thinking=True)
        seasons = act.bot.tables.clubs.seasons
        number = as_number(tournament)
        if not await _countable(act, lambda one: one == number):
            raise Denied("refusal-season-which-tournament", given=tournament)
        if out:
            state = await seasons.take_out(guild_id, int(number))
        else:
            state = await seasons.count(guild_id, await find_tournament(act, int(number)))
        key = "season-counts-no-more" if out else "season-counts"
        await tell(act, act.say(key, tournament=number, name=in_text(state.name)))

    @command("season-end")
    async def end(self, act: Act, sure: Sure = False) -> None:
        """End the season: its titles are given."""
        guild_id = must_manage(act)
        seasons = act.bot.tables.clubs.seasons
        state = await seasons.must_run(guild_id)
        if not sure:
            raise Denied("season-end-sure", name=in_text(state.name))
        await act.response.defer(ephemeral=True, thinking=True)
        await seasons.end(state)
        await tell(act, act.say("season-ended", name=in_text(state.name)))

    @command("season-archive")
    async def archive(self, act: Act, season: _Season = None) -> None:
        """List the seasons of this server, or show one."""
        await act.response.defer(ephemeral=True, thinking=True)
        seasons, say = act.bot.tables.clubs.seasons, act.say
        known = await seasons.of_guild(act.guild_id or 0)
        if not known:
            raise Denied("refusal-no-season-ever")
        if season is None:
            lines = [archive_line(one, say) for one in known]
            await tell(act, page(say("season-archive-title"), fitting(lines, PAGE_LIMIT - 200)))
            return
        wanted = season.strip().casefold()
        found = next((one for one in known if as_number(wanted) == str(one.id) or wanted == one.name.casefold()), None)
        if found is None:
            raise Denied("refusal-no-such-season", given=season)
        await fill_answer(act, await season_page(await seasons.whole(found), say, act.bot.avatars.on))

    @command("season-against", best="season-team-best", code="season-code")
    async def teams(
        self,
        act: Act,
        best: app_commands.Range[int, 1, MOST_BEST] | None = None,
        code: app_commands.Range[str, 1, 2 * CODE_LENGTH] | None = None,
        stop: _Stopped = False,
    ) -> None:
        """Offer another server to play against its team, agree to its offer, stop, or show how the teams stand."""
        await act.response.defer(ephemeral=True, thinking=True)
        seasons, say, guild_id = act.bot.tables.clubs.seasons, act.say, act.guild_id or 0
        name = clean_name(act.guild.name) if act.guild else ""
        if code is not None:
            must_manage(act)
            agreed = await seasons.join_teams(guild_id, name, code)
            told = say("season-teams-agreed", other=in_text(agreed.first_name), best=agreed.best)
        elif best is not None:
            must_manage(act)
            offer = await seasons.offer_teams(guild_id, name, best)
            told = say("season-teams-offered", code=offer.code, best=best)
        elif stop:
            must_manage(act)
            await seasons.end_teams(guild_id)
            told = say("season-teams-stopped")
        else:
            whole = await seasons.whole(await seasons.must_run(guild_id))
            if whole.contest is None:
                raise Denied("season-no-teams")
            offered = say("season-teams-offered", code=whole.contest.code, best=whole.contest.best)
            told = teams_text(whole.contest, whole.teams, say) if whole.contest.is_agreed else offered
        await tell(act, told)
