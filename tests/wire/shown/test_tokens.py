"""An edit goes by the token of the last press, which Discord does not count; where none lives, by the channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.matches import PEOPLE
from tests.wire.loop import hurried, run
from tests.wire.shown.match import Match

BY_TOKEN, BY_CHANNEL = "PATCH /webhooks/*/*/messages/@original", "PATCH /channels/*/messages/*"
A_QUARTER = 900.0


@hurried
async def test_a_hand_is_edited_by_the_token_of_its_last_press(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        pressed = await match.act()
        while match.due != pressed:
            since = match.mark()
            await match.act()
        # Now it is their turn again: that came by the token of their own press.
        assert match.about(match.hand(pressed), since) == [BY_TOKEN]


@hurried
async def test_a_hand_that_nobody_pressed_is_edited_by_its_channel(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        second, since = match.due, 0
        assert BY_TOKEN not in match.about(match.hand(second), since)
        assert match.about(match.hand(second), since) == [BY_CHANNEL]


def test_after_a_quarter_of_an_hour_a_hand_is_edited_by_its_channel(tmp_path: Path) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            pressed = await match.act()
            await match.quiet(A_QUARTER)
            since = match.mark()
            while match.due != pressed:
                await match.act()
            assert match.about(match.hand(pressed), since) == [BY_CHANNEL]

    run(test(), 3 * A_QUARTER)


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
@hurried
async def test_a_press_that_is_dead_or_was_answered_by_another_process_is_no_error_of_the_bot(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    async with Match.begun(tmp_path) as match:
        match.discord.fault("POST", "/interactions/*", status, code=code)
        since = match.mark()
        await match.discord.click(f"hand:{match.table.id}:", match.due)
        await match.quiet(3)
        callbacks = [one for one in match.discord.requests[since:] if one.path.endswith("/callback")]
        assert len(callbacks) == 1
        assert "unexpected" not in caplog.text


@pytest.mark.parametrize(("status", "code"), [(401, 50027), (404, 10015)])
@hurried
async def test_a_token_that_discord_does_not_know_any_more_is_not_tried_twice(
    tmp_path: Path, status: int, code: int
) -> None:
    async with Match.begun(tmp_path) as match:
        pressed = await match.act()
        match.discord.fault("PATCH", "/webhooks/*", status, code=code, times=100)
        since = match.mark()
        while match.due != pressed:
            await match.act()
        hand = match.hand(pressed)
        first, *others = match.about(hand, since)
        assert first == BY_TOKEN
        assert set(others) == {BY_CHANNEL}
        assert any(one.startswith("act:") for one in hand.pressable)
        assert hand.pictures != [None]
        since = match.mark()
        for user in PEOPLE:
            await match.table.pause(user)
        await match.quiet()
        assert set(match.about(hand, since)) == {BY_CHANNEL}


@hurried
async def test_a_press_on_the_table_message_lets_the_table_be_edited_by_its_token(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        since = match.mark()
        await match.act()
        assert match.about(match.board, since) == [BY_CHANNEL]
        curious = match.due
        await match.press(curious, match.board, f"hand:{match.table.id}:")
        since = match.mark()
        await match.act()
        assert match.about(match.board, since) == [BY_TOKEN]


@hurried
async def test_the_newest_press_is_the_one_whose_token_is_used(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        first = await match.press(11, match.board, f"hand:{match.table.id}:")
        second = await match.press(12, match.board, f"hand:{match.table.id}:")
        since = match.mark()
        await match.act()
        paths = [one.path for one in match.asked(since, "PATCH", "/webhooks/") if one.path.endswith("@original")]
        assert any(second.token in path for path in paths)
        assert not any(first.token in path for path in paths)


@hurried
async def test_a_private_answer_keeps_its_own_token_and_is_never_edited_by_a_channel(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        waiting = next(user for user in (11, 12, 13, 14) if user != match.due)
        opened = await match.press(waiting, match.board, f"hand:{match.table.id}:")
        (panel,) = (one for one in match.discord.people.sees(waiting) if one.ephemeral_to == waiting)
        since = match.mark()
        while match.due != waiting:
            await match.act()
        assert any(one.startswith("act:") for one in panel.pressable)
        edits = [one.path for one in match.asked(since) if str(panel.id) in one.path]
        assert edits
        assert all(path.startswith("/webhooks/") and opened.token in path for path in edits)
        # Pressed, it is edited by the new press.
        pressed = await match.press(waiting, panel, next(one for one in panel.pressable if one.startswith("act:")))
        since = match.mark()
        while match.due != waiting:
            await match.act()
        paths = [one.path for one in match.asked(since, "PATCH", "/webhooks/")]
        assert any(pressed.token in path for path in paths)
        assert not any(opened.token in path for path in paths if "@original" not in path)
