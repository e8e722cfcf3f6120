"""`strong` against the yardstick beside an earlier commit, and how far both are from what was aimed at."""

from __future__ import annotations

from typing import Final

SEEDS: Final = "aims"
"""The packs of what is published; nothing was tried out with them."""
WHOLE: Final = {
    "couillon": 2000,
    "force": 1500,
    "malmedy": 1500,
    "six": 1500,
    "troeven": 1500,
    "chouine": 1000,
    "mondoubleau": 600,
    "pagat": 400,
    "flemish": 400,
}
"""Preset -> how many packs are played, numbers from 0; kept before the run."""
DECLARED: Final = {"pagat": 600}
"""Preset -> how many packs are bid by the yardstick and then played, to compare play alone."""
