"""What somebody showed to all stays true, and names nobody who was forgotten, however much has changed since."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cogs.admin.test_forget_me import forgotten
from tests.cogs.renewing.test_erased_messages import to_all
from tests.cogs.settings.test_themes import seen_again
from tests.cogs.standings import test_leaderboard
from tests.cogs.standings.test_leaderboard import alt, button, season_of_matches
from tests.cogs.standings.test_stats import some_matches
from tests.cogs.world import World, texts, world
from tests.engine.standings.matches import finish_all

HOUR, MONTH = 3600.0, 31 * 86_400.0


async def shown_to_all(here: World, name: str, command: str, **options: Any) -> Any:
    """What somebody asked for alone and then showed to all."""
    alone = (await here[name].slash(here.channel, command, **options)).response
    await here[name].click(alone, custom_id=to_all(alone))
    return here.channel.history()[-1]


async def an_hour_after(here: World, message: Any, forgets: str) -> Any:
    """A message, an hour after somebody was forgotten."""
    await forgotten(here, forgets)
    await here.env.advance_time(HOUR)
    return here.message(here.channel.id, message.id)


def called(here: World, name: str) -> str:
    """As somebody is called in matches that were only written down."""
    return f"Person {here[name].id}"


async def test_statistics_name_no_opponent_who_was_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await some_matches(here)
        message, ben = await shown_to_all(here, "Anna", "stats", game="kleurenwiezen"), called(here, "Ben")
        assert f"**Nemesis:** {ben}" in texts(message)
        assert ben not in texts(await an_hour_after(here, message, "Ben"))


async def test_a_leaderboard_names_nobody_who_came_onto_it_later_and_was_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        best = [here["Ben"].id, here["Chloé"].id]
        monkeypatch.setattr(test_leaderboard, "people_of", lambda _: [*best, *range(102, 113)])
        await finish_all(here.tables.journal, season_of_matches(here))
        await here["Chloé"].slash(here.channel, "settings mine", statistics="hidden")
        message, chloe = await shown_to_all(here, "Anna", "leaderboard", game="couillon"), called(here, "Chloé")
        assert called(here, "Ben") in alt(message)
        assert chloe not in alt(message)
        await here["Chloé"].slash(here.channel, "settings mine", statistics="shown")
        message = await an_hour_after(here, message, "Ben")
        assert chloe in alt(message)
        assert chloe not in alt(await an_hour_after(here, message, "Chloé"))


async def test_a_leaderboard_shown_to_all_stays_of_its_month(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.env.advance_time(HOUR)
        found = [replace(one, at=here._now() - at) for at, one in enumerate(reversed(season_of_matches(here)))]
        await finish_all(here.tables.journal, found)
        message, ben = await shown_to_all(here, "Anna", "leaderboard", game="couillon", season="month"), "Ben"
        assert called(here, ben) in alt(message)
        assert "January 2026" in alt(message)
        await here.env.advance_time(MONTH)
        own = (await here["Chloé"].click(message, custom_id=button(message, "My place"))).response
        assert "January 2026" in texts(seen_again(here, "Chloé", own))
        message = await an_hour_after(here, message, ben)
        assert called(here, ben) not in alt(message)
        assert "January 2026" in alt(message)
