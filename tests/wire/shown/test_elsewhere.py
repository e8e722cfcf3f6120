"""People act by direct message in one process, at a table of another: everybody sees what they would see with one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.matches import PEOPLE
from cogs.messages.layout import page
from tests.engine.hall.hearing import until
from tests.engine.tables.databases import ON_POSTGRESQL
from tests.wire.shown.apart import Apart
from tests.wire.shown.match import texts
from tests.wire.world.messages import Message

pytestmark = ON_POSTGRESQL

BY_TOKEN, BY_CHANNEL = "PATCH /webhooks/*/*/messages/@original", "PATCH /channels/*/messages/*"


def _pressable(*messages: Message) -> list[str]:
    """The cards and bids that these messages still offer."""
    return [one for message in messages for one in message.pressable if one.startswith("act:")]


async def test_a_hand_is_edited_by_the_token_of_a_press_in_another_process(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        user, since = match.due, match.mark()
        hand = match.hand(user)
        await match.act()
        # The press has answered on the hand; all that follows is the table, and the next hand.
        assert match.about(hand, since) == []
        assert match.about(match.board, since) == [BY_CHANNEL]
        assert not any(one.startswith("act:") for one in hand.pressable)
        # Only the process that edits it has the token.
        kept = [bot.delivery.tokens.of(hand.id) for bot in (match.other, match.bot)]
        assert [one is not None for one in kept] == [False, True]
        while match.due != user:
            await match.act()
        assert match.about(hand, since) == [BY_TOKEN]
        assert match.hand(user) is hand
        assert any(one.startswith("act:") for one in hand.pressable)


async def test_of_two_presses_in_two_processes_one_is_told_that_it_is_too_late(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        user, number = match.due, match.table.number
        opened = await match.press(user, match.board, f"hand:{match.table.id}:")
        panel, hand = next(one for one in opened.made.values() if one is not match.board), match.hand(user)
        first, second = (next(one for one in message.pressable if one.startswith("act:")) for message in (panel, hand))
        done = await asyncio.gather(
            match.discord.people.press(user, panel, first), match.discord.people.press(user, hand, second)
        )
        await match.quiet()
        assert match.table.number == number + 1
        (refused,) = (message for one in done for message in one.made.values() if message not in (panel, hand))
        assert texts(refused)
        # Both show what is left.
        await until(lambda: not _pressable(panel, hand))


async def test_a_private_hand_opened_in_another_process_is_kept_up_to_date(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        waits = next(user for user in PEOPLE if user != match.due)
        panel = (await match.command(waits, "hand")).original
        assert panel is not None
        while match.due != waits:
            await match.act()
        acts = [one for one in panel.pressable if one.startswith("act:")]
        assert acts
        number = match.table.number
        await match.press(waits, panel, acts[0])
        assert match.table.number == number + 1
        await until(lambda: not _pressable(panel, match.hand(waits)))


async def test_what_is_chosen_in_another_process_shows_in_the_hand(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        waits = next(user for user in PEOPLE if user != match.due)
        before = texts(match.hand(waits)), match.hand(waits).pictures
        await match.other.change_person(waits, chosen_language="nl", theme=match.table.setup.theme)
        await match.quiet()
        assert match.bot.tables.known_person(waits).chosen_language == "nl"
        assert (texts(match.hand(waits)), match.hand(waits).pictures) != before
        listed = (await match.command(waits, "my-tables")).original
        assert listed is not None
        assert str(match.table.id) in texts(listed)


async def test_whoever_asks_one_process_to_forget_them_is_forgotten_by_all(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        user = match.due
        await match.act()
        await match.other.forget_person(user)
        await match.quiet()
        assert match.table.seat_of(user) is None
        assert match.where_the_hand_is(user) is None
        await until(lambda: not _pressable(match.hand(user)))
        assert f"User {user}" not in texts(match.board)


async def test_what_discord_tells_one_process_holds_for_all(tmp_path: Path) -> None:
    async with Apart.begun(tmp_path) as match:
        match.other.delivery.pacer.limited(0.1)
        await match.quiet()
        assert match.bot.delivery.pacer._paused_until >= match.other.delivery.pacer._paused_until > 0
        # Whoever was sent something by one is known to have got it by the other.
        user = match.due
        sent = await match.other.direct.send(user, page("Hello"), what="test")
        await match.quiet()
        assert match.bot.direct.newest(user) == sent.id
