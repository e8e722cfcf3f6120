"""The score sheet of Kleurenwiezen: a sheet of paper with a column per player and a line per deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.games.kleurenwiezen.actions import Bid, parse_action
from engine.games.kleurenwiezen.contracts.contracts import Contract
from engine.games.kleurenwiezen.match import SEATS, KleurenMatch, SheetLine
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.handwriting import figures, signed
from rendering.canvas.lines import fitting, put_line
from rendering.canvas.values import Look, Picture, SeatLabel
from rendering.games.kleurenwiezen.lines import call_line

WIDTH: Final = 1000
MOST_LINES: Final = 16
"""The most deals shown; of a longer match, the last ones."""
_EDGE: Final = felt.RIM + 14
_TITLE: Final = 64
_HEAD: Final = 60
_ROW: Final = 46
_TOTAL: Final = 72
_NOTE: Final = 50
_FIRST: Final = 240
"""The width of the column with the contracts."""
_PAD: Final = 9
_COLUMN: Final = (WIDTH - 2 * _EDGE - _FIRST) / SEATS
_NUMBER: Final = 46
"""Where the number of a deal ends."""
_CONTRACT: Final = (30, 26, 22, 19)
_NAME: Final = (30, 26, 23)
_SCORE: Final = (31, 28, 25, 22)
_CHANGE: Final = 23
_CHIP: Final = 25
_ARROW_AT: Final = 32
_CHANGE_AT: Final = 49
"""Where the declarer's mark and the change begin, from the left of a column."""
_FAINT: Final = colours.mix(colours.PAPER, colours.INK, 0.62)
_RULE: Final = colours.mix(colours.PAPER, colours.INK, 0.12)


def draw_score_sheet(match: KleurenMatch, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The standing of a match, deal by deal; `labels`: one per seat, from seat 1."""
    lines, before = shown_lines(match)
    rows = max(len(lines) + (before is not None), 1)
    note = match.passed_out and not match.winners
    high = _HEAD + rows * _ROW + _TOTAL
    image = felt.table(WIDTH, _EDGE + _TITLE + high + (_NOTE if note else 0) + _EDGE)
    write(image, (WIDTH / 2, _EDGE + 42), title(match, say), Lettering.BLACK, 40, colours.TEXT, "m")
    top = _EDGE + _TITLE
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + high), colours.PAPER)
    _rule(image, top, rows)
    for seat in range(1, SEATS + 1):
        _draw_head(image, match, seat, labels[seat - 1], top, say)
    y, size = top + _HEAD, _score_size(lines)
    if before is not None:
        _draw_before(image, before, y, size, say)
        y += _ROW
    for line in lines:
        _draw_line(image, line, y, size, look, say)
        y += _ROW
    if not match.sheet:
        write(image, (_EDGE + 18, y + 32), say("sheet-no-deals"), Lettering.PLAIN, 27, _FAINT)
    _draw_total(image, match, top + _HEAD + rows * _ROW, say)
    if note:
        write(image, (WIDTH / 2, top + high + 38), say("sheet-next-double"), Lettering.BOLD, 31, colours.GOLD, "m")
    return Picture(encode(image, look.felt), "scores.png")


def shown_lines(match: KleurenMatch) -> tuple[tuple[SheetLine, ...], SheetLine | None]:
    """The last deals, and the one before them if some are left out."""
    sheet = match.sheet
    return sheet[-MOST_LINES:], sheet[-MOST_LINES - 1] if len(sheet) > MOST_LINES else None


def contract_of(line: SheetLine) -> Contract | None:
    """The contract played; None if the cards were thrown in."""
    if line.result.contract is None:
        return None
    action = parse_action(line.result.contract)
    assert isinstance(action, Bid)
    return action.contract


def title(match: KleurenMatch, say: Say) -> str:
    """How many deals have been played, not counting those thrown in."""
    deals = match.options.deals
    return say("sheet-deals-of", played=match.played, deals=deals) if deals else say("sheet-deals", played=match.played)


def _left(seat: int) -> float:
    return _EDGE + _FIRST + (seat - 1) * _COLUMN


def _rule(image: Image.Image, top: int, rows: int) -> None:
    """Draw the columns, a line under each deal, and heavy ones under the names and over the totals."""
    draw = ImageDraw.Draw(image)
    bottom = top + _HEAD + rows * _ROW
    for seat in range(1, SEATS + 1):
        draw.line((_left(seat), top + 10, _left(seat), bottom + _TOTAL - 10), fill=_RULE, width=2)
    for row in range(rows + 1):
        y = top + _HEAD + row * _ROW
        heavy = row in (0, rows)
        draw.line((_EDGE + 10, y, WIDTH - _EDGE - 10, y), fill=colours.INK if heavy else _RULE, width=3 if heavy else 2)


def _draw_head(image: Image.Image, match: KleurenMatch, seat: int, label: SeatLabel, top: int, say: Say) -> None:
    """Draw a name, with the chip if its seat deals next."""
    deals = seat == match.dealer and not match.winners
    room = round(_COLUMN) - 2 * _PAD - (_CHIP + 6 if deals else 0)
    name, letters = lettered(label.name, Lettering.BOLD, say("picture-seat", seat=seat))
    size = next((size for size in _NAME if width_of(name, letters, size) <= room), _NAME[-1])
    right = _left(seat) + _COLUMN - _PAD
    write(image, (right, top + 40), cut(name, letters, size, room), letters, size, colours.INK, "r")
    if deals:
        marks.put_chip(image, say("picture-dealer-letter"), (_left(seat) + 5, top + 19), _CHIP)


def _score_size(lines: Sequence[SheetLine]) -> int:
    """The largest size in which every score fits beside its change."""
    room = _COLUMN - _CHANGE_AT - _PAD - 6

    def fit(size: int) -> bool:
        cells = [cell for line in lines for cell in zip(line.result.delta, line.result.score, strict=True)]
        return all(
            width_of(signed(change), Lettering.PLAIN, _CHANGE) + width_of(figures(score), Lettering.BOLD, size) <= room
            for change, score in cells
        )

    return next(filter(fit, _SCORE), _SCORE[-1])


def _draw_before(image: Image.Image, line: SheetLine, top: int, size: int, say: Say) -> None:
    """Draw the standing before the first deal shown."""
    text = say("sheet-before", deal=line.deal)
    write(image, (_EDGE + 18, top + 32), text, Lettering.PLAIN, 26, _FAINT)
    for seat, score in enumerate(line.result.score, 1):
        _write_score(image, score, (seat, top), size)


def _draw_line(image: Image.Image, line: SheetLine, top: int, size: int, look: Look, say: Say) -> None:
    write(image, (_EDGE + _NUMBER, top + 32), str(line.deal), Lettering.PLAIN, 25, _FAINT, "r")
    x, contract = _EDGE + _NUMBER + 12, contract_of(line)
    marks.put_chip(image, say("picture-dealer-letter"), (_left(line.dealer) + 5, top + 11), _CHIP)
    if contract is None:
        write(image, (x, top + 32), say("sheet-passed-out"), Lettering.PLAIN, 26, _FAINT)
        return
    room = _EDGE + _FIRST - 8 - x
    if line.multiple > 1:
        room -= _draw_multiple(image, line.multiple, (_EDGE + _FIRST - 8, top)) + 8
    words, letters = fitting(call_line(Bid(contract), say), Lettering.BOLD, _CONTRACT, room)
    put_line(image, (x, top + 33), words, Lettering.BOLD, letters, colours.INK, look)
    for seat, (change, score) in enumerate(zip(line.result.delta, line.result.score, strict=True), 1):
        if seat in line.result.declarers:
            marks.put_shape(image, marks.ARROW, (_left(seat) + _ARROW_AT, top + 16), 15, colours.INK)
        write(image, (_left(seat) + _CHANGE_AT, top + 31), signed(change), Lettering.PLAIN, _CHANGE, _FAINT)
        _write_score(image, score, (seat, top), size)


def _draw_multiple(image: Image.Image, multiple: int, at: tuple[int, int]) -> int:
    """Draw how much a deal counted, as a pill that ends there; returns its width."""
    text = f"×{multiple}"
    wide = width_of(text, Lettering.BOLD, 25) + 16
    right, top = at
    felt.put_panel(image, (right - wide, top + 7, right, top + _ROW - 7), colours.INK)
    write(image, (right - wide / 2, top + 32), text, Lettering.BOLD, 25, colours.PAPER, "m")
    return wide


def _write_score(image: Image.Image, score: int, at: tuple[int, int], size: int) -> None:
    """Write a seat's score at the right of its column."""
    seat, top = at
    ink = colours.RED if score < 0 else colours.INK
    write(image, (_left(seat) + _COLUMN - _PAD, top + 33), figures(score), Lettering.BOLD, size, ink, "r")


def _draw_total(image: Image.Image, match: KleurenMatch, top: int, say: Say) -> None:
    """Draw the last line: everyone's total, winners of the match on gold with a crown."""
    write(image, (_EDGE + 18, top + 49), say("sheet-total"), Lettering.BLACK, 36, colours.INK)
    for seat, score in enumerate(match.score, 1):
        left, right = round(_left(seat)), round(_left(seat) + _COLUMN)
        if seat in match.winners:
            felt.put_panel(image, (left + 4, top + 8, right - 3, top + _TOTAL - 6), colours.GOLD)
            marks.put_shape(image, marks.CROWN, (left + 14, top + 22), 30, colours.INK)
        ink = colours.RED if score < 0 else colours.INK
        write(image, (right - _PAD, top + 50), figures(score), Lettering.BLACK, 40, ink, "r")
