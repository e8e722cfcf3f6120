"""Run the program in its own process, in an empty folder, with only the given environment."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60
"""Seconds until a hanging program is killed; a normal run takes less than a tenth of that."""


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
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **(environment or {})},
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
    """Run the program from start to end."""
    async with running(folder, *arguments, environment=environment, before=before) as process:
        return await end_of(process)
