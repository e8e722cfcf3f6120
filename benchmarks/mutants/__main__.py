"""`make mutants`: lists small changes to a branch's lines, or to whole files, that no test would notice."""

from __future__ import annotations

import argparse
import ast
import random
import re
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.measure import markdown
from benchmarks.mutants.changes import Mutant, mutants, mutated
from benchmarks.mutants.reach import SOURCES, Reach, function_at
from benchmarks.mutants.trial import bring_libraries, notices

_FIGURES: Final = "tests/host/house/test_published_figures.py"
_TABLES: Final = ("tests/engine/table", "tests/engine/store", "tests/engine/running", "tests/engine/clubs")
TESTS_OF: Final = {
    "engine/table": (*_TABLES, "tests/engine/standings", _FIGURES),
    "engine/store": (*_TABLES, "tests/engine/standings", _FIGURES),
    "engine/running": (*_TABLES, "tests/engine/standings", _FIGURES),
    "engine/clubs": (*_TABLES, _FIGURES),
    "engine/standings": ("tests/engine/standings", *_TABLES, _FIGURES),
    "engine": ("tests/engine", _FIGURES),
    "rendering": ("tests/rendering",),
    "cogs": ("tests/cogs", _FIGURES),
    "locales": ("tests/cogs",),
    "practice": ("tests/host",),
}
"""Where the tests of a folder are; the longest matching prefix counts."""
AREAS: Final = {
    "engine/table": "tables",
    "engine/store": "tables",
    "engine/running": "tables",
    "engine/clubs": "tables",
    "engine/standings": "standings",
    "engine": "rules",
    "cogs": "cogs",
}
ENOUGH: Final = 20.0
"""Seconds of tests to run for a mutant, the quickest first."""
_controlled: Final[set[Path]] = set()
"""Files whose tests were seen to pass unchanged; otherwise every mutant would seem to be noticed."""
_HUNK: Final = re.compile(r"^@@ .*\+(\d+)(?:,(\d+))? @@")


class Found(NamedTuple):
    """A mutant to try."""

    file: Path
    mutant: Mutant

    def __str__(self) -> str:
        return f"{self.file}:{self.mutant.line}: {self.mutant.what}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help="whole files or folders; else the lines changed")
    parser.add_argument("--base", default="main", help="what a branch's lines are compared with")
    parser.add_argument("--seconds", type=float, default=600, help="for the trials, without the maps of the tests")
    parser.add_argument("--most", type=int, default=10_000, help="how many to try, drawn at random")
    parser.add_argument("--tests", nargs="*", type=Path, help="test files or folders, if not those of the folder")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    all_found = [one for file, lines in _targets(given.files, given.base) for one in _mutants_of(file, lines)]
    chosen = random.Random(given.seed).sample(all_found, min(given.most, len(all_found)))
    bring_libraries()
    _report(_try_all(chosen, given.tests, given.seconds), len(all_found))


def _targets(files: Sequence[Path], base: str) -> Iterator[tuple[Path, frozenset[int] | None]]:
    """The files and which of their lines; None for all."""
    if files:
        for file in files:
            yield from ((one, None) for one in (sorted(file.rglob("*.py")) if file.is_dir() else [file]))
        return
    command = ["git", "diff", "--unified=0", "--merge-base", base, "--", *(f"{folder}/**.py" for folder in SOURCES)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines: dict[Path, set[int]] = {}
    file = Path()
    for line in text.splitlines():
        if line.startswith("+++ "):
            file = Path(line.removeprefix("+++ ").removeprefix("b/"))
        elif found := _HUNK.match(line):
            first, many = int(found[1]), int(found[2] or 1)
            lines.setdefault(file, set()).update(range(first, first + many))
    yield from ((file, frozenset(some)) for file, some in lines.items() if file.exists())


def _mutants_of(file: Path, lines: frozenset[int] | None) -> Iterator[Found]:
    for mutant in mutants(file.read_text(encoding="utf-8")):
        if lines is None or mutant.line in lines:
            yield Found(file, mutant)


def _try_all(chosen: Sequence[Found], tests: Sequence[Path] | None, seconds: float) -> Iterator[tuple[Found, str]]:
    """Each mutant with its fate: `killed`, `survived` or `unreached`."""
    reaches: dict[tuple[Path, ...], Reach] = {}
    spent = 0.0
    for one in chosen:
        if spent > seconds:
            return
        test_files = tuple(files_of(tests or _tests_of(one.file)))
        if test_files not in reaches:
            reaches[test_files] = Reach(test_files)
        begun = time.monotonic()
        yield one, _outcome(one, reaches[test_files])
        spent += time.monotonic() - begun


def _outcome(one: Found, reach: Reach) -> str:
    source = one.file.read_text(encoding="utf-8")
    function = function_at(ast.parse(source), one.mutant.line)
    names = sorted(reach.tests(one.file, one.mutant.line, function), key=lambda name: reach.seconds[name])
    if function is None and not names:
        # A table of data is reached through its readers.
        readers = [file for folder in SOURCES for file in Path(folder).rglob("*.py") if _reads(file, one.file)]
        found = {name for file in readers for name in reach.tests(file, 0, None)}
        names = sorted(found, key=lambda name: reach.seconds[name])
    if function is None:
        # Limits are constants: tests of published figures read them without running anything in their module.
        figures = [name for name in reach.seconds if name.startswith(_FIGURES)]
        names = list(dict.fromkeys([*figures, *names]))
    if not names:
        return "unreached"
    some: list[str] = []
    total = 0.0
    for name in names:
        total += reach.seconds[name]
        if total > ENOUGH and some:
            break
        some.append(name)
    limit = 10 + 4 * min(total, ENOUGH)
    if one.file not in _controlled and notices(one.file, ast.parse(source), some, limit):
        raise RuntimeError(f"tests of {one.file} fail without any change, of {', '.join(some[:3])} and so on")
    _controlled.add(one.file)
    tree = mutated(source, one.mutant.number)
    return "killed" if notices(one.file, tree, some, limit) else "survived"


def _reads(file: Path, data: Path) -> bool:
    name = ".".join(data.with_suffix("").parts).removesuffix(".__init__")
    return f"from {name} import" in file.read_text(encoding="utf-8")


def _tests_of(file: Path) -> tuple[Path, ...]:
    folder = max((one for one in TESTS_OF if file.is_relative_to(one)), key=len)
    return tuple(map(Path, TESTS_OF[folder]))


def files_of(tests: Sequence[Path]) -> Iterator[Path]:
    """The test files in these folders and the rooms within; a file gives itself."""
    for path in tests:
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def _report(tried: Iterator[tuple[Found, str]], of: int) -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for one, outcome in tried:
        area = next((name for folder, name in AREAS.items() if one.file.is_relative_to(folder)), one.file.parts[0])
        counts[area, outcome] += 1
        if outcome == "killed":
            print(".", end="", flush=True)
        else:
            print(f"\n{outcome}: {one}", flush=True)
    print(f"\n{sum(counts.values())} of {of} mutants tried\n")
    rows = []
    for area in sorted({area for area, _ in counts}):
        killed, tried_here = counts[area, "killed"], sum(n for (one, _), n in counts.items() if one == area)
        rows.append((area, str(tried_here), str(killed), f"{killed / tried_here:.0%}"))
    print(markdown(("area", "tried", "noticed", ""), rows))


if __name__ == "__main__":
    main()
