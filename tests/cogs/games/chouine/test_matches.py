"""Whole parties of every variant in every language, and matches up to la belle, for which players draw a dealer."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import parse_cards
from engine.running.table import Table
from engine.table.model.status import Status
from locales import say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import WAITING, Packs, World, buttons, texts, world

LEADERS = (0, 2, 4, 6, 8)
"""Where the leader's cards lie in the pack."""


class ForLeader(Packs):
    """Deals a chouine to the leader of the first trick."""

    def shuffle(self, x: Any) -> None:
        super().shuffle(x)
        for place, card in zip(LEADERS, parse_cards("AD TD KD QD JD"), strict=True):
            other = x.index(card)
            x[place], x[other] = x[other], x[place]
        self.pack = list(x)


@pytest.mark.parametrize(
    ("preset", "language"), [("chouine-3", "fr"), ("chouine-4", "nl"), ("mondoubleau", "de"), ("chouine", "fr")]
)
async def test_a_partie_of_every_variant_is_played_in_every_language(
    tmp_path: Path, preset: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna=language, ben=language)
    async with world(tmp_path, pauses=WAITING) as here:
        table = await here.playing("Anna", "Ben", game="chouine", variant=preset, rules="parties=3", language=language)
        say, presses = say_in(language), 0
        while presses < 6:
            possible = buttons(here.hand(table, here.to_move(table)), "act")
            chosen = next((one for one in possible if len(one.split()) == 3), possible[presses % len(possible)])
            await here.press(table, chosen)
            presses += 1
        await here.play_on(table, random.Random(1))
        slate = here.message(*table.message_ids["slate"])
        count = say("play-count-cards", points=1).replace("1", "").strip()
        assert count in texts(slate) or "Chouine" in texts(slate)
        assert [one.filename for one in slate.attachments] == ["count.png", "slate.png"]
        assert all(one.description for one in slate.attachments)


async def chouine(here: World, table: Table) -> None:
    """The leader declares it, and the other plays a card."""
    await here.press(table, "chouine")
    await here.press(table)


def draws(here: World) -> list[str]:
    """The draws for a dealer in the channel."""
    return [text for message in here.channel.history() if "The lowest card deals" in (text := texts(message))]


def killed_before_showing(here: World) -> None:
    """From now on nothing arrives in the channel."""
    for method in ("PATCH", "POST"):
        here.env.inject_error(method, "/channels/*", status=404, code=10003, times=None)


async def test_at_one_manche_each_la_belle_decides_and_its_dealer_is_drawn(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING, shuffler=ForLeader) as here:
        table = await here.playing("Anna", "Ben", game="chouine", variant="chouine", rules="parties=1 manches=3")
        await chouine(here, table)
        slate = here.message(*table.message_ids["slate"])
        assert "la belle" not in texts(slate)
        await here["Anna"].click(slate, custom_id=f"next:{table.id}:1")
        await here.press(table, "chouine")
        assert len(draws(here)) == 1
        killed_before_showing(here)
        await here.press(table)
        drawn = table.next_draw
        assert drawn is not None
        assert len(draws(here)) == 1
        here.env.backend.faults.clear()
        await here.restart()
        table = here.tables.get(table.id)
        # The draw comes as soon as it is due, so that the player at this dealer's right may cut.
        assert table.next_draw == drawn
        assert len(draws(here)) == 2
        assert here.name_on(table, drawn.dealer) in draws(here)[1]
        slate = here.message(*table.message_ids["slate"])
        assert "la belle" in texts(slate)
        assert f"cut:{table.id}:2" in buttons(slate)
        await here["Anna"].click(slate, custom_id=f"next:{table.id}:2")
        assert table.dealer_draw == drawn
        assert "la belle" in texts(here.board(table))
        await here.restart()
        table = here.tables.get(table.id)
        assert len(draws(here)) == 2
        await chouine(here, table)
        assert table.status is Status.OVER
        assert "wins the match after 3 parties" in texts(here.channel.history()[-1])
        record = await table.record()
        assert f'[Deal "3"]\n[Dealer "{drawn.dealer}"]' in record
