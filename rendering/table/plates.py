"""Name plates: who sits where, and how they are doing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from locales import Say
from rendering.canvas import colours, marks
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.handwriting import figures, signed
from rendering.canvas.lines import Line, line_width, put_line
from rendering.canvas.values import Look, SeatLabel
from rendering.cards.sprites import sprite
from rendering.table.plan import PLATE_HIGH
from rendering.table.position import Position

TAB_HIGH: Final = 34
_PAD: Final = 16
_MARK: Final = 22
_BADGE: Final = 27
_NAME: Final = (31, 26)
"""Sizes of names: the smaller one for a name that would not fit otherwise."""
TAB_LETTERS: Final = 24
TAB_ICON: Final = 23
_LEAST: Final = 172
_SHOWN: Final = 48
"""The width of a card shown beside a name."""
_PARTNER_ROOM: Final = 110
"""Room for the name of who plays the dummy."""


class Facts(NamedTuple):
    """What a plate shows; equal facts give equal pictures."""

    name: str
    seat: int
    side: int
    cards: int
    tricks: int
    status: str
    turn: bool
    takes: bool
    dealer: bool
    made: Suit | None
    """The trump this seat made."""
    shown: tuple[Card, ...]
    """Cards of its hand that everybody has seen."""
    computer: bool
    away: bool
    won: bool
    result: tuple[int, int] | None = None
    """What the deal brought and the resulting score, if both are this seat's own."""

    @property
    def badges(self) -> tuple[str, ...]:
        signs = {
            "won": self.won,
            "dealer": self.dealer,
            "made": self.made is not None and not self.shown,
            "computer": self.computer,
            "away": self.away,
        }
        return tuple(sign for sign, is_so in signs.items() if is_so)

    @property
    def counts(self) -> tuple[tuple[marks.Icon, str], ...]:
        if self.result is not None:
            return ()
        tricks = ((marks.TRICK, str(self.tricks)),) if self.tricks else ()
        return (marks.CARDS, str(self.cards)), *tricks


def facts_of(position: Position, seat: int, labels: Sequence[SeatLabel], say: Say) -> Facts:
    """What to write on a seat's plate."""
    label = labels[seat - 1]
    if seat == position.dummy:
        label = SeatLabel(say("picture-dummy"))
    side, extras = position.sides[seat - 1], position.extras
    return Facts(
        name=label.name,
        seat=seat,
        side=side,
        cards=position.hand_sizes[seat - 1],
        tricks=position.tricks[seat - 1],
        status=_status(position, seat, labels, say),
        turn=seat in position.turn,
        takes=seat == position.taker,
        dealer=seat == position.dealer,
        made=position.trump if seat in position.makers else None,
        shown=position.shown[seat - 1],
        computer=label.computer,
        away=label.away,
        won=any(standing.won and standing.side == side for standing in position.standings) or seat in extras.winners,
        result=extras.result[seat - 1] if extras.result else None,
    )


def _status(position: Position, seat: int, labels: Sequence[SeatLabel], say: Say) -> str:
    """The one thing most worth saying about a seat now; empty if there is none."""
    if position.extras.result:
        change, score = position.extras.result[seat - 1]
        return f"{signed(change)} → {figures(score)}"
    if seat == position.taker:
        return say("picture-wins-trick")
    if seat == position.dummy and position.partner is not None and not position.over:
        name = lettered(labels[position.partner - 1].name, Lettering.PLAIN, say("picture-seat", seat=position.partner))
        return say("picture-played-by", name=cut(*name, TAB_LETTERS, _PARTNER_ROOM))
    if seat in position.turn:
        return say(f"picture-turn-{position.asked}")
    if seat == position.leader and not position.over:
        return say("picture-led")
    return say("picture-away") if labels[seat - 1].away else ""


@lru_cache(maxsize=256)
def plate(facts: Facts, look: Look, say: Say, room: int) -> Image.Image:
    """The plate, at most `room` pixels wide, on felt."""
    shown = len(facts.shown) * (_SHOWN + 8)
    inner = room - shown
    around = 2 * _PAD + (_MARK + 8) * (2 if facts.turn else 1) + (_BADGE + 7) * len(facts.badges)
    name, letters = lettered(facts.name, Lettering.BOLD, say("picture-seat", seat=facts.seat))
    size = next((size for size in _NAME if width_of(name, letters, size) <= inner - around), _NAME[-1])
    name = cut(name, letters, size, inner - around)
    counts = sum(TAB_ICON + 5 + width_of(text, Lettering.PLAIN, TAB_LETTERS) + 14 for _, text in facts.counts)
    lower = 2 * _PAD + counts + width_of(facts.status, Lettering.PLAIN, TAB_LETTERS)
    width = min(max(around + width_of(name, letters, size), lower, _LEAST), inner)
    image = Image.new("RGB", (width + shown, PLATE_HIGH), colours.FELT)
    edge = colours.GOLD if facts.turn else colours.SIDE_COLOURS[facts.side]
    put_panel(image, (0, 0, *image.size), colours.PLATE, edge, 5 if facts.turn else 3)
    _draw_name(image, width, facts, look, say, name, letters, size)
    _draw_counts(image, width, facts)
    for number, card in enumerate(facts.shown):
        middle = width - 4 + number * (_SHOWN + 8) + _SHOWN / 2
        sprite(card, look, _SHOWN).put(image, (middle, PLATE_HIGH / 2))
    return image


def _draw_name(
    image: Image.Image, width: int, facts: Facts, look: Look, say: Say, name: str, letters: Lettering, size: int
) -> None:
    x, base = _PAD, 38
    if facts.turn:
        marks.put_shape(image, marks.ARROW, (x, base - _MARK + 1), _MARK, colours.GOLD)
        x += _MARK + 8
    marks.put_side(image, facts.side, (x, base - _MARK + 2), _MARK)
    x += _MARK + 8
    write(image, (x, base), name, letters, size, colours.TEXT)
    right = width - _PAD + 5
    for badge in reversed(facts.badges):
        right -= _BADGE + 7
        at = right + 2, base - _BADGE + 4
        if badge == "dealer":
            marks.put_chip(image, say("picture-dealer-letter"), at, _BADGE)
        elif badge == "made" and facts.made is not None:
            marks.put_tile(image, facts.made, at, _BADGE, colours.suit_colour(facts.made, look.four_colours))
        elif badge == "won":
            marks.put_shape(image, marks.CROWN, at, _BADGE, colours.GOLD)
        else:
            icon = marks.ROBOT if badge == "computer" else marks.MOON
            marks.put_icon(image, icon, at, _BADGE, colours.QUIET, colours.PLATE)


def _draw_counts(image: Image.Image, width: int, facts: Facts) -> None:
    x, base = _PAD, 71
    for icon, text in facts.counts:
        marks.put_icon(image, icon, (x, base - TAB_ICON + 3), TAB_ICON, colours.QUIET, colours.PLATE)
        x += TAB_ICON + 5
        x += write(image, (x, base), text, Lettering.PLAIN, TAB_LETTERS, colours.QUIET) + 14
    right = width - _PAD
    status = cut(facts.status, Lettering.PLAIN, TAB_LETTERS, right + 6 - x)
    told = facts.result is not None
    ink = colours.GOLD if facts.turn or facts.takes or (facts.won and told) else colours.TEXT if told else colours.QUIET
    write(image, (right, base), status, Lettering.BOLD if told else Lettering.PLAIN, TAB_LETTERS, ink, "r")


@lru_cache(maxsize=64)
def call_tab(line: Line, look: Look, *, golden: bool, declares: bool = False) -> Image.Image:
    """A call as a tab, its suit as a sign; golden if it is the contract, with a mark for its declarers."""
    mark = TAB_ICON + 2 if declares else 0
    image = Image.new("RGB", (line_width(line, Lettering.BOLD, TAB_LETTERS) + 24 + mark, TAB_HIGH), colours.FELT)
    put_panel(image, (0, 0, *image.size), colours.GOLD if golden else colours.PAPER)
    if declares:
        marks.put_shape(image, marks.ARROW, (11, 9), 17, colours.INK)
    put_line(image, (12 + mark, TAB_HIGH - 10), line, Lettering.BOLD, TAB_LETTERS, colours.INK, look)
    return image


@lru_cache(maxsize=64)
def tab(word: str, lasting: bool) -> Image.Image:
    """Something said, as a tab to hang on a plate; golden if it holds for the deal."""
    width = width_of(word, Lettering.BOLD, TAB_LETTERS) + 24
    fill = colours.GOLD if lasting else colours.PAPER
    image = Image.new("RGB", (width, TAB_HIGH), colours.FELT)
    put_panel(image, (0, 0, *image.size), fill)
    write(image, (width / 2, TAB_HIGH - 10), word, Lettering.BOLD, TAB_LETTERS, colours.INK, "m")
    return image
