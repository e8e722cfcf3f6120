"""The pack for the next deal, whoever asks for it: shuffled, or gathered and cut. Chance comes from outside."""

from __future__ import annotations

import random
from typing import NamedTuple

from engine.cards import Card
from engine.cutting import cut
from engine.fairness import Stream, cuts, deal_label, gather_label
from engine.fairness import shuffled as shuffled_by
from engine.game import AnyGame, Match
from engine.options import Options


class NextPack(NamedTuple):
    """A pack to deal."""

    cards: tuple[Card, ...]
    """First dealt first."""
    cut: int | None = None
    """How many cards were cut off; None: the pack was shuffled, and nobody is told how it was cut."""


class ByChance(NamedTuple):
    """Numbers that nothing decides but a generator."""

    rng: random.Random

    def below(self, bound: int, /) -> int:
        return self.rng.randrange(bound)


def shuffled(game: AnyGame, options: Options, rng: random.Random) -> tuple[Card, ...]:
    """A pack of the game in an order nobody knows."""
    pack = list(game.pack(options))
    rng.shuffle(pack)
    return tuple(pack)


def cuts_of(game: AnyGame, options: Options) -> range:
    """How many cards may be cut off a pack of the game."""
    return game.cuts or cuts(len(game.pack(options)))


def next_pack(
    game: AnyGame, match: Match, rng: random.Random, cards: int | None = None, secret: bytes | None = None
) -> NextPack:
    """The pack for the deal due in `match`, with so many cards cut off, or by chance; raises BadDeal.

    With a `secret` a pack that is shuffled follows from that, and is cut too; so does what nobody chooses where one is
    gathered. Without one, a shuffled pack that is
    to be dealt without being played first is cut by chance, and that is not told: nobody knows the order it had.
    """
    numbers = ByChance(rng) if secret is None else Stream(secret, gather_label(match.deal))
    whole = game.gather(match, numbers)
    if not whole and secret is not None:
        whole = derived(game, match, secret)
    if whole:
        allowed = cuts_of(game, match.options)
        number = rng.choice(allowed) if cards is None else cards
        return NextPack(cut(whole, number, allowed), number)
    pack = shuffled(game, match.options, rng)
    if not game.gathers(match.options):
        return NextPack(pack)
    return NextPack(cut(game.opening(match, pack), rng.choice(game.cuts), game.cuts))


def derived(game: AnyGame, match: Match, secret: bytes) -> tuple[Card, ...]:
    """The pack that follows from a match's secret for the deal due, as it lies before it is cut."""
    pack = shuffled_by(secret, deal_label(match.deal), game.pack(match.options))
    return game.opening(match, pack) if game.gathers(match.options) else pack
