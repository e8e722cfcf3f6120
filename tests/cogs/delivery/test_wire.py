"""No two edits of a message cross, and every edit of the program goes where that is seen to."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cogs.delivery.delivery import Delivery, DraftPage
from cogs.delivery.edits import PATIENCE, Wire
from cogs.delivery.message_queue import MessageQueue
from cogs.delivery.pacer import Urgency
from cogs.messages.layout import page

COGS: Final = Path(__file__).parents[3] / "cogs"
EDITS: Final = frozenset({"edit", "edit_message", "edit_original_response"})
ELSEWHERE: Final = {
    ("app/answers.py", "tell"): "fills the answer to a command, on which nothing can be pressed yet",
    ("tournament/commands.py", "answer_file"): "the same, with a file",
    ("lobby/opening.py", "make_thread"): "a notice that was sent just now, and whose door does nothing to it",
    ("delivery/delivery.py", "_edit_by_token"): "called by `Delivery.edit`, within `editing`",
    ("delivery/delivery.py", "_edit_follow_up"): "the same",
}
"""Edits of messages outside of `Delivery.editing`, and why no press can cross them."""
SELF_CHECK: Final = "selfcheck"
"""It looks at Discord's own doing, and nobody plays there."""


def edits_in(tree: ast.AST) -> Iterator[tuple[str, ast.Call, bool]]:
    """Every call that edits a message: the function, the call, and whether `editing` is round it."""

    def walk(node: ast.AST, function: str, within: bool) -> Iterator[tuple[str, ast.Call, bool]]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            function, within = node.name, False
        if isinstance(node, ast.AsyncWith):
            within = within or any(".editing(" in ast.unparse(item.context_expr) for item in node.items)
        is_edit = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in EDITS
        if is_edit and {one.arg for one in node.keywords} & {"view", "content", "attachments", None}:  # type: ignore[attr-defined]
            yield function, node, within  # type: ignore[misc]
        for child in ast.iter_child_nodes(node):
            yield from walk(child, function, within)

    yield from walk(tree, "", within=False)


def test_every_edit_of_a_message_goes_where_none_can_cross_it() -> None:
    found, outside = 0, set()
    for path in sorted(COGS.rglob("*.py")):
        place = path.relative_to(COGS).as_posix()
        text = path.read_text(encoding="utf-8")
        # Only what says one of the names is worth parsing.
        if not any(f".{name}" in text for name in EDITS):
            continue
        for function, call, within in edits_in(ast.parse(text)):
            found += 1
            # Plain text has nothing to press.
            is_plain = {one.arg for one in call.keywords} == {"content"}
            if not within and not is_plain and not place.startswith(SELF_CHECK):
                outside.add((place, function))
    assert found > len(ELSEWHERE)
    assert outside == set(ELSEWHERE)


async def test_two_edits_of_a_message_go_one_after_the_other_and_those_of_others_at_once() -> None:
    wire, done = Wire(), list[tuple[float, int]]()
    loop = asyncio.get_running_loop()
    begun = loop.time()

    async def edit(message_id: int) -> None:
        async with wire.edit(message_id):
            assert wire.is_busy(message_id)
            await asyncio.sleep(0.1)
            done.append((round(loop.time() - begun, 2), message_id))

    await asyncio.gather(edit(1), edit(1), edit(2))
    assert sorted(done) == [(0.1, 1), (0.1, 2), (0.2, 1)]
    assert not wire.is_busy(1)


async def test_nobody_waits_long_for_an_edit() -> None:
    wire, begun = Wire(), asyncio.get_running_loop().time()
    async with wire.edit(1):
        await wire.clear(2)
        assert asyncio.get_running_loop().time() == begun
        await wire.clear(1)
        assert asyncio.get_running_loop().time() == pytest.approx(begun + PATIENCE)


async def test_what_was_overtaken_while_it_was_drawn_is_drawn_anew_and_what_never_rests_is_shown() -> None:
    now, drawn, delivery = 0, list[int](), Delivery(None)

    async def draw(changes: int) -> DraftPage[int]:
        nonlocal now
        drawn.append(mine := now)
        now += len(drawn) <= changes
        return DraftPage(page(str(mine)), mine, None, lambda: now == mine)

    first = await delivery.drawn(Urgency.TABLE, lambda: draw(1))
    assert first is not None
    assert (first.of, drawn) == (1, [0, 1])
    drawn.clear()
    last = await delivery.drawn(Urgency.TABLE, lambda: draw(100))
    assert last is not None
    assert last.of == drawn[-1]
    assert len(drawn) == 3


async def test_a_job_that_has_drawn_waits_while_a_press_shows_something_at_its_place() -> None:
    delivery, shown = Delivery(None), list[str]()
    queue = MessageQueue(lambda: None, _never)

    async def draw() -> DraftPage[str]:
        drawn = "pressed" if shown else "before"
        await asyncio.sleep(0.1)
        return DraftPage(page(drawn), drawn, None, lambda: drawn == "pressed" or not shown)

    async def show() -> None:
        draft = await delivery.drawn(Urgency.REST, draw)
        assert draft is not None
        shown.append(draft.of)

    queue.refresh(show)
    await asyncio.sleep(0.05)
    with queue.hold():
        await asyncio.sleep(0.2)
        assert shown == []
        shown.append("press")
    await queue.settled()
    assert shown == ["press", "pressed"]


async def _never(_: Exception) -> bool:
    return False
