"""What there is to know about one evening; reading it changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Final

from engine.clubs.evenings.calendar import Shift
from engine.clubs.evenings.drawing import due_at
from engine.clubs.evenings.evening import LONGEST, REMIND_BEFORE, EveningSetup, EveningState, Guest, Rest, Stage

LOOK_AGAIN: Final = 15.0
"""Seconds after which an evening looks whether its tournament is over."""


class EveningQueries:
    """Facts about the evening now."""

    _state: EveningState

    @property
    def id(self) -> int:
        """Number of the evening, from 1."""
        return self._state.id

    @property
    def state(self) -> EveningState:
        """Everything."""
        return self._state

    @property
    def setup(self) -> EveningSetup:
        return self._state.setup

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def number(self) -> int:
        """Of the present date, from 1."""
        return self._state.number

    @property
    def day(self) -> date:
        return self._state.day

    @property
    def starts_at(self) -> float:
        """UTC epoch, seconds."""
        return self._state.starts_at

    @property
    def shift(self) -> Shift:
        """What the clocks do at the time of the present date."""
        return self._state.shift

    @property
    def guests(self) -> tuple[Guest, ...]:
        return self._state.guests

    @property
    def is_live(self) -> bool:
        """Whether a date is to come or being played."""
        return self.stage is not Stage.OVER

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept across restarts."""
        return self._state.messages

    def is_known(self, user_id: int) -> bool:
        """Whether anything here names this person."""
        return self.setup.director_id == user_id or self._state.guest(user_id) is not None

    def to_remind(self, at: float) -> tuple[Guest, ...]:
        """Those who are to be told now that it begins soon."""
        if self.stage is not Stage.SIGN_UP or not self.starts_at - REMIND_BEFORE <= at < self.starts_at:
            return ()
        return tuple(one for one in self._state.expected if not one.reminded)

    def due_after(self, at: float) -> float | None:
        """When something has to happen by itself (UTC epoch, seconds); None: not before somebody does something."""
        state = self._state
        if state.stage is Stage.OVER:
            return None
        if state.stage is Stage.SIGN_UP:
            remind_at = state.starts_at - REMIND_BEFORE
            return remind_at if at < remind_at and state.guests else state.draws_at
        times = [state.starts_at + LONGEST] if state.stage is Stage.PLAYING else []
        if state.idle_at is not None:
            times.append(state.idle_at)
        if state.line and state.setup.rest is Rest.COMPUTER and not state.channel_lost:
            times.append(due_at(state.line))
        if state.tournament_id is not None:
            # A tournament is over some moments after its last table, and tells nobody.
            times.append(at + LOOK_AGAIN)
        return min(times, default=None)
