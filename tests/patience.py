"""How long tests wait for what is not theirs to hurry: other programs, their files, the bytes of a socket.

What a test waits for is an event, or the end of the program that it should come from. A program that turns in circles
is ended by the CPU time it uses, which does not depend on what else the machine does. Only what does neither is ended
by the clock, and then nothing else is left to hope for.
"""

from __future__ import annotations

from typing import Final

LAST_RESORT: Final = 540.0
"""Seconds until a wait fails and says for what: a minute before pytest would end the process of all these tests."""
CPU_SECONDS: Final = 60
"""Seconds of CPU after which the system ends a program: most use one or two, and none uses ten."""


def limited(seconds: int = CPU_SECONDS) -> str:
    """Python to run first in a program: the system ends it, and each that it starts, once it has used so much."""
    return f"import resource; resource.setrlimit(resource.RLIMIT_CPU, ({seconds}, {seconds + 1}))"
