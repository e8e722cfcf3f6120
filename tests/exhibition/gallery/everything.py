"""Every kind of picture, in worked positions and every theme, to look at."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from fnmatch import fnmatch
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, Protocol

from engine.core.registry import GAMES, in_room
from locales import LANGUAGES, Say, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering.canvas.colours import FELTS
from rendering.canvas.values import Look
from tests.exhibition.gallery.club import club_pictures
from tests.exhibition.gallery.exhibit import Exhibit
from tests.exhibition.gallery.play import draw_pictures, hand_pictures, letter_pictures, plain_pictures, turn_pictures
from tests.exhibition.gallery.sheets import card_sheets, emoji_sheet, names_sheet
from tests.exhibition.gallery.standings import knockout_pictures, season_pictures, standings_pictures

THEMES: Final = {
    f"{felt}-{name}-{'four' if four_colours else 'two'}": Look(name, four_colours, felt)
    for felt in FELTS
    for name in INDEX_SETS
    for four_colours in (False, True)
}
"""Every way a picture can look, by name."""


class _Room(Protocol):
    """What a game shows of itself: what the module `gallery` of its room in `tests/rendering/games` provides."""

    IN_EVERY_THEME: Collection[str]
    """The names of its pictures that are shown in every theme: a table, and one of each kind that only it has."""

    def pictures(self, look: Look, say: Say) -> Iterator[Exhibit]:
        """All its pictures."""


class _PlainRoom:
    """For a game that shows nothing of its own."""

    def __init__(self, game: str) -> None:
        self.IN_EVERY_THEME: Collection[str] = (f"table-{game}",)
        self.pictures = partial(plain_pictures, game)


def room_of(game: str) -> _Room:
    """What the game of this name shows."""
    found: Any = in_room("tests.rendering", game, "gallery")
    room: _Room = _PlainRoom(game) if found is None else found
    return room


ROOMS: Final = tuple(map(room_of, GAMES))
IN_EVERY_THEME: Final = (
    *(
        f"turn-{next(iter(GAMES))}-follow",
        "hand-16",
        "letters-asked",
        "draw-jacks-usual",
        "standings-eight-over",
        "knockout-1",
        "season-over",
    ),
    *chain.from_iterable(room.IN_EVERY_THEME for room in ROOMS),
)
"""One picture of each kind, and one table of each game."""


def exhibits(language: str, look: Look | None = None) -> Iterator[Exhibit]:
    """All pictures in a language, with its usual look unless one is given."""
    look = look or Look(SET_OF_LANGUAGE[language], four_colours=language == "de")
    say = say_in(language)
    yield from hand_pictures(look, say)
    yield from letter_pictures(look, say)
    yield from turn_pictures(look, say)
    yield from draw_pictures(look, say)
    yield from standings_pictures(look, say)
    yield from knockout_pictures(look, say)
    yield from club_pictures(look, say)
    yield from season_pictures(look, say)
    for room in ROOMS:
        yield from room.pictures(look, say)


def write_gallery(folder: Path, only: str = "*", theme: str = "*") -> int:
    """Write the pictures whose names match `only`, each with its text alternative beside it; returns how many.

    If `theme` is not given, these are all pictures in every language and sheets of the cards, emojis and names. In
    either case one picture of each kind is added in every matching theme, each theme in a folder of its own.
    """
    count = 0
    if theme == "*":
        for language in LANGUAGES:
            count += _write(folder, f"-{language}", [one for one in exhibits(language) if fnmatch(one.name, only)])
        for name, data in {"emojis": emoji_sheet(), "names": names_sheet(), **dict(card_sheets())}.items():
            if fnmatch(name, only):
                (folder / f"{name}.png").write_bytes(data)
                count += 1
    for name, look in THEMES.items():
        if fnmatch(name, theme):
            shown = [one for one in exhibits("en", look) if one.name in IN_EVERY_THEME and fnmatch(one.name, only)]
            count += _write(folder / "themes" / name, "", shown)
    return count


def _write(folder: Path, ending: str, shown: list[Exhibit]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for one in shown:
        picture = one.draw()
        file = folder / f"{one.name}{ending}{Path(picture.filename).suffix}"
        file.write_bytes(picture.data)
        file.with_suffix(".txt").write_text(one.words() + "\n", encoding="utf-8")
    return len(shown)
