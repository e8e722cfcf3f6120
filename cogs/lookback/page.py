"""What somebody is told who looks back at a match: their dearest choices, and what the cards allowed in hindsight."""

from __future__ import annotations

from typing import Final

from cogs.lookback.words import WORLDS, dear_lines, known_line, made_line
from cogs.messages.buttons import TableButton
from cogs.messages.emojis import CardEmojis
from cogs.messages.layout import PAGE_LIMIT, Page, Part, fitting, page
from cogs.messages.words import CardWords, game_name, seat_name
from cogs.replay.positions import Place
from engine.hall.looking_back import Seen, played_by
from engine.lookback.lookback import Dear
from engine.tables.live.table import Table
from engine.tables.live.table_at_deal import TableAtDeal
from locales import Say

_SPARE: Final = 400
"""Of the room on a page, for what is said above and below what is known of each deal in hindsight."""


def waiting_page(table: Table, seconds: int, say: Say) -> Page:
    """It is being reckoned."""
    return page(_title(table, say), say("lookback-soon", seconds=seconds), [_again(table, say)])


def failed_page(table: Table, say: Say) -> Page:
    """It could not be reckoned."""
    return page(_title(table, say), say("lookback-failed"), [_again(table, say)])


def own_page(table: Table, seen: Seen, user_id: int, emojis: CardEmojis, say: Say, *, can_be_shared: bool) -> Page:
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
                [TableButton("lookbackshow", table.id, label=say("stats-show-all")), _send(table, dearest, say)]
            )
    used = sum(len(part) for part in parts if isinstance(part, str))
    return page(*parts, *_hindsight(table, seen, PAGE_LIMIT - used - _SPARE, say))


def shared_page(table: Table, seen: Seen, deal: int, seat: int, emojis: CardEmojis, say: Say) -> Page:
    """The same for everybody, about whoever had that seat in that deal."""
    then = TableAtDeal(table, deal)
    one = then.seats[seat - 1]
    played = played_by(table, one.user_id) if one is not None and one.user_id is not None else frozenset()
    dearest = seen.lookback.dearest(played)
    name = say("lookback-of", name=seat_name(then, seat, say))
    return page(_title(table, say), name, *_dearest(table, dearest, CardWords(emojis, say), say, is_own=False))


def _title(table: Table, say: Say) -> str:
    return say("lookback-title", game=game_name(table, say), table=str(table.id))


def _again(table: Table, say: Say) -> TableButton:
    return TableButton("lookback", table.id, label=say("lookback-again"))


def _send(table: Table, dearest: list[Dear], say: Say) -> TableButton:
    """Lets a friend try the deal in which a choice cost most, or the last one."""
    deal = dearest[0].deal if dearest else table.deal
    return TableButton("senddeal", table.id, str(deal), label=say("deals-send-button-of", deal=str(deal)))


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
        TableButton(
            "replayopen",
            table.id,
            # Right before the choice, as its seat saw it.
            str(Place(one.deal, one.choice.step - 1, one.choice.seat)),
            label=say("lookback-go", number=str(number)),
        )
        for number, one in enumerate(dearest, 1)
    ]
    return ["\n".join(lines), say("lookback-how", worlds=str(WORLDS)), ways]


def _hindsight(table: Table, seen: Seen, room: int, say: Say) -> list[Part]:
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
