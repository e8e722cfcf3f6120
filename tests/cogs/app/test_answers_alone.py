"""Only the person who asked sees the answer; three "Show to all" buttons are there to share it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).parents[3] / "cogs"
TO_ALL = {
    "replay/lookback.py": 1,
    "app/answers.py": 1,
    "delivery/follow_ups.py": 1,
    "replay/commands.py": 1,
    "standings/leaderboard.py": 1,
    "standings/stats.py": 1,
}
"""Answers that everybody sees, by the module of their button; `shown_later` is as private as what it replaces."""


def answers(file: Path) -> Iterator[ast.Call]:
    """Every call that answers an interaction with a message of its own, at once or later."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            to, what = ast.unparse(node.func.value), node.func.attr
            said = {keyword.arg: keyword.value for keyword in node.keywords}
            if (
                (what == "send_message" and to.endswith("response"))
                or (what == "send" and to.endswith("followup"))
                or (what == "defer" and "thinking" in said)
            ):
                yield node


def is_alone(call: ast.Call) -> bool:
    return any(one.arg == "ephemeral" and ast.unparse(one.value) == "True" for one in call.keywords)


def test_every_answer_is_for_whoever_asked_alone_but_what_is_shown_to_all_on_purpose() -> None:
    found = {file.relative_to(COGS).as_posix(): list(answers(file)) for file in sorted(COGS.rglob("*.py"))}
    assert sum(map(len, found.values())) > 50
    public = {name: sum(not is_alone(call) for call in calls) for name, calls in found.items()}
    assert {name: number for name, number in public.items() if number} == TO_ALL
