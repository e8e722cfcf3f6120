"""Looks at a tournament once a second: is the board right, and does everybody sit at one table at most?"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from cogs.tournament.board import TournamentBoards
from cogs.tournament.page import board_of, entry_texts
from engine.clubs.tables import Tables
from engine.clubs.tournaments.progress import Tournament
from engine.table.model.status import Status
from tests.wire.payloads import GUILD_ID
from tests.wire.server import StandIn
from tests.wire.world.refused import Refused as NoSuchMessage

EVERY: Final = 1.0
"""Virtual seconds between two looks."""


class Noted:
    """An announcer that tells the watch before it tells the boards."""

    def __init__(self, boards: TournamentBoards, watch: TournamentWatch) -> None:
        self._boards, self._watch = boards, watch

    async def tournament_changed(self, tournament: Tournament) -> None:
        self._watch.noted(tournament)
        await self._boards.tournament_changed(tournament)


class TournamentWatch:
    """Times are virtual seconds."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in
        self._since: dict[str, float] = {}
        """What the board has to say or had to -> until when that was right; infinity: it is now."""
        self._wrong_since: float | None = None
        self.looks = 0
        self.longest_behind = 0.0
        """For how long at most the board did not say what is so."""
        self.faults: list[str] = []

    def noted(self, tournament: Tournament) -> None:
        """It has changed: from now on the board has to say something else."""
        now, text = asyncio.get_running_loop().time(), _wanted(tournament)
        for other, until in self._since.items():
            if other != text and until == float("inf"):
                self._since[other] = now
        self._since[text] = float("inf")

    def look(self, tables: Tables, tournament: Tournament) -> None:
        """Look at board and tables."""
        self.looks += 1
        self.noted(tournament)
        self._look_at_board(tournament)
        self.look_at_tables(tables)

    def look_at_tables(self, tables: Tables) -> None:
        """Does everybody sit at one table at most?"""
        playing = [one for one in tables.in_guild(GUILD_ID) if one.status is Status.PLAYING]
        seated = Counter(one.user_id for table in playing for one in table.seats if one is not None and one.user_id)
        self.faults += [f"{user} sits at {count} tables" for user, count in seated.items() if count > 1]

    def _look_at_board(self, tournament: Tournament) -> None:
        place, now = tournament.message_ids.get(board_of(tournament)), asyncio.get_running_loop().time()
        shown = None
        if place is not None:
            try:
                shown = "\n".join(self._stand_in.screens.message(*place).texts)
            except NoSuchMessage:
                self.faults.append("the board is gone")
        if shown == _wanted(tournament):
            self._wrong_since = None
            return
        self._wrong_since = now if self._wrong_since is None else self._wrong_since
        behind = now - self._since.get(shown or "", self._wrong_since)
        self.longest_behind = max(self.longest_behind, behind)
        if shown is not None and shown not in self._since:
            self.faults.append(f"the board says what never was so: {shown[:200]}")


def _wanted(tournament: Tournament) -> str:
    return "\n".join(entry_texts(tournament))
