"""A table picture beside its encoding alone, over all positions of some deals."""

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

DEALS: Final = 2
ROUNDS: Final = 9
LABELS: Final = (SeatLabel("Anna"), SeatLabel("Bram"), SeatLabel("Chloé"), SeatLabel("Simple", computer=True))


def _views() -> list[View]:
    """What a spectator sees at each step of some random deals."""
    game, rng = game_named("couillon"), random.Random(1)
    options = game.configure()
    views: list[View] = []
    for _ in range(DEALS):
        pack = list(game.pack(options))
        rng.shuffle(pack)
        state = game.deal(game.begin(options), pack).state
        while actors := game.actors(state):
            views.append(game.view(state, SPECTATOR))
            action = rng.choice(game.legal_actions(game.view(state, actors[0])))
            state = game.apply(state, actors[0], action).state
    return views


def _drawing(views: list[View]) -> Round:
    look, say = Look(), say_in("en")

    def draw() -> int:
        for view in views:
            draw_table(view, LABELS, look, say)
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
    pictures = [draw_table(view, LABELS, Look(), say_in("en")) for view in views]
    sides = compare({"drawn": _drawing(views), "encoded": _encoding(pictures)}, ROUNDS)
    largest = max(len(picture.data) for picture in pictures)
    return [
        Line(
            "a table picture",
            f"{sides['drawn'].seconds * 1e3:.1f} ms CPU",
            f"its encoding alone: {sides['encoded'].seconds * 1e3:.1f} ms CPU",
            f"{sides['drawn'].seconds / sides['encoded'].seconds:.2f}",
            "at most 1.5",
        ),
        Line("size of a table picture", f"{largest / 1000:.0f} kB at most", "-", "-", "under 50 kB"),
    ]
