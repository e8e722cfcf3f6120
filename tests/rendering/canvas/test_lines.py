"""Lines of text and names."""

from __future__ import annotations

import pytest

from rendering.canvas.fonts import Lettering, width_of
from rendering.canvas.lines import in_two, wrapped
from rendering.canvas.values import SeatLabel
from rendering.people.names import laid_out
from tests.about import in_one_test

WAYS = ((1, 36), (1, 32), (2, 30))


@in_one_test(
    ("name", "halves"),
    [
        ("Marie-Christine", ("Marie-", "Christine")),
        ("François-Xavier de la Tour", ("François-Xavier", "de la Tour")),
        ("Jo van Dam", ("Jo van", "Dam")),
        ("Kléber", ()),
        ("-Jo-", ()),
        ("", ()),
    ],
)
def test_a_name_breaks_at_the_hyphen_or_blank_nearest_its_middle(name: str, halves: tuple[str, ...]) -> None:
    assert next(iter(in_two(name)), ()) == halves


@pytest.mark.parametrize("name", ["Marie-Christine van den Bossche", "François-Xavier de la Tour", "Jean-Philippe"])
def test_a_name_takes_two_lines_before_it_is_cut(name: str) -> None:
    room = width_of(name, laid_out([SeatLabel(name)], WAYS, 1000)[0][0].letters, 30) - 1
    lines = laid_out([SeatLabel(name)], WAYS, room)
    assert len(lines) == 2
    assert "…" not in "".join(word.text for line in lines for word in line)


def test_the_longest_of_several_names_are_broken_where_there_are_more_lines_than_names() -> None:
    people = [SeatLabel("Jo"), SeatLabel("François-Xavier de la Tour", computer=True)]
    lines = laid_out(people, ((1, 30), (2, 30), (3, 30)), 260)
    assert ["".join(word.text for word in line) for line in lines] == ["Jo & ", "François-Xavier", "de la Tour"]
    assert [line[0].computer for line in lines] == [False, False, True]


def test_no_line_begins_with_a_sign_that_french_writes_after_a_blank() -> None:
    assert wrapped("étalé\u00a0: Maximiliane", Lettering.PLAIN, 30, 200, 2) == ("étalé\u00a0:", "Maximiliane")
