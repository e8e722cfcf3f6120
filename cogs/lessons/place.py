"""Where in a lesson a button leads to: all that is known about somebody's lesson, so it survives a restart."""

from __future__ import annotations

from typing import Final, NamedTuple, Self

from engine.lessons.course import LETTERS, STRAYS, NoSuchWay, Reached, lessons_of, reached
from engine.lessons.lesson import PARTS, Lesson, Scene

_FIELDS: Final = 6


class Place(NamedTuple):
    """A position in a lesson, and what is chosen there; `str` gives its form in custom ids."""

    game: str
    lesson: str
    part: str = PARTS[0]
    path: str = ""
    """The choices made so far (`Reached.path`)."""
    mark: str = ""
    """Of the position reached by them (`Reached.mark`); empty: at the beginning."""
    choice: str = ""
    """The letter of what is chosen now; after `STRAYS`, for good. Empty: nothing."""

    def __str__(self) -> str:
        return ":".join(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        fields = text.split(":")
        if len(fields) != _FIELDS:
            raise ValueError(text)
        place = cls(*fields)
        if place.part not in PARTS or not {*place.path, *place.choice} <= {*LETTERS, STRAYS}:
            raise ValueError(text)
        return place

    def find(self) -> Lesson:
        """The lesson; raises NoSuchWay."""
        for lesson in lessons_of(self.game):
            if lesson.name == self.lesson:
                return lesson
        raise NoSuchWay(str(self))

    @property
    def scene(self) -> Scene:
        """Raises NoSuchWay."""
        return self.find().scene(self.part)

    def reached(self) -> Reached:
        """The position before the choice, which may take a moment to work out; raises NoSuchWay."""
        here = reached(self.game, self.scene, self.path)
        if self.mark not in ("", here.mark):
            raise NoSuchWay(str(self))
        return here

    def begun(self, part: str) -> Self:
        """The beginning of a part of the same lesson."""
        return type(self)(self.game, self.lesson, part)

    def at(self, here: Reached, choice: str = "") -> Self:
        """This choice in a position of the same scene."""
        return self._replace(path=here.path, mark=here.mark, choice=choice)
