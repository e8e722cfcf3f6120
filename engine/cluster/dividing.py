"""Divides a bot's shards and requests among its processes: pure, rows in and rows out.

Each process asks again and again, one at a time, and changes only what is its own: it takes what nobody holds, and is
told what to give back. So two never hold the same, however the processes come, die, stand still or are late.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

BUDGET: Final = 45
"""Requests a second of all processes together; Discord allows 50."""
SECOND: Final = 1.1
"""Seconds for which what was sent counts; a little longer than Discord's, as clocks differ."""
LEAVES: Final = -1
SESSION: Final = 5.2
"""Seconds between two sessions that begin in one bucket; Discord demands five."""
CONNECTING: Final = 1.0
"""Seconds for making the connection of a session, which is made before its moment, or after it if that is at once."""


@dataclass(frozen=True, slots=True)
class Process:
    """What is known of a process."""

    application_id: int
    until: float
    """Whatever it holds is its own until then, by the database's clock."""
    demand: int
    """How many requests wait there; `LEAVES`: it has ended, and only what it sent last still counts."""
    rate: int
    """Requests a second that nobody else may send."""


@dataclass(frozen=True, slots=True)
class Rows:
    """All that the processes know of each other."""

    processes: Mapping[int, Process] = field(default_factory=dict)
    shards: Mapping[int, int | None] = field(default_factory=dict)
    """Who holds each shard; None: nobody."""
    sessions: Mapping[int, float] = field(default_factory=dict)
    """From when on the next session may begin, by bucket."""

    def of(self, process: int) -> frozenset[int]:
        """The shards a process holds."""
        return frozenset(shard for shard, holder in self.shards.items() if holder == process)


class Asking(NamedTuple):
    """What a process says when it asks for its part."""

    process: int
    row: Process
    """What is to be known of it; `rate` is what it may be sending now."""


class Part(NamedTuple):
    """What a process gets."""

    shards: frozenset[int]
    closing: frozenset[int]
    """Of these, those that others should have."""
    rate: int
    processes: int


def is_living(row: Process, now: float) -> bool:
    """Whether a process may still take and use something."""
    return row.demand != LEAVES and _counts(row, now)


def without_dead(rows: Rows, now: float, process: int) -> Rows:
    """Let go of what processes held whose time is over, other than the one that asks."""
    living = {one: row for one, row in rows.processes.items() if one == process or _counts(row, now)}
    shards = {shard: holder if holder in living else None for shard, holder in rows.shards.items()}
    return replace(rows, processes=living, shards=shards)


def divide(rows: Rows, asking: Asking, now: float) -> tuple[Rows, Part]:
    """Give a process its part of what the others in `rows` do not hold."""
    me = asking.process
    others = {one: row for one, row in rows.processes.items() if one != me}
    living = [me, *(one for one, row in others.items() if is_living(row, now))]
    held, fair = rows.of(me), _fair(rows, living)[me]
    free = sorted(shard for shard, holder in rows.shards.items() if holder is None)
    mine = held | set(free[: max(0, fair - len(held))])
    # Shard 0 has all direct messages: it moves last.
    closing = frozenset(sorted(mine)[fair:])
    demands = {one: others[one].demand if one != me else asking.row.demand for one in living}
    rate = max(0, min(_rates(demands)[me], BUDGET - sum(row.rate for row in others.values())))
    # Until it has been told, and asks again, it may send as much as before.
    row = replace(asking.row, rate=max(rate, asking.row.rate))
    shards = {shard: me if shard in mine else holder for shard, holder in rows.shards.items()}
    return replace(rows, processes=others | {me: row}, shards=shards), Part(mine, closing, rate, len(living))


def give_back(rows: Rows, process: int, shards: Collection[int]) -> Rows:
    """Let go of shards of a process; others' stay."""
    kept = {one: None if holder == process and one in shards else holder for one, holder in rows.shards.items()}
    return replace(rows, shards=kept)


def leave(rows: Rows, process: int, now: float) -> Rows:
    """Let go of all that a process holds, which ends now."""
    left = give_back(rows, process, rows.shards)
    if (row := rows.processes.get(process)) is None:
        return left
    row = replace(row, until=min(row.until, now + SECOND), demand=LEAVES)
    return replace(left, processes={**rows.processes, process: row})


def reserve(rows: Rows, bucket: int, now: float) -> tuple[Rows, float]:
    """Reserve the next session of a bucket; returns in how many seconds it may begin.

    One that may begin at once may take some time to connect first.
    """
    begins = max(now, rows.sessions.get(bucket, now))
    if begins > now + _LONGEST + SESSION * len(rows.shards):
        # So many have never reserved theirs: somebody has set the clock back.
        begins = now
    ends = begins + SESSION + (CONNECTING if begins == now else 0.0)
    return replace(rows, sessions={**rows.sessions, bucket: ends}), begins - now


def concerns_others(before: Rows, after: Rows) -> bool:
    """Whether others had better ask for their part at once: somebody has come or gone, or a shard is free."""
    here, then = ({one for one, row in rows.processes.items() if row.demand != LEAVES} for rows in (after, before))
    return here != then or any(holder is None and before.shards.get(one) for one, holder in after.shards.items())


_LONGEST: Final = 60.0
"""Seconds; longer than any lease."""


def _counts(row: Process, now: float) -> bool:
    # A lease much longer than any was given before somebody set the clock back.
    return now < row.until <= now + _LONGEST


def _fair(rows: Rows, living: Iterable[int]) -> dict[int, int]:
    """How many shards each process should have: the same, or one more for those that have most already."""
    by_most = sorted(living, key=lambda one: (-len(rows.of(one)), one))
    each, more = divmod(len(rows.shards), len(by_most))
    return {one: each + (place < more) for place, one in enumerate(by_most)}


def _rates(demands: Mapping[int, int]) -> dict[int, int]:
    """How many requests a second each process should send: one, and of the others in proportion to what waits."""
    left = max(0, BUDGET - len(demands))
    weights = {one: demand + 1 for one, demand in demands.items()}
    total = sum(weights.values())
    rates = {one: 1 + left * weight // total for one, weight in weights.items()}
    # What rounding has left goes to those who lost most by it.
    by_loss = sorted(weights, key=lambda one: (-(left * weights[one] % total), one))
    for one in by_loss[: left - sum(rate - 1 for rate in rates.values())]:
        rates[one] += 1
    return rates
