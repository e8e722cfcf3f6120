"""One message with a hand goes on from deal to deal while its owner presses it; otherwise a new one calls them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from cogs.delivery.message_queue import Job, MessageQueue
from cogs.messages.layout import page
from tests.wire.loop import hurried, run
from tests.wire.payloads import CHANNEL_ID
from tests.wire.server import Request
from tests.wire.shown.match import Match, texts
from tests.wire.world.messages import Message

EVERYBODY = (11, 12, 13, 14)
HOUR = 3600.0


async def next_deal(match: Match, after: float = 0.0) -> None:
    await match.play_to_the_end_of_the_deal()
    await match.quiet(after)
    await match.table.next_deal(11)
    await match.quiet()


def opened(asked: list[Request]) -> int:
    """How many direct-message channels were opened."""
    return sum(one.path == "/users/@me/channels" for one in asked)


@hurried
async def test_the_message_goes_on_from_deal_to_deal_while_its_owner_presses_it(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        before = {one: match.hand(one).id for one in EVERYBODY}
        await next_deal(match)
        assert {one: match.hand(one).id for one in EVERYBODY} == before
        for one in EVERYBODY:
            assert "deal 2" in texts(match.hand(one))
            assert match.hand(one).pictures not in ([], [None])
        await match.make_trumps()
        await match.act()


def test_who_was_silent_for_a_quarter_of_an_hour_is_called_by_a_new_message(tmp_path: Path) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            before = {one: match.hand(one).id for one in EVERYBODY}
            await next_deal(match, after=900)
            assert all(match.hand(one).id > before[one] for one in EVERYBODY)
            # The old one stays as it is: nothing on it can be pressed.
            for one in EVERYBODY:
                old = match.discord.screens.message(match.hand(one).channel, before[one])
                assert not any(pressed.startswith("act:") for pressed in old.pressable)

    run(test(), HOUR)


@hurried
async def test_where_another_message_came_after_it_the_next_deal_comes_below(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        before = {one: match.hand(one).id for one in EVERYBODY}
        await match.play_to_the_end_of_the_deal()
        await match.bot.direct.send(12, page("Something else."), what="note")
        await match.table.next_deal(11)
        await match.quiet()
        assert match.hand(12).id > before[12]
        assert "deal 2" in texts(match.hand(12))
        assert {one: match.hand(one).id for one in (11, 13, 14)} == {one: before[one] for one in (11, 13, 14)}


def test_a_message_an_hour_old_is_replaced_and_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            user = match.due
            before = match.hand(user)
            await match.quiet(HOUR)
            await match.act()
            while match.due != user:
                await match.act()
            assert match.hand(user).id > before.id
            assert before.id not in [one.id for one in match.discord.people.mail(user)]
            assert any(one.startswith("act:") for one in match.hand(user).pressable)

    run(test(), 2 * HOUR)


@pytest.mark.parametrize("is_known", [True, False])
def test_a_message_of_the_last_deal_that_may_ask_for_a_card_is_edited_before_it_is_let_go(
    tmp_path: Path, is_known: bool
) -> None:
    """Whatever was refused in its last edits: nobody is told for good that it is their turn."""

    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            user, hand = match.due, match.hand(match.due)
            assert acts(hand)
            shown = match.bot.hands._of(match.table, user).message.shown
            match.discord.fault("PATCH", f"/channels/{hand.channel}/messages/*", 400, seconds=1000, code=50035)
            while match.table.deal == 1 and match.table.actors:
                await match.table.act(match.due, str(match.table.legal(match.table.actors[0])[0]), None)
            await match.quiet(1000)
            assert acts(hand)
            match.bot.hands._of(match.table, user).message._now_shows(shown if is_known else None)
            since = match.mark()
            await match.table.next_deal(11)
            await match.quiet()
            assert not acts(hand)
            assert texts(hand) == "Your cards are further down."
            assert len(match.about(hand, since)) == 1
            assert match.hand(user).id > hand.id
            assert "deal 2" in texts(match.hand(user))

    run(test(), HOUR)


def acts(message: Message) -> list[str]:
    """The cards and calls that a message offers."""
    return [one for one in message.pressable if one.startswith("act:")]


def test_an_hour_old_message_is_not_that_of_the_next_deal_even_if_it_was_pressed_just_now(tmp_path: Path) -> None:
    async def test() -> None:
        async with Match.begun(tmp_path) as match:
            before = {one: match.hand(one).id for one in EVERYBODY}
            await match.quiet(HOUR - 120)
            await next_deal(match, after=120)
            assert all(match.hand(one).id > before[one] for one in EVERYBODY)
            # It stays, as that of every deal does.
            assert all(before[one] in [mail.id for mail in match.discord.people.mail(one)] for one in EVERYBODY)

    run(test(), 2 * HOUR)


@hurried
async def test_a_direct_message_channel_is_opened_once_and_never_again_after_a_restart(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        assert opened(match.asked(0)) == len(EVERYBODY)
        for one in EVERYBODY:
            assert (await match.tables.person(one)).dm_channel == match.hand(one).channel
        since = match.mark()
        await match.restart()
        await next_deal(match)
        assert all("deal 2" in texts(match.hand(one)) for one in EVERYBODY)
        assert opened(match.asked(since)) == 0


@hurried
async def test_a_channel_that_is_gone_is_opened_anew(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.play_to_the_end_of_the_deal()
        await match.restart()
        channel = (await match.tables.person(12)).dm_channel
        since = match.mark()
        match.discord.fault("POST", f"/channels/{channel}/messages", 404, code=10003)
        await match.table.next_deal(11)
        await match.quiet()
        assert opened(match.asked(since)) == 1
        assert "deal 2" in texts(match.hand(12))
        assert match.hand(12).pictures not in ([], [None])


@pytest.mark.parametrize("kind", ["lost", "cut", 503])
@hurried
async def test_a_hand_whose_answer_is_lost_is_there_once(tmp_path: Path, kind: str | int) -> None:
    async with Match.begun(tmp_path) as match:
        await match.play_to_the_end_of_the_deal()
        await match.restart()
        before = {one: len(match.discord.people.mail(one)) for one in EVERYBODY}
        fault = match.discord.fault("POST", f"/channels/{match.hand(13).channel}/messages", kind)
        await match.table.next_deal(11)
        await match.quiet(30)
        assert fault.met == 1
        assert {one: len(match.discord.people.mail(one)) - before[one] for one in EVERYBODY} == dict.fromkeys(
            EVERYBODY, 1
        )
        assert match.where_the_hand_is(13)[1] == match.hand(13).id


@pytest.mark.parametrize("kind", ["lost", "cut", 503])
@hurried
async def test_a_table_and_a_result_whose_answers_are_lost_are_there_once(tmp_path: Path, kind: str | int) -> None:
    async with Match.begun(tmp_path) as match:
        match.discord.fault("POST", f"/channels/{CHANNEL_ID}/messages", kind)
        await match.play_to_the_end_of_the_deal()
        await match.quiet(30)
        match.discord.fault("POST", f"/channels/{CHANNEL_ID}/messages", kind)
        await match.table.next_deal(11)
        await match.quiet(30)
        seen = [texts(one) for one in match.discord.people.sees(11)]
        assert all(seen.count(one) == 1 for one in seen)
        assert match.board.id == max(one.id for one in match.discord.people.sees(11))


@hurried
async def test_a_table_that_is_over_twice_lets_its_hands_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a match may be shown once more after a restart, while its hands are still on their way."""
    async with Match.begun(tmp_path) as match:
        ended = Counter[object]()

        def counted(queue: MessageQueue, job: Job) -> None:
            ended[queue] += 1
            assert ended[queue] < 20, "two wait for each other"
            post(queue, job)

        post = MessageQueue.post
        monkeypatch.setattr(MessageQueue, "post", counted)
        for _ in range(2):
            match.bot.hands.end(match.table)
        await match.quiet()
        assert set(ended.values()) == {1}
