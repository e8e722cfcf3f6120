"""Adds the outsider's game, `pytest -p tests.outsider.plugin`, before anything asks which games there are.

Of all tests only those of this folder run, those with a case of that game, with the cases of that game, and those in
whose lists a game must not need a line of its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import engine.games
from tests import about

NAME: Final = "vijfslag"
LISTS: Final = (
    "test_every_door_was_told_which_question_it_asks",
    "test_each_command_answers_where_the_table_says_and_else_says_what_to_do",
    "test_nothing_is_opened_in_a_channel_that_is_not_for_it",
    "test_what_a_command_does_is_said_as_an_order_to_one_person",
    "test_no_text_spells_a_command_out",
)
"""Tests of all commands."""

engine.games.__path__.append(str(Path(__file__).parent / "games"))
about.wanted = NAME


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    chosen = [one for one in items if _is_about_it(one)]
    config.hook.pytest_deselected(items=[one for one in items if one not in chosen])
    items[:] = chosen


def _is_about_it(item: pytest.Item) -> bool:
    test = getattr(item, "function", None)
    is_list = item.name.partition("[")[0] in LISTS
    return is_list or "outsider" in item.nodeid or NAME in item.nodeid or about.speaks_of(test, NAME)
