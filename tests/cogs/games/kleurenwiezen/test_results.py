"""The result of a deal in sentences, for every way of scoring."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from cogs.messages.game_rooms import FinishedDeal
from cogs.table.table_message import slate_page
from engine.running.table import Table
from locales import LANGUAGES, say_in
from tests.cogs.games.kleurenwiezen.deals import FOUR, dealing, dealt, recorded, tell
from tests.cogs.world import WAITING, texts, world

TO_THE_END = "shuffle=yes claim_when_settled=no"


@asynccontextmanager
async def played(
    folder: Path, record: str, deal: int, *, preset: str = "pagat", rules: str = TO_THE_END, language: str = "en"
) -> AsyncIterator[Table]:
    """A table without Discord at which these four have played this deal."""
    found = recorded(record, deal)
    async with dealt(folder, found, preset=preset, rules=rules, language=language) as table:
        await tell(table, found.lines)
        yield table


async def slate(table: Table) -> str:
    """What the message after the deal just played says."""
    assert table.result is not None
    seats = tuple(table.view(seat) for seat in range(1, len(FOUR) + 1))
    made = await slate_page(table, FinishedDeal(table.result, table.view(0), seats), more=True)
    assert [bool(one.description) for one in made.files] == [True]
    return "\n".join(item.content for item in made.view.walk_children() if isinstance(item, discord.ui.TextDisplay))


@pytest.mark.parametrize(
    ("record", "deal", "options", "sentences"),
    [
        ("kleurenwiezen-example-6", 1, {}, ["Anna & Ben make 10 diamonds together** with 10 tricks.", "Anna **+14**"]),
        (
            "kleurenwiezen-example-3",
            1,
            {},
            ["Dirk makes Solo 6 diamonds** with 8 tricks, 2 more than", "Dirk **+18**"],
        ),
        (
            "kleurenwiezen-example-2",
            1,
            {},
            ["Anna & Ben fail in 10 spades together**: 9 of 10 tricks, 1 short.", "**−17**"],
        ),
        ("kleurenwiezen-example-4", 1, {}, ["Ben & Chloé make Troel 9 clubs** with 10 tricks, 1 more", "Anna **−16**"]),
        ("kleurenwiezen-example-5", 1, {}, ["Chloé makes Open misère**, with no trick.", "Chloé **+72**"]),
        ("kleurenwiezen-troel", 5, {}, ["Anna & Chloé make Troel 8 clubs** with all 13 tricks!", "Chloé **+30**"]),
        (
            "kleurenwiezen-negative-if-broken",
            1,
            {"rules": f"{TO_THE_END} binding=negative-if-broken"},
            [
                "Deal 1: Anna fails in Small misère**, with 5 tricks.",
                "Deal 1: Ben makes Small misère**, with no trick.",
                "Anna **−24** · Ben **+24** · Chloé **0** · Dirk **0**",
            ],
        ),
        (
            "kleurenwiezen-forced-fourth",
            1,
            {"rules": f"{TO_THE_END} forced_fourth=yes"},
            ["Chloé makes Small misère", "Dirk fails in Small misère**, with 8 tricks."],
        ),
        (
            "kleurenwiezen-flemish",
            1,
            {"preset": "flemish"},
            ["with all 13 tricks!", "Everything counts 3 times (Troel, all the tricks).", "Anna **+18**"],
        ),
        (
            "kleurenwiezen-claim",
            1,
            {"rules": "shuffle=yes"},
            ["Dirk fails in Piccolo**, with 2 tricks.", "cards left could not change"],
        ),
        (
            "kleurenwiezen-claim",
            3,
            {"rules": "shuffle=yes"},
            ["Ben fails in Abondance 12 hearts**: the opponents have 2 tricks already."],
        ),
        ("kleurenwiezen-pagat", 2, {}, ["is thrown in**: everybody passed.", "deals again"]),
    ],
)
async def test_a_deal_is_told(
    tmp_path: Path, record: str, deal: int, options: dict[str, str], sentences: list[str]
) -> None:
    async with played(tmp_path, record, deal, **options) as table:
        said = await slate(table)
        for sentence in sentences:
            assert sentence in said


@pytest.mark.parametrize(
    ("record", "deal", "played_deals"), [("kleurenwiezen-example-6", 1, 1), ("kleurenwiezen-pagat", 2, 0)]
)
async def test_a_deal_that_is_over_counts_as_played_unless_it_was_thrown_in(
    tmp_path: Path, record: str, deal: int, played_deals: int
) -> None:
    found = recorded(record, deal)
    async with world(tmp_path, shuffler=dealing(found.pack, dealer=found.dealer or 1), pauses=WAITING) as here:
        table = await here.playing(
            *FOUR, game="kleurenwiezen", variant="pagat", rules=TO_THE_END, language="en", **{"last-trick": 0}
        )
        async with here.announcer.deal_by_deal():
            for line in found.lines:
                await table.act(here[here.name_on(table, line.seat)].id, str(line.action), None)
        await here.bot.announcer.all_shown(table)
        await here.env.settle()
        assert f"{played_deals} of 16 deals played" in texts(here.board(table))
        # The message after it is the one that the other tests read.
        message = here.message(*table.message_ids["slate"])
        assert await slate(table) in texts(message)
        assert [bool(one.description) for one in message.attachments] == [True]


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
async def test_a_double_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    rules = f"{TO_THE_END} doubles=yes"
    async with played(tmp_path, "kleurenwiezen-doubles", 2, rules=rules, language=language) as table:
        said = await slate(table)
        assert say_in(language)("kleurenwiezen-why-doubled", name="").strip() in said
        assert "**+76**" in said
