"""The house in figures, the first table of its plan and what else holds it: `python -m benchmarks.house.counts`.

It reads only the source, migrations apart. Names of games in comments and docstrings do not count. With a revision
behind it, `counts REVISION`, it also says how many lines the program has lost since, and which of them only moved.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from engine.core.registry import GAMES

ROOT: Final = Path(__file__).parents[2]
FLOORS: Final = ("cogs", "practice", "rendering", "locales", "hosting", "engine")
NAMES: Final = re.compile("|".join(GAMES), re.IGNORECASE)
SHORT: Final = 50
BESIDE: Final = ("tests", "benchmarks")
DATA: Final = (".txt", ".toml")
TELLING: Final = 5
"""The least number of signs by which a line is known again; shorter ones, such as brackets, stand everywhere."""
SAID_OFTEN: Final = ("say_to(", "interaction.user.id", "interaction.client")
"""What each handler asks for anew, counted in `cogs`."""


def modules() -> dict[str, Path]:
    """Every module of the floors by name, except migrations."""
    paths = (path for floor in FLOORS for path in sorted((ROOT / floor).rglob("*.py")))
    read = [path for path in paths if "migrations" not in path.parts]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in read}


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def rooms(known: dict[str, Path]) -> Counter[Path]:
    """How many modules each folder holds, not counting its front."""
    return Counter(path.parent.relative_to(ROOT) for path in known.values() if path.name != "__init__.py")


def imported(path: Path, known: dict[str, Path]) -> Iterator[str]:
    """The floors' modules that a module imports, even only for types; from a room's front, what it takes from there."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield from {whole if whole in known else node.module} & known.keys()
        elif isinstance(node, ast.Import):
            yield from {alias.name for alias in node.names} & known.keys()


def circle(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring; none if there is no ring."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as found:
        ring: list[str] = found.args[1]
        return ring
    return []


def lines_of_imports(tree: ast.Module) -> int:
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


def classes_twice(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Names of classes that stand in several modules of a floor, and how many do, by floor."""
    found: dict[tuple[str, str], set[str]] = {}
    for name, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found.setdefault((name.partition(".")[0], node.name), set()).add(name)
    twice: dict[str, set[str]] = {}
    for (floor, name), where in found.items():
        if len(where) > 1:
            twice.setdefault(floor, set()).add(name)
    return twice


def forwards(node: ast.AST) -> bool:
    """Whether a function only hands its arguments on: one call, which has them all as they are and nothing else."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.decorator_list:
        return False
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    if len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr):
        return False
    value = body[0].value.value if isinstance(body[0].value, ast.Await) else body[0].value
    if not isinstance(value, ast.Call):
        return False
    own = [one.arg for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
    handed = [*value.args, *(one.value for one in value.keywords)]
    names = [one.id for one in handed if isinstance(one, ast.Name)]
    return len(names) == len(handed) and names == own[own[:1] in (["self"], ["cls"]) :]


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


def of_a_game(game: str, names: Iterable[str]) -> tuple[int, int, int]:
    """How many modules a game has: rules, its computer, drawing and words; fronts of rooms do not count."""
    own = [name for name in names if f".games.{game}." in f"{name}."]
    computer = [name for name in own if name.startswith(f"engine.games.{game}.player")]
    rules = [name for name in own if name.startswith("engine.") and name not in computer]
    return len(rules), len(computer), len(own) - len(computer) - len(rules)


class Lines(NamedTuple):
    """The lines of a state of the repository, each without what indents it, as often as it stands there."""

    program: Counter[str]
    beside: Counter[str]
    """Of tests and benchmarks."""
    data: dict[str, str]
    """The program's files of data, by path."""


def lines_of(files: Iterable[tuple[str, str]]) -> Lines:
    """Sort the files of the repository, path and text."""
    found = Lines(Counter(), Counter(), {})
    for path, text in files:
        floor, _, inside = path.partition("/")
        if floor in FLOORS and path.endswith(DATA):
            found.data[path] = text
        elif path.endswith(".py") and "migrations" not in inside.split("/"):
            of = found.program if floor in FLOORS else found.beside
            of.update(map(str.strip, text.splitlines()))
    return found


def files_now() -> Iterator[tuple[str, str]]:
    for folder in (*FLOORS, *BESIDE):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", *DATA):
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def files_at(revision: str) -> Iterator[tuple[str, str]]:
    """The same files as they were at a revision that git knows."""
    git = ["git", "archive", revision, *FLOORS, *BESIDE]
    packed = subprocess.run(git, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            file = archive.extractfile(member) if member.name.endswith((".py", *DATA)) else None
            if file is not None:
                yield member.name, file.read().decode("utf-8")


def left(before: Lines, now: Lines) -> tuple[int, int, int]:
    """How many lines the program has fewer, and how many it lost to tests and benchmarks, and to new files of data.

    What moved has to stand there as it stood, indentation apart; of a line that stands there anew no more count than
    the program has lost. Of lines that say too little to be known again, as large a part moved as of the others.
    """
    fewer, lost = before.program.total() - now.program.total(), before.program - now.program
    telling = Counter({line: many for line, many in lost.items() if len(line) >= TELLING})
    moved = telling & (now.beside - before.beside)
    data = " ".join(text for path, text in now.data.items() if path not in before.data)
    written = sum(many for line, many in (telling - moved).items() if line.strip('"(),') in data)
    part = lost.total() / max(telling.total(), 1)
    return fewer, round(moved.total() * part), round(written * part)


def main() -> None:
    parser = argparse.ArgumentParser("python -m benchmarks.house.counts", description="The house in figures.")
    parser.add_argument("revision", nargs="?", help="a commit to compare the lines with")
    revision = parser.parse_args().revision
    known = modules()
    trees = {name: tree_of(path) for name, path in known.items()}
    lines = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in known.items()}
    fronts = {name for name, path in known.items() if path.name == "__init__.py"}
    real = {name: count for name, count in lines.items() if name not in fronts}
    imports = {name: set(imported(path, known)) for name, path in known.items()}
    importers = Counter(one for found in imports.values() for one in found)
    twice = classes_twice(trees)
    generic = {name: path for name, path in known.items() if ".games." not in name and not NAMES.search(name)}
    naming = {name: count for name, path in generic.items() if (count := naming_games(path))}
    said = "".join(path.read_text(encoding="utf-8") for name, path in known.items() if name.startswith("cogs."))

    print(f"product: {sum(lines.values())} lines in {len(real)} modules, in {len(rooms(known))} rooms")
    if revision is not None:
        fewer, moved, written = left(lines_of(files_at(revision)), lines_of(files_now()))
        print(f"  {fewer} fewer than at {revision}: {moved} moved to tests and benchmarks, {written} became data, and")
        print(f"  {fewer - moved - written} are gone, less what is new")
    print(f"median module: {median(real.values()):.0f} lines; {sum(n < SHORT for n in real.values())} under {SHORT}")
    print(f"import lines: {sum(map(lines_of_imports, trees.values()))}")
    print(f"modules with one importer only: {sum(importers[name] == 1 for name in real)}")
    print(f"class names in two modules of a floor: {sum(map(len, twice.values()))}")
    for floor, names in sorted(twice.items()):
        print(f"  {floor}:", *sorted(names))
    print("functions that only forward:", sum(forwards(node) for tree in trees.values() for node in ast.walk(tree)))
    print("in cogs:", ", ".join(f"{word} {said.count(word)}" for word in SAID_OFTEN))
    for game in GAMES:
        rules, computer, rest = of_a_game(game, real)
        print(f"{game}: rules {rules}, its computer {computer}, drawing and words {rest} modules")
    print("most imports of our own:", *(f"{name} {len(imports[name])}" for name in _most(imports)))
    print("a circle:", " ".join(circle(imports)) or "none")
    print("largest room: {}, {} modules".format(*rooms(known).most_common(1)[0]))
    longest = max(lines, key=lambda name: lines[name])
    print(f"longest file: {longest}, {lines[longest]} lines; {sum(count > 350 for count in lines.values())} above 350")
    print(f"generic code names a game in {sum(naming.values())} lines:", *naming.items())
    print("`python -m benchmarks.house.way` says how many modules a press passes")


def _most(imports: dict[str, set[str]], count: int = 5) -> list[str]:
    return sorted(imports, key=lambda name: -len(imports[name]))[:count]


if __name__ == "__main__":
    main()
