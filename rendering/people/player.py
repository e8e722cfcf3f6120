"""A player's card: the rating with its curve, and a person's record in a game."""

from __future__ import annotations

from typing import Final

from PIL import Image

from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.values import Look, Picture
from rendering.people import medals
from rendering.people.curve import Area, draw_curve
from rendering.people.rows import PlayerCard, Rating

WIDTH: Final = 1000
HEIGHT: Final = 842
_EDGE: Final = felt.RIM + 20
_PAD: Final = 22
_NAME: Final = (62, 52, 44)
_SMALL: Final = 28
_RATING: Final = 76
_WITHIN: Final = 34
_CURVE: Final = (_EDGE + 138, _EDGE + 472)
"""The top and bottom of the curve."""
_TILE_HIGH: Final = 136
_GAP: Final = 14
_LABEL: Final = 26
_VALUE: Final = (48, 42, 36, 31, 27)


def draw_player(card: PlayerCard, look: Look, say: Say) -> Picture:
    """Name and rating, the curve, and the figures below."""
    image = felt.table(WIDTH, HEIGHT)
    used = _draw_rating(image, card, say)
    room = WIDTH - 2 * _EDGE - used - 30
    name, letters = lettered(card.name, Lettering.BLACK, "–")
    size = next((size for size in _NAME if width_of(name, letters, size) <= room), _NAME[-1])
    write(image, (_EDGE + 6, _EDGE + 62), cut(name, letters, size, room), letters, size, colours.TEXT)
    below = cut(lettered(card.subtitle, Lettering.PLAIN, "–")[0], Lettering.PLAIN, _SMALL, room)
    write(image, (_EDGE + 6, _EDGE + 108), below, Lettering.PLAIN, _SMALL, colours.QUIET)
    _draw_curve(image, card, say)
    top = _CURVE[1] + _GAP
    thirds = _across(3)
    wins = say("picture-player-wins-share", wins=card.wins, share=share_of(card)) if card.matches else "–"
    _draw_tile(image, thirds[0], top, say("picture-player-matches"), str(card.matches))
    _draw_tile(image, thirds[1], top, say("picture-player-wins"), wins)
    _draw_tile(image, thirds[2], top, say("picture-player-streak"), streak_text(card, say), golden=card.streak > 0)
    top += _TILE_HIGH + _GAP
    halves = _across(2)
    _draw_tile(image, halves[0], top, say("picture-player-best"), card.best or "–")
    beside = say("picture-player-together", matches=card.partner_matches) if card.partner else ""
    _draw_tile(image, halves[1], top, say("picture-player-partner"), card.partner or "–", beside)
    return Picture(encode(image, look.felt), "player.png")


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
        return write(image, (right, _EDGE + 62), words, Lettering.BOLD, _WITHIN, colours.QUIET, "r")
    figure, within = rating_texts(card.curve[-1])
    wide = write(image, (right, _EDGE + 64), within, Lettering.PLAIN, _WITHIN, colours.QUIET, "r") + 10
    ink = colours.QUIET if card.provisional else colours.GOLD
    wide += write(image, (right - wide, _EDGE + 64), figure, Lettering.BLACK, _RATING, ink, "r")
    words = say("picture-player-provisional") if card.provisional else say("picture-player-rating")
    if card.place is not None:
        words = say("picture-player-place", place=card.place) + " · " + words
    below = write(image, (right, _EDGE + 108), words, Lettering.PLAIN, _SMALL, colours.QUIET, "r")
    if card.place is not None and card.place <= 3:
        medals.put_rank(image, card.place, (right - below - 36, _EDGE + 98), 48)
        below += 64
    return max(wide, below)


def _draw_curve(image: Image.Image, card: PlayerCard, say: Say) -> None:
    top, bottom = _CURVE
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, bottom), colours.PLATE)
    if not card.curve:
        words = say("picture-player-no-curve")
        write(image, (WIDTH / 2, (top + bottom) / 2 + 10), words, Lettering.PLAIN, 32, colours.QUIET, "m")
        return
    area = Area(_EDGE + _PAD, top + 20, WIDTH - _EDGE - _PAD + 6, bottom - 50)
    plot = draw_curve(image, card.curve, area)
    base = bottom - 18
    last = day_text(card.curve[-1], say)
    write(image, (plot.right - 6, base), last, Lettering.PLAIN, _LABEL - 2, colours.QUIET, "r")
    if card.curve[0].day != card.curve[-1].day:
        write(image, (plot.left + 6, base), day_text(card.curve[0], say), Lettering.PLAIN, _LABEL - 2, colours.QUIET)


def _draw_tile(
    image: Image.Image,
    across: tuple[int, int],
    top: int,
    label: str,
    value: str,
    beside: str = "",
    *,
    golden: bool = False,
) -> None:
    """Draw a label over a value; `beside` is at the right of the label."""
    left, right = across
    felt.put_panel(image, (left, top, right, top + _TILE_HIGH), colours.PLATE)
    room = right - left - 2 * _PAD
    wide = write(image, (left + _PAD, top + 44), label, Lettering.PLAIN, _LABEL, colours.QUIET)
    if beside:
        words = cut(beside, Lettering.PLAIN, _LABEL, room - wide - 20)
        write(image, (right - _PAD, top + 44), words, Lettering.PLAIN, _LABEL, colours.QUIET, "r")
    words, letters = lettered(value, Lettering.BLACK, "–")
    size = next((size for size in _VALUE if width_of(words, letters, size) <= room), _VALUE[-1])
    ink = colours.GOLD if golden else colours.TEXT
    write(image, (left + _PAD, top + 104), cut(words, letters, size, room), letters, size, ink)
