"""How a strong player would have played a deal: a computer on the same seat, with as much time as it takes. Pure."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Final, NamedTuple

from engine.core.cards import print_cards
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, Phase
from engine.players.turns import OutOfTurn
from engine.shared_deals.played import Played
from engine.tables.decisions import chance, dealing, play
from engine.tables.model.news import By
from engine.tables.model.people import Occupant
from engine.tables.model.preferences import NO_THEME
from engine.tables.model.setup import Access, SameDeals, Setup
from engine.tables.model.snapshot import Snapshot
from engine.tables.model.status import Status
from engine.thinking import choices

STRONG: Final = "strong"
_NOBODY: Final = 0


class Strong(NamedTuple):
    """How a strong computer played a deal."""

    played: Played
    hands: tuple[str, ...]
    """Per seat the cards it held when the first was played."""

    def __str__(self) -> str:
        """As it is kept."""
        return json.dumps(self, separators=(",", ":"))

    @classmethod
    def parse(cls, text: str) -> Strong:
        """The reverse of `str`; raises ValueError, TypeError."""
        played, hands = json.loads(text)
        return cls(Played(*played), tuple(hands))


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
    played = Played.of(rules.deal_facts(table.state), table.state.outcome.result.card_points, rules.sides(chosen), seat)
    return str(Strong(played, hands))


def _hands(table: Snapshot) -> tuple[str, ...]:
    seats = range(1, len(table.seats) + 1)
    return tuple(print_cards(table.game.view(table.state, seat).hand) for seat in seats)


def _next(table: Snapshot, rng: random.Random) -> Snapshot:
    if table.forced:
        return play.act_as_rules(table).after
    for asked in play.computers_asked(table):
        seed = chance.for_choice(table, asked.question, rng).getrandbits(64)
        action = choices.choose(asked.player, asked.question, seed, asked.stands_in, None)
        if action is not OutOfTurn.LEAVE_IT:
            return play.act(table, asked.question.seat, action, By.COMPUTER).after
    return play.act_as_computer(table, None).after
