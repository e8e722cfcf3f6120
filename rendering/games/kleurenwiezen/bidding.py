"""The bidding box: everything said in the auction, a column per player, a row per round.

A sheet of paper, eldest on the left, the dealer on the right. Proposals that can be accepted are in a
speech bubble, and the contract so far is golden with a star; below, both are in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from engine.games.kleurenwiezen.actions import Word
from engine.games.kleurenwiezen.state import Status
from engine.games.kleurenwiezen.view import KleurenView
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.lines import Line, fair_share, fitting, line_width, put_line
from rendering.canvas.values import Look, Picture, SeatLabel
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.facts import Cell
from rendering.games.kleurenwiezen.lines import call_line, contract_line, troel_line

WIDTH: Final = 1000
MOST_ROWS: Final = 10
"""The most rounds shown; of a longer auction, the last ones."""
_EDGE: Final = felt.RIM + 14
_GAP: Final = 12
_COLUMN: Final = (WIDTH - 2 * _EDGE - 3 * _GAP) // 4
_HEAD: Final = 88
_ROW: Final = 64
_LEAST_ROWS: Final = 2
CALL: Final = (38, 32, 27, 23, 20)
"""Sizes of calls: the largest one in which a call fits."""
CALL_ROOM: Final = _COLUMN - 36
STAR_ROOM: Final = 34
"""Room for a call in its column, and for the star before the contract so far."""
_NAME: Final = (31, 26)
_SMALL: Final = 25
_FOOT: Final = (32, 27)
_FOOT_ROW: Final = 46
_HOLDERS_ROOM: Final = 440
_LIVE_ROOM: Final = 560
"""Room for all names in the lines below the sheet."""
_STAR: Final = marks.SIDE_SHAPES[4]
_FADED: Final = colours.mix(colours.PAPER, colours.INK, 0.62)
_RULE: Final = colours.mix(colours.PAPER, colours.INK, 0.12)
_BUBBLE: Final = "M4,4 L96,4 L96,70 L40,70 L22,98 L24,70 L4,70 Z"


def draw_bidding(view: KleurenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The auction so far; `labels`: one per seat, from seat 1."""
    rows = kleurenwiezen.rounds(view)
    left_out = max(len(rows) - MOST_ROWS, 0)
    shown = rows[left_out:]
    lines = (view.troel is not None) + (left_out > 0) + max(len(shown), _LEAST_ROWS)
    told = _told(view, labels, say)
    top = _EDGE + _HEAD + _GAP
    foot = top + lines * _ROW + 16 + _GAP
    image = felt.table(WIDTH, foot + len(told) * _FOOT_ROW + 16 + _EDGE)
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + lines * _ROW + 16), colours.PAPER)
    _rule(image, top, lines)
    for place, seat in enumerate(kleurenwiezen.columns(view)):
        _draw_head(image, view, seat, labels, _left(place), say)
    y = top + 8
    if view.troel is not None:
        _draw_troel(image, view, y, look, say)
        y += _ROW
    if left_out:
        text = say("picture-bidding-earlier", rounds=left_out)
        write(image, (_EDGE + 18, y + 43), text, Lettering.BOLD, _SMALL, _FADED)
        y += _ROW
    for row in shown:
        for place, cell in enumerate(row):
            if cell is not None:
                _draw_cell(image, cell, (_left(place), y), look, say)
        y += _ROW
    _draw_foot(image, told, foot, look)
    return Picture(encode(image, look.felt), "bidding.png")


def _left(place: int) -> int:
    return _EDGE + place * (_COLUMN + _GAP)


def _rule(image: Image.Image, top: int, lines: int) -> None:
    """Draw thin lines between columns and rows."""
    draw = ImageDraw.Draw(image)
    for place in range(1, 4):
        x = _left(place) - _GAP // 2
        draw.line((x, top + 8, x, top + 8 + lines * _ROW), fill=_RULE, width=2)
    for row in range(1, lines):
        y = top + 8 + row * _ROW
        draw.line((_EDGE + 12, y, WIDTH - _EDGE - 12, y), fill=_RULE, width=2)


def _draw_head(
    image: Image.Image, view: KleurenView, seat: int, labels: Sequence[SeatLabel], left: int, say: Say
) -> None:
    """Draw who bids in a column, the dealer's chip, and that player's standing in the auction."""
    label = labels[seat - 1]
    turn, dealer = seat in view.actors, seat == view.dealer
    edge = colours.GOLD if turn else colours.QUIET
    felt.put_panel(image, (left, _EDGE, left + _COLUMN, _EDGE + _HEAD), colours.PLATE, edge, 5 if turn else 2)
    x, right, base = left + 14, left + _COLUMN - 12, _EDGE + 39
    if turn:
        marks.put_shape(image, marks.ARROW, (x, base - 22), 22, colours.GOLD)
        x += 30
    name, letters = lettered(label.name, Lettering.BOLD, say("picture-seat", seat=seat))
    size = next((size for size in _NAME if width_of(name, letters, size) <= right - x), _NAME[-1])
    write(image, (x, base), cut(name, letters, size, right - x), letters, size, colours.TEXT)
    base = _EDGE + 73
    for sign, is_so in (("away", label.away), ("computer", label.computer), ("dealer", dealer)):
        if not is_so:
            continue
        right -= 27
        if sign == "dealer":
            marks.put_chip(image, say("picture-dealer-letter"), (right, base - 21), 27)
        else:
            icon = marks.ROBOT if sign == "computer" else marks.MOON
            marks.put_icon(image, icon, (right, base - 21), 27, colours.QUIET, colours.PLATE)
        right -= 6
    status = cut(standing(view, seat, labels, say), Lettering.PLAIN, _SMALL, right - left - 14)
    write(image, (left + 14, base), status, Lettering.PLAIN, _SMALL, colours.GOLD if turn else colours.QUIET)


def standing(view: KleurenView, seat: int, labels: Sequence[SeatLabel], say: Say) -> str:
    """A seat's standing in the auction, in a word; empty if there is nothing to say."""
    bidder = view.auction.bidder(seat)
    if seat in view.actors:
        return say(f"picture-turn-{kleurenwiezen.asked(view)}")
    if seat == view.auction.forced:
        return say("picture-bidding-forced")
    if seat in view.auction.holders:
        return say("picture-bidding-holder")
    if bidder.status is Status.WAITING:
        return say("picture-bidding-waits")
    if bidder.status is Status.PASSED:
        return say("picture-bidding-passed")
    if bidder.partner is not None:
        return say("picture-bidding-with", name=_names(labels, [bidder.partner], _COLUMN, say)[0])
    return say("picture-dealer") if seat == view.dealer else ""


def _draw_troel(image: Image.Image, view: KleurenView, top: int, look: Look, say: Say) -> None:
    """Draw the announced Troel, and its bidder's partner."""
    troel = view.troel
    assert troel is not None
    order = kleurenwiezen.columns(view)
    bid = troel_line(troel.called, look.index_set, say)
    stands = kleurenwiezen.troel_stands(view)
    _draw_call(image, bid, (_left(order.index(troel.seat)), top), look, golden=stands)
    partner = _left(order.index(troel.partner)), top
    _draw_call(image, (say("picture-with-me"),), partner, look, golden=stands)


def _draw_cell(image: Image.Image, cell: Cell, at: tuple[int, int], look: Look, say: Say) -> None:
    action = cell.call.action
    faded = cell.gone or action in (Word.PASS, Word.WAIT)
    _draw_call(image, call_line(action, say), at, look, golden=cell.highest, bubble=cell.live, faded=faded)


def _draw_call(
    image: Image.Image,
    line: Line,
    at: tuple[int, int],
    look: Look,
    *,
    golden: bool = False,
    bubble: bool = False,
    faded: bool = False,
) -> None:
    """Draw a call in its place: on gold with a star, in a bubble, faded, or plain."""
    left, top = at
    star = STAR_ROOM if golden else 0
    letters = Lettering.PLAIN if faded else Lettering.BLACK
    line, size = fitting(line, letters, CALL, CALL_ROOM - star)
    wide = line_width(line, letters, size) + star
    x = left + _COLUMN / 2 - wide / 2
    if golden or bubble:
        box = round(x) - 16, top + 5, round(x + wide) + 16, top + _ROW - (12 if bubble else 5)
        if bubble:
            marks.put_shape(image, "M0,0 L100,0 L20,100 Z", (round(x) + 4, top + _ROW - 15), 16, colours.INK)
        fill, edge = (colours.GOLD, None) if golden else (colours.PAPER, colours.INK)
        felt.put_panel(image, box, fill, edge)
    base = top + round(_ROW / 2 + size * 0.34) - (4 if bubble else 0)
    if golden:
        marks.put_shape(image, _STAR, (x, base - 24), 26, colours.INK)
    ink: RGB = _FADED if faded else colours.INK
    put_line(image, (x + star, base), line, letters, size, ink, look, faded=faded)


def _told(view: KleurenView, labels: Sequence[SeatLabel], say: Say) -> list[tuple[str, Line]]:
    """What the lines below the sheet say: a mark and a text each."""
    if kleurenwiezen.passed_out(view):
        return [("", (say("picture-thrown-in"),))]

    contract, holders = kleurenwiezen.so_far(view)
    if contract is None:
        told: list[tuple[str, Line]] = [("", (say("picture-bidding-nothing"),))]
    else:
        people = " & ".join(_names(labels, holders, _HOLDERS_ROOM, say))
        told = [(_STAR, (say("picture-bidding-so-far"), *contract_line(contract, say), f"· {people}"))]
    if live := view.auction.live_proposals():
        names = _names(labels, list(live.values()), _LIVE_ROOM, say)
        proposals = [part for suit, name in zip(live, names, strict=True) for part in (suit, f"{name}  ")]
        told.append((_BUBBLE, (say("picture-bidding-live"), *proposals)))
    return told


def _names(labels: Sequence[SeatLabel], seats: Sequence[int], room: int, say: Say) -> list[str]:
    """The seats' names, as far as they can be drawn and fit together."""
    known = [lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat)) for seat in seats]
    share = fair_share([width_of(name, letters, _FOOT[-1]) for name, letters in known], room)
    return [cut(name, letters, _FOOT[-1], share) for name, letters in known]


def _draw_foot(image: Image.Image, told: Sequence[tuple[str, Line]], top: int, look: Look) -> None:
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + len(told) * _FOOT_ROW + 16), colours.PLATE)
    for row, (mark, line) in enumerate(told):
        base = top + 8 + _FOOT_ROW * row + 34
        x = _EDGE + 16
        if mark:
            marks.put_shape(image, mark, (x, base - 25), 28, colours.GOLD if mark == _STAR else colours.PAPER)
            x += 42
        line, size = fitting(line, Lettering.BOLD, _FOOT, WIDTH - _EDGE - 16 - x)
        put_line(image, (x, base), line, Lettering.BOLD, size, colours.TEXT, look, on_paper=False)
