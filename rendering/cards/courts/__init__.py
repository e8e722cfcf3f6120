"""The court cards as data: text files of parts, ornaments and figures, and how they are read.

A file holds sections. `part NAME` starts a drawing in its own coordinates around 0,0; `ornament NAME` the
cell of a pattern, 100 x 100; `figure KS` the upper half of a card of 100 x 145. The rest is painted in order:

- `red/0.8: PATH`   filled red with a black outline 0.8 wide; `red:` has the usual line, `red/0:` none, `-/0.5:` no fill
- `~0.9: PATH`      a stroke that swells to 0.9 and ends in points; `~>0.9:` starts 0.9 wide and ends in a point
- `band NAME 8x2 a=red: PATH | PATH`   an ornament 8 times along two lines and twice across between them
- `use NAME x,y scale flip turn=20 hair=gold`   a part, mirrored, turned by degrees, its colours changed
- `bar 20 5 84 NAME 6 a=red`   the dividing bar: degrees it rises to the right, width, length, ornament and how
  often on either side of the middle

Colours are red, blue, gold, paper, ink, and emblem for the suit's own; other names stand for what `use` gives them.
`fine` before any of them omits it on smaller cards, `both` paints it again mirrored (in figures about the `axis`).
A line that starts with a space continues the one before; `#` starts a comment. Line widths are in hundredths of a
card's width, however a part is scaled.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.core.cards import Card
from rendering.canvas.outlines import Outline, Point, band, corners, in_pieces, outlines, swelling

LINE: Final = 0.75
_MIDDLE: Final = (50.0, 72.5)
_HERE: Final = Path(__file__).parent


class Shape(NamedTuple):
    """Something to paint, in hundredths of a card's width."""

    fill: str
    """The name of a colour; empty for none."""
    line: float
    """The width of the outline; 0 for none."""
    points: Outline
    closed: bool
    fine: bool
    """Omitted on small cards."""
    corners: Outline = ()


class Figure(NamedTuple):
    """The upper half of a court card, and the bar that divides it from the lower."""

    shapes: tuple[Shape, ...]
    tilt: float
    """Degrees by which the bar rises to the right."""
    bar: tuple[Shape, ...]


class _Place(NamedTuple):
    """Where and how a part is placed."""

    at: Point = (0.0, 0.0)
    scale: float = 1.0
    flip: bool = False
    turn: float = 0.0
    colours: Mapping[str, str] = {}

    def point(self, x: float, y: float) -> Point:
        x, y = (-x if self.flip else x) * self.scale, y * self.scale
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return x * cos - y * sin + self.at[0], x * sin + y * cos + self.at[1]

    def colour(self, name: str) -> str:
        return self.colours.get(name, name)


@cache
def figure(card: Card) -> Figure:
    """The figure of a king, queen or jack."""
    name = f"figure {card.text}"
    bar = next(line for line in sections()[name] if line.startswith("bar "))
    degrees, wide, long, ornament = bar.removeprefix("bar ").split(maxsplit=3)
    x, y = float(long) / 2, float(wide) / 2
    half = f"{ornament}: M0,{-y} L{x},{-y} | M0,{y} L{x},{y}"
    edge = f"-/{LINE}: M{-x},{-y} L{x},{-y} L{x},{y} L{-x},{y} Z"
    right, left = (_Place(_MIDDLE, turn=turn - float(degrees)) for turn in (0.0, 180.0))
    halves = (*_band(half, right, fine=False), *_band(half, left, fine=False), *_statement(edge, right, fine=False))
    return Figure(tuple(_painted(name, _Place())), float(degrees), halves)


@cache
def drawing(part: str, at: Point = (0.0, 0.0), scale: float = 1.0) -> tuple[Shape, ...]:
    """A part on its own, placed there on a card."""
    return tuple(_painted(f"part {part}", _Place(at, scale)))


@cache
def sections() -> Mapping[str, tuple[str, ...]]:
    """The lines of every part, ornament and figure, by heading."""
    found: dict[str, list[str]] = {}
    for file in sorted(_HERE.glob("*.txt")):
        heading = ""
        for row in file.read_text(encoding="utf-8").splitlines():
            line = row.partition("#")[0].rstrip()
            if line.startswith(("part ", "ornament ", "figure ")):
                heading = line
                if heading in found:
                    raise ValueError(f"{heading} is drawn twice")
                found[heading] = []
            elif line.startswith(" "):
                found[heading][-1] += " " + line.strip()
            elif line:
                found[heading].append(line)
    return {heading: tuple(lines) for heading, lines in found.items()}


def _painted(heading: str, place: _Place) -> Iterator[Shape]:
    """The shapes of a section, placed there."""
    axis = 0.0
    for line in sections()[heading]:
        words = line.split()
        if words[0] == "bar":
            continue
        if words[0] == "axis":
            axis = float(words[1])
            continue
        fine, both = "fine" in words[:2], "both" in words[:2]
        rest = line.split(maxsplit=fine + both)[-1]
        yield from _statement(rest, place, fine)
        if both:
            mirrored = place._replace(flip=not place.flip, at=place.point(2 * axis, 0))
            yield from _statement(rest, mirrored, fine)


def _statement(line: str, place: _Place, fine: bool) -> Iterator[Shape]:
    if line.startswith("use "):
        yield from _used(line[4:].split(), place, fine)
    elif line.startswith("band "):
        yield from _band(line[5:], place, fine)
    else:
        paint, _, path = line.partition(":")
        yield from _shapes(paint, [(tuple(place.point(*p) for p in o), c) for o, c in outlines(path)], place, fine)


def _used(words: list[str], place: _Place, fine: bool) -> Iterator[Shape]:
    name, at, *more = words
    x, _, y = at.partition(",")
    colours, own = dict(place.colours), _Place()
    for word in more:
        key, _, value = word.partition("=")
        if word == "flip":
            own = own._replace(flip=True)
        elif key == "turn":
            own = own._replace(turn=float(value))
        elif value:
            colours[key] = place.colour(value)
        else:
            own = own._replace(scale=float(word))
    turn = own.turn * (-1 if place.flip else 1) + place.turn
    put = _Place(place.point(float(x), float(y)), own.scale * place.scale, own.flip != place.flip, turn, colours)
    for shape in _painted(f"part {name}", put):
        yield shape._replace(fine=shape.fine or fine)


def _band(text: str, place: _Place, fine: bool) -> Iterator[Shape]:
    head, _, rails = text.partition(":")
    name, count, *more = head.split()
    across = 1
    if "x" in count:
        count, _, times = count.partition("x")
        across = int(times)
    colours = {key: place.colour(value) for key, _, value in (word.partition("=") for word in more)}
    one, other = (tuple(place.point(*p) for p in outlines(rail)[0][0]) for rail in rails.split("|"))
    where, along = band(one, other), int(count)
    own = place._replace(colours=colours)
    for line in sections()[f"ornament {name}"]:
        small = line.startswith("fine ")
        paint, _, path = line.removeprefix("fine ").partition(":")
        cell = [(in_pieces(points, closed), closed) for points, closed in outlines(path)]
        for row in range(across):
            for step in range(along):
                yield from _shapes(
                    paint,
                    [
                        (tuple(where((step + x / 100) / along, (row + y / 100) / across) for x, y in points), closed)
                        for points, closed in cell
                    ],
                    own,
                    fine or small,
                )


def _shapes(paint: str, found: list[tuple[Outline, bool]], place: _Place, fine: bool) -> Iterator[Shape]:
    if paint.startswith("~"):
        blunt = paint.startswith("~>")
        width, _, colour = paint.lstrip("~>").partition("/")
        for line, _ in found:
            yield Shape(place.colour(colour or "ink"), 0.0, swelling(line, float(width), blunt), True, fine)
        return
    fill, slash, width = paint.partition("/")
    wide = float(width) if slash else LINE
    fill = "" if fill == "-" else place.colour(fill)
    for line, closed in found:
        yield Shape(fill, wide, line, closed, fine, corners(line, closed) if wide else ())
