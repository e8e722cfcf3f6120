"""How cards and tables are to look: what somebody has chosen, for themselves or for a server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Theme:
    """The choices; None: nothing was chosen. Which there are is the business of who draws."""

    index_set: str | None = None
    """The letters on court cards and aces."""
    four_colours: bool | None = None
    felt: str | None = None

    def over(self, other: Theme) -> Theme:
        """These choices, and the other's where there is none."""
        mine = {name: value for name, value in asdict(self).items() if value is not None}
        return Theme(**asdict(other) | mine)


NO_THEME = Theme()
_COLUMNS = tuple(field.name for field in fields(Theme))


def theme_columns(theme: Theme) -> dict[str, Any]:
    """The choices as columns of a row."""
    return asdict(theme)


def theme_of(row: Mapping[str, Any]) -> Theme:
    """The choices a row holds."""
    return Theme(*(row[name] for name in _COLUMNS))
