"""A finished match in a few lines: what was played, who stands where, whether it counts."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import groupby
from typing import Final

from cogs.naming import in_label, in_text
from cogs.words import by_house, preset_name, together
from engine.standings.history import PastMatch, PastSeat
from locales import Say
from rendering.graphemes import shortened

_MOST_REPLACED: Final = 3
"""Who came in that are named of one match."""
_LONGEST_NAME: Final = 24
"""Five matches of eight people each are to fit on a page."""


def match_lines(match: PastMatch, user_id: int, say: Say) -> Iterator[str]:
    """One match in somebody's history."""
    own = next(seat for seat in match.seats if seat.user_id == user_id)
    sides = len({seat.side for seat in match.seats})
    yield say(
        "stats-history-match",
        day=f"<t:{int(match.ended_at)}:d>",
        game=match_name(match, say),
        table=str(match.table_id),
        outcome=say("stats-history-won") if own.won else say("stats-history-place", place=own.place, sides=sides),
    )
    yield places_line(match, say)
    notes = [say("picture-result-deals", deals=match.deals), say(f"stats-history-rated-{match.rated}")]
    notes += [
        say("stats-history-replaced", name=_name(one.name), seat=str(one.seat), deal=str(one.deal))
        for one in match.replaced[:_MOST_REPLACED]
    ]
    yield f"-# {' · '.join(notes)}"


def places_line(match: PastMatch, say: Say) -> str:
    """Who came where with how many points, best side first."""
    places = (
        say("stats-history-side", place=str(side[0].place), names=_names(side, say), score=_score(side))
        for side in sides_of(match)
    )
    return " · ".join(places)


def sides_of(match: PastMatch) -> list[tuple[PastSeat, ...]]:
    """The seats of each side, best side first."""
    in_order = sorted(match.seats, key=lambda seat: (seat.place, seat.side, seat.seat))
    return [tuple(seats) for _, seats in groupby(in_order, key=lambda seat: seat.side)]


def plain_match_line(match: PastMatch, say: Say) -> str:
    """The same where markdown means nothing: `12 · 2026-11-21 · Malmedy · Anna & Ben, Chloé & Dirk`."""
    day = datetime.fromtimestamp(match.ended_at, UTC).date()
    people = ", ".join(together(in_label(seat.name) or "–" for seat in side) for side in sides_of(match))
    return f"{match.table_id} · {day} · {match.house or preset_name(match.preset, say)} · {people}"


def match_name(match: PastMatch, say: Say) -> str:
    """Game and variant, or house rules, of a match."""
    game, variant = say(f"rules-game-{match.game}"), preset_name(match.preset, say)
    if match.house is not None:
        return by_house(match.game, match.house, say)
    return variant if game in variant else f"{game} · {variant}"


def _names(side: tuple[PastSeat, ...], say: Say) -> str:
    return together(
        say("stats-history-computer", name=_name(seat.name)) if seat.user_id is None else _name(seat.name)
        for seat in side
    )


def _name(name: str) -> str:
    return in_text(shortened(name, _LONGEST_NAME)) or "–"


def _score(side: tuple[PastSeat, ...]) -> str:
    return str(side[0].score).replace("-", "−")
