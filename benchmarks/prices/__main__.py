"""`python -m benchmarks.prices`: what hints charge for words beside playing them out, and what lessons recommend."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import stdev
from typing import Final

from benchmarks.measure import keep_section, markdown
from benchmarks.prices import deep
from benchmarks.prices.charges import charges
from benchmarks.prices.lessons import EACH, behind
from benchmarks.prices.playing_out import DEALS, Pair, held, pairs, quickly
from engine.players.levels import choose_sensibly, choose_softly
from engine.players.search.search import Effort

SHORT: Final = 20
"""Fewer of a kind say nothing about what it is worth."""
SEARCHES: Final = 100


def words(parts: int) -> str:
    """A row for each kind of word; of the deals one in so many parts."""
    rows = []
    for name, presets in DEALS.items():
        for preset, many in presets.items():
            seeds = [f"prices {preset} {number}" for number in range(many // parts)]
            for kind, some in sorted(pairs(name, preset, seeds, Effort(100), quickly).items()):
                if len(some) >= SHORT:
                    one = held(some)
                    said = "held" if abs(one.more) <= 2 * one.error else "apart"
                    more = f"{one.more:+.2f} ± {2 * one.error:.2f}"
                    what, told, came = f"`{preset}`: {kind}", f"{one.told:+.2f}", f"{one.came:+.2f}"
                    rows.append((what, str(one.many), told, came, more, said))
            print(preset, file=sys.stderr)
    return markdown(("what", "times", "told", "came", "more than told", ""), rows)


def charged(parties: int) -> str:
    """A row for what the charges of Chouine say and come to, while figures decide and in the last two draws."""
    rows = []
    for level, player in (("normal", choose_sensibly), ("easy", choose_softly)):
        for name, draws, many in (("3 to 11", range(3, 12), parties), ("1 or 2", range(1, 3), 5 * parties)):
            seeds = [f"charges {number}" for number in range(many)]
            some = [Pair(100 * one.told, 100 * one.came) for one in charges(player, seeds, draws)]
            if len(some) > 1:
                one = held(some)
                error = 2 * stdev(pair.came for pair in some) / sqrt(len(some))
                told, came = f"{one.told:.1f}", f"{one.came:.1f} ± {error:.1f}"
                rows.append((f"`{level}`, {name} draws left", str(one.many), told, came))
    return markdown(("charges", "how many", "told", "came"), rows)


def cards() -> str:
    """A row for each lesson: how far what it recommends is behind the best, at worst."""
    rows = [
        (f"`{game}` {lesson}", ", ".join(f"{one.most:.3f}" for one in steps))
        for (game, lesson), steps in behind(SEARCHES).items()
    ]
    return markdown(("lesson", "behind the best, per step"), rows)


def deeply() -> str:
    """What hints and looking back say beside a deep search; what they have wrong goes to standard error."""
    found = []
    for preset in deep.PRESETS:
        for one in deep.looked_at(preset, deep.SEEDS, deep.EACH):
            found.append(one)
            if one.recommended or bool(one.told) != bool(one.came):
                costs = ", ".join(f"{cost:.2f}" for cost in one[1:4])
                print(f"{one.said} ({costs})", file=sys.stderr, flush=True)
    return (
        f"`python -m benchmarks.prices --deep`, seeds `{deep.SEEDS} PRESET NUMBER`, {deep.EACH} choices of each of "
        f"{len(deep.PRESETS)} presets, in deals that `easy` plays: {deep.DEEP.rounds} searches with "
        f"{deep.DEEP.worlds} imagined deals judge what a hint recommends, and what looking back charges for what "
        "`easy` did. A hint is right, and a charge is not confirmed, if the deep search finds nothing better beyond "
        "its error and beyond what is told at all. It harms, and a choice is dear, from 0.2 lines or rôyes, 1 point or "
        f"3 parties in a hundred on.\n\n{deep.table(found)}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play out and search, and print what was found; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.prices", description=__doc__)
    parser.add_argument("--parts", type=int, default=1, help="play out one in so many of the deals")
    parser.add_argument(
        "--charges", type=int, metavar="PARTIES", help="the charges of Chouine alone, in so many parties"
    )
    parser.add_argument("--deep", action="store_true", help="hints and looking back alone, beside a deep search")
    parser.add_argument("--lessons", action="store_true", help="the lessons alone")
    parser.add_argument("--write", action="store_true", help="keep the tables in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    if chosen.charges:
        print(charged(chosen.charges))
        return 0
    if chosen.deep:
        text = deeply()
        print(text)
        if chosen.write:
            keep_section("Hints and looking back beside deep search", text)
        return 0
    searched = f"{SEARCHES} searches with {EACH.worlds} imagined deals for each choice"
    said = f"`python -m benchmarks.prices`: {searched}, in what `strong` measures."
    found = {"Lessons beside deep search": f"{said}\n\n{cards()}"}
    if not chosen.lessons:
        said = (
            "`python -m benchmarks.prices`: what hints say that a word gains beside the best card, a refusal or what "
            "`normal` says, and what it gains where all go on as `strong`, who thinks shortly; ± is 2 standard errors."
        )
        found["Prices of words"] = f"{said}\n\n{words(chosen.parts)}"
    for heading, text in found.items():
        print(f"{heading}\n\n{text}\n")
        if chosen.write:
            keep_section(heading, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
