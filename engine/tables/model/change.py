"""What is saved of a table together: its state afterwards, and what is told and kept along with it."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.results import DealFacts
from engine.tables.model.entries import Entry, Pack
from engine.tables.model.news import News
from engine.tables.model.snapshot import Snapshot


class SeatResult(NamedTuple):
    """What a match gave somebody who sat on a seat, kept for good; see `engine.tables.decisions.shares`."""

    seat: int
    side: int
    user_id: int | None
    """None: a computer."""
    name: str
    score: int
    won: bool
    place: int
    """1: the best; sides that are equal share a place."""
    finished_by: int | None
    """Who sat there at the end; None: a computer."""
    finished_name: str
    part: int = 0
    """Numbers the results of one seat, in the order in which the people came."""
    share: float = 1.0
    """How much of the seat's result is theirs, up to 1; 0: none, they only played some deals."""
    played: tuple[int, ...] | None = None
    """The deals they were dealt; None: all."""
    player: str | None = None
    """Which level of computers it was; None: a person."""


class Finished(NamedTuple):
    """A deal that is over."""

    deal: int
    facts: DealFacts


class Change(NamedTuple):
    """What is saved together, and announced afterwards."""

    after: Snapshot
    news: tuple[News, ...] = ()
    entries: tuple[Entry, ...] = ()
    pack: Pack | None = None
    given: tuple[Pack, ...] = ()
    """The packs of the deals of another match, whose position is played on from."""
    finished: Finished | None = None
    """The deal that ends with this change."""
    results: tuple[SeatResult, ...] = ()
    """The results of the match that ends with this change."""
