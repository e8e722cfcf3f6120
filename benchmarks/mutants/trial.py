"""Runs tests in a child of this process, which has loaded the libraries but none of our code, so a trial is quick."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.util
import math
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, Final

import pytest

_AT_HAND: Final = (
    *("discord", "discord.ext.commands", "sqlalchemy.ext.asyncio", "aiosqlite", "alembic.command", "alembic.config"),
    *("simcord", "PIL.Image", "PIL.ImageDraw", "PIL.ImageFont", "fluent.runtime", "openskill.models", "hypothesis"),
)
_LOOK_EVERY: Final = 0.02
_WAITING: Final = 4
"""How many times the limit the clock may show: what waits for something that never comes uses no CPU."""
_NO_TESTS: Final = 5
"""Pytest's status if there are no tests."""


def bring_libraries() -> None:
    """Import what every trial would otherwise import anew."""
    for name in _AT_HAND:
        with suppress(ImportError):
            importlib.import_module(name)


def forked(work: Callable[[], int], limit: float = float("inf")) -> int | None:
    """What `work` returns in a silent child with its own process group; None if it used more than `limit` CPU seconds.

    The clock is the last resort: on a busy machine it would count what is slow as noticed.
    """
    with tempfile.TemporaryDirectory() as folder:
        child = os.fork()
        if child == 0:
            if limit < float("inf"):
                seconds = math.ceil(limit)
                resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
            _be_a_child(work, folder)
        end = time.monotonic() + _WAITING * limit
        while True:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                code = os.waitstatus_to_exitcode(status)
                return None if code == -signal.SIGXCPU else code
            if time.monotonic() > end:
                with suppress(ProcessLookupError):
                    os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return None
            time.sleep(_LOOK_EVERY)


def _be_a_child(work: Callable[[], int], folder: str) -> None:
    status = 1
    try:
        os.setsid()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.environ["PYTEST_ADDOPTS"] = f"--basetemp={folder}/tests"
        # What Hypothesis finds in a mutant is not worth trying again later.
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = f"{folder}/hypothesis"
        status = work()
    finally:
        os._exit(status)


def run_tests(*arguments: str, plugins: Sequence[object] = ()) -> int:
    """Run tests; returns pytest's status."""
    # Hypothesis and SimCord are plugins too, and already imported.
    quietly = ["-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return int(pytest.main([*quietly, *arguments], plugins=list(plugins)))


def notices(file: Path, tree: ast.Module, tests: Sequence[str], limit: float) -> bool:
    """Whether one of the tests fails or takes too long with a module made from this tree."""

    def work() -> int:
        sys.meta_path.insert(0, _Finder(file, tree))
        return run_tests("-x", *tests)

    status = forked(work, limit)
    if status == _NO_TESTS:
        raise RuntimeError(f"pytest does not know {tests[0]} any more: remove .mutants")
    return status != 0


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module, in its mutated form."""

    def __init__(self, file: Path, tree: ast.Module) -> None:
        parts = file.with_suffix("").parts
        self._name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self._file, self._tree = file, tree

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, self._file, self._tree)
        return importlib.util.spec_from_file_location(fullname, self._file, loader=loader)


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: Path, tree: ast.Module) -> None:
        super().__init__(name, str(file.resolve()))
        self._tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._tree, self.path, "exec", dont_inherit=True)
