"""Pictures of matches are those the bot sent, and the documentation's pages show them."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image

from tests.exhibition.docs_pages import FOLDER, OF_A_MATCH, picture_named, wanted
from tests.exhibition.gallery.everything import exhibits
from tests.exhibition.match import PEOPLE, Programme, played


async def test_a_match_gives_everybodys_pictures_and_each_persons_own(tmp_path: Path) -> None:
    shown = await played(Programme("troeven-2-stock", "fr", rules="deals=1"), tmp_path)
    assert {one.kind for one in shown} >= {"table", "slate", "result", "player"}
    assert {one.owner for one in shown} == {"", PEOPLE[0]}
    assert all(Image.open(io.BytesIO(one.data)).width > 0 for one in shown)
    assert all(one.alt for one in shown)
    assert picture_named("table 2", shown) == [one for one in shown if one.kind == "table"][1]


def test_every_page_of_the_documentation_names_pictures_that_can_be_made() -> None:
    told, worked = wanted(), {one.name for one in exhibits("en")}
    for names in told.pages.values():
        for name in names:
            match, of_match, _ = name.partition(OF_A_MATCH)
            assert match in ({*told.matches, *told.previews} if of_match else worked), name
    assert told.themes["picture"] in worked


def test_the_documentation_shows_every_page_and_none_is_large() -> None:
    pages = ("pictures.md", "house.md", "house-ladder.md")
    text = "".join((FOLDER.parent / page).read_text(encoding="utf-8") for page in pages)
    for page in (*wanted().pages, "themes"):
        file = FOLDER / f"sheet-{page}.webp"
        assert f"pictures/{file.name}" in text
        assert file.stat().st_size < 400_000
