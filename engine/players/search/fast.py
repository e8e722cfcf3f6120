"""The search's inner loop compiled to WebAssembly, where `wasmtime` is installed: the same results, much faster.

`core/` has its source, C that follows `splitmix`, `holdings`, `drawing`, `position`, `policy` and `hunts` line for
line, and finds what `endings` finds with fewer positions; `make core` builds it anew.
"""

from __future__ import annotations

import atexit
import struct
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from math import factorial, prod
from pathlib import Path
from threading import Lock
from typing import Any, Final

from engine.players.search.drawing import LIKELY, TRIES, Clue, Drawing, Worths
from engine.players.search.policy import Habits
from engine.players.search.position import Position, Rules
from engine.players.search.splitmix import Splitmix

MODULE: Final = Path(__file__).parent / "core" / "core.wasm"
SEATS: Final = 8
MOST: Final = 64
"""As many positions as the core takes at once."""
TALLIED: Final = 256
"""As many as it draws and finishes at once."""
_RULES: Final = struct.Struct(f"<Q5d64i{SEATS}i6i")
_POSITION: Final = struct.Struct(f"<{SEATS}QQQ{SEATS}i{SEATS}i6i64s64s8s8s2i")
_HANDS: Final = struct.Struct(f"<{SEATS}Q{_POSITION.size - 8 * SEATS}x")
"""Of a position the hands alone."""
_NO_CARDS: Final = bytes(64)
_KINDS, _PLACES, _CLUES, _TABLES, _CHOICES = 8, SEATS + 2, 32, 8, 32
_CLUE: Final = struct.Struct("<4Q6i")
_OUTCOME: Final = struct.Struct(f"<{SEATS}iIi")

_NO_HABITS: Final = Habits(0.0, 0.0, 0.0, 0.0, 0.0)

Counted = tuple[Sequence[int], Sequence[int]]
"""Per side what its tricks have counted, and how many they are."""
Outcome = tuple[tuple[int, ...], tuple[bool, ...]]
"""Per side what its tricks have counted, and whether it took any."""
Tally = dict[Outcome, int]
"""How often each outcome came."""
Hunted = tuple[Sequence[bool], int]
"""Per card whether the hunted seat gets its goal after it, and how many positions between two tricks were looked at."""


@cache
def core() -> Core | None:
    """The core of this process; None where `wasmtime` is not installed or cannot run here."""
    try:
        made = Core()
    except (ImportError, OSError, RuntimeError):
        return None
    # What it holds is to be given back while the library still can.
    atexit.register(core.cache_clear)
    return made


class Core:
    """The compiled module with a memory of its own; for one caller at a time, others wait."""

    def __init__(self) -> None:
        from wasmtime import Engine, Instance, Module, Store

        engine = Engine()
        self._store: Any = Store(engine)
        exports: Any = Instance(self._store, Module.from_file(engine, str(MODULE)), []).exports(self._store)
        self._memory, self._run, self._hunted_down = exports["memory"], exports["run"], exports["hunted_down"]
        self._draw, self._draw_out = exports["draw"], exports["draw_out"]
        places = ("rules_at", "positions_at", "asked_at", "results_at", "drawing_at", "tallies_at")
        at = (exports[name](self._store) for name in places)
        self._rules, self._positions, self._asked, self._results, self._drawing, self._tallies = at
        self._lock = Lock()

    def run(
        self, rules: Rules, habits: Habits, positions: Sequence[Position], cards: Sequence[int], ending: int
    ) -> list[Counted]:
        """What comes of each position, after each of these cards or, without any, as it is; position by position."""
        sides, outcomes = max(rules.sides) + 1, list[Counted]()
        with self._lock:
            self._write(self._rules, _rules(rules, habits))
            for start in range(0, len(positions), MOST):
                batch = positions[start : start + MOST]
                self._write(self._positions, b"".join(map(_position, batch)))
                self._ask(len(batch), cards, sides, ending)
                self._run(self._store)
                size = 4 * 2 * sides * len(batch) * (len(cards) or 1)
                counted = self._memory.read(self._store, self._results, self._results + size)
                found = memoryview(counted).cast("i").tolist()
                for at in range(0, len(found), 2 * sides):
                    outcomes.append((found[at : at + sides], found[at + sides : at + 2 * sides]))
        return outcomes

    def hunted_down(self, rules: Rules, positions: Sequence[Position], cards: Sequence[int]) -> list[Hunted]:
        """What comes of a hunt after each of these cards, position by position."""
        found, each = list[Hunted](), len(cards) + 1
        with self._lock:
            self._write(self._rules, _rules(rules, _NO_HABITS))
            for start in range(0, len(positions), MOST):
                batch = positions[start : start + MOST]
                self._write(self._positions, b"".join(map(_position, batch)))
                self._ask(len(batch), cards)
                self._hunted_down(self._store)
                read = self._memory.read(self._store, self._results, self._results + 4 * each * len(batch))
                numbers = memoryview(read).cast("i").tolist()
                for at in range(0, len(numbers), each):
                    *made, looked_at = numbers[at : at + each]
                    found.append((list(map(bool, made)), looked_at))
        return found

    def can_draw(self, drawing: Drawing) -> bool:
        """Whether there is room for all that is known, and so few ways that 64 bits count them."""
        holdings, clues = drawing.holdings, drawing.clues
        if len(holdings.kinds) > _KINDS or len(holdings.rooms) > _PLACES or len(clues) > _CLUES:
            return False
        if len(_tables(clues)) > _TABLES or len(drawing.covers) > len(_NO_CARDS):
            return False
        most = factorial(sum(holdings.rooms)) // prod(map(factorial, holdings.rooms))
        return len(holdings.kinds) < 2 or most < 1 << 64

    def draw(self, drawing: Drawing, stream: Splitmix, worlds: int) -> list[Position]:
        """So many positions that may be, `MOST` at once; raises ValueError if the cards cannot lie at all."""
        start, found = drawing.start, list[Position]()
        packed, drawn = _HANDS, _with_hands
        if drawing.covers or drawing.draws:
            packed, drawn = _POSITION, _drawn
        with self._lock:
            self._begin_to_draw(drawing, stream)
            for left in range(worlds, 0, -MOST):
                batch = min(MOST, left)
                self._ask(batch)
                if not self._draw(self._store):
                    raise ValueError("the unseen cards do not fit the hands")
                read = self._memory.read(self._store, self._positions, self._positions + _POSITION.size * batch)
                found.extend(drawn(start, numbers) for numbers in packed.iter_unpack(read))
            stream.state = self._state_of_stream()
        return found

    def tally(
        self,
        rules: Rules,
        habits: Habits,
        drawing: Drawing,
        stream: Splitmix,
        worlds: int,
        cards: Sequence[int],
        ending: int,
    ) -> list[Tally]:
        """What comes of so many positions that may be, `TALLIED` at most, after each of these cards."""
        sides, tallies = max(rules.sides) + 1, list[Tally]()
        with self._lock:
            self._write(self._rules, _rules(rules, habits))
            self._begin_to_draw(drawing, stream)
            self._ask(worlds, cards, sides, ending)
            if not self._draw_out(self._store):
                raise ValueError("the unseen cards do not fit the hands")
            stream.state = self._state_of_stream()
            at = self._tallies
            counts = struct.unpack(f"<{_CHOICES}i", self._memory.read(self._store, at, at + 4 * _CHOICES))
            for choice, count in enumerate(counts[: len(cards)]):
                first = at + 4 * _CHOICES + choice * TALLIED * _OUTCOME.size
                read = self._memory.read(self._store, first, first + count * _OUTCOME.size)
                tallies.append(
                    {
                        (tuple(points[:sides]), tuple(bool(won >> side & 1) for side in range(sides))): often
                        for *points, won, often in _OUTCOME.iter_unpack(read)
                    }
                )
        return tallies

    def _ask(self, worlds: int, cards: Sequence[int] = (), sides: int = 0, ending: int = 0) -> None:
        self._write(self._asked, struct.pack(f"<4i{len(cards)}Q", worlds, len(cards), sides, ending, *cards))

    def _begin_to_draw(self, drawing: Drawing, stream: Splitmix) -> None:
        if len(drawing.holdings.kinds) < 2 and not drawing.holdings.ways:
            raise ValueError("the unseen cards do not fit the hands")
        self._write(self._drawing, _drawing(drawing, stream))

    def _state_of_stream(self) -> int:
        return int.from_bytes(self._memory.read(self._store, self._drawing, self._drawing + 8), "little")

    def _write(self, place: int, data: bytes) -> None:
        self._memory.write(self._store, data, place)


def _rules(rules: Rules, habits: Habits) -> bytes:
    deck, seats = rules.deck, len(rules.sides)
    return _RULES.pack(
        deck.trump, *habits, *deck.points, *rules.sides, *(0,) * (SEATS - seats),
        seats, rules.following, -1 if rules.while_stock is None else rules.while_stock, rules.each,
        rules.hunted, rules.goal,
    )  # fmt: skip


def _position(at: Position) -> bytes:
    under = turned_by = turned = _NO_CARDS
    if at.under:
        covered = bytearray(64)
        for cover, card in at.under.items():
            covered[cover.bit_length() - 1] = card.bit_length()
        under = bytes(covered)
    if at.uncovered:
        turned_by = bytes(seat for seat, _ in at.uncovered)
        turned = bytes(card.bit_length() - 1 for _, card in at.uncovered)
    stock = bytes(card.bit_length() - 1 for card in at.stock) if at.stock else _NO_CARDS
    empty = (0,) * (SEATS - len(at.hands))
    no_side = (0,) * (SEATS - len(at.points))
    return _POSITION.pack(
        *at.hands, *empty, at.led, at.best, *at.points, *no_side, *at.tricks, *no_side,
        at.turn, at.taker, at.count, at.pot, len(at.stock), len(at.uncovered),
        stock, under, turned_by[:SEATS], turned[:SEATS], bool(at.under), 0,
    )  # fmt: skip


def _with_hands(start: Position, numbers: Sequence[int]) -> Position:
    at = start.copy()
    at.hands = list(numbers[: len(start.hands)])
    return at


def _drawn(start: Position, numbers: Sequence[Any]) -> Position:
    """A position with the hands, the stock and the face-down cards of the one packed in these numbers."""
    at = _with_hands(start, numbers)
    stocked, uncovered, stock, under, turned_by, turned, covered = numbers[-8:-1]
    at.stock = [1 << card for card in stock[:stocked]]
    if covered:
        at.under = {1 << cover: 1 << card - 1 for cover, card in enumerate(under) if card}
    at.uncovered = [(turned_by[place], 1 << turned[place]) for place in range(uncovered)]
    return at


def _drawing(drawing: Drawing, stream: Splitmix) -> bytes:
    kinds, rooms, clues, covers = drawing.holdings.kinds, drawing.holdings.rooms, drawing.clues, drawing.covers
    tables = _tables(clues)
    number = {worths: place for place, worths in enumerate(tables)}
    return b"".join(
        (
            struct.pack("<Q", stream.state),
            _position(drawing.start),
            struct.pack(f"<{2 * _KINDS}Q", *chain(*kinds), *(0,) * 2 * (_KINDS - len(kinds))),
            b"".join(_clue(clue, number) for clue in clues).ljust(_CLUES * _CLUE.size, b"\0"),
            struct.pack(f"<{_PLACES}i", *rooms, *(0,) * (_PLACES - len(rooms))),
            struct.pack("<6i", len(kinds), len(rooms), len(covers), drawing.draws, len(clues), TRIES),
            bytes(cover.bit_length() - 1 if cover else 64 + seat for cover, seat in covers).ljust(64, b"\0"),
            b"".join(struct.pack("<64i", *worths) for worths in tables).ljust(_TABLES * 256, b"\0"),
            struct.pack(f"<{len(LIKELY)}Ii", *LIKELY, len(drawing.start.hands)),
        )
    )


def _tables(clues: Sequence[Clue]) -> Sequence[Worths]:
    """What the clues count by, each once."""
    return tuple(dict.fromkeys(worths for clue in clues for worths in (*clue.by, *clue.than)))


def _clue(clue: Clue, number: Mapping[Worths, int]) -> bytes:
    by, than = (sum({1 << number[worths] for worths in some}) for some in (clue.by, clue.than))
    return _CLUE.pack(
        clue.played, clue.later, clue.among, clue.holding, clue.seat, clue.said, clue.enough, clue.first, by, than
    )
