"""Finished matches, leaderboards and players' cards for the gallery."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import date, timedelta
from functools import partial
from typing import Final

from engine.games.kleurenwiezen.contracts.contracts import Contract, Kind
from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.tables import LABELS
from rendering.games.kleurenwiezen.wording import contract_text
from rendering.people.alt_rows import alt_leaderboard, alt_player, alt_result
from rendering.people.leaderboard import draw_leaderboard
from rendering.people.player import draw_player
from rendering.people.result import draw_result
from rendering.people.rows import Leaderboard, MatchResult, Place, PlayerCard, Ranked, Rating

_DAY: Final = date(2026, 11, 21)
_SERVER: Final = "De Vrolijke Kaartclub"
NAMES: Final = (
    *("Zoé", "Łukasz", "François-Xavier de la Tour", "Kléber", "Anneke", "Bram", "Chloé", "Daan"),
    *("Émilie", "Гриша", "Dieter", "Marie-Christine van den Bossche", "Fons", "Odette", "Jef", "Mireille"),
)


def row_pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every one of these pictures."""
    for name, result in results(say).items():
        yield Exhibit(f"result-{name}", partial(draw_result, result, look, say), partial(alt_result, result, say))
    for name, board in boards(say).items():
        drawn, words = partial(draw_leaderboard, board, look, say), partial(alt_leaderboard, board, say)
        yield Exhibit(f"leaderboard-{name}", drawn, words)
    for name, card in cards(say).items():
        yield Exhibit(f"player-{name}", partial(draw_player, card, look, say), partial(alt_player, card, say))


def results(say: Say) -> dict[str, MatchResult]:
    """The end of a match in each way of scoring, by name."""
    two = (LABELS[0], LABELS[2]), (LABELS[1], LABELS[3])
    four = (LABELS[0], LABELS[2], LABELS[4], LABELS[6]), (LABELS[1], LABELS[3], LABELS[5], LABELS[7])
    alone = [(one,) for one in (*LABELS[:3], SeatLabel("Marie-Christine"))]
    couillon, chouine, whist = (say(f"rules-game-{game}") for game in ("couillon", "chouine", "kleurenwiezen"))
    return {
        "royes": _result(say, couillon, "Malmedy", 14, ["royes"], [(two[1], "−2"), (two[0], "11")], server=_SERVER),
        "slate": _result(say, couillon, "", 8, ["slate"], [(two[0], "0"), (two[1], "5")]),
        "numbers": _result(say, couillon, "Kwajongen", 19, ["numbers"], [(two[1], "−1"), (two[0], "4")]),
        "cows": _result(say, couillon, "Kujong", 21, ["cows-won", "cows"], [(two[0], "2", "0"), (two[1], "1", "3")]),
        "eight": _result(
            say, couillon, "", 30, ["royes"], [(four[0], "−3"), (four[1], "4")], server=" & ".join([_SERVER] * 4)
        ),
        "trees": _result(
            say, couillon, "Troeven", 17, ["tree"], [(alone[n], f) for n, f in ((2, "0"), (1, "3"), (0, "3"))]
        ),
        "manches": _result(say, chouine, "", 11, ["manches"], [(alone[3], "2"), (alone[0], "1")], unit="parties"),
        "parties": _result(say, chouine, "", 4, ["parties"], [(alone[0], "3"), (alone[1], "1")], unit="parties"),
        "points": _result(
            say,
            whist,
            "Café De Kroon",
            16,
            ["points"],
            [(alone[n], f) for n, f in ((2, "122"), (1, "90"), (3, "26"), (0, "−238"))],
        ),
        "shared": _result(
            say, whist, "", 20, ["points"], [(alone[n], f) for n, f in ((1, "41"), (0, "41"), (2, "−41"), (3, "−41"))]
        ),
    }


def _result(
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
    """A result from rows of names and figures; equal figures share a place."""
    figures = [tuple(str(figure) for figure in row[1:]) for row in rows]
    places = []
    for row, own in zip(rows, figures, strict=True):
        people, rank = row[0], figures.index(own) + 1
        assert not isinstance(people, str)
        places.append(Place(rank, people, LABELS.index(people[0]) % 4 if people[0] in LABELS else 3, own, rank == 1))
    headings = tuple(say(f"picture-result-head-{head}") for head in heads)
    return MatchResult(game, rules, length, unit, headings, tuple(places), _DAY, server)


def boards(say: Say) -> dict[str, Leaderboard]:
    """Pages by name: the first, one where the person asking is further down, the last, and an empty one."""
    title, head = say("rules-game-kleurenwiezen"), say("picture-player-rating")
    subtitle = f"{_SERVER} · 2026"
    rows = [
        Ranked(
            place,
            name,
            str(1824 - 41 * place - place % 3),
            str(38 + 9 * (place % 5)),
            96 - 5 * place,
            False,
            place > 13,
        )
        for place, name in enumerate(NAMES, 1)
    ]
    first, last = rows[:10], rows[10:]
    own = [row._replace(own=row.place == 4) for row in first]
    points = [row._replace(figure=f"{7 - row.place}.4".replace("-", "−"), within="") for row in first[:4]]
    return {
        "own-on-page": Leaderboard(title, subtitle, head, own, 1, 2),
        "own-below": Leaderboard(title, subtitle, head, first, 1, 2, rows[13]),
        "last": Leaderboard(title, subtitle, head, last, 2, 2, rows[2]),
        "short": Leaderboard(title, subtitle, say("picture-result-head-points"), points),
        "empty": Leaderboard(title, subtitle, head, ()),
    }


def cards(say: Say) -> dict[str, PlayerCard]:
    """Cards by name: a long career, a poor one, the first rated match, none."""
    whist = say("rules-game-kleurenwiezen")
    best = f"{contract_text(Contract(Kind.OPEN_MISERE, 0), say)} · +75"
    return {
        "long": PlayerCard(
            "Zoé", f"{whist} · {_SERVER}", _career(60, 1500, 6), 214, 121, 5, 1, False, best, "Łukasz", 48
        ),
        "falling": PlayerCard(
            "François-Xavier de la Tour",
            whist,
            _career(22, 1480, -9),
            44,
            9,
            -3,
            17,
            False,
            "",
            "Marie-Christine van den Bossche",
            1,
        ),
        "new": PlayerCard("Гриша", whist, _career(1, 1500, 0), 1, 1, 1, None, True),
        "none": PlayerCard("Odette", whist, (), 0, 0, 0),
    }


def _career(days: int, begin: float, drift: float) -> tuple[Rating, ...]:
    chance = random.Random(days)
    value, found = begin, []
    for number in range(days):
        value += drift + chance.uniform(-38, 38) if number else 0
        day = _DAY - timedelta(days=4 * (days - 1 - number))
        found.append(Rating(day, value, 34 + 190 / (1 + number * 0.35)))
    return tuple(found)
