"""What a message shows when it is re-rendered to remove a name: the same page without the name.

Every kind of message has a row in `PAGES`. If the same page can no longer be made, the message says that something
stood there.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final

import discord

from cogs.app.client import Client
from cogs.app.i18n import say_at, say_for
from cogs.evenings.page import EVENING_CALL, EVENING_DATE, EVENING_OVER, date_page, past_page, result_page
from cogs.hand.hand import hand_of
from cogs.hand.hand_messages import HAND
from cogs.hand.hand_page import hand_page
from cogs.lobby.host_panel import INVITATION, invitation_page
from cogs.lobby.lobby import FULL, LOBBY, LobbyMessage
from cogs.lobby.opening import THREAD_NOTICE, thread_notice_page
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import Page, page
from cogs.messages.posts import Posts, address_of
from cogs.proposals.proposals import OUTCOME, PROPOSAL, outcome_of, outcome_page
from cogs.replay.finished import REPLAY, ReplayPlace, Replays
from cogs.replay.lookback import LOOKBACK, shared_page
from cogs.replay.page import replay_page
from cogs.score_keeper.page import SCORE
from cogs.score_keeper.sheets import renewed_sheet
from cogs.seasons.board import BOARD, TITLES, season_page, titles_page
from cogs.shared_deals.deals import renewed_results, renewed_sent
from cogs.shared_deals.page import DAY, SENT
from cogs.standings.leaderboard_page import RANKS, For, ShownLeaderboard, leaderboard_page
from cogs.standings.match_text import rating_lines
from cogs.table.beginning import FIRST_CUT, PARTNERS
from cogs.table.deal_message import TABLE
from cogs.table.slate import OVER, SLATE, STOPPED
from cogs.table.table_message import dealer_page, draw_page, match_over_page, slate_page, stopped_page, table_page
from cogs.table.talk import PHRASES, SAID, spoken_text
from cogs.tournament.board import ENDED, IDLE, QUESTION, board_of
from cogs.tournament.page import ended_page, entry_page, idle_page, moved_page, round_page
from cogs.tournament.slips import CALL, SLIP, renewed_slip
from cogs.tournament.standings_page import end_page, standings_page
from cogs.tournament.stop import question_page
from engine.clubs.evenings.evening import Stage
from engine.tables.decisions.forgetting import NOBODY
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.model.status import Status
from engine.tables.store.posted import Post
from locales import Say, say_in

Maker = Callable[[Client, Post], Awaitable[Page | None]]
"""Makes the page of a message; None: it is to be deleted."""


async def _date(bot: Client, post: Post) -> Page | None:
    evening_id, number = map(int, post.fact.split(":"))
    evening = await bot.tables.clubs.evenings.find(evening_id)
    past = await evening.past(number)
    if past is not None:
        is_last = evening.stage is Stage.OVER and number == evening.number
        return past_page(evening.setup, past, is_last=is_last)
    return date_page(evening, await evening.live_tables() if evening.stage.is_played else ())


async def _result(bot: Client, post: Post) -> Page | None:
    evening_id, number = map(int, post.fact.split(":"))
    evening = await bot.tables.clubs.evenings.find(evening_id)
    past = await evening.past(number)
    return result_page(evening.setup, past) if past is not None else None


async def _call(bot: Client, post: Post) -> Page | None:
    """None: it called people to a table."""
    return None


async def _board(bot: Client, post: Post) -> Page | None:
    seasons = bot.tables.clubs.seasons
    state = await seasons.find(int(post.fact))
    if state is None:
        return None
    say = say_in(state.language, (await bot.tables.server(state.guild_id)).theme)
    return await season_page(await seasons.whole(state), say, bot.avatars.on)


async def _titles(bot: Client, post: Post) -> Page | None:
    state = await bot.tables.clubs.seasons.find(int(post.fact))
    if state is None:
        return None
    return titles_page(state, say_in(state.language, (await bot.tables.server(state.guild_id)).theme))


RENEWED: Final = MappingProxyType[str, Maker](
    {EVENING_DATE: _date, EVENING_OVER: _result, EVENING_CALL: _call, BOARD: _board, TITLES: _titles}
)
"""By the kind of the message."""


_log = logging.getLogger(__name__)

Renewed = Page | str | None
"""A page, the words of a message without one, or nothing: then it is to be deleted."""
_Maker = Callable[["Client", Post], Awaitable[Renewed]]


class _Impossible(Exception):
    """The same page can no longer be made."""


async def renewed(bot: Client, post: Post) -> Renewed:
    """What this message is to show from now on; raises JournalError, and Discord's refusals."""
    maker = PAGES.get(post.kind) or PAGES.get(post.kind.partition("-")[0])
    try:
        if maker is None:
            raise _Impossible
        return await maker(bot, post)
    except (JournalError, discord.HTTPException):
        raise
    except _Impossible:
        pass
    except Exception:
        # Whatever is wrong with a table reloaded after years, the name must go.
        _log.exception("message %s cannot be shown as it was", post.message_id)
    return page((await _say(bot, post))("forget-stood-here"))


async def _say(bot: Client, post: Post) -> Say:
    server = await bot.tables.server(post.guild_id or 0)
    return say_in(server.language or "en", server.theme)


async def _table(bot: Client, post: Post, deal: int | None = None) -> Table:
    """The table as it is, or as it was at the end of a deal; never asked for the deal still in play."""
    if post.table_id is None:
        raise _Impossible
    return await bot.tables.find(post.table_id) if deal is None else await bot.tables.as_of(post.table_id, deal)


async def _thread_notice(bot: Client, post: Post) -> Renewed:
    return thread_notice_page(await _table(bot, post))


async def _lobby(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post)
    if table.deal:
        # People who came later are named elsewhere.
        table = await _table(bot, post, 0)
    return await LobbyMessage(bot, table, Posts(bot, table)).page()


async def _nothing(bot: Client, post: Post) -> Renewed:
    """None: the message asked for something that is over."""
    return None


async def _partners(bot: Client, post: Post) -> Renewed:
    return await draw_page(await _table(bot, post, 0))


async def _dealer(bot: Client, post: Post) -> Renewed:
    deal = int(post.kind.partition("-")[2])
    table = await _table(bot, post)
    if table.deal < deal:
        draw = table.next_draw
    else:
        draw = (await _table(bot, post, deal)).dealer_draw
        # Those seated there when it was drawn.
        table = await _table(bot, post, deal - 1)
    if draw is None:
        raise _Impossible
    return await dealer_page(table, draw)


async def _deal(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post, int(post.fact))
    return await table_page(table, table.view(0), None, bot.tiles, with_faces=bot.avatars.on)


async def _slate(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post, int(post.fact))
    if table.result is None:
        raise _Impossible
    ends = tuple(table.view(seat) for seat in range(1, len(table.seats) + 1))
    return await slate_page(table, FinishedDeal(table.result, table.view(0), ends), more=False)


async def _lookback(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post)
    if (seen := await bot.tables.looking_back.find(table)) is None:
        raise _Impossible
    deal, seat = map(int, post.fact.split("."))
    return shared_page(table, seen, deal, seat, bot.tiles, say_at(table.setup))


async def _over(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post)
    if table.status is not Status.OVER:
        raise _Impossible
    server = bot.get_guild(post.guild_id or 0)
    day = discord.utils.snowflake_time(post.message_id).date()
    ratings = await rating_lines(bot, table, say_at(table.setup))
    return await match_over_page(table, day, server.name if server else "", ratings, bot.avatars.on)


async def _stopped(bot: Client, post: Post) -> Renewed:
    return await stopped_page(await _table(bot, post))


async def _outcome(bot: Client, post: Post) -> Renewed:
    deal, change = outcome_of(post.fact)
    return outcome_page(await _table(bot, post, deal), change)


async def _invitation(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post)
    wanted = post.people & table.setup.invited
    return invitation_page(table, sorted(wanted)) if wanted and table.status is Status.LOBBY else None


async def _said(bot: Client, post: Post) -> Renewed:
    language, _, name = post.fact.partition(".")
    if name not in PHRASES:
        raise _Impossible
    return spoken_text(NOBODY, name, say_in(language))


async def _hand(bot: Client, post: Post) -> Renewed:
    """The hand of a deal that is over, in its owner's messages."""
    deal, _, seat = post.fact.partition(".")
    table = await _table(bot, post, int(deal))
    channel = await bot.fetch_channel(post.channel_id)
    owner = getattr(channel, "recipient", None)
    if table.result is None or owner is None:
        raise _Impossible
    person = await bot.tables.person(owner.id)
    say = say_for(person, table.setup)
    return await hand_page(hand_of(table, int(seat), person, say, bot.tiles), table, bot.tiles, bot.avatars.on)


async def _replay(bot: Client, post: Post) -> Renewed:
    table = await _table(bot, post)
    replay = await bot.part(Replays).of(table)
    place, seen = ReplayPlace.parse(post.fact), await bot.tables.looking_back.find(table)
    return await replay_page(table, replay, place, bot.tiles, say_at(table.setup), seen=seen, shared=True)


async def _ranks(bot: Client, post: Post) -> Renewed:
    language, _, shown = post.fact.partition(".")
    say = say_in(language, (await bot.tables.server(post.guild_id or 0)).theme)
    made, _ = await leaderboard_page(bot, ShownLeaderboard.read(shown), say, None, For.ALL)
    return made


async def _entry(bot: Client, post: Post) -> Renewed:
    tournament = await bot.tables.tournaments.find(post.tournament_id or 0)
    kind = board_of(tournament)
    if post.kind == kind or kind not in tournament.message_ids:
        return entry_page(tournament)
    return moved_page(tournament, address_of(post.guild_id, tournament.message_ids[kind]))


async def _round(bot: Client, post: Post) -> Renewed:
    tournament, number = await bot.tables.tournaments.find(post.tournament_id or 0), int(post.kind.partition("-")[2])
    return round_page(
        tournament, number, [await bot.tables.as_of(one.table_id, 0) for one in tournament.tables_of(number)]
    )


async def _standings(bot: Client, post: Post) -> Renewed:
    tournament = await bot.tables.tournaments.find(post.tournament_id or 0)
    number = int(post.kind.partition("-")[2])
    return await standings_page(tournament, say_at(tournament.setup), bot.avatars.on, number)


async def _question(bot: Client, post: Post) -> Renewed:
    return question_page(await bot.tables.tournaments.find(post.tournament_id or 0))


async def _end(bot: Client, post: Post) -> Renewed:
    return await end_page(await bot.tables.tournaments.find(post.tournament_id or 0), bot.avatars.on)


async def _idle(bot: Client, post: Post) -> Renewed:
    """The warning, as long as it holds."""
    tournament = await bot.tables.tournaments.find(post.tournament_id or 0)
    warns = tournament.status.is_live and tournament.state.warned_at is not None
    return idle_page(tournament) if warns else None


async def _ended(bot: Client, post: Post) -> Renewed:
    return ended_page(await bot.tables.tournaments.find(post.tournament_id or 0))


PAGES: Final[Mapping[str, _Maker]] = MappingProxyType(
    {
        THREAD_NOTICE: _thread_notice,
        LOBBY: _lobby,
        FULL: _nothing,
        FIRST_CUT: _nothing,
        PROPOSAL: _nothing,
        PARTNERS: _partners,
        "draw": _dealer,
        TABLE: _deal,
        SLATE: _slate,
        OVER: _over,
        STOPPED: _stopped,
        OUTCOME: _outcome,
        INVITATION: _invitation,
        SAID: _said,
        HAND: _hand,
        REPLAY: _replay,
        LOOKBACK: _lookback,
        RANKS: _ranks,
        DAY: renewed_results,
        SENT: renewed_sent,
        "entry": _entry,
        "board": _entry,
        SLIP: renewed_slip,
        CALL: _nothing,
        "round": _round,
        "standings": _standings,
        "end": _end,
        QUESTION: _question,
        ENDED: _ended,
        IDLE: _idle,
        SCORE: renewed_sheet,
        **RENEWED,
    }
)
"""By the kind of the message, or by what stands before the number in it. Statistics of somebody forgotten are none."""
