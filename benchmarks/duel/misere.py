"""Contracts in which few tricks are wanted, against a strong defence: what looking at all that may follow brings.

The yardstick bids, and four strong players play until six cards are left, the same for all. From there the declarers,
the opponents, all or none of them look at all that may follow; who does not, plays as before that was done. A contract
counts once for each who plays it, also if it was settled before; ± is half of the 95 % interval, of the same deals.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from benchmarks.duel.duel import NINETY_FIVE, shared_out
from benchmarks.measure import keep_section, markdown
from benchmarks.yardstick import choose_frozen
from engine.core.actions import Action, Play
from engine.core.chance.packs import next_pack
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.player import choose
from engine.games.kleurenwiezen.player.imagined import LAST, weigh_low
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.levels import EFFORT
from engine.players.selfplay import act, mean_of

EXACT: Final = ((0, 0), (LAST, 0), (0, LAST), (LAST, LAST))
"""From how many cards on declarers and opponents look at all that may follow."""
SEEDS: Final = "hunted"
DEALS: Final = 240
"""What is published is measured on so many packs, which nothing was tried out with."""
NAMES: Final = ("before", "declarers", "opponents", "all")
GAME: Final = game_named("kleurenwiezen")
OPTIONS: Final = GAME.configure("pagat", {"claim_when_settled": "yes"})
SEATS: Final = GAME.seats(OPTIONS)


class Declared(NamedTuple):
    """A declarer's contract, ended in each of these ways."""

    kind: str
    made: tuple[bool, ...]
    points: tuple[int, ...]


class Played(NamedTuple):
    """What came of some packs."""

    declared: list[Declared]
    spent: list[float]
    """Milliseconds of CPU of the decisions that looked at all that may follow."""


def play(seeds: str, numbers: Sequence[int]) -> Played:
    """Play the packs of these numbers on which a negative contract is bid."""
    played = Played([], [])
    for number in numbers:
        rng = random.Random(f"{seeds} misere {number}")
        match = GAME.begin(OPTIONS, number % SEATS + 1)
        state: Any = GAME.deal(match, next_pack(GAME, match, rng).cards).state
        while state.outcome is None and state.phase != Phase.PLAY:
            state = GAME.apply(state, *act(GAME, state, choose_frozen, rng)).state
        contract = GAME.view(state, SPECTATOR).contract
        if state.outcome is None and contract is not None and contract.is_negative:
            played.declared.extend(_declared(state, f"{seeds} {number}", played.spent))
    return played


def _declared(state: Any, seed: str, spent: list[float]) -> Iterator[Declared]:
    declarers = GAME.view(state, SPECTATOR).declarers
    start = _played(state, seed, 0, 0, [], until=LAST)
    ends = [_played(start, seed, *exact, spent) for exact in EXACT]
    facts = [GAME.deal_facts(end) for end in ends]
    for seat in declarers:
        made = tuple(seat in one.made for one in facts)
        yield Declared(facts[0].contract or "", made, tuple(one.points[seat - 1] for one in facts))


def _played(state: Any, seed: str, declares: int, defends: int, spent: list[float], until: int = 0) -> Any:
    """The deal played on, to its end or until a lead with so many cards in hand."""
    while state.outcome is None:
        seat = GAME.actors(state)[0]
        view = GAME.view(state, seat)
        assert isinstance(view, KleurenwiezenView)
        if len(view.hand) <= until and view.public.led is None:
            return state
        legal = GAME.legal_actions(view)
        last = declares if seat in view.declarers else defends
        # Whoever is asked the same supposes the same deals, whatever was asked before.
        rng = random.Random(f"{seed} {seat} {len(view.hand)}")
        before = time.process_time()
        action = _chosen(view, legal, rng, last)
        if len(legal) > 1 and len(view.hand) <= last:
            spent.append((time.process_time() - before) * 1e3)
        state = GAME.apply(state, seat, action).state
    return state


def _chosen(view: KleurenwiezenView, legal: Sequence[Action], rng: random.Random, last: int) -> Action:
    """What `strong` does that looks at all that may follow with so many cards in hand."""
    said = choose(view, legal)
    plays = [action for action in legal if isinstance(action, Play)]
    if len(plays) < 2:
        return said
    worths = weigh_low(view, plays, rng, EFFORT, last)
    return max(worths, key=lambda action: (worths[action], action == said))


def table(declared: Sequence[Declared]) -> str:
    """A row for each kind of contract, the most frequent first."""
    kinds = dict[str, list[Declared]]()
    for one in declared:
        kinds.setdefault(one.kind, []).append(one)
    heads = ["contract", "declarers", *(f"made, {name}" for name in NAMES)]
    heads += [f"points a declarer, {name}" if name == NAMES[0] else f"more, {name}" for name in NAMES]
    rows = [_row("all", declared)]
    rows += [_row(kind, some) for kind, some in sorted(kinds.items(), key=lambda item: -len(item[1]))]
    return markdown(heads, rows)


def _row(kind: str, some: Sequence[Declared]) -> list[str]:
    ways = range(len(EXACT))
    made = [mean_of([one.made[way] for one in some]) for way in ways]
    more = [mean_of([one.points[way] - one.points[0] for one in some]) for way in ways[1:]]
    return [
        kind,
        f"{len(some):,}",
        *(f"{share.mean:.0%} ± {share.margin:.0%}" for share in made),
        f"{mean_of([one.points[0] for one in some])}",
        *map(str, more),
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print a table; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel.misere", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seeds", default=SEEDS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    parts = shared_out(partial(play, chosen.seeds), chosen.deals, chosen.processes)
    spent = list(chain.from_iterable(part.spent for part in parts))
    cuts = quantiles(spent, n=100)
    text = table(list(chain.from_iterable(part.declared for part in parts)))
    text += (
        f"\n\nA decision that looks at all that may follow takes {fmean(spent):.0f} ms of CPU, "
        f"95 % within {cuts[NINETY_FIVE]:.0f}, at most {max(spent):.0f}."
    )
    print(text)
    if chosen.write:
        said = f"`python -m benchmarks.duel.misere --deals {chosen.deals} --seeds {chosen.seeds}`: {__doc__}"
        keep_section("Contracts for few tricks, looked at to the end", f"{said.rstrip()}\n\n{text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
