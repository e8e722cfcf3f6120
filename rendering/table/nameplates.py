"""Name plates: who sits where, and how they are doing.

Those at the top and the bottom lie, the avatar at the left of the name; those at the sides stand, the avatar above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.avatars.avatar import Avatar, avatar, avatar_of, grounds
from rendering.canvas import colours, marks
from rendering.canvas.chalk import figures, signed
from rendering.canvas.colours import RGB
from rendering.canvas.felt import put_panel
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.letters.graphemes import ELLIPSIS
from rendering.canvas.values import LEAST_LETTER, Look, SeatLabel
from rendering.cards.small_cards import put_tiles, tiles_size
from rendering.table.naming import Lines, name_lines, word_lines
from rendering.table.position import Position

LYING_HIGH: Final = 104
LYING_ROOM: Final = 388
"""The height of a plate that lies, and its greatest width where nothing else says so."""
_LEAST: Final = 300
_AVATAR: Final = 88
_SMALL_AVATAR: Final = 56
"""Where a name, or what is due, would be cut beside the usual one."""
_NAMES: Final = (38, 36, 33, LEAST_LETTER)
_BESIDE: Final = 129
"""Where the name begins, from the plate's left edge."""
_PAD: Final = 15
_SMALL: Final = LEAST_LETTER
_ICON: Final = 28
_LINE: Final = 34
"""From one line to the next."""
_TURN: Final = 6
"""The gold edge of whoever is on turn."""
_AND: Final = " · "
_PARTNER_ROOM: Final = 136
"""Room for the name of who plays the dummy."""
_CLEAR: Final = 8
"""What letters keep clear of the edges of a plate that stands."""
MOST_LINES: Final = 5
"""Lines of a name on a plate that stands, where there is room below."""


class Standing(NamedTuple):
    """Measures of a plate that stands."""

    wide: int
    least: int
    """Its height where nobody has more to say."""
    avatar: int
    names: tuple[int, ...]


STANDING: Final = Standing(160, 226, 92, (32, LEAST_LETTER))
CROWDED: Final = Standing(156, 214, 78, (LEAST_LETTER,))
"""With two on a side."""


class Fit(NamedTuple):
    """What a plate that stands gives up where there is little room below."""

    lines: int
    """The most lines of the name."""
    avatar: int = 0
    """The avatar's size; 0: as usual."""


FITS: Final = (
    *(Fit(lines, face) for lines in range(MOST_LINES, 2, -1) for face in (0, _SMALL_AVATAR)),
    Fit(2),
)
"""From the most room to the least."""


class Facts(NamedTuple):
    """What a plate shows; equal facts give equal pictures."""

    name: str
    seat: int
    avatar: Avatar
    cards: int
    tricks: int
    status: str
    away: str = ""
    """That somebody is away, in words; empty if they are not."""
    turn: bool = False
    takes: bool = False
    won: bool = False
    shown: tuple[Card, ...] = ()
    """Cards of its hand that everybody has seen."""
    result: tuple[int, int] | None = None
    """What the deal brought and the resulting score, if both are this seat's own."""
    over: bool = False

    @property
    def also(self) -> str:
        """What is said as well where there is room."""
        return self.away if self.away != self.status else ""

    @property
    def counts(self) -> tuple[tuple[marks.Icon, str], ...]:
        held = () if self.over else ((marks.CARDS, str(self.cards)),)
        taken = ((marks.TRICK, str(self.tricks)),) if self.tricks or (self.over and self.result is None) else ()
        return (*held, *taken)

    @property
    def ink(self) -> RGB:
        """The colour of the status."""
        if self.status == self.away:
            return colours.QUIET
        if self.turn or self.takes or self.won:
            return colours.GOLD
        return colours.QUIET if self.result is None else colours.TEXT


def facts_of(position: Position, seat: int, labels: Sequence[SeatLabel], say: Say) -> Facts:
    """What to write on a seat's plate."""
    label, extras = labels[seat - 1], position.extras
    ground = grounds(labels)[seat - 1]
    if seat == position.dummy:
        label, ground = SeatLabel(say("picture-dummy")), colours.NOBODY
    side = position.sides[seat - 1]
    won = any(standing.won and standing.side == side for standing in position.standings) or seat in extras.winners
    status = _status(position, seat, labels, say)
    away = say("picture-away") if label.away else ""
    return Facts(
        name=label.name,
        seat=seat,
        avatar=avatar_of(
            label,
            ground,
            seat,
            say,
            side=side,
            star=seat in (*position.makers, *extras.declarers),
            won=won,
            dealer=seat == position.dealer,
        ),
        cards=position.hand_sizes[seat - 1],
        tricks=position.tricks[seat - 1],
        status=status or away,
        away=away,
        turn=seat in position.turn,
        takes=seat == position.taker,
        won=won,
        shown=position.shown[seat - 1],
        result=extras.result[seat - 1] if extras.result else None,
        over=position.over,
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
        return say("picture-played-by", name=cut(*name, _SMALL, _PARTNER_ROOM))
    if seat in position.turn:
        return say(f"picture-turn-{position.asked}")
    if seat == position.leader and not position.over:
        return say("picture-led")
    return ""


@lru_cache(maxsize=128)
def lying(facts: Facts, look: Look, say: Say, room: int = LYING_ROOM, widest: int = 0) -> Image.Image:
    """A plate of `LYING_HIGH`, as wide as the name needs and at most `room` wide, on felt.

    `widest`: how wide it may be where the name would be cut otherwise.
    """
    wide, high = tiles_size(facts.shown)
    shown = wide + 12 if facts.shown else 0
    name, letters = _name(facts, say)
    face, beside, inner, written = _AVATAR, _BESIDE, room, Lines((), 0)
    widest = max(room, widest)
    tries = (_AVATAR, room), (_AVATAR, widest), (_SMALL_AVATAR, widest)
    for face, room in tries:
        beside = _BESIDE - _AVATAR + face
        inner = room - beside - _PAD - shown
        written = name_lines(name, letters, _NAMES, inner, 1)
        if written.texts[0] != name:
            written = name_lines(name, letters, _NAMES[-1:], inner)
        counts, status = _lower(facts, inner)
        if not (written.is_cut or status.endswith(ELLIPSIS)):
            break
    lower = _counts_width(counts) + (14 if counts and status else 0) + _width(status, facts)
    text = max(*(width_of(line, letters, written.size) for line in written.texts), lower)
    image = Image.new("RGB", (min(max(beside + text + _PAD + shown, _LEAST), room), LYING_HIGH), colours.FELT)
    _put_ground(image, facts)
    avatar(facts.avatar, face).put(image, (8 + _PAD // 2 + face / 2, LYING_HIGH / 2))
    bases = (46, 85) if len(written.texts) == 1 else (31, 60, 90)
    for base, line in zip(bases, written.texts, strict=False):
        write(image, (beside, base), line, letters, written.size, colours.TEXT)
    x = beside + _put_counts(image, counts, beside, bases[-1])
    _put_status(image, facts, status, (x + (14 if counts else 0), bases[-1]), "l")
    if facts.shown:
        put_tiles(image, facts.shown, (image.width - _PAD - wide, (LYING_HIGH - high) // 2), look)
    return image


@lru_cache(maxsize=128)
def standing(facts: Facts, look: Look, say: Say, measure: Standing = STANDING, fit: Fit = FITS[0]) -> Image.Image:
    """A plate as wide as `measure` says and as high as what it tells, on felt."""
    room = measure.wide - 2 * _CLEAR
    name, letters = _name(facts, say)
    written = name_lines(name, letters, measure.names, room, fit.lines)
    told = word_lines(facts.status, _bold(facts), _SMALL, room) if facts.status else ()
    crowded = measure is CROWDED
    told = (*told, facts.also) if facts.also and len(told) < 2 and not crowded else tuple(told)
    counts = facts.counts[:1] if crowded and facts.shown else facts.counts
    wide, high = tiles_size(facts.shown)
    shown = (high - _LINE + 8 if crowded else high + 10) if facts.shown else 0
    lines = len(written.texts) + bool(counts) + len(told)
    face = fit.avatar or measure.avatar
    content = 12 + face + 8 + _LINE * lines + 6 + 14 + shown
    image = Image.new("RGB", (measure.wide, max(content, measure.least)), colours.FELT)
    _put_ground(image, facts)
    middle, top = measure.wide / 2, 12 + (image.height - content) // 2
    avatar(facts.avatar, face).put(image, (middle, top + face / 2))
    base = top + face + 2
    for line in written.texts:
        base += _LINE
        write(image, (middle, base), line, letters, written.size, colours.TEXT, "m")
    base += 6
    if counts:
        base += _LINE
        beside = wide + 12 if crowded and facts.shown else 0
        left = round(middle - (_counts_width(counts) + beside) / 2)
        _put_counts(image, counts, left, base + (shown // 2 if beside else 0))
        if beside:
            put_tiles(image, facts.shown, (left + _counts_width(counts) + 12, base - _LINE + 8), look)
            base += shown
    for line in told:
        base += _LINE
        _put_status(image, facts, line, (middle, base), "m")
    if facts.shown and not crowded:
        put_tiles(image, facts.shown, (round(middle - wide / 2), base + 16), look)
    return image


def _put_ground(image: Image.Image, facts: Facts) -> None:
    put_panel(image, (0, 0, *image.size), colours.PLATE, colours.GOLD if facts.turn else None, _TURN)


def _name(facts: Facts, say: Say) -> tuple[str, Lettering]:
    return lettered(facts.name, Lettering.BOLD, say("picture-seat", seat=facts.seat))


def _lower(facts: Facts, room: int) -> tuple[tuple[tuple[marks.Icon, str], ...], str]:
    """What fits below the name: all, or what is said of somebody before the number of their tricks and cards."""
    counts = facts.counts
    for kept in (counts, counts[:1], ()):
        for status in dict.fromkeys((_AND.join(filter(None, (facts.status, facts.also))), facts.status)):
            if _counts_width(kept) + 14 * bool(kept and status) + _width(status, facts) <= room:
                return kept, status
    return (), cut(facts.status, _bold(facts), _SMALL, room)


def _bold(facts: Facts) -> Lettering:
    return Lettering.PLAIN if facts.ink == colours.QUIET else Lettering.BOLD


def _width(status: str, facts: Facts) -> int:
    return width_of(status, _bold(facts), _SMALL) if status else 0


def _counts_width(counts: Sequence[tuple[marks.Icon, str]]) -> int:
    return sum(_ICON + 6 + width_of(text, Lettering.PLAIN, _SMALL) + 14 for _, text in counts) - 14 * bool(counts)


def _put_counts(image: Image.Image, counts: Sequence[tuple[marks.Icon, str]], left: int, base: int) -> int:
    """Draw icons with their numbers; returns how wide they are."""
    x = left
    for icon, text in counts:
        marks.put_icon(image, icon, (x, base - _ICON + 4), _ICON, colours.QUIET, colours.PLATE)
        x += _ICON + 6
        x += write(image, (x, base), text, Lettering.PLAIN, _SMALL, colours.QUIET) + 14
    return x - 14 - left if counts else 0


def _put_status(image: Image.Image, facts: Facts, status: str, at: tuple[float, float], anchor: str) -> None:
    own, dot, also = status.partition(_AND) if facts.also else (status, "", "")
    ink = colours.QUIET if own == facts.also else facts.ink
    if own:
        wide = write(image, at, own, _bold(facts), _SMALL, ink, anchor)
        if also:
            write(image, (at[0] + wide, at[1]), dot + also, Lettering.PLAIN, _SMALL, colours.QUIET, anchor)
