"""Run the engine's command line in this process."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.__main__ import main

RECORDS = Path(__file__).parents[2] / "records"


class Ran(NamedTuple):
    """What a command printed and returned."""

    status: int
    out: str
    err: str

    @property
    def json_lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> Ran:
    """Run one command."""
    capsys.readouterr()
    status = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return Ran(status, out, err)
