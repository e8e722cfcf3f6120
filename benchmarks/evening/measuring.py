"""Evenings spent by turns in this checkout and an earlier one, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.measure import Line

ROUNDS: Final = 3
HERE: Final = Path(__file__).parents[2]
WHAT: Final = "ten tables of Couillon and Kleurenwiezen, four minutes"

_Figures = dict[str, float]


def run(beside: Path | None = None) -> list[Line]:
    """Measure; takes about half a minute an evening. `beside`: the folder of an earlier checkout."""
    folders = {"here": HERE} if beside is None else {"here": HERE, "before": beside}
    evening, first, restart = (_both(folders, what) for what in ("evening", "first", "restart"))
    return [
        *_lines(evening["here"], evening.get("before")),
        *_starts(first["here"], restart["here"], first.get("before"), restart.get("before")),
    ]


def _both(folders: dict[str, Path], what: str) -> dict[str, _Figures]:
    """The medians of each checkout, which take turns."""
    spent: dict[str, list[_Figures]] = {name: [] for name in folders}
    for _ in range(ROUNDS):
        for name, folder in folders.items():
            spent[name].append(_spent(folder, what))
    return {name: {key: median(one[key] for one in found) for key in found[0]} for name, found in spent.items()}


def _spent(folder: Path, what: str) -> _Figures:
    script = Path(__file__).with_name("__main__.py")
    environment = os.environ | {"PYTHONPATH": str(folder), "MALLOC_ARENA_MAX": "2"}
    done = subprocess.run(
        (sys.executable, str(script), what), cwd=folder, env=environment, capture_output=True, check=True, text=True
    )
    figures: Any = json.loads(done.stdout.splitlines()[-1])
    return {name: float(value) for name, value in figures.items()}


def _lines(here: _Figures, before: _Figures | None) -> list[Line]:
    def beside(tell: Any, ratio: Any) -> tuple[str, str]:
        return ("-", "-") if before is None else (f"before: {tell(before)}", f"{ratio(here) / ratio(before):.2f}")

    def an_entry(one: _Figures) -> str:
        return f"{one['cpu'] / one['entries'] * 1e3:.1f} ms CPU, {one['drawing'] / one['entries'] * 1e3:.1f} of it draw"

    def a_picture(one: _Figures) -> str:
        return f"{one['drawing'] / one['pictures'] * 1e3:.1f} ms CPU, {one['bytes'] / one['pictures'] / 1e3:.1f} kB"

    told, ratio = beside(an_entry, lambda one: one["cpu"] / one["entries"])
    lines = [
        Line(f"{WHAT}: an entry", an_entry(here), told, ratio, "at most 0.5"),
    ]
    told, ratio = beside(a_picture, lambda one: one["drawing"] / one["pictures"])
    lines.append(
        Line(
            f"one of its {here['pictures']:.0f} pictures, {here['turns']:.0f} turns among them",
            a_picture(here),
            told,
            ratio,
            "at most 0.5",
        )
    )
    told, ratio = beside(
        lambda one: f"{one['bytes'] / one['pictures'] / 1e3:.2f} kB", lambda one: one["bytes"] / one["pictures"]
    )
    lines.append(Line("its bytes", f"{here['bytes'] / here['pictures'] / 1e3:.2f} kB", told, ratio, "at most 1.02"))
    alone = here["encoding"] / here["pictures"] * 1e3
    ratio = f"{here['drawing'] / here['encoding']:.2f}"
    told = f"its encoding alone: {alone:.1f} ms CPU"
    lines.append(
        Line(
            "composing and encoding a picture",
            f"{here['drawing'] / here['pictures'] * 1e3:.1f} ms CPU",
            told,
            ratio,
            "at most 1.3",
        )
    )
    rate = here["entries"] / here["cpu"]
    told, ratio = beside(lambda one: f"{one['entries'] / one['cpu']:.0f}", lambda one: one["entries"] / one["cpu"])
    lines.append(Line("entries a second that one core shows", f"{rate:.0f}", told, ratio, "-"))
    lines.append(Line("what drawing keeps, at the end", f"{here['kept'] / 1e6:.0f} MB", "-", "-", "-"))
    return lines


def _starts(first: _Figures, restart: _Figures, first_before: _Figures | None, before: _Figures | None) -> list[Line]:
    def beside(old: _Figures | None, now: _Figures) -> tuple[str, str]:
        return ("-", "-") if old is None else (f"before: {old['cpu']:.1f} s", f"{now['cpu'] / old['cpu']:.2f}")

    return [
        Line("a new process until its first picture", f"{first['cpu']:.1f} s CPU", *beside(first_before, first), "-"),
        Line(
            "a restart with 200 tables until all is shown, in the first minute",
            f"{restart['cpu']:.1f} s CPU, {restart['seconds']:.0f} s by Discord's limits",
            *beside(before, restart),
            "-",
        ),
    ]
