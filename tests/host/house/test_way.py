"""What people do passes the modules that the page of walks lists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.host.program import run

PAGE = Path(__file__).parents[3] / "docs" / "architecture-walks.md"
HEADINGS = {"card": "A card pressed", "bid": "A bid typed", "open": "A table opened", "forget": "Somebody forgotten"}
LEAST = 7
"""Modules that a walk names at least."""


@pytest.mark.parametrize("act", ["card", "bid", "open", "forget"])
async def test_an_act_passes_the_modules_that_are_named(act: str, tmp_path: Path) -> None:
    named = modules_named(act)
    assert len(named) > LEAST
    # In a process of its own: what other tests have drawn already, or left at work, would make them fewer or more.
    followed = await run(tmp_path, before=f"from benchmarks.house import way; way.main({act!r}); sys.exit()")
    assert (followed.status, followed.errors) == (0, "")
    *modules, sentence = followed.out.splitlines()
    assert sentence.startswith(f"{len(modules)} modules, ")
    assert [name for name in named if not any(one == name or one.startswith(f"{name}.") for one in modules)] == []
    if act == "card":
        assert len(modules) == pytest.approx(number_named(), abs=10)


def number_named() -> int:
    """How many modules the page says that a press passes."""
    found = re.search(r"the press passes some (\d+) modules", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return int(found[1])


def modules_named(act: str) -> list[str]:
    """The modules that a walk's table of steps names.

    Each is a whole path, or a name after its folder; a folder alone stands for any module in it.
    """
    section = PAGE.read_text(encoding="utf-8").partition(f"## {HEADINGS[act]}\n")[2].partition("\n## ")[0]
    named = []
    for row in re.findall(r"^\| \d+\. .*$", section, re.MULTILINE):
        folder = ""
        for part in re.findall(r"`([^`]+)`", row):
            if part.endswith("/"):
                folder = part
                named.append(part.rstrip("/"))
            else:
                named.append(part.removesuffix(".py") if part.endswith(".py") else f"{folder}{part}")
    return [one.replace("/", ".") for one in named]
