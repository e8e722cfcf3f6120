"""The tables of every game and what the tests of all games need; the `test_every_game` files share them.

Each of their tests is a clause of the contract (`tests.engine.games.contract`), about a game or a table of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from inspect import signature
from typing import Any

import pytest

from engine.core.actions import Action, Event
from engine.core.cards import CARDS, Card, Rank, parse_cards
from engine.core.errors import IllegalAction, Unreadable
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.games.chouine.actions import ChouineEvent
from tests.about import about, those_wanted
from tests.engine.games.playing import Deal, Table, deals, every_table

SUITS = "SHDC"
CARD_TEXTS = frozenset(map(str, CARDS))
CALLS = (
    *("accept", "pass", "turn", "mit", "kontra", "re", "exchange", "wait", "parole", "small-misere", "piccolo"),
    *("grand-misere", "open-misere", "piccolissimo", "double", "no-double"),
)
PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.presets]


def tables_of(game: str, preset: str) -> list[Table]:
    """Those of the table of all pairs that begin with this preset."""
    return [table for table in every_table() if (table.game.name, table.options.preset) == (game, preset)]


OF_A_GAME: list[Callable[[AnyGame], None]] = []
OF_A_TABLE: list[Callable[[Table], None]] = []
"""The clauses, by what they are about."""


def every_game(clause: Callable[[AnyGame], None]) -> Callable[[AnyGame], None]:
    """Make this a test of each game there is."""
    OF_A_GAME.append(clause)
    decorated: Callable[[AnyGame], None] = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)(clause)
    return decorated


def every_table_of_every_game(test: Callable[[Table], None]) -> Callable[[], None]:
    """Make this one test, which tries one table after the other and says which it was about when it failed."""
    OF_A_TABLE.append(test)

    @wraps(test)
    def with_every_table() -> None:
        for table in those_wanted(every_table()):
            with about(table):
                test(table)

    with_every_table.cases = every_table  # type: ignore[attr-defined]
    # It takes nothing, whatever the one within takes.
    with_every_table.__signature__ = signature(with_every_table, follow_wrapped=False)  # type: ignore[attr-defined]
    return with_every_table


@cache
def some_deals(table: Table) -> tuple[Deal, ...]:
    """Some deals of each preset, and one of each preset with an option changed."""
    return tuple(deals(table, 4 if table.is_plain else 1, seed=1))


@cache
def conceivable(game: AnyGame) -> tuple[Action, ...]:
    """Every action that the notation can write for this game, whether its presets have it or not."""
    texts = [f"play {card}" for card in CARDS] + [f"discard {card}" for card in CARDS] + list(CALLS)
    texts += [f"{word} {suit}" for word in ("trump", "propose", "slam", "small-slam", "open-slam") for suit in SUITS]
    texts += [f"trump {card}" for card in CARDS]
    texts += [f"{word} {suit}" for word in ("small-slam-table", "slam-table") for suit in SUITS]
    contracts = ("accept", "solo", "abondance", "abondance-table", "troel")
    texts += [f"{word} {tricks} {suit}" for word in contracts for tricks in range(5, 14) for suit in SUITS]
    shown = ("mariage", "tierce", "quateron", "quinte", "trente", "chouine")
    texts += [f"play {card} {combination}" for card in CARDS for combination in shown]
    texts += [f"1 {text}" for text in texts if text.startswith(("play", "trump"))]
    actions = []
    for text in texts:
        try:
            actions.append(game.parse_action(text))
        except Unreadable:
            continue
    return tuple(actions)


def moments(table: Table) -> Iterator[Any]:
    for deal in some_deals(table):
        for moment in deal.moments:
            yield moment.state


def refusal_of(table: Table, state: Any, seat: int, action: Action) -> IllegalAction | None:
    try:
        table.game.apply(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def card_played(action: Action | None) -> Card | None:
    """The card that an action puts on the table, whatever a player declares with it."""
    card = getattr(action, "card", None)
    return card if isinstance(card, Card) and str(action).startswith("play") else None


def is_card(word: str) -> bool:
    return word in CARD_TEXTS


def parse_facts(value: object) -> set[Card]:
    """The cards that an event's facts name."""
    if isinstance(value, dict):
        return set().union(*map(parse_facts, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(parse_facts, value)) if value else set()
    return set(parse_cards(value)) if isinstance(value, str) and is_card(value) else set()


def shown_by(event: Event) -> set[Card]:
    """The cards that an event shows: those it names, and for an exchange the seven that now lies there."""
    named = parse_facts(event.as_json())
    if event.type is ChouineEvent.EXCHANGE:
        named |= {Card.of(card.suit, Rank.SEVEN) for card in named}
    return named
