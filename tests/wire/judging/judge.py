"""One request held against all that is known of what Discord refuses.

The documented limits hold always, Discord's OpenAPI document where it is at hand (`tests/wire/judging/openapi.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.wire.judging import limits, openapi


def problems(method: str, path: str, body: Any, files: Mapping[str, int] | None = None) -> list[str]:
    """What Discord would refuse. `path` starts after `/api/v10`; `files` maps file names to bytes."""
    found = limits.problems(method, path, body, files)
    if openapi.is_there():
        found += openapi.document().problems(method, path, body)
    return found


def how_strict() -> str:
    """What requests are held against in this session."""
    ours = "our own list of its limits"
    and_its_document = f"its OpenAPI document and {ours}"
    alone = f"{ours} alone: its OpenAPI document is not at hand"
    return f"requests to Discord are held against {and_its_document if openapi.is_there() else alone}"
