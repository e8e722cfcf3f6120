"""What one member may have open of each kind: the next is refused with those to end; managers are free."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.app.preferences import BOUNDS
from engine.table.model.preferences import HOUSES, LIMITS, TABLES, Limit
from tests.cogs.settings.test_themes import add_manager, picked, seen_again
from tests.cogs.world import World, posted, said, world


async def open_table(here: World, one: Any, number: int) -> Any:
    return await one.slash(here.channel, "table open", variant="denexa")


async def open_tournament(here: World, one: Any, number: int) -> Any:
    return await one.slash(here.channel, "tournament open")


async def call_evening(here: World, one: Any, number: int) -> Any:
    return await one.slash(here.channel, "evening new", when="tomorrow 20:00", name=f"Club {number}", variant="denexa")


async def save_house(here: World, one: Any, number: int) -> Any:
    name = f"{'ABCDEFGHIJ'[number]}{one.id}"
    return await one.slash(here.channel, "house save", name=name, game="couillon", variant="denexa")


async def open_sheet(here: World, one: Any, number: int) -> Any:
    players = "Jef, Marie, Oma, Opa"
    return await one.slash(here.channel, "score open", game="couillon", variant="denexa", players=players)


async def open_ids(here: World) -> dict[str, list[str]]:
    """What there is of each kind, as a refusal names it."""
    tables, guild = here.tables, here.guild.id
    return {
        "tables": [str(one.id) for one in tables.in_guild(guild)],
        "tournaments": [str(one.id) for one in tables.tournaments.in_guild(guild)],
        "evenings": [f"{one.id} ({one.setup.name})" for one in await tables.clubs.evenings.in_guild(guild)],
        "houses": [one.name for one in await tables.house_rules.of_guild(guild)],
        "scores": sorted((str(one.id) for one in await tables.clubs.scores.in_guild(guild)), key=int),
    }


OPENS: Final[Mapping[str, Callable[[World, Any, int], Awaitable[Any]]]] = {
    "tables": open_table,
    "tournaments": open_tournament,
    "evenings": call_evening,
    "houses": save_house,
    "scores": open_sheet,
}


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.name)
async def test_nobody_but_a_manager_has_more_open_than_the_server_allows(tmp_path: Path, limit: Limit) -> None:
    open_one = OPENS[limit.name]
    async with world(tmp_path) as here:
        anna, mia = here["Anna"], add_manager(here)
        for number in range(limit.usual):
            await open_one(here, anna, number)
        mine = (await open_ids(here))[limit.name]
        assert len(mine) == limit.usual
        refused = said(await open_one(here, anna, limit.usual))
        assert all(one in refused for one in (str(limit.usual), ", ".join(mine))), refused
        assert (await open_ids(here))[limit.name] == mine, "nothing was opened"
        await open_one(here, here["Ben"], 0)
        for number in range(limit.usual + 1):
            await open_one(here, mia, number)
        there = len((await open_ids(here))[limit.name])
        assert there == 2 * limit.usual + 2, "others have their own, and managers any number"

        name = {"houses": "house-rules", "scores": "score-sheets"}.get(limit.name, limit.name)
        await mia.slash(here.channel, "settings server", **{name: str(limit.choices[1])})
        await open_one(here, anna, limit.usual)
        assert len((await open_ids(here))[limit.name]) == there + 1, "the server has raised it"
        await mia.slash(here.channel, "settings server", **{name: str(limit.usual)})
        assert str(limit.usual) in said(await open_one(here, anna, limit.usual + 1)), "and takes it back"
        assert len((await open_ids(here))[limit.name]) == there + 1, "but what is open stays"


async def test_a_duel_or_a_table_in_a_thread_is_no_way_round_and_nothing_is_posted_for_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, mia = here["Anna"], add_manager(here)
        for number in range(TABLES.usual):
            await open_table(here, anna, number)
        await mia.slash(here.channel, "settings server", threads="yes")
        before = posted(here)
        assert "End one of them first" in said(await open_table(here, anna, 0))
        assert "End one of them first" in said(await anna.slash(here.channel, "duel"))
        assert posted(here) == before


async def test_a_copy_of_house_rules_is_no_way_round(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        for number in range(HOUSES.usual):
            await save_house(here, anna, number)
        told = said(await anna.slash(here.channel, "house copy", house=f"A{anna.id}", name="Once more"))
        assert f"A{anna.id}, B{anna.id}" in told
        assert len(await here.tables.house_rules.of_guild(here.guild.id)) == HOUSES.usual


async def test_the_panel_of_a_server_has_a_page_for_what_members_may_have_open(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia = add_manager(here)
        panel: Any = (await mia.slash(here.channel, "settings server", tables="10")).response
        for limit in LIMITS:
            await mia.select(panel, [str(limit.choices[-1])], custom_id=f"prefer.server:{limit.name}")
            panel = seen_again(here, "Mia", panel)
            assert picked(panel, limit.name, "value") == str(limit.choices[-1])
        server = await here.tables.server(here.guild.id)
        assert [limit.most(server) for limit in LIMITS] == [limit.choices[-1] for limit in LIMITS]
        assert set(BOUNDS) == set(OPENS) == {limit.name for limit in LIMITS}
        shown = said(await here["Ben"].slash(here.channel, "settings show"))
        assert "Tables that a member may host: 50 at once" in shown
