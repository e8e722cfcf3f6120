"""Listens to what Discord answers, beneath the library."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp


class Answer(NamedTuple):
    """A status, and how long it took."""

    status: int
    milliseconds: int


class Hearing:
    """The answers since `begin`."""

    def __init__(self) -> None:
        self.answers: list[Answer] = []

    def begin(self) -> None:
        """Forget what was heard."""
        self.answers.clear()

    @property
    def last(self) -> Answer | None:
        return self.answers[-1] if self.answers else None

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Listen to all requests of a client that has this trace."""

        async def started(_: Any, context: SimpleNamespace, __: Any) -> None:
            context.heard_from = asyncio.get_running_loop().time()

        async def ended(_: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
            took = asyncio.get_running_loop().time() - context.heard_from
            self.answers.append(Answer(params.response.status, round(1000 * took)))

        trace.on_request_start.append(started)
        trace.on_request_end.append(ended)
        return trace
