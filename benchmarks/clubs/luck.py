"""How much of a tournament's result is luck: with the same deals at all tables, and with other deals at each.

Twelve computers play four rounds of eight deals at three tables, many tournaments over. Who meets whom is the same
either way. In some lines everybody plays the same, so that nothing but luck tells them apart; people are stood in for
by the level normal that now and then plays a card of the level easy: everybody as often, or each as often as suits
them, so that there is strength to be found.

Luck is what is left if one and the same person plays the tournament again: the variance within persons. Strength is
the variance between them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean, pvariance
from typing import Any, Final, NamedTuple

from benchmarks.measure import Line
from engine.clubs.tournaments.pairing.draws import Field, Layout, RoundDraw
from engine.clubs.tournaments.pairing.rounds import draw_rounds
from engine.clubs.tournaments.scoring.rounds import above_the_mean, percentages
from engine.core.actions import Action
from engine.core.chance.fairness import Stream
from engine.core.chance.packs import shuffled
from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.registry import game_named
from engine.core.view import View
from engine.players.players import PLAYERS
from engine.players.selfplay import act

PEOPLE: Final = 12
ROUNDS: Final = 4
DEALS: Final = 8

Errors = Sequence[float]
"""Per person how likely a play is one that the level easy makes."""
ALL_NORMAL: Final[Errors] = (0.0,) * PEOPLE
ALL_ERR: Final[Errors] = (0.2,) * PEOPLE
SOME_ERR_MORE: Final[Errors] = tuple(0.4 * number / (PEOPLE - 1) for number in range(PEOPLE))

Results = list[list[float]]
"""Per person the result of each tournament."""


class Hall(NamedTuple):
    """What is played."""

    name: str
    game: AnyGame
    options: Options
    tournaments: int
    """How many to find the luck; a game whose players take longer gets fewer."""
    to_find_strength: int
    """How many to find the strength, which needs more."""


class Counted(NamedTuple):
    """The same tournaments, counted in three ways; all in points a deal, or per cent."""

    points: Results
    above: Results
    percent: Results


def _tournaments(hall: Hall, errors: Errors, same: bool) -> Counted:
    found = Counted(_nobodys(), _nobodys(), _nobodys())
    field = Field(tuple((place,) for place in range(1, PEOPLE + 1)), Layout(hall.game.sides(hall.options)))
    for number in range(hall.tournaments):
        draws: list[RoundDraw] = []
        for _ in range(ROUNDS):
            draws.append(draw_rounds(field, draws, Stream(b"luck", f"{number}:{len(draws)}")))
        totals = [[0.0] * PEOPLE for _ in Counted._fields]
        for round_number, draw in enumerate(draws):
            tables = [
                [
                    _deal(hall, seats, errors, f"{number} {round_number} {deal}", "" if same else f" table {table}")
                    for deal in range(DEALS)
                ]
                for table, seats in enumerate(draw.tables)
            ]
            own = [[sum(points[seat] for points in deals) for seat in range(len(deals[0]))] for deals in tables]
            for total, scores in zip(totals, (own, above_the_mean(tables), percentages(tables)), strict=True):
                for seats, row in zip(draw.tables, scores, strict=True):
                    for place, score in zip(seats, row, strict=True):
                        total[place - 1] += float(score or 0)
        for results, total, per in zip(found, totals, (ROUNDS * DEALS, ROUNDS * DEALS, ROUNDS), strict=True):
            for one, sum_of_rounds in zip(results, total, strict=True):
                one.append(sum_of_rounds / per)
    return found


def _nobodys() -> Results:
    return [[] for _ in range(PEOPLE)]


def _deal(hall: Hall, seats: Sequence[int], errors: Errors, deal: str, table: str) -> Sequence[int]:
    """What a deal brings each seat; the same pack for the same names, and to everybody their own errors."""
    game, options = hall.game, hall.options
    numbers = {seat: random.Random(f"{deal} {place}") for seat, place in enumerate(seats, 1)}
    cards = random.Random(f"{deal}{table}")

    def choose(view: View, legal: Sequence[Action], _: random.Random, remembered: int = 0, /) -> Action:
        own = numbers[view.seat]
        level = "easy" if own.random() < errors[seats[view.seat - 1] - 1] else "normal"
        return PLAYERS[level](view, legal, own, remembered)

    begun = game.begin(options, cards.randrange(len(seats)) + 1)
    state: Any = game.deal(begun, shuffled(game, options, cards)).state
    while state.outcome is None:
        state = game.apply(state, *act(game, state, choose, cards)).state
    return game.deal_facts(state).points


def _within(results: Results) -> float:
    """The variance of one person's results, which is luck."""
    return fmean(map(pvariance, results))


def _strength(results: Results) -> float:
    """The share of all variance that is between persons; what luck alone would leave between them is taken off."""
    luck = _within(results)
    between = max(0.0, pvariance([fmean(one) for one in results]) - luck / len(results[0]))
    return between / (between + luck)


def _luck(hall: Hall, who: str, errors: Errors) -> Line:
    apart, same = _tournaments(hall, errors, same=False), _tournaments(hall, errors, same=True)
    unit = hall.game.unit(hall.options)
    with_same, alone, only_mean = _within(same.above), _within(apart.points), _within(apart.above)
    return Line(
        f"{hall.name}, {who}: variance of a person's {unit} a deal",
        f"same deals, beside the mean: {with_same:.4f}",
        f"other deals at each table: {alone:.4f}; beside a mean of other deals: {only_mean:.4f}",
        f"{with_same / alone:.2f}",
        "luck, so little",
    )


def _found(hall: Hall) -> list[Line]:
    """How much of the results is strength where there is some."""
    hall = hall._replace(tournaments=hall.to_find_strength)
    apart, same = _tournaments(hall, SOME_ERR_MORE, same=False), _tournaments(hall, SOME_ERR_MORE, same=True)
    beside = _strength(apart.points)

    def line(way: str, results: Results) -> Line:
        share = _strength(results)
        return Line(
            f"{hall.name}, 12 who err in up to two of five plays: share of strength in the variance of results",
            f"same deals, {way}: {share:.0%}",
            f"other deals at each table: {beside:.0%}",
            f"{share / beside:.1f}" if beside else "-",
            "strength, so much",
        )

    return [line("beside the mean", same.above), line("match points", same.percent)]


def run() -> list[Line]:
    couillon, kleurenwiezen = game_named("couillon"), game_named("kleurenwiezen")
    halls = (
        Hall("Dame de Make, pairs drawn", couillon, couillon.configure("dame-de-make", {"tie": "both-score"}), 60, 120),
        Hall("Kleurenwiezen, each alone", kleurenwiezen, kleurenwiezen.configure(), 25, 60),
    )
    who = (("12 of level normal", ALL_NORMAL), ("12 who err in every fifth play", ALL_ERR))
    lines = [_luck(hall, name, errors) for hall in halls for name, errors in who]
    return [*lines, *(line for hall in halls for line in _found(hall))]
