"""/leaderboard, and /leaderboard-message, which keeps one posted in a channel."""

from __future__ import annotations

from typing import Annotated, Final

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, command, fill_answer, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import language_here, say_on, text
from cogs.app.parameters import Choices, Kind, Offering, beside, fitting_choices, picks
from cogs.app.permissions import missing_here, must_be_open, must_manage, permission_names
from cogs.app.places import in_servers
from cogs.messages.layout import Page, fitting
from cogs.messages.screen import answer_all, posted
from cogs.standings.leaderboard_boards import LeaderboardBoards
from cogs.standings.leaderboard_page import (
    RANKS,
    For,
    ShownLeaderboard,
    Verb,
    leaderboard_page,
    of_leaderboard,
    people_on,
)
from cogs.standings.leaderboard_query import AskedLeaderboard, now, season_choices, season_meant
from cogs.typed.choosing import GAME, PRESET, Preset, WhichGame, game_meant, preset_named, presets_of
from engine.core.game import AnyGame
from engine.standings.boards import MOST, PostedLeaderboard
from engine.standings.ranking import Measure, Query
from engine.standings.settling import EVERYWHERE
from engine.store.posted import Post

HERE, ALL_SERVERS = "here", "all"


async def _season_choices(act: Act, typed: str) -> Choices:
    """The seasons with matches of the leaderboard typed so far."""
    say, game, preset, scope = act.say, beside(act, GAME), beside(act, PRESET), beside(act, _SCOPE)
    wanted = preset_named(presets_of(game), preset, say)
    query = Query(_place(act, scope), (await _rules_meant(act, game, wanted)).name, wanted)
    return season_choices(typed, say, await act.bot.standings.months(query))


def _place(act: Act, scope: str | None) -> int:
    """A server's id, or the one that stands for all servers."""
    return EVERYWHERE if scope == ALL_SERVERS or act.guild_id is None else act.guild_id


async def _rules_meant(act: Act, game: str | None, preset: str | None) -> AnyGame:
    """The game typed, else that of the variant, else that of the last match here; raises UnknownChoice."""
    tables = act.bot.tables
    last = await tables.last_ended(act.channel_id or 0) if game is None and preset is None else None
    return last.game if last is not None else game_meant(game, preset)


def _posted_choices(act: Act, typed: str) -> Choices:
    boards = act.bot.part(LeaderboardBoards)
    found = ((one, act.bot.get_channel(one.channel_id) or "–") for one in boards.of_guild(act.guild_id or 0))
    return fitting_choices(
        typed, ((f"{one.id} · {boards.title(one, act.say)} · #{channel}", str(one.id)) for one, channel in found)
    )


_SCOPE: Final = "ranks-option-scope"
_SEASON: Final = "ranks-option-season"
_HINTS: Final = {"game": (GAME, "ranks-option-game-hint"), "preset": (PRESET, "ranks-option-preset-hint")}
_Scope = Annotated[str | None, Kind(_SCOPE, picks("ranks-scope", (HERE, ALL_SERVERS)))]
_Season = Annotated[str | None, Offering(_SEASON, _season_choices)]
_AnySeason = Annotated[str | None, Offering(_SEASON, lambda act, typed: season_choices(typed, act.say))]
"""Any, as a posted leaderboard may wait for the first match of its season."""
_By = Annotated[Measure, Kind("ranks-option-by", picks("ranks-by", Measure), reads=Measure)]
_Posted = Annotated[str, Offering("ranks-option-which", _posted_choices)]


async def _meant(
    act: Act,
    game: str | None,
    preset: str | None,
    scope: str | None,
    season: str | None,
    by: Measure,
    pairs: bool,
) -> AskedLeaderboard:
    """The leaderboard typed; without a game, that of the last match here."""
    say = act.say
    if scope == HERE and act.guild_id is None:
        raise Denied("ranks-only-in-servers")
    rules = await _rules_meant(act, game, preset)
    if preset is not None:
        rules.configure(preset)
    asked = AskedLeaderboard(_place(act, scope), rules.name, preset, season_meant(season, say), by, pairs)
    return asked.must_make_sense(say)


class LeaderboardCommands(commands.Cog):
    """Works in direct messages too, for all servers together."""

    @command("ranks-command", **_HINTS, pairs="ranks-option-pairs", as_text="ranks-option-text")
    async def leaderboard(
        self,
        act: Act,
        game: WhichGame = None,
        preset: Preset = None,
        scope: _Scope = None,
        season: _Season = None,
        by: _By = Measure.RATING,
        pairs: bool = False,
        as_text: bool = False,
    ) -> None:
        """Show it privately, with a button that shows it to all."""
        await act.response.defer(ephemeral=True, thinking=True)
        asked = await _meant(act, game, preset, scope, season, by, pairs)
        await _answer(act, ShownLeaderboard(asked, 1, as_text))


async def _answer(act: Act, shown: ShownLeaderboard, *, to_all: bool = False) -> None:
    """Show it in the deferred answer."""
    alone = For.ONE if act.guild_id is not None else For.DIRECT
    seen_by, asker = (For.ALL, None) if to_all else (alone, act.user_id)
    say = act.say
    if to_all:
        # What everybody reads is of the month in which it was shown.
        shown = shown._replace(asked=shown.asked.pinned(now()))
    made, board = await leaderboard_page(act.bot, shown, say, asker, seen_by)
    if to_all:
        await answer_all(act, RANKS, f"{say.language}.{shown._replace(page=board.page)}", made, people=people_on(board))
    else:
        await fill_answer(act, made)


@posted(RANKS)
async def _shared(bot: Client, post: Post) -> Page:
    language, _, shown = post.fact.partition(".")
    say = await say_on(bot, post.guild_id, language)
    made, board = await leaderboard_page(bot, ShownLeaderboard.read(shown), say, None, For.ALL)
    # Others stand on it now than when it was noted, and may be forgotten in turn.
    await bot.tables.posted.note(post._replace(people=people_on(board)))
    return made


@of_leaderboard(Verb.GO, Verb.MEASURE, Verb.SEASON)
async def _go(act: Act, shown: ShownLeaderboard) -> None:
    """Turn the page of a private message; from a public one open a private message."""
    message = act.message
    own = message is not None and (message.flags.ephemeral or act.guild_id is None)
    if own:
        await act.response.defer()
    else:
        await act.response.defer(ephemeral=True, thinking=True)
    await _answer(act, shown)


@of_leaderboard(Verb.SHOW)
async def _show(act: Act, shown: ShownLeaderboard) -> None:
    await act.response.defer(thinking=True)
    await _answer(act, shown, to_all=True)


def _must_be_permitted(act: Act) -> None:
    """Raises Denied if the bot lacks a permission to post a picture in this channel."""
    must_be_open(act)
    missing = missing_here(act)
    if missing:
        say = act.say
        raise Denied("ranks-lacks", permissions=permission_names(missing, say))


@in_servers
@app_commands.default_permissions(manage_guild=True)
class BoardCommands(commands.GroupCog, group_name=text("ranks-message"), group_description=text("ranks-message-hint")):
    """Self-updating leaderboards, for managers of the server."""

    @command("ranks-post", **_HINTS, pairs="ranks-option-pairs")
    async def post(
        self,
        act: Act,
        game: WhichGame = None,
        preset: Preset = None,
        scope: _Scope = None,
        season: _AnySeason = None,
        by: _By = Measure.RATING,
        pairs: bool = False,
    ) -> None:
        """Post one in this channel, for everybody."""
        guild_id, boards = must_manage(act), act.bot.part(LeaderboardBoards)
        _must_be_permitted(act)
        await act.response.defer(ephemeral=True, thinking=True)
        asked = await _meant(act, game, preset, scope, season, by, pairs)
        if len(boards.of_guild(guild_id)) >= MOST:
            # Some may have been deleted meanwhile.
            await boards.look_after(guild_id)
        if len(boards.of_guild(guild_id)) >= MOST:
            raise Denied("ranks-too-many", most=MOST)
        await boards.post(PostedLeaderboard(0, guild_id, act.channel_id or 0, 0, language_here(act), str(asked)))
        await tell(act, act.say("ranks-posted"))

    @command("ranks-list")
    async def list(self, act: Act) -> None:
        """List those of this server."""
        guild_id, say, boards = must_manage(act), act.say, act.bot.part(LeaderboardBoards)
        lines = [
            say("ranks-listed", number=str(one.id), channel=f"<#{one.channel_id}>", what=boards.title(one, say))
            for one in boards.of_guild(guild_id)
        ]
        await tell(act, fitting(lines) or say("ranks-listed-none"))

    @command("ranks-remove")
    async def remove(self, act: Act, which: _Posted) -> None:
        """Remove one together with its message."""
        guild_id, boards = must_manage(act), act.bot.part(LeaderboardBoards)
        board = next((one for one in boards.of_guild(guild_id) if str(one.id) == which.strip()), None)
        if board is None:
            raise Denied("ranks-no-such-message", typed=which)
        await act.response.defer(ephemeral=True, thinking=True)
        await boards.remove(board)
        await tell(act, act.say("ranks-removed"))
