"""Panels in the corners of the table: trumps, and the score with the deal, the trick and every side's standing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.core.cards import Card, Suit
from engine.core.view import Phase
from locales import Say
from locales.cards import index_of
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.values import Look
from rendering.table.position import Position, SideStanding

_PAD: Final = 16
_TITLE: Final = 25
_HEAD: Final = 21
_ROW: Final = 28
_ROW_HIGH: Final = 34
_GAP: Final = 18
_NOTE: Final = 24
_NOTE_HIGH: Final = 33
_PLAQUE: Final = 70
_QUEEN: Final = 30
_QUEENS_HIGH: Final = 44


def plaque(trump: Suit, queens: tuple[Card, ...], look: Look, say: Say) -> Image.Image:
    """The trump suit, and below it the queens that are always trumps, on felt."""
    return _plaque(trump, queens, look, say)


@lru_cache(maxsize=64)
def _plaque(trump: Suit, queens: tuple[Card, ...], look: Look, say: Say) -> Image.Image:
    word, size, suit = say("picture-trump"), 32, 50
    width = width_of(word, Lettering.BOLD, size)
    indices = [(card, index_of(card.rank, look.index_set)) for card in queens]
    below = [width_of(index, Lettering.BLACK, _QUEEN) + 28 for _, index in indices]
    right = max(width + suit + 48, sum(below) + 14 * len(below) + 50)
    image = Image.new("RGB", (right, _PLAQUE + (_QUEENS_HIGH if queens else 0)), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PAPER)
    write(image, (18, 46), word, Lettering.BOLD, size, colours.INK)
    marks.put_suit(image, trump, (right - suit - 16, 10), suit, colours.suit_colour(trump, look.four_colours))
    x = 18
    if queens:
        x += write(image, (x, _PLAQUE + 27), "+", Lettering.BOLD, _QUEEN, colours.INK) + 10
    for card, index in indices:
        ink = colours.suit_colour(card.suit, look.four_colours)
        x += write(image, (x, _PLAQUE + 27), index, Lettering.BLACK, _QUEEN, ink) + 2
        marks.put_suit(image, card.suit, (x, _PLAQUE + 3), 26, ink)
        x += 26 + 14
    return image


@lru_cache(maxsize=8)
def no_trumps(say: Say) -> Image.Image:
    """A panel saying that there are no trumps yet, on felt."""
    word = say("picture-no-trump")
    image = Image.new("RGB", (width_of(word, Lettering.BOLD, _TITLE) + 36, 58), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PLATE, colours.QUIET)
    write(image, (18, 38), word, Lettering.BOLD, _TITLE, colours.TEXT)
    return image


def score(position: Position, say: Say) -> Image.Image:
    """The panel with the score on felt."""
    return _score(position.standings, title_of(position, say), _columns(position), _notes(position, say), say)


def _notes(position: Position, say: Say) -> tuple[str, ...]:
    """The notes below the figures."""
    notes = []
    if position.thrown_in:
        notes.append(say("picture-thrown-in"))
    elif position.tied:
        notes.append(say(f"picture-{position.called.tied}"))
    elif position.stakes:
        words = [say(f"picture-stake-{stake}") for stake in position.stakes]
        notes.append(" · ".join((*words, say("picture-counts", worth=position.worth))))
    notes += [say(f"picture-{what}", won="–".join(map(str, won))) for what, won in position.tallies]
    return tuple(notes)


@lru_cache(maxsize=64)
def _score(
    standings: tuple[SideStanding, ...],
    title: str,
    columns: tuple[tuple[str, tuple[int, ...]], ...],
    notes: tuple[str, ...],
    say: Say,
) -> Image.Image:
    heads = [say(key) for key, _ in columns]
    widths = [
        max(
            width_of(head, Lettering.PLAIN, _HEAD), *(width_of(str(number), Lettering.BOLD, _ROW) for number in numbers)
        )
        for head, (_, numbers) in zip(heads, columns, strict=True)
    ]
    inner = max(
        34 + sum(widths) + _GAP * len(widths),
        width_of(title, Lettering.BOLD, _TITLE) + 4,
        *(width_of(note, Lettering.BOLD, _NOTE) for note in notes),
    )
    right = inner + 2 * _PAD
    high = 76 + _ROW_HIGH * len(standings)
    image = Image.new("RGB", (right, high + _NOTE_HIGH * len(notes)), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.PLATE)
    write(image, (_PAD, 33), title, Lettering.BOLD, _TITLE, colours.TEXT)
    edge = right - _PAD
    for head, width, (_, numbers) in reversed(list(zip(heads, widths, columns, strict=True))):
        write(image, (edge, 60), head, Lettering.PLAIN, _HEAD, colours.QUIET, "r")
        for row, (standing, number) in enumerate(zip(standings, numbers, strict=True), 1):
            ink = colours.GOLD if standing.won else colours.TEXT
            write(image, (edge, _base(row)), str(number), Lettering.BOLD, _ROW, ink, "r")
        edge -= width + _GAP
    for row, standing in enumerate(standings, 1):
        marks.put_side(image, standing.side, (_PAD, _base(row) - 20), 22)
        if standing.won:
            marks.put_shape(image, marks.CROWN, (_PAD + 29, _base(row) - 21), 24, colours.GOLD)
    for row, note in enumerate(notes):
        write(image, (_PAD, high + 14 + _NOTE_HIGH * row), note, Lettering.BOLD, _NOTE, colours.GOLD)
    return image


def _base(row: int) -> int:
    """The baseline of a row, counted from 1."""
    return 57 + _ROW_HIGH * row


def _columns(position: Position) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The key of each column's heading, and its number for each side."""
    rows = position.standings
    columns = [("picture-tricks", tuple(row.tricks for row in rows))]
    points = tuple(row.points for row in rows if row.points is not None)
    if len(points) == len(rows):
        columns.append(("picture-points", points))
    announced = tuple(row.announced for row in rows if row.announced is not None)
    if len(announced) == len(rows):
        columns.append(("picture-announced", announced))
    return *columns, (f"picture-unit-{position.unit}", tuple(row.score for row in rows))


def title_of(position: Position, say: Say) -> str:
    """The number of the deal and of the trick."""
    if position.over:
        called = position.called
        over = called.match_over if position.phase is Phase.OVER else called.over
        return say(f"picture-{over}", deal=position.deal)
    if not position.tells_trick:
        return say("picture-deal", deal=position.deal)
    return say("picture-deal-trick", deal=position.deal, trick=position.trick_number, tricks=position.trick_count)
