"""What the channel says of a proposal names those who made it and answered, whoever has their seats by then."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from cogs.proposals.proposals import WORDS
from engine.running.table import Table
from engine.table.model.proposal import ProposalKind
from tests.cogs.admin.test_forget_me import DATABASE, bytes_of, forgotten
from tests.cogs.proposals.test_claims import DOUBT, after_a_trick
from tests.cogs.world import WAITING, World, posted, world

NAME: Final = "Zébulon"
THREE: Final = ("Anna", NAME, "Chloé")
ABOUT: Final = {ProposalKind.ACCESS: "invited", ProposalKind.LENGTH: "lines=7@0"}
"""What somebody proposes of those kinds that need to say it."""
NOT_HERE: Final = {
    **dict.fromkeys((ProposalKind.RESUME, ProposalKind.WITHOUT), "in a pause"),
    **dict.fromkeys((ProposalKind.CLAIM, ProposalKind.CONCEDE), "while cards are played, below"),
    ProposalKind.PLAY_ON: "once the match is to end early",
    ProposalKind.FORFEIT: "where there is no clock",
    ProposalKind.REMOVE: "says whom, below",
}
"""Kinds of proposals that cannot be made at once, and when they can."""


async def three(here: World) -> Table:
    here.add(NAME)
    return await here.playing(*THREE)


async def out_of_mouth(here: World, table: Table, kind: ProposalKind) -> str:
    """What the channel says once somebody has proposed this and got up; they have their seat again then."""
    user_id = here[NAME].id
    with here.env._bot_scope():
        await table.propose(user_id, kind, ABOUT.get(kind, ""))
        await table.leave(user_id)
    await here.env.settle()
    told = posted(here)[-1]
    with here.env._bot_scope():
        await table.take_over(user_id, NAME, 2)
    await here.env.settle()
    return told


async def test_who_proposed_something_and_got_up_is_named_and_not_who_has_their_seat(tmp_path: Path) -> None:
    assert NOT_HERE.keys() < WORDS.keys()
    async with world(tmp_path, pauses=WAITING) as here:
        table = await three(here)
        told = {kind: await out_of_mouth(here, table, kind) for kind in WORDS.keys() - NOT_HERE.keys()}
        for kind, text in told.items():
            assert NAME in text, kind
        # Without the name it is still nobody else's.
        await forgotten(here, NAME)
        await here.env.settle()
        everything = "\n".join(posted(here))
        assert NAME not in everything
        for kind in told:
            assert told[kind].replace(f"{NAME}.", "N.N.").replace(NAME, "N.N.") in everything, kind


@pytest.mark.parametrize("way", ["claim", "concede"])
async def test_who_showed_their_cards_or_gave_up_and_left_is_named(tmp_path: Path, way: str) -> None:
    async with after_a_trick(tmp_path, DOUBT) as (here, table):
        with here.env._bot_scope():
            await getattr(table, way)(here["Anna"].id)
            await table.leave(here["Anna"].id)
        await here.env.settle()
        assert "Play goes on" in posted(here)[-1]
        assert "Anna" in posted(here)[-1]


async def test_who_was_to_get_up_and_wants_to_be_forgotten_is_named_nowhere(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        table = await three(here)
        ben = here[NAME].id
        await here["Anna"].slash(here.channel, "table remove", seat=2, sure="yes")
        assert table.missing_answers
        await forgotten(here, NAME)
        await here.env.settle()
        assert not table.missing_answers
        assert not [text for text in posted(here) if NAME in text or str(ben) in text]
        assert str(ben).encode() not in bytes_of(tmp_path)
        with closing(sqlite3.connect(tmp_path / DATABASE)) as disk:
            assert disk.execute("SELECT people FROM posts WHERE kind = 'removal'").fetchall() == [("[]",)]
