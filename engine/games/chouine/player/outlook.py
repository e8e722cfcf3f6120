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
from math import exp, inf
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final, NamedTuple

from engine.games.chouine.player.partie import (
    BLOCKS,
    BRISQUES,
    OF_BRISQUES,
    PACK,
    POINTS,
    SEVEN,
    SUIT,
    TRUMPS,
    WIDTH,
    WINS,
    CardChoice,
    Partie,
    PartieWord,
    PartieWords,
)

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
AHEAD: Final = 50.0
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
    """For `AHEAD` more than the best of the others."""
    over_mean: float
    """For `AHEAD` more than the others have on average."""


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


def standing(
    at: Partie,
    seat: int,
    words: PartieWords | None = None,
    figures: Callable[[int, int], FigureTable] = table_for,
) -> float:
    """How likely the seat is to win, in log odds, where a trick is complete and its draw is not made yet.

    By the figures; with `words` no less than what it may do next: whoever holds a combination can declare it with the
    next card. Self-play seldom waits, so that figures say little of one that is kept.
    """
    if at.won >= 0:
        return inf if at.won == seat else -inf
    hand, leads, totals = at.virtual(at.hands[seat]), (at.leader - seat) % len(at.hands), at.totals
    table, unseen, drawn, worth = _others(at, seat, hand, leads, figures)
    rivals = totals[:seat] + totals[seat + 1 :]
    worth += _lead(table, totals[seat], max(rivals), sum(rivals), len(rivals))
    may = words.of(hand, at.done[seat], at.makes > 0) if words and at.draws > 1 else ()
    return worth + _may_reach(table, unseen, hand | drawn, at.done[seat], leads, at, may)


def chance(at: Partie, seat: int, figures: Callable[[int, int], FigureTable] = table_for) -> float:
    """The same by the figures alone, as a chance."""
    return likely(standing(at, seat, figures=figures))


def likely(odds: float) -> float:
    """Log odds as a chance."""
    return 1.0 / (1.0 + exp(-odds))


def best_last(at: Partie, words: PartieWords) -> CardChoice:
    """What is best for the seat that plays last to a trick which ends with a draw; the first of equals.

    All that it may play leaves it the same cards unseen, and mostly the same others, which are looked up just once.
    """
    seat, seats, makes, totals = at.turn, len(at.hands), at.makes, at.totals
    hand, done = at.hands[seat], at.done[seat]
    best, taker, pot = at.taking()
    suit = BLOCKS[at.trick[0]] | (0 if makes else TRUMPS)
    rivals = totals[:seat] + totals[seat + 1 :]
    most, total, taken = max(rivals), sum(rivals), totals[taker]
    # Who leads says who draws the card turned up, and who may make trumps; else only the seven changes what is seen.
    by_lead = makes or (at.draws == 1 and seats != 3)
    table, others, unseen, drawn, seen = table_for(BEFORE if makes else seats, at.draws), 0.0, 0, 0, 0
    looked: dict[int, tuple[FigureTable, int, int, float]] = {}
    found = words.of(hand, done, makes > 0)
    worth, chosen, left = -inf, CardChoice(0, None), hand
    while left:
        card = left & -left
        left ^= card
        number = card.bit_length() - 1
        after, won = at.virtual(hand ^ card), pot + POINTS[number]
        takes = number > best and card & suit
        leads = 0 if takes else (taker - seat) % seats
        if by_lead:
            if leads not in looked:
                looked[leads] = _others(at, seat, hand, leads)
            table, unseen, drawn, others = looked[leads]
        elif after | card != seen:
            seen = after | card
            unseen, _, _ = _seen(at, seat, seen, leads)
        if takes:
            lead = others + _lead(table, totals[seat] + won, most, total, seats - 1)
        else:
            lead = others + _lead(table, totals[seat], max(most, taken + won), total + won, seats - 1)
        for word in [*(word for word in found if word.cards & card), None] if found else (None,):
            said, value = done, lead
            if word is not None:
                if word.points == WINS:
                    return CardChoice(card, word)
                said, value = done | 1 << word.place, lead + _lead(table, word.points, 0, 0, seats - 1)
            # A hand that could say nothing may do so only with the card turned up.
            may = words.of(after, said, makes > 0) if at.draws > 1 and (found or after != hand ^ card) else ()
            value += _may_reach(table, unseen, after | drawn, said, leads, at, may)
            if value > worth:
                worth, chosen = value, CardChoice(card, word)
    return chosen


def _may_reach(
    table: FigureTable, unseen: int, hand: int, done: int, leads: int, at: Partie, may: Iterable[PartieWord]
) -> float:
    """What a hand adds as it is, or with what it may declare next."""
    worth = _own(table, unseen, hand, done, leads, at.makes)
    for word in may:
        said = _own(table, unseen, hand ^ word.cards & -word.cards, done | 1 << word.place, leads, at.makes)
        worth = max(worth, said + _lead(table, word.points, 0, 0, len(at.hands) - 1))
    return worth


def _lead(table: FigureTable, points: int, most: int, total: int, rivals: int) -> float:
    """What points add if the best of the others has so many, and all of them together."""
    worth = table.over_best * (points - most) / AHEAD
    return worth + table.over_mean * (points - total / rivals) / AHEAD if rivals > 1 else worth


def _seen(at: Partie, seat: int, own: int, leads: int) -> tuple[int, int, list[int]]:
    """The cards that a seat may draw or meet, the one turned up if it draws that, and what seats are known to hold."""
    known, indicator, drawn = at.known, at.indicator, 0
    if indicator and at.draws == 1 and len(known) != 3:
        # The last to draw gets the card turned up.
        if leads == 1:
            drawn = indicator
        else:
            known = known[:]
            known[(seat + leads - 1) % len(known)] |= indicator
    shown = own | drawn | at.gone
    for cards in known:
        shown |= cards
    unseen = PACK & ~shown
    if unseen & indicator and not unseen & SEVEN:
        unseen ^= indicator
    return unseen, drawn, known


def _others(
    at: Partie, seat: int, own: int, leads: int, figures: Callable[[int, int], FigureTable] = table_for
) -> tuple[FigureTable, int, int, float]:
    """The figures, the cards a seat may draw or meet, the one turned up if it draws that, and what the others add."""
    unseen, drawn, known = _seen(at, seat, own, leads)
    table = figures(BEFORE if at.makes else len(known), 0 if drawn else at.draws)
    plain, last = 0, 2
    if at.makes:
        plain = last = 2 if leads else 0
    # Jack, queen, king, ten and ace are the five highest bits of a suit.
    first, second, third, fourth = unseen >> 3 & 31, unseen >> 11 & 31, unseen >> 19 & 31, unseen >> 27
    others, shown_brisques, brisques = table.others, table.shown_brisques, (unseen & BRISQUES).bit_count()
    worth, done = 0.0, at.done
    for other, cards in enumerate(known):
        if other == seat:
            continue
        its = done[other]
        if cards:
            worth += (
                others[plain + (its & 1)][cards << 2 & 992 | first]
                + others[plain + (its >> 1 & 1)][cards >> 6 & 992 | second]
                + others[plain + (its >> 2 & 1)][cards >> 14 & 992 | third]
                + others[last + (its >> 3 & 1)][cards >> 22 & 992 | fourth]
            )
        else:
            worth += (
                others[plain + (its & 1)][first]
                + others[plain + (its >> 1 & 1)][second]
                + others[plain + (its >> 2 & 1)][third]
                + others[last + (its >> 3 & 1)][fourth]
            )
        if not its >> OF_BRISQUES:
            worth += shown_brisques[9 * (cards & BRISQUES).bit_count() + brisques]
    return table, unseen, drawn, worth


def _own(table: FigureTable, unseen: int, hand: int, done: int, leads: int, makes: int) -> float:
    """What a hand adds, by the cards that may be drawn or met, and how many seats on the leader is."""
    suits = (hand & 255 > 0) + (hand & 65280 > 0) + (hand & 16711680 > 0)
    plain, last = 0, 2
    if makes:
        plain = last = 2 if leads else 0
        suits += (hand >> 24 > 0) - 1
        pairs = hand & hand >> 1 & 0x10101010
        trumps = sum(pairs >> WIDTH * suit & SUIT > 0 and not done >> suit & 1 for suit in range(4))
        free_trumps, low, shape = int(not leads), 0, 6 * suits
    else:
        trumps, free_trumps = (hand >> 24).bit_count(), (unseen >> 24).bit_count()
        low = hand >> 21 & 56 | unseen >> 24 & 7
        shape = 6 * suits + trumps
    own = table.own
    return (
        table.trumps[9 * trumps + free_trumps]
        + table.brisques[54 * (done >> 4 & 1) + 9 * (hand & BRISQUES).bit_count() + (unseen & BRISQUES).bit_count()]
        + table.low_trumps[low]
        + table.shape[shape]
        + table.leads[leads]
        + own[plain + (done & 1)][hand << 2 & 992 | unseen >> 3 & 31]
        + own[plain + (done >> 1 & 1)][hand >> 6 & 992 | unseen >> 11 & 31]
        + own[plain + (done >> 2 & 1)][hand >> 14 & 992 | unseen >> 19 & 31]
        + own[last + (done >> 3 & 1)][hand >> 22 & 992 | unseen >> 27]
    )
