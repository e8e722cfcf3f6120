"""The search's inner loop compiled to WebAssembly, where `wasmtime` is installed: the same results, much faster.

`core/` has its source, C that follows `position`, `policy`, `endings` and `hunts` line for line; `make core` builds it
anew.
"""

from __future__ import annotations

import atexit
import struct
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

from engine.players.search.policy import Habits
from engine.players.search.position import Position, Rules

MODULE: Final = Path(__file__).parent / "core" / "core.wasm"
SEATS: Final = 8
MOST: Final = 64
"""As many positions as the core takes at once."""
_RULES: Final = struct.Struct(f"<Q5d64i{SEATS}i6i")
_POSITION: Final = struct.Struct(f"<{SEATS}QQQ{SEATS}i{SEATS}i6i64s64s8s8s2i")
_NO_CARDS: Final = bytes(64)

_NO_HABITS: Final = Habits(0.0, 0.0, 0.0, 0.0, 0.0)

Counted = tuple[Sequence[int], Sequence[int]]
"""Per side what its tricks have counted, and how many they are."""
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
        places = ("rules_at", "positions_at", "cards_at", "results_at")
        self._rules, self._positions, self._cards, self._results = (exports[name](self._store) for name in places)
        self._lock = Lock()

    def run(
        self, rules: Rules, habits: Habits, positions: Sequence[Position], cards: Sequence[int], ending: int
    ) -> list[Counted]:
        """What comes of each position, after each of these cards or, without any, as it is; position by position."""
        sides, outcomes = max(rules.sides) + 1, list[Counted]()
        with self._lock:
            self._write(self._rules, _rules(rules, habits))
            self._write(self._cards, struct.pack(f"<{len(cards)}Q", *cards))
            for start in range(0, len(positions), MOST):
                batch = positions[start : start + MOST]
                self._write(self._positions, b"".join(map(_position, batch)))
                self._run(self._store, len(batch), len(cards), sides, ending)
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
            self._write(self._cards, struct.pack(f"<{len(cards)}Q", *cards))
            for start in range(0, len(positions), MOST):
                batch = positions[start : start + MOST]
                self._write(self._positions, b"".join(map(_position, batch)))
                self._hunted_down(self._store, len(batch), len(cards))
                read = self._memory.read(self._store, self._results, self._results + 4 * each * len(batch))
                numbers = memoryview(read).cast("i").tolist()
                for at in range(0, len(numbers), each):
                    *made, looked_at = numbers[at : at + each]
                    found.append((list(map(bool, made)), looked_at))
        return found

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
