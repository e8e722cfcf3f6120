"""Every door asks those of whom it takes something, and who is the same person again, as questions.txt says.

Read from the code itself: a question that a door asks no more, and one that it asks anew, has to be written down.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.cogs.doors.doors import begins, told
from tests.cogs.doors.reaching import reached
from tests.cogs.world import world

TABLE: Final = Path(__file__).with_name("questions.txt")
MACHINE: Final = ("Transactions.",)
"""What saves any change, settles what was proposed and goes on by itself: nobody asked it."""


class Question(NamedTuple):
    """`agree` or `again`, and the function that asks for another."""

    kind: str
    asked: str
    by: str


def questions() -> Mapping[Question, frozenset[str]]:
    """The table: under a heading `[agree presence.must_be_away by lobby.offer]` the doors that come to that."""
    found: dict[Question, frozenset[str]] = {}
    question = Question("", "", "")
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            kind, asked, _, by = line.strip("[]").split()
            question = Question(kind, asked, by)
            found[question] = frozenset()
        elif line and not line.startswith("#"):
            found[question] |= {line}
    return found


async def test_every_door_asks_what_was_written_down(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        reaches = {door: reached(functions, MACHINE) for door, functions in begins(here.bot)}
    wanted = questions()
    asked = {one.asked for one in wanted}
    found: dict[tuple[str, str], set[str]] = {}
    for door, pairs in reaches.items():
        for by, question in pairs:
            if question in asked:
                found.setdefault((question, by), set()).add(door)
    assert found == {(one.asked, one.by): set(doors) for one, doors in wanted.items()}


@pytest.mark.parametrize("kind", ["agree", "again"])
def test_both_tables_say_the_same(kind: str) -> None:
    marked = {door for door, one in told().items() if kind in one.answers}
    assert marked == {door for one, doors in questions().items() if one.kind == kind for door in doors}
