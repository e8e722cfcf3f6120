"""The picture of a season, in its own words."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from locales import LANGUAGES, say_in
from rendering.canvas.values import WIDTH, SeatLabel
from rendering.people.season import MOST_ROWS, SeasonLine, alt_season, draw_season


def lines(people: int, evenings: int = 3) -> list[SeasonLine]:
    scores: tuple[int | None, ...] = (None, *range(2, evenings + 1))
    counted = (False,) * evenings
    return [
        SeasonLine(at, SeatLabel(f"Name {at}", person=at), scores, counted, 100 - at) for at in range(1, people + 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_season_is_read_aloud_in_its_own_words(language: str) -> None:
    told = alt_season(lines(4), "Winter", say_in(language), final=True)
    assert say_in(language)("season-title-1") in told
    assert "Name 4: 96" in told.replace("\u00a0:", ":")
    assert "rôye" not in told


@pytest.mark.parametrize(("people", "evenings", "final"), [(1, 0, False), (3, 1, True), (MOST_ROWS + 5, 30, True)])
def test_any_number_of_people_and_evenings_can_be_drawn(people: int, evenings: int, final: bool) -> None:
    shown = lines(people, evenings) if evenings else [SeasonLine(1, SeatLabel("Anna"), (), (), 0)]
    picture = draw_season(
        shown, "A season with a name that is far too long for one line of a picture", say_in("en"), final=final
    )
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.width == WIDTH
    assert len(alt_season(shown, "Winter", say_in("en"))) <= 1024
