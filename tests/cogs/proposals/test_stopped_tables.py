"""A stopped table looks stopped, whatever it was doing: nothing to come, nothing to press, and who stopped it."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.running.table import Table
from engine.table.model.status import Status
from tests.about import about
from tests.cogs.acting import act_until
from tests.cogs.forging import pressed
from tests.cogs.world import WAITING, World, buttons, texts, world
from tests.locales.typography import spaced

FOUR = ("Anna", "Ben", "Chloé", "Dirk")
REASON = "Cards were shown"
STOPPED = {
    "en": "Eva, who may do so on this server, has stopped the table. Reason: “Cards were shown”",
    "fr": spaced("Eva, qui en a le droit sur ce serveur, a arrêté la table. Raison : « Cards were shown »"),
    "nl": "Eva, die dat op deze server mag, heeft de tafel gestopt. Reden: “Cards were shown”",
    "de": "Eva darf das auf diesem Server und hat den Tisch beendet. Grund: „Cards were shown“",
}
STILL_TELLS = ("hand", "last", "rules", "seat", "tricks", "why")
"""Buttons that show something of a table and change nothing."""
CHECK = re.compile(r"verify:\d+:")
"""Buttons that remain at the end: people can check the packs."""
_TO_COME = re.compile(r"<t:\d+:R>")


async def done(here: World, what: Awaitable[None]) -> None:
    """Do it as the bot would, with everything that it shows for it."""
    with here.env._bot_scope():
        await what
    await here.env.settle()


async def lobby(here: World, language: str) -> Table:
    return await here.table("Anna", "Ben", language=language)


async def full_lobby(here: World, language: str) -> Table:
    return await here.table(*FOUR, language=language)


async def bidding(here: World, language: str) -> Table:
    return await here.playing(*FOUR, language=language)


async def playing(here: World, language: str) -> Table:
    table = await here.playing(*FOUR, language=language)
    await act_until(here, table, lambda: table.view(0).trump is not None)
    await here.press(table)
    return table


async def before_the_first_deal(here: World, language: str) -> Table:
    """The pause in which somebody may cut."""
    here.pauses = replace(WAITING, before_first=60.0)
    await here.restart()
    table = await here.playing(*FOUR, language=language)
    assert not table.deal
    assert table.may_cut is not None
    return table


async def between_deals(here: World, language: str) -> Table:
    table = await here.playing(*FOUR, language=language)
    await here.play_on(table, random.Random(1))
    assert table.is_between_deals
    return table


async def between_deals_after_a_restart(here: World, language: str) -> Table:
    table = await between_deals(here, language)
    await here.restart()
    return here.tables.get(table.id)


async def paused(here: World, language: str) -> Table:
    table = await bidding(here, language)
    for name in FOUR:
        await done(here, table.pause(here[name].id))
    assert table.paused
    return table


async def paused_between_deals(here: World, language: str) -> Table:
    table = await between_deals(here, language)
    for name in FOUR:
        await done(here, table.pause(here[name].id))
    return table


async def asked(here: World, language: str) -> Table:
    """A table with an open proposal."""
    table = await bidding(here, language)
    await done(here, table.pause(here["Ben"].id))
    assert table.proposal
    return table


async def takes_back(here: World, language: str) -> Table:
    table = await here.playing(*FOUR, language=language)
    await act_until(here, table, lambda: table.view(0).trump is not None)
    await done(here, table.offer(here["Ben"].id))
    return table


State = Callable[[World, str], Awaitable[Table]]
STATES: tuple[State, ...] = (
    *(lobby, full_lobby, bidding, playing, between_deals, paused, paused_between_deals, asked, takes_back),
    *(between_deals_after_a_restart, before_the_first_deal),
)


def messages(here: World) -> list[Any]:
    """All messages, in the channel and direct."""
    dms = [one for name in here.people for one in _private(here, name)]
    return [*here.channel.history(), *dms]


def _private(here: World, name: str) -> list[Any]:
    channel = here[name].user.dm_channel
    return [] if channel is None else list(channel.history())


async def stopped(here: World, state: State, language: str) -> tuple[Table, set[str]]:
    """A table that Eva stopped in this state, and the buttons it had."""
    table = await state(here, language)
    before = {button for one in messages(here) for button in buttons(one)}
    assert before
    await done(here, table.stop(here["Eva"].id, True, "Eva", REASON))
    assert table.status is Status.STOPPED
    return table, before


async def looks_stopped(here: World, table: Table, language: str) -> None:
    """No message has a button or a time to come, and those about it say who stopped it."""
    for message in messages(here):
        assert [one for one in buttons(message) if not CHECK.fullmatch(one)] == [], texts(message)
        assert not _TO_COME.search(texts(message)), texts(message)
    assert STOPPED[language] in texts(here.board(table) if table.deal else here.lobby(table))
    if f"hand-{here['Anna'].id}" in table.message_ids:
        assert any(one in texts(here.hand(table, "Anna")) for one in STOPPED.values())
    ends = [one for one in messages(here) if buttons(one, f"verify:{table.id}:")]
    assert len(ends) == (1 if table.deal else 0)
    for end in ends:
        proof = await table.proof()
        assert proof is not None
        assert STOPPED[language] in texts(end)
        assert proof["secret"] in texts(end)


async def test_a_table_that_was_stopped_looks_stopped(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        # The last one leaves a pause before each first deal.
        for state in STATES:
            with about(state.__name__):
                here.channel = here.guild.create_text_channel(state.__name__)
                table, before = await stopped(here, state, "en")
                await looks_stopped(here, table, "en")
                # Every old button answers with a sentence and changes nothing.
                for button in sorted(before):
                    if button.partition(":")[0] not in STILL_TELLS:
                        assert await pressed(here, "Anna", button), button
                    assert table.status is Status.STOPPED


async def test_a_table_that_was_stopped_says_so_in_every_language(tmp_path: Path) -> None:
    async with world(tmp_path, pauses=WAITING) as here:
        here.add("Eva")
        for language, state in (("fr", bidding), ("nl", between_deals), ("de", bidding)):
            with about(language, state.__name__):
                table, _ = await stopped(here, state, language)
                await looks_stopped(here, table, language)
