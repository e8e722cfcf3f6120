"""Chance at a table comes from outside, so that a test that plays meets the same cards every time."""

from __future__ import annotations

import ast
from typing import Final

from tests.host.house.test_house_in_order import files, place_of

OWN: Final = {
    "engine/clubs/seasons/seasons.py": "a code that somebody types in from another server",
    "engine/store/marks.py": "the key under which forgotten people are known",
    "engine/store/standby.py": "a program's own name among those that share a database",
}
"""Modules that ask the system for chance, and what for."""
_OF_THE_SYSTEM: Final = frozenset({"secrets", "urandom", "SystemRandom"})


def asks_the_system(tree: ast.AST) -> bool:
    """Whether a module imports something of `secrets`, or names another of the system's sources."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found = {one.name for one in names}
            case ast.ImportFrom(module=module, names=names):
                found = {module or "", *(one.name for one in names)}
            case ast.Attribute(attr=name):
                found = {name}
            case _:
                continue
        if not found.isdisjoint(_OF_THE_SYSTEM):
            return True
    return False


def test_only_what_no_game_depends_on_makes_chance_of_its_own() -> None:
    found = {place_of(path) for path in files("engine") if asks_the_system(ast.parse(path.read_text("utf-8")))}
    assert found == OWN.keys()
