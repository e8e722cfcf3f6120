"""What a finished deal came to."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from engine.core.options import Options


class Adding(StrEnum):
    """What can be made of the scores of several matches."""

    UP = "up"
    """They add up; the highest sum is the best."""
    DOWN = "down"
    """They add up; the lowest sum is the best."""
    NOT = "not"
    """A sum would say little: they end where a side is done."""


class DealResult(NamedTuple):
    """A finished deal, per seat; each game defines `delta` and `score` (docs/records.md)."""

    contract: str | None
    declarers: tuple[int, ...]
    tricks: tuple[int, ...]
    card_points: tuple[int, ...] | None
    delta: tuple[int, ...]
    score: tuple[int, ...]
    thrown_in: bool = False

    def winners(self, options: Options) -> tuple[int, ...]:
        """The seats that gained most, or fewest where that is better; none where all gained the same."""
        best = min(self.delta) if options.fewer_wins else max(self.delta)
        ahead = tuple(seat for seat, gained in enumerate(self.delta, 1) if gained == best)
        return ahead if len(ahead) < len(self.delta) else ()


class Feat(NamedTuple):
    """Something worth counting that a seat did in a deal."""

    seat: int
    what: str
    """The game's word for it: a combination, a call."""


class DealFacts(NamedTuple):
    """What a finished deal was about, for statistics."""

    contract: str | None
    """The game's word for the kind of contract; None where there was none or it is always the same."""
    declarers: tuple[int, ...]
    made: tuple[int, ...]
    """The declarers who made their contract."""
    points: tuple[int, ...]
    """What it gave each seat; more is better."""
    tricks: tuple[int, ...]
    """Per seat."""
    feats: tuple[Feat, ...] = ()


class Outcome(NamedTuple):
    """What a finished deal leaves: its result, and the standing after it."""

    result: DealResult
    match: Any

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that won the match with this deal, or else those that won the deal."""
        winners: tuple[int, ...] = self.match.winners
        return winners or self.result.winners(self.match.options)
