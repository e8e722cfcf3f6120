"""Standings of tournaments and of a club's season, small and large, on the way and final; and a knock-out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.clubs.tournaments.schedule import standings
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.people.knockout import Tie, alt_tree, draw_tree, parts_of
from rendering.people.season import SeasonLine, alt_season, draw_season
from rendering.people.standings import alt_standings, draw_standings
from tests.exhibition.gallery.exhibit import MEMBERS, Exhibit

COMPUTERS: Final = ("Fons", "Odette", "Jef", "Mireille", "Daan")

TOURNAMENTS: Final = (("four", 4, 2, False), ("eight-over", 8, 4, True), ("sixteen-over", 16, 15, True))
"""Name, people, rounds played, and whether that was all."""


SEASONS: Final = (("begun", 6, 2, False), ("over", 12, 7, True))
"""Name, people, evenings, and whether it is over."""


def standings_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every picture of standings."""
    for name, people, rounds, over in TOURNAMENTS:
        played = [{place: _royes(place, number) for place in range(1, people + 1)} for number in range(rounds)]
        rows = standings(people, played)
        entrants = [SeatLabel(one, one in COMPUTERS, person=at) for at, one in enumerate(MEMBERS[:people], 1)]
        facts = {"tournament": "3"} if over else {"round": str(rounds), "rounds": "3"}
        title = say("tournament-final-title" if over else "tournament-standings-title", **facts)
        drawn = partial(draw_standings, rows, entrants, title, say, final=over, on=look.felt)
        yield Exhibit(f"standings-{name}", drawn, partial(alt_standings, rows, entrants, title, say))


def knockout_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """A knock-out of thirteen people whose final is being played."""
    entrants = [SeatLabel(one, one in COMPUTERS) for one in MEMBERS]
    played = [
        [_tie(5, 6), _tie(1), _tie(8, 7), _tie(9, 10), _tie(2), _tie(11, 4), _tie(3), _tie(12, 13)],
        [_tie(1, 5), _tie(8, 9), _tie(11, 2), _tie(12, 3)],
        [_tie(8, 1), _tie(12, 11)],
        [Tie((8, 12))],
    ]
    title = say("cup-title", cup=say("cup-main"), tournament="3")
    for number, part in enumerate(parts_of(played), 1):
        drawn = partial(draw_tree, part, played, entrants, title, say, on=look.felt)
        yield Exhibit(f"knockout-{number}", drawn, partial(alt_tree, part, played, entrants, title, say))


def _tie(winner: int, loser: int | None = None) -> Tie:
    if loser is None:
        return Tie((winner,), (), winner)
    pair = (winner, loser) if winner % 2 else (loser, winner)
    return Tie(pair, tuple("3" if place == winner else str(place % 3) for place in pair), winner)


def season_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """A season after a few evenings, and one at its end, with a shared title."""
    for name, people, evenings, over in SEASONS:
        lines = [_season_line(at, one, evenings) for at, one in enumerate(MEMBERS[:people], 1)]
        ordered = sorted(lines, key=lambda line: -line.total)
        ranked = [one._replace(rank=1 + sum(other.total > one.total for other in lines)) for one in ordered]
        title = "Oudler 2026 – 2027"
        drawn = partial(draw_season, ranked, title, say, final=over, on=look.felt)
        yield Exhibit(f"season-{name}", drawn, partial(alt_season, ranked, title, say, final=over))


def _season_line(at: int, name: str, evenings: int) -> SeasonLine:
    """Somebody of whom the best four evenings count."""
    scores = tuple(None if (at + number) % 5 == 0 else (at * 7 + number * 11) % 16 + 1 for number in range(evenings))
    there = [number for number, score in enumerate(scores) if score is not None]
    best = sorted(there, key=lambda number: -(scores[number] or 0))[:4]
    counted = tuple(number in best for number in range(evenings))
    return SeasonLine(0, SeatLabel(name, person=at), scores, counted, sum(scores[number] or 0 for number in best))


def _royes(place: int, number: int) -> int:
    """Rôyes left after a round, some of them below zero."""
    return (place * 7 + number * 11 + place * number) % 18 - 3
