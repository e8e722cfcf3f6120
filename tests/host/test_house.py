"""The rooms are small, and no module imports itself by a way round."""

from __future__ import annotations

from benchmarks.house import circle, modules, rooms


def test_no_modules_import_each_other_in_a_ring() -> None:
    assert circle(modules()) == []


def test_no_room_holds_more_than_fifteen_modules() -> None:
    assert {str(room): count for room, count in rooms(modules()).items() if count > 15} == {}
