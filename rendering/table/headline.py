"""The head line in three parts: trumps on paper, the deal and what it counts on bare felt, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.core.view import Phase
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import lay_panel
from rendering.canvas.fonts import Lettering, first_word, lettered
from rendering.canvas.lines import HeadLine, Line, fitting, line_width, put_line
from rendering.canvas.values import LEAST_LETTER, Look, SeatLabel
from rendering.table import panels
from rendering.table.naming import word_lines
from rendering.table.plan import Box
from rendering.table.position import Position

TOP: Final = 20
HIGH: Final = panels.HIGH
_EDGE: Final = 20
_APART: Final = 12
_BASES: Final = {1: (72,), 2: (52, 90), 3: (33, 70, 108)}
"""Baselines by the number of lines."""


def strong(*ways: Line) -> HeadLine:
    """The line that comes first."""
    return HeadLine(ways, colours.TEXT, (36, 33, LEAST_LETTER))


def put_head(
    image: Image.Image, position: Position, labels: Sequence[SeatLabel], look: Look, say: Say
) -> tuple[Box, Box]:
    """Draw all three parts; returns where those at the left and at the right are."""
    corner = position.extras.corner(position, look, say)
    if corner is None and position.trump is not None:
        corner = panels.plaque(position.trump, position.queens, look, say)
    left = Box(_EDGE, TOP, _EDGE, TOP) if corner is None else _put(image, corner, _EDGE)
    score = score_panel(position, say)
    edge = image.width - _EDGE
    right = Box(edge, TOP, edge, TOP) if score is None else _put(image, score, edge - score.width)
    lines = position.extras.heading(position, labels, say)
    _put_lines(image, heading(position, say) if lines is None else lines, (left.right, right.left), look)
    return left, right


def score_panel(position: Position, say: Say) -> Image.Image | None:
    """The standing, in a panel on felt; None before there is any."""
    panel = position.extras.score(say)
    return panels.score(position, say) if panel is None and position.standings else panel


def heading(position: Position, say: Say) -> tuple[HeadLine, ...]:
    """The deal, the trick, and what counts more than usual or is won besides."""
    lines = [strong((title_of(position, say),))]
    if trick := trick_of(position, say):
        lines.append(HeadLine(((trick,),)))
    if notes := _notes(position, say):
        lines.append(HeadLine(notes, colours.GOLD))
    return tuple(lines)


def title_of(position: Position, say: Say) -> str:
    """The number of the deal, or that it is over."""
    if not position.over:
        return say("picture-deal", deal=position.deal)
    called = position.called
    return say(f"picture-{called.match_over if position.phase is Phase.OVER else called.over}", deal=position.deal)


def trick_of(position: Position, say: Say) -> str:
    """The number of the trick; empty while there is none."""
    if position.over or not position.tells_trick:
        return ""
    return say("picture-trick-of", trick=position.trick_number, tricks=position.trick_count)


def _notes(position: Position, say: Say) -> tuple[Line, ...]:
    """Why the deal counts more, and what is won besides; then shorter."""
    won = [say(f"picture-{what}", won="–".join(map(str, figures))) for what, figures in position.tallies]
    if position.tied:
        return ((say(f"picture-{position.called.tied}"),),)
    if position.stakes:
        counts = say("picture-counts", worth=position.worth)
        words = [say(f"picture-stake-{stake}") for stake in position.stakes]
        ways = ((*words, counts, *won), (*words, counts), (*words[-1:], counts), (counts,))
        return tuple((" · ".join(way),) for way in dict.fromkeys(ways))
    return ((" · ".join(won),),) if won else ()


def name_line(names: Sequence[str], say: Say) -> HeadLine:
    """Who made trumps or plays the contract."""
    drawable = [lettered(name, Lettering.PLAIN, "–")[0] for name in names]
    first = [first_word(name) for name in drawable]
    ways = [(" & ".join(drawable),), (" & ".join(first),)]
    if len(names) > 2:
        ways.append((f"{first[0]} +{len(names) - 1}",))
    return HeadLine(tuple(ways), colours.GOLD, starred=True)


def _put_lines(image: Image.Image, lines: Sequence[HeadLine], between: tuple[float, float], look: Look) -> None:
    left, right = between
    room = round(right - left) - 2 * _APART
    middle = (left + right) / 2
    fitted = [one for line in lines for one in _fitted(line, room, spare=3 - len(lines))][:3]
    for base, (line, size, words) in zip(_BASES[len(fitted)], fitted, strict=True):
        star = round(size * 0.86) + 8 if line.starred else 0
        wide = line_width(words, line.letters, size) + star
        x = middle - wide / 2
        if line.starred:
            marks.put_shape(image, marks.STAR, (x, TOP + base - size * 0.76), star - 8, line.ink)
        put_line(image, (x + star, TOP + base), words, line.letters, size, line.ink, look, on_paper=False)


def _fitted(line: HeadLine, room: int, spare: int) -> list[tuple[HeadLine, int, Line]]:
    """The line as it is written; on two lines if there are some to spare."""
    room -= round(line.sizes[0] * 0.86) + 8 if line.starred else 0
    for words in line.ways:
        for size in line.sizes:
            if line_width(words, line.letters, size) <= room:
                return [(line, size, words)]
    size, words = line.sizes[-1], line.ways[-1]
    if spare and not line.starred and len(words) == 1 and isinstance(words[0], str):
        return [(line, size, (text,)) for text in word_lines(words[0], line.letters, size, room)]
    return [(line, size, fitting(words, line.letters, (size,), room)[0])]


def _put(image: Image.Image, panel: Image.Image, left: int) -> Box:
    lay_panel(image, panel, (left, TOP))
    return Box(left, TOP, left + panel.width, TOP + panel.height)
