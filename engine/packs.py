"""The pack for the next deal, whoever asks for it: shuffled, or gathered and cut. Chance comes from outside."""

from __future__ import annotations

import random
from typing import NamedTuple

from engine.cards import Card
from engine.cutting import cut
from engine.game import AnyGame, Match
from engine.options import Options


class NextPack(NamedTuple):
    """A pack to deal."""

    cards: tuple[Card, ...]
    """First dealt first."""
    cut: int | None = None
    """How many cards were cut off the gathered pack; None: it was gathered from no deal, but shuffled."""


def shuffled(game: AnyGame, options: Options, rng: random.Random) -> tuple[Card, ...]:
    """A pack of the game in an order nobody knows."""
    pack = list(game.pack(options))
    rng.shuffle(pack)
    return tuple(pack)


def next_pack(game: AnyGame, match: Match, rng: random.Random, cards: int | None = None) -> NextPack:
    """The pack for the deal due in `match`, with so many cards cut off, or by chance; raises BadDeal.

    A shuffled pack that is to be dealt without being played first is cut by chance, and that is not told: nobody
    knows the order it had.
    """
    gathered = game.gathered(match)
    if gathered:
        number = rng.choice(game.cuts) if cards is None else cards
        return NextPack(cut(gathered, number, game.cuts), number)
    pack = shuffled(game, match.options, rng)
    if not game.gathers(match.options):
        return NextPack(pack)
    return NextPack(cut(game.opening(match, pack), rng.choice(game.cuts), game.cuts))
