"""A name goes out of the messages of clubs too: boards of tournaments, evenings, seasons, and the deal of the day."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.messages.screen import PAGES
from cogs.shared_deals.deals import SharedDeals
from engine.clubs.evenings.evening import Stage
from engine.store.posted import TOLD
from tests.cogs.admin.test_forget_me import forgotten
from tests.cogs.evenings import test_evening as evenings
from tests.cogs.renewing.test_erased_messages import NAME, OF_CLUBS, due, kinds, naming
from tests.cogs.score_keeper import keeping as scores
from tests.cogs.seasons.test_season import manager, played
from tests.cogs.shared_deals import test_shared_deals as shared
from tests.cogs.tournament.test_any_size import direct, pick, press
from tests.cogs.tournament.test_tournament import WAITING, opened
from tests.cogs.world import World, private, texts, world


async def forget(here: World, *expected: str) -> None:
    """Forget them; before that, messages of these kinds named them, and afterwards nothing does."""
    assert set(expected) <= kinds(here) & OF_CLUBS, kinds(here)
    assert naming(here)
    await forgotten(here, NAME)
    await here.env.advance_time(120)
    assert naming(here) == []
    assert due(here) == 0


async def test_the_kinds_told_here_are_those_that_can_be_made_anew() -> None:
    assert set(PAGES) >= OF_CLUBS


async def test_a_board_of_a_tournament_and_the_slips_of_its_round(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add(NAME)
        tournament = await opened(here, rounds=1, method="rounds")
        for name in (NAME, "Ben", "Chloé"):
            await press(here, name, tournament, "enter")
        await press(here, "Anna", tournament, "start")
        await here.env.settle()
        await forget(here, "board", "slip")


async def test_a_direct_message_that_says_who_asks_somebody_to_enter(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add(NAME)
        tournament = await opened(here, rounds=1, method="rounds", people=9)
        with here.env._bot_scope():
            await here.bot.direct.open_ahead(here["Ben"].id)
        facts = {"person": here[NAME], "how": "add"}
        await here["Anna"].slash(here.channel, "tournament director", **facts)
        panel = private(await press(here, NAME, tournament, "direct"))
        asked = await here[NAME].click(panel, custom_id=f"tournament.askin:{tournament.id}")
        await pick(here, NAME, tournament, asked, "in", "Ben")
        assert f"{NAME} wants to enter you" in direct(here, "Ben")
        await forget(here, TOLD)
        assert "somebody who asked to be forgotten" in direct(here, "Ben")


async def test_an_evening_with_its_tables_and_results(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=evenings.QUIET) as here:
        here.add(NAME)
        evening = await evenings.made(here)
        for name in (NAME, "Ben"):
            await evenings.press(here, name, evening, "signup")
        await evenings.until(here, evening.starts_at - 1790)
        for name in (NAME, "Ben"):
            await here[name].slash(here.channel, "evening here")
        await evenings.until(here, evening.starts_at + 310)
        (table,) = here.tables.in_guild(here.guild.id)
        await here["Anna"].slash(here.channel, "evening end")
        with here.env._bot_scope():
            for name in (NAME, "Ben"):
                await table.leave(here[name].id)
        await here.env.settle()
        assert evening.stage is Stage.OVER
        await forget(here, "evening", "eveningcall")


async def test_a_score_sheet_and_its_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        players = f"<@{here[NAME].id}> <@{here['Ben'].id}>"
        state = await scores.opened(here, "Ben", variant="chouine", players=players)
        await scores.tell(here, NAME, state, {"winner": ("1",)})
        asked = await scores.press(here, "Ben", await scores.sheet(here, state), "end")
        await scores.press(here, "Ben", asked, "endyes")
        await forget(here, "score")
        assert "Ben" in texts(await scores.sheet(here, state))


async def test_a_season_with_its_titles(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        manager(here)
        await here["Mia"].slash(here.channel, "season new", name="Winter", best=1, evenings=1)
        await played(here, here.guild.id, 1, NAME, "Chloé")
        await forget(here, "season", "seasontitles")


async def test_the_results_of_a_deal_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        here.add(NAME)
        days = here.bot.part(SharedDeals).days
        await days.choose((await days.choice(here.guild.id))._replace(channel_id=here.channel.id, game="couillon"))
        await shared.due(here)
        await here[NAME].slash(here.channel, "daily play")
        (table,) = here.tables.of_user(here[NAME].id)
        await shared.play_out(here, table)
        day = await days.today(here.guild.id)
        monkeypatch.setattr(here.bot.tables, "now", lambda: day.ends_at + 1)
        monkeypatch.setattr(days, "_now", lambda: day.ends_at + 1)
        await shared.due(here)
        await forget(here, "day")
