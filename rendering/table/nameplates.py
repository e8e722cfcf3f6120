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
from rendering.canvas.felt import panel
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.letters.graphemes import ELLIPSIS
from rendering.canvas.lines import Lines, name_lines, word_lines
from rendering.canvas.values import LEAST_LETTER, Look, SeatLabel
from rendering.cards.small_cards import put_tiles, tiles_size
from rendering.table.position import Position

LYING_HIGH: Final = 104
LYING_ROOM: Final = 388
"""The height of a plate that lies, and its greatest width where nothing else says so."""
_AVATAR: Final = 88
_LEAST_AVATAR: Final = 42
_SMALL_AVATAR: Final = 56
"""Where a name, or what is due, would be cut beside the usual one."""
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
_CLEAR: Final = 8
"""What letters keep clear of the edges of a plate that stands."""
MOST_LINES: Final = 6
"""Lines of a name on a plate that stands, where there is room below."""


class LyingPlate(NamedTuple):
    """Measures of a plate that lies."""

    least: int
    """Its least width."""
    names: tuple[int, ...]


LYING: Final = LyingPlate(300, (38, 36, 33, LEAST_LETTER))
ROOMY: Final = LyingPlate(376, (48, 44, 40, *LYING.names))
"""Of two or three players, beside whose plates there is room."""


class Standing(NamedTuple):
    """Measures of a plate that stands."""

    wide: int
    least: int
    """Its height where nobody has more to say."""
    avatar: int
    names: tuple[int, ...]


STANDING: Final = Standing(160, 226, 92, (32, LEAST_LETTER))
ROOMY_STANDING: Final = Standing(160, 256, 114, (38, 35, *STANDING.names))
"""With one on a side and nobody across."""
CROWDED: Final = Standing(156, 214, 78, (LEAST_LETTER,))
"""With two on a side."""


class Fit(NamedTuple):
    """What a plate that stands gives up where there is little room below."""

    lines: int
    """The most lines of the name."""
    avatar: int = 0
    """The avatar's size; 0: as usual."""
    gives_way: bool = False
    """A third line of the name takes its room from the avatar."""


FITS: Final = (
    *(Fit(lines, face) for lines in range(MOST_LINES, 2, -1) for face in (0, _SMALL_AVATAR, _LEAST_AVATAR)),
    Fit(3, gives_way=True),
    Fit(3, _LEAST_AVATAR, gives_way=True),
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
        name, _ = lettered(
            labels[position.partner - 1].name, Lettering.PLAIN, say("picture-seat", seat=position.partner)
        )
        return say("picture-played-by", name=name)
    if seat in position.turn:
        return say(f"picture-turn-{position.asked}")
    if seat == position.leader and not position.over:
        return say("picture-led")
    return ""


@lru_cache(maxsize=128)
def lying(
    facts: Facts, look: Look, say: Say, room: int = LYING_ROOM, widest: int = 0, measure: LyingPlate = LYING
) -> Image.Image:
    """A plate of `LYING_HIGH`, as wide as the name needs and at most `room` wide, on felt.

    `widest`: how wide it may be where the name would be cut otherwise.
    """
    wide, high = tiles_size(facts.shown)
    shown = wide + 12 if facts.shown else 0
    name, letters = _name(facts, say)
    face, beside, inner, written = _AVATAR, _BESIDE, room, Lines((), 0, letters)
    widest = max(room, widest)
    tries = (_AVATAR, room), (_AVATAR, widest), (_SMALL_AVATAR, widest)
    for face, room in tries:
        beside = _BESIDE - _AVATAR + face
        inner = room - beside - _PAD - shown
        written = name_lines(name, letters, measure.names, inner, 1)
        if written.texts[0] != name or written.letters is not letters:
            written = name_lines(name, letters, measure.names[-1:], inner)
        counts, status, kind = _lower(facts, inner)
        if written.letters is letters and kind is _bold(facts):
            break
    said: tuple[str, ...] = (status,)
    if len(written.texts) == 1 and status.endswith(ELLIPSIS):
        lines = name_lines(facts.status, _bold(facts), (_SMALL,), inner)
        said, kind = lines.texts, lines.letters
    lower = _counts_width(counts) + (14 if counts and status else 0) + max(width_of(one, kind, _SMALL) for one in said)
    text = max(written.width, lower)
    image = _ground(min(max(beside + text + _PAD + shown, measure.least), room), LYING_HIGH, facts)
    avatar(facts.avatar, face).put(image, (8 + _PAD // 2 + face / 2, LYING_HIGH / 2))
    below = round(max(written.size - LYING.names[0], 0) * 0.35)
    bases = (46 + below, 85 + below) if len(written.texts) + len(said) == 2 else (29, 61, 92)
    for base, line in zip(bases, written.texts, strict=False):
        write(image, (beside, base), line, written.letters, written.size, colours.TEXT)
    x = beside + _put_counts(image, counts, beside, bases[-1]) + (14 if counts else 0)
    for base, line in zip(bases[-len(said) :], said, strict=True):
        _put_status(image, facts, (line, kind), (x, base), "l")
    if facts.shown:
        put_tiles(image, facts.shown, (image.width - _PAD - wide, (LYING_HIGH - high) // 2), look)
    return image


@lru_cache(maxsize=128)
def standing(facts: Facts, look: Look, say: Say, measure: Standing = STANDING, fit: Fit = FITS[0]) -> Image.Image:
    """A plate as wide as `measure` says and as high as what it tells, on felt."""
    room = measure.wide - 2 * _CLEAR
    name, letters = _name(facts, say)
    written = name_lines(name, letters, measure.names, room, fit.lines)
    told, kind = _status_lines(facts, room, 2 if fit.gives_way else fit.lines)
    crowded = measure is CROWDED
    told = (*told, facts.also) if facts.also and len(told) < 2 and not crowded else tuple(told)
    counts = facts.counts[:1] if crowded and facts.shown else facts.counts
    wide, high = tiles_size(facts.shown)
    shown = (high - _LINE + 8 if crowded else high + 10) if facts.shown else 0
    lines = len(written.texts) + bool(counts) + len(told)
    face = fit.avatar or measure.avatar
    face = max(face - _LINE * max(len(written.texts) - 2, 0), _LEAST_AVATAR) if fit.gives_way else face
    content = 12 + face + 8 + _LINE * lines + 6 + 14 + shown
    image = _ground(measure.wide, max(content, measure.least), facts)
    middle, top = measure.wide / 2, 12 + (image.height - content) // 2
    avatar(facts.avatar, face).put(image, (middle, top + face / 2))
    base = top + face + 2
    for line in written.texts:
        base += _LINE
        write(image, (middle, base), line, written.letters, written.size, colours.TEXT, "m")
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
        _put_status(image, facts, (line, kind), (middle, base), "m")
    if facts.shown and not crowded:
        put_tiles(image, facts.shown, (round(middle - wide / 2), base + 16), look)
    return image


def _ground(width: int, height: int, facts: Facts) -> Image.Image:
    return panel(width, height, edge=colours.GOLD if facts.turn else None, line=_TURN)


def _name(facts: Facts, say: Say) -> tuple[str, Lettering]:
    return lettered(facts.name, Lettering.BOLD, say("picture-seat", seat=facts.seat))


def _status_lines(facts: Facts, room: int, most: int) -> tuple[Sequence[str], Lettering]:
    """What is said of somebody on two lines; on up to `most`, in narrower letters, if a name in it asks for that."""
    letters = _bold(facts)
    if not facts.status:
        return (), letters
    lines = word_lines(facts.status, letters, _SMALL, room)
    if not any(line.endswith(ELLIPSIS) for line in lines):
        return lines, letters
    more = name_lines(facts.status, letters, (_SMALL,), room, most)
    return more.texts, more.letters


def _lower(facts: Facts, room: int) -> tuple[tuple[tuple[marks.Icon, str], ...], str, Lettering]:
    """What fits below the name: all, or what is said of somebody before the number of their tricks and cards."""
    counts = facts.counts
    for kept in (counts, counts[:1], ()):
        for status in dict.fromkeys((_AND.join(filter(None, (facts.status, facts.also))), facts.status)):
            if _counts_width(kept) + 14 * bool(kept and status) + _width(status, facts) <= room:
                return kept, status, _bold(facts)
    status, kind, _ = narrowed(facts.status, _bold(facts), (_SMALL,), room)
    return (), status, kind


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


def _put_status(
    image: Image.Image, facts: Facts, told: tuple[str, Lettering], at: tuple[float, float], anchor: str
) -> None:
    status, letters = told
    own, dot, also = status.partition(_AND) if facts.also else (status, "", "")
    ink = colours.QUIET if own == facts.also else facts.ink
    if own:
        wide = write(image, at, own, letters, _SMALL, ink, anchor)
        if also:
            write(image, (at[0] + wide, at[1]), dot + also, Lettering.PLAIN, _SMALL, colours.QUIET, anchor)
