"""No test is impatient: how long a program takes is the machine's affair, so a wait by the clock is the last resort."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[2]
IN_VIRTUAL_TIME = ("cogs", "wire", "cluster")
"""Folders whose loops run in virtual time, so that what `asyncio` waits for there costs no time."""
WAITS = ("communicate", "join", "result", "wait", "asyncio.wait_for", "asyncio.timeout")
"""Calls whose last argument may be seconds."""


def impatient(source: str, is_in_virtual_time: bool = False) -> Iterator[str]:
    """Waits that end after seconds written where they stand; a moment in which nothing may happen is none."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        call = ast.unparse(node.func)
        if is_in_virtual_time and call.startswith("asyncio."):
            continue
        seconds = [one.value for one in node.keywords if one.arg == "timeout"]
        if call in WAITS or call.rpartition(".")[2] in WAITS:
            seconds += node.args[-1:]
        for one in seconds:
            if isinstance(one, ast.Constant) and isinstance(one.value, int | float) and one.value > 1:
                yield f"line {node.lineno}: {call} gives up after {one.value} s"


def test_every_wait_for_what_is_not_ours_to_hurry_is_the_last_resort() -> None:
    paths = [path for path in TESTS.rglob("*.py") if not path.name.startswith("browser")]
    assert len(paths) > 100
    found = {
        str(path): waits
        for path in paths
        if (waits := [*impatient(path.read_text("utf-8"), path.relative_to(TESTS).parts[0] in IN_VIRTUAL_TIME)])
    }
    assert found == {}


def test_an_impatient_wait_is_seen() -> None:
    source = "subprocess.run(command, timeout=120)\nprogram.wait(60)\nwait(tasks, timeout=0.1)\nasyncio.timeout(5)"
    assert len([*impatient(source)]) == 3
    assert len([*impatient(source, is_in_virtual_time=True)]) == 2
