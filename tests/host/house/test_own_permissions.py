"""What the bot may do is asked in one place, which knows that a server may be out of reach (`cogs.app.permissions`)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

COGS = Path(__file__).parents[3] / "cogs"


def uses(tree: ast.AST) -> Iterator[int]:
    """The lines that look at a server's `me`: None while Discord cannot reach the server, whatever the library says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "me":
            yield node.lineno


def test_nothing_else_asks_a_server_for_the_bot_itself() -> None:
    found = {
        str(file.relative_to(COGS)): lines
        for file in COGS.rglob("*.py")
        if (lines := [*uses(ast.parse(file.read_text(encoding="utf-8")))])
    }
    assert list(found) == ["app/permissions.py"]
