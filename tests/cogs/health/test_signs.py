"""What is wrong is said in every language, and nothing else is."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.delivery.figures import Figures
from cogs.health.vitals import SIGNS, TABLES, Vitals, judgement, troubles
from engine.running.openings import Budget
from engine.store.durations import LATELY, Durations
from locales import LANGUAGES, say_in
from tests.about import in_one_test

WELL = Vitals(
    figures=Figures(),
    tables=dict.fromkeys(TABLES, 0),
    servers=1,
    shards=1,
    latency=None,
    longest_wait=0.0,
    turns_waiting=0,
    refused_lately=0,
    refuses_pictures=False,
    begun_lately=(0, 0),
    budget=Budget(),
    awaited=0,
    refused_for=0.0,
    drawing=Durations(),
    saving=Durations(),
    failures=0,
    lag=0.0,
    memory=None,
    answer=0.0,
    place=None,
    has_lost_metrics=False,
    refuses_commands=False,
)


def slow(seconds: float) -> Durations:
    durations = Durations()
    for _ in range(LATELY):
        durations.add(seconds)
    return durations


WRONG: dict[str, dict[str, Any]] = {
    "health-late": {"longest_wait": 41.2},
    "health-far": {"latency": 1.5},
    "health-busy": {"lag": 0.75},
    "health-answers-slowly": {"answer": 1.9},
    "health-draws-slowly": {"drawing": slow(1.2)},
    "health-refused": {"refused_lately": 4321},
    "health-openings-refused": {"refused_for": 59.2},
    "health-openings-awaited": {"awaited": 3},
    "health-commands": {"refuses_commands": True},
    "health-pictures": {"refuses_pictures": True},
    "health-metrics": {"has_lost_metrics": True},
}
"""What each sign looks at."""


def test_every_sign_is_tried_here() -> None:
    assert list(WRONG) == [sign.key for sign in SIGNS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_well_where_nothing_is_wrong(language: str) -> None:
    say = say_in(language)
    assert list(judgement(troubles(WELL, say, whole=True), say)) == [say("health-well")]


@in_one_test("language", LANGUAGES)
@in_one_test("sign", SIGNS)
def test_one_thing_that_is_wrong_is_one_sentence(sign: Any, language: str) -> None:
    say, now = say_in(language), WELL._replace(**WRONG[sign.key])
    head, line = judgement(troubles(now, say, whole=True), say)
    assert head == say("health-troubles", count=1)
    assert line.startswith("⚠ ")
    assert len(list(troubles(now, say, whole=False))) == sign.for_all


def test_a_figure_is_told_in_the_unit_of_its_sentence() -> None:
    say, now = say_in("en"), WELL._replace(longest_wait=41.2, lag=0.75)
    late, busy = troubles(now, say, whole=False)
    assert "waiting for 42 s" in late
    assert "750 ms late" in busy


def test_all_troubles_and_figures_fit_into_an_answer() -> None:
    now = WELL._replace(**{name: value for facts in WRONG.values() for name, value in facts.items()})
    for language in LANGUAGES:
        say = say_in(language)
        assert len("\n".join(judgement(troubles(now, say, whole=True), say))) < 1800
