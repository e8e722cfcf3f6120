"""Leaderboards and players' cards for the gallery, out of a season of matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

from locales import Say
from rendering.canvas.values import Look, SeatLabel
from rendering.gallery.exhibit import Exhibit
from rendering.gallery.people import SERVER
from rendering.gallery.season import person_of, season
from rendering.people.alt_rows import alt_leaderboard, alt_player
from rendering.people.leaderboard import draw_leaderboard
from rendering.people.player import draw_player
from rendering.people.rows import Leaderboard, PlayerCard, Ranked


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
