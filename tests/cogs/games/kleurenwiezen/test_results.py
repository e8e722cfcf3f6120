"""The result of a deal in sentences, for every way of scoring."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from pathlib import Path

import pytest

from engine.core.errors import IllegalAction
from engine.games.kleurenwiezen.actions import Word
from locales import LANGUAGES, say_in
from tests.cogs.games.kleurenwiezen.deals import FOUR, dealing, recorded
from tests.cogs.world import WAITING, World, texts, world

TO_THE_END = "shuffle=yes claim_when_settled=no"


async def slate(here: World, record: str, deal: int, language: str = "en", **options: str) -> str:
    """What the message after this deal says."""
    found = recorded(record, deal)
    table = await here.playing(*FOUR, **{"game": "kleurenwiezen", "language": language, **options})
    async with here.announcer.deal_by_deal():
        for line in found.lines:
            # Somebody who could only pass may already have passed.
            with suppress(IllegalAction) if line.action is Word.PASS else nullcontext():
                await table.act(here[here.name_on(table, line.seat)].id, str(line.action), None)
    await here.bot.announcer.all_shown(table)
    await here.env.settle()
    message = here.message(*table.message_ids["slate"])
    assert [bool(one.description) for one in message.attachments] == [True]
    return texts(message)


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
            {"variant": "flemish"},
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
    found = recorded(record, deal)
    async with world(tmp_path, shuffler=dealing(found.pack, dealer=found.dealer or 1), pauses=WAITING) as here:
        said = await slate(here, record, deal, **{"variant": "pagat", "rules": TO_THE_END, **options})
        for sentence in sentences:
            assert sentence in said


@pytest.mark.parametrize(
    ("record", "deal", "played"), [("kleurenwiezen-example-6", 1, 1), ("kleurenwiezen-pagat", 2, 0)]
)
async def test_a_deal_that_is_over_counts_as_played_unless_it_was_thrown_in(
    tmp_path: Path, record: str, deal: int, played: int
) -> None:
    found = recorded(record, deal)
    async with world(tmp_path, shuffler=dealing(found.pack, dealer=found.dealer or 1), pauses=WAITING) as here:
        await slate(here, record, deal, variant="pagat", rules=TO_THE_END)
        (table,) = here.tables.in_guild(here.guild.id)
        assert f"{played} of 16 deals played" in texts(here.board(table))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
async def test_a_double_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    found = recorded("kleurenwiezen-doubles", 2)
    async with world(tmp_path, shuffler=dealing(found.pack, dealer=found.dealer or 1), pauses=WAITING) as here:
        rules = f"{TO_THE_END} doubles=yes"
        said = await slate(here, "kleurenwiezen-doubles", 2, language, variant="pagat", rules=rules)
        assert say_in(language)("kleurenwiezen-why-doubled", name="").strip() in said
        assert "**+76**" in said
