"""Run the program in its own process, in an empty folder, with only the given environment."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.host.imported import Imported

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60
"""Seconds until a hanging program is killed; a normal run takes less than a tenth of that."""


ALWAYS: Final = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}


class Ended(NamedTuple):
    """How a program ended."""

    status: int
    out: str
    errors: str

    @property
    def sentence(self) -> str:
        """What it said on stderr: one line, without a traceback."""
        lines = self.errors.strip().splitlines()
        assert len(lines) == 1, self.errors
        assert "Traceback" not in self.errors
        return lines[0]


@asynccontextmanager
async def running(
    folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = ""
) -> AsyncIterator[Process]:
    """The program running in `folder`; `before` is Python to run first in its process."""
    code = f"import sys\n{before}\nimport bot\nsys.exit(bot.main(sys.argv[1:]))"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments),
        cwd=folder,
        env={**ALWAYS, **(environment or {})},
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await end_of(process)


async def end_of(process: Process) -> Ended:
    """Wait until it ends; returns what it said."""
    out, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), errors.decode())


async def run(folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = "") -> Ended:
    """Run the program from start to end; `before` is Python to run first, once everything is imported."""
    if not _imported().is_waiting:
        _imported.cache_clear()
    with tempfile.TemporaryDirectory() as said:
        out, errors = Path(said, "out"), Path(said, "errors")
        asked = {
            "folder": str(folder),
            "environment": {**ALWAYS, **(environment or {})},
            "out": str(out),
            "errors": str(errors),
            "before": before,
            "arguments": arguments,
        }
        status = await asyncio.to_thread(_imported().run, PATIENCE, **asked)
        return Ended(status, out.read_text(encoding="utf-8"), errors.read_text(encoding="utf-8"))


async def run_anew(
    folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = ""
) -> Ended:
    """Run the program from start to end; `before` is Python to run first, before anything is imported."""
    async with running(folder, *arguments, environment=environment, before=before) as process:
        return await end_of(process)


@cache
def _imported() -> Imported:
    return Imported(ALWAYS)
