"""What people do around a table besides playing: duels, cuts, taking back, giving up, rematches, tournaments."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.clubs.tournaments.tournament import PRESETS
from engine.core.registry import GAMES
from engine.table.model.status import Status
from locales import say_in
from tests.cogs.admin.test_admin import manager
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, said, texts, world


async def test_a_duel_is_cut_taken_back_and_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="nl", ben="fr")
    rng = random.Random(3)
    async with world(tmp_path, pauses=WAITING) as here:
        anna, ben = here["Anna"], here["Ben"]
        says = {anna.id: say_in("nl"), ben.id: say_in("fr")}
        await manager(here).slash(here.channel, "settings server", **{"take-back": "15"})
        await anna.slash(here.channel, "duel", opponent=ben, variant="vijfslag-2")
        (table,) = here.tables.in_guild(here.guild.id)
        assert "Vijfslag 2" in texts(here.lobby(table))
        await ben.click(here.lobby(table), custom_id=f"accept:{table.id}:")
        before = table.view(0)
        one = here[here.to_move(table)]
        say = says[one.id]
        await here.press(table)
        assert said(await one.slash(here.channel, "undo")) == say("company-undone", table=str(table.id))
        assert table.view(0) == before
        for command in ("claim", "concede"):
            assert said(await one.slash(here.channel, command)) == say("refusal-no-claims")
        await here.play_on(table, rng)
        assert table.may_cut is not None
        cutter = here[here.name_on(table, table.may_cut)]
        assert "5" in said(await cutter.slash(here.channel, "cut", cards=5))
        assert table.deal == 2
        while table.status is Status.PLAYING:
            await here.play_on(table, rng)
            await anna.slash(here.channel, "next")
        end = here.channel.history()[-1]
        await anna.click(end, custom_id=f"rematch:{table.id}:")
        await ben.click(end, custom_id=f"rematch:{table.id}:")
        again = here.tables.in_guild(here.guild.id)[-1]
        assert (again.id != table.id, again.status) == (True, Status.PLAYING)
        assert again.setup.options == table.setup.options


async def test_where_tricks_are_avoided_the_fewest_win_the_deal_and_the_match(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", "Chloé", variant="vijfslag-avoid", rules="players=3 points=5")
        while table.status is Status.PLAYING:
            await here.play_on(table, rng)
            result = table.result
            assert result is not None
            best = [here.name_on(table, seat) for seat, won in enumerate(result.delta, 1) if won == min(result.delta)]
            told = "\n".join(map(texts, here.channel.history()))
            verb = "wins" if len(best) == 1 else "win"
            assert f"**Deal {table.deal}: {' & '.join(best)} {verb}**" in told
            await here["Anna"].slash(here.channel, "next")
        (winner,) = table.winners
        assert table.score[winner - 1] == min(table.score)
        end = here.channel.history()[-1]
        assert f"{here.name_on(table, winner)} wins the match" in texts(end)
        picture = end.attachments[-1].description
        places = [
            picture.index(here.name_on(table, seat)) for seat in sorted((1, 2, 3), key=lambda at: table.score[at - 1])
        ]
        assert places == sorted(places)
        assert "−" not in picture
        stats = said(await here[here.name_on(table, winner)].slash(here.channel, "stats", game="vijfslag"))
        assert "Vijfslag" in stats


async def test_tournaments_are_held_without_it(tmp_path: Path) -> None:
    assert not {*PRESETS} & {*GAMES["vijfslag"].presets}
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "tournament open")
        assert here.tables.tournaments.all()
