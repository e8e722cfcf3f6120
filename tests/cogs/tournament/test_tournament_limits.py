"""What the bot sends for tournaments keeps to Discord's limits, however large and in every language."""

from __future__ import annotations

from pathlib import Path

from engine.clubs.tournaments.schedule import PEOPLE, most_rounds
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from locales import LANGUAGES
from tests.about import about
from tests.cogs.tournament.test_tournament import AT_ONCE, entry, opened, play_on, press
from tests.cogs.world import components, world

MOST_TEXT = 4000
MOST_COMPONENTS = 40


async def test_no_request_of_a_tournament_breaks_a_limit(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=AT_ONCE) as here:
        tournament = await opened(here, people=8, rounds=2)
        await press(here, "Ben", tournament, "enter")
        await press(here, "Anna", tournament, "start")
        await here["Anna"].slash(here.channel, "tournament standings")
        await play_on(here, tournament, 2)
        assert tournament.status is Status.OVER
        await press(here, "Ben", tournament, "standings")


async def test_the_largest_tournament_fits_into_its_messages(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=Pauses(thinking=3600)) as here:
        for language in LANGUAGES:
            with about(language):
                people = PEOPLE[-1]
                tournament = await opened(here, people=people, rounds=most_rounds(people), deals=40, language=language)
                await press(here, "Anna", tournament, "start")
                await here.env.settle()
                for message in (entry(here, tournament), here.message(*tournament.message_ids["round-1"])):
                    parts = components(message)
                    assert len(parts) <= MOST_COMPONENTS
                    assert sum(len(part.get("content", "")) for part in parts) < MOST_TEXT
                with here.env._bot_scope():
                    await tournament.stop(here["Anna"].id, force=True)
                await here.env.settle()
