"""The sheet of a match with real cards whose channel is deleted goes on elsewhere, as tables do."""

from __future__ import annotations

from pathlib import Path

from engine.clubs.score_keeper.kept import KeptState
from tests.cogs.score_keeper.keeping import now, opened
from tests.cogs.world import World, said, texts, world


async def lost(here: World) -> KeptState:
    """A sheet of two whose channel is gone; `here.channel` is another one."""
    state = await opened(here, "Anna", variant="chouine", players=f"<@{here['Anna'].id}>, <@{here['Ben'].id}>")
    here.env.backend.delete_channel(here.channel.id)
    here.channel = here.guild.create_text_channel("elders")
    await here.env.settle()
    return state


async def test_it_is_shown_where_somebody_at_the_table_asks_for_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await lost(here)
        told = said(await here["Ben"].slash(here.channel, "score show", sheet=str(state.id)))
        assert f"<#{here.channel.id}>" in told
        moved = await now(here, state)
        assert moved.message is not None
        assert (moved.setup.channel_id, moved.message[0]) == (here.channel.id, here.channel.id)
        assert "Ben" in texts(here.channel.history()[-1])


async def test_it_goes_on_only_on_its_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await lost(here)
        told = said(await here["Ben"].user.slash("score show", sheet=str(state.id)))
        assert "is gone" in told
        assert (await now(here, state)).setup.channel_id == state.setup.channel_id


async def test_a_sheet_whose_channel_is_there_stays_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        state = await opened(here, "Anna", variant="chouine", players=f"<@{here['Anna'].id}>, <@{here['Ben'].id}>")
        other = here.guild.create_text_channel("elders")
        await here["Ben"].slash(other, "score show", sheet=str(state.id))
        assert (await now(here, state)).setup.channel_id == here.channel.id
        assert not other.history()
