"""Ends of matches for the gallery; each game says how its own come out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import EIGHT, TODAY
from rendering.people.alt_rows import alt_result
from rendering.people.result import draw_result
from rendering.people.rows import MatchResult, Place


def result_pictures(results: Mapping[str, MatchResult], look: Look, say: Say) -> Iterator[Exhibit]:
    """These ends of matches, by name."""
    for name, end in results.items():
        yield Exhibit(f"result-{name}", partial(draw_result, end, look, say), partial(alt_result, end, say))


def result(
    say: Say,
    game: str,
    rules: str,
    length: int,
    heads: list[str],
    rows: list[tuple[tuple[SeatLabel, ...] | str, ...]],
    *,
    unit: str = "deals",
    server: str = "",
) -> MatchResult:
    """The end of a match from rows of people and figures, best first; equal figures share a place."""
    figures = [tuple(str(figure) for figure in row[1:]) for row in rows]
    places = []
    for row, own in zip(rows, figures, strict=True):
        people, rank = row[0], figures.index(own) + 1
        assert not isinstance(people, str)
        places.append(Place(rank, people, EIGHT.index(people[0]) % 4 if people[0] in EIGHT else 3, own, rank == 1))
    headings = tuple(say(f"picture-result-head-{head}") for head in heads)
    return MatchResult(game, rules, length, unit, headings, tuple(places), TODAY, server)
