"""Chouine for the gallery: table, count, match, tricks, draw for the deal, and card values."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import count
from typing import Final, NamedTuple

from engine.core.cards import Card, parse_cards
from engine.core.chance.seating import draw_dealer
from engine.core.view import SPECTATOR, Phase
from engine.games.chouine import Chouine
from engine.games.chouine.actions import ChouineAction, Declare, Swap
from engine.games.chouine.state import ChouineState, ChouineView
from locales import Say
from rendering.canvas.values import Look
from rendering.canvas.wording import slate_title
from rendering.cards.tricks import alt_tricks, draw_tricks
from rendering.draws.draw import alt_draw, draw_draw
from rendering.games.chouine import table as chouine
from rendering.games.chouine.card_values import alt_values, draw_values
from rendering.games.chouine.count import alt_count, draw_count
from rendering.games.chouine.match import alt_match, draw_match
from rendering.people.rows import MatchResult
from rendering.table.alt import alt_table
from rendering.table.picture import draw_table
from tests.exhibition.gallery.exhibit import ALONE, FOUR, Exhibit
from tests.exhibition.gallery.season import result, result_pictures

GAME: Final = Chouine()
IN_EVERY_THEME: Final = ("table-chouine-2-shown", "count-usual", "tricks-chouine-1", "match-belle")


class PartieExample(NamedTuple):
    """The first `wanted` position in random parties; `first` and `second`: what seats 1 and 2 are dealt."""

    preset: str
    wanted: Callable[[ChouineView], bool]
    first: str = ""
    second: str = ""


def _shown(view: ChouineView) -> int:
    return len(chouine.shown_now(view))


EXAMPLES: Final = {
    "2-start": PartieExample("chouine", lambda view: not view.trick),
    "2-declared": PartieExample("chouine", lambda view: any(chouine.waiting(view)) and len(view.turned_up) > 1),
    "2-shown": PartieExample("chouine", lambda view: _shown(view) == 2, "KD QD JD AD", "AS TS AC TC"),
    "2-quinte": PartieExample("chouine", lambda view: _shown(view) == 1, "AD TD AC TC AH", "9S 8S 7S 9C 8C"),
    "2-au-sept": PartieExample("chouine", lambda view: any(chouine.said(view))),
    "2-strict": PartieExample("chouine", lambda view: view.talon == 0 and len(view.trick) == 1),
    "2-chouine": PartieExample("chouine", lambda view: view.phase is Phase.DONE, "AD TD KD QD JD", "9S 8S 7S 9C 8C"),
    "2-over": PartieExample("chouine", lambda view: view.phase is Phase.DONE and view.dix_de_der is not None),
    "2-mondoubleau-start": PartieExample("mondoubleau", lambda view: len(view.trick) == 1),
    "2-mondoubleau-trumps": PartieExample("mondoubleau", lambda view: view.trump is not None),
    "3-start": PartieExample("chouine-3", lambda view: len(view.trick) == 2),
    "3-shown": PartieExample("chouine-3", lambda view: _shown(view) > 0, "AD TD AC", "KS QS 7S"),
    "3-declared": PartieExample("chouine-3", lambda view: len(view.trick) == 1, "AD TD AC", "KS QS 7S"),
    "3-strict": PartieExample("chouine-3", lambda view: not view.cards_are_drawn and len(view.trick) == 2),
    "4-start": PartieExample("chouine-4", lambda view: not view.trick),
    "4-shown": PartieExample("chouine-4", lambda view: _shown(view) > 1, "AD TD AC", "KS QS 7S"),
    "4-strict": PartieExample("chouine-4", lambda view: view.talon == 0 and len(view.trick) == 4),
    "4-over": PartieExample("chouine-4", lambda view: view.phase is Phase.DONE),
}

COUNTS: Final = {
    "usual": PartieExample("chouine", lambda view: view.phase is Phase.DONE and len(view.shown) > 2),
    "quinte": PartieExample("chouine", lambda view: view.phase is Phase.DONE, "AD TD AC TC AH", "KS QS JS AS 9C"),
    "chouine": EXAMPLES["2-chouine"],
    "three": PartieExample("chouine-3", lambda view: view.phase is Phase.DONE and len(view.shown) > 0),
    "four": PartieExample("chouine-4", lambda view: view.phase is Phase.DONE, "AD TD AC", "KS QS 7S"),
    "annulled": PartieExample("chouine", lambda view: view.phase is Phase.DONE and not view.won_by),
}
MATCHES: Final[dict[str, tuple[str, tuple[int, ...], tuple[int, ...], int]]] = {
    "start": ("chouine", (0, 0), (0, 0), 0),
    "middle": ("chouine", (1, 2), (0, 0), 1),
    "manche": ("chouine", (2, 1), (0, 1), 1),
    "belle": ("chouine", (1, 1), (1, 1), 2),
    "won": ("chouine", (2, 2), (1, 1), 2),
    "three": ("chouine-3", (1, 2, 0), (0, 1, 0), 1),
    "four": ("chouine-4", (1, 2, 0, 2), (0, 1, 0, 1), 4),
}
"""Rules, earlier parties and manches, and the seat that wins a partie; 0 if none has yet."""
DRAWS: Final = {"two": (2, "KH 8S"), "again": (2, "9H 9S TD AC"), "four": (4, "7H KD 7S 7C 9H 9D AS 8D 8S 7D QS")}
"""Seats, and the pack as far as it is drawn."""


@cache
def position_of(example: PartieExample, seat: int = SPECTATOR) -> ChouineState:
    """The position of an example; always the same one."""
    for seed in count():
        for state in parties(example.preset, seed, (example.first, example.second)):
            if example.wanted(GAME.view(state, seat)):
                return state
    raise AssertionError("there is always another seed")


def parties(preset: str, seed: int, dealt: Sequence[str] = ()) -> Iterator[ChouineState]:
    """Every position of a random partie in which everything that can be declared or exchanged is."""
    chance = random.Random(seed)
    match = GAME.begin(GAME.configure(preset))
    state = GAME.deal(match, _pack(preset, chance, dealt)).state
    yield state
    while state.outcome is None:
        seat = chance.choice(GAME.actors(state))
        legal = GAME.legal_actions(GAME.view(state, seat))
        state = GAME.apply(state, seat, _chosen(legal, chance)).state
        yield state


def _chosen(legal: Sequence[ChouineAction], chance: random.Random) -> ChouineAction:
    declared = [action for action in legal if isinstance(action, Declare)]
    swaps = [action for action in legal if action is Swap.EXCHANGE]
    return chance.choice(swaps or declared[-1:] or legal)


def _pack(preset: str, chance: random.Random, dealt: Sequence[str]) -> tuple[Card, ...]:
    """A shuffled pack that deals these cards to seats 1, 2, and so on; seat 2 is the first to get one."""
    variant = GAME.configure(preset).variant
    wanted = [parse_cards(cards) for cards in dealt]
    rest = [card for card in GAME.pack(GAME.configure(preset)) if not any(card in cards for cards in wanted)]
    chance.shuffle(rest)
    pack: list[Card] = []
    for number in range(variant.hand * variant.seats):
        turn, place = divmod(number, variant.seats)
        seat = (place + 1) % variant.seats
        pack.append(wanted[seat][turn] if seat < len(wanted) and turn < len(wanted[seat]) else rest.pop())
    return (*pack, *rest)


def pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every picture of Chouine."""
    index_set = look.index_set
    for name, example in EXAMPLES.items():
        view = GAME.view(position_of(example), SPECTATOR)
        labels = FOUR[: view.seats]
        drawn, words = partial(draw_table, view, labels, look, say), partial(alt_table, view, labels, say, index_set)
        yield Exhibit(f"table-chouine-{name}", drawn, words)
    for name, example in COUNTS.items():
        state = position_of(example)
        views = [GAME.view(state, seat) for seat in range(1, len(state.hands) + 1)]
        labels = FOUR[: len(views)]
        drawn, words = partial(draw_count, views, labels, look, say), partial(alt_count, views, labels, say, index_set)
        yield Exhibit(f"count-{name}", drawn, words)
    for name, (preset, parties_before, manches_before, winner) in MATCHES.items():
        played = sum(parties_before) + 4 * sum(manches_before) + bool(winner)
        title = slate_title(say(f"rules-name-{preset}"), played, say)
        before = GAME.begin(GAME.configure(preset, {"manches": "3"}))
        before = before._replace(parties=parties_before, manches=manches_before)
        after = before.won_by(winner) if winner else before
        names = [label.name for label in FOUR[: len(parties_before)]]
        told = before if winner else None
        shown = after, names, title, say, told
        yield Exhibit(f"match-{name}", partial(draw_match, *shown), partial(alt_match, *shown))
    for preset in ("chouine", "chouine-3", "chouine-4"):
        state = max(map(position_of, _ends(preset)), key=lambda one: max(map(len, one.piles)))
        tricks = max(state.piles, key=len)
        for number in (1, len(tricks)):
            words = partial(alt_tricks, tricks[:number], say, index_set)
            yield Exhibit(f"tricks-{preset}-{number}", partial(draw_tricks, tricks[:number], look), words)
    for name, (seats, pack) in DRAWS.items():
        draw = draw_dealer(parse_cards(pack), seats, GAME.dealer_drawn_by)
        names = [label.name for label in FOUR[:seats]]
        drawn, words = partial(draw_draw, draw, names, look, say), partial(alt_draw, draw, names, say, index_set)
        yield Exhibit(f"draw-dealer-{name}", drawn, words)
    for preset in ("chouine", "chouine-3"):
        options = GAME.configure(preset)
        drawn, words = partial(draw_values, options, look, say), partial(alt_values, options, say, index_set)
        yield Exhibit(f"ranking-{preset}", drawn, words)
    yield from result_pictures(results(say), look, say)


def results(say: Say) -> dict[str, MatchResult]:
    """The end of a match of manches, and of one of parties, by name."""
    ended = partial(result, say, say("rules-game-chouine"), "", unit="parties")
    return {
        "manches": ended(11, ["manches"], [(ALONE[3], "2"), (ALONE[0], "1")]),
        "parties": ended(4, ["parties"], [(ALONE[0], "3"), (ALONE[1], "1")]),
    }


def _ends(preset: str) -> list[PartieExample]:
    return [PartieExample(preset, lambda view: view.phase is Phase.DONE)]
