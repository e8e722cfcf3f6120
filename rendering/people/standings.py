"""The picture of a tournament's standings: every place with its rounds and total, and a podium at the end.

Totals are whole numbers, averages have one decimal place; whoever have equal totals stand equally high.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import floor
from typing import Final, NamedTuple

from PIL import Image

from engine.clubs.tournaments.schedule import Exact, TournamentPlace
from locales import Say
from rendering.avatars.avatar import put_together, together_width
from rendering.canvas import colours, felt
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Picture, SeatLabel
from rendering.canvas.wording import LONGEST, fits, fitting, short
from rendering.people import medals, names

NOTHING = "–"
"""For a round in which somebody had no part."""


def tenths(value: Exact) -> int:
    """How many tenths are shown of an amount, without its sign: halves up. Nothing is rounded before."""
    return floor(abs(Fraction(value)) * 10 + Fraction(1, 2))


def shown(value: Exact) -> float:
    """The amount as it is shown, for a text with a plural: a whole number where that is one."""
    whole, tenth = divmod(tenths(value), 10)
    rounded = whole + tenth / 10 if tenth else whole
    return -rounded if value < 0 else rounded


def amount(value: Exact | None, say: Say) -> str:
    """A total or a score, as this language writes it, with a real minus."""
    if value is None:
        return NOTHING
    whole, tenth = divmod(tenths(value), 10)
    text = say("board-decimal", whole=str(whole), tenth=str(tenth)) if tenth else str(whole)
    return f"−{text}" if value < 0 and (whole or tenth) else text


def in_round(row: TournamentPlace, number: int, say: Say) -> str:
    """What a place has for a round, from 1; an average stands in brackets."""
    text = amount(row.scores[number - 1], say)
    return f"({text})" if number in row.byes else text


def with_sign(value: int) -> str:
    """A correction, so that nobody takes it for a score."""
    return f"+{value}" if value > 0 else f"−{-value}" if value else ""


def with_unit(value: Exact, unit: str, say: Say) -> str:
    """A total with what it counts, such as `7 rôyes`; `unit`: a name of `engine.clubs.tournaments.setup.Total`."""
    return say(f"board-unit-{unit}", total=amount(value, say), count=abs(shown(value)))


_EDGE: Final = felt.RIM + 9
_TWO_COLUMNS_PAD: Final = 12
_TWO_COLUMNS_GAP: Final = 10
_TWO_COLUMNS_WIDE: Final = (WIDTH - 2 * _EDGE - _TWO_COLUMNS_GAP) // 2
_TWO_COLUMNS_ROW: Final = 62
_TWO_COLUMNS_RANK: Final = 50
_NAMES: Final = ((1, 34), (1, 30), (2, 30))
_LONG_NAMES: Final = ((3, 30),)
_TWO_COLUMNS_LINE: Final = 33
"""The height of a line of a name in a row that needs more than one."""
_TWO_COLUMNS_TOTAL: Final = 36


class _TwoColumns:
    """Every place with its total, the upper half at the left, in rows as high as the names need."""

    def __init__(self, rows: Sequence[TournamentPlace], labels: Sequence[SeatLabel], say: Say) -> None:
        self._rows = rows
        self._totals = [amount(row.total, say) for row in rows]
        self._names = [
            names.laid_out([label], _NAMES, self._room(total))
            for label, total in zip(labels, self._totals, strict=True)
        ]
        self._half = half = -(-len(rows) // 2)
        beside = [self._names[at::half] for at in range(half)]
        self._highs = [max(_TWO_COLUMNS_ROW, _TWO_COLUMNS_LINE * max(map(len, pair)) + 2) for pair in beside]

    def _room(self, total: str) -> int:
        """For a name beside this total."""
        wide = width_of(total, Lettering.BLACK, _TWO_COLUMNS_TOTAL)
        return _TWO_COLUMNS_WIDE - 2 * _TWO_COLUMNS_PAD - _TWO_COLUMNS_RANK - wide - 12

    @property
    def high(self) -> int:
        """In pixels."""
        return sum(self._highs) + 16

    def draw(self, image: Image.Image, top: int) -> None:
        """Draw it from `top` down."""
        told = list(zip(self._rows, self._totals, self._names, strict=True))
        right_column = _EDGE + _TWO_COLUMNS_WIDE + _TWO_COLUMNS_GAP
        for left, rows in ((_EDGE, told[: self._half]), (right_column, told[self._half :])):
            felt.put_panel(image, (left, top, left + _TWO_COLUMNS_WIDE, top + self.high), colours.PLATE)
            across = left + 6, left + _TWO_COLUMNS_WIDE - 7
            right = left + _TWO_COLUMNS_WIDE - _TWO_COLUMNS_PAD
            stripes = felt.striped(image, across, top + 8, self._highs[: len(rows)])
            for (row, total, lines), (middle, ground) in zip(rows, stripes, strict=True):
                ink = colours.GOLD if row.rank == 1 else colours.TEXT
                base = middle + _TWO_COLUMNS_TOTAL * 0.34
                write(image, (left + _TWO_COLUMNS_PAD + 34, base), str(row.rank), Lettering.BLACK, 32, ink, "r")
                write(image, (right, base), total, Lettering.BLACK, _TWO_COLUMNS_TOTAL, ink, "r")
                x = left + _TWO_COLUMNS_PAD + _TWO_COLUMNS_RANK
                names.put_beside(image, lines, (x, middle), ink, ground)


_STEPS: Final = {1: 176, 2: 142, 3: 116}
"""How high a block is for each rank."""
_BLOCKS: Final = len(_STEPS)
_LEFT_TO_RIGHT: Final = (1, 0, 2)
"""The best stands in the middle."""
_PODIUM_WIDE: Final = (WIDTH - 2 * _EDGE - 2 * _TWO_COLUMNS_GAP) // _BLOCKS
_MOST: Final = 3
"""The most lines of names on a block, and the most avatars over them."""
_PODIUM_NAMES: Final = ((1, 38), (1, 34), (1, 30), (2, 30), (3, 30))
_LINE_HIGH: Final = 38
_PODIUM_RANK: Final = 64
_PODIUM_TOTAL: Final = (32, 30)
_BELOW_RANK: Final = 36
"""From the baseline of a block's rank to that of what it came to."""
_AVATAR: Final = 92
_AVATAR_HIGH: Final = 124
"""With what stands out of its corners."""
_BELOW: Final = 16


class Block(NamedTuple):
    """A block, and who stands on it."""

    rank: int
    total: Exact
    people: tuple[SeatLabel, ...]

    @property
    def lines(self) -> list[names.Line]:
        """The names, from above; if there are too many, how many more there are."""
        found: list[names.Line] = []
        for one in self.people:
            found += names.laid_out([one], _PODIUM_NAMES, _PODIUM_WIDE - 12)
        if len(found) <= _MOST:
            return found
        kept, used = 0, 0
        for one in self.people:
            used += len(names.laid_out([one], _PODIUM_NAMES, _PODIUM_WIDE - 12))
            if used > _MOST - 1:
                break
            kept += 1
        more = SeatLabel(f"+ {len(self.people) - kept}")
        return [
            line
            for one in (*self.people[:kept], more)
            for line in names.laid_out([one], _PODIUM_NAMES, _PODIUM_WIDE - 12)
        ]

    @property
    def high(self) -> int:
        """With everything on it, in pixels."""
        return _STEPS[self.rank] + _LINE_HIGH * len(self.lines) + 12 + _AVATAR_HIGH


def height(rows: Sequence[TournamentPlace], labels: Sequence[SeatLabel]) -> int:
    """How high the podium for these standings is, in pixels; `labels`: who has which row."""
    return max(block.high for block in blocks(rows, labels)) + _BELOW


def draw_podium(
    image: Image.Image, rows: Sequence[TournamentPlace], labels: Sequence[SeatLabel], bottom: int, say: Say, unit: str
) -> None:
    """Draw the podium with its foot a little above `bottom`; `unit`: what totals count."""
    found = blocks(rows, labels)
    order = [place for place in _LEFT_TO_RIGHT if place < len(found)]
    for place, block in enumerate(found):
        middle = WIDTH / 2 + (order.index(place) - (len(order) - 1) / 2) * (_PODIUM_WIDE + _TWO_COLUMNS_GAP)
        _draw_block(image, block, middle, bottom - _BELOW, say, unit)


def blocks(rows: Sequence[TournamentPlace], labels: Sequence[SeatLabel]) -> list[Block]:
    """Three blocks: one for each rank, and a further one of the same height for those who share it, best first.

    So two winners have two highest blocks, and nobody who is second is missing between a first and a third.
    """
    sharing: dict[int, list[tuple[TournamentPlace, SeatLabel]]] = {}
    for row, label in zip(rows, labels, strict=True):
        if row.rank in _STEPS:
            sharing.setdefault(row.rank, []).append((row, label))
    count = dict.fromkeys(sharing, 1)
    for rank, those in sharing.items():
        count[rank] += min(len(those) - 1, _BLOCKS - sum(count.values()))
    found = []
    for rank, those in sharing.items():
        for number in range(count[rank]):
            people = tuple(label for _, label in those[number :: count[rank]])
            found.append(Block(rank, those[0][0].total, people))
    return found


def _draw_block(image: Image.Image, block: Block, middle: float, bottom: int, say: Say, unit: str) -> None:
    """Draw a block, what it stands for in its middle, and the people on it."""
    top = bottom - _STEPS[block.rank]
    left = round(middle - _PODIUM_WIDE / 2)
    colour = medals.COLOURS[block.rank]
    felt.put_panel(image, (left, top, left + _PODIUM_WIDE, bottom), colour)
    total = with_unit(block.total, unit, say)
    base = (top + bottom) / 2 + 10
    write(image, (middle, base), str(block.rank), Lettering.BLACK, _PODIUM_RANK, colours.INK, "m")
    told = narrowed(total, Lettering.BOLD, _PODIUM_TOTAL, _PODIUM_WIDE - 20)
    write(image, (middle, base + _BELOW_RANK), *told, colours.INK, "m")
    ink = colours.GOLD if block.rank == 1 else colours.TEXT
    lines = block.lines
    above = top - 12 - _LINE_HIGH * len(lines)
    for number, line in enumerate(lines):
        at = middle - names.width(line) / 2, above + _LINE_HIGH * (number + 0.78)
        names.put_line(image, line, at, ink, colours.FELT)
    people = block.people[:_MOST]
    first = middle - together_width(len(people), _AVATAR) / 2
    put_together(image, people, (first, above - _AVATAR / 2 - 6), _AVATAR, say, won=block.rank == 1)


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


def draw_standings(
    rows: Sequence[TournamentPlace],
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
    stand = height(rows, labels) if final else 0
    top = _EDGE + _TITLE + stand
    shape = _TwoColumns if final and len(rows) > _MANY else _RoundsTable
    table = shape(rows, labels, say)
    image = felt.table(WIDTH, top + table.high + _EDGE)
    room = WIDTH - 2 * _EDGE - 40
    write(image, (WIDTH / 2, _EDGE + 54), *narrowed(title, Lettering.BLACK, _HEADING, room), colours.TEXT, "m")
    if final:
        draw_podium(image, rows, labels, top, say, unit)
    table.draw(image, top)
    return Picture(encode(image, on), "standings.png")


def _name(entrants: Sequence[SeatLabel], row: TournamentPlace, say: Say) -> str:
    """The name as far as it can be drawn, else the place."""
    return lettered(entrants[row.place - 1].name, Lettering.BOLD, say("tournament-picture-place", place=row.place))[0]


def alt_standings(
    rows: Sequence[TournamentPlace], entrants: Sequence[SeatLabel], title: str, say: Say, unit: str = "royes"
) -> str:
    """The same in words; the rounds are left out if they do not fit beside the totals."""

    def describe(longest: int, *, rounds: bool) -> list[str]:
        return [f"{title}.", *(_row_in_words(row, entrants, say, unit, longest, rounds=rounds) for row in rows)]

    whole = " ".join(describe(LONGEST, rounds=True))
    return whole if fits(whole) else fitting(partial(describe, rounds=False))


def _row_in_words(
    row: TournamentPlace, entrants: Sequence[SeatLabel], say: Say, unit: str, longest: int, *, rounds: bool
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


class _RoundsTable:
    """Every place with its rounds and total, in rows as high as the names need."""

    def __init__(self, rows: Sequence[TournamentPlace], labels: Sequence[SeatLabel], say: Say) -> None:
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
        self._names = [names.laid_out([label], _NAMES, names_room, _LONG_NAMES) for label in labels]
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
        stripes = felt.striped(image, (_EDGE + 8, WIDTH - _EDGE - 9), top + _HEAD, self._highs)
        for row, cells, lines, (middle, ground) in zip(self._rows, self._cells, self._names, stripes, strict=True):
            self._draw_row(image, row, cells, lines, middle, ground)

    def _draw_row(
        self,
        image: Image.Image,
        row: TournamentPlace,
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
