"""A table picture beside its encoding alone, over positions of every variant."""

from __future__ import annotations

import io
import random
from typing import Final

from PIL import Image

from benchmarks.measure import Line, Round, compare
from engine.game import SPECTATOR, View
from engine.registry import game_named
from locales import say_in
from rendering import Look, Picture, SeatLabel, draw_table
from rendering.encode import encode

EVERY: Final = 5
"""Of the positions of a deal, one in so many is drawn."""
ROUNDS: Final = 9
USUAL: Final = 50_000
"""Bytes of a table picture, in nearly all positions."""
LABELS: Final = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan", "Elif", "Femke", "Guy", "Hélène")))


def _views() -> list[View]:
    """What a spectator sees now and then of a random deal of each preset."""
    game, rng = game_named("couillon"), random.Random(1)
    views: list[View] = []
    for preset in game.presets:
        options = game.configure(preset)
        pack = list(game.pack(options))
        rng.shuffle(pack)
        state = game.deal(game.begin(options), pack).state
        deal = [game.view(state, SPECTATOR)]
        while actors := game.actors(state):
            action = rng.choice(game.legal_actions(game.view(state, actors[0])))
            state = game.apply(state, actors[0], action).state
            deal.append(game.view(state, SPECTATOR))
        views += deal[::EVERY]
    return views


def _drawing(views: list[View]) -> Round:
    look, say = Look(), say_in("en")

    def draw() -> int:
        for view in views:
            draw_table(view, LABELS[: view.seats], look, say)
        return len(views)

    return draw


def _encoding(pictures: list[Picture]) -> Round:
    images = [Image.open(io.BytesIO(picture.data)).convert("RGBA").convert("RGB") for picture in pictures]

    def write() -> int:
        for image in images:
            encode(image)
        return len(images)

    return write


def run() -> list[Line]:
    """Measure; takes some seconds."""
    views = _views()
    pictures = [draw_table(view, LABELS[: view.seats], Look(), say_in("en")) for view in views]
    sides = compare({"drawn": _drawing(views), "encoded": _encoding(pictures)}, ROUNDS)
    sizes = sorted(len(picture.data) for picture in pictures)
    usual = sum(size < USUAL for size in sizes) / len(sizes)
    return [
        Line(
            "a table picture",
            f"{sides['drawn'].seconds * 1e3:.1f} ms CPU",
            f"its encoding alone: {sides['encoded'].seconds * 1e3:.1f} ms CPU",
            f"{sides['drawn'].seconds / sides['encoded'].seconds:.2f}",
            "at most 1.5",
        ),
        Line(
            "size of a table picture",
            f"{sizes[len(sizes) // 2] / 1000:.0f} kB, {sizes[-1] / 1000:.0f} kB at most",
            "-",
            f"{usual:.0%} under 50 kB",
            "nearly all",
        ),
    ]
