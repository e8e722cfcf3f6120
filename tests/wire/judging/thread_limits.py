"""The documented limits of threads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

ARCHIVED_AFTER: Final = frozenset({60, 1440, 4320, 10080})
"""Minutes of silence."""


def thread_problems(thread: Mapping[str, Any], *, opened: bool, at_message: bool = False) -> Iterator[str]:
    """Problems of a thread that is `opened`, `at_message` of a channel or by itself, or else changed."""
    if (opened or "name" in thread) and len(thread.get("name") or "") not in range(1, 101):
        yield f"thread name {thread.get('name')!r} is not 1 to 100 characters long"
    if (after := thread.get("auto_archive_duration")) is not None and after not in ARCHIVED_AFTER:
        yield f"a thread cannot be archived after {after} minutes"
    if thread.get("rate_limit_per_user") and thread["rate_limit_per_user"] > 21_600:
        yield "a thread's slow mode is over six hours"
    if opened and not at_message and not thread.get("type"):
        yield "a thread without a type is private"
