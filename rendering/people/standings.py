"""The picture of a tournament's standings: every place with its rounds and total, and a podium at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image, ImageDraw

from engine.tournaments.schedule import Standing
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import WIDTH, Picture, SeatLabel
from rendering.canvas.wording import LONGEST, fits, fitting, short
from rendering.people import names, podium, two_columns
from rendering.people.amounts import amount, in_round, with_sign, with_unit

_EDGE: Final = felt.RIM + 9
_PAD: Final = 16
_TITLE: Final = 84
_HEADING: Final = (44, 38, 32)
_HEAD: Final = 48
_ROW: Final = 50
_NARROW_ROW: Final = 44
_MANY: Final = 10
"""With more rows than these, they are narrow, and final ones stand in two columns."""
_LINE: Final = 26
"""How much higher a row is if its name needs a second line."""
_RANK: Final = 56
_GAP: Final = 24
_WIDEST_ROUND: Final = 112
_CLOSE: Final = 14
"""The least between two columns of figures."""
_NAMES: Final = ((1, 34), (1, 30), (2, 30))
_FIGURE: Final = 30
_TOTAL: Final = 38
_SMALL: Final = 30
_MOST_ROUNDS: Final = 8
_LAST_ROUNDS: Final = 5
"""Of more rounds than these, only the last ones are shown beside the total."""
_LEAST_NAMES: Final = 190
"""What names have at least: rounds are left out for that."""
_CORRECTED: Final = "±"
"""Over corrections, where a word has no room."""
_STRIPE: Final = colours.mix(colours.PLATE, colours.FELT, 0.5)


def draw_standings(
    rows: Sequence[Standing],
    entrants: Sequence[SeatLabel],
    title: str,
    say: Say,
    *,
    final: bool = False,
    unit: str = "royes",
    on: str = colours.GREEN_FELT,
) -> Picture:
    """The standings, best first; `entrants` by place; `unit`: what totals count; `on`: the felt.

    `final`: with the winners' podium; at the end of a tournament of many, the rounds are left out then.
    """
    labels = [replace(entrants[row.place - 1], name=_name(entrants, row, say)) for row in rows]
    stand = podium.height(rows, labels) if final else 0
    top = _EDGE + _TITLE + stand
    table = None if final and len(rows) > _MANY else _Table(rows, labels, say)
    image = felt.table(WIDTH, top + (two_columns.high(rows) if table is None else table.high) + _EDGE)
    room = WIDTH - 2 * _EDGE - 40
    size = next((size for size in _HEADING if width_of(title, Lettering.BLACK, size) <= room), _HEADING[-1])
    heading = cut(title, Lettering.BLACK, size, room)
    write(image, (WIDTH / 2, _EDGE + 54), heading, Lettering.BLACK, size, colours.TEXT, "m")
    if final:
        podium.draw(image, rows, labels, top, say, unit)
    if table is None:
        two_columns.draw(image, rows, labels, top, say)
    else:
        table.draw(image, top)
    return Picture(encode(image, on), "standings.png")


def _name(entrants: Sequence[SeatLabel], row: Standing, say: Say) -> str:
    """The name as far as it can be drawn, else the place."""
    return lettered(entrants[row.place - 1].name, Lettering.BOLD, say("tournament-picture-place", place=row.place))[0]


def alt_standings(
    rows: Sequence[Standing], entrants: Sequence[SeatLabel], title: str, say: Say, unit: str = "royes"
) -> str:
    """The same in words; the rounds are left out if they do not fit beside the totals."""

    def describe(longest: int, *, rounds: bool) -> list[str]:
        return [f"{title}.", *(_row_in_words(row, entrants, say, unit, longest, rounds=rounds) for row in rows)]

    whole = " ".join(describe(LONGEST, rounds=True))
    return whole if fits(whole) else fitting(partial(describe, rounds=False))


def _row_in_words(
    row: Standing, entrants: Sequence[SeatLabel], say: Say, unit: str, longest: int, *, rounds: bool
) -> str:
    one = entrants[row.place - 1]
    name = short(one.name, longest)
    name = say("tournament-alt-computer", name=name) if one.computer else name
    total = with_unit(row.total, unit, say)
    told = [in_round(row, number, say) for number in range(1, len(row.scores) + 1)] if rounds else []
    if rounds and row.corrected:
        told.append(say("board-alt-corrected", amount=with_sign(row.corrected)))
    return say(
        "board-alt-row" if told else "board-alt-total",
        rank=str(row.rank),
        name=name,
        total=total,
        rounds=", ".join(told),
    )


class _Table:
    """Every place with its rounds and total, in rows as high as the names need."""

    def __init__(self, rows: Sequence[Standing], labels: Sequence[SeatLabel], say: Say) -> None:
        self._rows, self._say = rows, say
        self._right = WIDTH - _EDGE - _PAD
        totals = [width_of(amount(row.total, say), Lettering.BLACK, _TOTAL) for row in rows]
        total = max(width_of(say("tournament-picture-total"), Lettering.PLAIN, _SMALL), *totals) + _GAP
        room = self._right - _EDGE - _PAD - _RANK - total
        played = len(rows[0].scores) if rows else 0
        rounds = [[in_round(row, number, say) for number in range(1, played + 1)] for row in rows]
        corrections = [[with_sign(row.corrected)] if any(row.corrected for row in rows) else [] for row in rows]
        shown = played if played <= _MOST_ROUNDS else _LAST_ROUNDS
        while (
            shown > 1 and room - (shown + len(corrections[0])) * _least([row[-shown:] for row in rounds]) < _LEAST_NAMES
        ):
            shown -= 1
        self._first = played - shown
        self._cells = [row[self._first :] + more for row, more in zip(rounds, corrections, strict=True)]
        self._heads = [say("tournament-picture-round", round=number) for number in range(self._first + 1, played + 1)]
        self._heads += [say("board-picture-corrected")] if corrections[0] else []
        columns = len(self._heads)
        self._column = self._column_in(room, labels) if columns else 0.0
        self._ends = [self._right - total - self._column * (columns - 1 - number) for number in range(columns)]
        names_room = round(room - self._column * columns) - _GAP
        self._names = [names.laid_out([label], _NAMES, names_room) for label in labels]
        row = _ROW if len(rows) <= _MANY else _NARROW_ROW
        self._highs = [row + _LINE * (len(lines) - 1) for lines in self._names]

    def _column_in(self, room: int, labels: Sequence[SeatLabel]) -> float:
        """The width of a round: narrower if that leaves room for a long name, but never too narrow for its figures."""
        wanted = max(names.width(names.laid_out([label], _NAMES[:1], WIDTH)[0]) for label in labels) + _GAP
        return max(min((room - wanted) / len(self._heads), _WIDEST_ROUND), _least(self._cells))

    @property
    def high(self) -> int:
        """In pixels."""
        return _HEAD + sum(self._highs) + 12

    def draw(self, image: Image.Image, top: int) -> None:
        """Draw it on a plate from `top` down."""
        felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + self.high), colours.PLATE)
        base = top + 38
        for number, (text, end) in enumerate(zip(self._heads, self._ends, strict=True), self._first + 1):
            # The first one has the room over the names, so it tells what the others are.
            if number > self._first + 1 and width_of(text, Lettering.PLAIN, _SMALL) > self._column - _CLOSE:
                text = str(number) if number <= len(self._rows[0].scores) else _CORRECTED
            write(image, (end, base), text, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
        total = self._say("tournament-picture-total")
        write(image, (self._right, base), total, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
        y = top + _HEAD
        for at, (row, lines, high) in enumerate(zip(self._rows, self._names, self._highs, strict=True)):
            ground = colours.PLATE if at % 2 else _STRIPE
            ImageDraw.Draw(image).rectangle((_EDGE + 8, y, WIDTH - _EDGE - 9, y + high - 1), fill=ground)
            self._draw_row(image, row, self._cells[at], lines, y + high / 2, ground)
            y += high

    def _draw_row(
        self,
        image: Image.Image,
        row: Standing,
        cells: Sequence[str],
        lines: list[names.Line],
        middle: float,
        ground: RGB,
    ) -> None:
        """Draw a place centred on `middle`."""
        ink = colours.GOLD if row.rank == 1 else colours.TEXT
        left, base = _EDGE + _PAD, middle + _TOTAL * 0.34
        write(image, (left + 40, base), str(row.rank), Lettering.BLACK, 34, ink, "r")
        names.put_beside(image, lines, (left + _RANK, middle), ink, ground)
        for text, end in zip(cells, self._ends, strict=True):
            write(image, (end, base), text, Lettering.PLAIN, _FIGURE, colours.QUIET, "r")
        write(image, (self._right, base), amount(row.total, self._say), Lettering.BLACK, _TOTAL, ink, "r")


def _least(cells: Sequence[Sequence[str]]) -> int:
    """The width of a column that every figure has room in."""
    return max((width_of(text, Lettering.PLAIN, _FIGURE) for row in cells for text in row), default=0) + _CLOSE
