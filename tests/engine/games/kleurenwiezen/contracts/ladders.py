"""Random ladders for tests: rows of some contracts in any order, some of which share a row."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, Family
from engine.games.kleurenwiezen.contracts.ladders import Figures, LadderRow, is_numbered


def figures() -> st.SearchStrategy[Figures]:
    number = st.integers(0, 9999)
    exact = st.dictionaries(st.integers(0, HAND), st.integers(-9999, 9999), max_size=4)
    return st.builds(
        Figures,
        number,
        st.lists(number, max_size=6).map(tuple),
        number,
        st.none() | number,
        exact.map(lambda some: tuple(sorted(some.items()))),
    )


@st.composite
def ladders(draw: st.DrawFn, least: int = 0) -> list[LadderRow]:
    """Rows of some contracts, `least` or more, in any order; some contracts share a row."""
    places = [
        (kind, goal) for kind, nature in NATURES.items() for goal in nature.goals[: None if is_numbered(kind) else 1]
    ]
    rows: list[LadderRow] = []
    has_negative = True
    for kind, goal in draw(st.permutations(places))[: draw(st.integers(least, len(places)))]:
        negative = NATURES[kind].family is Family.NEGATIVE
        beside = bool(rows) and not (negative and has_negative) and draw(st.booleans())
        has_negative = negative or (beside and has_negative)
        at = () if negative else tuple(sorted(draw(st.sets(st.integers(0, HAND), max_size=3))))
        theirs = draw(st.none() | figures())
        rows.append(LadderRow(kind, goal, draw(figures()), theirs, draw(st.integers(0, 8)), at, beside))
    return rows
