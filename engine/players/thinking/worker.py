"""What runs in a worker process: it does what it is told, one thing after the other, and answers.

It is told functions and what they are called with, pickled; it has no token, no database and nobody's secrets. It
ends as soon as whoever began it is gone.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

from engine import system

LENGTH: Final = 8
"""Bytes before every message that say how long it is."""


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(LENGTH, "big") + message


def serve(niceness: int) -> None:
    """Do what comes in, until nothing more can come."""
    # Whoever began this process ends it, and not whoever stops all processes of the bot at once.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    system.step_back(niceness)
    told: SimpleQueue[bytes] = SimpleQueue()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # What anything prints must not come between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    Thread(target=_listen, args=(sys.stdin.buffer, told), daemon=True).start()
    # Whatever is imported or compiled by the first call would count as its time.
    from engine.players.thinking.choices import make_ready

    make_ready()
    answer = b""
    while True:
        answers.write(framed(answer))
        answers.flush()
        answer = _done(told.get())


def _listen(source: BinaryIO, told: SimpleQueue[bytes]) -> None:
    """Take in what comes while something is being done, and end the process when nothing more can come."""
    while length := source.read(LENGTH):
        told.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


def _done(message: bytes) -> bytes:
    """Do it; the answer is what came of it, or what went wrong."""
    answer: tuple[Any, Exception | None]
    try:
        function, arguments = pickle.loads(message)
        answer = function(*arguments), None
        return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pickle.dumps((None, _that_travels(error)), pickle.HIGHEST_PROTOCOL)


def _that_travels(error: Exception) -> Exception:
    """The error, or one that says the same where this one cannot be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
