"""Holds every request that the bot makes of the simulated Discord against what the real one would refuse."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from simcord.http import router

from tests.wire.judging import judge


@contextmanager
def requests() -> Iterator[list[str]]:
    """What Discord would refuse of the requests made meanwhile; at the end an `AssertionError` if there is anything.

    An error of the test's own goes before it.
    """
    refused: list[str] = []
    dispatch = router.dispatch

    def judged(backend: Any, method: str, path: str, **request: Any) -> Any:
        found = judge.problems(method, path, request.get("json"), _sizes(request.get("files") or ()))
        refused.extend(f"{method} {path}: {problem}" for problem in found)
        return dispatch(backend, method, path, **request)

    # Both ways out of discord.py, its client and its webhooks, end in this function.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", judged)
        yield refused
    assert not refused, "\n".join(["Discord would refuse:", *dict.fromkeys(refused)])


def _sizes(files: Sequence[discord.File]) -> dict[str, int]:
    return {file.filename: _size(file.fp) for file in files}


def _size(file: io.BufferedIOBase) -> int:
    before = file.tell()
    size = file.seek(0, io.SEEK_END)
    file.seek(before)
    return size
