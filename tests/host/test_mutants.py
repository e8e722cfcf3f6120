"""The changes that `make mutants` tries are made one at a time, and each could matter."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

from benchmarks.mutants.__main__ import TESTS_OF, files_of
from benchmarks.mutants.changes import mutants, mutated

SOURCE = dedent(
    """
    from typing import TYPE_CHECKING

    if TYPE_CHECKING:
        import discord

    LIMIT: int = 3

    def may(table, user: int | None) -> bool:
        '''Whether.'''
        assert user != 0
        log.error("x", 7)
        table.must_be_host(user)
        if user is None or not table.open:
            raise Denied("no")
        return len([one for one in table.seats if one]) + 1 < LIMIT
    """
)
LENGTH = "len([one for one in table.seats if one])"


def test_every_comparison_check_figure_and_word_is_changed_once_and_alone() -> None:
    found = mutants(SOURCE)
    assert [one.what for one in found] == [
        "3  ->  4",
        "table.must_be_host(user)  ->  pass",
        "if user is None or not table.open  ->  if not",
        "user is None or not table.open  ->  user is None and (not table.open)",
        "user is None  ->  user is not None",
        "not table.open  ->  table.open",
        "raise Denied('no')  ->  pass",
        f"{LENGTH} + 1 < LIMIT  ->  {LENGTH} + 1 <= LIMIT",
        f"{LENGTH} + 1  ->  {LENGTH} - 1",
        "... if one  ->  if True",
        "1  ->  2",
    ]
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for one in found:
        changed = ast.unparse(mutated(SOURCE, one.number)).splitlines()
        assert len(changed) == len(whole)
        assert sum(before != after for before, after in zip(whole, changed, strict=True)) == 1


def test_what_does_not_matter_is_left_alone() -> None:
    left = """
    @dataclass(frozen=True, slots=True)
    class One(Base, total=True):
        name: Annotated[str, 3]

    def pairs(a, b):
        assert a > 0
        log.warning("%s", 1)
        return zip(a, b, strict=True)
    """
    assert mutants(dedent(left)) == []


def test_a_change_is_tried_by_tests_that_there_are() -> None:
    root = Path(__file__).parents[2]
    for folder, tests in TESTS_OF.items():
        assert (root / folder).is_dir()
        for place in tests:
            found = list(files_of([root / place]))
            assert found, place
            assert all(file.is_file() for file in found), place
