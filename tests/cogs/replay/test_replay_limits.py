"""A page of /replay stays within Discord's limits, however often seats changed hands and whatever the names."""

from __future__ import annotations

import random
from pathlib import Path

from discord.ui import TextDisplay

from cogs.messages.emojis import CardEmojis
from cogs.replay.finished import Replay, ReplayPlace
from cogs.replay.page import replay_page
from engine.table.model.status import Status
from engine.table.model.times import Pauses
from locales import LANGUAGES, say_in
from tests.engine.running.support import ANNA, BRAM, EVA, Hour, Process, act_somehow, database

MOST_CHARACTERS = 4000


async def test_a_match_in_which_seats_changed_hands_forty_times_is_shown_shortened(tmp_path: Path) -> None:
    process = await Process.start(database(tmp_path), Hour(), random.Random(1), Pauses(0, 0, 0.7))
    table = await process.started((ANNA, BRAM), preset="malmedy", deals=10)
    for number in range(40):
        for seat in (3, 4):
            await table.take_over(EVA + 2 * number + seat, f"{'_' * 90}{number}", seat)
        while table.deal <= number // 4:
            await act_somehow(table)
        for seat in (3, 4):
            await table.leave(EVA + 2 * number + seat)
    while table.status is Status.PLAYING:
        await act_somehow(table)
    replay = Replay.of(await table.recorded())
    for language in LANGUAGES:
        made = await replay_page(table, replay, ReplayPlace(), CardEmojis(), say_in(language))
        words = [one.content for one in made.view.walk_children() if isinstance(one, TextDisplay)]
        assert sum(map(len, words)) <= MOST_CHARACTERS
        assert sum(one.count("…, …") for one in words) == 2
    await process.close()
