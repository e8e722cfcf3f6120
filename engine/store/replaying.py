"""Tables read from the journal: a row says how things stand around the match, the entries lead to its position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.core.actions import Action, Event
from engine.core.cards import parse_cards
from engine.core.chance.seating import DealerDraw
from engine.core.errors import EngineError
from engine.core.registry import game_named
from engine.records.record import Record
from engine.store.rows import BadHistory, Stored, StoredEntry, read_row
from engine.table.decisions.dealing import dealt_again, key_after
from engine.table.decisions.play import seats_since
from engine.table.model.entries import Cut, DealText, EntryKind
from engine.table.model.news import By
from engine.table.model.people import Occupant
from engine.table.model.preferences import NO_THEME
from engine.table.model.setup import Setup
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status


def read_snapshot(stored: Stored) -> Snapshot:
    """The table as it was when its last entry was saved; raises BadHistory."""
    row, entries, packs = stored
    try:
        table = read_row(row, number=len(entries))
        return table if not entries else _play_again(table, entries, packs)
    except (EngineError, LookupError, ValueError, TypeError, AttributeError, StopIteration) as error:
        # The error itself may quote cards.
        raise BadHistory(f"table {row['id']} cannot be restored ({type(error).__name__})") from None


class ReplayedEntry(NamedTuple):
    """An entry, and the table after it."""

    entry: StoredEntry
    after: Snapshot
    events: tuple[Event, ...]


def read_on(ours: Snapshot, stored: Stored) -> tuple[Snapshot, tuple[ReplayedEntry, ...]]:
    """The table as stored, with only the entries since `ours`; raises BadHistory, also if that is not enough.

    What is not stored stays as it is in `ours`, and so does whatever is the same.
    """
    row, entries, packs = stored
    try:
        now = read_row(row, number=ours.number)
        if ours.state is not None and now.setup.options != ours.setup.options:
            raise BadHistory(f"table {ours.id} has another length")
        same = {name: getattr(ours, name) for name in _MAY_STAY if getattr(now, name) == getattr(ours, name)}
        now = replace(now, **same, **{name: getattr(ours, name) for name in _NOT_STORED}, key=ours.key or now.key)
        played = tuple(_played(now, entries, packs))
    except (EngineError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadHistory(f"table {row['id']} cannot be followed ({type(error).__name__})") from None
    return (played[-1].after if played else now), played


_MAY_STAY: Final = ("setup", "seats", "stints", "marks", "messages", "proposal", "commitment")
_NOT_STORED: Final = (
    *("state", "turns", "last", "taken_back", "cut", "dealer_draw"),
    *("is_cutting", "asked", "refused", "removed"),
)
"""Of the position on the table what the journal's entries lead to, and what is in memory only."""


def snapshot_of_deal(stored: Stored, deal: int) -> Snapshot:
    """The table at the end of one of its deals, with the people who sat there then, to look at; raises BadHistory.

    `deal` 0: as the match began.
    """
    row, entries, packs = stored
    begins = [at for at, entry in enumerate(entries) if entry.kind == EntryKind.DEAL]
    cut = len(entries) if deal >= len(begins) else begins[deal]
    now = read_snapshot(Stored(row, entries[:cut], packs))
    seats = seats_since(now, sum(stint.deal <= deal for stint in now.stints))
    # The match went on after it, however it has ended since.
    status = Status.PLAYING if 0 < deal < len(begins) else now.status
    return replace(now, status=status, seats=seats, paused=None, proposal=None)


def snapshot_of_record(record: Record, language: str) -> Snapshot:
    """The table where the match of a record was played, which somebody has brought: nobody knows who those people are.

    It has no position: that is the replay's.
    """
    names = record.names or tuple(map(str, range(1, record.game.seats(record.options) + 1)))
    dummy = record.game.dummy(record.options)
    # A number below zero is a person whom nobody knows.
    seats = (None if seat == dummy else Occupant(name, -seat) for seat, name in enumerate(names, 1))
    setup = Setup.of_one_person(record.options, -1, 0, language, NO_THEME)
    return Snapshot(0, 0, setup, Status.OVER, tuple(seats), closed=True)


def _play_again(table: Snapshot, entries: Sequence[StoredEntry], packs: Mapping[int, str]) -> Snapshot:
    """The table after these entries, by the rules and nothing else.

    Of deals that are over only what the rules hand on is worked out; of the one under way also who may act since when,
    and what can be taken back. Snapshots of every entry would take longer than the rules do.
    """
    missing = next((at for at, entry in enumerate(entries, 1) if entry.number != at), None)
    if missing is not None:
        raise BadHistory(f"table {table.id} has no entry {missing}")
    dealing = _Dealing(table, packs)
    game, begins = table.game, next(entry.number for entry in reversed(entries) if entry.kind == EntryKind.DEAL)
    state: Any = None
    before: list[Any] = []
    for _, kind, seat, action, _, _ in entries[: begins - 1]:
        if kind == EntryKind.DEAL:
            before, state = [], dealing.next(seat, action, state)
        elif kind == EntryKind.TAKEN_BACK:
            state = before.pop()
        else:
            before, state = [state], game.apply(state, seat, _action(game.name, action)).state
    _, _, seat, action, _, _ = entries[begins - 1]
    moment = replace(table, number=begins - 1).moment.dealt(game, dealing.next(seat, action, state), len(table.seats))
    for _, kind, seat, action, by, at in entries[begins:]:
        if kind == EntryKind.TAKEN_BACK:
            moment = moment.before_last()
        else:
            done = _action(game.name, action)
            moment = moment.after_action(game, seat, done, game.apply(moment.state, seat, done), By(by), at)
    draw, cut, key = dealing.dealer_draw, dealing.cut, dealing.key
    return replace(table, dealer_draw=draw, cut=cut, key=key, **moment._asdict())


def _played(table: Snapshot, entries: Iterable[StoredEntry], packs: Mapping[int, str]) -> Iterator[ReplayedEntry]:
    """The table after each of these entries."""
    game = table.game
    events: tuple[Event, ...]
    for expected, entry in enumerate(entries, table.number + 1):
        number, kind, seat, action, by, at = entry
        if number != expected:
            raise BadHistory(f"table {table.id} has no entry {expected}")
        if kind == EntryKind.DEAL:
            table, events = dealt_again(table, seat, action, packs)
        elif kind == EntryKind.TAKEN_BACK:
            table, events = table.before_last(), ()
        else:
            done = _action(game.name, action)
            step = game.apply(table.state, seat, done)
            table, events = table.after_action(seat, done, step, By(by)).saved_at(at, table.revision), step.events
        yield ReplayedEntry(entry, table, events)


class _Dealing:
    """The deals of a match one after the other, and what chance and people did before each."""

    def __init__(self, table: Snapshot, packs: Mapping[int, str]) -> None:
        self._game, self._commitment, self._packs = table.game, table.commitment, packs
        self._first = table.game.begin(table.setup.options, table.dealer or 1)
        self.key = table.key
        self.dealer_draw: DealerDraw | None = None
        self.cut: Cut | None = None

    def next(self, dealer: int, text: str, before: Any) -> Any:
        """The position after the next deal; `before`: the one at the end of the last."""
        match = self._game.dealt_by(before.outcome.match if before else self._first, dealer)
        deal, draws, self.cut = DealText.parse(text)
        self.dealer_draw = DealerDraw(draws, dealer) if draws else None
        self.key = key_after(self.key, self._commitment, deal, self.cut)
        return self._game.deal(match, parse_cards(self._packs[deal])).state


@lru_cache(maxsize=4096)
def _action(game: str, text: str) -> Action:
    """An action from its text; equal ones of all tables are one object."""
    return game_named(game).parse_action(text)
