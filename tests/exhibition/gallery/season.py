"""Ends of matches, leaderboards and players' cards for the gallery, out of a season of matches between its people."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, time, timedelta
from functools import cache, partial
from typing import Final, NamedTuple

from engine.standings.rating import Part, RatedMatch, RatingRow, rated_in_order
from engine.standings.rating import Rating as Estimate
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.people.leaderboard import alt_leaderboard, draw_leaderboard
from rendering.people.player import alt_player, draw_player
from rendering.people.result import alt_result, draw_result
from rendering.people.rows import Leaderboard, MatchResult, Place, PlayerCard, Ranked, Rating
from tests.exhibition.gallery.exhibit import EIGHT, MEMBERS, SERVER, TODAY, Exhibit

_EVENINGS: Final = 96
_MATCHES: Final = 2
"""The most matches of the same four on one evening."""
_DEALS: Final = 16
_NEW: Final = 2
"""How many of the people only came for the last evenings."""
_LUCK: Final = 2.0
"""The spread of chance in a match, where the best and the worst player are 2 apart."""


class MatchSeat(NamedTuple):
    """What somebody did in one match."""

    won: bool
    partner: str
    """Empty where everybody plays alone."""


class Season(NamedTuple):
    """Everybody's matches and ratings, oldest first, by name."""

    matches: dict[str, tuple[MatchSeat, ...]]
    ratings: dict[str, tuple[RatingRow, ...]]

    def figures(self, name: str) -> Estimate:
        """Somebody's rating now."""
        row = self.ratings[name][-1]
        return Estimate(row.mu, row.sigma, row.matches)

    def ranked(self) -> list[Ranked]:
        """Everybody's row of the leaderboard, best first."""
        now = {name: self.figures(name) for name in self.ratings}
        order = sorted(now, key=lambda name: (now[name].is_provisional, -now[name].figure))
        return [
            Ranked(
                place,
                name,
                str(one.figure),
                one.matches,
                sure=one.sure,
                people=(person_of(name),),
            )
            for place, name in enumerate(order, 1)
            for one in (now[name],)
        ]

    def curve(self, name: str) -> tuple[Rating, ...]:
        """Somebody's rating after each match."""
        after = ((row.at, Estimate(row.mu, row.sigma)) for row in self.ratings[name])
        return tuple(Rating(datetime.fromtimestamp(at, UTC).date(), one.figure, one.uncertainty) for at, one in after)

    def wins(self, name: str) -> int:
        """How many matches somebody won."""
        return sum(seat.won for seat in self.matches[name])

    def streak(self, name: str) -> int:
        """Matches won in a row up to now; below zero, lost."""
        results = [seat.won for seat in reversed(self.matches[name])]
        length = next((at for at, won in enumerate(results) if won != results[0]), len(results))
        return length if results[0] else -length


def person_of(name: str) -> SeatLabel:
    """Somebody of the season."""
    return SeatLabel(name, person=MEMBERS.index(name) + 1)


@cache
def season(partners: bool) -> Season:
    """A season of a game for four, with or without partners; always the same one."""
    chance = random.Random(7)
    people = list(MEMBERS)
    skill = {name: 1 - 2 * at / (len(people) - 1) + chance.uniform(-0.2, 0.2) for at, name in enumerate(people)}
    eager = [chance.uniform(0.5, 3) for _ in people]
    matches: list[RatedMatch] = []
    seats: dict[str, list[MatchSeat]] = {name: [] for name in people}
    for evening in range(_EVENINGS):
        there = len(people) - (_NEW if evening < _EVENINGS - 6 else 0)
        four: list[str] = []
        while len(four) < 4:
            (name,) = chance.choices(people[:there], eager[:there])
            four += [] if name in four else [name]
        start = datetime.combine(TODAY, time(20), UTC) - timedelta(days=3 * (_EVENINGS - 1 - evening))
        for number in range(chance.randint(1, _MATCHES)):
            sides = [four[::2], four[1::2]] if partners else [[name] for name in four]
            strength = [sum(skill[name] for name in side) + chance.gauss(0, _LUCK) for side in sides]
            order = sorted(range(len(sides)), key=lambda side: -strength[side])
            parts = []
            for side, members in enumerate(sides):
                place = order.index(side) + 1
                parts += [Part(people.index(name), side, place, four.index(name) + 1) for name in members]
                for name in members:
                    seats[name].append(MatchSeat(place == 1, next((one for one in members if one != name), "")))
            at = (start + timedelta(hours=number)).timestamp()
            matches.append(RatedMatch(at, len(matches), " ".join(sorted(four)), _DEALS, tuple(parts)))
    ratings: dict[str, list[RatingRow]] = {name: [] for name in people}
    for row in rated_in_order(matches, {}, {}):
        ratings[people[row.user_id]].append(row)
    played = {name: rows for name, rows in ratings.items() if rows}
    return Season({name: tuple(seats[name]) for name in played}, {name: tuple(rows) for name, rows in played.items()})


def row_pictures(game: str, best: str, look: Look, say: Say) -> Iterator[Exhibit]:
    """Leaderboards, and cards of a game in which everybody plays alone; `best`: somebody's best deal, in words."""
    for name, board in boards(game, say).items():
        drawn, words = partial(draw_leaderboard, board, look, say), partial(alt_leaderboard, board, say)
        yield Exhibit(f"leaderboard-{name}", drawn, words)
    yield from card_pictures(cards(game, best), look, say)


def card_pictures(shown: Mapping[str, PlayerCard], look: Look, say: Say) -> Iterator[Exhibit]:
    """These players' cards, by name."""
    for name, card in shown.items():
        yield Exhibit(f"player-{name}", partial(draw_player, card, look, say), partial(alt_player, card, say))


def boards(game: str, say: Say) -> dict[str, Leaderboard]:
    """Pages by name: the first, with computers; one where the person asking is further down; the last; an empty one."""
    subtitle, head = f"{SERVER} · 2026", say("picture-player-rating")
    rows = season(partners=False).ranked()
    first, last = rows[:10], rows[10:]
    own = [row._replace(own=row.place == 4) for row in first]
    for above, level, figure in ((10, "easy", 702), (6, "normal", 1011), (0, "strong", 1297)):
        own.insert(above, _computer(level, figure, say))
    points = [row._replace(figure=f"{7 - row.place}.4".replace("-", "−"), sure=None) for row in first[:4]]
    return {
        "own-on-page": Leaderboard(game, subtitle, head, own, 1, 2),
        "own-below": Leaderboard(game, subtitle, head, first, 1, 2, rows[13]),
        "last": Leaderboard(game, subtitle, head, last, 2, 2, rows[2]),
        "short": Leaderboard(game, subtitle, say("picture-result-head-points"), points),
        "empty": Leaderboard(game, subtitle, head, ()),
    }


def _computer(level: str, figure: int, say: Say) -> Ranked:
    name = say("ranks-computer", level=say(f"picture-level-{level}"))
    return Ranked(0, name, str(figure), 40 + figure // 10, people=(SeatLabel(name, computer=True),))


def cards(game: str, best: str) -> dict[str, PlayerCard]:
    """Cards by name: the best player's, a newcomer's, and that of somebody without a rated match."""
    rows = season(partners=False).ranked()
    return {
        "long": _card(f"{game} · {SERVER}", 1, partners=False)._replace(best=best),
        "new": _card(game, len(rows), partners=False),
        "none": PlayerCard("Odette", game, (), 0, 0, 0, person=person_of("Odette")),
    }


def cards_of_partners(game: str) -> dict[str, PlayerCard]:
    """The same of a game with partners: that of somebody who lost a lot."""
    rows = season(partners=True).ranked()
    return {"falling": _card(game, max(row.place for row in rows if row.sure != "provisional"), partners=True)}


def _card(subtitle: str, place: int, *, partners: bool) -> PlayerCard:
    """The card of whoever has this place."""
    played = season(partners)
    row = played.ranked()[place - 1]
    matches = played.matches[row.name]
    partner, together = Counter(seat.partner for seat in matches).most_common(1)[0]
    return PlayerCard(
        row.name,
        subtitle,
        played.curve(row.name),
        row.matches,
        played.wins(row.name),
        played.streak(row.name),
        place,
        row.sure == "provisional",
        partner=partner,
        partner_matches=together if partner else 0,
        person=person_of(row.name),
    )


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
