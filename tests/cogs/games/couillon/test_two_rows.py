"""Discord offers, opens, explains and plays a variant that is two rows of data, even before it has a name.

A separate process adds the rows, because the program looks for games only once.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.patience import LAST_RESORT

ROOT = Path(__file__).parents[4]
EVENING = """
import random, sys
import tests.outsider.variant
from pathlib import Path
from rendering.canvas import encode
from rendering.canvas.kept import Kept
from tests.cogs import conftest
from tests.cogs.world import said, texts, world
from tests.wire.loop import run, simcord_counted

encode._png = conftest._fingerprint
Kept.take = conftest._not_drawn

async def evening():
    async with world(Path(sys.argv[1])) as here:
        anna = here["Anna"]
        for command in ("table open", "rules", "couillon", "house save"):
            for typed in ("", "kujong six"):
                offered = await anna.autocomplete(here.channel, command, "variant", typed)
                assert offered, (command, typed)
            assert "kujong-six" in {one["value"] for one in offered}, command
        rules = said(await anna.slash(here.channel, "rules", variant="kujong-six"))
        assert "6 in two teams of 3" in rules, rules
        assert "Two cows win" in rules, rules
        await anna.slash(here.channel, "table open", variant="kujong-six", rules="cows=5", computers=5)
        table = here.tables.in_guild(here.guild.id)[-1]
        assert "kujong six" in texts(here.lobby(table))
        await anna.click(here.lobby(table), custom_id=f"start:{table.id}:")
        rng = random.Random(1)
        while table.actors:
            await here.play_on(table, rng)
        messages = "\\n".join(map(texts, here.channel.history()))
        assert "win the match" in messages, messages
        assert "cross out" in messages, messages

with simcord_counted():
    run(evening())
"""


def test_an_evening_with_a_variant_that_no_language_names(tmp_path: Path) -> None:
    command = [sys.executable, "-c", EVENING, str(tmp_path)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=LAST_RESORT, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
