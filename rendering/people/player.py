"""A player's card: the rating with its curve over time, and a person's record in a game; and in words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from locales import Say
from rendering.avatars.avatar import put_together
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting, short
from rendering.people import medals, names
from rendering.people.rows import LONG, PlayerCard, Rating

_SCALE: Final = 3
"""How much larger lines are drawn before scaling down, for clean edges."""
_LINE: Final = 6
_DOT: Final = 11
_LABEL: Final = 30
_STEPS: Final = (1, 2, 5)
_MOST_LINES: Final = 4
_LEAST_SPAN: Final = 60
"""Points between the lowest and the highest line at least: a few matches change little, and should look so."""
_DOTTED: Final = 16
"""The most matches that each have a dot of their own."""
_SMALL_DOT: Final = 8

RULE: Final = colours.mix(colours.PLATE, colours.TEXT, 0.2)


class Area(NamedTuple):
    """Where the curve goes, in pixels of the picture."""

    left: int
    top: int
    right: int
    bottom: int


def draw_curve(image: Image.Image, curve: Sequence[Rating], area: Area) -> Area:
    """Draw the curve in `area`, on a plate, with values at its left; returns where it lies beside them.

    Each match is as far from the next, whenever it was played.
    """
    low, high = min(one.value for one in curve), max(one.value for one in curve)
    wider = max(_LEAST_SPAN - (high - low), 0) / 2
    low, high = low - wider, high + wider
    values = rules(low, high)
    low, high = min(low, values[0]), max(high, values[-1])
    labels = [f"{value:g}".replace("-", "−") for value in values]
    room = max(width_of(label, Lettering.PLAIN, _LABEL) for label in labels) + 14
    plot = Area(area.left + room, area.top, area.right, area.bottom)

    def down(value: float) -> float:
        share = (value - low) / (high - low)
        return plot.bottom - 8 - share * (plot.bottom - plot.top - 16)

    for value, label in zip(values, labels, strict=True):
        y = round(down(value))
        ImageDraw.Draw(image).line((plot.left, y, plot.right, y), fill=RULE, width=2)
        write(image, (plot.left - 12, y + 10), label, Lettering.PLAIN, _LABEL, colours.QUIET, "r")
    _paint(image, plot, [(x, down(one.value)) for x, one in zip(_places_across(len(curve), plot), curve, strict=True)])
    return plot


def rules(low: float, high: float) -> list[float]:
    """A few evenly spaced round values between two; at least one lies below the higher."""
    span = max(high - low, 1.0)
    size = 10.0 ** math.floor(math.log10(span / _MOST_LINES))
    step = next(size * times for times in (*_STEPS, 10) if span / (size * times) <= _MOST_LINES)
    first = math.ceil(low / step)
    last = max(math.floor(high / step), first + 1)
    return [number * step for number in range(first, last + 1)]


def _places_across(matches: int, plot: Area) -> list[float]:
    """Each match's horizontal position from the first to the last; a single one is at the right."""
    left, right = plot.left + 10, plot.right - 16
    return [right - (right - left) * (matches - 1 - number) / max(matches - 1, 1) for number in range(matches)]


def _paint(image: Image.Image, plot: Area, line: Sequence[tuple[float, float]]) -> None:
    """Draw the curve with a dot for the last match, and for each where they are few."""
    size = (plot.right - plot.left + 24, plot.bottom - plot.top + 24)
    corner = plot.left - 4, plot.top - 12
    placed = [((x - corner[0]) * _SCALE, (y - corner[1]) * _SCALE) for x, y in line]
    stroke = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE), 0)
    draw = ImageDraw.Draw(stroke)
    if len(placed) > 1:
        draw.line(placed, fill=255, width=_LINE * _SCALE, joint="curve")
    for number, (x, y) in enumerate(placed, 1):
        far = (_DOT if number == len(placed) else _SMALL_DOT) * _SCALE
        if number == len(placed) or len(placed) <= _DOTTED:
            draw.ellipse((x - far, y - far, x + far, y + far), fill=255)
    image.paste(colours.GOLD, corner, stroke.reduce(_SCALE))


_EDGE: Final = felt.RIM + 9
_PAD: Final = 18
_AVATAR: Final = 108
_NAMES: Final = ((1, 64), (1, 54), (1, 46), (2, 46), (2, 38), (2, 30), (3, 30))
_SMALL: Final = 30
_SERVER: Final = 0.65
"""How narrow the name of a server may be, beside usual letters."""
_RATING: Final = 76
_WITHIN: Final = 36
_HEAD_HIGH: Final = 178
_CURVE_HIGH: Final = 330
_NO_CURVE_HIGH: Final = 100
_TILE_HIGH: Final = 124
_LINE_HIGH: Final = 84
_GAP: Final = 10
_VALUE: Final = (48, 42, 36, 30)
_ON_A_LINE: Final = ((1, 38), (1, 34), (1, 30), (2, 30))


def draw_player(card: PlayerCard, look: Look, say: Say) -> Picture:
    """Name and rating, the curve, and the figures below."""
    top = _EDGE + _HEAD_HIGH
    below_curve = top + (_CURVE_HIGH if card.curve else _NO_CURVE_HIGH)
    below = _best_and_partner(card, say)
    image = felt.table(WIDTH, below_curve + _TILE_HIGH + _GAP + (_LINE_HIGH + _GAP) * len(below) + _EDGE)
    used = _draw_rating(image, card, say)
    room = WIDTH - 2 * _EDGE - 12
    left = _EDGE + 6
    if card.person is not None:
        put_together(image, [card.person], (left, _EDGE + 62), _AVATAR, say)
        left += _AVATAR + 20
    lines = names.laid_out([SeatLabel(card.name)], _NAMES, room - used - 30 - (left - _EDGE - 6))
    names.put_beside(image, lines, (left, _EDGE + 58), colours.TEXT, colours.FELT)
    subtitle = narrowed(*lettered(card.subtitle, Lettering.PLAIN, "–"), (_SMALL,), room, _SERVER)
    write(image, (_EDGE + 6, _EDGE + 156), *subtitle, colours.QUIET)
    _draw_curve(image, card, (top, below_curve), say)
    top = below_curve + _GAP
    thirds = _across(3)
    wins = say("picture-player-wins-share", wins=card.wins, share=share_of(card)) if card.matches else "–"
    _draw_tile(image, thirds[0], top, say("picture-player-matches"), str(card.matches))
    _draw_tile(image, thirds[1], top, say("picture-player-wins"), wins)
    _draw_tile(image, thirds[2], top, say("picture-player-streak"), streak_text(card, say), golden=card.streak > 0)
    top += _TILE_HIGH + _GAP
    for label, value, beside in below:
        _draw_line(image, top, label, value, beside)
        top += _LINE_HIGH + _GAP
    return Picture(encode(image, look.felt), "player.png")


def _best_and_partner(card: PlayerCard, say: Say) -> list[tuple[str, str, str]]:
    """What there is to say of them: a label, what it is, and what stands at the far right."""
    found = [(say("picture-player-best"), card.best, "")] if card.best else []
    if card.partner:
        beside = say("picture-player-together", matches=card.partner_matches)
        found.append((say("picture-player-partner"), card.partner, beside))
    return found


def share_of(card: PlayerCard) -> int:
    """The percentage of matches won."""
    return round(100 * card.wins / card.matches) if card.matches else 0


def streak_text(card: PlayerCard, say: Say) -> str:
    """Matches won or lost in a row."""
    if not card.streak:
        return "–"
    return say("picture-player-won-last" if card.streak > 0 else "picture-player-lost-last", matches=abs(card.streak))


def rating_texts(rating: Rating) -> tuple[str, str]:
    """The rating and how far it may be off."""
    return f"{rating.value:.0f}".replace("-", "−"), f"±{rating.within:.0f}"


def day_text(rating: Rating, say: Say) -> str:
    day = rating.day
    return say("picture-day", day=day.day, month=day.month, year=str(day.year))


def _across(tiles: int) -> list[tuple[int, int]]:
    """The left and right edge of each of this many tiles."""
    wide = (WIDTH - 2 * _EDGE - _GAP * (tiles - 1)) / tiles
    return [
        (round(_EDGE + number * (wide + _GAP)), round(_EDGE + number * (wide + _GAP) + wide)) for number in range(tiles)
    ]


def _draw_rating(image: Image.Image, card: PlayerCard, say: Say) -> int:
    """Draw the rating and the place at the right; returns how wide they are."""
    right = WIDTH - _EDGE - 6
    if not card.curve:
        words = say("picture-player-unrated")
        return write(image, (right, _EDGE + 68), words, Lettering.BOLD, _WITHIN, colours.QUIET, "r")
    figure, within = rating_texts(card.curve[-1])
    wide = write(image, (right, _EDGE + 64), within, Lettering.PLAIN, _WITHIN, colours.QUIET, "r") + 10
    ink = colours.QUIET if card.provisional else colours.GOLD
    wide += write(image, (right - wide, _EDGE + 64), figure, Lettering.BLACK, _RATING, ink, "r")
    words = say("picture-player-provisional") if card.provisional else say("picture-player-rating")
    if card.place is not None:
        words = say("picture-player-place", place=card.place) + " · " + words
    below = write(image, (right, _EDGE + 110), words, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
    if card.place is not None and card.place <= 3:
        medals.put_rank(image, card.place, (right - below - 38, _EDGE + 99), 54)
        below += 68
    return max(wide, below)


def _draw_curve(image: Image.Image, card: PlayerCard, band: tuple[int, int], say: Say) -> None:
    """Draw the curve between two heights."""
    top, bottom = band
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, bottom), colours.PLATE)
    if not card.curve:
        words = say("picture-player-no-curve")
        write(image, (WIDTH / 2, (top + bottom) / 2 + 10), words, Lettering.PLAIN, 32, colours.QUIET, "m")
        return
    area = Area(_EDGE + _PAD, top + 22, WIDTH - _EDGE - _PAD + 6, bottom - 54)
    plot = draw_curve(image, card.curve, area)
    base = bottom - 18
    last = day_text(card.curve[-1], say)
    write(image, (plot.right - 6, base), last, Lettering.PLAIN, _LABEL, colours.QUIET, "r")
    if card.curve[0].day != card.curve[-1].day:
        write(image, (plot.left + 6, base), day_text(card.curve[0], say), Lettering.PLAIN, _LABEL, colours.QUIET)


def _draw_tile(
    image: Image.Image,
    across: tuple[int, int],
    top: int,
    label: str,
    value: str,
    *,
    golden: bool = False,
) -> None:
    """Draw a label over a value."""
    left, right = across
    felt.put_panel(image, (left, top, right, top + _TILE_HIGH), colours.PLATE)
    room = right - left - 2 * _PAD
    write(image, (left + _PAD, top + 42), label, Lettering.PLAIN, _LABEL, colours.QUIET)
    words, letters = lettered(value, Lettering.BLACK, "–")
    ink = colours.GOLD if golden else colours.TEXT
    write(image, (left + _PAD, top + 96), *narrowed(words, letters, _VALUE, room), ink)


def _draw_line(image: Image.Image, top: int, label: str, value: str, beside: str = "") -> None:
    """Draw a label and its value on one line from edge to edge; `beside` is at the far right, if there is room."""
    right = WIDTH - _EDGE - _PAD
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, top + _LINE_HIGH), colours.PLATE)
    x = _EDGE + _PAD
    x += write(image, (x, top + 53), label, Lettering.PLAIN, _LABEL, colours.QUIET) + 20
    if beside:
        right -= write(image, (right, top + 53), beside, Lettering.PLAIN, _LABEL, colours.QUIET, "r") + 20
    lines = names.laid_out([SeatLabel(value)], _ON_A_LINE, right - x)
    names.put_beside(image, lines, (x, top + _LINE_HIGH / 2), colours.TEXT, colours.PLATE)


def alt_player(card: PlayerCard, say: Say) -> str:
    """What `draw_player` shows; of the curve, its start, its highest and its lowest point."""
    return fitting(partial(_told, card, say))


def _told(card: PlayerCard, say: Say, longest: int) -> Iterator[str]:
    known = [say("picture-player-place", place=card.place)] if card.place is not None else []
    known += [say("picture-player-unrated")] if not card.curve else []
    yield ", ".join([short(card.name, longest), short(card.subtitle, LONG), *known]) + "."
    if card.curve:
        yield from _curve_words(card, say)
    wins = {"matches": card.matches, "wins": card.wins, "share": share_of(card)}
    yield say("picture-alt-player-done", streak=streak_text(card, say), **wins)
    if card.best:
        yield say("picture-alt-player-best", best=short(card.best, LONG))
    if card.partner:
        partner = short(card.partner, longest)
        yield say("picture-alt-player-partner", partner=partner, matches=card.partner_matches)


def _curve_words(card: PlayerCard, say: Say) -> Iterator[str]:
    first, last = card.curve[0], card.curve[-1]
    rating, within = rating_texts(last)
    yield say("picture-alt-player-rated", rating=rating, within=within.lstrip("±"), day=day_text(last, say))
    if card.provisional:
        yield say("picture-alt-player-provisional")
    if len(card.curve) > 1:
        begun, _ = rating_texts(first)
        by_value = sorted(card.curve, key=lambda one: one.value)
        low, high = rating_texts(by_value[0])[0], rating_texts(by_value[-1])[0]
        day = day_text(first, say)
        facts = {"first": begun, "day": day, "low": low, "high": high}
        yield say("picture-alt-player-curve", matches=len(card.curve), **facts)
