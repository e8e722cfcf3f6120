"""A finished match as one seat saw it: words and pictures leave out what that seat could not know then."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cogs.games.couillon.texts import CouillonTexts
from cogs.messages.words import CardWords
from engine.core.cards import Card
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.table import Table
from locales import say_in
from rendering import as_held
from tests.cogs.replay.matches import pictures, play_on
from tests.cogs.replay.test_replay import button
from tests.cogs.world import WAITING, World, components, texts, world

TEXTS = CouillonTexts()

LAYOUT = "troeven-2-layout"
Page = tuple[str, dict[str, str], list[bytes]]
"""Words, text alternatives and pictures."""


async def finished(here: World) -> Table:
    table = await here.playing("Anna", "Ben", variant=LAYOUT, rules="deals=1")
    await play_on(here, table)
    return table


async def first_deal(table: Table) -> tuple[list[Any], tuple[Card, ...]]:
    """The positions and the pack of the first deal."""
    record = Record.parse(await table.record())
    return [at.state for at in positions(record) if at.deal == 1], record.deals[0].pack


async def seen(here: World, table: Table, seat: int, steps: int) -> Page:
    """The page after this many steps, as a seat saw it."""
    page = (await here["Anna"].slash(here.channel, "replay", table=str(table.id))).response
    menu = next(one for one in components(page) if one.get("custom_id") == f"pick.replay:{table.id}:2")
    whose = next(one["value"] for one in menu["options"] if one["value"].endswith(f".{seat}"))
    await here["Anna"].select(page, [whose], custom_id=menu["custom_id"])
    for _ in range(steps):
        await here["Anna"].click(page, custom_id=button(page, f"replay:{table.id}:on."))
    # Leaves out how long the match and its deals were: only cards decide that, even those played later.
    words = re.sub(r"(Deal|step) (\d+) of \d+", r"\1 \2", texts(page))
    return words, pictures(page), [await one.read() for one in page.attachments]


async def test_cards_face_down_are_in_nobodys_replay_but_that_of_all_hands(tmp_path: Path) -> None:
    """Two matches with the same cards, except that two cards which nobody has seen have changed places."""
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
    async with world(tmp_path / "one", pauses=WAITING, swaps=()) as here:
        table = await finished(here)
        states, pack = await first_deal(table)
        first, second = (TEXTS.face_down(states[0], seat)[0] for seat in (1, 2))
        unseen = [first in TEXTS.face_down(state, 1) and second in TEXTS.face_down(state, 2) for state in states]
        steps = min(unseen.index(False) - 1, 3)
        assert steps > 1
        say = CardWords(here.bot.tiles, say_in("en"))
        own = [TEXTS.face_down(states[0], seat) + table.game.view(states[0], seat).hand for seat in (1, 2)]
        lines = [say.by_suit(as_held(cards)) for cards in own]
        before = {(seat, at): await seen(here, table, seat, at) for seat in (0, 1, 2) for at in (0, steps)}
    places = (pack.index(first), pack.index(second))
    async with world(tmp_path / "two", pauses=WAITING, swaps=(places,)) as here:
        table = await finished(here)
        states, _ = await first_deal(table)
        assert (TEXTS.face_down(states[0], 1)[0], TEXTS.face_down(states[0], 2)[0]) == (
            second,
            first,
        )
        after = {of: await seen(here, table, *of) for of in before}
    differs = {of for of in before if before[of] != after[of]}
    assert differs == {(0, 0), (0, steps)}
    # With all hands shown, each is under its owner's name.
    everything = before[0, 0][0]
    hands = [line for line in everything.split("\n") if any(cards in line for cards in lines)]
    assert [line.replace("**", "").split()[0].rstrip(":") for line in hands] == ["Anna", "Ben"]
    # The other player's hand is not there either.
    words, alternatives, _ = before[1, steps]
    assert "\nBen" not in words
    assert "Ben" not in alternatives["hands.png"]
