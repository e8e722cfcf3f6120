"""Every kind of picture in worked positions, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.cards import Suit
from engine.couillon.options import configure, pack_for
from engine.couillon.order import order_of
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering.alt_ranking import alt_ranking
from rendering.gallery_cards import card_sheets
from rendering.gallery_chouine import chouine_pictures
from rendering.gallery_emojis import emoji_sheet
from rendering.gallery_kleuren import kleuren_pictures
from rendering.gallery_rows import row_pictures
from rendering.gallery_sheets import draw_pictures, sheet_pictures
from rendering.gallery_standings import standings_pictures
from rendering.gallery_tables import hand_pictures, table_pictures
from rendering.ranking import draw_ranking
from rendering.values import Look, Picture

RANKINGS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("plain", "couillon", {}),
    ("mit", "malmedy", {}),
    ("dame-de-make", "dame-de-make", {}),
    ("black-sevens-out", "troeven-3", {}),
    ("all-queens", "eight", {"red_queens": "yes"}),
)
"""Name, preset and options."""


def pictures(language: str) -> Iterator[tuple[str, Picture, str]]:
    """Name, picture and text alternative of every kind, in one language."""
    say, index_set = say_in(language), SET_OF_LANGUAGE[language]
    look = Look(index_set, four_colours=language == "de")
    yield from table_pictures(look, say)
    yield from hand_pictures(look, say)
    yield from sheet_pictures(say)
    yield from draw_pictures(look, say)
    yield from standings_pictures(say)
    yield from row_pictures(look, say)
    yield from chouine_pictures(look, say)
    yield from kleuren_pictures(look, say)
    for name, preset, changes in RANKINGS:
        options = configure(preset, changes)
        order, pack = order_of(Suit.H, options.queens, options.mit != "none"), pack_for(options)
        drawn = draw_ranking(order, pack, look, say)
        yield f"ranking-{name}", drawn, alt_ranking(order, pack, say, index_set)


def write_gallery(folder: Path) -> None:
    """Write every picture with its text alternative beside it, and sheets of the cards and emojis, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for name, picture, alt in pictures(language):
            file = folder / f"{name}-{language}{Path(picture.filename).suffix}"
            file.write_bytes(picture.data)
            file.with_suffix(".txt").write_text(alt + "\n", encoding="utf-8")
    (folder / "emojis.png").write_bytes(emoji_sheet())
    for name, data in card_sheets():
        (folder / f"{name}.png").write_bytes(data)
