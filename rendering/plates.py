"""Name plates: who sits where, and how it stands with them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.cards import Suit
from locales import Say
from rendering import colours, marks
from rendering.felt import put_panel
from rendering.fonts import Lettering, cut, lettered, width_of, write
from rendering.position import Position
from rendering.values import Look, SeatLabel

HEIGHT: Final = 86
_PAD: Final = 16
_MARK: Final = 22
_BADGE: Final = 27
_NAME: Final = (31, 26)
"""Sizes of names: the smaller one where a name would not fit otherwise."""
_SMALL: Final = 24
_ICON: Final = 23
_LEAST: Final = 172


class Facts(NamedTuple):
    """What stands on a plate; the same facts are the same picture."""

    name: str
    seat: int
    side: int
    cards: int
    tricks: int
    status: str
    """A key of the catalogue, or empty."""
    turn: bool
    takes: bool
    dealer: bool
    made: Suit | None
    """The trump this seat made."""
    computer: bool
    away: bool

    @property
    def badges(self) -> tuple[str, ...]:
        signs = {"dealer": self.dealer, "made": self.made is not None, "computer": self.computer, "away": self.away}
        return tuple(sign for sign, shown in signs.items() if shown)

    @property
    def counts(self) -> tuple[tuple[marks.Icon, str], ...]:
        tricks = ((marks.TRICK, str(self.tricks)),) if self.tricks else ()
        return (marks.CARDS, str(self.cards)), *tricks


def facts_of(position: Position, seat: int, label: SeatLabel) -> Facts:
    """What to write on the plate of a seat."""
    return Facts(
        name=label.name,
        seat=seat,
        side=position.sides[seat - 1],
        cards=position.hand_sizes[seat - 1],
        tricks=position.tricks[seat - 1],
        status=_status(position, seat, label),
        turn=seat in position.actors,
        takes=seat == position.taker,
        dealer=seat == position.dealer,
        made=position.trump if seat in position.makers else None,
        computer=label.computer,
        away=label.away,
    )


def _status(position: Position, seat: int, label: SeatLabel) -> str:
    """The one thing most worth saying about a seat now; empty where there is none."""
    called = dict(position.calls).get(seat)
    if seat == position.taker:
        return "picture-wins-trick"
    if seat in position.actors:
        return f"picture-turn-{position.phase.value}" if position.phase.value in _TURNS else "picture-turn"
    if called:
        return f"picture-{called}"
    if seat == position.leader:
        return "picture-led"
    return "picture-away" if label.away else ""


_TURNS: Final = ("trumps", "play")


@lru_cache(maxsize=128)
def plate(facts: Facts, look: Look, say: Say, room: int) -> Image.Image:
    """The plate, at most `room` pixels wide, on felt."""
    status = say(facts.status) if facts.status else ""
    around = 2 * _PAD + (_MARK + 8) * (2 if facts.turn else 1) + (_BADGE + 7) * len(facts.badges)
    name, letters = lettered(facts.name, Lettering.BOLD, say("picture-seat", seat=facts.seat))
    size = next((size for size in _NAME if width_of(name, letters, size) <= room - around), _NAME[-1])
    name = cut(name, letters, size, room - around)
    counts = sum(_ICON + 5 + width_of(text, Lettering.PLAIN, _SMALL) + 14 for _, text in facts.counts)
    lower = 2 * _PAD + counts + width_of(status, Lettering.PLAIN, _SMALL)
    width = min(max(around + width_of(name, letters, size), lower, _LEAST), room)
    image = Image.new("RGB", (width, HEIGHT), colours.FELT)
    edge = colours.GOLD if facts.turn else colours.SIDE_COLOURS[facts.side]
    put_panel(image, (0, 0, width, HEIGHT), colours.PLATE, edge, 5 if facts.turn else 3)
    _draw_name(image, facts, look, say, name, letters, size)
    _draw_counts(image, facts, status)
    return image


def _draw_name(
    image: Image.Image, facts: Facts, look: Look, say: Say, name: str, letters: Lettering, size: int
) -> None:
    x, base = _PAD, 38
    if facts.turn:
        marks.put_shape(image, marks.ARROW, (x, base - _MARK + 1), _MARK, colours.GOLD)
        x += _MARK + 8
    marks.put_side(image, facts.side, (x, base - _MARK + 2), _MARK)
    x += _MARK + 8
    write(image, (x, base), name, letters, size, colours.TEXT)
    right = image.width - _PAD + 5
    for badge in reversed(facts.badges):
        right -= _BADGE + 7
        at = right + 2, base - _BADGE + 4
        if badge == "dealer":
            marks.put_chip(image, say("picture-dealer-letter"), at, _BADGE)
        elif badge == "made" and facts.made is not None:
            marks.put_tile(image, facts.made, at, _BADGE, colours.suit_colour(facts.made, look.four_colours))
        else:
            icon = marks.ROBOT if badge == "computer" else marks.MOON
            marks.put_icon(image, icon, at, _BADGE, colours.QUIET, colours.PLATE)


def _draw_counts(image: Image.Image, facts: Facts, status: str) -> None:
    x, base = _PAD, 71
    for icon, text in facts.counts:
        marks.put_icon(image, icon, (x, base - _ICON + 3), _ICON, colours.QUIET, colours.PLATE)
        x += _ICON + 5
        x += write(image, (x, base), text, Lettering.PLAIN, _SMALL, colours.QUIET) + 14
    right = image.width - _PAD
    shown = cut(status, Lettering.PLAIN, _SMALL, right + 6 - x)
    write(
        image,
        (right, base),
        shown,
        Lettering.PLAIN,
        _SMALL,
        colours.GOLD if facts.turn or facts.takes else colours.QUIET,
        "r",
    )
