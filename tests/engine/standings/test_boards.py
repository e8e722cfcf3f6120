"""Which leaderboards are in which channels: each is kept, moved and forgotten separately, even after restarts."""

from __future__ import annotations

from engine.standings.boards import Boards, PostedLeaderboard
from tests.engine.running.support import Process
from tests.engine.standings.matches import GUILD, OTHER_GUILD
from tests.engine.store.databases import EACH_KIND


@EACH_KIND
async def test_each_is_kept_moved_and_forgotten_by_itself(process: Process) -> None:
    boards = Boards(process.journal)
    asked = [
        PostedLeaderboard(0, GUILD, 700, 71, "nl", "couillon/all"),
        PostedLeaderboard(0, GUILD, 701, 72, "fr", "chouine/month"),
        PostedLeaderboard(0, OTHER_GUILD, 702, 73, "de", "couillon/all"),
    ]
    kept = [await boards.add(board) for board in asked]
    assert [one._replace(id=0) for one in kept] == asked
    assert len({one.id for one in kept} - {0}) == 3
    again = Boards((await process.another()).journal)
    assert await again.everywhere() == tuple(kept)
    await boards.move(kept[1], 80)
    assert await again.everywhere() == (kept[0], kept[1]._replace(message_id=80), kept[2])
    await boards.forget(kept[0])
    assert [one.id for one in await again.everywhere()] == [kept[1].id, kept[2].id]
