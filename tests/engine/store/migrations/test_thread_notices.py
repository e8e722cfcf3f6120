"""In databases of yesterday nobody knew that the way into a thread names who stopped the table."""

from __future__ import annotations

import random
from pathlib import Path

from tests.engine.running.support import ANNA, NAMES, STEPWISE, Hour, Process, address, database, setup
from tests.engine.store.databases import EACH_KIND, execute
from tests.engine.store.migrations.yesterday import back_to

DOOR, LOBBY = (70, 71), (80, 81)


@EACH_KIND
async def test_yesterdays_notices_are_shown_anew_for_whoever_is_forgotten(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(3), STEPWISE)
    for _ in range(2):
        table = await process.tables.open(setup(), NAMES[ANNA])
        await table.set_message("lobby", *LOBBY)
    await table.set_message("door", *DOOR)
    damaged = await process.tables.open(setup(), NAMES[ANNA])
    await process.close()
    back_to(address(tmp_path), "0045")
    execute(address(tmp_path), f"""UPDATE tables SET messages = '{{"door": 7}}' WHERE id = {damaged.id}""")
    born = await Process.start(address(tmp_path), Hour(), random.Random(3), STEPWISE)
    await born.tables.posted.mark(ANNA)
    (due,) = await born.tables.posted.due()
    assert (due.where, due.kind, due.table_id, due.guild_id) == (DOOR, "door", table.id, table.setup.guild_id)
    await born.close()
