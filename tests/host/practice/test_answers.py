"""Answers that one person sees, beside the table: the newest stands, and each goes when what it was about is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from practice.view import Moment, is_over, turn_begun, without_seats_to_take
from tests.host.practice.page import Page, visited

TURN: Moment = {3: (1, 40)}
WAITING: Moment = {3: (1, None)}


@pytest.mark.parametrize(
    ("then", "now", "expected"),
    [
        (TURN, TURN, False),
        (TURN, WAITING, True),
        (TURN, {3: (1, 44)}, True),
        (WAITING, WAITING, False),
        # Whoever reads on while the others play is not disturbed when it is their turn.
        (WAITING, TURN, False),
        (WAITING, {3: (2, None)}, True),
        (WAITING, {}, True),
        ({}, TURN, False),
    ],
)
def test_what_was_said_at_a_turn_is_over_with_it(then: Moment, now: Moment, expected: bool) -> None:
    assert is_over(then, now) is expected


def test_what_was_read_while_waiting_is_over_after_the_own_turn_that_follows() -> None:
    begun = turn_begun(WAITING, TURN)
    assert begun == TURN
    assert is_over(begun, WAITING)
    assert turn_begun(TURN, WAITING) == TURN


async def _started(page: Page) -> None:
    await page.until(lambda page: "Start" in page.labels() and not page.answers)
    await page.press("Start")
    await page.until(lambda page: page.is_on_turn and page.buttons("private"))


async def test_a_newer_answer_takes_the_place_of_the_older_one(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels() and not page.answers)
        await page.command("rules")
        await page.until(lambda page: page.answers)
        rules = page.answers
        await page.command("settings", "mine")
        await page.until(lambda page: page.answers and page.answers != rules and len(page.answers) == 1)


async def test_a_hint_goes_with_its_turn_and_the_rules_stay(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await _started(page)
        await page.command("hint")
        # One that comes only after the turn is about the next one, as far as anybody can tell.
        await page.until(lambda page: page.answers and not any(one["thinking"] for one in page.messages.values()))
        await page.play()
        await page.until(lambda page: not page.answers)
        await page.until(lambda page: page.is_on_turn)
        await page.command("rules")
        await page.until(lambda page: page.answers and not any(one["thinking"] for one in page.messages.values()))
        rules = page.answers
        await page.play()
        assert page.answers == rules


async def test_that_a_table_has_begun_is_over_once_somebody_has_played(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels() and not page.answers)
        await page.command("duel")
        await page.until(lambda page: page.answers and not any(one["thinking"] for one in page.messages.values()))
        await page.until(lambda page: page.is_on_turn and page.buttons("private"))
        await page.play()
        await page.until(lambda page: not page.answers)


async def test_a_page_stays_beside_the_answer_to_what_was_pressed_on_it(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await _started(page)
        await page.press("My seat…")
        await page.until(lambda page: "Leave the table" in page.labels())
        (panel,) = page.answers
        await page.press("Leave the table")
        await page.until(lambda page: len(page.answers) == 2)
        assert page.answers[0] == panel


async def test_whoever_sits_is_offered_no_seat_and_whoever_does_not_is(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        friend = page.state["people"][1]
        await _started(page)
        await page.until(lambda page: "My seat…" in page.labels("channel"))
        assert "Take a seat…" not in page.labels("channel")
        async with Page.opened(page.address, person=friend["id"]) as other:
            await other.until(lambda page: "Take a seat…" in page.labels("channel"))


def test_a_row_with_nothing_left_in_it_goes_too() -> None:
    row = [{"type": 1, "components": [{"type": 2, "custom_id": "take:3:"}]}, {"type": 10, "content": "text"}]
    assert without_seats_to_take(row) == row[1:]


async def test_somebody_is_told_whose_view_a_picture_is_unless_it_is_their_own(tmp_path: Path) -> None:
    async with visited(tmp_path) as page:
        await page.until(lambda page: "Start" in page.labels() and not page.answers)
        await page.command("table", "open", computers="2")
        friend = page.state["people"][1]
        async with Page.opened(page.address, person=friend["id"]) as other:
            await other.until(lambda page: "Take seat 4" in page.labels("channel"))
            await other.press("Take seat 4")
            # A third one stands under the word that the table is full, which may come before or after this look.
            await page.until(lambda page: page.labels().count("Start") >= 2)
            await page.press("Start")
            await other.until(lambda page: "My seat…" in page.labels("channel"))
            shown = [one["from"] for one in other.messages.values()]
            assert {one for one in shown if one} == {page.state["people"][0]["name"]}
            # Their own hand is drawn from their own seat.
            while not other.is_on_turn:
                await other.until(lambda page: page.on_turn)
                if not other.is_on_turn:
                    await page.play()
            await other.until(lambda page: page.buttons("private"))
            assert not [one for one in other.state["private"] if other.messages[one]["from"]]
        assert not [one["from"] for one in page.messages.values() if one["from"]]
