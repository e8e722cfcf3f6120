"""A club's evening of forty-four, a page of its standings and its end, and its cup of twenty-six."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.clubs.tournaments.schedule import standings
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.people.knockout import Tie, alt_tree, draw_tree, parts_of
from rendering.people.standings import alt_standings, draw_standings
from tests.exhibition.gallery.exhibit import Exhibit

FIRST: Final = (
    *("Urbain", "Hugo", "Rita", "Nele", "Fons", "Zoé", "Chloé", "Denise", "Ben", "Eva", "Kléber", "Guido"),
    *("Greet", "Ilse", "Mia", "Louis", "André", "Staf", "Omer", "Vera", "Wim", "Jeanne"),
)
"""The names that it has twice: alone, and with a family name."""
LAST: Final = ("Maes", "Peeters", "Dubois", "Janssens", "Vanderstraeten", "Willems", "Van den Broeck")
EVENING: Final = (*FIRST, *(f"{name} {LAST[at % len(LAST)]}" for at, name in enumerate(FIRST)))
ROUNDS: Final = 4
PAGE: Final = 20
"""Places on a page."""
IN_CUP: Final = 26


def club_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """The second page after the last round, the podium, and the first part of the cup's tree."""
    chance = random.Random(44)
    people = [SeatLabel(name, person=at) for at, name in enumerate(EVENING, 1)]
    played = [{place: chance.randrange(-4, 14) for place in range(1, len(people) + 1)} for _ in range(ROUNDS)]
    rows = standings(len(people), played)
    pages = -(-len(rows) // PAGE)
    titles = {
        2: say("tournament-standings-title", round=str(ROUNDS), rounds=str(ROUNDS)),
        1: say("tournament-final-title", tournament="7"),
    }
    for number, title in titles.items():
        paged = say("board-paged", title=title, page=str(number), pages=str(pages))
        chunk, final = rows[PAGE * (number - 1) : PAGE * number], number == 1
        drawn = partial(draw_standings, chunk, people, paged, say, final=final, on=look.felt)
        yield Exhibit(f"standings-club-{number}", drawn, partial(alt_standings, chunk, people, paged, say))
    cup = _cup(chance)
    parts = parts_of(cup)
    title = say("cup-part", cup=say("cup-main"), tournament="8", part="1", parts=str(len(parts)))
    drawn = partial(draw_tree, parts[0], cup, people, title, say, on=look.felt)
    yield Exhibit("knockout-club", drawn, partial(alt_tree, parts[0], cup, people, title, say))


def _cup(chance: random.Random) -> list[list[Tie]]:
    """All rounds: of the first, as many stand aside as make the second come out even."""
    places = list(range(1, IN_CUP + 1))
    chance.shuffle(places)
    left = 1 << (IN_CUP - 1).bit_length() - 1
    pairs: list[Sequence[int]] = [(places.pop(), places.pop()) for _ in range(IN_CUP - left)]
    pairs += [(place,) for place in places]
    chance.shuffle(pairs)
    rounds: list[list[Tie]] = []
    while pairs:
        ties = [_tie(pair, chance) for pair in pairs]
        rounds.append(ties)
        on = [tie.winner for tie in ties if tie.winner is not None]
        pairs = list(zip(on[::2], on[1::2], strict=False))
    return rounds


def _tie(places: Sequence[int], chance: random.Random) -> Tie:
    if len(places) == 1:
        return Tie(tuple(places), (), places[0])
    winner = chance.choice(places)
    return Tie(tuple(places), tuple("3" if place == winner else str(chance.randrange(3)) for place in places), winner)
