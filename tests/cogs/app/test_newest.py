"""What is remembered of the newest alone."""

from __future__ import annotations

from cogs.app.newest import Newest


def test_what_was_set_longest_ago_gives_way_and_setting_it_again_makes_it_the_newest() -> None:
    kept: Newest[str, int] = Newest(2)
    kept["one"], kept["two"] = 1, 2
    kept["one"] = 3
    kept["three"] = 4
    assert dict(kept) == {"one": 3, "three": 4}
    assert kept.pop("one", None) == 3
    assert [*kept] == ["three"]
