"""The house stays in order: no circles, no long files, few imports, a class name once a floor, tests where you look."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from shutil import which
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[3]
PROGRAM: Final = (
    *("bot.py", "run.py", "verify_match.py"),
    *("cogs", "engine", "hosting", "locales", "practice", "rendering"),
)
ALL: Final = (*PROGRAM, "benchmarks", "tests")

GROWING: Final = frozenset({"engine/store/migrations/versions"})
"""Rooms that get a module with every change of the database: they have no tests of their own."""

MOST_LINES: Final = 650
MOST_LINES_OF_TESTS: Final = 400
IN_ONE_FILE: Final = {"verify_match.py": 660}
"""What players take away and read has to be one file, however many reasons it has."""

MOST_IMPORTS: Final = 30
"""The most modules of our own that a module imports."""
MORE_IMPORTS: Final = {
    "cogs/bot/bot.py": 36,
}
"""Those that put many parts together, with as many as they import; never more."""
BEYOND_ROOMS: Final = frozenset(
    {"tests/cluster", "tests/exhibition", "tests/host", "tests/locales", "tests/outsider", "tests/wire"}
)
"""Tests of the program as a whole: several processes, what it shows, files, words, an outside game, the wire."""
WITHOUT_A_ROOM: Final = {
    "doors": "everything people can press, type or fill in, whichever room it leads to",
    "reference": "a game a second time, which the program does not have",
    "refusals": "all refusals of a table, whichever of its rooms they come from",
}
"""Names of rooms that only tests have, and why."""
TESTED_ELSEWHERE: Final = {
    "engine/table/model": "tests/engine/table/decisions",
    "engine/store/schema": "tests/engine/store/sql/test_upgrade.py",
}
"""Rooms of the program without a room of tests, and where their tests stand."""
TOP_LEVEL: Final = frozenset(
    {
        *ALL,
        *("docs", "deploy", "requirements", "requirements.in", "requirements.txt", "pyproject.toml", "Makefile"),
        *("Dockerfile", "compose.yaml", "LICENSE", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"),
    }
)
"""What a newcomer sees first, and has to ask about none of it."""
GAMES: Final = "engine/games"
"""Each room in here is tested by the suite over every game; one of tests is for what only that game has."""
OUTSIDE: Final = "tests/outsider/games"
"""Whoever adds a game starts from a copy of the one in here, on the floor of the engine."""


@pytest.mark.skipif(
    not (ROOT / ".git").exists() or which("git") is None, reason="only a clone says what belongs to the project"
)
def test_the_top_level_has_nothing_that_came_there_by_chance() -> None:
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert {top for one in listed.split("\0") if (top := one.partition("/")[0]) and top[0] != "."} == TOP_LEVEL


def files(*places: str) -> Iterator[Path]:
    for place in places:
        path = ROOT / place
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def name_of(path: Path) -> str:
    """The name under which a module is imported."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def place_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """What stands within, however deep, but for expressions, which are nearly all that `ast.walk` goes through."""
    for part in ("body", "orelse", "handlers", "finalbody", "cases"):
        for one in getattr(node, part, ()):
            yield one
            yield from statements(one)


@cache
def named_in(path: Path) -> tuple[tuple[str, str], ...]:
    """What a file imports, also for types only or inside a function: modules, and what it takes from each, if named."""
    found = []
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(one.name, "") for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [(node.module, one.name) for one in node.names]
    return tuple(found)


def imported(path: Path, modules: frozenset[str]) -> set[str]:
    """The project's modules that a file imports."""
    found = set()
    for module, name in named_in(path):
        within = f"{module}.{name}"
        found.add(within if within in modules else module)
    return found & modules


def circle_in(imports: dict[str, set[str]]) -> list[str]:
    """Modules each of which imports the one before it, the first and the last the same; empty if there is no circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_modules_import_each_other_in_a_circle() -> None:
    paths = {name_of(path): path for path in files(*PROGRAM)}
    imports = {name: imported(path, frozenset(paths)) for name, path in paths.items()}
    assert sum(map(len, imports.values())) > 1000
    circle = circle_in(imports)
    assert not circle, " is imported by ".join(circle)


def test_a_circle_is_found_also_where_it_is_for_types_alone(tmp_path: Path) -> None:
    modules = {"a": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from b import B", "b": "import a"}
    imports = {}
    for name, text in modules.items():
        (path := tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
        imports[name] = imported(path, frozenset(modules))
    assert circle_in(imports) in (["a", "b", "a"], ["b", "a", "b"])
    assert circle_in({"a": {"b"}, "b": set()}) == []


@pytest.mark.parametrize("floor", ["cogs", "engine", "rendering"])
def test_the_drawing_of_the_floors_has_every_room(floor: str) -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    drawn = re.search(rf"│ {floor}/(.*?)[├└]", page, re.DOTALL)
    assert drawn is not None
    rooms = {path.parent.name for path in (ROOT / floor).glob("*/__init__.py")}
    assert len(rooms) > 6
    assert rooms - set(re.findall(r"\w+", drawn[1])) == set()


def test_no_file_is_long() -> None:
    long = {}
    for path in files(*ALL):
        place, lines = place_of(path), len(path.read_text(encoding="utf-8").splitlines())
        if lines > IN_ONE_FILE.get(place, MOST_LINES_OF_TESTS if place.startswith("tests/") else MOST_LINES):
            long[place] = lines
    assert not long, f"more than {MOST_LINES} lines: part what has a second reason to exist"


def test_no_module_imports_half_the_house() -> None:
    paths = {name_of(path): path for path in files(*PROGRAM)}
    counts = {place_of(path): len(imported(path, frozenset(paths))) for path in paths.values()}
    many = {place: count for place, count in counts.items() if count > MORE_IMPORTS.get(place, MOST_IMPORTS)}
    assert not many, f"more than {MOST_IMPORTS} modules of our own are imported: what is its one subject?"
    assert all(counts[place] > MOST_IMPORTS for place in MORE_IMPORTS), "an exception that is needed no longer"


@pytest.mark.parametrize(
    "floor", [("cogs",), ("engine", OUTSIDE), ("hosting",), ("locales",), ("practice",), ("rendering",)]
)
def test_a_class_name_stands_once_on_a_floor(floor: tuple[str, ...]) -> None:
    where: dict[str, set[str]] = {}
    for path in files(*floor):
        if place_of(path.parent) not in GROWING:
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    where.setdefault(node.name, set()).add(place_of(path))
    twice = {name: places for name, places in where.items() if len(places) > 1}
    assert not twice, "a name that says which of the two it is"


def game_of(name: str) -> str:
    """The game in whose room a module stands, on whichever floor; empty if in none's."""
    found = re.match(r"\w+\.games\.(\w+)", name)
    return found[1] if found is not None and (ROOT / GAMES / found[1]).is_dir() else ""


def test_games_know_nothing_of_each_other_on_any_floor() -> None:
    paths = {name_of(path): path for path in files(*PROGRAM)}
    games = {name: game_of(name) for name in paths}
    assert len(set(games.values())) > 3
    for name, game in games.items():
        if game:
            others = {one for one in imported(paths[name], frozenset(paths)) if games[one] not in ("", game)}
            assert not others, f"{name} knows another game"


def rooms_of(floor: str, *, tests: bool) -> set[str]:
    """The rooms of a floor, as paths within the program: those that hold tests, or those that hold modules."""
    top = ROOT / "tests" if tests else ROOT
    pattern = "test_*.py" if tests else "[!_]*.py"
    return {path.parent.relative_to(top).as_posix() for path in (top / floor).rglob(pattern)} - {floor}


def above(rooms: set[str]) -> set[str]:
    """The rooms that these rooms lie in."""
    return {parent.as_posix() for room in rooms for parent in Path(room).parents}


@pytest.mark.parametrize("floor", ["cogs", "engine", "rendering"])
def test_tests_stand_in_the_room_of_what_they_test(floor: str) -> None:
    program, tests = rooms_of(floor, tests=False), rooms_of(floor, tests=True)
    stray = {room for room in tests - program - above(program) if Path(room).name not in WITHOUT_A_ROOM}
    assert not stray, "these rooms of tests are called like no room of the program"
    untested = program - tests - above(tests) - GROWING - TESTED_ELSEWHERE.keys()
    untested = {room for room in untested if Path(room).parent.as_posix() != GAMES}
    assert not untested, "no tests stand in a room called like these; if they stand elsewhere, say where"


def test_exceptions_are_none_without_need() -> None:
    for room, where in TESTED_ELSEWHERE.items():
        assert (ROOT / room).is_dir()
        assert not (ROOT / "tests" / room).is_dir()
        assert (ROOT / where).exists(), where


def test_all_tests_stand_on_a_floor() -> None:
    floors = {"tests/cogs", "tests/engine", "tests/rendering", *BEYOND_ROOMS}
    tests = {place_of(path) for path in (ROOT / "tests").rglob("test_*.py")}
    assert not {test for test in tests if "/".join(test.split("/")[:2]) not in floors}
