"""Looking back: choices, what they cost, and what the cards allowed in hindsight, of a match and of one step of it.

"Looking back", under the end of a match and in its replay, tells people privately of their own dearest choices. Of a
step only those are told the cost who may know it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from typing import Final

from cogs.app.access import must_be_for_all
from cogs.app.answers import fill_answer
from cogs.app.client import Act, Client
from cogs.app.custom_ids import is_of_server
from cogs.app.i18n import say_at
from cogs.app.presses import Button
from cogs.games.plain import texts_of
from cogs.messages.buttons import at_table, table_button
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.screen import NoPage, answer_all, posted, table_of
from cogs.messages.words import CardWords, seat_name, together, which_table
from cogs.replay.finished import ReplayPlace
from cogs.table_texts.table_text import cost_text, reasons_text
from engine.core.errors import EngineError
from engine.running.looking_back import SeenLookback, is_open, played_by
from engine.running.table import Table, TableAtDeal
from engine.store.posted import Post
from engine.table.model.errors import Refusal, Refused
from engine.table.model.setup import Origin
from engine.table.model.status import Status
from engine.teaching.hints.hint import unit_of
from engine.teaching.lookback.choices import CARE, SeatChoice
from engine.teaching.lookback.hindsight import Hindsight, Makeable
from engine.teaching.lookback.lookback import Dear
from locales import Say

WORLDS = CARE.rounds * CARE.worlds
"""How many deals are imagined for a choice."""


def price_text(table: Table, choice: SeatChoice, say: Say) -> str:
    """What a choice cost, in the words of hints: `about 1.4 points`."""
    unit = choice.unit or unit_of(table.setup.options)
    told = cost_text(unit, unit.times * choice.cost, say)
    return say("lookback-cost", cost=told) if told else say("lookback-cost-other")


def why_line(table: Table, choice: SeatChoice, words: CardWords, say: Say, *, is_own: bool) -> list[str]:
    """Why something else was better, as whoever chose could have been told; `is_own`: that is whoever reads it."""
    reasons = reasons_text(table, choice.reasons, words, say)
    if not reasons:
        return []
    if choice.is_for_dummy:
        return [say("lookback-why-dummy", reasons=reasons)]
    if is_own:
        return [say("lookback-why", reasons=reasons)]
    return [say("lookback-why-of", name=seat_name(table, choice.seat, say), reasons=reasons)]


def action_text(table: Table, notation: str, words: CardWords, say: Say) -> str:
    """An action in words, from its notation."""
    try:
        return words.action(table.game.parse_action(notation))
    except EngineError:
        # Out of turn a seat may as well do nothing.
        return say("lookback-leave")


def dear_lines(table: Table, number: int, dear: Dear, words: CardWords, say: Say, *, is_own: bool) -> Iterator[str]:
    """One of the dearest choices of somebody, and why something else was better; `is_own`: that person reads it."""
    deal, choice = dear
    yield say(
        "lookback-dear",
        number=str(number),
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=choice.trick,
        chosen=action_text(table, choice.chosen, words, say),
        best=action_text(table, choice.best, words, say),
        cost=price_text(table, choice, say),
    )
    yield from why_line(TableAtDeal(table, deal), choice, words, say, is_own=is_own)


def step_line(table: Table, choice: SeatChoice, words: CardWords, say: Say) -> str:
    """What one choice cost."""
    if not choice.cost:
        return say("lookback-step-good")
    best = action_text(table, choice.best, words, say)
    return say("lookback-step-cost", cost=price_text(table, choice, say), best=best)


def known_line(table: Table, deal: int, known: Hindsight, say: Say) -> str:
    """What a deal allowed with all hands known, and what came of it."""
    table = TableAtDeal(table, deal)
    return say(
        "lookback-known-deal",
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=known.trick,
        best=sides_text(table, known, known.totals[0], say),
        played=" · ".join(map(str, known.totals[-1])),
    )


def made_line(table: Table, deal: int, one: Makeable, say: Say) -> str:
    """Whether a contract for few tricks could be made with all hands known, and whether it was."""
    return say(
        "lookback-made-deal",
        unit=texts_of(table).DEALS,
        deal=str(deal),
        trick=one.trick,
        names=_names(TableAtDeal(table, deal), one.seats, say),
        could=_yes(one.made[0]),
        was=_yes(one.made[-1]),
    )


def step_made_line(table: Table, one: Makeable, could: bool, say: Say) -> str:
    """The same from a position on."""
    return say("lookback-step-made", names=_names(table, one.seats, say), could=_yes(could))


def _names(table: Table, seats: Iterable[int], say: Say) -> str:
    return together(seat_name(table, seat, say) for seat in seats)


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def origin_facts(table: Table, origin: Origin) -> dict[str, str]:
    """The position that a table plays on from, as facts of a text."""
    step, deal = str(origin.step), str(origin.deal)
    return {"table": str(origin.table_id), "unit": texts_of(table).DEALS, "deal": deal, "step": step}


def note_lines(table: Table, say: Say) -> list[str]:
    """The line at a table that plays on from a position of another match: everybody may know its cards."""
    origin = table.setup.origin
    return [] if origin is None else [say("lookback-on-note", **origin_facts(table, origin))]


def sides_text(table: Table, known: Hindsight, totals: tuple[int, int], say: Say) -> str:
    """What each side gets: `Anna & Chloé 18 · Ben & Fons 10`."""
    members = [[seat for seat, one in enumerate(known.sides, 1) if one == side] for side in (0, 1)]
    return " · ".join(
        say("lookback-known-side", names=_names(table, seats, say), figure=str(total))
        for seats, total in zip(members, totals, strict=True)
    )


def step_lines(
    table: Table, seen: SeenLookback | None, step: tuple[int, int, int], reader: int | None, words: CardWords, say: Say
) -> Iterator[str]:
    """The lines under a position: `step` is its deal, how many actions there were, and whose cards are seen.

    `reader`: the user id of whoever reads it; None: everybody does.
    """
    if seen is None:
        return
    deal, done, seat = step
    choice = seen.lookback.choice(deal, done)
    # As a seat saw it, only that seat's choices are weighed: another's tell what it held.
    if choice is not None and seat in (0, choice.seat) and is_open(table, seen, deal, choice.seat, reader):
        then = TableAtDeal(table, deal)
        yield step_line(table, choice, words, say)
        yield from why_line(then, choice, words, say, is_own=reader is not None and then.seat_of(reader) == choice.seat)
    known = seen.lookback.hindsight(deal)
    if seat == 0 and known is not None and (totals := known.at(done)) is not None:
        yield say("lookback-step-known", sides=sides_text(table, known, totals, say))
    for one in seen.lookback.makeable(deal) if seat == 0 else ():
        if (could := one.at(done)) is not None:
            yield step_made_line(TableAtDeal(table, deal), one, could, say)


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
