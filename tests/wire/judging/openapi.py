"""Discord's OpenAPI document as a judge of requests.

The document is not part of this project. It is read from the path in DISCORD_OPENAPI, by default
`../shared/discord/openapi.json` beside the checkout. Without it these checks are skipped.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import jsonschema_rs

DOCUMENT: Final = Path(
    os.environ.get("DISCORD_OPENAPI") or Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
)
_NUMBER: Final = re.compile(r"(?<=/)\d+")
_TOKEN: Final = re.compile(r"^(/(?:interactions|webhooks)/1)/[^/]+")
"""Each press has a token of its own."""


def is_there() -> bool:
    """Whether the document is there to judge requests."""
    return DOCUMENT.is_file()


class OpenApi:
    """The document, ready to judge."""

    def __init__(self, document: Any) -> None:
        snowflake = document["components"]["schemas"]["SnowflakeType"]
        # Discord also accepts snowflakes as numbers, and discord.py sends many of them so.
        document["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer", "minimum": 0}]}
        self._components = document["components"]
        self._paths = [(_pattern(path), path, item) for path, item in document["paths"].items()]
        # A fixed part such as @me goes before a parameter.
        self._paths.sort(key=lambda entry: entry[1].count("{"))
        self._judges: dict[tuple[str, str], jsonschema_rs.Validator | None] = {}
        self._found: dict[tuple[str, str], tuple[str, Any] | None] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """What the document says against this request; `path` starts after `/api/v10`."""
        found = self._find(method.lower(), _TOKEN.sub(r"\1/token", _NUMBER.sub("1", path)))
        if found is None:
            return [f"no such request: {method} {path}"]
        judge = self._judge(method.lower(), *found)
        if judge is None or body is None:
            return []
        return [f"{method} {found[0]}: {error.message[:300]}" for error in judge.iter_errors(body)]

    def _find(self, method: str, path: str) -> tuple[str, Any] | None:
        """The template of a path, and what the document says of it."""
        if (method, path) not in self._found:
            fitting = (entry for entry in self._paths if entry[0].fullmatch(path) and method in entry[2])
            self._found[method, path] = next(((template, item) for _, template, item in fitting), None)
        return self._found[method, path]

    def _judge(self, method: str, template: str, item: Any) -> jsonschema_rs.Validator | None:
        key = method, template
        if key not in self._judges:
            content = item[method].get("requestBody", {}).get("content", {})
            schema = content.get("application/json", {}).get("schema")
            self._judges[key] = schema and jsonschema_rs.Draft202012Validator(
                {"components": self._components, **schema}, validate_formats=False
            )
        return self._judges[key]


@cache
def document() -> OpenApi:
    """Discord's document; `is_there()` must be true."""
    return OpenApi(json.loads(DOCUMENT.read_text(encoding="utf-8")))


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(template)))
