"""The picture of a season: everybody's last evenings and total, and at its end the titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from locales import Say
from rendering.avatars.avatar import put_together, together_width
from rendering.canvas import colours, felt
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Picture, SeatLabel
from rendering.people import medals, names

MOST_ROWS: Final = 20
"""People in a picture; the rest is told in words."""
SHOWN: Final = 4
"""Evenings beside the total, the last ones."""
_EDGE: Final = felt.RIM + 9
_PAD: Final = 16
_TITLE: Final = 84
_HEADING: Final = (44, 38, 32)
_HEAD: Final = 48
_ROW: Final = {1: 56, 2: 70, 3: 102}
"""The height of a row, by the lines of its name."""
_RANK: Final = 62
_COLUMN: Final = 74
_TOTAL_GAP: Final = 26
_MEDAL: Final = 44
_NAMES: Final = ((1, 34), (1, 30), (2, 30))
_LONG_NAMES: Final = ((3, 30),)
_FIGURE: Final = 30
_TOTAL: Final = 38
_SMALL: Final = 30
_TITLE_ROW: Final = 104
_TITLE_NAMES: Final = ((1, 44), (1, 38), (1, 32), (1, 30), (2, 30))
_TITLE_LINE: Final = 32
"""How much higher a title is for each line of a name after the first."""
_AVATAR: Final = 76
_ALT_LIMIT: Final = 1024


class SeasonLine(NamedTuple):
    """One person of a season."""

    rank: int
    person: SeatLabel
    scores: tuple[int | None, ...]
    """Per evening; None: was not there."""
    counted: tuple[bool, ...]
    """Per evening whether it counts."""
    total: int


def draw_season(
    lines: Sequence[SeasonLine], title: str, say: Say, *, final: bool = False, on: str = colours.GREEN_FELT
) -> Picture:
    """The standing, best first; `final`: with the titles of the first three; `on`: the felt."""
    shown = lines[:MOST_ROWS]
    titled = [line for line in lines if line.rank in medals.COLOURS][: 2 * len(medals.COLOURS)] if final else []
    top = _EDGE + _TITLE
    titles = [_Title(line, say) for line in titled]
    below = top + sum(title.high for title in titles) + (_PAD if titles else 0)
    columns = _SeasonColumns(shown, say)
    image = felt.table(WIDTH, below + columns.high + _EDGE)
    room = WIDTH - 2 * _EDGE - 40
    write(image, (WIDTH / 2, _EDGE + 54), *narrowed(title, Lettering.BLACK, _HEADING, room), colours.TEXT, "m")
    for one in titles:
        one.draw(image, top, say)
        top += one.high
    _draw_table(image, shown, columns, below, say)
    return Picture(encode(image, on), "season.png")


def alt_season(lines: Sequence[SeasonLine], title: str, say: Say, *, final: bool = False) -> str:
    """The same in words, as far as they fit."""
    told = f"{title}."
    for line in lines[:MOST_ROWS]:
        name = _name(line, say)
        key = f"season-title-{line.rank}" if final and line.rank in medals.COLOURS else ""
        what = say(key) if key else str(line.rank)
        one = say("season-alt-title" if key else "season-alt-row", what=what, name=name, total=line.total)
        if len(told) + len(one) + 1 > _ALT_LIMIT:
            break
        told += f" {one}"
    return told


def _name(line: SeasonLine, say: Say) -> str:
    """The name as far as it can be drawn, else the rank."""
    return lettered(line.person.name, Lettering.BOLD, say("season-picture-rank", rank=line.rank))[0]


def _label(line: SeasonLine, say: Say) -> SeatLabel:
    return SeatLabel(_name(line, say), person=line.person.person, face=line.person.face)


class _Title:
    """A plate in the colour of the medal, with the person, the title and the total."""

    def __init__(self, line: SeasonLine, say: Say) -> None:
        self._line = line
        self._total = say("season-picture-points", total=line.total)
        self._left = _EDGE + _PAD + together_width(1, _AVATAR) + 22
        self._right = WIDTH - _EDGE - _PAD - 6
        room = round(self._right - width_of(self._total, Lettering.BLACK, _TOTAL) - _PAD - self._left)
        self._name = names.laid_out([_label(line, say)], _TITLE_NAMES, room)

    @property
    def high(self) -> int:
        """With what is free below it, in pixels."""
        return _TITLE_ROW + _TITLE_LINE * (len(self._name) - 1)

    def draw(self, image: Image.Image, top: int, say: Say) -> None:
        line, high = self._line, self.high - 10
        felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + high), medals.COLOURS[line.rank])
        middle = top + high / 2
        put_together(image, [line.person], (_EDGE + _PAD, middle), _AVATAR, say, won=line.rank == 1)
        write(image, (self._right, middle + 14), self._total, Lettering.BLACK, _TOTAL, colours.INK, "r")
        write(image, (self._left, top + 36), say(f"season-title-{line.rank}"), Lettering.BOLD, _SMALL, colours.INK)
        for number, name in enumerate(self._name):
            at = self._left, top + 80 + number * _TITLE_LINE
            names.put_line(image, name, at, colours.INK, medals.COLOURS[line.rank])


class _SeasonColumns:
    """Where the columns of the table end, and everybody's name in the room that they leave."""

    def __init__(self, lines: Sequence[SeasonLine], say: Say) -> None:
        evenings = len(lines[0].scores) if lines else 0
        self.first = max(0, evenings - SHOWN)
        self.right = WIDTH - _EDGE - _PAD
        self.head = say("season-picture-total")
        widest = max([width_of(self.head, Lettering.PLAIN, _SMALL), *(_wide(line.total) for line in lines)], default=0)
        end = self.right - widest - _TOTAL_GAP
        self.evenings = [end - _COLUMN * (evenings - 1 - at) for at in range(self.first, evenings)]
        self.names_end = self.evenings[0] - _COLUMN if self.evenings else end
        room = round(self.names_end - _EDGE - _RANK - _PAD)
        self.names = [names.laid_out([_label(line, say)], _NAMES, room, _LONG_NAMES) for line in lines]
        self.rows = [_ROW[len(laid)] for laid in self.names]

    @property
    def high(self) -> int:
        """The height of the table, in pixels."""
        return _HEAD + sum(self.rows) + 12


def _draw_table(image: Image.Image, lines: Sequence[SeasonLine], columns: _SeasonColumns, top: int, say: Say) -> None:
    """Everybody with the last evenings; what does not count is quiet and in brackets."""
    right = columns.right
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + columns.high), colours.PLATE)
    for number, end in enumerate(columns.evenings, columns.first + 1):
        write(image, (end, top + 38), str(number), Lettering.PLAIN, _SMALL, colours.QUIET, "r")
    write(image, (right, top + 38), columns.head, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
    told = _evening_head(columns.evenings, columns.names_end, say)
    write(image, (_EDGE + _RANK + _PAD, top + 38), told, Lettering.PLAIN, _SMALL, colours.QUIET)
    stripes = felt.striped(image, (_EDGE + 8, WIDTH - _EDGE - 9), top + _HEAD, columns.rows)
    for line, laid, (middle, ground) in zip(lines, columns.names, stripes, strict=True):
        base = middle + _TOTAL * 0.34
        ink = colours.GOLD if line.rank == 1 else colours.TEXT
        medals.put_rank(image, line.rank, (_EDGE + _PAD + _MEDAL / 2, middle), _MEDAL, ink)
        names.put_beside(image, laid, (_EDGE + _RANK + _PAD, middle), ink, ground)
        for number, end in enumerate(columns.evenings, columns.first):
            _draw_score(image, line, number, (end, base - 2))
        write(image, (right, base), str(line.total), Lettering.BLACK, _TOTAL, ink, "r")


def _evening_head(columns: Sequence[float], ends: float, say: Say) -> str:
    """What the figures over the columns are, where there is room for it."""
    if not columns:
        return ""
    told = say("season-picture-evening")
    return told if width_of(told, Lettering.PLAIN, _SMALL) <= ends + _COLUMN - 60 - _EDGE - _RANK - _PAD else ""


def _draw_score(image: Image.Image, line: SeasonLine, number: int, at: tuple[float, float]) -> None:
    score = line.scores[number]
    if score is None:
        write(image, at, "–", Lettering.PLAIN, _FIGURE, colours.QUIET, "r")
        return
    ink: RGB = colours.TEXT if line.counted[number] else colours.QUIET
    shown = str(score) if line.counted[number] else f"({score})"
    write(image, at, shown, Lettering.PLAIN, _FIGURE, ink, "r")


def _wide(total: int) -> int:
    return width_of(str(total), Lettering.BLACK, _TOTAL)
