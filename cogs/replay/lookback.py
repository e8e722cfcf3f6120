""" "Looking back", under the end of a match and in its replay: what choices cost, told privately to who made them.

They read their dearest choices, and what the cards allowed in hindsight.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cogs.app.access import must_be_for_all
from cogs.app.answers import fill_answer
from cogs.app.client import Act, Client
from cogs.app.custom_ids import is_of_server
from cogs.app.i18n import say_at
from cogs.app.presses import Button
from cogs.messages.buttons import at_table, table_button
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.screen import NoPage, answer_all, posted, table_of
from cogs.messages.words import CardWords, seat_name, which_table
from cogs.replay.choices import WORLDS, dear_lines, known_line, made_line
from cogs.replay.finished import ReplayPlace
from engine.running.looking_back import SeenLookback, played_by
from engine.running.table import Table, TableAtDeal
from engine.store.posted import Post
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Status
from engine.teaching.lookback.lookback import Dear
from locales import Say

_SPARE: Final = 400
"""Of the room on a page, for what is said above and below what is known of each deal in hindsight."""


def waiting_page(table: Table, seconds: int, say: Say) -> Page:
    """It is being reckoned."""
    return page(_title(table, say), say("lookback-soon", seconds=seconds), [_again(table, say)])


def failed_page(table: Table, say: Say) -> Page:
    """It could not be reckoned."""
    return page(_title(table, say), say("lookback-failed"), [_again(table, say)])


def own_page(
    table: Table, seen: SeenLookback, user_id: int, emojis: CardEmojis, say: Say, *, can_be_shared: bool
) -> Page:
    """What somebody's choices cost, for their own eyes, and what everybody may know in hindsight."""
    words, played = CardWords(emojis, say), played_by(table, user_id)
    dearest = seen.lookback.dearest(played)
    parts: list[Part] = [_title(table, say)]
    if not any(deal.choices for deal in seen.lookback.deals):
        parts.append(say("lookback-nothing"))
    elif not played:
        parts.append(say("lookback-not-there"))
    else:
        parts += [say("lookback-own"), *_dearest(table, dearest, words, say, is_own=True)]
        if can_be_shared:
            parts.append(
                [table_button("lookbackshow", table.id, label=say("stats-show-all")), _send(table, dearest, say)]
            )
    used = sum(len(part) for part in parts if isinstance(part, str))
    return page(*parts, *_hindsight(table, seen, PAGE_LIMIT - used - _SPARE, say))


def _title(table: Table, say: Say) -> str:
    return say("lookback-title", **which_table(table, say))


def _again(table: Table, say: Say) -> Button:
    return table_button("lookback", table.id, label=say("lookback-again"))


def _send(table: Table, dearest: list[Dear], say: Say) -> Button:
    """Lets a friend try the deal in which a choice cost most, or the last one."""
    deal = dearest[0].deal if dearest else table.deal
    return table_button("senddeal", table.id, str(deal), label=say("deals-send-button-of", deal=str(deal)))


def _dearest(table: Table, dearest: list[Dear], words: CardWords, say: Say, *, is_own: bool) -> list[Part]:
    """The dearest choices, a way to each of them in the match, and how they were weighed."""
    if not dearest:
        return [say("lookback-none"), say("lookback-how", worlds=str(WORLDS))]
    lines = [
        line
        for number, one in enumerate(dearest, 1)
        for line in dear_lines(table, number, one, words, say, is_own=is_own)
    ]
    ways = [
        table_button(
            "replayopen",
            table.id,
            # Right before the choice, as its seat saw it.
            str(ReplayPlace(one.deal, one.choice.step - 1, one.choice.seat)),
            label=say("lookback-go", number=str(number)),
        )
        for number, one in enumerate(dearest, 1)
    ]
    return ["\n".join(lines), say("lookback-how", worlds=str(WORLDS)), ways]


def _hindsight(table: Table, seen: SeenLookback, room: int, say: Say) -> list[Part]:
    """What each deal allowed with all hands known, in so many letters."""
    deals = seen.lookback.deals
    known = [one.hindsight for one in deals if one.hindsight]
    made = [one for deal in deals for one in deal.makeable]
    if not known and not made:
        return []
    lines = []
    for number, deal in enumerate(deals, 1):
        if deal.hindsight:
            lines.append(known_line(table, number, deal.hindsight, say))
        lines += (made_line(table, number, one, say) for one in deal.makeable)
    counts = "contracts" if not known else "tricks" if known[0].counts_tricks else "points"
    first = max((*(one.trick for one in known), *(one.trick for one in made)))
    late = [say("lookback-known-late")] if first > 1 else []
    return [say("lookback-known", counts=counts), fitting(lines, room), *late]


log = logging.getLogger(__name__)

LOOKBACK: Final = "lookback"
"""What a message shows in which somebody showed their costs: found again to remove their name from it."""
_AT_ONCE: Final = 1.0
"""Seconds in which what is reckoned need not be announced first."""
_PATIENCE: Final = 800.0
"""Seconds in which an answer that was put off can still be changed."""


@at_table("lookback")
async def look_back(act: Act, table: Table, _: str) -> None:
    """Show what was reckoned; if nothing was, have it reckoned and show it as soon as it is."""
    if table.status is not Status.OVER:
        raise Refused(Refusal.NOT_OVER, table=table.id)
    await act.response.defer(ephemeral=True, thinking=True)
    if not await table.may_be_told():
        raise Refused(Refusal.STILL_PLAYED)
    looking_back, say = act.bot.tables.looking_back, act.say_at(table)
    seen = await looking_back.find(table)
    if seen is None:
        reckoning = looking_back.ask(table)
        await asyncio.wait((reckoning,), timeout=_AT_ONCE)
        if not reckoning.done():
            await fill_answer(act, waiting_page(table, looking_back.seconds_left(table.id), say))
            await asyncio.wait((reckoning,), timeout=_PATIENCE)
            if not reckoning.done():
                return
        seen = await looking_back.find(table)
    if seen is None:
        await fill_answer(act, failed_page(table, say))
        return
    await _show(act, table, seen)


async def _show(act: Act, table: Table, seen: SeenLookback) -> None:
    say, here = act.say_at(table), is_of_server(table, act)
    made = own_page(table, seen, act.user_id, act.bot.tiles, say, can_be_shared=here)
    await fill_answer(act, made)


@at_table("lookbackshow")
async def show_all(act: Act, table: Table, _: str) -> None:
    """Show everybody one's own dearest choices, only where the match was played."""
    looking_back, user = act.bot.tables.looking_back, act.user
    played = played_by(table, user.id)
    if await looking_back.find(table) is None or not played:
        raise Refused(Refusal.STALE)
    await must_be_for_all(act, table)
    await act.response.defer(thinking=True)
    await looking_back.show(table, user.id)
    deal, seat = min(played)
    await answer_all(act, LOOKBACK, f"{deal}.{seat}", table_id=table.id)


@posted(LOOKBACK)
async def shared_page(bot: Client, post: Post) -> Page:
    """The dearest choices, for everybody, of whoever had this seat in this deal."""
    table, (deal, seat) = await table_of(bot, post), map(int, post.fact.split("."))
    if (seen := await bot.tables.looking_back.find(table)) is None:
        raise NoPage
    then, say = TableAtDeal(table, deal), say_at(table.setup)
    one = then.seats[seat - 1]
    played = played_by(table, one.user_id) if one is not None and one.user_id is not None else frozenset()
    dearest = seen.lookback.dearest(played)
    name = say("lookback-of", name=seat_name(then, seat, say))
    return page(_title(table, say), name, *_dearest(table, dearest, CardWords(bot.tiles, say), say, is_own=False))
