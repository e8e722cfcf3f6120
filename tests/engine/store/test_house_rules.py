"""House rules: saved under a name, shared by a server, changed by those who may, and kept over restarts."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.registry import GAMES
from engine.games.couillon.options import configure
from engine.store.house_rules import HouseRules, house_name
from engine.table.model.errors import Refusal, Refused
from engine.table.model.times import Pauses
from tests.about import in_one_test
from tests.engine.running.support import (
    ANNA,
    BRAM,
    GUILD,
    Hour,
    Process,
    act_somehow,
    as_it_was_at,
    database,
    everything_seen,
    opened_before,
    setup,
)
from tests.engine.store.databases import EACH_KIND, execute

LONGEST_NAME, MOST = 32, 25
"""As docs/house-reference.md has them."""
FIVE_LINES = configure("couillon", {"lines": "5"})
ELSEWHERE = GUILD + 1


async def saved(process: Process, name: str = "Café De Kroon", guild: int = GUILD) -> HouseRules:
    return await process.tables.house_rules.save(guild, name, "couillon", FIVE_LINES, ANNA)


async def refusal(attempt: Awaitable[object]) -> Refusal:
    with pytest.raises(Refused) as error:
        await attempt
    return error.value.reason


async def test_what_was_saved_is_found_by_its_name_however_it_is_written(process: Process) -> None:
    house = await saved(process)
    for name in ("Café De Kroon", "café de kroon", "  CAFÉ   DE KROON ", "Cafe\u0301 De Kroon"):
        assert await process.tables.house_rules.named(GUILD, name) == house
    assert house.options == FIVE_LINES
    assert (house.name, house.maker_id, house.made_at) == ("Café De Kroon", ANNA, process.hour.time)


async def test_every_preset_of_every_game_can_be_saved_and_comes_back(process: Process) -> None:
    houses = process.tables.house_rules
    for game in GAMES.values():
        for guild, preset in enumerate(game.presets, 1):
            options = game.configure(preset)
            await houses.save(guild, f"{game.name} {preset}", game.name, options, ANNA)
            assert (await houses.named(guild, f"{game.name} {preset}")).options == options


@EACH_KIND
async def test_house_rules_outlive_a_restart(process: Process) -> None:
    house = await saved(process)
    again = await process.another()
    assert await again.tables.house_rules.of_guild(GUILD) == (house,)
    assert await again.tables.house_rules.find(GUILD, house.id) == house


async def test_a_server_sees_its_own_ones_only_by_name(process: Process) -> None:
    houses = process.tables.house_rules
    await saved(process, "Zaal")
    await saved(process, "aula")
    elsewhere = await saved(process, "Bar", ELSEWHERE)
    assert [one.name for one in await houses.of_guild(GUILD)] == ["aula", "Zaal"]
    assert await refusal(houses.named(GUILD, "Bar")) is Refusal.NO_SUCH_HOUSE
    assert await refusal(houses.find(GUILD, elsewhere.id)) is Refusal.HOUSE_GONE


@EACH_KIND
@pytest.mark.parametrize("again", ["Café De Kroon", "CAFÉ DE KROON", "café  de\tkroon"])
async def test_a_name_is_given_once_in_a_server(process: Process, again: str) -> None:
    await saved(process)
    assert await refusal(saved(process, again)) is Refusal.HOUSE_NAME_TAKEN
    assert (await saved(process, again, ELSEWHERE)).guild_id == ELSEWHERE


async def test_a_server_has_a_bounded_number(process: Process) -> None:
    for number in range(MOST):
        await saved(process, f"House {number}")
    assert await refusal(saved(process)) is Refusal.TOO_MANY_HOUSES
    assert len(await process.tables.house_rules.of_guild(GUILD)) == MOST
    await process.tables.house_rules.delete(await process.tables.house_rules.named(GUILD, "house 7"))
    await saved(process)


@in_one_test("name", ["", "   ", "x" * (LONGEST_NAME + 1), "\u200b", "\u200d \u2060", "a\x07b", "a\u202eb"])
def test_a_name_has_1_to_32_characters_that_can_be_seen(name: str) -> None:
    with pytest.raises(Refused) as error:
        house_name(name)
    assert error.value.reason is Refusal.BAD_HOUSE_NAME


@in_one_test("name", ["x", "x" * LONGEST_NAME, "**K** _r_ `o`", "👨‍👩‍👧 thuis", "Чайка", "♥", "!", "<@1>"])
def test_any_text_of_one_line_is_a_name(name: str) -> None:
    assert house_name(f" {name}  ") == name


@EACH_KIND
async def test_options_are_changed_and_the_name_stays(process: Process) -> None:
    house = await saved(process)
    seven = configure("couillon", {"lines": "7", "dame_de_make": "yes"})
    await process.tables.house_rules.change(house, seven)
    changed = await process.tables.house_rules.find(GUILD, house.id)
    assert changed.options == seven
    assert changed.name == house.name


@EACH_KIND
async def test_the_later_of_two_changes_to_the_same_rules_is_refused(process: Process) -> None:
    houses, house = process.tables.house_rules, await saved(process)
    seven, nine = (configure("couillon", {"lines": lines}) for lines in ("7", "9"))
    await houses.change(house, seven)
    assert await refusal(houses.change(house, nine)) is Refusal.STALE
    assert (await houses.find(GUILD, house.id)).options == seven


@EACH_KIND
async def test_a_set_is_renamed_and_its_rules_stay(process: Process) -> None:
    houses, house = process.tables.house_rules, await saved(process)
    renamed = await houses.rename(house, "  café  de KROON ")
    assert renamed == await houses.named(GUILD, "Café De Kroon") == replace(house, name="café de KROON")
    await houses.rename(house, "Bij Gust")
    assert await refusal(houses.named(GUILD, house.name)) is Refusal.NO_SUCH_HOUSE
    assert (await houses.find(GUILD, house.id)).options == FIVE_LINES
    await houses.delete(house)
    assert await refusal(houses.rename(house, "Zaal")) is Refusal.NO_SUCH_HOUSE


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("café DE kroon", Refusal.HOUSE_NAME_TAKEN),
        (" \u200b", Refusal.BAD_HOUSE_NAME),
        ("x" * (LONGEST_NAME + 1), Refusal.BAD_HOUSE_NAME),
        ("Café\u200b De Kroon", Refusal.MISLEADING_HOUSE_NAME),
        ("\u0421\u0430f\u00e9 De Kr\u043e\u043en", Refusal.MISLEADING_HOUSE_NAME),
        ("Malmedy", Refusal.MISLEADING_HOUSE_NAME),
        ("Dame de Make", Refusal.MISLEADING_HOUSE_NAME),
        ("Kleurenwiezen", Refusal.MISLEADING_HOUSE_NAME),
        ("Caf\u00e9\u3164 De Kroon", Refusal.MISLEADING_HOUSE_NAME),
        ("\u3164\u2800", Refusal.BAD_HOUSE_NAME),
    ],
)
async def test_a_set_gets_no_name_that_is_another_s_or_looks_like_it(process: Process, name: str, why: Refusal) -> None:
    await saved(process)
    house = await saved(process, "Bij Gust")
    assert await refusal(process.tables.house_rules.rename(house, name)) is why
    assert await refusal(saved(process, name)) is why
    assert await process.tables.house_rules.find(GUILD, house.id) == house


@EACH_KIND
async def test_what_is_deleted_can_be_neither_found_nor_changed_nor_deleted_again(process: Process) -> None:
    houses, house = process.tables.house_rules, await saved(process)
    await houses.delete(house)
    assert await refusal(houses.named(GUILD, house.name)) is Refusal.NO_SUCH_HOUSE
    assert await refusal(houses.change(house, FIVE_LINES)) is Refusal.NO_SUCH_HOUSE
    assert await refusal(houses.delete(house)) is Refusal.NO_SUCH_HOUSE
    # No other rules get its number: an old button means nothing else.
    assert (await saved(process)).id > house.id


async def test_who_made_them_and_who_manages_the_server_may_change_them(process: Process) -> None:
    house = await saved(process)
    house.must_be_changed_by(ANNA, manager=False)
    house.must_be_changed_by(BRAM, manager=True)
    with pytest.raises(Refused) as error:
        house.must_be_changed_by(BRAM, manager=False)
    assert error.value.reason is Refusal.NOT_HOUSE_MAKER


async def test_rules_that_cannot_be_read_do_not_hide_the_others(process: Process) -> None:
    await saved(process, "good")
    await saved(process, "bad")
    execute(process.url, """UPDATE houses SET options = '{"lines":"many"}' WHERE name = 'bad'""")
    assert [one.name for one in await process.tables.house_rules.of_guild(GUILD)] == ["good"]


async def test_a_table_keeps_the_name_of_its_house_rules_over_a_restart(process: Process) -> None:
    table = await process.open(lines=5)
    await table.configure(ANNA, dict(FIVE_LINES.values()), "couillon", house="Café De Kroon")
    again = await process.another()
    assert again.tables.get(table.id).setup.house == "Café De Kroon"
    assert again.tables.get(table.id).setup.options == FIVE_LINES


async def test_a_table_that_changes_an_option_plays_by_these_house_rules_no_longer(process: Process) -> None:
    table = await process.open()
    await table.configure(ANNA, dict(FIVE_LINES.values()), "couillon", house="Café De Kroon")
    await table.configure(ANNA, {"lines": "5"})
    assert table.setup.house == "Café De Kroon"
    await table.configure(ANNA, {"lines": "7"})
    assert table.setup.house is None


async def test_a_database_from_before_there_were_house_rules_keeps_its_tables(tmp_path: Path) -> None:
    url = database(tmp_path)
    first = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = await first.open()
    await first.close()
    as_it_was_at("0002", tmp_path / "cards.sqlite3")
    again = await Process.start(url, Hour(), random.Random(1), Pauses(0, 0, 0.7))
    assert again.tables.get(table.id).setup == opened_before(setup())
    assert await again.tables.house_rules.of_guild(GUILD) == ()
    await again.close()


@EACH_KIND
async def test_of_many_saved_at_once_a_name_is_given_once_and_no_more_than_25_stay(process: Process) -> None:
    names = [f"House {number // 2}" for number in range(2 * MOST + 10)]
    done = await asyncio.gather(*(saved(process, name) for name in names), return_exceptions=True)
    refused = [one.reason for one in done if isinstance(one, Refused)]
    assert len(await process.tables.house_rules.of_guild(GUILD)) == MOST
    assert refused.count(Refusal.HOUSE_NAME_TAKEN) == MOST
    assert refused.count(Refusal.TOO_MANY_HOUSES) == 10


async def test_a_match_by_a_score_table_of_one_s_own_goes_on_after_a_restart(process: Process) -> None:
    ladder = "accept 8=8 +3 -3; solo 5=3 +1 -1; accept 9=11 +3 -3; small-misere=6; slam=60"
    table = await process.started((ANNA,), preset="pagat", ladder=ladder, deals=4)
    for _ in range(8):
        await act_somehow(table)
    again = await process.another()
    assert dict(again.tables.get(table.id).setup.options.values())["ladder"] == ladder
    assert everything_seen(again.tables.get(table.id)) == everything_seen(table)
    assert '[Row "slam" "60"]' in await table.record()
