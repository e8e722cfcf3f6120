"""A figure is read in the digits of any script, in every field; what only looks like a digit is refused."""

from __future__ import annotations

import ast
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.app.answers import Denied
from cogs.evenings.wishes import read_when
from cogs.games.kleurenwiezen.calls import VOCABULARY
from cogs.games.kleurenwiezen.ladder import LadderRows
from cogs.house_rules.options import read_options_of
from cogs.lobby.clocks import pace_choices, pace_meant
from cogs.score_keeper.opening import stake_meant
from cogs.score_keeper.presses import _number
from cogs.standings.leaderboard_query import season_meant
from cogs.typed.callreading import first_reading
from cogs.typed.cardtext import read_cards
from cogs.typed.choosing import read_options, table_number
from cogs.typed.writing import as_number, figures_in, in_figures, whole_number
from engine.core.cards import CARDS
from engine.core.registry import GAMES
from engine.table.model.errors import Refused
from locales import say_in
from tests.about import in_one_test

ROOT: Final = Path(__file__).parents[3]
EN: Final = say_in("en")
KLEURENWIEZEN: Final = GAMES["kleurenwiezen"]
PAGAT: Final[Any] = KLEURENWIEZEN.configure("pagat")
MONDAY: Final = datetime(2026, 11, 23, 17, 0, tzinfo=UTC).timestamp()
SCRIPTS: Final = ("٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९", "０１２３４５６７８９")
RAISED: Final = "⁰¹²³⁴⁵⁶⁷⁸⁹"

READERS: Final[dict[str, tuple[Callable[[str], object], str]]] = {
    "clock": (lambda typed: pace_meant(typed, EN), "90"),
    "clock with a unit": (lambda typed: pace_meant(typed, EN), "5 min"),
    "when, a weekday": (lambda typed: read_when(typed, None, "Europe/Brussels", MONDAY), "Tuesday 20:30"),
    "when, a date": (lambda typed: read_when(typed, None, "Europe/Brussels", MONDAY), "24/12/2026 20h30"),
    "when, a date in ISO": (lambda typed: read_when(typed, None, "Europe/Brussels", MONDAY), "2026-12-24 20:30"),
    "stake": (lambda typed: stake_meant(typed), "0.25 €"),
    "number of a deal": (lambda typed: _number(typed), "12"),
    "amount": (lambda typed: whole_number(typed), "-12"),
    "table": (lambda typed: table_number(typed), "table 12"),
    "season": (lambda typed: season_meant(typed, EN), "2026-11"),
    "options": (lambda typed: read_options(typed), "lines=7"),
    "house rules": (lambda typed: read_options_of(GAMES["couillon"], typed), "lines=7"),
    "score table": (lambda typed: LadderRows().read(PAGAT, "solo 6", {"points": typed}, EN), "12"),
    "call": (lambda typed: first_reading(typed, VOCABULARY.calls, VOCABULARY, "en"), "solo 6"),
    "card": (lambda typed: read_cards(typed, CARDS, EN), "10 hearts"),
}
"""Every field that reads figures, with something it reads; several fields have the same reader."""


def written(typed: str, digits: str) -> str:
    return typed.translate(str.maketrans("0123456789", digits))


@in_one_test("digits", SCRIPTS)
@in_one_test("field", READERS)
def test_a_figure_in_any_script_is_read_as_that_figure(field: str, digits: str) -> None:
    read, typed = READERS[field]
    meant = read(typed)
    assert meant
    assert read(written(typed, digits)) == meant
    assert meant != read_or_refusal(read, written(typed, "1111111111"))


def read_or_refusal(read: Callable[[str], object], typed: str) -> object:
    try:
        return read(typed)
    except (Denied, Refused) as refusal:
        return str(refusal)


@in_one_test("field", READERS)
@in_one_test("typed", [RAISED, "²", "①", "½", "፩", "9" * 5000, "0" * 5000, "−", "+", "-0", " ", ""])
def test_whatever_looks_like_a_figure_is_read_or_refused_in_a_sentence(field: str, typed: str) -> None:
    read_or_refusal(READERS[field][0], typed)
    read_or_refusal(READERS[field][0], written(READERS[field][1], RAISED))


@in_one_test("typed", ["²", "1²", "①", "٣", "30", "45 min", "9" * 5000, "2 dagen"])
def test_the_list_of_clocks_offers_what_is_typed_if_it_can_be_a_clock(typed: str) -> None:
    offered = {value for _, value in pace_choices(typed, EN)}
    try:
        assert str(pace_meant(typed, EN)) in offered
    except Denied:
        assert not {one for one in offered if not one.isascii()}


@in_one_test(
    ("typed", "seconds"),
    [
        *(("45", 45), ("45 s", 45), ("45 seconden", 45), ("45 Sek.", 45), ("5 min", 300), ("5 minuten", 300)),
        *(("2 h", 7200), ("2 uur", 7200), ("2 heures", 7200), ("2 Stunden", 7200), ("3 jours", 259_200), ("0", 0)),
    ],
)
def test_a_clock_may_be_said_with_a_unit_in_any_language(typed: str, seconds: int) -> None:
    assert pace_meant(typed, EN) == (seconds, 0)


@in_one_test(
    ("typed", "turn", "reserve"),
    [
        *(("20+120", 20, 120), ("20 + 2 min", 20, 120), ("20 s + 2 minuten", 20, 120), ("quick + 5 min", 30, 300)),
        *(("rustig+10 min", 180, 600), ("30+0", 30, 0), ("٢٠+١٢٠", 20, 120)),
    ],
)
def test_a_reserve_is_said_after_a_plus(typed: str, turn: int, reserve: int) -> None:
    assert pace_meant(typed, EN) == (turn, reserve)


@in_one_test(
    "typed",
    ["14", "20 apples", "8 d", "²", "1½ min", "-30", "30-40", "604801", "20+", "+20", "0+120", "20+5", "20+20+20"],
)
def test_what_is_no_clock_is_refused(typed: str) -> None:
    with pytest.raises(Denied) as denied:
        pace_meant(typed, EN)
    assert denied.value.key == "prefer-no-such-pace"


def test_signs_and_zeros_in_front_are_read_and_other_text_stays() -> None:
    assert [whole_number(one) for one in ("−5", "–5", "- 5", "+٥", "005", "-0", "9" * 15)] == [
        *(-5, -5, -5, 5, 5, 0),
        10**15 - 1,
    ]
    assert [whole_number(one) for one in ("", "5a", "5.0", "1 2", "--5", "²", "9" * 16)] == [None] * 7
    assert (as_number(" 007 "), as_number(" 3 of 4"), as_number("²")) == ("7", "3 of 4", "²")
    assert (in_figures("٣² x"), figures_in("٣² 4")) == ("3² x", "34")


NO_DIGITS: Final = ("isdigit", "isnumeric")


def test_no_field_asks_python_whether_a_sign_is_a_digit() -> None:
    """`isdigit` and `isnumeric` hold for signs of which `int` makes no number; `\\d` and `isdecimal` do not."""
    found = [
        f"{path.relative_to(ROOT)}:{one.lineno}"
        for path in sorted((ROOT / "cogs").rglob("*.py"))
        # Only what says the words is worth parsing.
        if any(name in (text := path.read_text(encoding="utf-8")) for name in NO_DIGITS)
        for one in ast.walk(ast.parse(text))
        if isinstance(one, ast.Attribute) and one.attr in NO_DIGITS
    ]
    assert not found
