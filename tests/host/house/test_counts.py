"""What the figures of the house say of lines that left the program."""

from __future__ import annotations

from benchmarks.house.counts import left, lines_of

DRAWN = "def drawn() -> None:\n    show(picture)\n\n"
FIGURES = 'FIGURES = (\n    "e7dLgPdgc1dc",\n    "hqhkg+fafmfE",\n)\n'
DEAD = "def nobody_calls_it() -> None:\n    give_up()\n\n"


def test_lines_that_moved_are_told_apart_from_those_that_are_gone() -> None:
    before = lines_of([("rendering/a.py", DRAWN + DEAD), ("engine/b.py", FIGURES)])
    now = lines_of([("tests/a.py", f"if True:\n    {DRAWN}"), ("engine/b.txt", "e7dLgPdgc1dc\nhqhkg+fafmfE\n")])
    # Ten lines, of which seven are known again: two moved, two are data, three are gone; of the others as many.
    assert left(before, now) == (10, round(2 * 10 / 7), round(2 * 10 / 7))


def test_a_line_that_stays_has_not_moved_though_it_also_stands_in_a_test_now() -> None:
    before, now = lines_of([("rendering/a.py", DRAWN)]), lines_of([("rendering/a.py", DRAWN), ("tests/a.py", DRAWN)])
    assert left(before, now) == (0, 0, 0)
