"""What an action costs, in the units of games; everywhere in the same words."""

from __future__ import annotations

from unicodedata import normalize

from engine.hints.reason import Unit
from locales import Say


def cost_text(unit: Unit, cost: float, say: Say) -> str:
    """A cost that is told in a unit: `1.4 points`; empty where nobody counts in it."""
    shown = round(cost, 1) if cost < 10 and unit.times == 1 else round(cost)
    return say.or_else(f"hints-cost-{unit_key(unit)}", "", cost=shown)


def unit_key(unit: Unit) -> str:
    """The name of a unit without accents, as keys of texts have it: `royes`."""
    return "".join(letter for letter in normalize("NFKD", unit.name) if letter.isascii())
