"""How somebody played a deal, the order of all who did, and how a strong player would have played it. Pure.

A strong player is a computer on the same seat, with as much time as it takes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.core.cards import print_cards
from engine.core.game import DealFacts
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, Phase
from engine.players.thinking import choices
from engine.players.turns import OutOfTurn
from engine.table.decisions import dealing, play
from engine.table.model.news import By
from engine.table.model.people import Occupant
from engine.table.model.preferences import NO_THEME
from engine.table.model.setup import Access, SameDeals, Setup
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status


class PlayedDeal(NamedTuple):
    """What a deal came to for one seat."""

    points: int
    """More is better."""
    cards: int
    """The value of the cards taken, which decides between equals; 0 where they have none."""
    tricks: int
    contract: str | None = None
    """The game's word for it; None where there was none."""
    declared: bool = False
    made: bool = False
    """Whether this seat declared it, and made it."""

    def __str__(self) -> str:
        """As it is kept."""
        return json.dumps(self, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> PlayedDeal:
        """The reverse of `str`; raises ValueError, TypeError."""
        return cls(*json.loads(text))

    @classmethod
    def of(cls, facts: DealFacts, cards: Sequence[int] | None, sides: Sequence[int], seat: int) -> PlayedDeal:
        """Of a finished deal; `cards`: per seat what its cards were worth; `sides`: per seat the number of its side.

        Tricks and cards are those of the whole side.
        """
        own = [one for one, side in enumerate(sides) if side == sides[seat - 1]]
        taken, worth = (sum(of_seats[one] for one in own) if of_seats else 0 for of_seats in (facts.tricks, cards))
        declared, made = seat in facts.declarers, seat in facts.made
        return cls(facts.points[seat - 1], worth, taken, facts.contract, declared, made)

    @property
    def worth(self) -> tuple[int, int]:
        """What it is compared by."""
        return self.points, self.cards


class Entrant(NamedTuple):
    """Somebody who began a deal."""

    user_id: int
    name: str
    table_id: int | None
    played: PlayedDeal | None
    """None: they did not play it to its end."""


class Ranked(NamedTuple):
    """An entry with its place; equals share one."""

    place: int
    entry: Entrant


def ranked(entries: Iterable[Entrant]) -> tuple[Ranked, ...]:
    """Those who played to the end, the best first; equals in the order they came."""
    finished = [(one, one.played) for one in entries if one.played is not None]
    worths = [played.worth for _, played in finished]
    order = sorted(finished, key=lambda one: one[1].worth, reverse=True)
    return tuple(Ranked(1 + sum(other > played.worth for other in worths), one) for one, played in order)


def mean(entries: Sequence[Entrant]) -> float | None:
    """What the deal gave on average; None: nobody played it to the end."""
    points = [one.played.points for one in entries if one.played is not None]
    return sum(points) / len(points) if points else None


STRONG: Final = "strong"
_NOBODY: Final = 0


class Strong(NamedTuple):
    """How a strong computer played a deal."""

    played: PlayedDeal
    hands: tuple[str, ...]
    """Per seat the cards it held when the first was played."""

    def __str__(self) -> str:
        """As it is kept."""
        return json.dumps(self, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Strong:
        """The reverse of `str`; raises ValueError, TypeError."""
        played, hands = json.loads(text)
        return cls(PlayedDeal(*played), tuple(hands))


def play_out(game: str, preset: str, options: str, edition: int, same: str, level: str, seat: int) -> str:
    """The first of these deals with a strong computer on this seat and others of this level, as `Strong` text.

    `options` and `same` as the journal has them.
    """
    rules = game_named(game)
    chosen = rules.configure(preset, json.loads(options)).of_edition(edition)
    setup = Setup(game, chosen, None, 0, _NOBODY, Access.INVITED, frozenset(), "en", 0, theme=NO_THEME)
    setup = replace(setup.sharing(SameDeals.parse(same)), options=chosen)
    dummy = rules.dummy(chosen)
    seats = tuple(
        None if one == dummy else Occupant(str(one), None, STRONG if one == seat else level)
        for one in range(1, rules.seats(chosen) + 1)
    )
    table = dealing.start(Snapshot(0, 0, setup, Status.LOBBY, seats), _NOBODY, b"", b"").after
    # Nothing here is chance: all of it follows from the secret.
    rng = random.Random(0)
    table = dealing.deal(dealing.settle_digest(table, None).after, rng).after
    hands, is_bid = _hands(table), False
    while table.status is Status.PLAYING:
        if not is_bid:
            hands, is_bid = _hands(table), rules.view(table.state, SPECTATOR).phase == Phase.PLAY
        table = _next(table, rng)
    played = PlayedDeal.of(
        rules.deal_facts(table.state), table.state.outcome.result.card_points, rules.sides(chosen), seat
    )
    return str(Strong(played, hands))


def _hands(table: Snapshot) -> tuple[str, ...]:
    seats = range(1, len(table.seats) + 1)
    return tuple(print_cards(table.game.view(table.state, seat).hand) for seat in seats)


def _next(table: Snapshot, rng: random.Random) -> Snapshot:
    if table.forced:
        return play.act_as_rules(table).after
    for asked in play.computers_asked(table):
        seed = dealing.for_choice(table, asked.question, rng).getrandbits(64)
        action = choices.choose(asked.player, asked.question, seed, asked.stands_in, None)
        if action is not OutOfTurn.LEAVE_IT:
            return play.act(table, asked.question.seat, action, By.COMPUTER).after
    return play.act_as_computer(table, None).after
