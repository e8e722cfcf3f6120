"""Presses that come too late, twice or from somebody else get one clear sentence, and nothing changes."""

from __future__ import annotations

from pathlib import Path

from tests.cogs.world import buttons, private, said, world


async def test_a_button_of_an_earlier_turn_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        # A restarted bot does not know this view of the hand any more, so its buttons stay as they are.
        old = private(await here[name].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here.restart()
        table = here.tables.get(table.id)
        await here.press(table, "pass")
        before = table.number
        answer = said(await here[name].click(old, custom_id=buttons(old, "act")[0]))
        assert answer == "The table has moved on since; use the newest buttons."
        assert table.number == before


async def test_a_second_press_on_the_same_button_counts_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        twin = private(await here[name].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here.restart()
        table = here.tables.get(table.id)
        number, hand = table.number, here.hand(table, name)
        button = next(one for one in buttons(hand, "act") if one.endswith("pass"))
        await here[name].user.click(hand, custom_id=button)
        assert "has moved on" in said(await here[name].click(twin, custom_id=button))
        assert table.number == number + 1


async def test_a_spectator_is_told_that_they_do_not_sit_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        for verb in ("hand", "seat"):
            answer = said(await here["Dirk"].click(here.board(table), custom_id=f"{verb}:{table.id}:"))
            assert answer == "You do not have a seat at this table."
        answer = said(await here["Dirk"].slash(here.channel, "play", card="AS"))
        assert answer == "You are not at any table; open one with /table open."


async def test_playing_out_of_turn_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        waiting = next(name for name in here.people if name != here.to_move(table))
        cards = ("AS", "as", "ace", "clubs", "banana")
        for command, option, typed in (
            *(("bid", "call", one) for one in ("accept", "AS")),
            *(("play", "card", one) for one in cards),
        ):
            answer = said(await here[waiting].slash(here.channel, command, **{option: typed}))
            assert answer == f"It is {here.to_move(table)}’s turn, not yours."


async def test_a_card_that_does_not_follow_suit_is_refused_with_the_suit(tmp_path: Path) -> None:
    async with world(tmp_path, swaps=()) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        await here.press(table, "accept")
        while True:
            name, seat = here.to_move(table), table.actors[0]
            view, legal = table.view(seat), {str(action) for action in table.legal(seat)}
            forbidden = [card for card in view.hand if f"play {card}" not in legal]
            if forbidden:
                break
            await here.press(table)
        answer = said(await here[name].slash(here.channel, "play", card=str(forbidden[0])))
        assert answer.startswith("You hold a card of the suit led (")
        held_by_nobody_here = next(card for card in here.packs.pack if card not in view.hand)
        answer = said(await here[name].slash(here.channel, "play", card=str(held_by_nobody_here)))
        assert answer.startswith("You do not hold ")


async def test_what_cannot_be_read_is_answered_with_an_example(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben", "Chloé", "Dirk")
        name = here.to_move(table)
        answer = said(await here[name].slash(here.channel, "bid", call="kontra"))
        assert answer == "You cannot say “kontra” now; possible: Accept, Pass."
        answer = said(await here[name].slash(here.channel, "play", card=str(table.view(table.actors[0]).hand[0])))
        assert answer == "There is no card to play now, only something to say; use /bid."
        await here.press(table, "accept")
        name = here.to_move(table)
        assert "There is no card “banana”" in said(await here[name].slash(here.channel, "play", card="banana"))
        answer = said(await here[name].slash(here.channel, "bid", call="pass"))
        assert answer == "There is nothing to say now, only a card to play; use /play."


async def test_only_the_host_starts_and_opens_the_panel_of_the_host(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", "Ben", computers=2)
        for verb in ("start", "host"):
            answer = said(await here["Ben"].click(here.lobby(table), custom_id=f"{verb}:{table.id}:"))
            assert answer == "Only the host, Anna, may do that."


async def test_a_table_that_has_ended_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna")
        panel = (await here["Anna"].click(here.board(table), custom_id=f"seat:{table.id}:")).response
        await here["Anna"].slash(here.channel, "table stop", sure="yes")
        answer = said(await here["Anna"].click(panel, custom_id=f"offer:{table.id}:yes"))
        assert answer == f"The match at table {table.id} is over; open a new table with /table open."
