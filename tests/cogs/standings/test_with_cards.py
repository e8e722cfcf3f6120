"""A match with real cards in /history and /leaderboard: it counts here, and says what it was."""

from __future__ import annotations

from pathlib import Path

from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.kept import KeptSetup
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.registry import game_named
from tests.cogs.world import components, texts, world
from tests.engine.clubs.score_keeper.support import tell_to


async def test_a_match_with_real_cards_says_so_and_cannot_be_replayed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        people = tuple(SheetPerson(name, here[name].id) for name in ("Anna", "Ben", "Chloé", "Dirk"))
        options = game_named("kleurenwiezen").for_tables("pagat")
        who, keeper = Who(anna.id, "Anna"), here.tables.clubs.scores
        setup = KeptSetup(here.guild.id, here.channel.id, who, "en", options, people, counts=True)
        state = await keeper.open(setup)
        for one in people[1:]:
            await keeper.agree(state.id, Who(one.user_id or 0, one.name))
        deal = {"contract": ("solo 6",), "declarers": ("1",), "tricks": ("7",)}
        state = await tell_to(keeper, state.id, who, 0, deal)
        await keeper.end(state.id, who, 1)

        page = (await anna.slash(here.channel, "history")).response
        assert "1 deal · played with real cards, not rated" in texts(page)
        assert "**won**" in texts(page)
        assert [one for one in components(page) if "pastpick" in str(one.get("custom_id"))] == []
        board = (await anna.slash(here.channel, "leaderboard", game="kleurenwiezen", by="won")).response
        assert "-# Matches with real cards among these: Anna (1), Ben (1), Chloé (1), Dirk (1)." in texts(board)
        rated = (await anna.slash(here.channel, "leaderboard", game="kleurenwiezen")).response
        assert "Anna" not in texts(rated)
