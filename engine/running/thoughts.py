"""What the computers of a table are going to do: thought about while the table goes on, and forgotten once it has."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from engine.core.actions import Action
from engine.players.players import SLOW
from engine.players.turns import OutOfTurn
from engine.running.services import Services
from engine.table.decisions import dealing, play
from engine.table.decisions.play import AskedComputer, Chosen
from engine.table.model.snapshot import Snapshot

PATIENCE: Final = 0.25
"""Seconds that people may have to wait beyond the usual pause."""


class Thought:
    """What computers choose in one position. Those that are quick choose at once, others elsewhere."""

    def __init__(self, table: Snapshot, services: Services, within: float, told: Callable[[], None]) -> None:
        """`within`: seconds until it has to be known; `told` is called when it is, unless that is at once."""
        self._of = _position(table)
        self._chance = partial(dealing.for_choice, table, rng=services.rng)
        self._left = play.computers_asked(table)
        self._services, self._within = services, within
        self._told: Callable[[], None] | None = None
        self._answer: asyncio.Future[Action] | None = None
        self.is_known = False
        self.chosen: Chosen | None = None
        """None, if it is known: nobody wants to act out of turn."""
        self._go_on()
        if not self.is_known:
            self._told = told

    def is_of(self, table: Snapshot) -> bool:
        """Whether the table is where it was, with the same computers."""
        is_same: bool = self._of == _position(table)
        return is_same

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self._told = None
        if self._answer is not None:
            self._answer.cancel()

    def _go_on(self) -> None:
        for one in self._left:
            if one.player in SLOW and len(one.question.choices) > 1:
                self._answer = self._begun(one)
                if not self._answer.done():
                    self._answer.add_done_callback(partial(self._came, one))
                    return
                action = self._answer.result()
            else:
                action = play.choice_of(one, self._chance(one.question))
            if action is not OutOfTurn.LEAVE_IT:
                self.chosen = Chosen(one.question.seat, action)
                break
        self.is_known = True

    def _begun(self, one: AskedComputer) -> asyncio.Future[Action]:
        seed = self._chance(one.question).getrandbits(64)
        begin = self._services.thinker.begin
        return begin(one.player, one.question, seed, within=self._within, stands_in=one.stands_in)

    def _came(self, one: AskedComputer, answer: asyncio.Future[Action]) -> None:
        """A computer has chosen; if it left it, the next one is asked."""
        told = self._told
        if answer.cancelled() or told is None:
            return
        action = answer.result()
        if action is OutOfTurn.LEAVE_IT:
            self._go_on()
        else:
            self.chosen, self.is_known = Chosen(one.question.seat, action), True
        if self.is_known:
            self._told = None
            told()


def _position(table: Snapshot) -> Any:
    """What a thought is about: another entry, another player on a seat, and it is worth nothing."""
    computers = ((seat, table.seats[seat - 1]) for seat in table.thinking)
    return table.number, tuple((seat, one.player, one.kept_for, one.user_id) for seat, one in computers if one)


class Computers:
    """When the computers of a table act, and what they are going to do then."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.until: float | None = None
        """When they act; None: there is nothing for them to do."""
        self._thought: Thought | None = None

    def follow(self, before: Snapshot, after: Snapshot) -> None:
        """The table is another now."""
        if not after.thinking:
            self.until = None
            self.forget()
        elif self.until is None or before.number != after.number:
            self.until = self._services.now() + play.thinking_time(after, self._services.pauses)

    def put_later(self, seconds: float) -> None:
        """The time was shifted."""
        if self.until is not None:
            self.until += seconds

    def begin(self, table: Snapshot, told: Callable[[], None]) -> None:
        """Have them think now if that takes long, and not only when they act; `told` is called when they know."""
        if self.until is not None and play.has_to_think(table):
            self.thought(table, told)

    def thought(self, table: Snapshot, told: Callable[[], None]) -> Thought:
        """What they are going to do; begun if it is not yet."""
        if self._thought is None or not self._thought.is_of(table):
            self.forget()
            left = max(0.0, (self.until or 0.0) - self._services.now())
            self._thought = Thought(table, self._services, left + PATIENCE, told)
        return self._thought

    def wake(self, table: Snapshot) -> float | None:
        """When the table has to be woken for them; None: never, or not before they know what to do."""
        thought = self._thought
        return None if thought is not None and not thought.is_known and thought.is_of(table) else self.until

    def forget(self) -> None:
        """What they thought is worth nothing any more."""
        if self._thought is not None:
            self._thought.forget()
            self._thought = None
