"""Every kind of picture, in worked positions and every theme, to look at."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from functools import partial
from pathlib import Path
from typing import Final

from engine.core.cards import Suit
from engine.games.couillon.options import configure, pack_for
from engine.games.couillon.order import order_of
from locales import LANGUAGES, Say, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering.canvas.colours import FELTS
from rendering.canvas.values import Look
from rendering.gallery.cards import card_sheets
from rendering.gallery.chouine import chouine_pictures
from rendering.gallery.emojis import emoji_sheet
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.kleurenwiezen import kleuren_pictures
from rendering.gallery.rows import row_pictures
from rendering.gallery.sheets import draw_pictures, sheet_pictures
from rendering.gallery.standings import standings_pictures
from rendering.gallery.tables import hand_pictures, table_pictures
from rendering.games.couillon.alt_ranking import alt_ranking
from rendering.games.couillon.ranking import draw_ranking

RANKINGS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("plain", "couillon", {}),
    ("mit", "malmedy", {}),
    ("dame-de-make", "dame-de-make", {}),
    ("black-sevens-out", "troeven-3", {}),
    ("all-queens", "eight", {"red_queens": "yes"}),
)
"""Name, preset and options."""

THEMES: Final = {
    f"{felt}-{name}-{'four' if four_colours else 'two'}": Look(name, four_colours, felt)
    for felt in FELTS
    for name in INDEX_SETS
    for four_colours in (False, True)
}
"""Every way a picture can look, by name."""

IN_EVERY_THEME: Final = (
    *("table-six-full-trick", "table-kleuren-open-misere", "table-chouine-2-shown"),
    *("hand-16", "layout-dummy", "bidding-raised", "contract-partnership", "scores-middle", "draw-jacks-usual"),
    *("count-usual", "tricks-chouine-1", "ranking-mit"),
    *("result-points", "leaderboard-own-below", "player-long", "standings-eight-over"),
    *("slate-craie", "points-tied", "royes-middle", "numbers-middle", "cows-tail", "tree-middle", "trees-middle"),
    "match-belle",
)
"""One picture of each kind, and one table of each game."""


def exhibits(language: str, look: Look | None = None) -> Iterator[Exhibit]:
    """All pictures in a language, with its usual look unless one is given."""
    look = look or Look(SET_OF_LANGUAGE[language], four_colours=language == "de")
    say = say_in(language)
    yield from table_pictures(look, say)
    yield from hand_pictures(look, say)
    yield from sheet_pictures(say)
    yield from draw_pictures(look, say)
    yield from standings_pictures(look, say)
    yield from row_pictures(look, say)
    yield from chouine_pictures(look, say)
    yield from kleuren_pictures(look, say)
    yield from _rankings(look, say)


def _rankings(look: Look, say: Say) -> Iterator[Exhibit]:
    for name, preset, changes in RANKINGS:
        options = configure(preset, changes)
        order, pack = order_of(Suit.H, options.queens, options.mit != "none"), pack_for(options)
        words = partial(alt_ranking, order, pack, say, look.index_set)
        yield Exhibit(f"ranking-{name}", partial(draw_ranking, order, pack, look, say), words)


def write_gallery(folder: Path, only: str = "*", theme: str = "*") -> int:
    """Write the pictures whose names match `only`, each with its text alternative beside it; returns how many.

    If `theme` is not given, these are all pictures in every language and sheets of the cards and emojis. In either
    case one picture of each kind is added in every matching theme, each theme in a folder of its own.
    """
    count = 0
    if theme == "*":
        for language in LANGUAGES:
            count += _write(folder, f"-{language}", [one for one in exhibits(language) if fnmatch(one.name, only)])
        for name, data in {"emojis": emoji_sheet(), **dict(card_sheets())}.items():
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
