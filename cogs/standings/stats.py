"""/stats, and "Statistics" in the context menu of a person: a player's card, everything in words, and menus.

The card is a picture; the menus lead to another game or season.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Final, NamedTuple

import discord
from discord import app_commands

from cogs.app.answers import Denied, WithPersonMenu, answered, command, fill_answer
from cogs.app.client import Act, Client
from cogs.app.i18n import key_here, language_here, text
from cogs.app.parameters import Choices, Offering, beside
from cogs.app.places import anywhere
from cogs.app.presses import one_picked
from cogs.messages.buttons import table_button
from cogs.messages.layout import PAGE_LIMIT, Drawing, Item, Page, Part, drawn, fitting, page
from cogs.messages.screen import answer_all, is_not_made_again, posted
from cogs.replay.finished import ReplayPlace
from cogs.standings.finished_matches import (
    ALL_GAMES,
    AskedMatches,
    mention,
    must_be_seen,
    name_of,
    of_past,
    past_button,
    past_menu,
    where_of,
)
from cogs.standings.leaderboard_query import now, season_choices, season_meant, season_of, season_text, seasons_with
from cogs.standings.stats_text import (
    between_lines,
    contract_name,
    curve_lines,
    games_line,
    rating_line,
    results_line,
    sections,
)
from cogs.typed.choosing import GAME, WhichGame, game_typed
from engine.core.registry import GAMES
from engine.standings.history import CurvePoint
from engine.standings.personal import GameStats, Role, Statistics, Where, summed
from engine.standings.ranking import Query
from engine.standings.settling import EVERYWHERE
from locales import Say, say_in
from rendering import SeatLabel, draw_player, look_of
from rendering.canvas.chalk import signed
from rendering.people.player import alt_player
from rendering.people.rows import PlayerCard, Rating

_ROOM: Final = PAGE_LIMIT - 400
"""For the sections: title and picture need the rest."""


class _Found(NamedTuple):
    """What the standings say about one game."""

    stats: Statistics
    of_game: GameStats
    others: tuple[GameStats, ...]
    curve: tuple[CurvePoint, ...]
    place: int | None

    @property
    def others_named(self) -> frozenset[int]:
        """Ids of the people who are named beside the person."""
        return frozenset(one.user_id for one in (self.stats.favourite, self.stats.nemesis) if one is not None)


async def stats_page(act: Act, asked: AskedMatches, say: Say, *, shared: bool = False) -> tuple[Page, frozenset[int]]:
    """Statistics of the game asked for, else of the one they play most, and the ids of those whom they name.

    `shared`: for all to see, without buttons.
    """
    name = mention(asked.user_id)
    found = await _find(act, asked)
    if found is None:
        own = asked.user_id == act.user_id
        parts: list[Part] = [say("stats-title", name=name, where=_where(act, asked, ALL_GAMES, say))]
        filtered = asked.game != ALL_GAMES or asked.season != "all"
        key = "stats-none-such" if filtered else "stats-none-own" if own else "stats-none"
        key = key_here(key, say, private=act.guild_id is None)
        menus = await _menus(act, asked, tuple(GAMES), say) if filtered else []
        return page(*parts, say(key, name=name), *menus), frozenset({asked.user_id})
    game = found.of_game.game
    where = _where(act, asked, game, say)
    name_shown = await name_of(act, asked.user_id)
    (person,) = act.bot.avatars.on([SeatLabel(name_shown, person=asked.user_id)])
    card = _card(person, where, found, say)
    pictures, files = await drawn([Drawing(lambda: draw_player(card, look_of(say), say), alt_player(card, say))])
    results = summed(sums for _, sums in found.of_game.presets)
    rating = found.curve[-1].rating if found.curve else None
    about = [say("ranks-about-rating")] if rating is not None else []
    head = "\n".join([results_line(results, say), rating_line(rating, say), *curve_lines(_curve(found), say), *about])
    blocks = [head, *sections(found.stats, found.of_game, say), *games_line(found.others, game, say)]
    text = fitting("\n\n".join(blocks).split("\n"), _ROOM)
    title, people = say("stats-title", name=name, where=where), found.others_named | {asked.user_id}
    if shared:
        return page(title, *pictures, text, files=files), people
    games = tuple(dict.fromkeys([game, *(one.game for one in found.others)]))
    chosen = asked._replace(game=game)
    menus = await _menus(act, chosen, games, say)
    return page(title, *pictures, text, *menus, _buttons(act, chosen, found, say), files=files), people


async def between_page(act: Act, asked: AskedMatches, say: Say) -> Page:
    """Two people, with and against each other."""
    first, second = mention(asked.user_id), mention(asked.against)
    between = await act.bot.standings.between(asked.user_id, asked.against, where_of(act, asked))
    title = say("stats-between-title", first=first, second=second, where=_where(act, asked, asked.game, say))
    menus = await _menus(act, asked, tuple(GAMES), say)
    return page(title, "\n\n".join(between_lines(between, first, second, say)), *menus)


async def _find(act: Act, asked: AskedMatches) -> _Found | None:
    standings, where = act.bot.standings, where_of(act, asked)
    everything = await standings.statistics(asked.user_id, where._replace(game=None))
    games = {one.game: one for one in everything.games}
    game = next(iter(games), None) if asked.game == ALL_GAMES else asked.game
    if game not in games:
        return None
    stats = await standings.statistics(asked.user_id, where._replace(game=game))
    scope = EVERYWHERE if where.guild_id is None else where.guild_id
    curve = await standings.curve(asked.user_id, scope, game, where.season)
    board = await standings.leaderboard(Query(scope, game, season=where.season), asker=asked.user_id)
    place = board.own.place or None if board.own is not None else None
    return _Found(stats, games[game], everything.games, curve, place)


def _card(person: SeatLabel, where: str, found: _Found, say: Say) -> PlayerCard:
    stats = found.stats
    partner = stats.favourite
    return PlayerCard(
        name=person.name,
        subtitle=where,
        curve=_curve(found),
        matches=stats.total.matches,
        wins=stats.total.won,
        streak=stats.streaks.now,
        place=found.place,
        provisional=bool(found.curve) and found.curve[-1].rating.is_provisional,
        best=_best_contract(found.of_game, say),
        partner=partner.name if partner is not None else "",
        partner_matches=partner.matches if partner is not None else 0,
        person=person,
    )


def _curve(found: _Found) -> tuple[Rating, ...]:
    """The rating after each match."""
    return tuple(Rating(_day(one), one.rating.figure, one.rating.uncertainty) for one in found.curve)


def _best_contract(of_game: GameStats, say: Say) -> str:
    """The contract that earned most as its declarer; empty if none earned anything."""
    own = (one for one in of_game.contracts if one.role is Role.DECLARER and one.contract and one.points > 0)
    best = max(own, key=lambda one: one.points, default=None)
    return f"{contract_name(best.contract, say)} · {signed(best.points)}" if best is not None else ""


def _day(point: CurvePoint) -> date:
    return datetime.fromtimestamp(point.at, UTC).date()


def _where(act: Act, asked: AskedMatches, game: str, say: Say) -> str:
    """The game, the server, the season."""
    everywhere = asked.everywhere or act.guild is None
    parts = [
        "" if game == ALL_GAMES else say(f"rules-game-{game}"),
        say("stats-in-all-servers") if everywhere or act.guild is None else act.guild.name,
        "" if asked.season == "all" else season_text(season_of(asked.season, now()), say),
    ]
    return " · ".join(part for part in parts if part)


async def _menus(act: Act, asked: AskedMatches, games: tuple[str, ...], say: Say) -> list[Part]:
    verb = "between" if asked.against else "stats"
    menus: list[Part] = []
    options = [(game, say(f"rules-game-{game}")) for game in games]
    if asked.against:
        options.insert(0, (ALL_GAMES, say("stats-all-games")))
    if len(options) > 1:
        menus.append([past_menu(f"{verb}game", asked, options, picked=asked.game)])
    where = where_of(act, asked)
    months = await act.bot.standings.months_of(asked.user_id, where, asked.against)
    named = seasons_with(asked.season, now(), say, months)
    menus.append([past_menu(f"{verb}season", asked, named, picked=asked.season)])
    return menus


def _buttons(act: Act, asked: AskedMatches, found: _Found, say: Say) -> list[Item]:
    buttons: list[Item] = [past_button("opened", asked, say("stats-to-history"))]
    marked = {"best": found.of_game.best, "worst": found.of_game.worst}
    places = {name: (deal.table_id, str(ReplayPlace(deal.deal))) for name, deal in marked.items() if deal is not None}
    if places.get("best") == places.get("worst"):
        places.pop("worst", None)
    buttons += [
        table_button("replayopen", table_id, place, label=say(f"stats-replay-{name}"))
        for name, (table_id, place) in places.items()
    ]
    if act.guild is not None:
        buttons.append(past_button("statsall", asked, say("stats-show-all")))
        if asked.user_id == act.user_id:
            other = asked._replace(everywhere=1 - asked.everywhere, game=ALL_GAMES)
            label = say("stats-only-here" if asked.everywhere else "stats-in-all-servers")
            buttons.append(past_button("stats", other, label, name="where"))
    return buttons


STATISTICS: Final = "statistics"
"""What a message that was shown to everybody shows; those of somebody forgotten are none."""
posted(STATISTICS)(is_not_made_again)


_PERSON: Final = "stats-person"
_EVERYWHERE: Final = "stats-everywhere"


async def _season_choices(act: Act, typed: str) -> Choices:
    """The seasons with matches of one's own; for another person, those with anybody's matches."""
    where = Where(None if beside(act, _EVERYWHERE) else act.guild_id, game_typed(act))
    # People who hide their statistics also hide when they played.
    whose = act.user_id if beside(act, _PERSON) is None else 0
    return season_choices(typed, act.say, await act.bot.standings.months_of(whose, where))


_Season = Annotated[str | None, Offering(("ranks-option-season", "stats-season-hint"), _season_choices)]


class StatsCommands(WithPersonMenu):
    """Works in direct messages too, for oneself."""

    def __init__(self, bot: Client) -> None:
        entry = app_commands.ContextMenu(name=text("stats-menu"), callback=self.of_person)
        # Others' statistics are those of a server.
        super().__init__(bot, app_commands.allowed_installs(guilds=True, users=False)(entry))

    @anywhere
    @command(
        "stats-command", person=_PERSON, against="stats-with", game=(GAME, "stats-game-hint"), everywhere=_EVERYWHERE
    )
    async def stats(
        self,
        act: Act,
        person: discord.User | None = None,
        against: discord.User | None = None,
        game: WhichGame = None,
        season: _Season = None,
        everywhere: bool = False,
    ) -> None:
        """Show the statistics of the person asking, of another, or between two people."""
        await act.response.defer(ephemeral=True, thinking=True)
        first = person or act.user
        if against is not None and against.id == first.id:
            raise Denied("stats-two-needed")
        asked = AskedMatches(
            first.id,
            against.id if against else 0,
            game or ALL_GAMES,
            season_meant(season, act.say),
            int(everywhere),
        )
        await _show(act, asked)

    @answered
    async def of_person(self, act: Act, person: discord.User) -> None:
        """Show a person's statistics from their context menu."""
        await act.response.defer(ephemeral=True, thinking=True)
        await _show(act, AskedMatches(person.id))


async def _show(act: Act, asked: AskedMatches) -> None:
    """Show it in the deferred answer; raises Denied if these matches are not to be seen."""
    await must_be_seen(act, asked)
    say = act.say
    made = await between_page(act, asked, say) if asked.against else (await stats_page(act, asked, say))[0]
    await fill_answer(act, made)


@of_past("stats")
async def _again(act: Act, asked: AskedMatches) -> None:
    await act.response.defer()
    await _show(act, asked)


@of_past("statsgame", "betweengame")
async def _game(act: Act, asked: AskedMatches) -> None:
    await _again(act, asked._replace(game=one_picked(act)))


@of_past("statsseason", "betweenseason")
async def _season(act: Act, asked: AskedMatches) -> None:
    await _again(act, asked._replace(season=one_picked(act)))


@of_past("statsall")
async def _show_all(act: Act, asked: AskedMatches) -> None:
    """Show the picture and its words to everybody, without buttons."""
    await must_be_seen(act, asked)
    if act.guild_id is None:
        raise Denied("stats-not-here")
    await act.response.defer(thinking=True)
    made, people = await stats_page(act, asked, say_in(language_here(act), act.server.theme), shared=True)
    await answer_all(act, STATISTICS, "", made, people=people)
