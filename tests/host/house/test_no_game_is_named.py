"""No module that serves every game names one: what only one game has is in its room, and is asked for there.

Names in docstrings and comments count too, since an explanation by one game hides what holds for all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.about import in_one_test

ROOT: Final = Path(__file__).parents[3]
PROGRAM: Final = (
    *("bot.py", "run.py", "verify_match.py"),
    *("cogs", "engine", "hosting", "locales", "practice", "rendering"),
)
NAMES: Final = re.compile(
    r"couillon|chouine|kleuren|whist"
    # Whatever a game is called: a room of one, beside which stands what finds the room of any.
    r"|\b(cogs|rendering|engine)\.games\.(?!texts\b|plain\b|plain_texts\b)\w",
    re.IGNORECASE,
)
SOURCES: Final = re.compile(r"[\w/-]+\.(txt|md)\b")
"""What names a source or a page, which may be about one game."""
LEFT: Final = {
    "engine/store/migrations/versions/0010_shown_cards.py": "changes tables of the time",
    "engine/clubs/tournaments/schedule.py": "its movements are known as whist tournaments, whatever is played",
    "verify_match.py": "does without the rest of the program, so it deals every game's pack itself",
}
"""Where a game is named still, and why."""


def generic() -> Iterator[str]:
    """The modules that serve every game, as paths below the root."""
    for place in PROGRAM:
        path = ROOT / place
        for module in [path] if path.is_file() else sorted(path.rglob("*.py")):
            inside = module.relative_to(ROOT)
            if inside.parts[1:2] != ("games",) or len(inside.parts) == 3:
                yield inside.as_posix()


def named(text: str) -> list[int]:
    """The numbers of the lines that name a game."""
    return [number for number, line in enumerate(text.splitlines(), 1) if NAMES.search(SOURCES.sub("", line))]


def named_in(path: str) -> list[int]:
    return named(path) or named((ROOT / path).read_text(encoding="utf-8"))


def test_no_module_that_serves_every_game_names_one() -> None:
    modules = list(generic())
    assert len(modules) > 350
    assert {"cogs/games/plain.py", "rendering/table/picture.py", "bot.py"} <= {*modules}
    assert {path: lines for path in modules if path not in LEFT and (lines := named_in(path))} == {}


@pytest.mark.parametrize("left", LEFT)
def test_what_is_left_is_no_more_than_it_says(left: str) -> None:
    assert named_in(left)


@in_one_test(
    "line",
    ["from engine.games.other import rules", 'A = "Couillon"', "def of_kleuren(): pass", "# As in Chouine.", "x.whist"],
)
def test_a_name_is_seen_wherever_it_stands(line: str) -> None:
    assert named(f"import re\n{line}\n") == [2]


@pytest.mark.parametrize("line", ["from cogs.games.plain import of", '"""Source: docs/rules/chouine.md."""', "games"])
def test_what_finds_any_game_and_what_names_a_source_is_no_name(line: str) -> None:
    assert named(line) == []
