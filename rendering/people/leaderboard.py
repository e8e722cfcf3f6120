"""The picture of a page of a leaderboard: places in order, the person asking marked or shown below; and in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from locales import Say
from rendering.avatars.avatar import put_together, together_width
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.people import medals, names
from rendering.people.rows import LONG, NO_WORD, Leaderboard, Ranked

_EDGE: Final = felt.RIM + 9
_PAD: Final = 16
_TITLE: Final = (50, 44, 38, 32)
_SMALL: Final = 30
_SERVER: Final = 0.65
"""How narrow the name of a server may be, beside usual letters."""
_TITLE_HIGH: Final = 112
_HEAD: Final = 30
_HEAD_HIGH: Final = 50
_ROW: Final = 66
_LINE: Final = 33
"""The height of a line of a name in a row that needs more than usual."""
_APART: Final = 24
_RANK: Final = 54
_RANK_ROOM: Final = 66
_AVATAR: Final = 56
_NAMES: Final = ((1, 36), (1, 32), (2, 30))
_FIGURE: Final = 38
_SIGN: Final = 34
_SIGN_GAP: Final = 8
_MATCHES: Final = 32
_GAP: Final = 20
_SIGNS: Final = {"unsure": "≈", "provisional": "?"}
"""Before figures that are not sure."""
_NO_PLACE: Final = "–"


def draw_leaderboard(board: Leaderboard, look: Look, say: Say) -> Picture:
    """The rows of a page; that of the person asking is filled with gold, or else below in a panel of its own."""
    columns = _Columns(board, say)
    highs = [columns.high(row) for row in board.rows]
    top = _EDGE + _TITLE_HIGH
    bottom = top + _HEAD_HIGH + (sum(highs) or _ROW) + 12
    apart = _APART + columns.high(board.own) + 16 if board.own is not None else 0
    shown = {row.sure for row in (*board.rows, *([board.own] if board.own is not None else []))}
    unsure = [sure for sure in _SIGNS if sure in shown]
    foot = 46 if board.pages > 1 or unsure else 0
    image = felt.table(WIDTH, bottom + apart + foot + _EDGE)
    _draw_title(image, board)
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, bottom), colours.PLATE)
    columns.write_heads(image, top + 34)
    if not board.rows:
        at = WIDTH / 2, top + _HEAD_HIGH + _ROW / 2 + 11
        write(image, at, say("picture-board-empty"), Lettering.PLAIN, 32, colours.QUIET, "m")
    stripes = felt.striped(image, (_EDGE + 8, WIDTH - _EDGE - 9), top + _HEAD_HIGH, highs)
    for row, high, (middle, _) in zip(board.rows, highs, stripes, strict=True):
        if row.own:
            above = round(middle - high / 2)
            felt.put_panel(image, (_EDGE + 5, above + 1, WIDTH - _EDGE - 5, above + high - 1), colours.GOLD)
        columns.draw(image, row, middle)
    if board.own is not None:
        _draw_own(image, board.own, columns, bottom)
    notes = [say("picture-board-page", page=board.page, pages=board.pages)] if board.pages > 1 else []
    notes += [say("picture-board-sign", sign=_SIGNS[sure], sure=sure) for sure in unsure]
    write(image, (WIDTH / 2, bottom + apart + 40), " · ".join(notes), Lettering.PLAIN, _SMALL, colours.QUIET, "m")
    return Picture(encode(image, look.felt), "leaderboard.png")


def _draw_title(image: Image.Image, board: Leaderboard) -> None:
    room = WIDTH - 2 * _EDGE - 40
    title, letters = lettered(board.title, Lettering.BLACK, "–")
    write(image, (WIDTH / 2, _EDGE + 48), *narrowed(title, letters, _TITLE, room), colours.TEXT, "m")
    below = narrowed(*lettered(board.subtitle, Lettering.PLAIN, "–"), (_SMALL,), room, _SERVER)
    write(image, (WIDTH / 2, _EDGE + 90), *below, colours.QUIET, "m")


def _draw_own(image: Image.Image, own: Ranked, columns: _Columns, below: int) -> None:
    """Draw the person asking apart; three dots lead there from the page."""
    for dot in (-1, 0, 1):
        marks.put_shape(
            image, marks.SIDE_SHAPES[0], (WIDTH / 2 + dot * 22 - 5, below + _APART / 2 - 5), 10, colours.TEXT
        )
    top, high = below + _APART, columns.high(own)
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + high + 12), colours.GOLD)
    columns.draw(image, own._replace(own=True), top + high / 2 + 6)


class _Columns:
    """Where the columns of a page end, wide enough for everything in them."""

    def __init__(self, board: Leaderboard, say: Say) -> None:
        rows = [*board.rows, *([board.own] if board.own is not None else [])]
        self._matches, self._figure = say("picture-board-matches"), board.head
        self._say = say
        self._people = max((len(row.people) for row in rows), default=0)
        figures = max((width_of(row.figure, Lettering.BLACK, _FIGURE) + _sign_wide(row) for row in rows), default=0)
        numbers = max((width_of(str(row.matches), Lettering.BOLD, _MATCHES) for row in rows), default=0)
        self._right = WIDTH - _EDGE - _PAD
        self._names_left = _EDGE + _PAD + _RANK_ROOM
        if self._people:
            self._names_left += together_width(self._people, _AVATAR) + 14
        self._figure_end = self._right - max(numbers, width_of(self._matches, Lettering.PLAIN, _HEAD)) - _GAP
        self._names_end = self._figure_end - max(figures, width_of(self._figure, Lettering.PLAIN, _HEAD)) - _GAP

    def high(self, row: Ranked) -> int:
        """The height of a row, in pixels."""
        return max(_ROW, _LINE * len(self._name(row)) + 4)

    def _name(self, row: Ranked) -> list[names.Line]:
        name, _ = lettered(row.name, Lettering.BOLD, self._say("tournament-picture-place", place=row.place))
        return names.laid_out([SeatLabel(name)], _NAMES, round(self._names_end - self._names_left))

    def write_heads(self, image: Image.Image, base: float) -> None:
        for text, end in ((self._figure, self._figure_end), (self._matches, self._right)):
            write(image, (end, base), text, Lettering.PLAIN, _HEAD, colours.QUIET, "r")

    def draw(self, image: Image.Image, row: Ranked, middle: float) -> None:
        """Draw one row centred on `middle`."""
        ink, quiet = (colours.INK, colours.INK) if row.own else (colours.TEXT, colours.QUIET)
        x = _EDGE + _PAD
        if row.place:
            medals.put_rank(image, row.place, (x + _RANK / 2, middle), _RANK, ink)
        else:
            write(image, (x + _RANK / 2, middle + _MATCHES * 0.34), _NO_PLACE, Lettering.BOLD, _MATCHES, quiet, "m")
        if self._people:
            put_together(image, row.people, (x + _RANK_ROOM, middle), _AVATAR, self._say)
        at = self._names_left, middle
        names.put_beside(image, self._name(row), at, ink, colours.GOLD if row.own else colours.PLATE)
        figure_base = middle + _FIGURE * 0.34
        end = self._figure_end
        shade = colours.QUIET if (row.sure == "provisional" and not row.own) or not row.place else ink
        end -= write(image, (end, figure_base), row.figure, Lettering.BLACK, _FIGURE, shade, "r") + _SIGN_GAP
        write(image, (end, figure_base), _sign(row), Lettering.BOLD, _SIGN, quiet, "r")
        base = middle + _MATCHES * 0.34
        write(image, (self._right, base), str(row.matches), Lettering.BOLD, _MATCHES, quiet, "r")


def _sign(row: Ranked) -> str:
    return _SIGNS.get(row.sure or "", "")


def _sign_wide(row: Ranked) -> int:
    sign = _sign(row)
    return width_of(sign, Lettering.BOLD, _SIGN) + _SIGN_GAP if sign else 0


def alt_leaderboard(board: Leaderboard, say: Say) -> str:
    """What `draw_leaderboard` shows."""
    return fitting(partial(_told, board, say))


def _told(board: Leaderboard, say: Say, longest: int) -> Iterator[str]:
    page = [say("picture-board-page", page=board.page, pages=board.pages)] if board.pages > 1 else []
    yield ", ".join([short(board.title, LONG), short(board.subtitle, LONG), *page]) + "."
    yield say("picture-alt-board-counted", head=board.head)
    rows: Sequence[Ranked] = [*board.rows, *([board.own._replace(own=True)] if board.own is not None else [])]
    for row in rows:
        told = _row_words(row, say, longest)
        yield say("picture-alt-board-own", row=told) if row.own else told
    if not rows:
        yield say("picture-board-empty") + "."


def _row_words(row: Ranked, say: Say, longest: int) -> str:
    return say(
        "picture-alt-board-row",
        place=row.place,
        name=short(row.name, longest),
        figure=row.figure,
        matches=row.matches,
        sure=row.sure or NO_WORD,
    )
