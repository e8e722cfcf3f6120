"""Only their owner sees a hand, in direct messages and private answers; nobody else gets anything of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.actions import clockwise, next_seat
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.world import World, buttons, components, private, said, texts, world


def close_messages(here: World, name: str) -> None:
    """From now on this person takes no direct messages."""
    path = f"/channels/{here[name].user.dm_channel.id}/messages"
    here.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user", times=None)


def sent_to(here: World, name: str) -> list[str]:
    """What the bot has tried to send somebody directly."""
    path = f"/channels/{here[name].user.dm_channel.id}/messages"
    return [one.method for one in here.env.http_requests if one.path == path and one.method == "POST"]


async def test_everybody_seated_is_greeted_once_and_gets_a_message_for_each_deal(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        for name in ("Anna", "Ben"):
            greeting, hand = here[name].user.dm_channel.history()
            assert "Your cards will come here" in texts(greeting)
            assert hand.id == here.hand(table, name).id
            shown = "turn.png" if name == here.to_move(table) else "hand.png"
            assert [one.filename for one in hand.attachments] == [shown]


async def test_closed_direct_messages_are_found_at_sitting_down_said_and_not_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        close_messages(here, "Ben")
        table = await here.table("Anna")
        result = await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert "direct messages are closed" in said(result)
        assert table.seat_of(here["Ben"].id) == 2
        for _ in range(2):
            await here["Anna"].click(here.lobby(table), custom_id=f"computer:{table.id}:")
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert len(sent_to(here, "Ben")) == 1
        assert (await here.tables.person(here["Ben"].id)).dm_closed


def _private(here: World, name: str) -> list[Any]:
    """The answers with a hand that only one person can see."""
    return [one for one in here.channel.history(viewer=here[name]) if one.flags.ephemeral and "deal" in texts(one)]


async def test_with_closed_direct_messages_a_match_is_played_from_the_table_message(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for name in ("Anna", "Ben"):
            close_messages(here, name)
        table = await here.playing("Anna", "Ben")
        for name in ("Anna", "Ben"):
            await here[name].click(here.board(table), custom_id=f"hand:{table.id}:")
        while table.status is Status.PLAYING and table.deal <= 2:
            name = here.to_move(table)
            # The panel is updated when the turn comes, and every deal brings a new one, unasked.
            panel = _private(here, name)[-1]
            assert panel.id > here.board(table).id
            await here[name].click(panel, custom_id=buttons(panel, "act")[0])
        assert table.deal == 3
        assert all(not buttons(old, "act") for old in _private(here, "Anna")[:-1])


async def test_who_opens_their_messages_again_gets_cards_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        close_messages(here, "Anna")
        result = await here["Anna"].slash(here.channel, "table open")
        table = here.tables.in_guild(here.guild.id)[0]
        note = result.followups[-1]
        retry = f"opened:{table.id}:"
        assert "still closed" in said(await here["Anna"].click(note, custom_id=retry))
        here.env.backend.faults.clear()
        assert "It works" in said(await here["Anna"].click(note, custom_id=retry))
        assert not (await here.tables.person(here["Anna"].id)).dm_closed


async def test_messages_closed_in_the_middle_of_a_match_do_not_stop_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna")
        close_messages(here, "Anna")
        deal = table.deal
        while table.deal == deal:
            panel = (await here["Anna"].slash(here.channel, "hand")).response
            await here["Anna"].click(panel, custom_id=buttons(panel, "act")[0])
        assert (await here.tables.person(here["Anna"].id)).dm_closed
        panel = (await here["Anna"].slash(here.channel, "hand")).response
        assert buttons(panel, "act")


async def test_a_hand_rings_for_nobody_who_wants_no_calls(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for pings, rings in (
            ("all", True),
            ("turn", True),
            ("none", False),
        ):
            with about(pings, rings):
                await here.bot.change_person(here["Ben"].id, pings=pings)
                table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
                assert here.hand(table, "Anna").flags.suppress_notifications is False
                assert here.hand(table, "Ben").flags.suppress_notifications is not rings


async def test_asking_for_the_hand_again_leaves_one_panel_to_press(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        first = private(await here["Ben"].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here["Ben"].slash(here.channel, "hand")
        assert texts(first).strip() == "Your cards are further down."
        assert buttons(first, enabled=False) == []


async def test_my_hand_shows_the_same_cards_as_the_direct_message_to_their_owner_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        result = await here["Ben"].click(here.board(table), custom_id=f"hand:{table.id}:")
        assert buttons(private(result), enabled=False) == buttons(here.hand(table, "Ben"), enabled=False)
        assert "do not have a seat" in said(await here["Dirk"].click(here.board(table), custom_id=f"hand:{table.id}:"))


def all_that_reaches(here: World, name: str) -> list[object]:
    """Every message that somebody can read: texts, custom ids, text alternatives, and the pictures' bytes."""
    readable = [*here.channel.history(viewer=here[name]), *here[name].user.dm_channel.history()]
    return [
        [
            message.content,
            [_what_shows(one) for one in components(message)],
            [(one.filename, one.description, here.env.backend.cdn.get(one.url)) for one in message.attachments],
        ]
        for message in readable
    ]


def _what_shows(component: dict[str, Any]) -> dict[str, Any]:
    shown = {
        key: component.get(key) for key in ("type", "content", "custom_id", "label", "emoji", "options", "disabled")
    }
    return shown | {"alternatives": [item.get("description") for item in component.get("items", ())]}


async def test_no_button_in_the_channel_names_a_card(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        await here.press(table)
        ids = [one for message in here.channel.history() for one in buttons(message, enabled=False)]
        assert ids
        assert not [one for one in ids if "play" in one or one.startswith("act")]


EXCHANGED = ((0, 4), (17, 18))
"""Places in the pack: a card of eldest with one of eldest's partner, and two that stay in the stub."""


async def test_what_others_receive_is_the_same_whatever_cards_they_cannot_see(tmp_path: Path) -> None:
    """Two deals that differ only in hidden cards: all that third parties get is equal, pictures byte for byte."""
    hidden, received = [], []
    for swaps in ((), EXCHANGED):
        folder = tmp_path / str(len(swaps))
        folder.mkdir()
        async with world(folder, swaps=swaps) as here:
            here.add("Emma")
            table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
            eldest, left, partner, right = clockwise(next_seat(table.view(0).dealer, 4), 4)
            await here.press(table, "pass")
            await here.press(table, "accept")
            # The first card that eldest got in the second round is the same in both deals.
            await here.press(table, f"play {here.packs.pack[8]}")
            hidden.append((table.view(eldest).hand, table.view(partner).hand))
            names = [here.name_on(table, left), here.name_on(table, right), "Emma"]
            received.append([all_that_reaches(here, name) for name in names])
    assert hidden[0] != hidden[1]
    assert received[0] == received[1]
