"""Pages of a tournament's standings, its podium and a part of a knock-out's tree, each beside its encoding alone."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PIL import Image

from benchmarks.measure import Line, Round, compare
from engine.clubs.tournaments.schedule import standings
from locales import say_in
from rendering import Picture, SeatLabel
from rendering.canvas.encode import encode
from rendering.people.knockout import Tie, draw_tree, parts_of
from rendering.people.standings import draw_standings

PEOPLE: Final = 200
PAGE: Final = 20
ROUNDS: Final = 4
REPEATS: Final = 5
FIRST: Final = ("Jan", "Godelieve", "Marie-Louise", "Guy", "François-Xavier")
LAST: Final = ("Peeters", "Vanderstraeten", "Maes", "Dubois")
AIM: Final = "under 50 ms"


def _drawings() -> dict[str, list[Callable[[], Picture]]]:
    rng, say = random.Random(1), say_in("en")
    people = [SeatLabel(f"{rng.choice(FIRST)} {rng.choice(LAST)} {number}") for number in range(PEOPLE)]
    played = [{place: rng.randrange(-30, 60) for place in range(1, PEOPLE + 1)} for _ in range(ROUNDS)]
    rows = standings(PEOPLE, played)
    cup = [
        [Tie((place, place + 4), ("3", "1"), place) for place in range(1, 33) if (place - 1) % 8 < 4],
        [Tie((place, place + 2), ("3", "2"), place) for place in range(1, 33) if (place - 1) % 8 < 2],
        [Tie((place, place + 1), ("3", "0"), place) for place in range(1, 33) if (place - 1) % 8 < 1],
    ]
    return {
        "a page of standings, 20 of 200 people": [
            partial(draw_standings, rows[at : at + PAGE], people, "Standings", say) for at in range(0, PEOPLE, PAGE)
        ],
        "the podium of 200 people": [partial(draw_standings, rows[:PAGE], people, "Standings", say, final=True)],
        "a part of a knock-out's tree": [partial(draw_tree, part, cup, people, "Cup", say) for part in parts_of(cup)],
    }


def run() -> list[Line]:
    """Measure; takes a few seconds."""
    return [_line(what, drawings) for what, drawings in _drawings().items()]


def _line(what: str, drawings: list[Callable[[], Picture]]) -> Line:
    images = [Image.open(io.BytesIO(draw().data)).convert("RGBA").convert("RGB") for draw in drawings]
    encoders = [partial(encode, image) for image in images]
    sides = compare({"drawn": _all(drawings), "encoded": _all(encoders)}, REPEATS)
    drawn, encoded = (sides[name].seconds * 1e3 for name in ("drawn", "encoded"))
    return Line(what, f"{drawn:.1f} ms CPU", f"its encoding alone: {encoded:.1f} ms CPU", f"{drawn / encoded:.2f}", AIM)


def _all(works: Sequence[Callable[[], object]]) -> Round:
    def run() -> int:
        for work in works:
            work()
        return len(works)

    return run
