"""`python -m benchmarks.search.near_end`: what the score changes at the end of a match, and how long that takes.

- First words: of the same hands, how many `strong` opens otherwise when its side is behind than when it is ahead.
- Decisions: each in a last deal that `normal` plays, by the score and as if the match had no end, in turns, CPU time.

Hands are those of `near end PRESET NUMBER`, numbers from 0.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from benchmarks.measure import Line, table_of
from benchmarks.search.measuring import asked_from
from engine.core.chance.packs import next_pack
from engine.core.game import DealResult
from engine.core.registry import game_named
from engine.games.couillon.sheets.numbers import Royes
from engine.games.kleurenwiezen.sheet import SheetLine
from engine.players.levels import choose_by_search, weigh_by_search
from engine.players.turns import questions
from engine.teaching.hints.hint import endless


class Standing(NamedTuple):
    """Two scores in a match of so many deals still to play; the first seat to speak is looked at."""

    told: str
    behind: tuple[int, ...]
    ahead: tuple[int, ...]
    left: int = 1


def _level(far: int, left: int = 1) -> Standing:
    """Three others are level, and so far away."""
    told = f"{left} left, {far} behind or ahead of three that are level"
    return Standing(told, (-far, 0, 0, 0), (far, 0, 0, 0), left)


STANDINGS: Final = {
    "pagat": (
        *(_level(far) for far in (8, 24, 40, 100, 200)),
        *(_level(far, 2) for far in (24, 40, 200)),
        Standing(
            "1 left, 200 behind the first and 10 behind the third, or 200 ahead", (-10, 190, 0, 20), (200, 0, 0, 0)
        ),
    ),
    "malmedy": tuple(
        Standing(f"1 of 8 left, {far} rôyes behind or ahead", (5 + far, 5), (5, 5 + far)) for far in (1, 2, 3, 4, 9)
    ),
    "couillon": tuple(
        Standing(f"1 of 8 left, {far} marks behind or ahead", (2 + far, 2), (2, 2 + far)) for far in (1, 2, 5)
    ),
}
DEALS: Final = 8
"""A match of Couillon has so many."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.search.near_end", description=__doc__)
    parser.add_argument("--hands", type=int, default=60, help="hands a standing (default: 60)")
    parser.add_argument("--deals", type=int, default=6, help="deals a preset whose decisions are timed (default: 6)")
    chosen = parser.parse_args()
    lines = [_words(preset, one, chosen.hands) for preset, standings in STANDINGS.items() for one in standings]
    print(table_of([*lines, *(_decisions(preset, chosen.deals) for preset in STANDINGS)]))


def _match(preset: str, score: Sequence[int], left: int) -> Any:
    """A match at this score with so many deals left, seat 1 to speak first."""
    name = "kleurenwiezen" if len(score) == 4 else "couillon"
    game = game_named(name)
    if name == "kleurenwiezen":
        match: Any = game.begin(game.configure(preset), 4)
        line = SheetLine(1, 1, DealResult(None, (), (0,) * 4, None, (0,) * 4, (0,) * 4), 1)
        return match._replace(score=tuple(score), sheet=(line,) * (match.options.deals - left))
    match = game.begin(game.configure(preset, {"deals": str(DEALS)}), 4)
    sheet = match.sheet
    if isinstance(sheet, Royes):
        return match._replace(sheet=Royes(tuple(score)), deal=DEALS - left + 1)
    for side, marks in enumerate(score):
        sheet = sheet.adjusted(side, marks - sheet.score[side])
    return match._replace(sheet=sheet, deal=DEALS - left + 1)


def _dealt(match: Any, preset: str, number: int) -> Any:
    game = game_named(match.options.game)
    return game.deal(match, next_pack(game, match, random.Random(f"near end {preset} {number}")).cards).state


def _words(preset: str, standing: Standing, hands: int) -> Line:
    """How many of these hands are opened otherwise."""
    both = [_match(preset, score, standing.left) for score in (standing.behind, standing.ahead)]
    other = sum(_first(both[0], preset, number) != _first(both[1], preset, number) for number in range(hands))
    return Line(f"first words at `{preset}`: {standing.told}", f"{other} of {hands} differ", "-", "-", "-")


def _first(match: Any, preset: str, number: int) -> str:
    """What `strong` says first."""
    *_, asked = questions(game_named(match.options.game), _dealt(match, preset, number))
    return str(choose_by_search(asked.view, asked.choices, random.Random(1), asked.remembered))


def _decisions(preset: str, deals: int) -> Line:
    """How long `strong` thinks in a last deal."""
    close = STANDINGS[preset][1]
    spent: dict[bool, list[float]] = {True: [], False: []}
    for number in range(deals):
        match = _match(preset, close.behind, 1)
        game, state = game_named(match.options.game), _dealt(match, preset, number)
        for asked in asked_from(game, state, random.Random(1)):
            plain = endless(asked)
            if plain is None:
                # Nothing is left to be won.
                continue
            both = (True, asked), (False, plain)
            # Whoever comes second finds much reckoned already.
            for by_score, one in both if len(spent[True]) % 2 else both[::-1]:
                started = time.process_time()
                weigh_by_search(one.view, one.choices, random.Random(1), one.remembered)
                spent[by_score].append(1000 * (time.process_time() - started))
    ours, theirs = map(_times, spent.values())
    ratio = fmean(spent[True]) / fmean(spent[False])
    what = f"a decision in the last deal of `{preset}`, {len(spent[True])} of them"
    return Line(what, ours, f"as if the match had no end: {theirs}", f"{ratio:.2f}", "95 % within 50 ms")


def _times(each: Sequence[float]) -> str:
    return f"{fmean(each):.0f} ms, 95 % within {quantiles(each, n=20)[-1]:.0f}, at most {max(each):.0f}"


if __name__ == "__main__":
    main()
