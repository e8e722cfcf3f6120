"""The Mit' in Discord: nothing betrays its holder, and anyone on the right side may answer it."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from engine.core.actions import next_seat
from engine.core.cards import Card, Rank, Suit
from engine.core.view import Phase
from engine.games.couillon.actions import Call
from engine.running.table import Table
from locales import say_in
from tests.cogs.acting import act_until
from tests.cogs.apart import Apart, apart
from tests.cogs.messages.test_private_hands import all_that_reaches
from tests.cogs.world import Packs, World, buttons, private, said, texts, world

EVERYBODY = ("Anna", "Ben", "Chloé", "Dirk")


def words(here: World | Apart, table: Table, name: str) -> list[str]:
    """What somebody's hand offers to say."""
    ends = [one.rpartition(":")[2] for one in buttons(here.hand(table, name), "act")]
    return [one for one in ends if not one.startswith("play")]


def button(here: World | Apart, table: Table, name: str, ends: str) -> str:
    return next(one for one in buttons(here.hand(table, name), "act") if one.endswith(f":{ends}"))


async def press(here: World, table: Table, name: str, ends: str) -> Any:
    return await here[name].user.click(here.hand(table, name), custom_id=button(here, table, name, ends))


async def to_the_mit(here: World, **options: str) -> tuple[Table, str]:
    """A table of four where the holder of the queen of spades is about to play, and the holder's name."""
    table = await here.playing(*EVERYBODY, variant="malmedy", **options)
    await act_until(here, table, lambda: Call.MIT in table.legal(table.actors[0]))
    return table, here.to_move(table)


async def apart_to_the_mit(here: Apart) -> tuple[Table, str]:
    """The same without Discord."""
    table = await here.playing(*EVERYBODY, variant="malmedy")
    await here.act_until(table, lambda: Call.MIT in table.legal(table.actors[0]))
    return table, here.to_move(table)


def sides(here: World | Apart, table: Table, name: str) -> tuple[list[str], list[str]]:
    """Somebody's opponents, and their own side."""
    seat = next(seat for seat in range(1, 5) if here.name_on(table, seat) == name)
    left, across = next_seat(seat, 4), next_seat(next_seat(seat, 4), 4)
    right = next_seat(across, 4)
    return [here.name_on(table, one) for one in (left, right)], [name, here.name_on(table, across)]


async def test_the_mit_is_offered_to_its_holder_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        assert words(here, table, holder) == ["mit"]
        assert "you may declare the **Mit’**" in texts(here.hand(table, holder))
        offered = await here[holder].autocomplete(here.channel, "bid", "call", "")
        assert [(one["name"], one["value"]) for one in offered] == [("Mit’", "mit")]
        for other in set(EVERYBODY) - {holder}:
            assert words(here, table, other) == []
            assert "you may declare" not in texts(here.hand(table, other))
            assert await here[other].autocomplete(here.channel, "bid", "call", "") == []


async def test_who_does_not_hold_it_says_mit_to_no_effect_and_in_private(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing(*EVERYBODY, variant="malmedy")
        await here.press(table)
        name, number = here.to_move(table), table.number
        assert table.legal(table.actors[0])[-1] is not Call.MIT
        watching = all_that_reaches(here, next(one for one in EVERYBODY if one != name))
        answer = said(await here[name].slash(here.channel, "bid", call="mit"))
        assert answer == "Only whoever holds the queen of spades can declare the Mit’."
        assert table.number == number
        assert all_that_reaches(here, next(one for one in EVERYBODY if one != name)) == watching


@pytest.mark.parametrize("first", [0, 1])
async def test_any_opponent_may_say_kontra_and_any_of_the_mit_side_re(tmp_path: Path, first: int) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        opponents, own = sides(here, table, holder)
        await press(here, table, holder, "mit")
        assert [words(here, table, name) for name in (*opponents, *own)] == [["kontra", "pass"]] * 2 + [[]] * 2
        board = texts(here.board(table))
        assert "**Kontra?** To answer the Mit’:" in board
        assert all(f"<@{here[name].id}>" in board.rpartition("Kontra?")[2] for name in opponents)
        assert f"**{holder} has declared the Mit’.** Kontra, or pass?" in texts(here.hand(table, opponents[0]))

        quick, slow = opponents[first], opponents[1 - first]
        late = button(here, table, slow, "kontra")
        await press(here, table, quick, "kontra")
        answer = await here[slow].slash(here.channel, "bid", call="kontra")
        assert said(answer) == f"{quick} has said Kontra already."
        assert [words(here, table, name) for name in (*opponents, *own)] == [[]] * 2 + [["re", "pass"]] * 2
        assert "**Re?**" in texts(here.board(table))
        assert late not in buttons(here.hand(table, slow))

        quick, slow = own[first], own[1 - first]
        await press(here, table, quick, "pass")
        await press(here, table, slow, "re")
        assert here.to_move(table) == holder
        assert f"**Mit’**: {holder} · **Kontra**: {opponents[first]} · **Re**: {slow}" in texts(here.board(table))


async def test_a_queen_that_is_a_trump_stands_among_the_trumps_of_the_hand(tmp_path: Path) -> None:
    queen = Card.parse("QC")
    async with apart(tmp_path, shuffler=Packs) as here:
        table = await here.playing(*EVERYBODY, variant="dame-de-make")
        while True:
            view = table.view(0)
            holder = next((seat for seat in range(1, 5) if queen in table.view(seat).hand), 0)
            hand = [card for card in table.view(holder).hand if card != queen]
            if view.trump not in (None, Suit.C) and {card.suit for card in hand} >= {Suit.C, view.trump}:
                break
            await here.press(table)
        shown = list(here.hands.now(table, 0, holder, say_in("en")).cards)
        suits = [view.trump if card == queen else card.suit for card in shown]
        assert [suit for suit, _ in groupby(suits)] == sorted(set(suits), key=suits.index)
        # It lies above the king and below the ace.
        trumps = [card.rank for card in shown if card.suit == view.trump]
        above = shown[: shown.index(queen)]
        assert [card.rank for card in above if card.suit == view.trump] == [rank for rank in trumps if rank is Rank.ACE]


async def test_a_window_closes_when_all_have_passed_in_any_order(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table, holder = await apart_to_the_mit(here)
        opponents, _ = sides(here, table, holder)
        await here.say(table, holder, "mit")
        for name in reversed(opponents):
            await here.say(table, name, "pass")
        assert table.view(0).phase is Phase.PLAY
        assert here.to_move(table) == holder
        assert "mit" not in words(here, table, holder)


async def test_the_button_of_one_stays_good_when_the_other_has_passed(tmp_path: Path) -> None:
    async with apart(tmp_path) as here:
        table, holder = await apart_to_the_mit(here)
        (left, right), _ = sides(here, table, holder)
        await here.say(table, holder, "mit")
        before = button(here, table, right, "kontra")
        await here.say(table, left, "pass")
        assert button(here, table, right, "kontra") == before
        assert words(here, table, left) == []
        assert "others may still answer" in texts(here.hand(table, left))
        await here.say(table, right, "kontra")
        assert "**Kontra**" in texts(await here.board(table))


async def test_a_press_that_comes_too_late_says_who_was_faster(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        (left, right), _ = sides(here, table, holder)
        await press(here, table, holder, "mit")
        # A restarted bot does not know this panel any more, so its buttons stay as they are.
        old = private(await here[right].click(here.board(table), custom_id=f"hand:{table.id}:"))
        await here.restart()
        table = here.tables.get(table.id)
        await press(here, table, left, "kontra")
        number = table.number
        for ends in ("kontra", "pass"):
            late = next(one for one in buttons(old, "act") if one.endswith(ends))
            assert said(await here[right].click(old, custom_id=late)) == f"{left} has said Kontra already."
        assert table.number == number


async def test_while_several_may_answer_all_of_them_are_named_to_who_may_not(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        opponents, (_, partner) = sides(here, table, holder)
        await press(here, table, holder, "mit")
        answer = said(await here[partner].slash(here.channel, "bid", call="accept"))
        names = ", ".join(here.name_on(table, seat) for seat in table.actors)
        assert answer == f"Only these may answer now: {names}."
        await press(here, table, opponents[0], "pass")
        answer = said(await here[partner].slash(here.channel, "bid", call="accept"))
        assert answer == f"It is {opponents[1]}’s turn, not yours."


async def test_an_answer_after_all_have_passed_is_too_late(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        opponents, _ = sides(here, table, holder)
        await press(here, table, holder, "mit")
        for name in opponents:
            await press(here, table, name, "pass")
        answer = said(await here[opponents[0]].slash(here.channel, "bid", call="Kontra"))
        assert answer == "It is too late to answer the Mit’: play has gone on."


async def test_a_window_is_open_after_a_restart_for_those_who_have_not_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        (left, right), own = sides(here, table, holder)
        await press(here, table, holder, "mit")
        await press(here, table, right, "pass")
        await here.restart()
        table = here.tables.get(table.id)
        assert words(here, table, left) == ["kontra", "pass"]
        assert words(here, table, right) == []
        await press(here, table, left, "kontra")
        await here.restart()
        table = here.tables.get(table.id)
        for name in own:
            assert words(here, table, name) == ["re", "pass"]
        await press(here, table, own[1], "re")
        assert here.to_move(table) == holder


async def test_everybody_who_lets_an_answer_wait_is_reminded_and_the_computer_answers_for_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, holder = await to_the_mit(here)
        opponents, _ = sides(here, table, holder)
        await press(here, table, holder, "mit")
        await here.env.advance_time(64)
        for name in opponents:
            assert "It is your turn" in texts(here[name].user.dm_channel.last_message)
        await here.env.advance_time(27)
        assert table.view(0).phase is Phase.PLAY
        for name in opponents:
            assert not [one for one in here[name].user.dm_channel.history() if "It is your turn" in texts(one)]


def sent_to_others(here: World, holder: str, first: int) -> dict[str, list[str]]:
    """What the bot did in each channel but the holder's from that request on: their number tells something, too."""
    own = f"/channels/{here[holder].user.dm_channel.id}/"
    done: dict[str, list[str]] = {}
    for one in here.env.http_requests[first:]:
        if one.path.startswith("/channels/") and not one.path.startswith(own):
            done.setdefault(one.path.split("/")[2], []).append(one.method)
    return done


SECOND, TALON = 18, 14
"""Two places in the world's first pack of 24 cards.

The first is the last card but one of the second player; nobody sees the other.
"""
QUEEN = 20
"""Where the queen of spades lies in that pack."""
HELD: tuple[tuple[int, int], ...] = ((QUEEN, SECOND),)
AWAY = (*HELD, (SECOND, TALON))


async def test_until_it_is_declared_nothing_betrays_who_holds_the_queen_of_spades(tmp_path: Path) -> None:
    """Two deals, with the queen in a hand and in the talon: all others receive the same, pictures byte for byte."""
    could_declare, received = [], []
    for swaps in (HELD, AWAY):
        folder = tmp_path / str(len(swaps))
        folder.mkdir()
        async with world(folder, swaps=swaps) as here:
            here.add("Emma")
            table = await here.playing(*EVERYBODY, variant="malmedy")
            holder = here.name_on(table, next_seat(table.actors[0], 4))
            others = [name for name in (*EVERYBODY, "Emma") if name != holder]
            # Before, how often the lobby is shown anew depends on how busy the machine is.
            first = len(here.env.http_requests)
            await here.press(table, "turn")
            dealt = [all_that_reaches(here, name) for name in others]
            await here.press(table)
            assert here.to_move(table) == holder
            could_declare.append(Call.MIT in table.legal(table.actors[0]))
            on_turn = [all_that_reaches(here, name) for name in others]
            # A card that the holder has in both deals.
            await here.press(table, "play AS")
            played = [all_that_reaches(here, name) for name in others]
            received.append([dealt, on_turn, played, sent_to_others(here, holder, first)])
    assert could_declare == [True, False]
    assert received[0] == received[1]
