"""The file of a tournament's standings: RFC 4180, readable by Excel, and harmless whatever people are called."""

from __future__ import annotations

import csv
import io
from fractions import Fraction
from pathlib import Path

import pytest

from cogs.tournament.export import harmless, standings_file
from engine.clubs.tournaments.schedule import TournamentPlace
from engine.clubs.tournaments.state import Correction
from engine.table.model.people import Occupant
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.world import private, world

ROOT = Path(__file__).parents[3]
EN = say_in("en")
CUP = {"game": "chouine", "method": "knockout"}
ROWS = (
    TournamentPlace(1, 2, (12, Fraction(25, 2)), Fraction(49, 2), (2,), 0),
    TournamentPlace(2, 1, (None, -3), -5, (), -2),
)
ENTRANTS = (Occupant('Ann "Ace", of Ghent', 1), Occupant("Jef", None))
LATE = Correction(1, 1, -2, "=late, twice", 9, "Mia", 0.0)


def read(data: bytes, delimiter: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))


def test_an_english_spreadsheet_finds_commas_and_points_and_others_semicolons_and_commas() -> None:
    for language in LANGUAGES:
        data = standings_file(ROWS, ENTRANTS, (LATE,), say_in(language))
        between, mark = (",", ".") if language == "en" else (";", ",")
        assert data.startswith(b"\xef\xbb\xbf")
        lines = read(data, between)
        assert [line[4:] for line in lines[1:3]] == [
            ["12", f"12{mark}5", "2", "", f"24{mark}5"],
            ["", "-3", "", "-2", "-5"],
        ]
        assert [len(line) for line in lines] == [9, 9, 9, 0, 6, 6]
        # Whoever opens it finds columns: no field holds what parts them, unless it is quoted.
        assert [line[2] for line in lines[1:3]] == ["Jef", 'Ann "Ace", of Ghent']


def test_every_file_for_spreadsheets_is_written_here() -> None:
    folders = ("cogs", "engine", "rendering", "hosting", "practice")
    files = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    found = {str(path.relative_to(ROOT)) for path in files if "import csv" in path.read_text(encoding="utf-8")}
    assert found == {"cogs/tournament/export.py"}


def test_every_place_is_a_row_with_rounds_byes_corrections_and_total() -> None:
    lines = read(standings_file(ROWS, ENTRANTS, (), EN))
    assert lines[0] == ["rank", "place", "name", "computer", "round 1", "round 2", "byes", "corrected", "total"]
    assert lines[1] == ["1", "2", "Jef", "yes", "12", "12.5", "2", "", "24.5"]
    assert lines[2] == ["2", "1", 'Ann "Ace", of Ghent', "", "", "-3", "", "-2", "-5"]
    assert len(lines) == 3


def test_where_places_add_to_points_a_column_says_how_much_of_the_total_that_is() -> None:
    rows = (TournamentPlace(1, 2, (102, 45), 147, bonus=Fraction(285, 2)), TournamentPlace(2, 1, (0, 0), 0))
    lines = read(standings_file(rows, ENTRANTS, (), say_in("nl")), ";")
    assert lines[0][-4:] == ["vrije rondes", "waarvan bonus", "correctie", "totaal"]
    assert [line[-4:] for line in lines[1:]] == [["", "142,5", "", "147"], ["", "0", "", "0"]]


def test_corrections_follow_with_their_reasons() -> None:
    lines = read(standings_file(ROWS, ENTRANTS, (LATE,), EN))
    assert lines[3:] == [
        [],
        ["round", "place", "name", "amount", "reason", "director"],
        ["1", "1", 'Ann "Ace", of Ghent', "-2", "'=late, twice", "Mia"],
    ]


def test_the_bytes_are_utf_8_with_a_mark_lines_end_in_crlf_and_quotes_are_doubled() -> None:
    data = standings_file(ROWS, (Occupant("Zoé", 1), ENTRANTS[0]), (), EN)
    assert data.startswith(b"\xef\xbb\xbf")
    assert data.count(b"\n") == data.count(b"\r\n") == 3
    assert "Zoé".encode() in data
    assert b'"Ann ""Ace"", of Ghent"' in data


@in_one_test("name", ["=1+1", "+32", "-2", "@SUM(A1)", "\t=1", "＝1", "|calc", " =1", "\r\n=1", "\u200b=1"])
def test_a_name_that_begins_like_a_formula_is_a_text(name: str) -> None:
    assert harmless(name).startswith("'")
    assert "\n" not in harmless(name)


def test_other_names_stay_as_they_are() -> None:
    assert [harmless(name) for name in ("Anna-Lien", "Łukasz", "a=b", "🂡 Ace")] == [
        "Anna-Lien",
        "Łukasz",
        "a=b",
        "🂡 Ace",
    ]


@pytest.mark.parametrize("options", [{}, {"method": "rounds"}, {"method": "swiss"}, CUP, {"entry": "pairs"}])
async def test_before_the_first_round_the_file_has_those_who_have_entered(
    tmp_path: Path, options: dict[str, str]
) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "tournament open", **options)
        for people in (["Anna"], ["Anna", "Ben"]):
            if people[-1] != "Anna":
                await here[people[-1]].slash(here.channel, "tournament enter")
            answer = private(await here["Anna"].slash(here.channel, "tournament export"))
            lines = read(await answer.attachments[0].read())
            assert [line[2] for line in lines] == ["name", *people]
            assert [line[-1] for line in lines] == ["total", *("0" for _ in people)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heads_are_in_the_readers_language_and_each_is_another(language: str) -> None:
    heads = read(standings_file(ROWS, ENTRANTS, (), say_in(language)), "," if language == "en" else ";")[0]
    assert len(heads) == 9
    assert len(set(heads)) == len(heads)
