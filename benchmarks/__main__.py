"""`make bench`: every measurement, a table on standard output and in benchmarks/results.md.

Names of measurements as arguments choose some of them; then the file stays as it is.
"""

from __future__ import annotations

import argparse
import importlib
import os
import platform
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from benchmarks.measure import Line

PARTS: Final = ("rules", "pictures", "plays", "restart", "players")
RESULTS: Final = Path(__file__).with_name("results.md")

SPEED: Final = """# Speed

Written by `make bench`. Both sides of a line run in turn in the same minutes, CPU time, medians; compare
ratios, because absolute figures of one machine drift by a factor of two.

"""
PLAYERS: Final = """
# Strength of the computer players

Written by `make bench` as well. The same packs are played once from every seat, all the others being of the other
kind; parties that nobody wins are not counted.

"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed beside yardsticks.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"some of: {', '.join(PARTS)}")
    chosen = parser.parse_args().parts
    lines: dict[str, list[Line]] = {SPEED: [], PLAYERS: []}
    for part in chosen or PARTS:
        started = time.perf_counter()
        lines[PLAYERS if part == "players" else SPEED] += importlib.import_module(f"benchmarks.{part}").run()
        print(f"{part}: {time.perf_counter() - started:.0f} s")
    report = "".join(head + _table(under) for head, under in lines.items() if under) + _machine()
    print(report)
    if not chosen:
        RESULTS.write_text(report, encoding="utf-8")


def _table(lines: Iterable[Line]) -> str:
    rows = [f"| {line.what} | {line.figure} | {line.beside} | {line.ratio} | {line.aim} |" for line in lines]
    return "\n".join(["| what | measured | beside | ratio | aim |", "| --- | --- | --- | --- | --- |", *rows, ""])


def _machine() -> str:
    model = next((line.split(":")[1].strip() for line in _cpuinfo() if line.startswith("model name")), "unknown CPU")
    return f"\n{os.cpu_count()} cores ({model}), {platform.system()}, Python {platform.python_version()}.\n"


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


if __name__ == "__main__":
    main()
