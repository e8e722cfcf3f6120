"""`make bench`: runs every measurement and writes a table to standard output and benchmarks/results.md.

Arguments name the measurements to run; then the file stays as it is.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import platform
import time
from pathlib import Path
from typing import Final

from benchmarks.measure import RESULTS, keep, sections_of, table_of

PARTS: Final = {
    "rules": "Rules core",
    "pictures": "Pictures",
    "evening": "An evening's pictures",
    "plays": "Plays",
    "presses": "Presses",
    "saving": "Saving a play",
    "server": "One PostgreSQL",
    "restart": "Restart and memory",
    "season": "Leaderboards of a season",
    "rating": "Ratings: matches until 200 people of known strength stand in order, Kendall's tau above 0.8",
    "players": "Computer players",
    "chouine_players": "Computer players of Chouine",
    "kleurenwiezen_players": "Computer players of Kleurenwiezen",
    "search": "Search",
    "thinking": "Thinking",
    "gathering": "Gathering",
    "clubs.pairing": "Drawing tournaments",
    "clubs.luck": "Luck in tournaments",
}
"""Module -> heading."""
IN_ROOMS: Final = {"presses": "evening.presses", "pairing": "clubs.pairing", "luck": "clubs.luck"}
"""Where those modules are that lie in a room."""
HEAD: Final = """# Measured

Written by `make bench`. Where speed is compared, both sides of a line run in turn in the same minutes, CPU time,
medians; compare ratios, because absolute figures of one machine drift by a factor of two.

"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Speed beside yardsticks.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"some of: {', '.join(PARTS)}")
    parser.add_argument("--beside", type=Path, help="a checkout of an earlier commit that some parts compare with")
    asked = parser.parse_args()
    chosen = asked.parts
    sections: list[str] = []
    for part in chosen or PARTS:
        started = time.perf_counter()
        module = importlib.import_module(f"benchmarks.{IN_ROOMS.get(part, part)}")
        beside = (asked.beside,) if inspect.signature(module.run).parameters else ()
        sections.append(f"## {PARTS[part]}\n\n{table_of(module.run(*beside))}")
        print(f"{part}: {time.perf_counter() - started:.0f} s")
    report = "\n".join([*sections, _machine()])
    print(report)
    if not chosen:
        keep(HEAD + report + _others(RESULTS.read_text(encoding="utf-8")))


def _others(text: str) -> str:
    """The sections that no measurement here writes; they stay, after the rest."""
    kept = [one for one in sections_of(text) if one.splitlines()[0].removeprefix("## ") not in PARTS.values()]
    return "".join(f"\n{one.rstrip()}\n" for one in kept)


def _machine() -> str:
    model = next((line.split(":")[1].strip() for line in _cpuinfo() if line.startswith("model name")), "unknown CPU")
    return f"{os.cpu_count()} cores ({model}), {platform.system()}, Python {platform.python_version()}.\n"


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


if __name__ == "__main__":
    main()
