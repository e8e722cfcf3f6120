"""The picture of a tournament's standings: every place with its rounds and total, and a podium at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from engine.tournaments.schedule import Standing
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import Picture
from rendering.people import medals

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 20
_PAD: Final = 20
_TITLE: Final = 92
_HEAD: Final = 46
_ROW: Final = 56
_RANK: Final = 60
_TOTAL: Final = 106
_WIDEST_ROUND: Final = 106
_SMALLEST_NAME: Final = 205
_STRIPE: Final = colours.mix(colours.PLATE, colours.FELT, 0.5)

_ALT_LIMIT: Final = 1024
"""How many characters of a text alternative Discord shows."""

_BLOCK: Final = 250
_STEPS: Final = {1: 160, 2: 128, 3: 100}
"""How high the podium is for each rank."""
_LEFT_TO_RIGHT: Final = (2, 1, 3)
_MOST_ON_STEP: Final = 3
_NAME_HIGH: Final = 40
_CROWN: Final = 52
_GAP: Final = 14


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who has a place, as shown."""

    name: str
    computer: bool = False


def draw_standings(
    rows: Sequence[Standing],
    entrants: Sequence[Entrant],
    title: str,
    say: Say,
    *,
    final: bool = False,
    on: str = colours.GREEN_FELT,
) -> Picture:
    """The standings, best first; `entrants` by place; `final`: with the winners' podium; `on`: the felt."""
    stand = _podium_height(rows) if final else 0
    top = _EDGE + _TITLE + stand
    image = felt.table(WIDTH, top + _HEAD + _ROW * len(rows) + 12 + _EDGE)
    heading = cut(title, Lettering.BLACK, 44, WIDTH - 120)
    write(image, (WIDTH / 2, _EDGE + 56), heading, Lettering.BLACK, 44, colours.TEXT, "m")
    if final:
        _draw_podium(image, rows, entrants, _EDGE + _TITLE + stand, say)
    _draw_table(image, rows, entrants, top, say)
    return Picture(encode(image, on), "standings.png")


def alt_standings(rows: Sequence[Standing], entrants: Sequence[Entrant], title: str, say: Say) -> str:
    """The same in words; the rounds are left out if they do not fit beside the totals."""
    long = " ".join([f"{title}.", *(_row_in_words(row, entrants, say, "tournament-alt-row") for row in rows)])
    if len(long) <= _ALT_LIMIT:
        return long
    return " ".join([f"{title}.", *(_row_in_words(row, entrants, say, "tournament-alt-total") for row in rows)])


def _row_in_words(row: Standing, entrants: Sequence[Entrant], say: Say, key: str) -> str:
    one = entrants[row.place - 1]
    name = say("tournament-alt-computer", name=one.name) if one.computer else one.name
    scores = ", ".join(map(_number, row.scores))
    return say(key, rank=str(row.rank), name=name, total=_number(row.total), count=abs(row.total), rounds=scores)


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _draw_table(image: Image.Image, rows: Sequence[Standing], entrants: Sequence[Entrant], top: int, say: Say) -> None:
    left, right = _EDGE, WIDTH - _EDGE
    felt.put_panel(image, (left, top, right, top + _HEAD + _ROW * len(rows) + 12), colours.PLATE)
    rounds = len(rows[0].scores) if rows else 0
    room = right - left - 2 * _PAD - _RANK - _TOTAL
    column = min(_WIDEST_ROUND, (room - _SMALLEST_NAME) / rounds) if rounds else 0
    names = round(room - column * rounds) - 16
    ends = [right - _PAD - _TOTAL - column * (rounds - number) for number in range(1, rounds + 1)]
    base = top + 36
    for number, end in enumerate(ends, 1):
        text = say("tournament-picture-round", round=number) if column >= 70 else str(number)
        write(image, (end, base), text, Lettering.PLAIN, 24, colours.QUIET, "r")
    write(image, (right - _PAD, base), say("tournament-picture-total"), Lettering.PLAIN, 24, colours.QUIET, "r")
    figures = 32 if column >= 50 else 24
    for at, row in enumerate(rows):
        y = top + _HEAD + _ROW * at
        if at % 2 == 0:
            ImageDraw.Draw(image).rectangle((left + 8, y, right - 8, y + _ROW - 1), fill=_STRIPE)
        ink = colours.GOLD if row.rank == 1 else colours.TEXT
        base = y + 39
        write(image, (left + _PAD + 40, base), str(row.rank), Lettering.BLACK, 32, ink, "r")
        _write_name(image, entrants[row.place - 1], (left + _PAD + _RANK, base), names, 32, ink, row.place, say)
        for score, end in zip(row.scores, ends, strict=True):
            write(image, (end, base), _number(score), Lettering.PLAIN, figures, colours.QUIET, "r")
        write(image, (right - _PAD, base), _number(row.total), Lettering.BLACK, 36, ink, "r")


def _write_name(
    image: Image.Image, one: Entrant, at: tuple[float, float], room: int, size: int, ink: RGB, place: int, say: Say
) -> None:
    """Write a name starting at `at`, followed by a small robot if a computer plays."""
    sign = round(size * 0.8) if one.computer else 0
    words, letters = lettered(one.name, Lettering.BOLD, say("tournament-picture-place", place=place))
    words = cut(words, letters, size, room - (sign + 10 if sign else 0))
    wide = write(image, at, words, letters, size, ink)
    if sign:
        put = at[0] + wide + 10, at[1] - sign + 1
        marks.put_icon(image, marks.ROBOT, put, sign, colours.QUIET, colours.PLATE)


def _on_steps(rows: Sequence[Standing]) -> dict[int, list[Standing]]:
    """Who stands on each step; equal totals share one."""
    return {rank: found for rank in _STEPS if (found := [row for row in rows if row.rank == rank])}


def _podium_height(rows: Sequence[Standing]) -> int:
    steps = _on_steps(rows).items()
    return max(_STEPS[rank] + _lines(len(found)) * _NAME_HIGH + _CROWN * (rank == 1) for rank, found in steps) + 44


def _lines(people: int) -> int:
    return min(people, _MOST_ON_STEP)


def _draw_podium(
    image: Image.Image, rows: Sequence[Standing], entrants: Sequence[Entrant], bottom: int, say: Say
) -> None:
    bottom -= 26
    steps = _on_steps(rows)
    order: list[int] = [rank for rank in _LEFT_TO_RIGHT if rank in steps]
    for rank, found in steps.items():
        middle = WIDTH / 2 + (order.index(rank) - (len(order) - 1) / 2) * (_BLOCK + _GAP)
        top = bottom - _STEPS[rank]
        left, right = round(middle - _BLOCK / 2), round(middle + _BLOCK / 2)
        felt.put_panel(image, (left, top, right, bottom), colours.WOOD_DARK, medals.COLOURS[rank], line=4)
        write(image, (middle, top + 50), str(rank), Lettering.BLACK, 48, medals.COLOURS[rank], "m")
        base = top - 14
        for number, row in enumerate(reversed(found[:_MOST_ON_STEP])):
            one = entrants[row.place - 1]
            words, letters = lettered(one.name, Lettering.BOLD, say("tournament-picture-place", place=row.place))
            if number == 0 and len(found) > _MOST_ON_STEP:
                words, letters = f"+ {len(found) - _MOST_ON_STEP + 1}", Lettering.BOLD
            words = cut(words, letters, 34, _BLOCK - 6)
            ink = colours.GOLD if rank == 1 else colours.TEXT
            write(image, (middle, base - number * _NAME_HIGH), words, letters, 34, ink, "m")
        if rank == 1:
            crown = base - _NAME_HIGH * _lines(len(found)) - 30
            marks.put_shape(image, marks.CROWN, (middle - 22, crown), 44, colours.GOLD)
        total = say("tournament-picture-royes", total=found[0].total)
        size = 26 if width_of(total, Lettering.BOLD, 26) < _BLOCK - 90 else 22
        write(image, (middle, top + 84), total, Lettering.BOLD, size, colours.TEXT, "m")
