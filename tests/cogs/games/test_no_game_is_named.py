"""No module that serves every game names one: what only one game has is in that game's room."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
FLOORS: Final = ("cogs", "rendering", "locales", "engine", "practice")
_ROOMS: Final = ("games", "gallery")
"""Folders for single games: their rooms, and the gallery of what can be drawn."""
_NAMES: Final = re.compile("couillon|chouine|kleuren|whist", re.IGNORECASE)
_FLOORS_OF_GAMES: Final = re.compile(r"(cogs|rendering|engine)\.games\.(?!texts\b|plain_texts\b|own_words\b)")
"""Rooms of single games; beside them stands what finds the room of any game."""
LEFT: Final = {
    "engine/records/record.py": "an example in a message about a record without a game",
    "engine/records/tags.py": "an example in a message about a line that is no tag",
    "engine/tables/store/migrations/versions/0010_shown_cards.py": "changes tables of the time",
}
"""Where a game is named still, and why."""


def generic() -> Iterator[str]:
    """The modules that serve every game, as paths below the root."""
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            inside = path.relative_to(ROOT)
            if not set(_ROOMS) & set(inside.parts):
                yield inside.as_posix()


def words(source: str) -> Iterator[str]:
    """Every name and text of the code, without docstrings and other texts that nothing uses."""
    tree = ast.parse(source)
    unused = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in unused:
                yield text
            case ast.ImportFrom(module=str() as module):
                yield from (f"{module}.{one.name}" for one in node.names)
            case _:
                named = (getattr(node, field, None) for field in ("id", "attr", "name", "arg"))
                yield from (name for name in named if isinstance(name, str))


def named_in(path: str) -> list[str]:
    found = words((ROOT / path).read_text(encoding="utf-8"))
    return [word for word in found if _NAMES.search(word) or _FLOORS_OF_GAMES.match(word)]


def test_no_module_that_serves_every_game_names_one() -> None:
    found = {path: named for path in generic() if path not in LEFT and (named := named_in(path))}
    assert found == {}


@pytest.mark.parametrize("left", LEFT)
def test_what_is_left_is_no_more_than_it_says(left: str) -> None:
    assert named_in(left)


def test_names_in_code_are_seen_and_those_in_docstrings_are_not() -> None:
    source = '"""Chouine."""\nfrom engine.games.other import rules\nA = "couillon"\n"""Whist."""\ndef kleuren(): pass\n'
    assert {word for word in words(source) if _NAMES.search(word)} == {"couillon", "kleuren"}
    assert [word for word in words(source) if _FLOORS_OF_GAMES.match(word)] == ["engine.games.other.rules"]
