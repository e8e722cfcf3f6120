"""Play any registered game at random, for the tests of all games and of records."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from engine.core.actions import Action, Event
from engine.core.cards import Card
from engine.core.chance import packs
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame, Match
from engine.core.options import Options, OptionSpec
from engine.core.registry import GAMES
from engine.records.record import Line, RecordedDeal, pack_or_cut
from tests.engine.games.pairs import all_pairs, configured


class Table(NamedTuple):
    """A game, and the options to play it by."""

    game: AnyGame
    options: Options

    def __str__(self) -> str:
        changed = dict(self.options.values()).items() - dict(self.game.configure(self.options.preset).values()).items()
        return " ".join([self.game.name, self.options.preset, *(f"{name}={value}" for name, value in sorted(changed))])

    @classmethod
    def named(cls, name: str) -> Table:
        """The table of which this is the text."""
        game, preset, *changes = name.split(" ")
        return cls(GAMES[game], GAMES[game].configure(preset, dict(change.split("=") for change in changes)))

    @property
    def is_plain(self) -> bool:
        """Whether it is a preset as it is, without a change."""
        return bool(self.options == self.game.configure(self.options.preset))

    @property
    def seats(self) -> range:
        return range(1, self.game.seats(self.options) + 1)

    @property
    def everyone(self) -> range:
        """All seats and, as 0, the spectators."""
        return range(self.game.seats(self.options) + 1)


@dataclass(frozen=True)
class Moment:
    """A position of a deal, and what led to it."""

    state: Any
    seat: int | None
    action: Action | None
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Deal:
    """A deal that was played: the standing before with its dealer, drawn or not, the pack, its cut, every position."""

    table: Table
    match: Match
    pack: tuple[Card, ...]
    cut: int | None
    moments: tuple[Moment, ...]

    @property
    def drawn_dealer(self) -> int | None:
        """The seat that was drawn to deal; None where the rules say who deals."""
        return self.match.dealer if self.table.game.draw_is_due(self.match) else None

    @property
    def recorded(self) -> RecordedDeal:
        """The deal as a record has it."""
        lines = tuple(Line(0, moment.seat or 0, moment.action) for moment in self.moments if moment.action)
        pack, cut = pack_or_cut(self.table.game, self.table.options, self.pack, self.cut)
        return RecordedDeal(0, pack, lines, self.drawn_dealer, cut=cut)


COMPOSING = {"couillon": ("making", "following", "scoring", "cards")}
"""Options that make another variant of a preset: tried with the first; composed at random elsewhere."""


FEW_WORDS = 4
"""A game that offers more kinds of actions than this at once has an auction."""


@cache
def every_table() -> tuple[Table, ...]:
    """The tables of every game there is."""
    return tuple(table for game in GAMES.values() for table in tables_of_game(game))


@cache
def tables_of_game(game: AnyGame) -> tuple[Table, ...]:
    """A game by every preset as it is, and in a small table of all pairs of a preset and its options."""
    composing = COMPOSING.get(game.name, ())
    tried = [(spec.name, value) for spec in game.options if spec.name not in composing for value in _values(spec)]
    alone = [(spec.name, value) for spec in game.options if spec.name in composing for value in _values(spec)]
    first = next(iter(game.presets))
    rows = [*all_pairs(game, tried), *(row for one in alone if (row := configured(game, first, dict([one]))))]
    return tuple(Table(game, row) for row in dict.fromkeys(rows))


def presets_as_they_are() -> list[Table]:
    """Every game by every preset, without a change."""
    return [Table(game, game.configure(preset)) for game in GAMES.values() for preset in game.presets]


def _values(spec: OptionSpec) -> tuple[str, ...]:
    """All values of an option; of one that takes any number, the default and one other."""
    return spec.values if spec.numbers is None else spec.values[:2]


def shuffled(table: Table, rng: random.Random) -> tuple[Card, ...]:
    return packs.shuffled(table.game, table.options, rng)


def play_deal(table: Table, match: Match, rng: random.Random) -> Deal:
    """Play a deal to its end with random legal actions of random actors; where a draw is due, anyone deals."""
    pack, cut = next_pack(table.game, match, rng)
    if table.game.draw_is_due(match):
        match = table.game.dealt_by(match, rng.choice(table.seats))
    state, events = table.game.deal(match, pack)
    moments = [Moment(state, None, None, events)]
    while state.outcome is None:
        assert len(moments) < 500, "the deal does not end"
        seat = rng.choice(table.game.actors(state))
        action = any_of(table.game.legal_actions(table.game.view(state, seat)), rng)
        state, events = table.game.apply(state, seat, action)
        moments.append(Moment(state, seat, action, events))
    return Deal(table, match, pack, cut, tuple(moments))


def any_of(legal: Sequence[Action], rng: random.Random) -> Action:
    """Any action. Where there are many, those named first come up more often, or every auction would end at the top."""
    words = list(dict.fromkeys(map(_word, legal)))
    if len(words) <= FEW_WORDS:
        return rng.choice(legal)
    word = words[min(int(rng.expovariate(0.7)), len(words) - 1)]
    return rng.choice([action for action in legal if _word(action) == word])


@cache
def _word(action: Action) -> str:
    return str(action).split()[0]


def deals(table: Table, number: int, seed: int) -> Iterator[Deal]:
    """This many random deals, match after match, with random first dealers."""
    rng = random.Random(f"{seed} {table}")
    match = table.game.begin(table.options, rng.choice(table.seats))
    for _ in range(number):
        deal = play_deal(table, match, rng)
        yield deal
        match = deal.moments[-1].state.outcome.match
        if match.winners:
            match = table.game.begin(table.options, rng.choice(table.seats))
