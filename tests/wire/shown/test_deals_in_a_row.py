"""Deals begin while the message of an earlier one waits for its turn: each is shown to its end, in its own message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.matches import PEOPLE
from tests.wire.loop import hurried
from tests.wire.shown.match import Match, texts


async def deal_played(match: Match) -> None:
    """Everybody plays to the end of a deal, by typing, and the next one begins."""
    table, deal = match.table, match.table.deal
    while table.deal == deal and table.actors:
        await table.act(match.due, str(table.legal(table.actors[0])[0]), None)
    if table.status.is_live and table.deal == deal:
        await table.next_deal(PEOPLE[0])


@pytest.mark.parametrize("deals", [1, 2, 3])
@pytest.mark.parametrize("takes_back", [0, 30])
@hurried
async def test_the_table_of_a_deal_is_shown_to_its_end_however_many_have_begun_meanwhile(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, deals: int, takes_back: int
) -> None:
    async with Match.begun(tmp_path, takes_back=takes_back) as match:
        match.bot.delivery.pacer.pause(60)
        for _ in range(deals):
            await deal_played(match)
        await match.quiet(30)
        assert match.table.deal == deals + 1
        await match.quiet(120)
        assert [one.message for one in caplog.records if "could not be shown" in one.message] == []
        tables = {}
        for one in match.discord.people.sees(PEOPLE[0]):
            if found := re.search(r"Couillon.*deal (\d+)", texts(one)):
                tables[int(found[1])] = texts(one)
        assert sorted(tables) == list(range(1, deals + 2))
        assert [number for number, told in tables.items() if "This deal is over." not in told] == [deals + 1]
