"""What an evening gave, as it is kept and as it is shown. Pure.

Sums are exact - a part of a match, or a third of a hundred points, is a fraction - and are rounded only where they are
shown. A database keeps a number with decimals, from which the fraction is found again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor
from typing import Any, Final

from engine.clubs.evenings.evening import Exact, Result

_FINEST: Final = 100_000
"""No evening's fractions have a larger denominator: parts of matches are deals, and few sides are at a table."""


def exact(number: float) -> Exact:
    """The number that was meant, from its decimals."""
    return number if isinstance(number, int) else Fraction(number).limit_denominator(_FINEST)


def plain(number: Exact) -> float:
    """The number as JSON has it."""
    return int(number) if number == int(number) else float(number)


def half_up(number: Exact) -> int:
    """The whole number that is shown."""
    return floor(number + Fraction(1, 2))


def written(result: Result) -> dict[str, Any]:
    """A result for JSON, by the names of its fields and in their order."""
    return result._asdict() | {"points": plain(result.points), "matches": plain(result.matches)}


def read(fields: Sequence[Any]) -> Result:
    """The result with these fields, in their order; of older databases too, which kept points rounded."""
    user_id, name, rank, points, matches = fields
    return Result(user_id, name, rank, exact(points), exact(matches))


def to_json(results: Iterable[Result]) -> str:
    """Results as a database keeps them."""
    return json.dumps([[*written(one).values()] for one in results], ensure_ascii=False, separators=(",", ":"))


def from_json(text: str) -> tuple[Result, ...]:
    """Results of what a database keeps."""
    return tuple(map(read, json.loads(text)))
