"""A theme as columns of a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import lru_cache
from typing import Any

from engine.tables.model.preferences import Theme

_COLUMNS = tuple(field.name for field in fields(Theme))


def theme_columns(theme: Theme) -> dict[str, Any]:
    """The choices as columns of a row."""
    return asdict(theme)


def theme_of(row: Mapping[str, Any]) -> Theme:
    """The choices a row holds."""
    return _theme(*(row[name] for name in _COLUMNS))


@lru_cache(maxsize=256)
def _theme(*choices: Any) -> Theme:
    """Equal themes of all tables are one object."""
    return Theme(*choices)
