"""What systems do each in their own way: locks, owners of files, priorities, the signals that stop a program.

Everything that Linux, macOS and Windows do differently stands here, with the way of each, and is chosen by what the
system's Python has. So the tests can take away on one system what another lacks.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from filelock import lock_descriptor

OWNER_ONLY: Final = 0o600
_OTHERS: Final = 0o077
_FROM_TEXT: Final = 1
"""Where the text of a locked file begins: Windows lets nobody read the byte that is locked, which is the first."""
_LONGEST: Final = 20


def opened(file: Path, *, is_new: bool = False) -> int:
    """The number of a file that is opened to read and write, made for its owner alone; raises OSError.

    `is_new`: it must not exist yet. Programs that are begun later do not get it.
    """
    how = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    return os.open(file, how | os.O_EXCL if is_new else how, OWNER_ONLY)


def locked(number: int) -> bool:
    """Lock an open file for this process; False if another has. It ends with the process, however that ends."""
    return lock_descriptor(number, blocking=False)


def write_text(number: int, text: str) -> None:
    """Make this the text of a file that this process has locked, for others to read."""
    os.truncate(number, 0)
    os.lseek(number, 0, os.SEEK_SET)
    os.write(number, b" " * _FROM_TEXT + text.encode())


def text_of(number: int) -> str:
    """What whoever locked a file wrote there; raises OSError."""
    try:
        # A version before this one wrote from the first byte on.
        os.lseek(number, 0, os.SEEK_SET)
        text = os.read(number, _LONGEST)
    except PermissionError:
        os.lseek(number, _FROM_TEXT, os.SEEK_SET)
        text = os.read(number, _LONGEST)
    return text.decode(errors="replace").strip()


def is_open_to_others(file: Path) -> bool:
    """Whether anybody but its owner may read or write a file; False if it does not exist.

    Windows keeps who may do what elsewhere: what is in a person's own folders is theirs.
    """
    return hasattr(os, "getuid") and file.is_file() and bool(file.stat().st_mode & _OTHERS)


def step_back(by: int) -> None:
    """Let other processes go first, by so many steps. Windows is told when a process begins."""
    if hasattr(os, "nice"):
        os.nice(by)


def begun_apart() -> dict[str, Any]:
    """How a process is begun that only its parent ends: Ctrl+C and a closed terminal are for the parent."""
    flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0) | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
    return {"start_new_session": True, "creationflags": flags}


def on_stop(stop: Callable[[], object]) -> None:
    """Call this in the running loop when somebody stops the program: Ctrl+C, or a signal to end."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGBREAK", signal.SIGTERM)):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:
            signal.signal(number, lambda _number, _frame: loop.call_soon_threadsafe(stop))
