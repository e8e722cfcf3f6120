"""Compares pictures with their encoding alone, tables of every variant and hands, and their format with others."""

from __future__ import annotations

import io
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import partial
from inspect import unwrap
from typing import Final

from PIL import Image, ImageChops, ImageStat

from benchmarks.clubs import standings_pages
from benchmarks.measure import Line, Round, compare
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, View
from locales import say_in
from rendering import Look, Picture, SeatLabel, as_held, draw_hand, draw_table
from rendering.canvas.colours import palette_colours, palette_image
from rendering.canvas.encode import RADIUS, encode
from rendering.table.picture import compose_table

EVERY: Final = 5
"""One in this many positions of a deal is drawn."""
ROUNDS: Final = 9
FORMATS_EVERY: Final = 9
"""One in this many of those is written in every format."""
FORMATS_ROUNDS: Final = 3
SAMPLE: Final = 80
"""How many tables and hands of each game are measured."""
GAMES: Final = ("couillon", "kleurenwiezen", "chouine")
AIMS: Final = {"table": "24 kB, 5 ms", "hand": "18 kB, 3 ms"}
USUAL: Final = 50_000
"""The number of bytes a table picture stays below."""
LABELS: Final = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan", "Elif", "Femke", "Guy", "Hélène")))


_table, _hand = unwrap(draw_table), unwrap(draw_hand)
"""Without what is kept of them: every picture is drawn."""


def _views() -> list[View]:
    """What a spectator sees at some positions of a random deal of each preset."""
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
            _table(view, LABELS[: view.seats], look, say)
        return len(views)

    return draw


def _encoding(pictures: list[Picture]) -> Round:
    images = [Image.open(io.BytesIO(picture.data)).convert("RGBA").convert("RGB") for picture in pictures]

    def write() -> int:
        for image in images:
            encode(image)
        return len(images)

    return write


def _webp(image: Image.Image, **how: int) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", **how)
    return out.getvalue()


def _in_our_colours(image: Image.Image) -> bytes:
    flat = image.quantize(palette=palette_image(palette_colours()), dither=Image.Dither.NONE)
    return _webp(flat.convert("RGB"), lossless=True, method=1, quality=20)


FORMATS: Final[dict[str, Callable[[Image.Image], bytes]]] = {
    "palette PNG": encode,
    "lossless WebP in the palette's colours": _in_our_colours,
    "WebP, quality 75": lambda image: _webp(image, quality=75, method=4),
    "WebP, quality 95": lambda image: _webp(image, quality=95, method=4),
}
"""The first is the one in use."""


def _error(image: Image.Image, data: bytes) -> float:
    """How far a picture is from its drawing, apart from its transparent corners: root mean square, out of 255."""
    with Image.open(io.BytesIO(data)) as written:
        shown = written.convert("RGBA").convert("RGB")
    box = (RADIUS, RADIUS, image.width - RADIUS, image.height - RADIUS)
    found = ImageStat.Stat(ImageChops.difference(image.crop(box), shown.crop(box))).rms
    return float((sum(part * part for part in found) / len(found)) ** 0.5)


def _writing(images: list[Image.Image], write: Callable[[Image.Image], bytes]) -> Round:
    def run() -> int:
        for image in images:
            write(image)
        return len(images)

    return run


def _formats(views: list[View]) -> list[Line]:
    """Every format beside the one in use: bytes, time and distance from the drawing."""
    images = [compose_table(view, LABELS[: view.seats], Look(), say_in("en")) for view in views]
    sides = compare({name: _writing(images, write) for name, write in FORMATS.items()}, FORMATS_ROUNDS)
    told, sizes = {}, {}
    for name, write in FORMATS.items():
        written = [write(image) for image in images]
        sizes[name] = sum(map(len, written)) / len(written)
        error = sum(map(_error, images, written)) / len(written)
        told[name] = f"{sizes[name] / 1000:.0f} kB, {sides[name].seconds * 1e3:.1f} ms CPU, error {error:.1f}"
    used, *others = FORMATS
    return [
        Line(
            f"a table as {used}",
            told[used],
            f"{name}: {told[name]}",
            f"{sizes[used] / sizes[name]:.2f} size, {sides[used].seconds / sides[name].seconds:.2f} time",
            "small at equal looks",
        )
        for name in others
    ]


def _course(name: str) -> tuple[list[View], list[View]]:
    """What a spectator sees in the middle of tricks of random deals, and what those on turn see."""
    game, rng = game_named(name), random.Random(1)
    tables: list[View] = []
    players: list[View] = []
    for preset in game.presets:
        options = game.configure(preset)
        pack = list(game.pack(options))
        rng.shuffle(pack)
        state = game.deal(game.begin(options), pack).state
        while actors := game.actors(state):
            view = game.view(state, actors[0])
            players += [view] if view.hand else []
            tables += [game.view(state, SPECTATOR)] if view.trick else []
            state = game.apply(state, actors[0], rng.choice(game.legal_actions(view))).state
    return rng.sample(tables, SAMPLE), rng.sample(players, SAMPLE)


def _by_game(name: str) -> list[Line]:
    """A game's tables and hands: bytes and time, in the middle and at the ninety-fifth of a hundred."""
    look, say = Look(), say_in("en")
    tables, players = _course(name)
    kinds: dict[str, list[Callable[[], Picture]]] = {
        "table": [partial(_table, view, LABELS[: view.seats], look, say) for view in tables],
        "hand": [partial(_hand, as_held(view.hand), None, look) for view in players],
    }
    lines = []
    for kind, drawings in kinds.items():
        sizes, times = zip(*map(_measured, drawings), strict=True)
        figure = f"{statistics.median(sizes):.0f} kB, {statistics.median(times):.1f} ms CPU"
        most = f"p95: {_high(sizes):.0f} kB, {_high(times):.1f} ms CPU"
        lines.append(Line(f"a {kind} of {name}", figure, most, "-", AIMS[kind]))
    return lines


def _measured(draw: Callable[[], Picture]) -> tuple[float, float]:
    """The kilobytes, and the milliseconds of the middle one of three drawings after a first one."""
    size, spent = len(draw().data) / 1000, []
    for _ in range(3):
        before = time.process_time()
        draw()
        spent.append((time.process_time() - before) * 1e3)
    return size, statistics.median(spent)


def _high(figures: Sequence[float]) -> float:
    return sorted(figures)[len(figures) * 95 // 100]


def run() -> list[Line]:
    """Measure; takes a few seconds."""
    views = _views()
    pictures = [_table(view, LABELS[: view.seats], Look(), say_in("en")) for view in views]
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
            "all",
        ),
        *(line for game in GAMES for line in _by_game(game)),
        *_formats(views[::FORMATS_EVERY]),
        *standings_pages.run(),
    ]
