"""A picture is sent to whoever can act, and stays until their next turn; others edit it only where a trick ends."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cogs.hand.hand import trick_ended
from engine.table.model.errors import Refused
from tests.wire.loop import hurried
from tests.wire.server import Request
from tests.wire.shown.match import Match, texts

EVERYBODY = (11, 12, 13, 14)


def bytes_sent(asked: list[Request]) -> int:
    return sum(len(data) for one in asked for data in one.files.values())


@hurried
async def test_an_edit_of_the_table_that_changes_only_words_sends_no_picture(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        (before,) = match.board.pictures
        since = match.mark()
        await match.table.pause(match.due)
        await match.quiet(20)
        edits = match.asked(since, "PATCH", f"/messages/{match.board.id}")
        assert edits
        assert bytes_sent(edits) == 0
        assert match.board.pictures == [before]


@hurried
async def test_after_a_call_a_hand_rests_under_the_picture_it_has_and_nothing_is_uploaded(tmp_path: Path) -> None:
    async with Match.begun(tmp_path, bids=True) as match:
        user = match.due
        before = match.hand(user).pictures
        assert before not in ([], [None])
        since = match.mark()
        await match.act("pass")
        assert match.due != user
        assert match.hand(user).pictures == before
        assert "You pass." in texts(match.hand(user))
        assert sent_pictures(match, user, since) == []


@hurried
async def test_as_the_turn_comes_back_the_picture_shows_what_was_said_meanwhile_and_is_sent_once(
    tmp_path: Path,
) -> None:
    async with Match.begun(tmp_path, game="kleurenwiezen", bids=True) as match:
        user = match.due
        (before,) = match.hand(user).pictures
        # Nobody accepts, so whoever proposed is asked again.
        await match.table.act(user, "propose S", None)
        await match.quiet()
        since = match.mark()
        for _ in range(3):
            await match.act("pass")
        assert match.due == user
        assert shows(match, user, "act:")
        (after,) = match.hand(user).pictures
        assert after is not None
        assert before is not None
        assert after.data != before.data
        assert len(sent_pictures(match, user, since)) == 1


@hurried
async def test_a_table_message_that_somebody_deleted_comes_back_with_its_picture_when_it_is_next_wanted(
    tmp_path: Path,
) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        gone = match.board
        match.discord.screens.delete(gone)
        await match.quiet(60)
        assert gone.id not in [one.id for one in match.discord.people.sees(11)]
        await match.act()
        assert match.board.id > gone.id
        (picture,) = match.board.pictures
        assert picture is not None
        # Also where only words would have changed.
        match.discord.screens.delete(match.board)
        await match.table.pause(match.due)
        await match.quiet(20)
        (again,) = match.board.pictures
        assert again is not None
        assert again.data == picture.data


@hurried
async def test_who_cannot_act_gets_no_picture_after_the_deal(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        for _ in range(4):
            due = match.due
            since = match.mark()
            await match.act()
            people = {user for user in EVERYBODY if user != match.due}
            for user in people:
                hand = match.hand(user)
                sent = [one for one in match.asked(since) if one.files and f"/{hand.channel}/" in one.path]
                assert sent == [], (user, due)
            assert match.hand(match.due).pictures not in ([], [None])


def ends_of_tricks(match: Match, user: int) -> int:
    """How many tricks to which somebody has played are complete."""
    return trick_ended(match.table, match.table.view(match.table.seat_of(user) or 0))


@hurried
async def test_after_an_own_play_the_picture_of_the_turn_stays_until_the_next_one(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        user, hand = match.due, match.hand(match.due)
        picture, since = hand.pictures, match.mark()
        await match.act()
        assert hand.pictures == picture
        assert not any(one.startswith(("act:", "why:")) for one in hand.pressable)
        seat = match.table.seat_of(user) or 0
        said, still = (text for text in hand.texts)
        assert said.splitlines()[1].startswith("You play ")
        assert said.splitlines()[-1] == "-# The picture still shows the table at your turn."
        ranks = [one for one in still.removeprefix("-# You still hold: ").split() if len(one) <= 2 and one != "·"]
        assert len(ranks) == len(match.table.view(seat).hand)
        while match.due != user:
            await match.act()
            assert (hand.pictures == picture) == (match.due != user)
        # One upload in all: the picture of the next turn.
        edits = [one for one in match.asked(since) if one.path.endswith("/@original") and match.is_about(one, hand)]
        assert len([one for one in edits if one.files]) == 1


@hurried
async def test_others_edit_a_hand_that_waits_only_by_the_end_of_a_trick_and_by_a_token(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        told = 0
        for _ in range(3):
            user = await match.act()
            hand = match.hand(user)
            while match.table.actors and match.due != user:
                edits, ended, since = hand.edits, ends_of_tricks(match, user), match.mark()
                await match.act()
                if match.table.actors and match.due == user:
                    break
                has_ended = ends_of_tricks(match, user) != ended
                assert hand.edits - edits == has_ended
                assert match.about(hand, since) == has_ended * ["PATCH /webhooks/*/*/messages/@original"]
                if has_ended:
                    told += 1
                    assert "Last trick, taken by " in texts(hand)
        assert told


@hurried
async def test_the_end_of_a_trick_costs_nothing_where_no_token_lives(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        user, hand = match.due, match.hand(match.due)
        await match.table.act(user, str(match.table.legal(match.table.actors[0])[0]), None)
        await match.quiet()
        assert "You play " in texts(hand)
        while match.table.actors and match.due != user and not ends_of_tricks(match, user):
            since = match.mark()
            await match.act()
        if match.due != user:
            assert match.about(hand, since) == []


@hurried
async def test_a_pause_and_its_end_are_seen_on_every_hand(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        since = match.mark()
        for one in EVERYBODY:
            await match.table.pause(one)
        await match.quiet()
        assert [shows(match, one, "resume:") for one in EVERYBODY] == [True] * 4
        assert not any(sent_pictures(match, one, since) for one in EVERYBODY)
        for one in EVERYBODY:
            await match.table.resume(one)
        await match.quiet()
        assert [shows(match, one, "resume:") for one in EVERYBODY] == [False] * 4


def sent_pictures(match: Match, user: int, since: int) -> list[Request]:
    """What was sent with a picture to somebody's direct messages, by their channel or by tokens of their presses."""
    hand = match.hand(user)
    return [one for one in match.asked(since) if one.files and (f"/{hand.channel}/" in one.path or "@" in one.path)]


def shows(match: Match, user: int, verb: str) -> bool:
    """Whether somebody's hand has a button that does this."""
    return any(pressed.startswith(verb) for pressed in match.hand(user).pressable)


@hurried
async def test_stopping_the_table_is_seen_on_every_hand(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        await match.table.stop(11, force=True)
        await match.quiet()
        for one in EVERYBODY:
            assert not any(pressed.startswith("act:") for pressed in match.hand(one).pressable)


@hurried
async def test_the_end_of_a_deal_edits_no_hand_but_by_the_end_of_its_last_trick(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        while match.table.actors:
            user, ended, since = match.due, sum(match.table.view(0).tricks), match.mark()
            await match.act()
        assert sum(match.table.view(0).tricks) > ended
        for one in EVERYBODY:
            # No picture goes on saying that it is somebody's turn.
            assert match.hand(one).pictures == []
            assert match.hand(one).texts[0].splitlines()[-1] == "This deal is over."
            assert match.about(match.hand(one), since) == (one != user) * ["PATCH /webhooks/*/*/messages/@original"]


@hurried
async def test_a_deal_that_ends_with_cards_in_hand_is_seen_on_every_hand(tmp_path: Path) -> None:
    async with Match.begun(tmp_path) as match:
        await match.act()
        await match.table.concede(match.due)
        for one in EVERYBODY:
            if match.table.actors:
                # Only a partner is asked.
                with suppress(Refused):
                    await match.table.agree(one)
        await match.quiet()
        assert not match.table.actors
        for one in EVERYBODY:
            assert "This deal is over." in texts(match.hand(one))


@hurried
async def test_undo_is_offered_on_a_resting_hand_and_brings_the_cards_back(tmp_path: Path) -> None:
    async with Match.begun(tmp_path, takes_back=300) as match:
        user = await match.act()
        hand = match.hand(user)
        (undo,) = (one for one in hand.pressable if one.startswith("undo:"))
        await match.press(user, hand, undo)
        assert match.due == user
        assert any(one.startswith("act:") for one in hand.pressable)
        assert hand.pictures not in ([], [None])
        # Once the next has played, nothing is left to be undone.
        await match.act()
        await match.act()
        assert not any(one.startswith("undo:") for one in hand.pressable)
