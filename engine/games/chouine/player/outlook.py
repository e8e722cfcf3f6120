"""How likely a seat is to win the partie when a trick is complete: a sum of figures in log odds, quick to look up.

It goes by what the seat sees: its hand, the cards that are gone or shown, the totals and who leads. Each suit counts
by which of its cards the seat has, and which it may still draw; and by which of them another has shown, or may have.
Figures differ by how many draws are left.

They were found by play: hundreds of thousands of parties, each position's chance moved towards what came of it. For two
players all was self-play; for three and four, half of the last parties were against the rules of thumb.
`python -m benchmarks.fit.chouine` trains them on from what they are, and with `--kept` counts which cards people keep,
the other figures that are read here.

A file of `fitted/` has a line for each number of draws left, or for some of them. Two letters of base 64 are a figure,
`SCALE` to one in log odds, with the middle of what two letters can say for zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from math import exp
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, NamedTuple

from engine.games.chouine.player.partie import BRISQUES, PACK, SEVEN, SUIT, TRUMPS, WIDTH, Partie

SCALE: Final = 256
LETTERS: Final = f"{ascii_uppercase}{ascii_lowercase}{digits}+/"
_VALUE: Final = {letter: value for value, letter in enumerate(LETTERS)}
ZERO: Final = 2048
FOLDER: Final = files(__package__) / "fitted"
_KEPT: Final = {2: "kept-two", 3: "kept-three", 4: "kept-four"}
"""By number of players, the file of which cards people keep: from the seven to the ace of a plain suit, then of trumps.

It has a line for each number of draws left.
"""
BEFORE: Final = 1
"""Stands for two players before there are trumps, where otherwise the number of players says which figures count."""
FILES: Final = {BEFORE: "before", 2: "two", 3: "three", 4: "four"}
"""The names of the files that have the figures, a line for each phase."""
_OF_TWO: Final = (0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6)
PHASES: Final = {BEFORE: _OF_TWO, 2: _OF_TWO, 3: (0, 1, 2, 3, 4, 5, 6, 6), 4: (0, 1, 2, 3, 4, 5)}
"""Which line has the figures, per number of draws to come."""
POINTS: Final = 50.0
"""So many points ahead count one for the figure of the lead in points."""


@cache
def texts(name: str) -> tuple[str, ...]:
    """The lines of a file, whose first use reads it."""
    return tuple((FOLDER / f"{name}.txt").read_text(encoding="ascii").splitlines())


def figures_in(text: str) -> list[float]:
    """The figures written in this text."""
    return [(64 * _VALUE[high] + _VALUE[low] - ZERO) / SCALE for high, low in zip(text[::2], text[1::2], strict=True)]


@cache
def rates(seats: int, draws: int, has_trumps: bool) -> tuple[float, ...]:
    """How much likelier than others each card of the numbering is to be in a hand."""
    odds = [exp(figure) for figure in figures_in(texts(_KEPT[seats])[draws])]
    plain, trumps = odds[:8], odds[8:]
    return (*plain * 3, *(trumps if has_trumps else plain))


class FigureTable(NamedTuple):
    """The figures for one number of draws to come."""

    own: tuple[tuple[float, ...], ...]
    """By plain suit or trumps, and whether it is declared: by cards held, jack to ace, and cards to be had.

    Before there are trumps, by whether this seat leads instead.
    """
    others: tuple[tuple[float, ...], ...]
    """The same for another seat: cards shown, and cards it may have."""
    trumps: list[float]
    """By trumps held and trumps unseen; before there are any, by pairs to be declared and whether this seat leads."""
    brisques: list[float]
    """By whether quinte or trente is declared, brisques held and brisques unseen."""
    shown_brisques: list[float]
    """For a seat that has not declared them: by brisques shown and unseen."""
    low_trumps: list[float]
    """By nine, eight and seven of trumps held and unseen."""
    shape: list[float]
    """By plain suits and trumps held."""
    leads: list[float]
    """By who leads: how many seats on."""
    over_best: float
    """For `POINTS` more than the best of the others."""
    over_mean: float
    """For `POINTS` more than the others have on average."""


@cache
def table_for(stage: int, draws: int) -> FigureTable:
    """The figures for so many draws to come; `stage`: the number of players, or `BEFORE`."""
    return table_of(figures_in(texts(FILES[stage])[PHASES[stage][draws]]))


def table_of(figures: Iterable[float]) -> FigureTable:
    """The figures of a line in order."""
    figures = iter(figures)

    def some(many: int) -> list[float]:
        return [next(figures) for _ in range(many)]

    whole = [[some(81) for _ in range(4)] for _ in range(2)]
    high = [[some(9) for _ in range(4)] for _ in range(2)]
    own, others = (
        tuple(tuple(_spread(four, two)) for four, two in zip(*both, strict=True))
        for both in zip(whole, high, strict=True)
    )
    return FigureTable(
        own, others, some(54), some(108), some(54), some(64), some(24), some(4), next(figures), next(figures)
    )


def _spread(whole: list[float], high: list[float]) -> Iterator[float]:
    """The figures of a suit by two masks of its five highest cards: jack, queen, king and ace, and ten and ace."""
    for held in range(32):
        for unseen in range(32):
            states = [2 if held >> place & 1 else unseen >> place & 1 for place in range(5)]
            jack, queen, king, ten, ace = states
            yield whole[jack + 3 * queen + 9 * king + 27 * ace] + high[ten + 3 * ace]


def chance(at: Partie, seat: int, figures: Callable[[int, int], FigureTable] = table_for) -> float:
    """How likely the seat is to win, where a trick is complete and its draw is not made yet."""
    if at.won >= 0:
        return float(at.won == seat)
    hand, seats, draws, known, indicator = at.virtual(seat), len(at.hands), at.draws, at.known, at.indicator
    taken = 0
    if draws == 1 and seats != 3 and indicator:
        # The last to draw gets the card turned up.
        last = (at.leader - 1) % seats
        if last == seat:
            hand, draws = at.hands[seat] | indicator, 0
        else:
            taken = indicator
            known = known[:]
            known[last] |= indicator
    shown = taken
    totals, done = at.totals, at.done
    best, total = -1, 0
    for other in range(seats):
        if other != seat:
            shown |= known[other]
            score = totals[other]
            total += score
            best = max(best, score)
    unseen = PACK & ~(hand | at.gone | shown)
    if unseen & indicator and not unseen & SEVEN:
        unseen ^= indicator
    own_done, brisques, leads = done[seat], (unseen & BRISQUES).bit_count(), at.leader == seat
    suits = bool(hand & 255) + bool(hand & 65280) + bool(hand & 16711680)
    if at.makes:
        table, plain, last = figures(BEFORE, draws), 0 if leads else 2, 0 if leads else 2
        suits += bool(hand >> 24) - 1
        pairs = hand & hand >> 1 & 0x10101010
        ready = sum(pairs >> WIDTH * suit & SUIT > 0 and not own_done >> suit & 1 for suit in range(4))
        trumps, free_trumps, low = ready, int(leads), 0
    else:
        table, plain, last = figures(seats, draws), 0, 2
        trumps, free_trumps = (hand & TRUMPS).bit_count(), (unseen & TRUMPS).bit_count()
        low = hand >> 21 & 56 | unseen >> 24 & 7
    worth = (
        table.trumps[9 * trumps + free_trumps]
        + table.brisques[54 * (own_done >> 4 & 1) + 9 * (hand & BRISQUES).bit_count() + brisques]
        + table.low_trumps[low]
        + table.shape[6 * suits + (0 if at.makes else trumps)]
        + table.leads[(at.leader - seat) % seats]
        + table.over_best * (totals[seat] - best) / POINTS
    )
    if seats > 2:
        worth += table.over_mean * (totals[seat] - total / (seats - 1)) / POINTS
    # Jack, queen, king, ten and ace are the five highest bits of a suit.
    free = (unseen >> 3 & 31, unseen >> 11 & 31, unseen >> 19 & 31, unseen >> 27)
    own, others = table.own, table.others
    worth += (
        own[plain + (own_done & 1)][hand << 2 & 992 | free[0]]
        + own[plain + (own_done >> 1 & 1)][hand >> 6 & 992 | free[1]]
        + own[plain + (own_done >> 2 & 1)][hand >> 14 & 992 | free[2]]
        + own[last + (own_done >> 3 & 1)][hand >> 22 & 992 | free[3]]
    )
    for other in range(seats):
        if other != seat:
            its, shown = done[other], known[other]
            worth += (
                others[plain + (its & 1)][shown << 2 & 992 | free[0]]
                + others[plain + (its >> 1 & 1)][shown >> 6 & 992 | free[1]]
                + others[plain + (its >> 2 & 1)][shown >> 14 & 992 | free[2]]
                + others[last + (its >> 3 & 1)][shown >> 22 & 992 | free[3]]
            )
            if not its >> 4 & 1:
                worth += table.shown_brisques[9 * (shown & BRISQUES).bit_count() + brisques]
    return 1.0 / (1.0 + exp(-worth))
