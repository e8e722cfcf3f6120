"""Seats that several occupied during a match: who played which deals, and who gets the result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from cogs.games.texts import unit_of
from cogs.messages.display_names import in_text
from cogs.messages.words import computer_named, labels, together
from engine.players import LEVELS
from engine.standings.history import PastMatch
from engine.tables.decisions.shares import Share, Span, spans
from engine.tables.live.table import Table
from engine.tables.model.people import Stint
from locales import Say
from rendering import SeatLabel
from rendering.canvas.letters.graphemes import shortened

_MOST_PEOPLE: Final = 4
"""How many of a seat's occupants are named."""
_MOST_RANGES: Final = 4
"""How many ranges of deals are named for each."""

Shares = Mapping[tuple[int, int | None], float]
"""Each person's share of a seat's result, by seat and user id; missing: none."""


class Shown(NamedTuple):
    """How much to show."""

    seats: int = 8
    name: int = 24
    """Letters."""


def table_lines(table: Table, say: Say, *, over: bool) -> list[str]:
    """The lines about a table's match; `over`: with who gets the result."""
    shares = {(seat, one.user_id): one.share for seat, those in table.shares.items() for one in those} if over else {}
    return list(_lines(table.stints, table.deal, shares, table.game.name, say, Shown()))


def holders(table: Table, seat: int) -> tuple[SeatLabel, ...]:
    """Who gets the result of a seat, now that the match is over; if nobody does, whoever sits there."""
    those = tuple(
        SeatLabel(one.name, one.user_id is None, person=max(one.user_id or 0, 0), level=_level(one))
        for one in table.shares.get(seat, ())
        if one.share
    )
    return those or (labels(table)[seat - 1],)


def _level(one: Share) -> str:
    return one.player if one.player in LEVELS else ""


def past_lines(match: PastMatch, say: Say, shown: Shown) -> list[str]:
    """The lines about a past match."""
    shares = {(one.seat, one.user_id): one.share for one in match.seats}
    return list(_lines(match.stints, match.deals, shares, match.game, say, shown))


def _lines(stints: Sequence[Stint], deals: int, shares: Shares, game: str, say: Say, shown: Shown) -> Iterator[str]:
    found = []
    for seat in sorted({one.seat for one in stints}):
        came = [one for one in stints if one.seat == seat]
        found.append((seat, list(_parts(came, spans(stints, seat, deals), shares, say, unit_of(game)))))
    several = [(seat, parts) for seat, parts in found if len(parts) > 1]
    for seat, parts in several[: shown.seats]:
        # People with a result are not left out in favour of substitutes.
        most = sorted(range(len(parts)), key=lambda at: (not parts[at].share, at))[:_MOST_PEOPLE]
        told = [_told(parts[at], say, shown) for at in sorted(most)]
        who = ", ".join([*told, *(["…"] if len(parts) > len(told) else [])])
        yield say("shared-seat", seat=str(seat), who=who)


class _Part(NamedTuple):
    """Somebody's part in a seat."""

    when: str
    one: Stint
    share: float


def _parts(came: Sequence[Stint], played: Sequence[Span], shares: Shares, say: Say, unit: str) -> Iterator[_Part]:
    """Everybody who was ever dealt cards, in order of arrival, and who finished the match for them."""

    def part(when: str, one: Stint) -> _Part:
        return _Part(when, one, shares.get((one.seat, one.user_id), 0.0))

    first, last = came[0], came[-1]
    dealt: dict[tuple[int | None, str], list[int]] = {}
    for stint, some in played:
        dealt.setdefault(_who(stint), []).extend(some)
    if _who(first) not in dealt and shares.get((first.seat, first.user_id)):
        yield part(say("shared-before", unit=unit), first)
    for stint in came:
        if own := dealt.pop(_who(stint), None):
            yield part(say("shared-deals", unit=unit, deals=len(own), which=_numbers(own)), stint)
    if not played or _who(played[-1].stint) != _who(last):
        yield part(say("shared-end"), last)._replace(share=0.0)


def _numbers(deals: Sequence[int]) -> str:
    """Deal numbers in short: `1–3 & 7`."""
    ranges: list[tuple[int, int]] = []
    for deal in deals:
        if ranges and ranges[-1][1] == deal - 1:
            ranges[-1] = ranges[-1][0], deal
        else:
            ranges.append((deal, deal))
    told = [str(first) if first == last else f"{first}–{last}" for first, last in ranges]
    return together(told) if len(told) <= _MOST_RANGES else ", ".join([*told[:_MOST_RANGES], "…"])


def _told(part: _Part, say: Say, shown: Shown) -> str:
    name = in_text(shortened(part.one.name, shown.name)) or "–"
    if part.one.user_id is None:
        name = computer_named(name, part.one.level, say)
    elif part.share == 1:
        name = say("shared-whole", name=name)
    elif part.share:
        name = say("shared-some", name=name, percent=str(round(100 * part.share)))
    return say("shared-when", when=part.when, name=name)


def _who(stint: Stint) -> tuple[int | None, str]:
    """An identity: a computer's is its name, a person's is not, since people may change theirs."""
    return stint.user_id, stint.name if stint.user_id is None else ""
