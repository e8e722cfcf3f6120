"""How long a test waits for what is neither its own nor virtual time: PostgreSQL, another program."""

from __future__ import annotations

from typing import Final

LAST_RESORT: Final = 540.0
"""Seconds. No test passes or fails by them on a busy machine: they are there for what hangs, and a little less than
`faulthandler_timeout`, which ends a whole worker."""
