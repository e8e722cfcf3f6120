"""A tournament in which nobody does anything: the warning, a press that keeps it going, and its end."""

from __future__ import annotations

from pathlib import Path

from engine.clubs.tournaments.tournament import ENDS_AFTER, WARNED_AFTER
from engine.table.model.status import Status
from tests.cogs.admin.test_forget_me import forgotten
from tests.cogs.passing import pass_idly
from tests.cogs.tournament.test_tournament import opened
from tests.cogs.world import World, buttons, posted, said, texts, world

HOUR = 3600.0


def warnings(here: World) -> list[str]:
    return [one for one in posted(here) if "six days" in one]


async def test_an_idle_tournament_warns_its_directors_stays_by_one_press_and_else_ends(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        tournament = await opened(here, "Anna")
        await pass_idly(here, WARNED_AFTER + 2 * HOUR)
        (warning,) = warnings(here)
        assert here["Anna"].mention in warning
        message = next(one for one in here.channel.history() if "six days" in texts(one))
        (stay,) = buttons(message, "tournament.stay")
        assert "You do not take part" in said(await here["Ben"].click(message, custom_id=stay))
        assert f"Tournament {tournament.id} goes on." in said(await here["Anna"].click(message, custom_id=stay))

        await pass_idly(here, ENDS_AFTER + 2 * HOUR)
        assert tournament.status is Status.LOBBY
        await pass_idly(here, WARNED_AFTER)
        assert len(warnings(here)) == 2
        await pass_idly(here, ENDS_AFTER + 2 * HOUR)
        ended = await here.tables.tournaments.find(tournament.id)
        assert not ended.status.is_live
        assert sum("has ended by itself" in one for one in posted(here)) == 1
        assert any("The tournament ended by itself" in one for one in posted(here))


async def test_a_warning_calls_nobody_who_was_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await opened(here, "Ben")
        await pass_idly(here, WARNED_AFTER + 2 * HOUR)
        (warning,) = warnings(here)
        assert here["Ben"].mention in warning
        await forgotten(here, "Ben")
        assert all(here["Ben"].mention not in one for one in warnings(here))
