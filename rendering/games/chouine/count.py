"""The count after a partie, as a picture and in words: brisques, card points, dix de der, combinations, totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Rank, mask_of
from engine.games.chouine.combinations import in_order
from engine.games.chouine.play import POINTS, last_trick_points
from engine.games.chouine.state import ChouineView, Shown
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.felt import lay_panel
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.lines import name_lines
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import cards_words, fitting, short
from rendering.cards.faces import card_high
from rendering.cards.sprites import sprite
from rendering.games.chouine.table import combination, combination_name, combination_words
from rendering.people import names

_EDGE: Final = felt.RIM + 9
_PAD: Final = 16
_TITLE: Final = 42
_TITLE_HIGH: Final = 68
_NAMES: Final = ((1, 38), (1, 34), (1, 30))
_NAME_HIGH: Final = 60
_TOTAL: Final = 48
_PARTS: Final = 30
_PARTS_HIGH: Final = 46
_BRISQUE: Final = 60
_BRISQUES_HIGH: Final = card_high(_BRISQUE) + 12
_BRISQUES_APART: Final = 7
_CHIP: Final = 30
_CHIP_HIGH: Final = 46
_CHIPS_HIGH: Final = 56
_GAP: Final = 10
_NOTE: Final = 34
_NOTE_LINES: Final = 3
_NOTE_HIGH: Final = 48


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
        return sum(POINTS[card] for card in self.brisques) + self.pictures

    @property
    def total(self) -> int:
        return self.cards + self.last_trick + self.combinations


def counted(views: Sequence[ChouineView]) -> tuple[Counted, ...]:
    """The count per seat; `views`: all seats' after a partie, from seat 1, each with its own tricks."""
    winners = views[0].won_by
    found = []
    for seat, view in enumerate(views, 1):
        taken = [played.card for trick in view.piles[seat - 1] for played in trick]
        brisques = in_order(mask_of(card for card in taken if card.rank in (Rank.ACE, Rank.TEN)))
        found.append(
            Counted(
                brisques,
                sum(POINTS[card] for card in taken if card not in brisques),
                last_trick_points(view, seat),
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
    heights = [_height(row, look, say) for row in rows]
    high = 2 * _EDGE + _TITLE_HIGH + sum(heights) + _GAP * (len(rows) - 1)
    lines = name_lines(note, Lettering.BOLD, (_NOTE,), WIDTH - 2 * _EDGE, _NOTE_LINES)
    image = felt.table(WIDTH, high + (_NOTE_HIGH * len(lines.texts) if note else 0))
    title = say("picture-count", deal=views[0].deal)
    wide = write(image, (_EDGE + 6, _EDGE + 44), title, Lettering.BLACK, _TITLE, colours.TEXT)
    if (trump := views[0].trump) is not None:
        ink = colours.suit_colour(trump, look.four_colours)
        marks.put_tile(image, trump, (_EDGE + wide + 26, _EDGE + 6), 48, ink)
    top = _EDGE + _TITLE_HIGH
    for seat, (row, tall) in enumerate(zip(rows, heights, strict=True), 1):
        _draw_row(image, row, seat, labels[seat - 1], (top, tall), look, say)
        top += tall + _GAP
    if note:
        lines.put(image, (WIDTH / 2, top + 38), _NOTE_HIGH, colours.GOLD)
    return Picture(encode(image, look.felt), "count.png")


def note_of(view: ChouineView, labels: Sequence[SeatLabel], say: Say) -> str:
    """What else to say: that nobody won, or that a chouine did; empty otherwise."""
    winners = view.won_by
    if not winners:
        return say("picture-count-annulled")
    if view.dix_de_der is None:
        name, _ = lettered(labels[winners[0] - 1].name, Lettering.BOLD, say("picture-seat", seat=winners[0]))
        return say("picture-count-chouine", name=name)
    return ""


def _height(row: Counted, look: Look, say: Say) -> int:
    high = _NAME_HIGH + (_PARTS_HIGH if row.cards or row.last_trick or row.combinations else 0)
    high += _BRISQUES_HIGH if row.brisques else 0
    drawn = [combination(one, look, say).height + 12 for one in row.shown if one.points is None]
    return high + max(drawn, default=_CHIPS_HIGH if row.shown else 0)


def _draw_row(
    image: Image.Image, row: Counted, seat: int, label: SeatLabel, band: tuple[int, int], look: Look, say: Say
) -> None:
    """Draw a player's panel between two heights: name and total, what it is made of, brisques and combinations."""
    top, tall = band
    edge = colours.GOLD if row.won else colours.SIDE_COLOURS[seat - 1]
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + tall), colours.PLATE, edge, 6 if row.won else 3)
    marks.put_side(image, seat - 1, (_EDGE + _PAD, top + 18), 28)
    left, right = _EDGE + _PAD + 40, WIDTH - _EDGE - _PAD
    ink = colours.GOLD if row.won else colours.TEXT
    right -= write(image, (right, top + 50), str(row.total), Lettering.BLACK, _TOTAL, ink, "r") + 20
    name = lettered(label.name, Lettering.BOLD, say("picture-seat", seat=seat))[0]
    (line,) = names.laid_out([SeatLabel(name, label.computer)], _NAMES, right - left - (52 if row.won else 0))
    names.put_line(image, line, (left, top + 45), colours.TEXT, colours.PLATE)
    if row.won:
        marks.put_shape(image, marks.CROWN, (left + names.width(line) + 14, top + 15), 34, colours.GOLD)
    parts = {"cards": row.cards, "last-trick": row.last_trick, "combinations": row.combinations}
    told = " + ".join(f"{say(f'picture-count-{key}')} {points}" for key, points in parts.items() if points)
    top += _NAME_HIGH
    if told:
        write(image, (_EDGE + _PAD, top + 30), told, Lettering.PLAIN, _PARTS, colours.QUIET)
        top += _PARTS_HIGH
    if row.brisques:
        _draw_brisques(image, row, top, look, say)
        top += _BRISQUES_HIGH
    _draw_shown(image, row, top, look, say)


def _draw_brisques(image: Image.Image, row: Counted, top: int, look: Look, say: Say) -> None:
    x, middle = float(_EDGE + _PAD), top + (_BRISQUES_HIGH - 12) / 2
    for card in row.brisques:
        sprite(card, look, _BRISQUE).put(image, (x + _BRISQUE / 2, middle))
        x += _BRISQUE + _BRISQUES_APART
    words = say("picture-count-pictures", points=row.pictures)
    write(image, (x + 12, middle + 10), words, Lettering.PLAIN, _PARTS, colours.QUIET)


def _draw_shown(image: Image.Image, row: Counted, top: int, look: Look, say: Say) -> None:
    """Draw combinations as chips; one that wins the partie is drawn with its cards."""
    x = float(_EDGE + _PAD)
    for shown in row.shown:
        if shown.points is None:
            panel = combination(shown, look, say)
            lay_panel(image, panel, (x, top))
            x += panel.width + 12
            continue
        name = combination_name(shown.combination, say)
        text = say("picture-count-shown", combination=name, points=shown.points)
        tile = 34 if shown.suit is not None else 0
        wide = width_of(text, Lettering.BOLD, _CHIP) + 28 + (tile + 8 if tile else 0)
        felt.put_panel(image, (round(x), top, round(x) + wide, top + _CHIP_HIGH), colours.FELT)
        left = x + 14
        if shown.suit is not None:
            ink = colours.suit_colour(shown.suit, look.four_colours)
            marks.put_tile(image, shown.suit, (left, top + 6), tile, ink)
            left += tile + 8
        write(image, (left, top + 33), text, Lettering.BOLD, _CHIP, colours.TEXT)
        x += wide + 10


def alt_count(views: Sequence[ChouineView], labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_count` shows; takes the same arguments."""
    rows, first = counted(views), views[0]
    winners = first.won_by

    def describe(longest_name: int) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        sentences = [say("picture-alt-count", deal=first.deal)]
        if first.trump is not None:
            sentences.append(say("picture-alt-trump", suit=say("picture-suit", suit=str(first.trump))))
        for name, row in zip(names, rows, strict=True):
            sentences += _row(row, name, say, index_set)
        if not winners:
            return [*sentences, say("picture-alt-annulled")]
        key = "picture-count-chouine" if first.dix_de_der is None else "picture-alt-count-won"
        return [*sentences, say(key, name=names[winners[0] - 1])]

    return fitting(describe)


def _row(row: Counted, name: str, say: Say, index_set: str) -> Iterator[str]:
    facts = {"cards": row.cards, "pictures": row.pictures, "last": row.last_trick, "total": row.total}
    yield say("picture-alt-count-row", name=name, combinations=row.combinations, **facts)
    if row.brisques:
        yield say("picture-alt-count-brisques", cards=cards_words(row.brisques, say, index_set))
    if row.shown:
        yield say("picture-alt-count-shown", combinations=", ".join(_shown(one, say) for one in row.shown))


def _shown(shown: Shown, say: Say) -> str:
    words = combination_words(shown.combination, shown.suit, say)
    return words if shown.points is None else say("picture-count-shown", combination=words, points=shown.points)
