"""Random ladders, half of them with the opponents' own figures: the engine and the naive reference count alike.

Not only over matches, where most contracts come up seldom, but for every contract, number of tricks and doubling. And
rules that went to another server as a line of text play as they did here.
"""

from __future__ import annotations

import random

import pytest

from engine.core.options import differences
from engine.games.kleurenwiezen.contracts.contracts import HAND
from engine.games.kleurenwiezen.contracts.ladders import LadderRow
from engine.games.kleurenwiezen.contracts.own_ladder import contract_of
from engine.games.kleurenwiezen.options import KleurenwiezenOptions, configure
from engine.games.kleurenwiezen.sheet import deltas, plays_together
from engine.records.sharing import parse_rules, print_rules
from tests.engine.games.kleurenwiezen.reference.compare import GAME, first_difference, replayed
from tests.engine.games.kleurenwiezen.reference.packs import random_part, random_rows
from tests.engine.games.kleurenwiezen.reference.play import WrittenMatch
from tests.engine.games.kleurenwiezen.reference.rules import KleurenwiezenRules
from tests.engine.games.kleurenwiezen.reference.scores import delta_of

LADDERS = 40


def ladder_of(seed: int) -> dict[str, str]:
    """A random ladder; every other one has the opponents' own figures in most rows."""
    rng = random.Random(seed)
    rows = random_rows(rng)
    if seed % 2:
        rows = {
            row: figures if "/" in figures or rng.random() < 0.3 else f"{figures} / {random_part(rng, plain=False)}"
            for row, figures in rows.items()
        }
    return rows


def options_of(rows: dict[str, str]) -> KleurenwiezenOptions:
    return configure("pagat", {"ladder": "; ".join(f"{row}={figures}" for row, figures in rows.items())})


@pytest.mark.parametrize("first", range(0, LADDERS, 10))
def test_every_contract_of_random_ladders_pays_as_in_the_reference(first: int) -> None:
    unbalanced = 0
    for seed in range(first, first + 10):
        rows = ladder_of(seed)
        rules, ladder = KleurenwiezenRules("pagat", rows), options_of(rows).contracts
        assert [row.name for row in ladder] == [row.removeprefix("& ") for row in rows]
        for row in ladder:
            unbalanced += _count_alike(rules, options_of(rows), row, random.Random(seed))
    assert unbalanced


def _count_alike(rules: KleurenwiezenRules, options: KleurenwiezenOptions, row: LadderRow, rng: random.Random) -> int:
    """Check what a row pays in every case; how often the points of all four do not add up to zero."""
    found = 0
    for goal in row.goals:
        contract = contract_of(row, goal)
        sides = [(1, 3)] if plays_together(contract) else [(2,), (1, 4)] if contract.is_negative else [(2,)]
        for declarers in sides:
            for won in range(HAND + 1):
                seats = _dealt_out(declarers, won, rng)
                doubles = rng.randrange(3)
                ours = deltas(options.contracts, contract, declarers, seats, 1 + doubles + row.doubles)
                theirs = delta_of(rules, str(contract), list(declarers), dict(enumerate(seats, 1)), doubles)
                assert list(ours) == theirs, (row, declarers, seats, doubles)
                found += sum(ours) != 0
    return found


def _dealt_out(declarers: tuple[int, ...], won: int, rng: random.Random) -> tuple[int, ...]:
    """Thirteen tricks, of which the first declarer has won so many, and the others any."""
    others = [seat for seat in (1, 2, 3, 4) if seat != declarers[0]]
    tricks = dict.fromkeys((1, 2, 3, 4), 0) | {declarers[0]: won}
    for _ in range(HAND - won):
        tricks[rng.choice(others)] += 1
    return tuple(tricks.values())


@pytest.mark.parametrize("seed", [1, 7, 15])
def test_matches_by_rules_that_were_shared_go_as_in_the_reference(seed: int) -> None:
    rng = random.Random(seed)
    rows = ladder_of(seed)
    here = WrittenMatch("flemish", {"deals": "4", "claim_when_settled": "yes"}, rng, rows)
    here.play(3)
    assert first_difference(here) is None, here.text
    # The same match by the rules as they were read on another server.
    changes = {"deals": "4", "claim_when_settled": "yes", "ladder": options_of(rows).ladder}
    options = GAME.configure("flemish", changes)
    imported = parse_rules(print_rules(options))
    assert imported == options
    changed = differences(imported, GAME.configure("flemish"))
    tags = [f'[Row "{name}" "{figures}"]' for name, figures in _rows(changed.pop("ladder"))]
    tags = [
        '[Game "kleurenwiezen"]',
        '[Rules "flemish"]',
        *(f'[Option "{k}" "{v}"]' for k, v in changed.items()),
        *tags,
    ]
    body = here.text[here.text.index("[Dealer") :]
    assert replayed("\n".join([*tags, body])) == here.lines


def _rows(ladder: str) -> list[list[str]]:
    return [row.split("=") for row in ladder.split("; ")]
