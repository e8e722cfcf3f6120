"""The head line: trumps on paper, the deal and what it counts on bare felt, and every side's standing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from engine.core.view import Phase
from locales import Say
from locales.cards import index_of
from rendering.canvas import colours, marks
from rendering.canvas.felt import lay_panel, panel
from rendering.canvas.fonts import Lettering, first_word, lettered, width_of, write
from rendering.canvas.lines import HeadLine, Line, line_width, narrowed_line, put_line, word_lines
from rendering.canvas.values import LEAST_LETTER, Look, SeatLabel
from rendering.table.plan import Box
from rendering.table.position import Position, SideStanding

PANEL_HIGH: Final = 118
"""The height of the head line; a score of more than two sides is higher."""
WORD: Final = 30
_PAD: Final = 16
_SUIT: Final = 60
_ALSO: Final = ((36, 36, 8), (30, 28, 6))
"""The letter, the suit and the space of what is trump besides: of one card, and of more."""
_LEAST: Final = 128
_HEAD: Final = LEAST_LETTER
_ROW: Final = 36
_ROW_HIGH: Final = 38
_GAP: Final = 26
_MARK: Final = 26
_LISTED: Final = 4
"""The most sides with a row of their own; more stand as many to a row, with the deciding figure only."""

Column = tuple[str, tuple[int, ...]]
"""A heading's key, and the number for each side."""


@lru_cache(maxsize=64, typed=True)
def plaque(trump: Suit, queens: tuple[Card, ...], look: Look, say: Say) -> Image.Image:
    """The trump suit, and beside it the queens that are always trumps, on felt."""
    word = say("picture-trump")
    letter, suit, space = _ALSO[len(queens) > 1]
    indices = [(card, index_of(card.rank, look.index_set)) for card in queens]
    plus = width_of("+", Lettering.BOLD, letter) + 2 * space if queens else 0
    also = sum(width_of(index, Lettering.BLACK, letter) + 2 + suit + space for _, index in indices)
    below = _SUIT + plus + (also if len(queens) < 3 else also * 2 // len(queens) + space)
    wide = max(width_of(word, Lettering.BOLD, WORD), below) + 2 * _PAD
    image = panel(max(wide, _LEAST), PANEL_HIGH, colours.PAPER)
    write(image, (_PAD, 36), word, Lettering.PLAIN, WORD, colours.INK)
    marks.put_suit(image, trump, (_PAD, 48), _SUIT, colours.suit_colour(trump, look.four_colours))
    base = 90
    x = _PAD + _SUIT + space
    if queens:
        x += write(image, (x, base), "+", Lettering.BOLD, letter, colours.INK) + space
    first = x
    for place, (card, index) in enumerate(indices):
        if len(queens) > 2:
            base = 72 if place < 2 else 106
            x = first if place in (0, 2) else x
        ink = colours.suit_colour(card.suit, look.four_colours)
        x += write(image, (x, base), index, Lettering.BLACK, letter, ink) + 2
        marks.put_suit(image, card.suit, (x, base - suit * 0.84), suit, ink)
        x += suit + space
    return image


@lru_cache(maxsize=8)
def _no_trump(words: str) -> Image.Image:
    """A panel saying that there are no trumps, on felt."""
    lines = word_lines(words, Lettering.BOLD, LEAST_LETTER, 170)
    wide = max(width_of(line, Lettering.BOLD, LEAST_LETTER) for line in lines) + 2 * _PAD
    image = panel(wide, PANEL_HIGH)
    first = PANEL_HIGH / 2 + 10 - 18 * (len(lines) - 1)
    for row, line in enumerate(lines):
        write(image, (_PAD, first + 36 * row), line, Lettering.BOLD, LEAST_LETTER, colours.TEXT)
    return image


def score(position: Position, say: Say) -> Image.Image:
    """Every side's standing, on felt."""
    return _score(position.standings, _columns(position), say)


@lru_cache(maxsize=64)
def _score(standings: tuple[SideStanding, ...], columns: tuple[Column, ...], say: Say) -> Image.Image:
    if len(standings) > _LISTED:
        return _grid(standings, columns[-1], say)
    heads = [say(key) for key, _ in columns]
    widths = [
        max(
            width_of(head, Lettering.PLAIN, _HEAD), *(width_of(str(number), Lettering.BOLD, _ROW) for number in numbers)
        )
        for head, (_, numbers) in zip(heads, columns, strict=True)
    ]
    crown = 32 if any(standing.won for standing in standings) else 0
    right = 2 * (_PAD + 2) + _MARK + crown + sum(widths) + _GAP * len(widths)
    image = _panel(right, len(standings))
    edge = right - _PAD - 2
    for head, width, (_, numbers) in reversed(list(zip(heads, widths, columns, strict=True))):
        deciding = edge == right - _PAD - 2
        write(image, (edge, 33), head, Lettering.PLAIN, _HEAD, colours.QUIET, "r")
        for row, (standing, number) in enumerate(zip(standings, numbers, strict=True)):
            ink = colours.GOLD if standing.won else colours.TEXT if deciding else colours.QUIET
            write(image, (edge, _base(row)), str(number), Lettering.BOLD, _ROW, ink, "r")
        edge -= width + _GAP
    for row, standing in enumerate(standings):
        marks.put_side(image, standing.side, (_PAD + 2, _base(row) - _MARK + 1), _MARK)
        if standing.won:
            marks.put_shape(image, marks.CROWN, (_PAD + _MARK + 10, _base(row) - _MARK + 1), _MARK, colours.GOLD)
    return image


def _grid(standings: tuple[SideStanding, ...], column: Column, say: Say) -> Image.Image:
    """Several sides to a row."""
    key, numbers = column
    figure = max(width_of(str(number), Lettering.BOLD, _ROW) for number in numbers)
    cell = _MARK + 10 + figure + 18
    right = max(_LISTED * cell, width_of(say(key), Lettering.PLAIN, _HEAD)) + 2 * _PAD
    image = _panel(right, -(-len(standings) // _LISTED))
    write(image, (right - _PAD, 33), say(key), Lettering.PLAIN, _HEAD, colours.QUIET, "r")
    for place, (standing, number) in enumerate(zip(standings, numbers, strict=True)):
        row, across = divmod(place, _LISTED)
        x = right - _PAD - cell * (_LISTED - across) + 18
        marks.put_side(image, standing.side, (x, _base(row) - _MARK + 1), _MARK)
        ink = colours.GOLD if standing.won else colours.TEXT
        write(image, (x + cell - 18, _base(row)), str(number), Lettering.BOLD, _ROW, ink, "r")
    return image


def _panel(wide: int, rows: int) -> Image.Image:
    return panel(wide, max(_base(rows - 1) + 11, PANEL_HIGH))


def _base(row: int) -> int:
    """The baseline of a row."""
    return 69 + _ROW_HIGH * row


def _columns(position: Position) -> tuple[Column, ...]:
    """What the deal has brought so far, and what decides the match."""
    rows = position.standings
    points = tuple(row.points for row in rows if row.points is not None)
    announced = tuple(row.announced for row in rows if row.announced is not None)
    so_far: Column = ("picture-tricks", tuple(row.tricks for row in rows))
    if len(points) == len(rows):
        so_far = ("picture-points", points)
    elif len(announced) == len(rows):
        so_far = ("picture-announced", announced)
    return so_far, (f"picture-unit-{position.unit}", tuple(row.score for row in rows))


TOP: Final = 20
HIGH: Final = PANEL_HIGH
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
        corner = plaque(position.trump, position.queens, look, say)
    elif corner is None and (words := position.extras.no_trump(say)):
        corner = _no_trump(words)
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
    return score(position, say) if panel is None and position.standings else panel


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
    for base, (line, size, words, letters) in zip(_BASES[len(fitted)], fitted, strict=True):
        star = round(size * 0.86) + 8 if line.starred else 0
        wide = line_width(words, letters, size) + star
        x = middle - wide / 2
        if line.starred:
            marks.put_shape(image, marks.STAR, (x, TOP + base - size * 0.76), star - 8, line.ink)
        put_line(image, (x + star, TOP + base), words, letters, size, line.ink, look, on_paper=False)


class _Fitted(NamedTuple):
    """A line as it is written."""

    line: HeadLine
    size: int
    words: Line
    letters: Lettering


def _fitted(line: HeadLine, room: int, spare: int) -> list[_Fitted]:
    """The line as it is written; on two lines if there are some to spare.

    Whoever made trumps or plays the contract has a star on their plate as well, so a name without room is left out.
    """
    room -= round(line.sizes[0] * 0.86) + 8 if line.starred else 0
    for words in line.ways:
        for size in line.sizes:
            if line_width(words, line.letters, size) <= room:
                return [_Fitted(line, size, words, line.letters)]
    size, words = line.sizes[-1], line.ways[-1]
    if spare and not line.starred and len(words) == 1 and isinstance(words[0], str):
        return [_Fitted(line, size, (text,), line.letters) for text in word_lines(words[0], line.letters, size, room)]
    for words in line.ways:
        for letters in line.letters.ways[1:]:
            if line_width(words, letters, size) <= room:
                return [_Fitted(line, size, words, letters)]
    return [] if line.starred else [_Fitted(line, size, *narrowed_line(words, line.letters, size, room))]


def _put(image: Image.Image, panel: Image.Image, left: int) -> Box:
    lay_panel(image, panel, (left, TOP))
    return Box(left, TOP, left + panel.width, TOP + panel.height)
