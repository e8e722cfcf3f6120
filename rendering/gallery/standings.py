"""Standings of tournaments for the gallery: small and large, between rounds and final."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.tournaments.schedule import standings
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import MEMBERS
from rendering.people.standings import alt_standings, draw_standings

COMPUTERS: Final = ("Fons", "Odette", "Jef", "Mireille", "Daan")

TOURNAMENTS: Final = (("four", 4, 2, False), ("eight-over", 8, 4, True), ("sixteen-over", 16, 15, True))
"""Name, people, rounds played, and whether that was all."""


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


def _royes(place: int, number: int) -> int:
    """Rôyes left after a round, some of them below zero."""
    return (place * 7 + number * 11 + place * number) % 18 - 3
