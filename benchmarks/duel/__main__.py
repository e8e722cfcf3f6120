"""Compares two computer players with the same cards, by one preset or by all, and prints a table.

Players are those of the engine, and `frozen`, `high` and `sampling` (`benchmarks/duel/players.py`). What is published
is measured on packs of its own, which nothing was tried out with: `--seeds showing`, or `--write`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from benchmarks.duel.declaring import declaring
from benchmarks.duel.duel import BUILDING, SHOWING, Duel, fight, heads
from benchmarks.duel.players import COMPARED, compared
from benchmarks.measure import keep_section, markdown
from engine.core.errors import EngineError, UnknownChoice
from engine.core.registry import GAMES, game_named


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one comparison; returns the exit status."""
    chosen = _parser().parse_args(arguments)
    try:
        compared(chosen.one), compared(chosen.other)
        duels = list(_duels(chosen))
    except EngineError as error:
        print(error, file=sys.stderr)
        return 2
    if chosen.one == chosen.other or chosen.deals < 2 or chosen.processes < 1:
        print("two different players, at least 2 deals and 1 process are needed", file=sys.stderr)
        return 2
    seeds = chosen.seeds or (SHOWING if chosen.write else BUILDING)
    if chosen.declaring:
        text = "\n\n".join(declaring(duel, seeds, chosen.deals, chosen.processes) for duel in duels)
    else:
        rows = []
        for duel in duels:
            rows.append(fight(duel, seeds, chosen.deals, chosen.processes).row())
            print(*rows[-1], sep=", ", file=sys.stderr, flush=True)
        text = markdown(heads(chosen.one, chosen.other), rows)
    print(text)
    if chosen.write:
        keep_section(_heading(chosen), f"{_about(seeds)}\n\n{text}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel", description=__doc__)
    parser.add_argument("one", metavar="PLAYER", help=", ".join(COMPARED))
    parser.add_argument("other", metavar="PLAYER")
    parser.add_argument("--game", action="append", default=[], help="may be repeated; all, if left out")
    parser.add_argument("--rules", action="append", default=[], metavar="PRESET", help="may be repeated; all")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--deals", type=int, default=1000, help="packs by each preset; with --matches, matches")
    parser.add_argument("--matches", action="store_true", help="play whole matches, not first deals")
    parser.add_argument("--auction", default="", metavar="PLAYER", help="says what both say before cards are played")
    parser.add_argument("--declaring", action="store_true", help="compare play by contract, after the same auction")
    parser.add_argument("--seeds", help=f"{BUILDING} (usual), {SHOWING} or any other word or number")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    return parser


def _duels(chosen: argparse.Namespace) -> Iterator[Duel]:
    """The duels, by each preset; raises EngineError where something does not exist."""
    if chosen.auction:
        compared(chosen.auction)
    changes = tuple((name, value) for name, _, value in (text.partition("=") for text in chosen.option))
    games = [game_named(name) for name in chosen.game] or [*GAMES.values()]
    presets = {preset: game for game in games for preset in game.presets}
    for preset in chosen.rules:
        if preset not in presets:
            raise UnknownChoice("preset", preset, presets)
    for preset, game in presets.items():
        if preset in (chosen.rules or presets) and (game.has_contracts or not chosen.declaring):
            game.configure(preset, dict(changes))
            yield Duel(chosen.one, chosen.other, game.name, preset, changes, chosen.auction, chosen.matches)


def _heading(chosen: argparse.Namespace) -> str:
    what = [*chosen.game, *chosen.rules, *chosen.option]
    what += ["declaring and defending"] * chosen.declaring + ["matches"] * chosen.matches
    what += [f"saying what {chosen.auction} says"] * bool(chosen.auction)
    return ", ".join([f"Duel of {chosen.one} and {chosen.other}", *what])


def _about(seeds: str) -> str:
    return (
        f"Measured by itself, by `python -m benchmarks.duel`, on the packs `{seeds}`. ± is half of the 95 % interval; "
        "more is better everywhere. Every pack is played once from each side."
    )


if __name__ == "__main__":
    sys.exit(main())
