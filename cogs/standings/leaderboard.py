"""/leaderboard, and /leaderboard-message, which keeps one posted in a channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from cogs.app.answers import Denied, answered, completed, fill_answer, tell
from cogs.app.client import Act, Client
from cogs.app.i18n import Key, asks, in_servers, language_here, text
from cogs.app.permissions import missing_here, must_be_open, must_manage, permission_names
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
from cogs.standings.leaderboard_query import AskedLeaderboard, season_choices, season_meant
from cogs.typed.choosing import GAME_CHOICES, Choices, complete_preset, game_meant, preset_named, presets_of
from engine.core.game import AnyGame
from engine.standings.boards import MOST, PostedLeaderboard
from engine.standings.ranking import Measure, Query
from engine.standings.settling import EVERYWHERE
from engine.tables.store.posted import Post
from locales import say_in

HERE, ALL_SERVERS = "here", "all"
_OPTIONS: Final[dict[str, Key]] = {
    "game": ("command-game", "ranks-option-game-hint"),
    "preset": ("command-preset", "ranks-option-preset-hint"),
    **{option: f"ranks-option-{option}" for option in ("scope", "season", "by", "pairs")},
}
"""What every command about one leaderboard asks for."""
_CHOICES: Final = {
    "game": GAME_CHOICES,
    "scope": [app_commands.Choice(name=text(f"ranks-scope-{one}"), value=one) for one in (HERE, ALL_SERVERS)],
    "by": [app_commands.Choice(name=text(f"ranks-by-{one}"), value=one.value) for one in Measure],
}


async def _complete_season(act: Act, typed: str) -> Choices:
    """The seasons with matches of the leaderboard typed so far."""
    beside, say = act.interaction.namespace.__dict__, act.say
    keys = ("command-game", "command-preset", "ranks-option-scope")
    game, preset, scope = (beside.get(str(text(key))) for key in keys)
    wanted = preset_named(presets_of(game), preset, say)
    query = Query(_place(act, scope), (await _rules_meant(act, game, wanted)).name, wanted)
    return season_choices(typed, say, await act.bot.standings.months(query))


async def _complete_any_season(act: Act, typed: str) -> Choices:
    """Any season, as a posted leaderboard may wait for the first match of its season."""
    return season_choices(typed, act.say)


def _place(act: Act, scope: str | None) -> int:
    """A server's id, or the one that stands for all servers."""
    return EVERYWHERE if scope == ALL_SERVERS or act.guild_id is None else act.guild_id


async def _rules_meant(act: Act, game: str | None, preset: str | None) -> AnyGame:
    """The game typed, else that of the variant, else that of the last match here; raises UnknownChoice."""
    tables = act.bot.tables
    last = await tables.last_ended(act.channel_id or 0) if game is None and preset is None else None
    return last.game if last is not None else game_meant(game, preset)


def _about_one(**more: str) -> Callable[[Callable[..., Any]], Any]:
    """Decorate a method as a command about one leaderboard; `more`: its own options and their keys."""

    def make(method: Callable[..., Any]) -> Any:
        return app_commands.choices(**_CHOICES)(asks(**_OPTIONS, **more)(answered(method)))

    return make


def _helped(command: Any, seasons: Callable[[Act, str], Awaitable[Choices]]) -> None:
    """Give a command its autocomplete lists."""
    command.autocomplete("preset")(complete_preset)
    command.autocomplete("season")(seasons)


async def _meant(
    act: Act,
    game: str | None,
    preset: str | None,
    scope: str | None,
    season: str | None,
    by: str,
    pairs: bool,
) -> AskedLeaderboard:
    """The leaderboard typed; without a game, that of the last match here."""
    say = act.say
    if scope == HERE and act.guild_id is None:
        raise Denied("ranks-only-in-servers")
    wanted = preset_named(presets_of(game), preset, say)
    rules = await _rules_meant(act, game, wanted)
    if wanted is not None:
        rules.configure(wanted)
    asked = AskedLeaderboard(_place(act, scope), rules.name, wanted, season_meant(season, say), Measure(by), pairs)
    return asked.must_make_sense(say)


class LeaderboardCommands(commands.Cog):
    """Works in direct messages too, for all servers together."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot

    @app_commands.command(name=text("ranks-command"), description=text("ranks-command-hint"))
    @_about_one(as_text="ranks-option-text")
    async def leaderboard(
        self,
        act: Act,
        game: str | None = None,
        preset: str | None = None,
        scope: str | None = None,
        season: str | None = None,
        by: str = Measure.RATING.value,
        pairs: bool = False,
        as_text: bool = False,
    ) -> None:
        """Show it privately, with a button that shows it to all."""
        await act.response.defer(ephemeral=True, thinking=True)
        asked = await _meant(act, game, preset, scope, season, by, pairs)
        await _answer(act, ShownLeaderboard(asked, 1, as_text))

    _helped(leaderboard, _complete_season)


async def _answer(act: Act, shown: ShownLeaderboard, *, to_all: bool = False) -> None:
    """Show it in the deferred answer."""
    alone = For.ONE if act.guild_id is not None else For.DIRECT
    seen_by, asker = (For.ALL, None) if to_all else (alone, act.user_id)
    say = act.say
    made, board = await leaderboard_page(act.bot, shown, say, asker, seen_by)
    if to_all:
        await answer_all(act, RANKS, f"{say.language}.{shown._replace(page=board.page)}", made, people=people_on(board))
    else:
        await fill_answer(act, made)


@posted(RANKS)
async def _shared(bot: Client, post: Post) -> Page:
    language, _, shown = post.fact.partition(".")
    say = say_in(language, (await bot.tables.server(post.guild_id or 0)).theme)
    made, _ = await leaderboard_page(bot, ShownLeaderboard.read(shown), say, None, For.ALL)
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

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        super().__init__()

    @app_commands.command(name=text("ranks-post"), description=text("ranks-post-hint"))
    @_about_one()
    async def post(
        self,
        act: Act,
        game: str | None = None,
        preset: str | None = None,
        scope: str | None = None,
        season: str | None = None,
        by: str = Measure.RATING.value,
        pairs: bool = False,
    ) -> None:
        """Post one in this channel, for everybody."""
        guild_id, boards = must_manage(act), self._bot.part(LeaderboardBoards)
        _must_be_permitted(act)
        await act.response.defer(ephemeral=True, thinking=True)
        asked = await _meant(act, game, preset, scope, season, by, pairs)
        if len(boards.of_guild(guild_id)) >= MOST:
            # Some may have been deleted meanwhile.
            await boards.look_after(guild_id)
        if len(boards.of_guild(guild_id)) >= MOST:
            raise Denied("ranks-too-many", most=MOST)
        language = (await self._bot.tables.server(guild_id)).language or language_here(act)
        await boards.post(PostedLeaderboard(0, guild_id, act.channel_id or 0, 0, language, str(asked)))
        await tell(act, act.say("ranks-posted"))

    _helped(post, _complete_any_season)

    @app_commands.command(name=text("ranks-list"), description=text("ranks-list-hint"))
    @answered
    async def list(self, act: Act) -> None:
        """List those of this server."""
        guild_id, say, boards = must_manage(act), act.say, self._bot.part(LeaderboardBoards)
        lines = [
            say("ranks-listed", number=str(one.id), channel=f"<#{one.channel_id}>", what=boards.title(one, say))
            for one in boards.of_guild(guild_id)
        ]
        await tell(act, fitting(lines) or say("ranks-listed-none"))

    @app_commands.command(name=text("ranks-remove"), description=text("ranks-remove-hint"))
    @asks(which="ranks-option-which")
    @answered
    async def remove(self, act: Act, which: str) -> None:
        """Remove one together with its message."""
        guild_id, boards = must_manage(act), self._bot.part(LeaderboardBoards)
        board = next((one for one in boards.of_guild(guild_id) if str(one.id) == which.strip()), None)
        if board is None:
            raise Denied("ranks-no-such-message", typed=which)
        await act.response.defer(ephemeral=True, thinking=True)
        await boards.remove(board)
        await tell(act, act.say("ranks-removed"))

    @remove.autocomplete("which")
    @completed
    async def _complete_which(self, act: Act, typed: str) -> Choices:
        say, boards = act.say, self._bot.part(LeaderboardBoards)
        found = []
        for one in boards.of_guild(act.guild_id or 0):
            name = f"{one.id} · {boards.title(one, say)} · #{self._bot.get_channel(one.channel_id) or '–'}"
            if typed.casefold() in name.casefold():
                found.append(app_commands.Choice(name=name[:100], value=str(one.id)))
        return found
