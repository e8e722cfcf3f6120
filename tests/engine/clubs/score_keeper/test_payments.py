"""Who pays whom: everybody gets what they are owed, in the fewest payments there are."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.clubs.score_keeper.changes import KeptChange, What
from engine.clubs.score_keeper.kept import KeptState, PointStake
from engine.clubs.score_keeper.payments import Payment, owed, payments, rounded, settlement
from engine.core.registry import game_named
from tests.engine.clubs.score_keeper.support import ANNA_HERSELF, MEMBERS, NINE, SOLO, whist


def fewest(amounts: tuple[int, ...]) -> int:
    """The fewest payments, by trying out which people could settle among themselves."""
    people = tuple(amount for amount in amounts if amount)
    if not people:
        return 0
    # Whoever comes first belongs to some group; the smaller, the better.
    first, others = people[0], people[1:]
    best = len(people) - 1
    for size in range(1, len(others)):
        for places in combinations(range(len(others)), size):
            if first + sum(others[place] for place in places) == 0:
                rest = tuple(amount for place, amount in enumerate(others) if place not in places)
                best = min(best, size + fewest(rest))
    return best


def check(amounts: tuple[int, ...]) -> None:
    left = list(amounts)
    found = payments(amounts)
    for payer, payee, amount in found:
        assert amount > 0
        left[payer - 1] += amount
        left[payee - 1] -= amount
    assert not any(left), (amounts, found)
    assert len(found) == fewest(amounts), (amounts, found)


@settings(max_examples=60)
@given(st.lists(st.integers(-6, 6), min_size=1, max_size=7))
def test_the_fewest_payments_settle_everything(amounts: list[int]) -> None:
    check((*amounts, -sum(amounts)))


def test_eight_people_of_whom_groups_can_settle_among_themselves() -> None:
    assert payments((0, 0, 0, 0)) == ()
    assert payments((300, -100, -100, -100)) == (Payment(2, 1, 100), Payment(3, 1, 100), Payment(4, 1, 100))
    # Paying the highest first would take seven.
    tricky = (6, -4, -2, 5, -5, 3, -2, -1)
    assert len(payments(tricky)) == fewest(tricky) == 5
    rng = random.Random(1)
    for _ in range(40):
        amounts = [rng.randint(-9, 9) for _ in range(7)]
        check((*amounts, -sum(amounts)))


@settings(max_examples=50)
@given(st.lists(st.fractions(-50, 50, max_denominator=8), min_size=1, max_size=7))
def test_rounded_amounts_still_add_up_to_nothing(amounts: list[Fraction]) -> None:
    exact = [*amounts, -sum(amounts, Fraction())]
    found = rounded(exact)
    assert sum(found) == 0
    assert all(abs(whole - amount) < 1 for whole, amount in zip(found, exact, strict=True))


def test_a_stake_a_point_is_paid_by_what_the_sheet_says() -> None:
    deals = enumerate((NINE, SOLO), 1)
    changes = tuple(KeptChange(number, What.TOLD, ANNA_HERSELF, 0.0, number, deal) for number, deal in deals)
    state = KeptState(1, whist(), changes)
    assert (state.match.score, owed(state)) == ((19, -29, 19, -9), (190, -290, 190, -90))
    assert settlement(state) == (Payment(2, 1, 190), Payment(2, 3, 100), Payment(4, 3, 90))
    assert settlement(KeptState(1, replace(whist(), stake=None), changes)) == ()

    unbalanced = game_named("kleurenwiezen").for_tables("pagat", {"ladder": "solo 6=5 / 1", "troel": "off"})
    alone = replace(whist(), options=unbalanced, stake=PointStake(1, "€"))
    state = KeptState(1, alone, (KeptChange(1, What.TOLD, ANNA_HERSELF, 0.0, 1, {**SOLO, "tricks": ("6",)}),))
    assert state.match.score == (-1, 15, -1, -1)
    assert owed(state) == (-4, 12, -4, -4), "each against the mean of all, three"

    partners = replace(whist(), options=game_named("couillon").for_tables("st-vith"), people=MEMBERS)
    state = KeptState(1, partners, (KeptChange(1, What.TOLD, ANNA_HERSELF, 0.0, 1, {"points": ("30",)}),))
    assert state.match.score == (12, 14, 12, 14)
    assert settlement(state) == (Payment(2, 1, 20), Payment(4, 3, 20))
