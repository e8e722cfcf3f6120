"""A finished deal sent to a friend: the same cards on the same seat, once, counted nowhere, and then compared."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Awaitable

import pytest

from engine.clubs.shared_deals.days import Days
from engine.clubs.shared_deals.sent import MOST, SentDeals
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import NO_THEME
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, DAAN, EVA, GUILD, NAMES, Process, act_somehow
from tests.engine.store.databases import EACH_KIND


async def finished(process: Process, table: Table) -> Table:
    while table.status is Status.PLAYING:
        await process.fire_due()
        if table.actors:
            await act_somehow(table)
    return table


async def match(process: Process, *people: int, deals: int = 2) -> Table:
    return await finished(process, await process.started((ANNA, *people), preset="malmedy", deals=deals))


@EACH_KIND
async def test_the_friend_plays_the_same_cards_on_the_same_seat_and_both_are_compared(process: Process) -> None:
    source, sent = await match(process), SentDeals(process.tables)
    deal = await sent.send(source, 2, ANNA, "Anna", EVA)
    assert (await sent.compared(deal)).friend is None
    table = await sent.begin(deal.id, EVA, NAMES[EVA], 5015, "en", NO_THEME)
    assert table.seat_of(EVA) == deal.seat == 1
    assert table.deal == 2
    assert not table.allows_hints
    assert await sent.over() == ()
    await finished(process, table)
    assert table.deal == 2
    assert [deal.pack for deal in (await table.recorded()).deals] == [
        one.pack for one in (await source.recorded()).deals
    ]
    (compared,) = await sent.over()
    assert compared.sender is not None
    assert compared.friend is not None
    assert compared.friend_name == NAMES[EVA]
    await sent.told(compared.sent)
    assert await sent.over() == ()
    assert not (await Standings(process.journal).latest(5, EVA, None))


async def test_what_cannot_be_sent_or_played_is_refused(process: Process) -> None:
    source, sent = await match(process), SentDeals(process.tables)
    running = await process.started((BRAM,), preset="malmedy", deals=2)
    deal = await sent.send(source, 1, ANNA, "Anna", EVA)
    await sent.begin(deal.id, EVA, NAMES[EVA], 5015, "en", NO_THEME)
    begin = deal.id, BRAM, NAMES[BRAM], 5012, "en", NO_THEME
    cases = {
        Refusal.NOT_OVER: sent.send(running, 1, BRAM, "Bram", EVA),
        Refusal.NO_POSITION: sent.send(source, 9, ANNA, "Anna", EVA),
        Refusal.NOT_SEATED: sent.send(source, 1, BRAM, "Bram", EVA),
        Refusal.NO_SUCH_SENT_DEAL: sent.find(99),
        Refusal.SENT_TO_OTHER: sent.begin(*begin),
        Refusal.SENT_DEAL_PLAYED: sent.begin(deal.id, EVA, NAMES[EVA], 5015, "en", NO_THEME),
    }
    for reason, attempt in cases.items():
        with pytest.raises(Refused) as refused:
            await attempt
        assert refused.value.reason is reason
    long = await match(process, deals=MOST + 1)
    for number in range(1, MOST + 1):
        await sent.send(long, number, ANNA, "Anna", BRAM)
    with pytest.raises(Refused) as refused:
        await sent.send(long, MOST + 1, ANNA, "Anna", BRAM)
    assert refused.value.reason is Refusal.SENT_TOO_MANY
    assert len((await process.tables.export(BRAM))["sent_deals"]) == MOST
    await Standings(process.journal).anonymise(BRAM)
    assert (await process.tables.export(BRAM))["sent_deals"] == []


async def knows(attempt: Awaitable[object]) -> bool:
    """Whether it is refused because the friend knows the deal."""
    (done,) = await gather(attempt, return_exceptions=True)
    if isinstance(done, BaseException) and not (isinstance(done, Refused) and done.reason is Refusal.FRIEND_KNOWS):
        raise done
    return isinstance(done, Refused)


@EACH_KIND
async def test_nobody_is_sent_cards_that_they_have_had_whoever_sends_them_and_from_whatever_table(
    process: Process,
) -> None:
    source, sent = await match(process, BRAM), SentDeals(process.tables)
    assert await knows(sent.send(source, 1, ANNA, "Anna", BRAM))
    pressed_twice = await gather(*(knows(sent.send(source, 1, ANNA, "Anna", EVA)) for _ in range(2)))
    assert sorted(pressed_twice) == [False, True]
    assert await knows(sent.send(source, 1, BRAM, "Bram", EVA))
    assert not await knows(sent.send(source, 2, BRAM, "Bram", EVA))
    # Eva's own table has the same cards, which those who sat at the first one know.
    table = await finished(process, await sent.begin(1, EVA, NAMES[EVA], 5015, "en", NO_THEME))
    assert await knows(sent.send(table, 1, EVA, "Eva", BRAM))
    assert not await knows(sent.send(table, 1, EVA, "Eva", DAAN))
    assert await knows(sent.send(source, 1, ANNA, "Anna", DAAN))


async def test_who_played_the_same_deals_at_another_table_knows_them_too(process: Process) -> None:
    days, sent = Days(process.tables), SentDeals(process.tables)
    day = await days.today(GUILD)
    anna, _ = [await days.begin(day, one, NAMES[one], 5000 + one, "en", NO_THEME) for one in (ANNA, BRAM)]
    for one in process.tables.live:
        await finished(process, one)
    process.hour.time = day.ends_at + 1
    assert await knows(sent.send(anna, 1, ANNA, "Anna", BRAM))
    assert not await knows(sent.send(anna, 1, ANNA, "Anna", EVA))
