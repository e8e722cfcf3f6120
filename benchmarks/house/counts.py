"""The house in figures: circles, rooms, files, where generic code names a game: `python -m benchmarks.house.counts`.

It reads only the source. Names of games in comments and docstrings do not count.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

from engine.core.registry import GAMES

ROOT: Final = Path(__file__).parents[2]
FLOORS: Final = ("cogs", "practice", "rendering", "locales", "engine")
NAMES: Final = re.compile("|".join(GAMES), re.IGNORECASE)


def modules() -> dict[str, Path]:
    """Every module of the floors by name, except migrations."""
    paths = (path for floor in FLOORS for path in sorted((ROOT / floor).rglob("*.py")))
    read = [path for path in paths if "migrations" not in path.parts]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in read}


def rooms(known: dict[str, Path]) -> Counter[Path]:
    """How many modules each folder holds, not counting its front."""
    return Counter(path.parent.relative_to(ROOT) for path in known.values() if path.name != "__init__.py")


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The floors' modules that a module imports, even only for types; from a room's front, what it takes from there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield from {whole if whole in known else node.module} & known.keys()
        elif isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & known.keys()


def circle(known: dict[str, Path]) -> list[str]:
    """Modules that import each other in a ring; none if there is no ring."""
    try:
        TopologicalSorter({name: set(imported(path, known)) for name, path in known.items()}).prepare()
    except CycleError as found:
        ring: list[str] = found.args[1]
        return ring
    return []


def naming_games(path: Path) -> int:
    """How many lines of a module name a game in code."""
    text = path.read_text(encoding="utf-8")
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            prose |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    tokens = tokenize.generate_tokens(iter(text.splitlines(keepends=True)).__next__)
    said = (one for one in tokens if one.type in (tokenize.NAME, tokenize.STRING) and NAMES.search(one.string))
    return len({one.start[0] for one in said} - prose)


def main() -> None:
    known = modules()
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in known.items()}
    generic = {name: path for name, path in known.items() if ".games." not in name and not NAMES.search(name)}
    naming = {name: count for name, path in generic.items() if (count := naming_games(path))}
    print(f"{len(known)} modules in {len(rooms(known))} rooms")
    print("a circle:", " ".join(circle(known)) or "none")
    print("largest room: {}, {} modules".format(*rooms(known).most_common(1)[0]))
    longest = max(lines, key=lambda name: lines[name])
    print(f"longest file: {longest}, {lines[longest]} lines; {sum(count > 350 for count in lines.values())} above 350")
    print(f"generic code names a game in {sum(naming.values())} lines:", *naming.items())


if __name__ == "__main__":
    main()
