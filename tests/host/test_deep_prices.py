"""Choices are taken from deals, judged by a deeper search, and counted."""

from __future__ import annotations

import pytest

from benchmarks.prices import deep
from benchmarks.prices.deep import A_DEAL, Chosen, looked_at, table
from engine.players.thinking.choices import weigh
from engine.teaching.lookback.choices import Care

SHORT = Care(rounds=4, worlds=10)


@pytest.mark.parametrize("preset", ["malmedy", "chouine"])
def test_choices_of_several_deals_are_judged_the_same_each_time(preset: str) -> None:
    found = looked_at(preset, "tried", A_DEAL + 1, SHORT)
    assert len({one.said.split(",")[0] for one in found}) > 1
    assert found == looked_at(preset, "tried", A_DEAL + 1, SHORT)


def test_a_hint_that_recommends_the_worst_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deep, "weigh", lambda *asked: {action: -worth for action, worth in weigh(*asked).items()})
    assert any(one.recommended > one.dear for one in looked_at("malmedy", "tried", 4, SHORT))


def test_each_choice_is_counted_once_under_what_is_wrong_with_it() -> None:
    some = [
        Chosen("chouine", 0.0, 0.0, 0.0, "nothing"),
        Chosen("chouine", 2.0, 5.0, 0.0, "not best, and charged for nothing"),
        Chosen("couillon", 0.3, 0.1, 0.2, "harms, and is charged"),
        Chosen("couillon", 0.0, 0.0, 0.3, "is not charged"),
    ]
    assert table(some).splitlines()[2:] == [
        "| chouine | 2 | 1 | 0 | 1 | 0 | 0 |",
        "| couillon | 2 | 1 | 1 | 1 | 1 | 1 |",
        "| all | 4 | 2 | 1 | 2 | 1 | 1 |",
    ]
