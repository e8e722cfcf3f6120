"""A finished match in a few lines: what was played, who came where, whether it counts, and what it did to ratings."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from cogs.app.client import Client
from cogs.messages.words import by_house, computer_named, in_label, in_text, level_name, moment, preset_name, together
from cogs.proposals.substitutes import ShownShares, past_lines
from engine.running.table import Table
from engine.standings.history import PastMatch, PastSeat
from engine.standings.settling import RatingChange
from engine.store.saving import Rated
from engine.table.model.errors import JournalError
from locales import Say
from rendering.canvas.chalk import figures
from rendering.canvas.letters.graphemes import shortened

_SHOWN: Final = ShownShares(seats=2, name=16)
"""Of the seats on which several sat."""
_LONGEST_NAME: Final = 24
"""Five matches of eight people each are to fit on a page."""


def match_lines(match: PastMatch, user_id: int, say: Say) -> Iterator[str]:
    """One match in somebody's history."""
    own = max((seat for seat in match.seats if seat.user_id == user_id), key=lambda seat: seat.share)
    yield say(
        "stats-history-match",
        day=moment(match.ended_at, "d"),
        game=match_name(match, say),
        table=str(match.table_id),
        outcome=_outcome(own, len({seat.side for seat in match.seats}), say),
    )
    yield places_line(match, say)
    early = "stats-history-absent" if match.is_forfeited else "stats-history-cut-short" if match.is_cut_short else None
    notes = [say("picture-result-deals", deals=match.deals), *([say(early)] if early else [])]
    notes.append(say(f"stats-history-rated-{match.rated}"))
    yield f"-# {' · '.join([*notes, *past_lines(match, say, _SHOWN)])}"


def _outcome(own: PastSeat, sides: int, say: Say) -> str:
    """The outcome of the match for the person."""
    if not own.share:
        return say("shared-helped")
    if own.share < 1:
        percent = str(round(100 * own.share))
        if own.won:
            return say("shared-won", percent=percent)
        return say("shared-place", place=own.place, sides=sides, percent=percent)
    return say("stats-history-won") if own.won else say("stats-history-place", place=own.place, sides=sides)


def places_line(match: PastMatch, say: Say) -> str:
    """Who came where with how many points, best side first; everybody with a result."""
    places = (
        say("stats-history-side", place=str(side[0].place), names=_names(side, say), score=figures(side[0].score))
        for side in sides_of(match)
    )
    return " · ".join(places)


def sides_of(match: PastMatch) -> list[tuple[PastSeat, ...]]:
    """The seats of each side, best side first."""
    in_order = sorted(match.seats, key=lambda seat: (seat.place, seat.side, seat.seat))
    return [tuple(seats) for _, seats in groupby(in_order, key=lambda seat: seat.side)]


def plain_match_line(match: PastMatch, say: Say) -> str:
    """The same for places without markdown: `12 · 2026-11-21 · Malmedy · Anna & Ben, Chloé & Dirk`."""
    day = datetime.fromtimestamp(match.ended_at, UTC).date()
    people = ", ".join(together(in_label(seat.name) or "–" for seat in _holders(side)) for side in sides_of(match))
    return f"{match.table_id} · {day} · {match.house or preset_name(match.preset, say)} · {people}"


def match_name(match: PastMatch, say: Say) -> str:
    """Game and variant, or house rules, of a match."""
    game, variant = say(f"rules-game-{match.game}"), preset_name(match.preset, say)
    if match.house is not None:
        return by_house(match.game, match.house, say)
    return variant if game in variant else f"{game} · {variant}"


def _names(side: tuple[PastSeat, ...], say: Say) -> str:
    return together(_named(seat, say) for seat in _holders(side))


def _named(seat: PastSeat, say: Say) -> str:
    name = _name(seat.name)
    if seat.user_id is None:
        return computer_named(name, seat.player, say)
    return name if seat.share == 1 else say("shared-name", name=name, percent=str(round(100 * seat.share)))


def _holders(side: tuple[PastSeat, ...]) -> list[PastSeat]:
    """The seats of a side that get a result, or all if none does."""
    return [seat for seat in side if seat.share] or list(side)


def _name(name: str) -> str:
    return in_text(shortened(name, _LONGEST_NAME)) or "–"


_log = logging.getLogger(__name__)


async def rating_lines(bot: Client, table: Table, say: Say) -> list[str]:
    """One line of rating changes, or why the match is not rated.

    People who hide their statistics are left out; levels of computers come last.
    """
    try:
        match = await bot.standings.match(table.id)
        changes = await bot.standings.changes(table.id)
    except JournalError:
        # The end of the match is worth showing even without it.
        _log.exception("the ratings after a match could not be read")
        return []
    if match is None:
        return []
    if match.rated is not Rated.YES:
        return ["-# " + say("ranks-not-rated")]
    shown = [one for one in changes if one.level or not (await bot.tables.person(one.user_id)).hides_statistics]
    return ["-# " + say("ranks-rated", changes=", ".join(_change(one, say) for one in shown))] if shown else []


def _change(change: RatingChange, say: Say) -> str:
    gained = change.after.figure - change.before.figure
    return say(
        "ranks-change",
        name=say("ranks-computer", level=level_name(change.level, say)) if change.level else in_text(change.name),
        figure=str(change.after.figure),
        change=f"{'−' if gained < 0 else '+'}{abs(gained)}",
        provisional="yes" if change.after.is_provisional else "no",
    )
