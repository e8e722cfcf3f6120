"""A process that has imported the program and waits: each run is a fork of it, which need not import it all again.

Imports are most of what a short run costs. What decides about imports cannot be tried so: `running` starts anew.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from threading import Timer
from typing import Any, Final

WAITING: Final = """
import json, os, sys
import bot
for line in sys.stdin:
    asked = json.loads(line)
    if child := os.fork():
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
        continue
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    for stream, path in enumerate((os.devnull, asked["out"], asked["errors"])):
        file = os.open(path, os.O_RDWR | os.O_CREAT)
        os.dup2(file, stream)
        os.close(file)
    exec(asked["before"])
    sys.exit(bot.main(asked["arguments"]))
"""
"""A run is asked for by a line of JSON, and answered by its exit status."""


class Imported:
    """The waiting process."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        # In a group of its own, so that a run that hangs is killed with it.
        self._process = subprocess.Popen(
            (sys.executable, "-c", WAITING),
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            process_group=0,
        )
        atexit.register(self._kill)

    @property
    def is_waiting(self) -> bool:
        return self._process.poll() is None

    def run(self, patience: float, **asked: Any) -> int:
        """The exit status of a run, which is killed when it takes more than so many seconds."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        hanging = Timer(patience, self._kill)
        hanging.start()
        try:
            if status := self._process.stdout.readline():
                return int(status)
        finally:
            hanging.cancel()
        raise TimeoutError(f"the program has not ended after {patience} seconds: {asked['arguments']}")

    def _kill(self) -> None:
        if self.is_waiting:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
