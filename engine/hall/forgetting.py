"""Takes somebody who wants to be forgotten out of everything that is going on, except what cannot be changed now."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import NamedTuple

from engine.clubs.evenings.running import Evening
from engine.tables.live.table import Table
from engine.tables.model.errors import JournalError
from engine.tables.model.marks import Purpose
from engine.tables.model.status import Status
from engine.tables.store.marks import KeptMark
from engine.tournaments.progress import Tournament

log = logging.getLogger(__name__)


class ForgetOutcome(NamedTuple):
    """What came of it."""

    given_up: int
    """Tables, tournaments and evenings that know nothing of the person any more."""
    trouble: JournalError | None
    """Why some could not be given up; asked again a little later, they may be."""


async def places_of(user_id: int, tournaments: Iterable[Tournament]) -> list[KeptMark]:
    """Somebody's places in tournaments that have begun: they cannot begin anew there."""
    found = []
    for one in tournaments:
        place = await one.place_now(user_id) if one.status is Status.PLAYING else None
        if place is not None:
            found.append(KeptMark(Purpose.ENTRY, one.id, place))
    return found


async def forget_person(
    user_id: int,
    tables: Iterable[int],
    tournaments: Iterable[Tournament],
    evenings: Iterable[Evening],
    find: Callable[[int], Awaitable[Table]],
) -> ForgetOutcome:
    """Have these tables, and all tournaments that know somebody, forget them; one that cannot holds up no others.

    This includes the tables of a tournament's present round that are already over: whoever sat there at the end has the
    place in the next round, and whoever joined during this round has one too. `find` gives any table by its number.
    """
    given_up, trouble, tournaments = 0, None, tuple(tournaments)
    ids = list(tables)
    ids += [one.table_id for tournament in tournaments for one in tournament.tables_of(tournament.round)]
    wanted: list[int | Tournament | Evening] = [*dict.fromkeys(ids), *tournaments, *evenings]
    for one in wanted:
        try:
            knowing = await find(one) if isinstance(one, int) else one
            if not knowing.is_known(user_id):
                continue
            await knowing.forget(user_id)
        except JournalError as error:
            trouble = error
        except Exception:
            # Anything left over is found once more in the journal, and reported.
            log.exception("a table, tournament or evening cannot forget somebody")
        else:
            given_up += 1
    return ForgetOutcome(given_up, trouble)
