"""A process that has imported the program and waits: each run is a fork of it, which need not import it all again.

Imports are most of what a short run costs. What decides about imports cannot be tried so: `running` starts anew.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from asyncio import StreamReader
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.patience import LAST_RESORT

WAITING: Final = """
import gc, json, os, signal, socket, sys
import bot
import hosting.playing, hosting.practising
# A run that looks for garbage would otherwise get a copy of all that was imported.
gc.collect()
gc.freeze()
asking = socket.socket(fileno=int(sys.argv[1]))
keepers = set()
while True:
    asked, files, *_ = socket.recv_fds(asking, 1 << 20, 3)
    keepers -= {one for one in keepers if os.waitpid(one, os.WNOHANG)[0]}
    if not asked:
        break
    if keeper := os.fork():
        keepers.add(keeper)
        for file in files:
            os.close(file)
        continue
    asking.close()
    out, errors, told = files
    if child := os.fork():
        os.close(out)
        os.close(errors)
        os.write(told, b"%d\\n" % child)
        os.write(told, b"%d\\n" % os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        os._exit(0)
    os.close(told)
    asked = json.loads(asked)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    for stream, file in enumerate((os.open(os.devnull, os.O_RDONLY), out, errors)):
        os.dup2(file, stream)
        os.close(file)
    exec(asked["before"])
    sys.exit(bot.main(asked["arguments"]))
for one in keepers:
    os.waitpid(one, 0)
"""
"""A run is asked for by JSON, with its two streams and a pipe, through which a keeper tells its number and its end."""


class Run:
    """A fork that runs the program; it can do what tests need of asyncio's processes."""

    def __init__(self, pid: int, told: StreamReader, out: StreamReader | None, errors: StreamReader | None) -> None:
        self.pid, self.stdout, self.stderr = pid, out, errors
        self.returncode: int | None = None
        self._ending = asyncio.ensure_future(self._end(told))

    async def _end(self, told: StreamReader) -> int:
        self.returncode = int(await told.readline())
        # Nothing comes any more, and the pipe closes.
        await told.read()
        return self.returncode

    async def wait(self) -> int:
        """Wait until it ends; returns its exit status."""
        return await asyncio.shield(self._ending)

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait until it ends; returns what else it wrote."""
        out, errors, _ = await asyncio.gather(_rest_of(self.stdout), _rest_of(self.stderr), self.wait())
        return out, errors

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Imported:
    """The waiting process."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._asking, asked = socket.socketpair()
        with asked:
            # In a group of its own, so that whatever is left of it at the end is killed with it.
            self._process = subprocess.Popen(
                (sys.executable, "-c", WAITING, str(asked.fileno())),
                env=environment,
                pass_fds=(asked.fileno(),),
                process_group=0,
            )
        atexit.register(self._close)

    @property
    def is_waiting(self) -> bool:
        return self._process.poll() is None

    async def run(self, asked: Mapping[str, object], log: Path | None = None) -> Run:
        """Begin a run; `log`: the file into which it writes, in place of two streams."""
        told, theirs = os.pipe()
        streams: list[StreamReader | None] = [None, None]
        if log is None:
            (out, its_out), (errors, its_errors) = os.pipe(), os.pipe()
            streams = [await _reader(out), await _reader(errors)]
        else:
            its_out, its_errors = (os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600) for _ in range(2))
        files = [its_out, its_errors, theirs]
        socket.send_fds(self._asking, [json.dumps(asked).encode()], files)
        for file in files:
            os.close(file)
        keeper = await _reader(told)
        pid = await keeper.readline()
        assert pid, "the waiting process has ended"
        return Run(int(pid), keeper, *streams)

    def _close(self) -> None:
        """It ends as soon as all runs have."""
        self._asking.close()
        try:
            self._process.wait(LAST_RESORT)
        finally:
            if self.is_waiting:
                os.killpg(self._process.pid, signal.SIGKILL)


async def _rest_of(stream: StreamReader | None) -> bytes:
    return b"" if stream is None else await stream.read()


async def _reader(pipe: int) -> StreamReader:
    """What comes out of a pipe, which is closed at its end."""
    reader = StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(pipe, "rb", 0))
    return reader
