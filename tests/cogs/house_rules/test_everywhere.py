"""House rules wherever a match can begin, and that a change of them touches nothing that has begun."""

from __future__ import annotations

import random
from pathlib import Path

from engine.clubs.tournaments.setup import Method, Total
from engine.running.table import Table
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from tests.cogs.evenings.test_evening import made, shown
from tests.cogs.house_rules.test_house import houses, save
from tests.cogs.lobby.test_duel import newest
from tests.cogs.tournament.test_tournament import opened
from tests.cogs.world import World, alternatives, buttons, said, texts, world

SLOW = Pauses(thinking=0.0, after_deal=0.0, reminder=0.7, after_round=60.0)
COMPOSED = "mit=none scoring=points making=upcard cards=6 pack=32 dame_de_make=yes target=3"
FOR_FOUR, FOR_TWO = "De Plas", "Bij Gust"


async def sets(here: World) -> None:
    """A composed variant for four and Chouine for two."""
    assert FOR_FOUR in await save(here, name=FOR_FOUR, variant="malmedy", rules=COMPOSED)
    assert FOR_TWO in await save(here, name=FOR_TWO, variant="mondoubleau", rules="parties=1 manches=1")


async def change_all(here: World) -> None:
    """Change, rename and at last delete what the server has."""
    await here["Anna"].slash(here.channel, "house edit", house=FOR_FOUR, rules="target=9 cards=4")
    await here["Anna"].slash(here.channel, "house edit", house=FOR_TWO, rules="parties=9")
    for name in (FOR_FOUR, FOR_TWO):
        await here["Anna"].slash(here.channel, "house rename", house=name, name=f"{name} 2")
        house = await here.tables.house_rules.named(here.guild.id, f"{name} 2")
        await here.tables.house_rules.delete(house)
    assert await houses(here) == []


async def to_the_end(here: World, table: Table) -> None:
    while table.status is Status.PLAYING:
        await here.play_on(table, random.Random(table.id))


async def test_a_change_touches_no_lobby_match_challenge_tournament_or_evening(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=SLOW) as here:
        await sets(here)
        playing = await here.playing("Anna", "Ben", house=FOR_FOUR)
        lobby = await here.table("Chloé", house=FOR_FOUR)
        await here["Dirk"].slash(here.channel, "duel", opponent=here["Ben"], house=FOR_TWO)
        challenge = newest(here)
        tournament = await opened(here, "Ben", house=FOR_FOUR, deals=2)
        evening = await made(here, house=FOR_FOUR, play="tournament", deals=3)
        before = [one.setup for one in (playing, lobby, challenge)], tournament.setup, evening.setup

        await change_all(here)
        await here.restart()
        tables = [here.tables.get(one.id) for one in (playing, lobby, challenge)]
        tournament = await here.tables.tournaments.find(tournament.id)
        evening = await here.tables.clubs.evenings.find(evening.id)
        assert ([one.setup for one in tables], tournament.setup, evening.setup) == before
        assert FOR_FOUR in texts(here.board(tables[0]))
        for message in (here.lobby(tables[1]), here.message(*tournament.message_ids["entry"]), shown(here, evening)):
            assert FOR_FOUR in texts(message)
        told = said(await here["Dirk"].slash(here.channel, "rules"))
        assert f"Chouine · {FOR_TWO} · table {challenge.id}" in told

        # Each of them begins, or goes on to its end, as it was set up.
        await to_the_end(here, tables[0])
        assert max(tables[0].view(0).score) == 3
        checked = said(await here["Anna"].slash(here.channel, "verify", table=str(playing.id)))
        assert f"All {tables[0].deal} deals were checked" in checked
        await here["Ben"].click(here.lobby(tables[2]), custom_id=f"accept:{challenge.id}:")
        assert dict(tables[2].setup.options.values())["parties"] == "1"
        assert tables[2].status is Status.PLAYING
        end = next(one for one in here.channel.history() if buttons(one, f"rematch:{playing.id}:"))
        await here["Anna"].click(end, custom_id=f"rematch:{playing.id}:")
        rematch = newest(here)
        assert (rematch.setup.house, rematch.setup.options) == (FOR_FOUR, before[0][0].options)


async def test_tournament_and_evening_play_a_composed_variant_by_what_its_sheet_adds_up_to(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=SLOW) as here:
        await sets(here)
        refused = said(await here["Anna"].slash(here.channel, "tournament open", house=FOR_FOUR, method="classic"))
        assert "choose another method, or leave the rules out" in refused
        tournament = await opened(here, house=FOR_FOUR, rounds=1, deals=2)
        setup = tournament.setup
        assert (setup.method, setup.total, setup.house) == (Method.ROUNDS, Total.POINTS, FOR_FOUR)
        evening = await made(here, house=FOR_FOUR, play="tournament", deals=2)
        assert (evening.setup.options, evening.setup.house) == (setup.options, FOR_FOUR)
        for name in ("Ben", "Chloé", "Dirk"):
            await here[name].slash(here.channel, "tournament enter")
        await here["Anna"].slash(here.channel, "tournament start")
        await here.env.settle()
        (table,) = here.tables.in_guild(here.guild.id)
        assert (table.setup.house, table.setup.options) == (FOR_FOUR, setup.options)
        await to_the_end(here, table)
        await here.env.settle()
        assert tournament.status is Status.OVER
        assert "Final standings" in alternatives(here.channel.history()[-1])


async def test_what_house_rules_leave_open_is_the_tournament_s_own_way_in_both(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=SLOW) as here:
        await here.allow_much()
        await save(here, name="Zeven", variant="malmedy", rules="royes=7")
        await save(here, name=FOR_TWO, variant="chouine")
        for name, option, value in (("Zeven", "tie", "both-score"), (FOR_TWO, "manches", "1")):
            tournament = await opened(here, house=name, deals=5)
            evening = await made(here, house=name, play="tournament", deals=5)
            assert dict(tournament.setup.options.values())[option] == value
            assert evening.setup.options == tournament.setup.options
        typed = await opened(here, house="Zeven", rules="tie=none", deals=4)
        assert dict(typed.setup.options.values())["tie"] == "none"


async def test_a_deal_by_house_rules_goes_to_a_friend_and_is_played_on_by_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await sets(here)
        source = await here.playing("Anna", house=FOR_FOUR)
        await to_the_end(here, source)
        await change_all(here)
        told = said(await here["Anna"].slash(here.channel, "send-deal", person=here["Ben"], table=str(source.id)))
        assert "on its way" in told
        invitation = here["Ben"].user.dm_channel.history()[-1]
        (button,) = buttons(invitation, "deals.begin")
        await here["Ben"].user.click(invitation, custom_id=button)
        (table,) = here.tables.of_user(here["Ben"].id)
        assert table.setup.options == source.setup.options
        await to_the_end(here, table)
        assert table.status is Status.OVER
