"""The picture of the count after a partie: per player the brisques, card points, dix de der, combinations, total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Rank, mask_of
from engine.games.chouine.combinations import Combination, in_order
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER
from engine.games.chouine.state import ChouineView, Shown
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.marks import rounded
from rendering.canvas.values import Look, Picture, SeatLabel
from rendering.cards.figures import HIGH, WIDE
from rendering.cards.sprites import sprite
from rendering.games.chouine import facts as chouine
from rendering.games.chouine.combinations import combination

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 20
_PAD: Final = 20
_TITLE: Final = 40
_TITLE_HIGH: Final = 66
_HEAD: Final = 25
_HEAD_HIGH: Final = 40
_FIGURES: Final = 34
_NAME: Final = 33
_NAME_HIGH: Final = 60
_BRISQUE: Final = 64
_BRISQUES_HIGH: Final = round(_BRISQUE * HIGH / WIDE) + 16
_BRISQUES_APART: Final = 8
_PICTURES_HIGH: Final = 48
_CHIP: Final = 26
_CHIP_HIGH: Final = 40
_GAP: Final = 12
_NOTE: Final = 32
_NOTE_HIGH: Final = 54


class Counted(NamedTuple):
    """One player's count."""

    brisques: tuple[Card, ...]
    """Aces and tens in the tricks, by suit."""
    pictures: int
    """Points for kings, queens and jacks in the tricks."""
    last_trick: int
    shown: tuple[Shown, ...]
    combinations: int
    won: bool

    @property
    def cards(self) -> int:
        """Card points, without those of the last trick."""
        return sum(CARD_POINTS[card.rank] for card in self.brisques) + self.pictures

    @property
    def total(self) -> int:
        return self.cards + self.last_trick + self.combinations


def counted(views: Sequence[ChouineView]) -> tuple[Counted, ...]:
    """The count per seat; `views`: all seats' after a partie, from seat 1, each with its own tricks."""
    winners = chouine.winners(views[0])
    found = []
    for seat, view in enumerate(views, 1):
        taken = [played.card for trick in view.piles[seat - 1] for played in trick]
        brisques = in_order(mask_of(card for card in taken if card.rank in (Rank.ACE, Rank.TEN)))
        found.append(
            Counted(
                brisques,
                sum(CARD_POINTS.get(card.rank, 0) for card in taken if card not in brisques),
                DIX_DE_DER if seat == view.dix_de_der else 0,
                tuple(shown for shown in view.shown if shown.seat == seat),
                view.combination_points[seat - 1],
                seat in winners,
            )
        )
    return tuple(found)


def draw_count(views: Sequence[ChouineView], labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The count of a finished partie; `views`: all seats', from seat 1; `labels`: who sits there."""
    rows = counted(views)
    note = note_of(views[0], labels, say)
    heights = [_height(row) for row in rows]
    high = 2 * _EDGE + _TITLE_HIGH + _HEAD_HIGH + sum(heights) + _GAP * (len(rows) - 1)
    image = felt.table(WIDTH, high + (_NOTE_HIGH if note else 0))
    title = say("picture-count", deal=views[0].deal)
    wide = write(image, (_EDGE + 4, _EDGE + 40), title, Lettering.BLACK, _TITLE, colours.TEXT)
    if (trump := views[0].trump) is not None:
        ink = colours.suit_colour(trump, look.four_colours)
        marks.put_tile(image, trump, (_EDGE + wide + 24, _EDGE + 6), 42, ink)
    ends = _columns(rows, say)
    top = _EDGE + _TITLE_HIGH
    for key, end in ends.items():
        write(image, (end, top + 28), say(f"picture-count-{key}"), Lettering.PLAIN, _HEAD, colours.QUIET, "r")
    top += _HEAD_HIGH
    for seat, (row, tall) in enumerate(zip(rows, heights, strict=True), 1):
        _draw_row(image, row, seat, labels[seat - 1], (top, tall), ends, look, say)
        top += tall + _GAP
    if note:
        words = cut(note, Lettering.BOLD, _NOTE, WIDTH - 2 * _EDGE)
        write(image, (WIDTH / 2, top + 34), words, Lettering.BOLD, _NOTE, colours.GOLD, "m")
    return Picture(encode(image, look.felt), "count.png")


def note_of(view: ChouineView, labels: Sequence[SeatLabel], say: Say) -> str:
    """What else to say: that nobody won, or that a chouine did; empty otherwise."""
    winners = chouine.winners(view)
    if not winners:
        return say("picture-count-annulled")
    if view.dix_de_der is None:
        name, _ = lettered(labels[winners[0] - 1].name, Lettering.BOLD, say("picture-seat", seat=winners[0]))
        return say("picture-count-chouine", name=cut(name, Lettering.BOLD, _NOTE, 360))
    return ""


def _height(row: Counted) -> int:
    high = _NAME_HIGH + _brisques_high(row) + 6
    if any(one.combination is Combination.CHOUINE for one in row.shown):
        return high + 158
    return high + (_CHIP_HIGH + 12 if row.shown else 0)


def _brisques_high(row: Counted) -> int:
    return _BRISQUES_HIGH if row.brisques else _PICTURES_HIGH


def _columns(rows: Sequence[Counted], say: Say) -> dict[str, float]:
    """Where the figures of each column end, by the last part of its heading's key."""
    columns = {
        "total": [row.total for row in rows],
        "combinations": [row.combinations for row in rows],
        "last-trick": [row.last_trick for row in rows],
        "cards": [row.cards for row in rows],
    }
    ends, right = {}, WIDTH - _EDGE - _PAD
    for key, numbers in columns.items():
        ends[key] = float(right)
        widest = max(width_of(str(number), Lettering.BLACK, _FIGURES) for number in numbers)
        right -= max(widest, width_of(say(f"picture-count-{key}"), Lettering.PLAIN, _HEAD)) + 30
    return ends


def _draw_row(
    image: Image.Image,
    row: Counted,
    seat: int,
    label: SeatLabel,
    band: tuple[int, int],
    ends: dict[str, float],
    look: Look,
    say: Say,
) -> None:
    top, tall = band
    edge = colours.GOLD if row.won else colours.SIDE_COLOURS[seat - 1]
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + tall), colours.PLATE, edge, 5 if row.won else 3)
    base = top + 44
    marks.put_side(image, seat - 1, (_EDGE + _PAD, base - 25), 26)
    x = _EDGE + _PAD + 38
    room = round(ends["cards"] - 90 - x - (40 if row.won else 0))
    name, letters = lettered(label.name, Lettering.BOLD, say("picture-seat", seat=seat))
    x += write(image, (x, base), cut(name, letters, _NAME, room), letters, _NAME, colours.TEXT)
    if row.won:
        marks.put_shape(image, marks.CROWN, (x + 12, base - 27), 30, colours.GOLD)
    figures = {"cards": row.cards, "last-trick": row.last_trick, "combinations": row.combinations, "total": row.total}
    for key, number in figures.items():
        last = key == "total"
        ink = colours.GOLD if row.won and last and number else colours.TEXT if number else colours.QUIET
        letters = Lettering.BLACK if last else Lettering.BOLD
        write(image, (ends[key], base), str(number), letters, _FIGURES, ink, "r")
    _draw_brisques(image, row, top + _NAME_HIGH, look, say)
    _draw_shown(image, row, top + _NAME_HIGH + _brisques_high(row), look, say)


def _draw_brisques(image: Image.Image, row: Counted, top: int, look: Look, say: Say) -> None:
    x, middle = float(_EDGE + _PAD), top + (_brisques_high(row) - 16) / 2
    for card in row.brisques:
        sprite(card, look, _BRISQUE).put(image, (x + _BRISQUE / 2, middle))
        x += _BRISQUE + _BRISQUES_APART
    words = say("picture-count-pictures", points=row.pictures)
    write(image, (x + (12 if row.brisques else 0), middle + 10), words, Lettering.PLAIN, 28, colours.QUIET)


def _draw_shown(image: Image.Image, row: Counted, top: int, look: Look, say: Say) -> None:
    """Draw combinations as chips; one that wins the partie is drawn with its cards."""
    x = float(_EDGE + _PAD)
    for shown in row.shown:
        if shown.points is None:
            panel = combination(shown, look, say)
            image.paste(panel, (round(x), top), rounded(*panel.size, 16))
            x += panel.width + 12
            continue
        text = say(
            "picture-count-shown", combination=say(f"picture-combination-{shown.combination}"), points=shown.points
        )
        tile = 30 if shown.suit is not None else 0
        wide = width_of(text, Lettering.BOLD, _CHIP) + 28 + (tile + 8 if tile else 0)
        felt.put_panel(image, (round(x), top, round(x) + wide, top + _CHIP_HIGH), colours.FELT)
        left = x + 14
        if shown.suit is not None:
            ink = colours.suit_colour(shown.suit, look.four_colours)
            marks.put_tile(image, shown.suit, (left, top + 5), tile, ink)
            left += tile + 8
        write(image, (left, top + 29), text, Lettering.BOLD, _CHIP, colours.TEXT)
        x += wide + 12
