"""Tables of Kleurenwiezen: their own ladder, their defaults, and turns on which the rules leave no choice."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from engine.running.table import Table
from engine.table.model.news import Acted, By, News
from tests.engine.running.kleurenwiezen import GAME, person_on, playing
from tests.engine.running.support import ANNA, Notebook, Process, everything_seen

# --- A ladder of the table's own, and what tables start from


async def test_a_ladder_outlives_a_restart(slow: Process) -> None:
    ladder = "accept 8=8 +3 +10 -3; solo 5=3 +1 -1; slam=60 / 50"
    table = await playing(slow, ladder=ladder)
    again = (await slow.another()).tables.get(table.id)
    assert again.setup == table.setup
    assert dict(again.setup.options.values())["ladder"] == ladder
    assert '[Row "slam" "60 / 50"]' in await again.record()


async def test_the_host_begins_anew_with_what_tables_start_from(slow: Process) -> None:
    table = await slow.open(preset="pagat")
    assert dict(table.setup.options.values())["claim_when_settled"] == "no"
    await table.configure(ANNA, {}, "flemish")
    assert dict(table.setup.options.values())["claim_when_settled"] == "yes"
    await table.configure(ANNA, {"claim_when_settled": "no"}, "pagat")
    assert dict(table.setup.options.values())["claim_when_settled"] == "no"


def test_tables_start_from_the_preset_and_from_what_it_leaves_open() -> None:
    for game in GAMES.values():
        for preset in game.presets:
            plain, table = dict(game.configure(preset).values()), dict(game.for_tables(preset).values())
            assert {name: value for name, value in table.items() if plain[name] != value} == dict(game.at_tables)
    changed = GAME.for_tables("pagat", {"Claim_When_Settled": "no", "GATHERING": "exact"})
    assert changed == GAME.configure("pagat")


async def test_a_host_who_shuffles_and_thinks_better_of_it_has_what_tables_start_from(slow: Process) -> None:
    """No host is refused `shuffle=yes` because of the gathering that tables start from."""

    def how(table: Table) -> tuple[str, str]:
        values = dict(table.setup.options.values())
        return values["shuffle"], values["gathering"]

    table = await slow.open(preset="pagat")
    await table.configure(ANNA, {}, "pagat")
    assert how(table) == ("no", "table")
    await table.configure(ANNA, {"shuffle": "yes"})
    assert how(table) == ("yes", "exact")
    with pytest.raises(ImpossibleOptions):
        await table.configure(ANNA, {"gathering": "table"})
    await table.configure(ANNA, {"shuffle": "no", "packets": "4-4-5"})
    assert how(table) == ("no", "table")
    await table.configure(ANNA, {"Gathering": "exact"})
    await table.configure(ANNA, {"packets": "4-5-4"})
    assert how(table) == ("no", "exact")


async def test_a_table_from_before_there_was_a_choice_keeps_its_way_of_gathering(slow: Process) -> None:
    table = await playing(slow, claim_when_settled="yes")
    with closing(sqlite3.connect(slow.url.partition("///")[2])) as connection, connection:
        connection.execute("UPDATE tables SET options = json_remove(options, '$.gathering')")
    again = (await slow.another()).tables.get(table.id)
    assert dict(again.setup.options.values())["gathering"] == "exact"
    assert again.view(1) == table.view(1)


# --- Turns on which the rules leave no choice


async def agree(table: Table) -> tuple[int, ...]:
    """Eldest proposes a suit, the next player passes and the third accepts; returns the seats from eldest on."""
    order = tuple((table.actors[0] + step - 1) % 4 + 1 for step in range(4))
    suits = [{str(card.suit) for card in table.view(seat).hand} for seat in (order[0], order[2])]
    suit = min(suits[0] & suits[1])
    for seat, action in zip(order, (f"propose {suit}", "pass", f"accept 8 {suit}"), strict=False):
        await table.act(person_on(table, seat), action, None)
    return order


async def test_who_can_only_pass_as_everybody_can_see_is_passed_for_at_once(slow: Process) -> None:
    """After an abondance neither partner can bid on: both are bound to their suit."""
    table = await playing(slow)
    first, _, third, fourth = await agree(table)
    number = table.number
    await table.act(person_on(table, fourth), "abondance 9 S", None)
    acted = [(news.seat, str(news.action), news.by) for news in slow.notebook.of(Acted)[-3:]]
    assert acted == [
        (fourth, "abondance 9 S", By.PERSON),
        (third, "pass", By.RULES),
        (first, "pass", By.RULES),
    ]
    assert table.number == number + 3
    assert table.actors == (fourth,)
    assert all(one and not one.missed for one in table.seats)
    again = (await slow.another()).tables.get(table.id)
    assert everything_seen(again) == everything_seen(table)


class Overtaken(Notebook):
    """An announcer that takes so long over an abondance that another process takes over meanwhile."""

    def __init__(self, process: Process) -> None:
        super().__init__()
        self.process = process

    async def announce(self, table: Table, news: tuple[News, ...]) -> None:
        await super().announce(table, news)
        if any(isinstance(item, Acted) and "abondance" in str(item.action) for item in news):
            other = await self.process.another()
            await other.passes(0)


async def test_what_is_forced_is_done_after_a_restart_too(slow: Process) -> None:
    overtaken = Overtaken(slow)
    table = await playing(await slow.another(overtaken))
    first, _, third, fourth = await agree(table)
    await table.act(person_on(table, fourth), "abondance 9 S", None)
    newest = slow.others[-1]
    assert [(news.seat, news.by) for news in newest.notebook.of(Acted)] == [(third, By.RULES), (first, By.RULES)]
    # The first one does not do it again; it announces what it finds done.
    assert [news for news in overtaken.of(Acted) if news.by is By.RULES] == newest.notebook.of(Acted)
    assert everything_seen(newest.tables.get(table.id)) == everything_seen(table)
