"""The sheet of a match with real cards, as everybody sees it at the bottom of its channel, and the list of its deals.

Discord allows few edits of a message that is older than an hour, and between two deals hours may pass. So the message
is edited only while it is young and nothing has been written below it; else it is sent anew, and the old one deleted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord

from cogs.app.answers import Denied
from cogs.app.client import Act, Client
from cogs.app.i18n import say_on
from cogs.app.permissions import is_gone, must_be_permitted
from cogs.app.presses import Button, Style
from cogs.delivery.avatars import WithFaces
from cogs.delivery.delivery import DraftPage
from cogs.delivery.follow_ups import WaitsForPress
from cogs.delivery.message_queue import MessageQueue, nonce_for
from cogs.delivery.pacer import Urgency
from cogs.games.plain import spoken, unit_of
from cogs.lobby.opening import must_be_where_tables_are
from cogs.messages.layout import PAGE_LIMIT, Drawing, Page, Part, drawn, fitting, page
from cogs.messages.posts import address_of, is_old
from cogs.messages.screen import Screen, posted
from cogs.messages.words import in_text, moment, together
from cogs.score_keeper.buttons import Pressed, score_button, score_menu
from cogs.score_keeper.words import (
    counts_lines,
    end_text,
    game_text,
    labels,
    line_texts,
    named,
    names,
    nth,
    payment_lines,
    plain_game_text,
    sides_of,
    standing_text,
    told_by,
    went_on_lines,
)
from cogs.table_texts.results import EndedMatch, EndedSide, drawing_of
from engine.clubs.score_keeper.changes import KeptDeal, KeptRow, What, is_news
from engine.clubs.score_keeper.deciding import ENDS_AFTER
from engine.clubs.score_keeper.kept import KeptState
from engine.store.posted import Post
from engine.table.model.errors import Refused
from locales import Say
from rendering.canvas.wording import slate_title
from rendering.people.rows import MatchResult

SCORE: Final = "score"
"""The kind of the message."""
MOST_IN_MENU: Final = 25
_LAST: Final = 3
"""So many deals stand below the picture."""
_ROOM: Final = PAGE_LIMIT - 400


async def sheet_page(state: KeptState, say: Say, server: str, with_faces: WithFaces = tuple, *, now: float) -> Page:
    """The sheet: as it stands, or how it ended. `server`: its name, empty in direct messages."""
    pictures, files = await drawn([*_result(state, say, server, with_faces), *_sheet(state, say, with_faces)])
    below = _ended(state, say, now) if state.is_ended else _standing(state, say)
    return page(_title(state, say), *pictures, "\n".join(below), _buttons(state, say), files=files)


def _title(state: KeptState, say: Say) -> str:
    facts = {"game": game_text(state, say), "score": str(state.id), "name": in_text(state.setup.opener.name)}
    return say("score-title-ended" if state.is_ended else "score-title", **facts)


def _sheet(state: KeptState, say: Say, with_faces: WithFaces) -> list[Drawing]:
    texts = spoken(state.setup.options.game).by_hand
    before = state.lines[-1].before if state.lines else None
    title = slate_title(plain_game_text(state, say), len(state.deals), say)
    return texts.pictures(before, state.match, with_faces(labels(state, say)), title, say)


def _standing(state: KeptState, say: Say) -> Iterator[str]:
    """How they stand, the last deals, who deals next, and what has been decided about the sheet."""
    yield standing_text(state, say)
    yield from (f"-# {' · '.join(filter(None, line))}" for line in _lines(state, say, state.lines[-_LAST:]))
    if state.match.winners:
        yield say("score-won", side=_winners(state, say), people=len(state.match.winners))
    else:
        yield next_text(state, say)
    yield from (f"-# {one}" for one in went_on_lines(state, say))
    if state.setup.counts:
        yield from (f"-# {one}" for one in counts_lines(state, say))
    if state.warned_at is not None:
        yield say("score-warned", when=moment(state.warned_at + ENDS_AFTER, "R"))


def next_text(state: KeptState, say: Say) -> str:
    """Which deal is due, and who deals it."""
    due = nth(state, len(state.deals) + 1, say)
    if state.draws_dealer:
        return say("score-next-drawn", nth=due)
    key = "score-next-out" if state.match.spare else "score-next"
    return say(key, nth=due, name=names(state, say)[state.match.dealer - 1])


def _ended(state: KeptState, say: Say, now: float) -> Iterator[str]:
    """How it ended, who pays whom, and who would have it go on."""
    yield standing_text(state, say)
    if state.deals:
        yield from payment_lines(state, say)
        counts = say("score-counts-for", names=named(state, state.counted, say))
        yield "-# " + (counts if state.counted else say("score-counts-not"))
    yield "-# " + end_text(state, say)
    wishing = state.wishing(now)
    if wishing:
        wished = together(in_text(one.name) for one in wishing.values())
        yield say("score-wishing", names=wished, missing=named(state, state.deciding - {*wishing}, say))


def _winners(state: KeptState, say: Say) -> str:
    return together(names(state, say)[seat - 1] for seat in state.match.winners)


def _lines(state: KeptState, say: Say, lines: tuple[KeptDeal | KeptRow, ...]) -> Iterator[tuple[str, str]]:
    """Of each of these lines what was told of it, and what it brought and who told it."""
    for line in lines:
        told, brought = line_texts(state, line, say)
        yield told, " · ".join(filter(None, (brought, told_by(line, say))))


def _buttons(state: KeptState, say: Say) -> list[Button]:
    def button(verb: str, label: str, style: Style = Style.secondary) -> Button:
        return score_button(Pressed.on(state, verb), label=label, style=style)

    if state.is_ended:
        return [button("all", say("score-button-all")), button("reopen", say("score-button-reopen"))]
    over = bool(state.match.winners)
    return [
        *([] if over else [button("deal", say("score-button-deal"), Style.primary)]),
        *([button("undo", say("score-button-undo"))] if state.undoable else []),
        *([button("correct", say("score-button-correct"))] if state.correctable else []),
        button("more", say("score-button-more")),
        button("all", say("score-button-all")),
        *([button("agree", say("score-button-agree"), Style.success)] if state.asked else []),
        *([button("stay", say("score-button-stay"), Style.success)] if state.warned_at is not None else []),
        button("end", say("score-button-end"), Style.primary if over else Style.secondary),
    ]


def _result(state: KeptState, say: Say, server: str, with_faces: WithFaces) -> list[Drawing]:
    """The picture of the end, for showing to others."""
    if not state.is_ended or not state.deals:
        return []
    return [drawing_of(result_of(state, say, server), with_faces, say)]


def result_of(state: KeptState, say: Say, server: str) -> MatchResult:
    """Place and figures of every side; whoever is ahead has won."""
    options, people = state.setup.options, labels(state, say)
    sides = [
        EndedSide(tuple(people[seat - 1] for seat in members), members, members[0] in state.match.winners)
        for members in sides_of(state)
    ]
    columns, unit = spoken(options.game).by_hand.columns(state.match), unit_of(options.game)
    ended = EndedMatch(options, state.setup.house, sides, columns, len(state.deals), unit)
    result = ended.result(_day(state), server, say)
    return result._replace(places=tuple(one._replace(won=one.rank == 1) for one in result.places))


def _day(state: KeptState) -> datetime:
    return datetime.fromtimestamp(state.changes[-1].at if state.changes else state.opened_at, UTC)


def all_page(state: KeptState, first: int, say: Say) -> Page:
    """All deals, or as many as fit from the one of this index on, with a menu for the others."""
    shown = state.lines[first : first + MOST_IN_MENU]
    lines = [f"{told}\n-# {changes}" if changes else told for told, changes in _lines(state, say, shown)]
    parts: list[Part] = [say("score-all-title", game=game_text(state, say), name=in_text(state.setup.opener.name))]
    parts.append(fitting(lines, _ROOM) if lines else say("score-none-yet"))
    decided = [*went_on_lines(state, say), *([end_text(state, say)] if state.is_ended else [])]
    if decided:
        parts.append("\n".join(f"-# {one}" for one in decided))
    if len(state.lines) > MOST_IN_MENU:
        starts = range(0, len(state.lines), MOST_IN_MENU)
        pages = [(str(at), f"{at + 1} – {min(at + MOST_IN_MENU, len(state.lines))}") for at in starts]
        menu = score_menu(Pressed.on(state, "all"), pages, chosen=(str(first),))
        parts.append([menu])
    return page(*parts)


def list_page(states: tuple[KeptState, ...], say: Say, managed: tuple[KeptState, ...]) -> Page:
    """The matches somebody keeps, with a button that shows each anew.

    `managed`: others of the server, to a manager of it.
    """
    lines = [_list_line(one, say) for one in states]
    others = fitting([say("score-list-managed"), *(_list_line(one, say) for one in managed)], _ROOM // 2)
    buttons = [
        score_button(Pressed.on(one, "show"), label=say("score-button-show", score=str(one.id))) for one in states[:10]
    ]
    own: list[Part] = [say("score-list-title"), fitting(lines, _ROOM // 2 if managed else _ROOM), buttons]
    return page(*(own if states else []), *([others] if managed else []))


def _list_line(state: KeptState, say: Say) -> str:
    setup = state.setup
    where = address_of(setup.guild_id, state.message) if state.message else f"<#{setup.channel_id}>"
    facts = {"score": str(state.id), "game": game_text(state, say), "where": where}
    facts["nth"] = nth(state, len(state.deals) + (not state.match.winners), say)
    return say("score-list-line", standing=standing_text(state, say), **facts)


class ScoreSheets:
    """The announcer of matches with real cards."""

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        self._screen = Screen(bot, lambda post: bot.tables.clubs.scores.set_message(int(post.fact), *post.where))
        self._queues: defaultdict[int, MessageQueue] = defaultdict(bot.delivery.board_queue)
        """Per match, what shows it."""
        self._heard: dict[int, int] = {}
        """Per match the number of its last entry."""
        bot.tables.clubs.scores.tell = self.score_changed

    async def score_changed(self, state: KeptState) -> None:
        """Show it, unless it is shown already; the leaderboards follow where it counts, or counts no more."""
        self._heard[state.id] = state.written
        if state.shown != state.written or state.message is None:
            self._queues[state.id].refresh(lambda: self._show(state.id, anew=False))
        if state.setup.counts and state.changes and state.changes[-1].what in (What.ENDED, What.REOPENED):
            self._bot.leaderboards.match_ended(state.setup.options.game, state.setup.guild_id)

    async def show_anew(self, state: KeptState) -> None:
        """Send the sheet again, at the bottom of its channel; returns when it is there."""
        queue, show = self._queues[state.id], partial(self._show, state.id, anew=True)
        try:
            await queue.do(show)
        except WaitsForPress:
            # It follows as soon as what asks for it is answered.
            queue.post(show)

    async def catch_up(self) -> None:
        """Show what was saved but not shown before."""
        for state in await self._bot.tables.clubs.scores.unshown():
            await self.score_changed(state)

    async def _show(self, number: int, *, anew: bool) -> None:
        try:
            state = await self._bot.tables.clubs.scores.find(number)
        except Refused:
            return
        if state.is_ended:
            self._queues.pop(number, None)
            self._heard.pop(number, None)
        before = state.message
        news = any(is_news(one, state.changes) for one in state.changes[state.shown :])
        stays = before is not None and not (anew or news) and await self._stays(before)
        draft = await self._bot.delivery.drawn(Urgency.SLATE, partial(self._draw, number))
        assert draft is not None
        state = draft.of
        post, nonce = _post(state), nonce_for(f"{SCORE}{state.id}.{state.written}")
        if stays and before is not None:
            await self._screen.show(post._replace(message_id=before[1], channel_id=before[0]), draft.page, nonce)
        else:
            await self._screen.replace(post, before, draft.page, nonce)
        await self._bot.tables.clubs.scores.note_shown(state.id, state.written)

    async def _draw(self, number: int) -> DraftPage[KeptState]:
        state = await self._bot.tables.clubs.scores.find(number)
        made = await sheet_of(self._bot, state)
        return DraftPage(made, state, state.message[1] if state.message else None, lambda: self._is_newest(state))

    def _is_newest(self, state: KeptState) -> bool:
        """Whether nothing more has been heard of."""
        return self._heard.get(state.id, state.written) <= state.written

    async def _stays(self, where: tuple[int, int]) -> bool:
        """Whether the message can be edited where it is: it is young, and the last of its channel."""
        if is_old(where[1]) and self._bot.delivery.tokens.of(where[1]) is None:
            return False
        with suppress(discord.Forbidden, discord.NotFound):
            channel = self._bot.get_partial_messageable(where[0])
            return [one.id async for one in channel.history(limit=1)] == [where[1]]
        return False


def _post(state: KeptState) -> Post:
    """Where it is to be sent, and whom it names."""
    people = state.members | {state.setup.opener.user_id} | {one.by.user_id for one in state.changes}
    known = frozenset(one for one in people if one > 0)
    return Post(0, state.setup.channel_id, state.setup.guild_id, SCORE, str(state.id), people=known)


async def sheet_of(bot: Client, state: KeptState) -> Page:
    """The sheet as it is posted."""
    guild = bot.get_guild(state.setup.guild_id or 0)
    return await sheet_page(
        state, await say_of(bot, state), guild.name if guild else "", bot.avatars.on, now=bot.tables.now()
    )


async def say_of(bot: Client, state: KeptState) -> Say:
    """The texts of the place where it is kept."""
    return await say_on(bot, state.setup.guild_id, state.setup.language)


@posted(SCORE)
async def _posted_sheet(bot: Client, post: Post) -> Page | None:
    """The same message without the name of somebody who was forgotten; None: it is not the newest, and goes."""
    state = await bot.tables.clubs.scores.find(int(post.fact))
    return await sheet_of(bot, state) if state.message == post.where else None


async def moved_here(act: Act, state: KeptState) -> KeptState:
    """The same in this channel if its own is gone; raises Denied where it cannot go on here."""
    if state.setup.channel_id == act.channel_id:
        return state
    if not await is_gone(act.bot, state.setup.channel_id):
        return state
    if state.setup.guild_id != act.guild_id:
        raise Denied("score-channel-gone", score=str(state.id))
    if state.setup.guild_id is not None:
        must_be_where_tables_are(act)
        must_be_permitted(act)
    return await act.bot.tables.clubs.scores.move(state.id, act.channel_id or 0)
