"""New conversations by direct message pass one place and have a budget; who waits reads why, and loses nothing."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, Final

import pytest

from cogs.delivery.conversations import NotNow
from cogs.delivery.faults import OPENING_TOO_FAST, passes
from cogs.messages.layout import page
from engine.running.openings import SHORT, Budget
from tests.cogs.delivery.refusals import refused
from tests.cogs.world import World, said, texts, world
from tests.host.house.test_house_in_order import ROOT

OPEN: Final = "/users/@me/channels"
DOOR: Final = {"cogs/delivery/conversations.py"}
OPENERS: Final = frozenset({"create_dm", "start_private_message"})
"""What of the library begins a conversation by name; `send` does it of people, whom the bot never asks."""
MAY_OPEN: Final = re.compile(rf"\b(?:send|{'|'.join(sorted(OPENERS))})\b")
NONE, ONE = Budget(0, 0), Budget(1, 100)
ABOUT_PEOPLE: Final = frozenset({"user", "member", "owner", "author", "opponent", "partner", "person", "friend"})


def names_in(path: Path) -> set[str]:
    """The openers that a file calls or names, and the people it sends something to without asking the door."""
    found: set[str] = set()
    text = path.read_text(encoding="utf-8")
    # Only what says one of the names is worth parsing.
    if not MAY_OPEN.search(text):
        return found
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in OPENERS:
            found.add(node.attr)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "send":
            to = node.func.value
            name = to.attr if isinstance(to, ast.Attribute) else to.id if isinstance(to, ast.Name) else ""
            found |= {name} & ABOUT_PEOPLE
    return found


def test_one_place_in_the_whole_program_begins_conversations() -> None:
    files = [path for floor in ("cogs", "practice", "hosting") for path in (ROOT / floor).rglob("*.py")]
    files += ROOT.glob("*.py")
    openers = {path.relative_to(ROOT).as_posix() for path in files if names_in(path)}
    assert openers == DOOR


def test_the_refusal_is_no_closed_door_and_does_not_pass_in_a_moment() -> None:
    assert NotNow().code == OPENING_TOO_FAST
    assert not passes(NotNow())
    assert not passes(refused(400, OPENING_TOO_FAST))


def opened(here: World) -> int:
    return sum(one.path == OPEN for one in here.env.http_requests)


def mail(here: World, name: str) -> list[Any]:
    channel = here[name].user.dm_channel
    return [] if channel is None else list(channel.history())


async def test_whoever_sits_down_without_a_conversation_reads_why_and_gets_the_hand_when_there_is_one(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, budget=ONE) as here:
        table = await here.table("Anna")
        sat = await here["Ben"].click(here.lobby(table), custom_id=f"sit:{table.id}:2")
        assert "your direct message with your cards comes a little later, by itself" in said(sat)
        assert table.seat_of(here["Ben"].id) == 2
        await here["Anna"].click(here.lobby(table), custom_id=f"quick:{table.id}:")
        assert (opened(here), mail(here, "Ben")) == (1, [])
        # With the cards it is told once.
        shown = [await here["Ben"].click(here.board(table), custom_id=f"hand:{table.id}:") for _ in range(2)]
        assert ["Your direct message follows by itself" in said(one) for one in shown] == [True, False]
        assert "Discord lets me write to only so many new people at once" in said(shown[0])
        assert not (await here.tables.person(here["Ben"].id)).dm_closed
        await here.env.advance_time(SHORT + 2)
        assert mail(here, "Ben")[-1].id == here.hand(table, "Ben").id


async def test_playing_on_asks_neither_discord_nor_the_database_for_those_who_wait(tmp_path: Path) -> None:
    async with world(tmp_path, budget=NONE) as here:
        table = await here.playing("Anna", "Ben")
        spent = 0
        spend = here.bot.direct.conversations.openings.spend

        async def counted(*args: Any, **facts: Any) -> float | None:
            nonlocal spent
            spent += 1
            return await spend(*args, **facts)

        here.bot.direct.conversations.openings.spend = counted  # type: ignore[method-assign]
        for _ in range(4):
            name = here.to_move(table)
            await table.act(here[name].id, str(table.legal(table.actors[0])[0]), None)
            await here.env.settle()
        assert (opened(here), spent) == (0, 0)


async def test_nobody_waits_for_the_hand_of_a_table_that_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, budget=NONE) as here:
        table = await here.playing("Anna", "Ben")
        assert here.bot.direct.conversations.waiting == 2
        with here.env._bot_scope():
            await table.stop(here["Anna"].id, force=True)
        await here.env.settle()
        await here.env.advance_time(5)
        assert here.bot.direct.conversations.waiting == 0


async def test_a_command_in_direct_messages_begins_the_conversation(tmp_path: Path) -> None:
    async with world(tmp_path, budget=NONE) as here:
        table = await here.playing("Anna", "Ben")
        assert mail(here, "Ben") == []
        phone = here["Ben"].user
        await phone.slash("hand")
        assert mail(here, "Ben")[-1].id == here.hand(table, "Ben").id
        assert opened(here) == 0


async def test_a_notice_without_another_place_is_kept(tmp_path: Path) -> None:
    async with world(tmp_path, budget=ONE) as here:
        with here.env._bot_scope():
            await here.bot.direct.send(here["Anna"].id, page("First"), what="gone", keeps=True)
            with pytest.raises(NotNow):
                await here.bot.direct.send(here["Ben"].id, page("Kept"), what="gone", keeps=True)
        assert mail(here, "Ben") == []
        await here.env.advance_time(SHORT + 2)
        assert [texts(one).strip() for one in mail(here, "Ben")] == ["Kept"]
