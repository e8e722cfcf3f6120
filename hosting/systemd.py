"""Tells systemd how the program is, by its protocol sd_notify; where systemd does not listen, nothing is sent."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import Final

_PATIENCE: Final = 1.0
"""Seconds to wait for a systemd that does not read: the bot has other things to do."""
_MICRO: Final = 1_000_000


def is_listening() -> bool:
    """Whether systemd, or another program that speaks like it, wants to be told."""
    return bool(_address())


def tell(*facts: str) -> None:
    """Send facts such as `READY=1`; trouble with that is none of the bot's."""
    if not is_listening():
        return
    with suppress(OSError), socket.socket(getattr(socket, "AF_UNIX", -1), socket.SOCK_DGRAM) as sender:
        sender.settimeout(_PATIENCE)
        sender.sendto("\n".join(facts).encode(), _address())


def watchdog_seconds() -> float | None:
    """After how long a silence systemd takes the program for dead; None: it does not watch."""
    microseconds, whose = os.environ.get("WATCHDOG_USEC", ""), os.environ.get("WATCHDOG_PID")
    if not microseconds.isdecimal() or whose not in (None, str(os.getpid())):
        return None
    return int(microseconds) / _MICRO or None


def within(seconds: float) -> str:
    """The fact that the start may go on until the next word, which comes within so many seconds."""
    return f"EXTEND_TIMEOUT_USEC={round(seconds * _MICRO)}"


def _address() -> str:
    """Of the socket; an abstract one has no file, and is written with @ in place of a zero byte."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    return f"\0{address[1:]}" if address.startswith("@") else address
