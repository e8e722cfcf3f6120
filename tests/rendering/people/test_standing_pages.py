"""Standings of many, in pages: averages, rounds somebody had no part in, corrections, and what totals count."""

from __future__ import annotations

import io
from fractions import Fraction

import pytest
from PIL import Image

from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.setup import Total
from locales import LANGUAGES, say_in
from rendering.canvas import fonts
from rendering.canvas.values import SeatLabel
from rendering.people.standings import alt_standings, amount, draw_standings, in_round, with_sign, with_unit

EN = say_in("en")
PEOPLE = [SeatLabel(f"Marie-Louise Vanderstraeten {place}") for place in range(1, 201)]


def rows(first: int, last: int) -> list[TournamentPlace]:
    return [
        TournamentPlace(rank, rank, (None, Fraction(25, 2), -3, 12), Fraction(39, 2), (2,), -2)
        for rank in range(first, last + 1)
    ]


def test_an_average_has_one_decimal_place_as_the_language_writes_it() -> None:
    assert [amount(Fraction(25, 2), say_in(language)) for language in LANGUAGES] == ["12.5", "12,5", "12,5", "12,5"]
    assert [
        amount(value, EN) for value in (0, -3, Fraction(-1, 3), Fraction(2, 3), Fraction(6, 2), Fraction(-1, 50))
    ] == [
        "0",
        "−3",
        "−0.3",
        "0.7",
        "3",
        "0",
    ]


def test_a_bye_stands_in_brackets_and_a_round_without_somebody_is_a_dash() -> None:
    (row,) = rows(1, 1)
    assert [in_round(row, number, EN) for number in (1, 2, 3)] == ["–", "(12.5)", "−3"]
    assert [with_sign(value) for value in (-2, 0, 4)] == ["−2", "", "+4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_totals_say_what_they_count(language: str) -> None:
    say = say_in(language)
    told = {with_unit(value, unit, say) for unit in Total for value in (1, 2)}
    assert len(told) == 2 * len(Total)


def test_a_page_shows_its_twenty_with_corrections_and_as_many_rounds_as_have_room() -> None:
    written: list[str] = []

    def watched(image: Image.Image, at: tuple[float, float], text: str, *how: object) -> int:
        written.append(text)
        return fonts.write(image, at, text, *how)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rendering.people.standings.write", watched)
        picture = draw_standings(rows(181, 200), PEOPLE, "Page 10", EN, unit="points")
    assert len(picture.data) < 64_000
    assert [str(rank) for rank in range(181, 201) if str(rank) in written] == [str(rank) for rank in range(181, 201)]
    assert written.count("−2") == written.count("19.5") == 20
    assert written.count("12") == 20


def test_the_podium_of_two_hundred_stands_over_their_first_page() -> None:
    high = Image.open(io.BytesIO(draw_standings(rows(1, 20), PEOPLE, "T", EN, final=True, unit="points").data)).height
    assert high <= 1220


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_words_keeps_to_discords_limit_and_names_everybody(language: str) -> None:
    say = say_in(language)
    told = alt_standings(rows(1, 20), PEOPLE, "T", say, "match-points")
    assert len(told) <= 1024
    assert all(f"{rank}. " in told for rank in range(1, 21))
    short = alt_standings(rows(1, 2), PEOPLE, "T", say, "points")
    assert "−2" in short
    assert "(12" in short
