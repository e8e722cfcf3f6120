"""Run the program in its own process, in an empty folder, with only the given environment."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeVar

from tests.host.imported import Imported
from tests.patience import CPU_SECONDS, LAST_RESORT, limited

ROOT: Final = Path(__file__).parents[2]
ALWAYS: Final = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}

T = TypeVar("T")


class Program(Protocol):
    """The program in a process, as far as tests need it."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    @property
    def stdout(self) -> StreamReader | None: ...

    @property
    def stderr(self) -> StreamReader | None: ...

    async def wait(self) -> int: ...

    async def communicate(self) -> tuple[bytes, bytes]: ...

    def send_signal(self, signal: int) -> None: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


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
) -> AsyncIterator[Program]:
    """The program running in `folder`; `before` is Python to run first, once everything is imported."""
    async with _ended(await begun(folder, *arguments, environment=environment, before=before)) as process:
        yield process


async def begun(
    folder: Path,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
    before: str = "",
    log: Path | None = None,
    cpu: int = CPU_SECONDS,
) -> Program:
    """The program, which whoever began it ends; `log`: where it writes, `cpu`: seconds of it after which it ends."""
    if not _imported().is_waiting:
        _imported.cache_clear()
    asked = {
        "folder": str(folder),
        "arguments": arguments,
        "environment": {**ALWAYS, **(environment or {})},
        "before": f"{limited(cpu)}\n{before}",
    }
    return await _imported().run(asked, log)


@asynccontextmanager
async def running_anew(
    folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = ""
) -> AsyncIterator[Program]:
    """The program running in `folder`; `before` is Python to run first, before anything is imported."""
    code = f"import sys\n{limited()}\n{before}\nimport bot\nsys.exit(bot.main(sys.argv[1:]))"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, *arguments),
        cwd=folder,
        env={**ALWAYS, **(environment or {})},
        stdout=PIPE,
        stderr=PIPE,
    )
    async with _ended(process):
        yield process


@asynccontextmanager
async def _ended(process: Program) -> AsyncIterator[Program]:
    """The process, which does not live longer than the block."""
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await end_of(process)


async def end_of(process: Program) -> Ended:
    """Wait until it ends; returns what it said."""
    out, errors = await asyncio.wait_for(process.communicate(), LAST_RESORT)
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), errors.decode())


async def from_it(process: Program, awaited: Awaitable[T]) -> T:
    """Something that the program brings about; fails with what it said if it ends before."""
    coming, end = asyncio.ensure_future(awaited), asyncio.ensure_future(process.wait())
    try:
        done, _ = await asyncio.wait({coming, end}, timeout=LAST_RESORT, return_when=asyncio.FIRST_COMPLETED)
        if coming in done:
            return coming.result()
        raise AssertionError(f"it never came: {await end_of(process)}" if end in done else "it never comes")
    finally:
        coming.cancel()
        end.cancel()
        await asyncio.wait({coming, end})


async def run(folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = "") -> Ended:
    """Run the program from start to end; `before` is Python to run first, once everything is imported."""
    async with running(folder, *arguments, environment=environment, before=before) as process:
        return await end_of(process)


async def run_anew(
    folder: Path, *arguments: str, environment: Mapping[str, str] | None = None, before: str = ""
) -> Ended:
    """Run the program from start to end; `before` is Python to run first, before anything is imported."""
    async with running_anew(folder, *arguments, environment=environment, before=before) as process:
        return await end_of(process)


@cache
def _imported() -> Imported:
    return Imported(ALWAYS)
