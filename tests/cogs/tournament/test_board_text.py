"""The board of a tournament in words: right at every moment, and within Discord's limits for two hundred people."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import cogs.tournament
from cogs.tournament.board_text import board_texts, letter
from engine.clubs.tournaments.pairing.draws import Cup, RoundDraw
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup
from engine.clubs.tournaments.state import Correction, Director, TournamentState
from engine.core.registry import game_named
from engine.table.model.people import Occupant
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.about import in_one_test

EN = say_in("en")
ANNA: Final = 1
TWO: Final = 2
MOST_TEXT, MOST_BYTES, MOST_PARTS = 3900, 9900, 12
"""Room for the buttons' labels is counted apart; Discord takes 4,000 characters, and about 10,000 bytes."""


def state(people: int, *, name: str = "Person", **changes: Any) -> TournamentState:
    """A tournament with so many people who have entered."""
    settings = {key: changes.pop(key) for key in list(changes) if key in TournamentSetup.__dataclass_fields__}
    setup = TournamentSetup(
        options=game_named("couillon").for_tournament("dame-de-make", 8),
        people=200,
        rounds=4,
        fill=False,
        guild_id=1,
        channel_id=100,
        host_id=ANNA,
        host_name="Anna",
        language="en",
        turn_seconds=90,
        method=Method.ROUNDS,
        **{"total": Total.ROYES, **settings},
    )
    entrants = tuple(Occupant(f"{name} {number}", number) for number in range(1, people + 1))
    return TournamentState(7, 0, setup, Status.LOBBY, entrants, **changes)


def playing(people: int, seats: int = 4, **changes: Any) -> TournamentState:
    """The same in the second round, with a thread for each table; for two at a table another game."""
    places = list(range(1, people + 1))
    tables = tuple(tuple(places[at : at + seats]) for at in range(0, people - people % seats, seats))
    draw = RoundDraw(tables, tuple(places[people - people % seats :]))
    made = replace(state(people, **changes), status=Status.PLAYING, round=2, draws=(draw, draw))
    if seats == TWO:
        made = replace(made, setup=replace(made.setup, options=game_named("chouine").for_tournament("chouine", 5)))
    return replace(made, channels=tuple(1_200_000_000_000_000_000 + number for number in range(len(tables))))


@in_one_test("language", LANGUAGES)
@in_one_test("moment", ["lobby", "pairs", "tables", "done", "pause"])
def test_two_hundred_people_with_long_names_fit_into_one_message(moment: str, language: str) -> None:
    name = "Ægidius *van* den Bossche-Vanderstraeten"
    reasons = tuple(Correction(1, place, -2, "x" * 200, 9, name, 0.0) for place in range(1, 21))
    directors = tuple(Director(number, name) for number in range(500, 520))
    made = {
        "lobby": lambda: state(200, name=name),
        "pairs": lambda: state(
            200, name=name, entry=EntryMode.PAIRS, partners=tuple((n, n + 1) for n in range(1, 100, 2))
        ),
        "tables": lambda: playing(200, 2, name=name),
        "done": lambda: playing(199, name=name, remainder=Remainder.RESERVE),
        "pause": lambda: replace(playing(200, name=name), deadline=1e9),
    }[moment]()
    made = replace(made, corrections=reasons, directors=directors)
    over = range(1, 40) if moment == "done" else ()
    parts = board_texts(made, over, say_in(language), "f" * 64)
    assert len(parts) <= MOST_PARTS
    assert sum(map(len, parts)) <= MOST_TEXT
    assert sum(len(part.encode()) for part in parts) <= MOST_BYTES


def test_before_the_start_it_says_who_is_in_how_many_and_when_it_begins() -> None:
    told = "\n".join(board_texts(state(23, starts_at=1_700_000_000.0, round_minutes=45, same_deals=True), (), EN, "ab"))
    for part in ("23 people have entered", "Begins <t:1700000000:R>", "45 minutes a round", "the same cards"):
        assert part in told
    assert "Person 1 · Person 2" not in told
    assert "Person 23" in told
    assert "fingerprint `ab`" in told


def test_pairs_stand_together_and_who_seeks_a_partner_is_said() -> None:
    told = "\n".join(board_texts(state(3, entry=EntryMode.PAIRS, partners=((1, 3),)), (), EN))
    assert "Person 1**\N{NO-BREAK SPACE}👑 & Person 3" in told
    assert "Person 2 (seeks a partner)" in told
    assert told.count("Person 3") == 1


def test_in_a_round_it_says_who_plays_where_who_is_done_and_who_sits_out() -> None:
    told = "\n".join(board_texts(replace(playing(9), round_ends=1e9), (2,), EN))
    assert "Tables finished: 1 of 2" in told
    assert "Time is up <t:1000000000:R>" in told
    assert "**A** <#1200000000000000000> · Person 1 & Person 3 – Person 2 & Person 4" in told
    assert "**B** ✓ Person 5 & Person 7" in told
    assert "**Sitting out:** Person 9" in told


def test_corrections_are_shown_with_their_reasons_the_last_first() -> None:
    late = Correction(1, 2, -2, "late, twice", 9, "Mia", 0.0)
    told = "\n".join(board_texts(replace(playing(8), corrections=(late, late._replace(place=3, amount=4))), (), EN))
    assert "Person 2: −2 in round 1 · “late, twice” (Mia)" in told
    assert told.index("Person 3: +4") < told.index("Person 2: −2")


def test_a_knock_out_says_which_tables_play_for_the_consolation_cup_and_who_is_through() -> None:
    options = game_named("chouine").for_tournament("chouine", 5)
    draw = RoundDraw(((1, 2), (3, 4)), (5,), (Cup.MAIN, Cup.CONSOLATION))
    made = replace(
        state(5),
        status=Status.PLAYING,
        round=2,
        draws=(draw, draw),
    )
    made = replace(made, setup=replace(made.setup, options=options, method=Method.KNOCKOUT, entry=EntryMode.ALONE))
    told = "\n".join(board_texts(made, (), EN))
    assert "**B** · Person 3 – Person 4 (Consolation cup)" in told
    assert "Person 1 – Person 2\n" in told
    assert "Through without a match:** Person 5" in told
    assert "Round 2 of 3" in told


def test_tables_are_called_by_letters_however_many_there_are() -> None:
    assert [letter(number) for number in (1, 26, 27, 52, 53, 100)] == ["A", "Z", "AA", "AZ", "BA", "CV"]


@pytest.mark.parametrize(
    ("changes", "over", "told"),
    [
        ({"status": Status.STOPPED, "round": 0, "draws": ()}, (), "was stopped before the first round"),
        ({"status": Status.STOPPED}, (1,), "was stopped in round 2 of 3"),
        ({"status": Status.STOPPED}, (1, 2), "was stopped after round 2 of 3"),
        ({"status": Status.OVER}, (1, 2), "ended after round 2 of 3: too few people were left for a table"),
    ],
)
def test_a_tournament_that_ends_early_says_after_which_round_and_why(
    changes: dict[str, Any], over: Sequence[int], told: str
) -> None:
    made = playing(8)
    made = replace(made, setup=replace(made.setup, rounds=3), **changes)
    assert told in "\n".join(board_texts(made, over, EN))


def test_a_tournament_that_ends_with_its_last_round_is_over() -> None:
    made = playing(8)
    made = replace(made, setup=replace(made.setup, rounds=1), status=Status.OVER)
    assert "The tournament is over." in "\n".join(board_texts(made, (1, 2), EN))


@pytest.mark.parametrize(("people", "rounds"), [(2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (200, 8)])
def test_a_knock_out_has_as_many_rounds_as_halvings_and_not_as_many_as_could_be(people: int, rounds: int) -> None:
    places = tuple(range(1, people + 1))
    draw = RoundDraw(tuple(zip(places[::2], places[1::2], strict=False)), places[people - people % 2 :])
    made = state(people)
    setup = replace(made.setup, method=Method.KNOCKOUT, rounds=9)
    assert replace(made, setup=setup).rounds == 9
    made = replace(made, setup=setup, round=1, draws=(draw,))
    assert made.rounds == rounds


def test_every_text_takes_the_number_of_rounds_from_one_place() -> None:
    """The setting of a knock-out is what the largest would need: it is shown before the start at most."""
    read, found = 0, []
    for path in sorted(Path(next(iter(cogs.tournament.__path__))).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            read += isinstance(node, ast.Attribute) and node.attr == "rounds"
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "str":
                found += [f"{path.name}: {ast.unparse(node)}"] if "setup.rounds" in ast.unparse(node) else []
    assert read > 5
    assert found == []
