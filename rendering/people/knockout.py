"""A knock-out as a tree, in parts that a phone shows legibly, drawn and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Picture, SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.people import medals, names

SIDE_BY_SIDE: Final = 3
"""So many rounds fit beside each other with names that can be read."""
MOST_IN_A_PART: Final = 8
"""Games of a part's first round, or what takes their room: more would be higher than a screen."""
FINAL: Final = 2
SEMI_FINAL: Final = 4
QUARTER_FINAL: Final = 8
"""The most people still in it."""


class Tie(NamedTuple):
    """A game of a knock-out; with one place, who had nobody to meet and goes on."""

    places: tuple[int, ...]
    """0: a computer."""
    figures: tuple[str, ...] = ()
    """What each of them came to; empty until it is played."""
    winner: int | None = None
    """The place that goes on; None while it is played."""


Cup = Sequence[Sequence[Tie]]
"""The ties of every round that has been drawn."""


class Knot(NamedTuple):
    """A tie of a part, and where it stands."""

    column: int
    """From 0, the part's first round."""
    row: float
    """Its middle, in heights of a tie from the top."""
    tie: Tie
    onward: tuple[int, int] | None
    """Which of the part's knots its winner goes to, and at which place there; None: to none of this part."""


class Part(NamedTuple):
    """Some rounds of some of the tree."""

    first: int
    """The round of its first column, from 1."""
    columns: int
    rows: int
    """Its height in ties."""
    knots: tuple[Knot, ...]


def stage_of(round_: Sequence[Tie]) -> str:
    """What players call a round: `final`, `semi`, `quarter`, or empty where it only has its number."""
    people = sum(len(tie.places) for tie in round_)
    stages = ((FINAL, "final"), (SEMI_FINAL, "semi"), (QUARTER_FINAL, "quarter"))
    return next((name for most, name in stages if people <= most), "")


def parts_of(cup: Cup) -> tuple[Part, ...]:
    """The whole tree, from its first rounds to its last."""
    return tuple(part for first, last in _windows(len(cup)) for part in _parts(cup, first, last))


def _windows(rounds: int) -> Iterator[tuple[int, int]]:
    """Which rounds stand side by side: first and last, from 0, with as equal a number as can be."""
    if not rounds:
        return
    groups = -(-rounds // SIDE_BY_SIDE)
    start = 0
    for number in range(groups):
        many = rounds // groups + (number < rounds % groups)
        yield start, start + many - 1
        start += many


class _Tree(NamedTuple):
    """A tie with those it came from within the part."""

    round: int
    tie: Tie
    before: tuple[_Tree | None, ...]
    """By place; None: from an earlier part."""

    @property
    def rows(self) -> int:
        """Its height in ties."""
        return max(1, sum(one.rows for one in self.before if one is not None))


def _parts(cup: Cup, first: int, last: int) -> Iterator[Part]:
    """The trees of these rounds, as many to a part as have room."""
    used: set[int] = set()
    trees: list[_Tree] = []
    # Ties whose winner did not go on, as somebody left between two rounds, are trees of their own.
    for number in range(last, first - 1, -1):
        for at, tie in enumerate(cup[number]):
            if (number << 16 | at) not in used:
                trees.append(_grown(cup, first, number, tie, used))
    held: list[_Tree] = []
    for tree in trees:
        if held and sum(one.rows for one in held) + tree.rows > MOST_IN_A_PART:
            yield _part(held, first, last)
            held = []
        held.append(tree)
    if held:
        yield _part(held, first, last)


def _grown(cup: Cup, first: int, number: int, tie: Tie, used: set[int]) -> _Tree:
    used.add(number << 16 | next(at for at, one in enumerate(cup[number]) if one is tie))
    before: list[_Tree | None] = []
    for place in tie.places:
        earlier = cup[number - 1] if number > first else ()
        found = next((one for one in earlier if place and one.winner == place), None)
        before.append(None if found is None else _grown(cup, first, number - 1, found, used))
    return _Tree(number, tie, tuple(before))


def _part(trees: Sequence[_Tree], first: int, last: int) -> Part:
    knots: list[Knot] = []
    top = 0
    for tree in trees:
        _placed(tree, top, first, None, knots)
        top += tree.rows
    return Part(first + 1, last - first + 1, top, tuple(knots))


def _placed(tree: _Tree, top: int, first: int, onward: tuple[int, int] | None, knots: list[Knot]) -> float:
    """Add a tree from the row `top` down; returns the middle of its last tie."""
    own = len(knots)
    knots.append(Knot(tree.round - first, 0.0, tree.tie, onward))
    middles, at = [], top
    for place, one in enumerate(tree.before):
        if one is not None:
            middles.append(_placed(one, at, first, (own, place), knots))
            at += one.rows
    row = sum(middles) / len(middles) if middles else top + 0.5
    knots[own] = knots[own]._replace(row=row)
    return row


_EDGE: Final = felt.RIM + 11
_TITLE: Final = 70
_TITLES: Final = (44, 38, 32)
_HEAD: Final = 44
_HEADS: Final = 30
_PLACE: Final = {1: 44, 2: 72, 3: 104, 4: 135, 5: 166}
"""The height of a place, by the lines of its name."""
_APART: Final = 22
"""What is free below a tie."""
_ROW: Final = 2 * _PLACE[1] + _APART
"""The least height of a row."""
_BETWEEN: Final = 34
"""What lines from round to round have."""
_WIDEST: Final = 480
_PAD: Final = 12
_NAMES: Final = ((1, 32), (1, 30), (2, 30), (3, 30), (4, 30), (5, 30))
_FIGURE: Final = 32
_MEDAL: Final = 38
_THICK: Final = 3


def draw_tree(
    part: Part, cup: Cup, entrants: Sequence[SeatLabel], title: str, say: Say, *, on: str = colours.GREEN_FELT
) -> Picture:
    """A part of the tree of `cup`; `entrants` by place; `on`: the felt."""
    top = _EDGE + _TITLE + _HEAD
    columns = _columns(part.columns)
    boxes = [_box(knot, columns[knot.column], part, cup, entrants, say) for knot in part.knots]
    rows = _rows(part, boxes)
    image = felt.table(WIDTH, top + sum(rows) + _EDGE)
    room = WIDTH - 2 * _EDGE - 40
    write(image, (WIDTH / 2, _EDGE + 48), *narrowed(title, Lettering.BLACK, _TITLES, room), colours.TEXT, "m")
    for at, (left, right) in enumerate(columns):
        head = narrowed(round_name(cup, part.first + at, say), Lettering.BOLD, (_HEADS,), right - left + _BETWEEN - 8)
        write(image, ((left + right) / 2, top - 14), *head, colours.QUIET, "m")
    tops = [
        top + round(_down(rows, knot.row) - (box.high + _APART) / 2)
        for knot, box in zip(part.knots, boxes, strict=True)
    ]
    for number, knot in enumerate(part.knots):
        if knot.onward is not None:
            to, place = knot.onward
            start = columns[knot.column][1], tops[number] + boxes[number].high // 2
            end = columns[part.knots[to].column][0], tops[to] + boxes[to].middle(place)
            _draw_line(image, start, end)
    for knot, box, above in zip(part.knots, boxes, tops, strict=True):
        _draw_box(image, knot.tie, box, columns[knot.column], above)
    return Picture(encode(image, on), "tree.png")


def round_name(cup: Cup, number: int, say: Say) -> str:
    """What players call a round of this cup."""
    stage = stage_of(cup[number - 1])
    return say(f"cup-{stage}") if stage else say("tournament-picture-round", round=number)


def alt_tree(part: Part, cup: Cup, entrants: Sequence[SeatLabel], title: str, say: Say) -> str:
    """What `draw_tree` shows, round after round."""

    def describe(longest: int) -> list[str]:
        told = [f"{title}."]
        for column in range(part.columns):
            ties = [knot.tie for knot in sorted(part.knots, key=lambda one: one.row) if knot.column == column]
            found = say("picture-alt-next").join(_in_words(tie, entrants, longest, say) for tie in ties)
            told.append(say("cup-round", round=round_name(cup, part.first + column, say), ties=found))
        return told

    return fitting(describe)


def _in_words(tie: Tie, entrants: Sequence[SeatLabel], longest: int, say: Say) -> str:
    names = [short(_label(place, entrants, say).name, longest) for place in tie.places]
    if len(names) == 1:
        return say("cup-free", name=names[0])
    if tie.winner is None:
        return say("cup-open", one=names[0], other=names[1])
    won = tie.places.index(tie.winner)
    figures = "–".join([tie.figures[won], *(one for at, one in enumerate(tie.figures) if at != won)])
    return say("cup-beats", one=names[won], other=names[1 - won], figures=figures)


def _label(place: int, entrants: Sequence[SeatLabel], say: Say) -> SeatLabel:
    return entrants[place - 1] if place else SeatLabel(say("cup-computer"), computer=True)


def _columns(count: int) -> list[tuple[int, int]]:
    """From where to where each column goes."""
    wide = min((WIDTH - 2 * _EDGE - (count - 1) * _BETWEEN) // count, _WIDEST)
    left = (WIDTH - count * wide - (count - 1) * _BETWEEN) // 2
    return [(left + at * (wide + _BETWEEN), left + at * (wide + _BETWEEN) + wide) for at in range(count)]


class _Box(NamedTuple):
    """A tie as it is drawn."""

    names: tuple[list[names.Line], ...]
    """Of each place."""
    figures: tuple[str, ...]
    final: bool

    @property
    def highs(self) -> list[int]:
        """The height of each place, in pixels."""
        return [_PLACE[len(lines)] for lines in self.names]

    @property
    def high(self) -> int:
        return sum(self.highs)

    @property
    def figure_room(self) -> int:
        """How wide the widest figure is, with what is free before it."""
        wide = max(width_of(figure, Lettering.BLACK, _FIGURE) for figure in self.figures)
        return wide + 8 if wide else 0

    def middle(self, place: int) -> int:
        """The middle of a place, from the top."""
        return sum(self.highs[:place]) + self.highs[place] // 2


def _box(knot: Knot, column: tuple[int, int], part: Part, cup: Cup, entrants: Sequence[SeatLabel], say: Say) -> _Box:
    tie = knot.tie
    is_final = sum(len(one.places) for one in cup[part.first + knot.column - 1]) == FINAL
    box = _Box((), tie.figures or ("",) * len(tie.places), is_final)
    laid = []
    for place in tie.places:
        label = _label(place, entrants, say)
        name, _ = lettered(label.name, Lettering.BOLD, say("tournament-picture-place", place=place))
        medal = _MEDAL + 8 if is_final and _has_won(tie, place) else 0
        room = column[1] - column[0] - 2 * _PAD - box.figure_room - medal
        laid.append(names.laid_out([SeatLabel(name, label.computer)], _NAMES, room))
    return box._replace(names=tuple(laid))


def _has_won(tie: Tie, place: int) -> bool:
    return place == tie.winner and len(tie.places) > 1


def _rows(part: Part, boxes: Sequence[_Box]) -> list[int]:
    """The height of each row: as much as the ties in every column need to stand apart."""
    rows = [_ROW] * part.rows
    for column in range(part.columns):
        drawn = sorted(
            (knot.row, box.high) for knot, box in zip(part.knots, boxes, strict=True) if knot.column == column
        )
        ends = [(0.0, -_APART), *drawn, (float(part.rows), -_APART)]
        for (row, high), (below, other) in pairwise(ends):
            lacks = (high + other) / 2 + _APART - (_down(rows, below) - _down(rows, row))
            between = range(int(row), max(ceil(below), int(row) + 1))
            share = ceil(lacks / max(below - row, 0.5)) if lacks > 0 else 0
            for number in between if share else ():
                rows[number] += share
    return rows


def _down(rows: Sequence[int], row: float) -> float:
    """How far down that is, in pixels; `row`: in heights of rows."""
    whole = int(row)
    return sum(rows[:whole]) + (rows[whole] * (row - whole) if row > whole else 0)


def _draw_line(image: Image.Image, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Draw the way from a tie to the place of its winner in the next round."""
    bend = start[0] + _BETWEEN // 2
    draw = ImageDraw.Draw(image)
    draw.line((start, (bend, start[1]), (bend, end[1]), end), fill=colours.QUIET, width=_THICK)


def _draw_box(image: Image.Image, tie: Tie, box: _Box, column: tuple[int, int], above: int) -> None:
    left, right = column
    felt.put_panel(image, (left, above, right, above + box.high), colours.PLATE, radius=10)
    for at, (place, lines, figure) in enumerate(zip(tie.places, box.names, box.figures, strict=True)):
        has_won, middle = _has_won(tie, place), above + box.middle(at)
        is_out = tie.winner is not None and place != tie.winner
        ink = colours.GOLD if has_won else colours.QUIET if is_out or len(tie.places) == 1 else colours.TEXT
        x = left + _PAD
        if box.final and has_won:
            medals.put_rank(image, 1, (x + _MEDAL / 2, middle), _MEDAL)
            x += _MEDAL + 8
        names.put_beside(image, lines, (x, middle), ink, colours.PLATE)
        write(image, (right - _PAD, middle + _FIGURE * 0.34), figure, Lettering.BLACK, _FIGURE, ink, "r")
    if len(tie.places) > 1:
        line = above + box.highs[0]
        ImageDraw.Draw(image).line(((left + 6, line), (right - 7, line)), fill=colours.FELT, width=2)
