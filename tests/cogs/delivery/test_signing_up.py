"""Whoever signs up gets a conversation ahead, within half of the budget, or reads what makes it possible."""

from __future__ import annotations

from pathlib import Path

import pytest
from prometheus_client import generate_latest

from cogs.delivery.faults import OPENING_TOO_FAST
from cogs.health.metrics import registry_of
from engine.running.openings import REST_AFTER_REFUSAL, SHORT, Budget
from locales import LANGUAGES, say_in
from tests.cogs.admin.test_health import as_owner
from tests.cogs.delivery.test_conversations import NONE, OPEN, mail, opened
from tests.cogs.evenings import test_evening as evenings
from tests.cogs.tournament import test_any_size as tournaments
from tests.cogs.tournament.test_tournament import opened as begun
from tests.cogs.world import private, said, texts, world

ASKED = "type any command, such as /help, in a direct message to me once"


async def test_who_enters_a_tournament_has_a_conversation_before_it_begins(tmp_path: Path) -> None:
    async with world(tmp_path, budget=Budget(short=8, long=100)) as here:
        tournament = await begun(here, rounds=2, remainder="bye", minutes=20)
        answers = {name: said(await tournaments.press(here, name, tournament, "enter")) for name in here.people}
        # A quarter of the budget at once; the rest follows, half of it being for those who play now.
        assert opened(here) == 2
        assert [ASKED in answer for answer in answers.values()].count(True) >= 1
        assert [mail(here, name) for name in here.people] == [[], [], [], []]
        known = {name: (await here.tables.person(one.id)).dm_channel for name, one in here.people.items()}
        assert sum(one is not None for one in known.values()) == 2
        # Sign-ups are nobody's trouble.
        assert here.bot.direct.conversations.waiting == 0
        await here.env.advance_time(SHORT + 60)
        assert opened(here) == 4


async def test_those_whom_a_director_enters_and_those_of_before_a_restart_get_theirs_too(tmp_path: Path) -> None:
    async with world(tmp_path, budget=NONE) as here:
        tournament = await begun(here, rounds=2, remainder="bye", minutes=20)
        await tournaments.press(here, "Ben", tournament, "enter")
        await tournament.enter(here["Dirk"].id, "Dirk")
        await here.env.settle()
        assert opened(here) == 0
        here.budget = Budget()
        await here.restart()
        tournament = await here.tables.tournaments.find(tournament.id)
        await tournaments.press(here, "Chloé", tournament, "enter")
        await here.env.settle()
        for name in ("Ben", "Chloé", "Dirk"):
            assert (await here.tables.person(here[name].id)).dm_channel is not None


async def test_who_signs_up_for_an_evening_reads_it_and_who_leaves_does_not(tmp_path: Path) -> None:
    async with world(tmp_path, budget=NONE) as here:
        evening = await evenings.made(here, name="Tuesday club")
        signed, left = [await evenings.press(here, "Ben", evening, verb) for verb in ("signup", "leave")]
        assert ASKED in signed
        assert ASKED not in left


async def test_discord_refuses_a_deal_of_the_day_and_a_lesson_goes_on_where_it_was_asked(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.env.inject_error("POST", OPEN, status=400, code=OPENING_TOO_FAST, times=None)
        refused = said(await here["Ben"].slash(here.channel, "daily play"))
        assert "Discord lets me write to no more new people just now" in refused
        assert not here.tables.of_user(here["Ben"].id)
        lesson = private(await here["Ben"].slash(here.channel, "learn"))
        assert "closed" not in texts(lesson)
        assert opened(here) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_names_a_command_that_there_is(language: str) -> None:
    assert f"/{say_in(language)('admin-command-help')}" in say_in(language)("lobby-dm-ahead")


async def test_health_and_a_figure_say_that_discord_refuses_new_conversations_also_after_a_restart(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna")
        assert "Discord lets me write to no new people" not in await as_owner(here)
        here.env.inject_error("POST", OPEN, status=403, code=OPENING_TOO_FAST, times=1)
        await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        for _ in range(2):
            health = await as_owner(here)
            assert f"no new people for {REST_AFTER_REFUSAL // 60:.0f} more min" in health
            assert "New people written to: 2 of 40 in ten minutes, 2 of 100 in two hours · waiting: 0" in health
            assert b"cards_conversations_refused 1.0" in generate_latest(registry_of(lambda: here.bot))
            await here.restart()
