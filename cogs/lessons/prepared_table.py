"""A table that is nowhere: a position with people and computers round it, to be shown like any other."""

from __future__ import annotations

from typing import Any

from engine.core.options import Options
from engine.tables.decisions.lobby import COMPUTER_NAMES
from engine.tables.live.table import Table
from engine.tables.model.people import Occupant
from engine.tables.model.preferences import Theme
from engine.tables.model.setup import Setup
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status


class PreparedTable(Table):
    """One person among computers, in a position; only to be looked at: nothing about it is saved or announced."""

    def __init__(self, state: Any, seat: int, name: str, user_id: int, language: str, theme: Theme) -> None:
        """`seat`: of the person, who is called `name` here."""
        options: Options = state.match.options
        seats = len(state.match.score)
        setup = Setup.of_one_person(options, user_id, 0, language, theme)
        computers = iter(COMPUTER_NAMES)
        people = tuple(
            Occupant(name, user_id) if one == seat else Occupant(next(computers), None) for one in range(1, seats + 1)
        )
        # A number for its turn, which buttons of a hand need.
        turns = tuple(int(one == seat) for one in range(1, seats + 1))
        status = Status.PLAYING if state.outcome is None else Status.OVER
        self._prepared = Snapshot(0, 0, setup, status, people, number=1, state=state, turns=turns)

    @property
    def _now(self) -> Snapshot:
        return self._prepared
