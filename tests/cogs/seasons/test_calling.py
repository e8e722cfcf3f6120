"""Whose evenings a season counts: those of managers and of a role that they chose; others are told so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.clubs.evenings.evening import Calling
from tests.cogs.settings.test_themes import add_manager
from tests.cogs.world import World, said, world

CALL = {"when": "tomorrow 20:00", "variant": "denexa"}


async def calling_of(here: World, name: str) -> Calling:
    evenings = await here.tables.clubs.evenings.in_guild(here.guild.id)
    return next(one.setup.calling for one in evenings if one.setup.name == name)


async def test_nobody_makes_a_season_count_their_own_evening(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        mia, anna = add_manager(here), here["Anna"]
        assert "season" not in said(await anna.slash(here.channel, "evening new", name="Early", **CALL))
        await mia.slash(here.channel, "season new", name="Winter")
        told = said(await anna.slash(here.channel, "evening new", name="Hers", **CALL))
        assert "The season **Winter** does not count it" in told
        await anna.slash(here.channel, "evening change", evening="Hers", name="Still hers")
        assert await calling_of(here, "Early") is await calling_of(here, "Still hers") is Calling.ALONE

        assert "season" not in said(await mia.slash(here.channel, "evening new", name="Club", **CALL))
        await mia.slash(here.channel, "evening change", evening="Still hers")
        assert await calling_of(here, "Club") is await calling_of(here, "Still hers") is Calling.COUNTS

        role = here.guild.create_role("Callers")
        eva: Any = here.guild.add_member(here.env.create_user("eva", global_name="Eva"), roles=[role])
        assert "does not count it" in said(await eva.slash(here.channel, "evening new", name="Eva's", **CALL))
        await mia.slash(here.channel, "settings server", **{"evening-callers": role})
        assert "season" not in said(await eva.slash(here.channel, "evening new", name="Eva's other", **CALL))
        assert await calling_of(here, "Eva's other") is Calling.COUNTS
        here.people["Filip"] = here.guild.add_member(here.env.create_user("filip", global_name="Filip"))
        told = said(await here["Filip"].slash(here.channel, "evening new", name="Filip's", **CALL))
        assert f"or by somebody with {role.mention}" in told
