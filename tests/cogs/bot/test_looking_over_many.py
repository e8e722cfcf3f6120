"""Looking over thousands of tables holds up nobody: others have their turn after each."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.bot.announce import DiscordAnnouncer

MANY = 50


def some_boards(announcer: Any, looked: list[int]) -> None:
    """Boards that note when they are looked over, on even servers and odd ones."""
    for number in range(MANY):
        table = SimpleNamespace(id=number, deal=1, setup=SimpleNamespace(guild_id=number % 2))
        look = SimpleNamespace(table=table, look_over=lambda number=number: looked.append(number))
        announcer._boards[number] = look


def connected(hands: list[int]) -> DiscordAnnouncer:
    announcer: Any = DiscordAnnouncer()
    hand = SimpleNamespace(restore=lambda table: hands.append(table.id))
    announcer.connect(SimpleNamespace(tables=SimpleNamespace(shards=1), hands=hand))
    return announcer  # type: ignore[no-any-return]


async def test_one_table_is_looked_over_at_a_time_with_its_hands() -> None:
    looked, hands = list[int](), list[int]()
    announcer = connected(hands)
    some_boards(announcer, looked)
    announcer.look_over()
    assert looked == []
    for turn in range(1, MANY + 1):
        await asyncio.sleep(0)
        assert looked == hands == list(range(turn))


async def test_only_the_tables_of_a_server_and_none_that_ended_meanwhile() -> None:
    looked = list[int]()
    announcer: Any = connected([])
    some_boards(announcer, looked)
    announcer.look_over(guild_id=1)
    del announcer._boards[3]
    for _ in range(MANY + 1):
        await asyncio.sleep(0)
    assert looked == [number for number in range(1, MANY, 2) if number != 3]
