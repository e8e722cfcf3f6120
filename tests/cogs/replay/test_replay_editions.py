"""/replay, its files and /verify for matches whose record does not follow today's rules."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.world import World, buttons, said, texts, world
from tests.engine.running.support import GUILD
from tests.engine.store.first_edition import write_first_edition

ENDED: Final = {5: "−10", 6: "−27"}
"""Two matches that began under the first edition.

Their first deal would go another way under the second; the figure is what that cost somebody.
"""
NOBODY_PLAYS: Final = "UPDATE tables SET closed = 1"


@asynccontextmanager
async def of_yesterday(folder: Path, *changes: str) -> AsyncIterator[World]:
    """A world on whose server people played those matches; `changes` are SQL."""
    file = folder / "tables.db"
    write_first_edition(file, NOBODY_PLAYS, *changes)
    async with world(folder) as here:
        connection = sqlite3.connect(file)
        for table in ("tables", "matches"):
            here_now = f"guild_id = {here.guild.id}, channel_id = {here.channel.id}"
            connection.execute(f"UPDATE {table} SET {here_now} WHERE guild_id = {GUILD}")
        connection.commit()
        connection.close()
        yield here


async def replay(here: World, table: int, who: str = "Anna") -> Any:
    return await here[who].slash(here.channel, "replay", table=str(table))


async def test_replay_says_that_a_match_does_not_follow_the_rules_and_shows_it_as_it_was(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as here:
        for language in LANGUAGES:
            with about(language):
                sentence = say_in(language)("stats-replay-edition", deal=1)
                await here.bot.change_person(here["Anna"].id, chosen_language=language)
                for table, score in ENDED.items():
                    shown = (await replay(here, table)).response
                    assert sentence in texts(shown)
                    later = await here["Anna"].click(
                        shown, custom_id=next(one for one in buttons(shown) if ":later." in one)
                    )
                    # The second deal's page says what the first deal paid then.
                    assert score in texts(later.response)
                    assert sentence in texts(later.response)


async def test_the_files_of_such_a_match_say_so_too(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path) as here:
        shown = (await replay(here, 6)).response
        files = await here["Anna"].click(shown, custom_id="replayfiles:6:")
        assert say_in("en")("stats-replay-edition", deal=1) in texts(files.response)


async def test_verify_says_so_too(tmp_path: Path) -> None:
    secret = f"UPDATE tables SET secret = '{'ab' * 32}' WHERE id = 6"
    cuts = "UPDATE actions SET action = action || '; shuffled cut 17' WHERE kind = 'deal' AND table_id = 6"
    async with of_yesterday(tmp_path, secret, cuts) as here:
        shown = await here["Anna"].slash(here.channel, "verify", table="6")
        assert say_in("en")("stats-replay-edition", deal=1) in said(shown)


NOT_LEGAL = "UPDATE actions SET action = 'slam H' WHERE table_id = 6 AND number = 8"


async def test_of_a_match_that_no_rules_allow_the_result_is_shown(tmp_path: Path) -> None:
    async with of_yesterday(tmp_path, NOT_LEGAL) as here:
        for language in LANGUAGES:
            with about(language):
                await here.bot.change_person(here["Anna"].id, chosen_language=language)
                told = said(await replay(here, 6))
                assert say_in(language)("stats-replay-unplayable") in told
                for name, score in (("Anna", "15"), ("Bram", "−45"), ("Chloé", "−9"), ("Daan", "39")):
                    assert name in told
                    assert score in told


async def test_who_has_nothing_to_do_with_it_is_told_as_little_as_of_any_match(tmp_path: Path) -> None:
    elsewhere = "UPDATE matches SET guild_id = 1"
    async with of_yesterday(tmp_path, NOT_LEGAL, elsewhere) as here:
        answer = said(await replay(here, 6))
        assert "There is no table 6" in answer
        assert "Bram" not in answer
