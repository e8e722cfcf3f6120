"""The last trick plays itself: what that shows, and that it costs no more requests than people who press."""

from __future__ import annotations

from pathlib import Path

from benchmarks.matches import PEOPLE
from tests.wire.loop import hurried
from tests.wire.shown.match import FALLING, Match, texts

BETWEEN = FALLING.thinking * FALLING.pace.last
"""Seconds between two cards that fall."""


async def requests_of_a_deal(folder: Path, *, plays_last: bool) -> tuple[int, int]:
    """How many requests a deal takes once trumps are made: all, and all besides first answers to presses."""
    async with Match.begun(folder, plays_last=plays_last) as match:
        mark = match.mark()
        while match.table.result is None:
            await (match.quiet(BETWEEN) if match.table.plays_itself else match.act())
        await match.quiet(60)
        return len(match.discord.requests) - mark, len(match.asked(mark))


@hurried
async def test_it_takes_no_more_requests_than_people_who_press(tmp_path: Path) -> None:
    counted = []
    for plays_last in (False, True):
        folder = tmp_path / str(plays_last)
        folder.mkdir()
        counted.append(await requests_of_a_deal(folder, plays_last=plays_last))
    (before, other_before), (after, other_after) = counted
    assert after == before - len(PEOPLE)
    assert other_after <= other_before


@hurried
async def test_nobody_is_offered_a_card_and_all_are_told_why(tmp_path: Path) -> None:
    async with Match.begun(tmp_path, plays_last=True) as match:
        while not match.table.plays_itself:
            await match.act()
        assert set(match.table.view(0).hand_sizes) == {1}
        assert "Nobody has a choice any more: the last trick plays itself." in texts(match.board)
        assert [one for user in PEOPLE for one in match.hand(user).pressable if one.startswith("act:")] == []
        for _ in PEOPLE:
            assert match.table.result is None
            await match.quiet(BETWEEN)
        await match.quiet(60)
        assert match.table.result is not None
        assert "This deal is over." in texts(match.board)
        for user in PEOPLE:
            assert any(end in texts(match.hand(user)) for end in ("played all your cards.", "This deal is over."))
