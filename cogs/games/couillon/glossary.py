"""The terms that Couillon alone has."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    "couillon kwajongen kujong troeven make-trumps stub card-points slate line boucle couille craie royes dobe mit"
    " kontra ottant dame-de-make bourgumesse tree branch cow"
)
