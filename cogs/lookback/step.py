"""What a step of a finished match cost, for those who may know, and what its position allowed in hindsight."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.lookback.words import sides_text, step_line, step_made_line, why_line
from cogs.messages.words import CardWords
from engine.hall.looking_back import Seen, is_open
from engine.tables.live.table import Table
from engine.tables.live.table_at_deal import TableAtDeal
from locales import Say


def step_lines(
    table: Table, seen: Seen | None, step: tuple[int, int, int], reader: int | None, words: CardWords, say: Say
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
