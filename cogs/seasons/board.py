"""What people see of a season, and keeping it up to date: its board, its titles, its archive, and the teams.

A board is one message; whoever deletes it has it posted anew by `/season board`.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence

from cogs.app.client import Client
from cogs.app.i18n import say_on
from cogs.delivery.avatars import WithFaces
from cogs.delivery.faults import refusals_ignored
from cogs.delivery.message_queue import MessageQueue
from cogs.messages.layout import Drawing, Page, drawn, page
from cogs.messages.screen import Screen, posted
from cogs.messages.words import in_text, moment
from engine.clubs.evenings.points import half_up
from engine.clubs.seasons.season import SeasonState, TeamContest, TeamEvening, Title, score_of
from engine.clubs.seasons.seasons import Whole
from engine.clubs.tournaments.schedule import Exact
from engine.store.posted import Post
from engine.table.model.people import FORGOTTEN
from locales import Say
from rendering import SeatLabel, look_of
from rendering.people.season import MOST_ROWS, SeasonLine, alt_season, draw_season

_LAST: int = 6
"""Evenings of teams that are told one by one."""


async def season_page(whole: Whole, say: Say, with_faces: WithFaces) -> Page:
    """How a season stands, or stood at its end."""
    state = whole.state
    head = say("season-board-title", name=in_text(state.name))
    lines = [_rules(state, len(whole.dates), say)]
    if state.ended_at is not None:
        lines.append(say("season-was-until", when=moment(state.ended_at, "D")))
    parts = [f"{head}\n" + "\n".join(f"-# {line}" for line in lines)]
    after = _teams(whole, say)
    if not whole.rows:
        return page(*parts, say("season-no-evening"), *after)
    lines_drawn = _lines(whole, with_faces)
    if len(whole.rows) > MOST_ROWS:
        after.append(say("season-more", count=len(whole.rows) - MOST_ROWS))
    title, is_over = state.name, state.is_over
    on = look_of(say).felt
    alt = alt_season(lines_drawn, title, say, final=is_over)
    drawing = Drawing(lambda: draw_season(lines_drawn, title, say, final=is_over, on=on), alt)
    pictures, files = await drawn([drawing])
    told = titles_text(state.titles, say) if is_over else say("season-leads", name=_leader(whole, say))
    return page(*parts, told, *pictures, *after, files=files)


def titles_page(state: SeasonState, say: Say) -> Page:
    """Tells the channel who has won."""
    called = tuple(sorted({one.user_id for one in state.titles if one.user_id != FORGOTTEN}))
    title = say("season-over-title", name=in_text(state.name))
    told = titles_text(state.titles, say, mention=True) if state.titles else say("season-no-evening")
    return page(title, told, mentions=called)


def titles_text(titles: Sequence[Title], say: Say, *, mention: bool = False) -> str:
    """Champion, second, third; those who share a title stand beside each other."""
    lines = []
    for rank in sorted({one.rank for one in titles}):
        those = [one for one in titles if one.rank == rank]
        names = ", ".join(_named(one, say, mention) for one in those)
        title = say(f"season-title-{rank}")
        lines.append(say(f"season-title-line-{rank}", title=title, names=names, total=those[0].total))
    return "\n".join(lines)


def archive_line(state: SeasonState, say: Say) -> str:
    """A season in a list."""
    facts = {"season": str(state.id), "name": in_text(state.name), "from": moment(state.began_at, "D")}
    if state.ended_at is None:
        return say("season-in-list-running", **facts)
    champions = [_named(one, say, False) for one in state.titles if one.rank == 1]
    winner = ", ".join(champions) or "–"
    return say("season-in-list", until=moment(state.ended_at, "D"), winner=winner, **facts)


def teams_text(contest: TeamContest, evenings: Sequence[TeamEvening], say: Say) -> str:
    """How two teams stand, and their last evenings."""
    first, second = in_text(contest.first_name), in_text(contest.second_name)
    points = score_of(evenings)
    title = say("season-teams", first=first, second=second, points=str(points[0]), others=str(points[1]))
    how = say("season-teams-how", best=contest.best)
    lines = [
        say("season-teams-evening", number=str(number), first=_score(one.first), second=_score(one.second))
        for number, one in enumerate(evenings, 1)
    ][-_LAST:]
    return "\n".join([title, f"-# {how}", *lines])


def people_on(whole: Whole) -> frozenset[int]:
    """Whom the board names."""
    shown_rows = whole.rows[:MOST_ROWS]
    named = {row.user_id for row in shown_rows} | {one.user_id for one in whole.state.titles}
    return frozenset(named - {FORGOTTEN})


def _score(score: Exact | None) -> str:
    return "–" if score is None else str(half_up(score))


def _shown(score: Exact | None) -> int | None:
    return None if score is None else half_up(score)


def _teams(whole: Whole, say: Say) -> list[str]:
    contest = whole.contest
    if contest is None or not contest.is_agreed:
        return []
    return [teams_text(contest, whole.teams, say)]


def _rules(state: SeasonState, played: int, say: Say) -> str:
    parts = [
        say("season-of" if state.planned else "season-played", played=played, planned=state.planned),
        say("season-best", best=state.best) if state.best else say("season-all-count"),
        say(f"season-scoring-{state.scoring}"),
    ]
    return " · ".join(parts)


def _leader(whole: Whole, say: Say) -> str:
    return ", ".join(f"**{in_text(row.name)}**" for row in whole.rows if row.rank == 1)


def _named(one: Title, say: Say, mention: bool) -> str:
    if one.user_id == FORGOTTEN:
        return say("evening-somebody")
    return f"<@{one.user_id}>" if mention else f"**{in_text(one.name)}**"


def _lines(whole: Whole, with_faces: WithFaces) -> list[SeasonLine]:
    rows = whole.rows[: 2 * MOST_ROWS]
    labels = with_faces([SeatLabel(row.name, person=row.user_id) for row in rows])
    return [
        SeasonLine(row.rank, label, tuple(map(_shown, row.scores)), row.counted, half_up(row.total))
        for row, label in zip(rows, labels, strict=True)
    ]


BOARD, TITLES = "season", "seasontitles"
"""Kinds of messages, as they are recorded."""


async def say_of(bot: Client, state: SeasonState) -> Say:
    """The texts for what everybody sees of a season."""
    return await say_on(bot, state.guild_id, state.language)


@posted(BOARD)
async def _board(bot: Client, post: Post) -> Page | None:
    seasons = bot.tables.clubs.seasons
    state = await seasons.find(int(post.fact))
    return None if state is None else await _board_of(bot, await seasons.whole(state))


async def _board_of(bot: Client, whole: Whole) -> Page:
    return await season_page(whole, await say_of(bot, whole.state), bot.avatars.on)


@posted(TITLES)
async def _titles(bot: Client, post: Post) -> Page | None:
    state = await bot.tables.clubs.seasons.find(int(post.fact))
    return None if state is None else titles_page(state, await say_of(bot, state))


class SeasonBoards:
    """The announcer of the seasons."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._queues: defaultdict[int, MessageQueue] = defaultdict(bot.delivery.board_queue)
        self._posting: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Held while somebody has the board of a season posted anew."""
        self._screen = Screen(bot, self._remember, silent=True)
        bot.tables.clubs.seasons.tell = self.season_changed

    async def season_changed(self, season_id: int) -> None:
        """Only notes that there is something to show."""
        self._queues[season_id].refresh(lambda: self._show(season_id))

    async def catch_up(self) -> None:
        """After a start, look at all seasons: one may have changed, or ended, without being shown."""
        seasons = self._bot.tables.clubs.seasons
        for state in await seasons.shown():
            await seasons.look(state.guild_id)
            await self.season_changed(state.id)

    async def post(self, state: SeasonState, channel_id: int) -> None:
        """Post the board anew in a channel; the message before is removed, also if somebody else has just posted it."""
        async with self._posting[state.id]:
            post, made = await self._board(await self._bot.tables.clubs.seasons.find(state.id) or state)
            before = post.where if post.message_id else None
            await self._screen.replace(post._replace(channel_id=channel_id), before, made)

    async def _show(self, season_id: int) -> None:
        seasons = self._bot.tables.clubs.seasons
        state = await seasons.find(season_id)
        if state is None:
            return
        is_posted = state.message_id is not None
        if is_posted and await self._screen.show(*await self._board(state), stays_gone=True) is None:
            await seasons.set_message(state.id, state.channel_id, None)
        if state.is_over and not state.told:
            # If Discord refuses to show them, they are in the archive all the same.
            with refusals_ignored():
                await self._tell_titles(state)
            await seasons.note_told(state.id)
        self._bot.announcer.shown()

    async def _board(self, state: SeasonState) -> tuple[Post, Page]:
        """The message and what it shows, from one reading of all its evenings."""
        whole = await self._bot.tables.clubs.seasons.whole(state)
        where = state.message_id or 0, state.channel_id, state.guild_id
        return Post(*where, BOARD, str(state.id), people=people_on(whole)), await _board_of(self._bot, whole)

    async def _remember(self, post: Post) -> None:
        await self._bot.tables.clubs.seasons.set_message(int(post.fact), *post.where)

    async def _tell_titles(self, state: SeasonState) -> None:
        people = frozenset(one.user_id for one in state.titles) - {FORGOTTEN}
        post = Post(0, state.channel_id, state.guild_id, TITLES, str(state.id), people=people)
        await Screen(self._bot).send(post, nonce=f"s{state.id}.titles")
