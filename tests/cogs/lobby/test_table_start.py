"""People's tables start from the game's defaults for them, and only deviations from those are house rules."""

from __future__ import annotations

from pathlib import Path

from engine.running.table import Table
from tests.cogs.world import said, texts, world


def claims(table: Table) -> str:
    return dict(table.setup.options.values())["claim_when_settled"]


async def test_a_table_ends_deals_that_are_settled_and_does_not_call_that_a_house_rule(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        plain = await here.table("Anna", variant="pagat")
        to_the_end = await here.table("Anna", variant="pagat", rules="claim_when_settled=no")
        assert (claims(plain), claims(to_the_end)) == ("yes", "no")
        changed = set(texts(here.lobby(to_the_end)).splitlines()[1].split(" · "))
        assert len(changed - set(texts(here.lobby(plain)).splitlines()[1].split(" · "))) == 1
        assert "House rules" not in texts((await here["Anna"].slash(here.channel, "rules", variant="pagat")).response)


async def test_another_variant_starts_from_the_same_and_another_rule_leaves_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="pagat")
        await here["Anna"].slash(here.channel, "table rules", variant="flemish")
        assert (table.setup.options.preset, claims(table)) == ("flemish", "yes")
        await here["Anna"].slash(here.channel, "table rules", rules="claim_when_settled=no")
        await here["Anna"].slash(here.channel, "table rules", rules="doubles=no")
        assert (table.setup.options.preset, claims(table)) == ("flemish", "no")


async def test_partners_are_not_drawn_in_a_game_in_which_the_bidding_makes_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for variant in ("pagat", "chouine"):
            asked = {"variant": variant, "partners": "jacks"}
            answer = said(await here["Anna"].slash(here.channel, "table open", **asked))
            assert answer.startswith("Partners can only be drawn where four people play in two pairs")
        await here.table("Anna", variant="pagat", partners="lobby")
