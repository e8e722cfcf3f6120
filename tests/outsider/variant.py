"""Adds the two rows of a variant from outside to Couillon's: `pytest -p tests.outsider.variant`."""

from __future__ import annotations

from engine.games.couillon.options import PRESETS
from engine.games.couillon.variants import VARIANTS, Making, Scoring, Variant

NAME = "kujong-six"

VARIANTS[NAME] = Variant("2* | 3*", Making.NAMED, Scoring.COWS, (0, 1) * 3)
PRESETS[NAME] = {"mit": "plain", "pack": "32"}
