"""The picture of a match's end, to show to others: who won it, and how everyone stands; and the same in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from PIL import Image

from engine.core.cards import Card
from locales import Say
from rendering.avatars.avatar import put_together, together_width
from rendering.canvas import colours, felt, marks
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, lettered, narrowed, width_of, write
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import fitting, short, together
from rendering.cards.sprites import Finish, sprite
from rendering.people import medals, names
from rendering.people.rows import LONG, MatchResult, Place

_EDGE: Final = felt.RIM + 9
_PAD: Final = 16
_GAME: Final = (50, 44, 38)
_SMALL: Final = 30
_SERVER: Final = 0.65
"""How narrow the name of a server may be, beside usual letters."""
_WREATH: Final = 210
_WINNERS: Final = ((1, 70), (1, 58), (1, 50), (2, 50), (2, 42), (3, 42))
_WON: Final = 36
_HEAD_HIGH: Final = 50
_HEAD: Final = 30
_ROW: Final = 84
_LINE: Final = 34
"""How much higher a row is for each line of names after the second."""
_NAMES: Final = ((1, 38), (1, 34), (2, 34), (2, 30), (3, 30), (4, 30))
_RANK: Final = 60
_MARK: Final = 30
_AVATAR: Final = 62
_FEW: Final = 2
"""So many people of a side have avatars; where there are more, only their side's mark stands there."""
_FIGURE: Final = 44
_COLUMN_GAP: Final = 26
_KING: Final = 140
_KINGS: Final = tuple(
    (Card.parse(text), x, y, tilt)
    for text, x, y, tilt in (("KS", -274, 12, 14.0), ("KH", -198, 0, 4.0), ("KC", 198, 0, -4.0), ("KD", 274, 12, -14.0))
)
"""For show: beside the wreath, leaning outwards."""


def draw_result(result: MatchResult, look: Look, say: Say) -> Picture:
    """The winners under a wreath, and all places below."""
    result = result._replace(places=tuple(_named(place, say) for place in result.places))
    winners = names.laid_out(winners_of(result), _WINNERS, WIDTH - 2 * _EDGE - 40)
    top = _EDGE + 122 + _WREATH + names.high(winners) + 74
    table = _PlacesTable(result, say)
    bottom = top + table.high
    image = felt.table(WIDTH, bottom + _EDGE)
    _draw_title(image, result, say)
    medals.put_wreath(image, (WIDTH / 2, _EDGE + 106 + _WREATH / 2), _WREATH)
    for card, x, y, tilt in _KINGS:
        sprite(card, look, _KING, Finish(tilt)).put(image, (WIDTH / 2 + x, _EDGE + 106 + _WREATH / 2 + y))
    names_top = _EDGE + 114 + _WREATH
    names.put_centred(image, winners, WIDTH / 2, names_top, colours.GOLD, colours.FELT)
    base = names_top + names.high(winners) + 38
    write(image, (WIDTH / 2, base), won_text(result, say), Lettering.BOLD, _WON, colours.TEXT, "m")
    felt.put_panel(image, (_EDGE, top, WIDTH - _EDGE, bottom), colours.PLATE)
    table.draw(image, top)
    return Picture(encode(image, look.felt), "result.png")


def winners_of(result: MatchResult) -> tuple[SeatLabel, ...]:
    """All winners, in the order of their places."""
    return tuple(one for place in result.places if place.won for one in place.people)


def _named(place: Place, say: Say) -> Place:
    """The place, with names that can be drawn."""
    seats = place.seats or (0,) * len(place.people)
    otherwise = [say("picture-seat", seat=seat) if seat else "–" for seat in seats]
    names = [lettered(one.name, Lettering.BOLD, else_)[0] for one, else_ in zip(place.people, otherwise, strict=True)]
    return place._replace(
        people=tuple(replace(one, name=name, away=False) for name, one in zip(names, place.people, strict=True))
    )


def won_text(result: MatchResult, say: Say) -> str:
    """What the winners did."""
    if sum(place.won for place in result.places) > 1:
        return say("picture-result-shared")
    key = "picture-result-won-parties" if result.unit == "parties" else "picture-result-won"
    return say(key, people=len(winners_of(result)))


def facts_text(result: MatchResult, say: Say) -> str:
    """The length of the match, and when and where it was played."""
    parts = [say(f"picture-result-{result.unit}", deals=result.length)]
    if result.day is not None:
        day = result.day
        parts.append(say("picture-day", day=day.day, month=day.month, year=str(day.year)))
    if result.server:
        parts.append(result.server)
    return " · ".join(parts)


def _draw_title(image: Image.Image, result: MatchResult, say: Say) -> None:
    name, room = result.game, WIDTH - 2 * _EDGE - 40
    if result.rules:
        name += " · " + lettered(result.rules, Lettering.BLACK, "–")[0]
    write(image, (WIDTH / 2, _EDGE + 48), *narrowed(name, Lettering.BLACK, _GAME, room), colours.TEXT, "m")
    facts = narrowed(*lettered(facts_text(result, say), Lettering.PLAIN, ""), (_SMALL,), room, _SERVER)
    write(image, (WIDTH / 2, _EDGE + 90), *facts, colours.QUIET, "m")


def _with_level(one: SeatLabel, say: Say) -> SeatLabel:
    return replace(one, name=f"{one.name} ({say(f'picture-level-{one.level}')})") if one.level else one


class _PlacesTable:
    """All places, with rows as high as their names need."""

    def __init__(self, result: MatchResult, say: Say) -> None:
        self._result, self._say = result, say
        together = max(len(place.people) for place in result.places)
        self._faces = together <= _FEW
        right = WIDTH - _EDGE - _PAD
        self._ends: list[int] = []
        for column in range(len(result.heads) - 1, -1, -1):
            self._ends.insert(0, right)
            figures = (width_of(place.figures[column], Lettering.BLACK, _FIGURE) for place in result.places)
            right -= max(width_of(result.heads[column], Lettering.PLAIN, _HEAD), *figures) + _COLUMN_GAP
        self._left = _EDGE + _PAD + _RANK + 16 + (together_width(together, _AVATAR) if self._faces else _MARK) + 14
        people = ([_with_level(one, say) for one in place.people] for place in result.places)
        self._names = [names.laid_out(those, _NAMES, right - self._left) for those in people]
        self._rows = [_ROW + _LINE * max(len(lines) - 2, 0) for lines in self._names]

    @property
    def high(self) -> int:
        """In pixels."""
        return _HEAD_HIGH + sum(self._rows) + 12

    def draw(self, image: Image.Image, top: int) -> None:
        for head, end in zip(self._result.heads, self._ends, strict=True):
            write(image, (end, top + 38), head, Lettering.PLAIN, _HEAD, colours.QUIET, "r")
        stripes = felt.striped(image, (_EDGE + 8, WIDTH - _EDGE - 9), top + _HEAD_HIGH, self._rows)
        for place, lines, (middle, ground) in zip(self._result.places, self._names, stripes, strict=True):
            self._draw_place(image, place, lines, middle, ground)

    def _draw_place(
        self, image: Image.Image, place: Place, lines: list[names.Line], middle: float, ground: colours.RGB
    ) -> None:
        """Draw one row centred on `middle`."""
        ink = colours.GOLD if place.won else colours.TEXT
        x = _EDGE + _PAD
        medals.put_rank(image, place.rank, (x + _RANK / 2, middle), _RANK)
        if self._faces:
            put_together(image, place.people, (x + _RANK + 16, middle), _AVATAR, self._say, side=place.side)
        else:
            marks.put_side(image, place.side, (x + _RANK + 16, middle - _MARK / 2), _MARK)
        names.put_beside(image, lines, (self._left, middle), ink, ground)
        for figure, end in zip(place.figures, self._ends, strict=True):
            write(image, (end, middle + _FIGURE * 0.34), figure, Lettering.BLACK, _FIGURE, ink, "r")


def alt_result(result: MatchResult, say: Say) -> str:
    """What `draw_result` shows."""
    return fitting(partial(_told, result, say))


def _told(result: MatchResult, say: Say, longest: int) -> Iterator[str]:
    game = " · ".join(short(part, LONG) for part in (result.game, result.rules) if part)
    facts = facts_text(result._replace(server=short(result.server, LONG)), say)
    yield say("picture-alt-match-result", game=game, facts=facts)
    winners = together([short(one.name, longest) for place in result.places if place.won for one in place.people], say)
    yield say("picture-alt-match-won", names=winners, won=won_text(result, say))
    for place in result.places:
        names = together([_person_words(one, longest, say) for one in place.people], say)
        figures = zip(result.heads, place.figures, strict=True)
        told = ", ".join(say("picture-alt-match-figure", head=head, figure=figure) for head, figure in figures)
        yield say("picture-alt-match-place", rank=place.rank, names=names, figures=told)


def _person_words(one: SeatLabel, longest: int, say: Say) -> str:
    name = short(one.name, longest)
    if not one.computer:
        return name
    level = [say(f"picture-level-{one.level}")] if one.level else []
    return f"{name} ({', '.join([say('picture-alt-computer'), *level])})"
