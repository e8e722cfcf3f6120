"""Every kind of picture in worked positions, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.cards import Suit, parse_cards
from engine.couillon.options import configure, pack_for
from engine.couillon.order import order_of
from engine.game import AnyGame, Phase, View
from engine.registry import game_named
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering.alt import alt_hand, alt_table
from rendering.alt_ranking import alt_ranking
from rendering.gallery_sheets import draw_pictures, sheet_pictures
from rendering.hand import draw_hand
from rendering.ranking import draw_ranking
from rendering.table import draw_table
from rendering.tiles import draw_suit_tile
from rendering.values import Look, Picture, SeatLabel

PACK: Final = "KH AH QC JC TH 9H 9C KS AC QH 9D JH TS QD JS AS KC TC KD AD JD QS TD 9S"

LABELS: Final = (
    SeatLabel("Kléber"),
    SeatLabel("Łukasz"),
    SeatLabel("Zoé", computer=True),
    SeatLabel("François-Xavier de la Tour", away=True),
)
RANKINGS: Final[tuple[tuple[str, str, dict[str, str]], ...]] = (
    ("plain", "couillon", {}),
    ("mit", "malmedy", {}),
    ("dame-de-make", "dame-de-make", {}),
    ("black-sevens-out", "troeven-3", {}),
    ("all-queens", "eight", {"red_queens": "yes"}),
)
"""Name, preset and options."""
_ACTIONS: Final = {
    "start": "",
    "one-passed": "pass",
    "all-passed": "pass pass pass pass",
    "accepted": "pass accept",
    "lead": "pass accept first",
    "full-trick": "pass accept first first first first",
    "third-trick": "pass accept" + 9 * " last",
    "deal-over": "accept" + 16 * " first",
}
"""Name -> what the seats do in turn: accept, pass, or the first or last card they may play."""


def positions() -> Iterator[tuple[str, View]]:
    """Worked positions of one deal of Couillon, as a spectator sees them."""
    for name, actions in _ACTIONS.items():
        yield name, position_after(actions)


def position_after(actions: str, seat: int = 0) -> View:
    """The view of `seat` of a written deal after these actions."""
    game: AnyGame = game_named("couillon")
    state = game.deal(game.begin(game.configure()), parse_cards(PACK)).state
    for word in actions.split():
        turn = game.actors(state)[0]
        legal = game.legal_actions(game.view(state, turn))
        action = game.parse_action(word) if state.phase is Phase.TRUMPS else legal[0 if word == "first" else -1]
        state = game.apply(state, turn, action).state
    view: View = game.view(state, seat)
    return view


def pictures(language: str) -> Iterator[tuple[str, Picture, str]]:
    """Name, picture and text alternative of every kind, in one language."""
    say, index_set = say_in(language), SET_OF_LANGUAGE[language]
    look = Look(index_set, four_colours=language == "de")
    for name, view in positions():
        alt = alt_table(view, LABELS, say, index_set)
        yield f"table-{name}", draw_table(view, LABELS, look, say), alt
    cards = parse_cards("AS KS QH JH TD 9D 8C 7C 6S 5H 4D 3C 2S AC KD QC")
    for count, playable in ((1, 1), (4, 2), (5, 0), (8, 3), (13, 6), (16, 16)):
        held, now = cards[:count], frozenset(cards[: count : max(count // playable, 1)]) if playable else None
        yield f"hand-{count:02}", draw_hand(held, now, look), alt_hand(held, now, say, index_set)
    yield from sheet_pictures(say)
    yield from draw_pictures(look, say)
    for name, preset, changes in RANKINGS:
        options = configure(preset, changes)
        order, pack = order_of(Suit.H, options.queens, options.mit != "none"), pack_for(options)
        drawn = draw_ranking(order, pack, look, say)
        yield f"ranking-{name}", drawn, alt_ranking(order, pack, say, index_set)


def write_gallery(folder: Path) -> None:
    """Write every picture with its text alternative beside it, and the suit tiles, into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        for name, picture, alt in pictures(language):
            file = folder / f"{name}-{language}{Path(picture.filename).suffix}"
            file.write_bytes(picture.data)
            file.with_suffix(".txt").write_text(alt + "\n", encoding="utf-8")
    for suit in Suit:
        (folder / f"tile-{suit}.png").write_bytes(draw_suit_tile(suit))
