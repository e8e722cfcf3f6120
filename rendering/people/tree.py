"""The picture of a part of a knock-out's tree, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import WIDTH, Picture, SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.people import medals, names
from rendering.people.brackets import FINAL, Cup, Knot, Part, Tie, stage_of

_EDGE: Final = felt.RIM + 11
_TITLE: Final = 70
_TITLES: Final = (44, 38, 32)
_HEAD: Final = 44
_HEADS: Final = 30
_LINE: Final = 44
"""The height of a place."""
_TIE: Final = 2 * _LINE + 22
"""The height of a tie and what is free below it."""
_BETWEEN: Final = 34
"""What lines from round to round have."""
_WIDEST: Final = 480
_PAD: Final = 12
_NAMES: Final = ((1, 32), (1, 30))
_FIGURE: Final = 32
_MEDAL: Final = 38
_THICK: Final = 3


def draw_tree(
    part: Part, cup: Cup, entrants: Sequence[SeatLabel], title: str, say: Say, *, on: str = colours.GREEN_FELT
) -> Picture:
    """A part of the tree of `cup`; `entrants` by place; `on`: the felt."""
    top = _EDGE + _TITLE + _HEAD
    image = felt.table(WIDTH, top + part.rows * _TIE + _EDGE)
    room = WIDTH - 2 * _EDGE - 40
    size = next((size for size in _TITLES if width_of(title, Lettering.BLACK, size) <= room), _TITLES[-1])
    heading = cut(title, Lettering.BLACK, size, room)
    write(image, (WIDTH / 2, _EDGE + 48), heading, Lettering.BLACK, size, colours.TEXT, "m")
    columns = _columns(part.columns)
    for at, (left, right) in enumerate(columns):
        text = cut(round_name(cup, part.first + at, say), Lettering.BOLD, _HEADS, right - left + _BETWEEN - 8)
        write(image, ((left + right) / 2, top - 14), text, Lettering.BOLD, _HEADS, colours.QUIET, "m")
    for knot in part.knots:
        _draw_line(image, knot, part, columns, top)
    for knot in part.knots:
        is_final = sum(len(tie.places) for tie in cup[part.first + knot.column - 1]) == FINAL
        _draw_knot(image, knot, columns[knot.column], top, entrants, say, is_final=is_final)
    return Picture(encode(image, on), "tree.png")


def round_name(cup: Cup, number: int, say: Say) -> str:
    """What players call a round of this cup."""
    stage = stage_of(cup[number - 1])
    return say(f"cup-{stage}") if stage else say("tournament-picture-round", round=number)


def alt_tree(part: Part, cup: Cup, entrants: Sequence[SeatLabel], title: str, say: Say) -> str:
    """What `draw_tree` shows, round after round."""

    def describe(longest: int) -> list[str]:
        told = [f"{title}."]
        for column in range(part.columns):
            ties = [knot.tie for knot in sorted(part.knots, key=lambda one: one.row) if knot.column == column]
            found = say("picture-alt-next").join(_in_words(tie, entrants, longest, say) for tie in ties)
            told.append(say("cup-round", round=round_name(cup, part.first + column, say), ties=found))
        return told

    return fitting(describe)


def _in_words(tie: Tie, entrants: Sequence[SeatLabel], longest: int, say: Say) -> str:
    names = [short(_label(place, entrants, say).name, longest) for place in tie.places]
    if len(names) == 1:
        return say("cup-free", name=names[0])
    if tie.winner is None:
        return say("cup-open", one=names[0], other=names[1])
    won = tie.places.index(tie.winner)
    figures = "–".join([tie.figures[won], *(one for at, one in enumerate(tie.figures) if at != won)])
    return say("cup-beats", one=names[won], other=names[1 - won], figures=figures)


def _label(place: int, entrants: Sequence[SeatLabel], say: Say) -> SeatLabel:
    return entrants[place - 1] if place else SeatLabel(say("cup-computer"), computer=True)


def _columns(count: int) -> list[tuple[int, int]]:
    """From where to where each column goes."""
    wide = min((WIDTH - 2 * _EDGE - (count - 1) * _BETWEEN) // count, _WIDEST)
    left = (WIDTH - count * wide - (count - 1) * _BETWEEN) // 2
    return [(left + at * (wide + _BETWEEN), left + at * (wide + _BETWEEN) + wide) for at in range(count)]


def _box(knot: Knot, top: int) -> tuple[int, int]:
    """From where to where a tie goes downwards."""
    high = _LINE * len(knot.tie.places)
    middle = top + knot.row * _TIE - 11
    return round(middle - high / 2), round(middle + high / 2)


def _draw_line(image: Image.Image, knot: Knot, part: Part, columns: Sequence[tuple[int, int]], top: int) -> None:
    """Draw the way from a tie to the place of its winner in the next round."""
    if knot.onward is None:
        return
    to, place = knot.onward
    after = part.knots[to]
    above, below = _box(knot, top)
    start = columns[knot.column][1], (above + below) // 2
    end = columns[after.column][0], _box(after, top)[0] + _LINE * place + _LINE // 2
    bend = start[0] + _BETWEEN // 2
    draw = ImageDraw.Draw(image)
    draw.line((start, (bend, start[1]), (bend, end[1]), end), fill=colours.QUIET, width=_THICK)


def _draw_knot(
    image: Image.Image,
    knot: Knot,
    column: tuple[int, int],
    top: int,
    entrants: Sequence[SeatLabel],
    say: Say,
    *,
    is_final: bool,
) -> None:
    left, right = column
    above, below = _box(knot, top)
    felt.put_panel(image, (left, above, right, below), colours.PLATE, radius=10)
    tie = knot.tie
    figures = tie.figures or ("",) * len(tie.places)
    room = max(width_of(figure, Lettering.BLACK, _FIGURE) for figure in figures)
    for at, (place, figure) in enumerate(zip(tie.places, figures, strict=True)):
        has_won, middle = place == tie.winner and len(tie.places) > 1, above + _LINE * at + _LINE / 2
        is_out = tie.winner is not None and place != tie.winner
        ink = colours.GOLD if has_won else colours.QUIET if is_out or len(tie.places) == 1 else colours.TEXT
        label = _label(place, entrants, say)
        name, _ = lettered(label.name, Lettering.BOLD, say("tournament-picture-place", place=place))
        x = left + _PAD
        if is_final and has_won:
            medals.put_rank(image, 1, (x + _MEDAL / 2, middle), _MEDAL)
            x += _MEDAL + 8
        end = right - _PAD - (room + 8 if room else 0)
        lines = names.laid_out([SeatLabel(name, label.computer)], _NAMES, round(end - x))
        names.put_beside(image, lines, (x, middle), ink, colours.PLATE)
        write(image, (right - _PAD, middle + _FIGURE * 0.34), figure, Lettering.BLACK, _FIGURE, ink, "r")
    if len(tie.places) > 1:
        line = above + _LINE
        ImageDraw.Draw(image).line(((left + 6, line), (right - 7, line)), fill=colours.FELT, width=2)
