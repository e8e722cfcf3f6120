"""What a deal of Kleurenwiezen pays, in the naive reference."""

from __future__ import annotations

from itertools import product

from tests.engine.games.kleurenwiezen.reference.rules import (
    NEGATIVES,
    SEATS,
    KleurenwiezenRules,
    goal_of,
    kind_of,
    row_of,
)

ORDINARY = ["accept", "solo"]


def made(contract: str, tricks: int) -> bool:
    if kind_of(contract) in NEGATIVES:
        return tricks == goal_of(contract)
    return tricks >= goal_of(contract)


def after(words: list[str], word: str) -> int | None:
    """The number that follows a word, if one stands there."""
    return int(words[words.index(word) + 1]) if word in words else None


def side_figure(rules: KleurenwiezenRules, written: str, contract: str, tricks: int) -> int:
    """What one side's figures, written as in a `[Row]`, pay for this many tricks; negative if the contract fails."""
    score, *more = written.split()
    for word in more:
        if word.startswith(f"{tricks}:"):
            return int(word.split(":")[1])
    won, goal = int(score), goal_of(contract)
    if made(contract, tricks):
        reached = won
        for word in more:
            if word.startswith("+") and goal < tricks:
                reached += int(word)
                goal += 1
        return reached
    if contract.startswith("accept 13") and rules.yes("accept13_undertricks") and not rules.custom:
        return -(23 + 3 * (goal - tricks))
    own_price = after(more, "lost")
    cost = won if own_price is None else own_price
    if kind_of(contract) in NEGATIVES:
        return -cost
    for word in more:
        if word.startswith("-"):
            cost += (goal - tricks) * int(word[1:])
    return -cost


def doubles_of_row(written: str, tricks: int) -> int:
    """The doubles that figures give, also those for this many tricks."""
    doubles = 0
    for word in written.split(" / ")[0].split():
        if word[0] == "x":
            doubles += int(word[1:]) - 1
        if word == f"{tricks}x2":
            doubles += 1
    return doubles


def flemish_figure(rules: KleurenwiezenRules, contract: str, tricks: int) -> int:
    """The figure before any doubles; the double of a Troel does not count yet either."""
    amount = int(rules.figures[row_of(contract)])
    if kind_of(contract) in [*ORDINARY, "troel"]:
        amount += abs(tricks - goal_of(contract))
    return amount if made(contract, tricks) else -amount


def figures_of(rules: KleurenwiezenRules, contract: str, tricks: int, doubles: int) -> tuple[int, int]:
    """What the declaring side gets for each opponent, and what each opponent pays."""
    if rules.flemish:
        if kind_of(contract) in ORDINARY and tricks in (0, 13):
            # One side or the other took every trick.
            doubles += 1
        if kind_of(contract) == "troel":
            doubles += 2 if tricks == 13 else 1
        amount = flemish_figure(rules, contract, tricks) * (1 + doubles)
        return amount, amount
    written = rules.figures[row_of(contract)]
    own, *others = written.split(" / ")
    got = side_figure(rules, own, contract, tricks)
    if kind_of(contract) == "troel" and "+" not in own and "13:" not in own and tricks == 13:
        got = int(rules.options["all_tricks"])
    # Figures for the opponents hold as they stand, all tricks or not.
    paid = side_figure(rules, others[0], contract, tricks) if others else got
    times = 1 + doubles + doubles_of_row(written, tricks)
    return got * times, paid * times


def delta_of(
    rules: KleurenwiezenRules, contract: str, declarers: list[int], tricks: dict[int, int], doubles: int
) -> list[int]:
    """What each seat gets or pays; `doubles` counts announced doubles and those of a deal passed out before."""
    delta = dict.fromkeys(SEATS, 0)
    together = kind_of(contract) in ("accept", "troel")
    sides = [declarers] if together else [[seat] for seat in declarers]
    for side in sides:
        got, paid = figures_of(rules, contract, sum(tricks[seat] for seat in side), doubles)
        for seat in SEATS:
            if seat in side:
                delta[seat] += got if together else 3 * got
            else:
                delta[seat] -= paid
    return list(delta.values())


def is_settled(
    rules: KleurenwiezenRules, contract: str, declarers: list[int], tricks: dict[int, int], left: int, doubles: int
) -> bool:
    """Whether no distribution of the tricks left changes what anybody gets. It tries all of them."""
    first = None
    for one, two, three in product(range(left + 1), repeat=3):
        if one + two + three > left:
            continue
        shares = [one, two, three, left - one - two - three]
        final = {seat: tricks[seat] + share for seat, share in zip(SEATS, shares, strict=True)}
        delta = delta_of(rules, contract, declarers, final, doubles)
        if first is not None and delta != first:
            return False
        first = delta
    return True
