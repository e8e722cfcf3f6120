"""Finds which tests reach which line by running them once under coverage, and keeps that until they change.

Every test file has its own map. If the code has changed since, the map is read by functions instead of lines; a
function missing from it counts as reached by whatever reached its file.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import coverage
import pytest

from benchmarks.mutants.trial import forked, run_tests

KEPT: Final = Path(".mutants")
SOURCES: Final = ("engine", "cogs", "rendering", "locales", "practice")


class _Recorder:
    """A pytest plugin: tells coverage which test is running, and how long each passing one took."""

    def __init__(self, measured: coverage.Coverage) -> None:
        self._measured = measured
        self.seconds: dict[str, float] = {}
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._measured.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._measured.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed or report.skipped:
            self._failed.add(report.nodeid)

    def passed(self) -> dict[str, float]:
        return {name: took for name, took in self.seconds.items() if name not in self._failed}


class Reach:
    """What the tests in some files reach."""

    def __init__(self, test_files: Iterable[Path]) -> None:
        self.seconds: dict[str, float] = {}
        """The time each test took."""
        self._maps: list[tuple[coverage.CoverageData, Mapping[str, Any]]] = []
        for test_file in sorted(test_files):
            notes = _notes_of(test_file)
            data = coverage.CoverageData(str(_place(test_file, "coverage")))
            data.read()
            self.seconds |= notes["seconds"]
            self._maps.append((data, notes))

    def tests(self, file: Path, line: int, function: str | None) -> set[str]:
        """The tests that reach a line of a function; for a line outside functions, all that reach the file."""
        found: set[str] = set()
        digest = _digest(file)
        for data, notes in self._maps:
            by_line = data.contexts_by_lineno(str(file.resolve()))
            source = notes["sources"].get(str(file), {})
            spans = source.get("functions", {})
            if function is None or function not in spans:
                wanted: Iterable[int] = by_line
            elif source["digest"] == digest:
                wanted = [line]
            else:
                wanted = range(spans[function][0], spans[function][1] + 1)
            names = {name for at in wanted for name in by_line.get(at, ())}
            if names == {""}:
                # What runs on import is noticed by whatever uses the module.
                names = {name for some in by_line.values() for name in some}
            found.update(name for name in names if name in self.seconds)
        return found


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, int, int]]:
    """The name and the body's first and last line of every function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{within}{node.name}"
            if not isinstance(node, ast.ClassDef):
                yield name, node.body[0].lineno, node.end_lineno or node.lineno
            yield from functions(node, f"{name}.")
        else:
            yield from functions(node, within)


def function_at(tree: ast.AST, line: int) -> str | None:
    """The innermost function whose body holds a line."""
    here = [(last - first, name) for name, first, last in functions(tree) if first <= line <= last]
    return min(here)[1] if here else None


def _notes_of(test_file: Path) -> dict[str, Any]:
    """The contents of a test file's map, which is made if there is none for the file as it is."""
    place, digest = _place(test_file, "json"), _digest(test_file)
    if place.exists():
        notes: dict[str, Any] = json.loads(place.read_text(encoding="utf-8"))
        if notes["digest"] == digest:
            return notes
    print(f"reach of {test_file}", flush=True)
    if forked(lambda: _measure(test_file, digest)) not in (0, 1) or not place.exists():
        raise RuntimeError(f"the tests of {test_file} cannot be run")
    return dict(json.loads(place.read_text(encoding="utf-8")))


def _measure(test_file: Path, digest: str) -> int:
    """Run a test file under coverage, in a process that has imported none of our code."""
    KEPT.mkdir(exist_ok=True)
    data_file = _place(test_file, "coverage")
    data_file.unlink(missing_ok=True)
    measured = coverage.Coverage(
        data_file=str(data_file), source=list(SOURCES), config_file=False, concurrency=["thread", "greenlet"]
    )
    recorder = _Recorder(measured)
    measured.start()
    status = run_tests(str(test_file), plugins=[recorder])
    measured.stop()
    measured.save()
    sources = {
        str(file): {
            "digest": _digest(file),
            "functions": {
                name: (first, last) for name, first, last in functions(ast.parse(file.read_text(encoding="utf-8")))
            },
        }
        for file in sorted(file for folder in SOURCES for file in Path(folder).rglob("*.py"))
    }
    notes = {"digest": digest, "seconds": recorder.passed(), "sources": sources}
    _place(test_file, "json").write_text(json.dumps(notes), encoding="utf-8")
    return status


def _place(test_file: Path, ending: str) -> Path:
    return KEPT / f"{'.'.join(test_file.with_suffix('').parts)}.{ending}"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
