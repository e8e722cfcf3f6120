"""How a match ended, for the picture that is shown to others: of a table, or of a sheet for real cards."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from cogs.delivery.avatars import WithFaces
from cogs.messages.game_rooms import Column
from cogs.messages.layout import Drawing
from cogs.messages.words import preset_name
from engine.core.options import Options
from locales import Say
from rendering import SeatLabel, draw_result, look_of
from rendering.canvas.chalk import figures
from rendering.people.result import alt_result
from rendering.people.rows import MatchResult, Place


class EndedSide(NamedTuple):
    """One side at the end."""

    people: tuple[SeatLabel, ...]
    """Those who get its result."""
    seats: tuple[int, ...]
    """The seat of each."""
    won: bool


class EndedMatch(NamedTuple):
    """What a match was, and how it ended."""

    options: Options
    house: str | None
    """The name of its house rules."""
    sides: Sequence[EndedSide]
    columns: Sequence[Column]
    """What places go by, the first column first."""
    length: int
    """How many of its deals were played."""
    unit: str
    """What its deals are called."""

    def result(self, day: date, server: str, say: Say) -> MatchResult:
        """Place and figures of every side: whoever won comes first, whatever the figures. `server`: its name."""
        found = []
        for number, side in enumerate(self.sides):
            own = [column.figures[number] for column in self.columns]
            ahead = [one if column.more_is_better else -one for one, column in zip(own, self.columns, strict=True)]
            place = Place(1, side.people, number, tuple(map(figures, own)), side.won, side.seats)
            found.append(((side.won, *ahead), place))
        found.sort(key=lambda one: one[0], reverse=True)
        standings = [standing for standing, _ in found]
        game, rules = self._named(say)
        return MatchResult(
            game=game,
            rules=rules,
            length=self.length,
            unit=self.unit,
            heads=tuple(say(f"picture-result-head-{column.head}") for column in self.columns),
            places=tuple(place._replace(rank=standings.index(standing) + 1) for standing, place in found),
            day=day,
            server=server,
        )

    def _named(self, say: Say) -> tuple[str, str]:
        """The game and, unless its name says it already, the variant or house rules it was played by."""
        game, variant = say(f"rules-game-{self.options.game}"), preset_name(self.options.preset, say)
        if self.house is not None:
            return game, self.house
        return (variant, "") if variant.startswith(game) else (game, variant)


def drawing_of(result: MatchResult, with_faces: WithFaces, say: Say) -> Drawing:
    """The picture, with the faces that are here."""
    result = result._replace(places=tuple(one._replace(people=with_faces(one.people)) for one in result.places))
    return Drawing(lambda: draw_result(result, look_of(say), say), alt_result(result, say))
