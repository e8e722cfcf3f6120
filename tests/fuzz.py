"""Plays every game at random for a given time: `make fuzz`. A failure names the seed that repeats it.

python -m tests.fuzz --seconds 60
python -m tests.fuzz --seed 123 --seconds 0     # that one round again
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator

from engine.core.options import ImpossibleOptions
from engine.core.registry import GAMES
from engine.records.record import Record
from engine.records.replay import positions
from tests.engine.games.every import conceivable, refusal_of
from tests.engine.games.playing import Deal, Table, play_deal

DEALS = 4


def main() -> int:
    """Play rounds until the time is up, at least one; returns 1 at the first failure."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Long random play of every game.")
    parser.add_argument("--seconds", type=float, default=60, help="how long (default: 60)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="seed of the first")
    chosen = parser.parse_args()
    until, seed, deals = time.monotonic() + chosen.seconds, chosen.seed, 0
    while True:
        try:
            deals += play_round(random.Random(seed))
        except BaseException:
            print(f"failed; again with: python -m tests.fuzz --seed {seed} --seconds 0", file=sys.stderr)
            raise
        seed += 1
        if time.monotonic() >= until:
            print(f"{seed - chosen.seed} rounds, {deals} deals: no failure")
            return 0


def play_round(rng: random.Random) -> int:
    """Play some deals of one match by random options and check everything; returns how many deals there were."""
    table = random_table(rng)
    dealer = rng.choice(table.seats)
    played = []
    for deal in random_deals(table, dealer, rng):
        for moment in deal.moments:
            check_refusals(table, moment.state, rng)
            for seat in table.everyone:
                view = table.game.view(moment.state, seat)
                assert bool(table.game.legal_actions(view)) == (seat in table.game.actors(moment.state))
        played.append(deal)
    check_record(table, dealer, played)
    return len(played)


def random_table(rng: random.Random) -> Table:
    """Any game by any preset, with any options that go together."""
    while True:
        game = rng.choice(list(GAMES.values()))
        changes = {spec.name: rng.choice(spec.values) for spec in game.options if rng.random() < 0.5}
        try:
            return Table(game, game.configure(rng.choice(list(game.presets)), changes))
        except ImpossibleOptions:
            continue


def random_deals(table: Table, dealer: int, rng: random.Random) -> Iterator[Deal]:
    match = table.game.begin(table.options, dealer)
    for _ in range(DEALS):
        deal = play_deal(table, match, rng)
        yield deal
        match = deal.moments[-1].state.outcome.match
        if match.winners:
            return


def check_refusals(table: Table, state: object, rng: random.Random) -> None:
    """Any action by any seat is either among the legal ones or refused."""
    for _ in range(5):
        seat = rng.choice(table.seats)
        action = rng.choice(conceivable(table.game))
        # Compared as text: naming spades and playing the two of spades are tuples of the same number.
        legal = str(action) in map(str, table.game.legal_actions(table.game.view(state, seat)))
        assert (refusal_of(table, state, seat, action) is None) == legal, (seat, str(action))


def check_record(table: Table, dealer: int, deals: list[Deal]) -> None:
    """The match as text reads back the same and replays to the same end."""
    record = Record(table.game, table.options, (), dealer, tuple(deal.recorded for deal in deals))
    read = Record.parse(str(record))
    assert str(read) == str(record)
    *_, last = positions(read)
    assert last.state == deals[-1].moments[-1].state


if __name__ == "__main__":
    sys.exit(main())
