"""Nobody can have the bot call the same person again and again, whatever the door."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.cogs.lobby.test_duel import newest
from tests.cogs.passing import pass_idly
from tests.cogs.world import World, said, world

PRESET = "malmedy"


def pings(here: World, name: str) -> int:
    """How often messages in the channel could ping this person."""
    posts = [one.json for one in here.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    mentions: list[Any] = [(one or {}).get("allowed_mentions", {}).get("users", []) for one in posts]
    return sum(str(here[name].id) in map(str, users) for users in mentions)


async def test_nobody_calls_one_person_three_times_a_day_by_challenges_and_invitations(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        await here["Anna"].slash(here.channel, "table open", variant=PRESET)
        table = newest(here)
        await here["Anna"].slash(here.channel, "table invite", person=here["Ben"], table=str(table.id))
        assert pings(here, "Ben") == 2
        tables = len(here.tables.in_guild(here.guild.id))
        refused = said(await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"]))
        assert "You can call the same person twice a day" in refused
        assert "<t:" in refused
        await here["Anna"].slash(here.channel, "table open", variant=PRESET)
        other = newest(here)
        await here["Anna"].slash(here.channel, "table invite", person=here["Ben"], table=str(other.id))
        assert here["Ben"].id not in other.setup.invited
        assert (pings(here, "Ben"), len(here.tables.in_guild(here.guild.id))) == (2, tables + 1)
        # Somebody else may call him still, and Anna may the day after.
        await here["Chloé"].slash(here.channel, "duel", opponent=here["Ben"])
        await pass_idly(here, 86_401)
        await here["Anna"].slash(here.channel, "duel", opponent=here["Ben"])
        assert pings(here, "Ben") == 4
