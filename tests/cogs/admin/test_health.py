"""/admin health: whether all is well comes first, then figures, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.health import vitals
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.admin.test_admin import manager
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, said, world

OF_THE_WHOLE_BOT = "Requests to Discord"


async def as_owner(here: World) -> str:
    """What Dirk reads, who runs the bot."""
    here.bot.owner_id = here["Dirk"].id
    return said(await here["Dirk"].user.slash("admin health"))


async def test_it_says_first_that_all_is_well_in_the_language_of_whoever_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How fast this machine happens to be now is not judged here.
    of_the_machine = ("health-busy", "health-answers-slowly", "health-draws-slowly")
    judged = [one for one in vitals.SIGNS if one.key not in of_the_machine]
    monkeypatch.setattr(vitals, "SIGNS", judged)
    async with world(tmp_path) as here:
        mia = manager(here)
        for language in LANGUAGES:
            with about(language):
                speaking(monkeypatch, mia=language, dirk=language)
                say = say_in(language)
                read = [said(await mia.slash(here.channel, "admin health")), await as_owner(here)]
                assert [text.splitlines()[0] for text in read] == [say("health-well")] * 2
                assert say("admin-health-permitted") in read[0]
                assert say("health-requests", count=0, often=0, refused=0).partition(" {")[0][:8] in read[1]


async def test_managers_see_their_server_and_the_owner_the_whole_bot(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.playing("Anna", "Ben")
        managers, owners = said(await manager(here).slash(here.channel, "admin health")), await as_owner(here)
        assert OF_THE_WHOLE_BOT not in managers
        assert "Servers" not in managers
        assert OF_THE_WHOLE_BOT in owners
        assert "Servers: 1 · plays since the start: " in owners
        await here.press(table)
        plays = here.bot.delivery.figures.plays[table.setup.game]
        assert plays > 0
        assert f"plays since the start: {plays}" in await as_owner(here)


async def test_the_answer_is_for_whoever_asks_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        told = await manager(here).slash(here.channel, "admin health")
        assert told.response.flags.ephemeral


async def test_what_is_drawn_and_saved_is_timed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        saving, drawing = here.tables.journal.saving, "Pictures: 0 "
        before = saving.count
        await here.press(await here.playing("Anna", "Ben"))
        assert saving.count > before
        assert drawing not in await as_owner(here)


async def test_the_owner_reads_what_is_wrong_and_a_manager_what_concerns_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.bot.delivery.picture_edits.refusal = "media not found"
        here.bot.lag.note(0.9)
        mia, owners = manager(here), await as_owner(here)
        assert owners.splitlines()[0] == "**2 things need attention:**", owners
        assert "900 ms late" in owners
        assert "no new pictures" in owners
        managers = said(await mia.slash(here.channel, "admin health"))
        assert managers.splitlines()[0] == "**One thing needs attention:**"
        assert "no new pictures" not in managers


async def test_what_discord_says_in_its_refusal_is_not_repeated(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.bot.delivery.picture_edits.refusal = "words of Discord"
        assert "words of Discord" not in await as_owner(here)


async def test_a_list_that_discord_refuses_is_said_in_health_to_whoever_runs_the_bot(tmp_path: Path) -> None:
    async with world(tmp_path, first_start=True) as here:
        told = say_in("en")("health-commands", number=1)
        here.bot.owner_id = here["Dirk"].id
        assert told not in said(await here["Dirk"].user.slash("admin health"))
        here.env.inject_error("PUT", "/applications/*/commands", status=400, code=50240)
        await here.restart()
        here.bot.owner_id = here["Dirk"].id
        assert told in said(await here["Dirk"].user.slash("admin health"))
