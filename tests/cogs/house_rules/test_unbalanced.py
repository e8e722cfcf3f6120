"""A whole match by a table that does not balance: the same points on the sheet, in the record, in lists and proofs."""

from __future__ import annotations

from pathlib import Path

import verify_match
from engine.core.registry import GAMES
from engine.records.record import Record
from engine.records.replay import positions
from tests.cogs.house_rules.test_edit import KROON
from tests.cogs.replay.matches import play_on
from tests.cogs.world import alternatives, said, world

LADDER = (
    "accept 8=8 +1 -2 / 3 +1 -1; solo 5=3 +1 -1 / 2 4:-7; accept 9=9 -2 / 4; small-misere=6 / 7; piccolo=8 / 5; "
    "troel=16 / 11 -1; abondance 9=10 / 4; grand-misere=12 / 13; open-misere=24 / 20; slam=60 / 50"
)
FOUR = ("Anna", "Ben", "Chloé", "Dirk")


async def test_what_does_not_add_up_is_the_same_everywhere(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        changes = {"ladder": LADDER, "deals": "4", "shuffle": "yes"}
        options = GAMES["kleurenwiezen"].for_tables("pagat", changes)
        await here.tables.house_rules.save(here.guild.id, KROON, "kleurenwiezen", options, here["Anna"].id)
        table = await here.playing(*FOUR, house=KROON)
        await play_on(here, table)
        score = tuple(table.view(0).score)
        assert sum(score) != 0
        # The sheet in Discord, and the record played again by the rules in it.
        told = "\n".join(map(alternatives, here.channel.history()))
        total = ", ".join(f"{name} {points}".replace("-", "−") for name, points in zip(FOUR, score, strict=True))
        assert total in told
        *_, last = positions(Record.parse(await table.record()))
        assert GAMES["kleurenwiezen"].view(last.state, 0).score == score
        # The proof, and the figures of everybody.
        proof = await table.proof()
        assert proof is not None
        assert verify_match.faults(dict(proof), table.digest) == []
        for name, points in zip(FOUR, score, strict=True):
            shown = said(await here[name].slash(here.channel, "history"))
            assert f"{points:+}".replace("-", "−").removeprefix("+") in shown
