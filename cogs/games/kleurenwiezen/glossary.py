"""The terms that Kleurenwiezen alone has."""

from __future__ import annotations

from typing import Final

TERMS: Final = (
    "kleurenwiezen auction contract declarer pass wait proposal acceptance solo troel misere open-misere piccolo"
    " piccolissimo abondance slam parole double overtrick"
)
