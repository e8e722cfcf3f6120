"""How often one member calls others, by whatever door: each person twice a day, ten people an hour.

Whoever is pinged by somebody else's wish (invited, challenged, sent a deal, entered) was called by them; every such
door spends here first. It is counted in memory: one process plays, nobody's id is kept anywhere for it, and a restart
forgets it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from engine.table.model.errors import Refusal, Refused

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MOST_A_PERSON: Final = 2
"""Calls to the same person within a day."""
MOST_PEOPLE: Final = 10
"""Different people called within an hour."""


class MemberCall(NamedTuple):
    """Somebody was called."""

    at: float
    """UTC epoch, seconds."""
    whom: int


class Calls:
    """Who called whom lately. `now` gives UTC epoch seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._by: dict[int, tuple[MemberCall, ...]] = {}

    def spend(self, by: int, people: Iterable[int]) -> None:
        """Count a call of one member to all these people, or to none of them.

        Calling oneself is none. Raises Refused(called-enough), with the moment from which it is possible.
        """
        lately, whom = self._lately(by), sorted(set(people) - {by})
        for one in whom:
            until = self._until(lately, one)
            if until is not None:
                raise Refused(Refusal.CALLED_ENOUGH, until=until)
        until = self._until_fewer(lately, whom)
        if until is not None:
            raise Refused(Refusal.CALLED_ENOUGH, until=until)
        self._note(by, lately, whom)

    def may_be_called(self, by: int, people: Iterable[int]) -> tuple[int, ...]:
        """Those of these people whom this member may still call, now counted as called.

        For what happens anyhow, such as a rematch that others are named at: the rest are named and not pinged.
        """
        lately, found = self._lately(by), list[int]()
        for one in people:
            if one != by and self._until(lately, one) is None and self._until_fewer(lately, [*found, one]) is None:
                found.append(one)
        self._note(by, lately, found)
        return tuple(found)

    def forget(self, user_id: int) -> None:
        """Keep nothing that names this person as called; what they called themselves is forgotten within a day."""
        self._by = {
            by: kept
            for by, calls in self._by.items()
            if (kept := tuple(call for call in calls if call.whom != user_id)) or by == user_id
        }

    def _lately(self, by: int) -> tuple[MemberCall, ...]:
        """The calls of this member within a day, the earliest first."""
        since = self._now() - DAY
        return tuple(call for call in self._by.get(by, ()) if call.at > since)

    def _note(self, by: int, lately: tuple[MemberCall, ...], people: Iterable[int]) -> None:
        now, since = self._now(), self._now() - DAY
        self._by = {one: calls for one, calls in self._by.items() if calls and calls[-1].at > since}
        self._by[by] = (*lately, *(MemberCall(now, one) for one in people))

    def _until(self, lately: tuple[MemberCall, ...], whom: int) -> int | None:
        """From when this person may be called (UTC epoch, seconds); None: now."""
        times = [call.at for call in lately if call.whom == whom]
        return None if len(times) < MOST_A_PERSON else _second(times[-MOST_A_PERSON] + DAY)

    def _until_fewer(self, lately: tuple[MemberCall, ...], people: Iterable[int]) -> int | None:
        """From when all these people may be called, by how many others were; None: now."""
        newest: dict[int, float] = defaultdict(float)
        for call in lately:
            if call.at > self._now() - HOUR:
                newest[call.whom] = call.at
        fresh = set(people) - newest.keys()
        over = len(newest) + len(fresh) - MOST_PEOPLE
        if not fresh or over <= 0:
            return None
        leaving = sorted(newest.values())
        return _second((leaving[min(over, len(leaving)) - 1] if leaving else self._now()) + HOUR)


def _second(at: float) -> int:
    """The first whole second from then on."""
    return int(at) + 1
