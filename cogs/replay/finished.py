"""Finished matches: the one a command is about, and any position of it, found again from a button's custom id.

A command is about the match typed, else about the last one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, NamedTuple, Self

from cogs.app.access import seen
from cogs.app.answers import Denied
from cogs.app.client import Act
from cogs.app.newest import Newest
from cogs.app.parameters import MOST_CHOICES, Choices, Offering, fitting_choices
from cogs.standings.match_text import plain_match_line
from cogs.typed.choosing import TABLE, table_number
from engine.core.game import AnyGame
from engine.core.view import SPECTATOR
from engine.records.record import Line, Record
from engine.records.replay import departure, positions
from engine.running.table import Table
from engine.standings.history import PastMatch

_MOST_LOOKED_AT: Final = 100
"""Matches of the server among which those are looked for that somebody may see."""
_NOBODY: Final = 0


async def last_match(act: Act) -> int | None:
    """The table of the person's last match, else of the server's last that they may see; None: there is none."""
    own = await act.bot.standings.latest(1, act.user_id, None)
    return next((match.table_id for match in own or await _of_server(act)), None)


async def typed_or_last(act: Act, typed: str | None) -> int | None:
    """The number of the table typed, else that of `last_match`."""
    number = table_number(typed)
    return await last_match(act) if number is None else number


async def match_meant(act: Act, typed: str | None) -> int:
    """The same; raises Denied where there is none."""
    if (number := await typed_or_last(act, typed)) is None:
        raise Denied("stats-replay-none")
    return number


async def match_choices(act: Act, typed: str) -> Choices:
    """The last matches of the person, and those of the server that they may see, that match what was typed."""
    own = await act.bot.standings.latest(MOST_CHOICES, act.user_id, None)
    both = {match.table_id: match for match in (*own, *await _of_server(act))}.values()
    latest = sorted(both, key=lambda match: (match.ended_at, match.table_id), reverse=True)[:MOST_CHOICES]
    return fitting_choices(typed, ((plain_match_line(match, act.say), str(match.table_id)) for match in latest))


FinishedMatch = Annotated[str | None, Offering((TABLE, "stats-replay-table-hint"), match_choices)]


async def _of_server(act: Act) -> tuple[PastMatch, ...]:
    """The last matches of this server that they may see, newest first."""
    if act.guild_id is None:
        return ()
    latest = await act.bot.standings.latest(_MOST_LOOKED_AT, _NOBODY, act.guild_id)
    return await seen(act, latest)


REPLAY: Final = "replay"
"""What a message that was shown to everybody shows."""
_KEPT: Final = 8
"""Matches that are kept at hand for the next press."""


class ReplayPlace(NamedTuple):
    """A position in a match and the viewpoint; `str` gives its form in custom ids."""

    deal: int = 1
    step: int = 0
    """Number of actions taken in the deal; 0: right after the deal."""
    seat: int = 0
    """The seat whose cards are seen; 0: everybody's."""

    def __str__(self) -> str:
        return f"{self.deal}.{self.step}.{self.seat}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        return cls(*map(int, text.split(".")))

    @classmethod
    def led_to(cls, fact: str) -> Self:
        """The place a button or an option leads to, after what only keeps custom ids distinct; raises ValueError."""
        return cls.parse(fact.partition(".")[2])


@dataclass(frozen=True, slots=True)
class Moment:
    """One position of a match."""

    place: ReplayPlace
    steps: int
    """Of the deal."""
    state: Any
    last: Line | None
    """What led to it; None right after the deal."""
    tricks: tuple[int, ...]
    """The steps at which the tricks of the deal were complete, from the first trick."""

    @property
    def trick(self) -> int:
        """How many tricks are complete."""
        return sum(step <= self.place.step for step in self.tricks)


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished match. Pure, so that threads may work on it."""

    game: AnyGame
    begins: tuple[Any, ...]
    """Per deal, its position before the first action."""
    lines: tuple[tuple[Line, ...], ...]
    """Per deal its actions."""
    departure: int | None
    """The first deal that would go differently by the newest edition of the rules."""

    @classmethod
    def of(cls, record: Record) -> Self:
        """Play through a record; a long match takes a while."""
        begins = tuple(at.state for at in positions(record) if at.action is None)
        return cls(record.game, begins, tuple(deal.lines for deal in record.deals), departure(record))

    @property
    def deals(self) -> int:
        return len(self.begins)

    def nearest(self, place: ReplayPlace) -> ReplayPlace:
        """The place itself, or the nearest there is."""
        deal = min(max(place.deal, 1), self.deals)
        step = min(max(place.step, 0), len(self.lines[deal - 1]))
        return ReplayPlace(deal, step, place.seat if 0 <= place.seat <= self._seats else 0)

    def at(self, place: ReplayPlace) -> Moment:
        """What the match was like at a place, or at the nearest there is."""
        place = self.nearest(place)
        begin, lines = self.begins[place.deal - 1], self.lines[place.deal - 1]
        states = list(self._states(begin, lines))
        won = [sum(self.game.view(state, SPECTATOR).tricks) for state in states]
        tricks = tuple(step for step in range(1, len(won)) if won[step] > won[step - 1])
        last = lines[place.step - 1] if place.step else None
        return Moment(place, len(lines), states[place.step], last, tricks)

    def _states(self, begin: Any, lines: tuple[Line, ...]) -> Iterator[Any]:
        state = begin
        yield state
        for line in lines:
            state = self.game.apply(state, line.seat, line.action).state
            yield state

    @property
    def _seats(self) -> int:
        return len(self.game.sides(self.begins[0].match.options))

    def end(self, deal: int, seat: int) -> ReplayPlace:
        """The last position of a deal."""
        return self.nearest(ReplayPlace(deal, 10**6, seat))


class Replays:
    """The matches being stepped through now."""

    def __init__(self) -> None:
        self._kept: Newest[int, Replay] = Newest(_KEPT)

    async def of(self, table: Table) -> Replay:
        """The finished match of a table."""
        found = self._kept.get(table.id)
        if found is None:
            found = await asyncio.to_thread(Replay.of, await table.recorded())
        self._kept[table.id] = found
        return found
