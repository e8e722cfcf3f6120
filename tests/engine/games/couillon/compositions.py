"""Couillon variants composed at random, for the tests that play them or see them refused."""

from __future__ import annotations

import os
import random

from tests.engine.games.couillon.reference.rules import PRESETS, own

Setting = tuple[str, dict[str, str]]
"""A preset, and the options that differ from it."""
COMPOSITIONS = int(os.environ.get("COMPOSITIONS", "120"))
"""How many are tried; `make compositions` tries 10,000."""

COMPOSING = {
    "making": ["upcard", "tongres", "forced", "held", "dealer-card", "named"],
    "following": ["follow-or-trump", "must-follow"],
    "scoring": ["slate", "points", "royes", "numbers", "cows", "tree"],
    "cards": ["4", "4", "5", "5", "6", "6", "7", "8", "10", "16", "16"],
}
SOMETIMES = {
    "pack": ["24", "32", "32", "30"],
    "show": ["none", "chosen", "highest"],
    "dame_de_make": ["no", "yes"],
    "red_queens": ["no", "yes"],
    "ottant": ["no", "yes"],
    "tie": ["none", "both-score", "non-makers"],
    "seats_by": ["lobby", "high-cards"],
}
LENGTHS = {
    "slate": {"lines": ["1", "2", "3"]},
    "points": {"target": ["1", "2"]},
    "royes": {"royes": ["1", "3", "5"]},
    "numbers": {"branches": ["1", "2", "3"]},
    "cows": {"cows": ["5", "5", "9", "9-5"]},
    "tree": {"branches": ["1", "2", "3"]},
}
"""By the sheet, so that whole matches are short."""


def any_composition(rng: random.Random) -> Setting:
    """Any preset with any changes; about half of them can be played."""
    preset = rng.choice(PRESETS)
    changes = {name: rng.choice(values) for name, values in COMPOSING.items() if rng.random() < 0.4}
    changes |= {name: rng.choice(values) for name, values in SOMETIMES.items() if rng.random() < 0.1}
    if int(changes.get("cards", 0)) > 6 and rng.random() < 0.8:
        changes["pack"] = "32"
    scoring = changes.get("scoring", own(preset)["scoring"])
    counts_mit = scoring in ("royes", "cows")
    if rng.random() < (0.3 if counts_mit else 0.05):
        changes["mit"] = rng.choice(["plain", "kontra"])
    elif not counts_mit and own(preset)["mit"] != "none" and rng.random() < 0.8:
        changes["mit"] = "none"
    meant = LENGTHS[scoring if rng.random() < 0.95 else rng.choice(list(LENGTHS))]
    changes |= {name: rng.choice(values) for name, values in meant.items()}
    if rng.random() < 0.3:
        changes["deals"] = rng.choice(["1", "2", "5"])
    return preset, changes


def composition(number: int) -> tuple[Setting, random.Random]:
    """The composition of this number, and the chance that goes on from there."""
    rng = random.Random(f"composition {number}")
    return any_composition(rng), rng
