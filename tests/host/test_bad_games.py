"""A faulty game stops the program with one sentence, before anybody plays; what a fault is: tests/engine/core."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.core.test_registry import RULES
from tests.host.program import run_anew


@pytest.mark.parametrize(
    ("name", "broken", "fault"),
    [
        # French people know Kleurenwiezen by this name.
        ("whist", "", "its command would be called like another one, /whist: rename the game"),
        ("probe", "cogs", "texts.py cannot be imported (NameError: name 'nothing' is not defined)"),
    ],
)
async def test_the_program_names_the_game_and_its_fault(tmp_path: Path, name: str, broken: str, fault: str) -> None:
    room = tmp_path / "engine" / name
    room.mkdir(parents=True)
    (room / "__init__.py").write_text(RULES.replace('"probe', f'"{name}'), encoding="utf-8")
    before = f"import engine.games; engine.games.__path__.append({str(room.parent)!r})"
    if broken:
        room = tmp_path / broken / name
        room.mkdir(parents=True)
        (room / "texts.py").write_text("nothing", encoding="utf-8")
        before += f"\nimport {broken}.games; {broken}.games.__path__.append({str(room.parent)!r})"
    ended = await run_anew(tmp_path, "--no-browser", environment={"LOG_LEVEL": "ERROR"}, before=before)
    assert (ended.status, ended.sentence) == (78, f"the game in {room} cannot be used: {fault}")
