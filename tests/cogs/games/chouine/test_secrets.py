"""Who could exchange the seven is that person's secret; the exchange itself is public."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.games.plain import texts_of
from engine.core.actions import next_seat
from engine.core.cards import Card, Rank
from engine.running.table import Table
from locales import say_in
from tests.cogs.games.chouine.test_play import MANCHE
from tests.cogs.messages.test_private_hands import all_that_reaches
from tests.cogs.world import World, buttons, said, texts, world

OF_DEALER, IN_TALON = 3, 25
"""Two places in the pack: a card dealt to the dealer, and a card that nobody draws in the first tricks."""


_places: list[int] = []
"""Where the seven of trumps lies in the pack of the first partie: in every world at the same place."""


async def place_of_seven(folder: Path) -> int:
    """Where the seven of trumps lies in the pack of the first partie."""
    if not _places:
        folder.mkdir()
        async with world(folder, swaps=()) as here:
            await here.playing("Anna", "Ben", **MANCHE)
            _places.append(here.packs.pack.index(Card.of(here.packs.pack[10].suit, Rank.SEVEN)))
    return _places[0]


def seats_of(table: Table) -> tuple[int, int]:
    """The seats of the leader of the first trick and of the dealer."""
    dealer = table.view(0).dealer
    return next_seat(dealer, 2), dealer


async def with_seven_at_dealers(here: World) -> tuple[Table, str, str]:
    """A table, who leads, and who deals and holds the seven of trumps."""
    here.add("Emma")
    table = await here.playing("Anna", "Ben", **MANCHE)
    leader, dealer = seats_of(table)
    return table, here.name_on(table, leader), here.name_on(table, dealer)


def public_requests(here: World, first: int) -> list[Any]:
    """Each of the bot's requests to the channel from that one on, by its method."""
    path = f"/channels/{here.channel.id}/messages"
    return [one.method for one in here.env.http_requests[first:] if one.path.startswith(path)]


async def test_what_others_receive_is_the_same_whoever_could_exchange(tmp_path: Path) -> None:
    seven = await place_of_seven(tmp_path / "first")
    could, received = [], []
    for number, swaps in enumerate((((seven, OF_DEALER),), ((seven, OF_DEALER), (OF_DEALER, IN_TALON)))):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with world(folder, swaps=swaps) as here:
            table, leader, dealer = await with_seven_at_dealers(here)
            seat = table.seat_of(here[dealer].id)
            assert seat is not None
            could.append("exchange" in map(str, table.legal(seat)))
            # Before, how often the lobby is shown anew depends on how busy the machine is.
            dealt = len(here.env.http_requests)
            await here.press(table, f"play {here.packs.pack[0].text}")
            await here.press(table, f"play {here.packs.pack[1].text}")
            got = [all_that_reaches(here, name) for name in (leader, "Emma")]
            received.append((got, public_requests(here, dealt)))
    assert could == [True, False]
    assert received[0] == received[1]


async def test_the_holder_exchanges_while_the_other_thinks_and_everybody_is_told(tmp_path: Path) -> None:
    seven = await place_of_seven(tmp_path / "first")
    async with world(tmp_path, swaps=((seven, OF_DEALER),)) as here:
        table, leader, dealer = await with_seven_at_dealers(here)
        hand = here.hand(table, dealer)
        (button,) = buttons(hand, "act")
        assert button.endswith("exchange")
        assert "seven of trumps" in texts(hand)
        assert "seven of trumps" not in texts(here.hand(table, leader))
        cards_of_leader = buttons(here.hand(table, leader), "act")
        await here[dealer].user.click(hand, custom_id=button)
        assert here.to_move(table) == leader
        assert f"{dealer} exchanges the seven" in texts(here.board(table))
        assert "exchanged for" in texts(here.board(table))
        assert buttons(here.hand(table, dealer), "act") == []
        # What the other player was about to press still works.
        await here[leader].user.click(here.hand(table, leader), custom_id=cards_of_leader[0])
        assert here.to_move(table) == dealer


async def test_the_button_for_the_exchange_is_good_after_the_other_has_played_and_stale_once_it_was_used(
    tmp_path: Path,
) -> None:
    seven = await place_of_seven(tmp_path / "first")
    async with world(tmp_path, swaps=((seven, OF_DEALER),)) as here:
        table, _, dealer = await with_seven_at_dealers(here)
        hand = here.hand(table, dealer)
        (button,) = buttons(hand, "act")
        await here.press(table)
        assert button in buttons(here.hand(table, dealer), "act"), "the same button, whatever others do"
        await here[dealer].user.click(hand, custom_id=button)
        assert here.to_move(table) == dealer
        number = table.number
        result = await here[dealer].slash(here.channel, "bid", call="exchange")
        assert "Only whoever holds the seven" in said(result)
        assert table.number == number


async def test_the_exchange_is_typed_in_every_language_and_refused_to_who_does_not_hold_the_seven(
    tmp_path: Path,
) -> None:
    seven = await place_of_seven(tmp_path / "first")
    async with world(tmp_path, swaps=((seven, OF_DEALER),)) as here:
        table, leader, dealer = await with_seven_at_dealers(here)
        assert [one["value"] for one in await here[dealer].autocomplete(here.channel, "bid", "call", "")] == [
            "exchange"
        ]
        assert await here[leader].autocomplete(here.channel, "bid", "call", "") == []
        (exchange,) = table.legal(table.seat_of(here[dealer].id) or 0)
        for typed in ("exchange", "échanger", "de zeven ruilen", "tauschen"):
            refused = said(await here[leader].slash(here.channel, "bid", call=typed))
            assert "Only whoever holds the seven" in refused
            assert texts_of(table).call_meant((exchange,), typed, say_in("en")) == exchange
        assert said(await here[dealer].slash(here.channel, "bid", call="de zeven ruilen")).startswith("You ")
        assert here.to_move(table) == leader


async def test_a_table_killed_in_mid_partie_goes_on_with_the_buttons_there_were(tmp_path: Path) -> None:
    seven = await place_of_seven(tmp_path / "first")
    async with world(tmp_path, swaps=((seven, OF_DEALER),)) as here:
        table, leader, dealer = await with_seven_at_dealers(here)
        exchange, card = here.hand(table, dealer), here.hand(table, leader)
        draws = sum("The lowest card deals" in texts(one) for one in here.channel.history())
        await here.restart()
        table = here.tables.get(table.id)
        await here[dealer].user.click(exchange, custom_id=buttons(exchange, "act")[0])
        await here[leader].user.click(card, custom_id=buttons(card, "act")[0])
        assert here.to_move(table) == dealer
        assert table.number == 3
        assert sum("The lowest card deals" in texts(one) for one in here.channel.history()) == draws == 1
