"""Nothing behind a door looks up by itself what stands somewhere: only `cogs/app/access.py` does, and it asks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[3]
ONE_PLACE: Final = "cogs/app/access.py"
LOOKING: Final = {
    ("tables", "find"),
    ("tables", "in_guild"),
    ("tournaments", "find"),
    ("tournaments", "in_guild"),
    ("evenings", "find"),
    ("evenings", "in_guild"),
    ("scores", "find"),
    ("scores", "in_guild"),
    ("standings", "latest"),
    ("standings", "match"),
}
"""Of all tables: what it looks for whoever asks."""
_SHOWS: Final = "shows a thing where it stands, and nobody asked"
_FOR_SEEN: Final = "asks whether each that it found may be seen"
_OWN: Final = "of what somebody played themselves"
BESIDES: Final = {
    "cogs/app/permissions.py": "a channel is gone, and nobody asked",
    "cogs/app/connection.py": "looks over a server after it was away, and nobody asked",
    "cogs/evenings/board.py": _SHOWS,
    "cogs/evenings/page.py": _SHOWS,
    "cogs/messages/screen.py": _SHOWS,
    "cogs/members/membership.py": "seats somebody gave up at tables where the person asking sits",
    "cogs/renewing/renewing.py": _SHOWS,
    "cogs/replay/commands.py": _FOR_SEEN,
    "cogs/replay/finished.py": _FOR_SEEN,
    "cogs/score_keeper/presses.py": "a sheet that was found before, for those named on it",
    "cogs/score_keeper/page.py": _SHOWS,
    "cogs/seasons/commands.py": _FOR_SEEN,
    "cogs/standings/finished_matches.py": "somebody's name",
    "cogs/standings/match_text.py": _SHOWS,
    "cogs/table/talk.py": _OWN,
    "cogs/tournament/commands.py": "the tables of a tournament that was found before",
    "cogs/tournament/board.py": _SHOWS,
    "cogs/tournament/page.py": _SHOWS,
    "cogs/typed/choosing.py": _FOR_SEEN,
}
"""Who looks up all the same, and why that tells nobody of anything."""


def lookups() -> Iterator[str]:
    """The modules of the bot that look something up by number or server."""
    for path in sorted((ROOT / "cogs").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and (_name(node.value), node.attr) in LOOKING:
                yield path.relative_to(ROOT).as_posix()
                break


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_only_one_place_looks_up_what_stands_in_a_channel() -> None:
    found = set(lookups())
    assert not found - BESIDES.keys() - {ONE_PLACE}, f"ask {ONE_PLACE} instead"
    assert not BESIDES.keys() - found, "these look nothing up any more"
