"""What a lesson is made of: prepared deals, how one of them begins, and which actions are wanted where.

A game has lessons if its room has a module `lessons` with `LESSONS`. What is told at each step is in the catalogues,
under the names of game and lesson and the number of the step (docs/learning.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class LessonStep(NamedTuple):
    """A decision of the learner about which something is told; the action of the scene's line is wanted."""

    also: tuple[str, ...] = ()
    """Other actions, in the game's notation, that are just as right and that the rest of the line goes with."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A prepared deal with the learner on one of its seats and computers on the others."""

    preset: str
    pack: str
    """The cards as they are dealt, first dealt first."""
    line: str = ""
    """What everybody does, in turn, with commas between; a card alone is played. Beyond it computers think."""
    begins: int = 0
    """How many actions of the line are done before the learner comes in."""
    steps: tuple[LessonStep, ...] = ()
    """What is told about the learner's decisions from there on; once all are made, the rest of the line is played.
    None: nothing is told."""
    dealer: int = 1
    seat: int = 1
    """The learner's."""
    options: tuple[tuple[str, str], ...] = ()
    """The options in which it differs from its preset."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One of the lessons of a game: a deal that is talked through, then one that is played alone."""

    name: str
    """What it is about; part of its texts' keys."""
    guided: Scene
    alone: Scene

    def scene(self, part: str) -> Scene:
        """The scene of one of `PARTS`; raises KeyError."""
        return {"guided": self.guided, "alone": self.alone}[part]


PARTS = ("guided", "alone")
"""The parts of a lesson, in order."""
