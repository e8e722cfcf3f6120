"""A finished deal sent to a friend: the same cards on the same seat, once, counted nowhere, and then compared."""

from __future__ import annotations

import pytest

from engine.clubs.shared_deals.sent import MOST, SentDeals
from engine.running.table import Table
from engine.standings.standings import Standings
from engine.table.model.errors import Refusal, Refused
from engine.table.model.preferences import NO_THEME
from engine.table.model.status import Status
from tests.engine.running.support import ANNA, BRAM, EVA, NAMES, Process, act_somehow
from tests.engine.store.databases import EACH_KIND


async def finished(process: Process, table: Table) -> Table:
    while table.status is Status.PLAYING:
        await process.tables.fire_due()
        if table.actors:
            await act_somehow(table)
    return table


async def match(process: Process) -> Table:
    return await finished(process, await process.started((ANNA,), preset="malmedy", deals=2))


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
    for _ in range(MOST):
        await sent.send(source, 1, ANNA, "Anna", BRAM)
    with pytest.raises(Refused) as refused:
        await sent.send(source, 1, ANNA, "Anna", BRAM)
    assert refused.value.reason is Refusal.SENT_TOO_MANY
    assert len((await process.tables.export(BRAM))["sent_deals"]) == MOST
    await Standings(process.journal).anonymise(BRAM)
    assert (await process.tables.export(BRAM))["sent_deals"] == []
