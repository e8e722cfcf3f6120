"""The pack for the next deal: shuffled or gathered, and cut.

Chance comes from outside: from a key at tables; from a generator in self-play and in matches older than secrets.
A player may say a few words with the cut; from the next deal on they go into everything chance decides
(docs/fairness-algorithm.md).

Source: kleurenwiezen.txt, "The Deal"; docs/rules/kleurenwiezen.md, decision 1, for how much may be cut off.
"""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.cards import Card
from engine.core.chance import fairness
from engine.core.errors import BadDeal
from engine.core.game import AnyGame, Match
from engine.core.options import Options

MOST_WORDS: Final = 40
"""The most characters that may be said with a cut."""
_WORDS: Final = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿŒœĲĳŸ0-9 .,!?'-]*")
"""Every phone can type these, and none of them marks up a message, mentions anybody or breaks a line in a file."""


def cut(pack: Sequence[Card], cards: int, allowed: range) -> tuple[Card, ...]:
    """The pack, top first, with this many cards moved from top to bottom; raises BadDeal outside `allowed`."""
    if not allowed:
        raise BadDeal("the pack of this game is shuffled, not cut")
    if not pack:
        raise BadDeal("there is no pack to cut: a shuffled one is due")
    if cards not in allowed:
        raise BadDeal(f"{cards} cards cannot be cut off: {allowed[0]} to {allowed[-1]} can")
    return (*pack[cards:], *pack[:cards])


def words_said(typed: str) -> str | None:
    """What somebody says with a cut, as it is kept; may be empty. None: too long, or with other characters."""
    # Phones turn apostrophes into curly quotes.
    plain = unicodedata.normalize("NFC", typed).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    words = " ".join(plain.split())
    return words if len(words) <= MOST_WORDS and _WORDS.fullmatch(words) else None


class NextPack(NamedTuple):
    """A pack to deal."""

    cards: tuple[Card, ...]
    """First dealt first."""
    cut: int | None = None
    """How many cards were cut off; None: the pack was shuffled, and its cut is told to nobody."""


class ByChance(NamedTuple):
    """Numbers from a generator alone."""

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
    return game.cuts or fairness.cuts(len(game.pack(options)))


def next_pack(game: AnyGame, match: Match, rng: random.Random, cards: int | None = None) -> NextPack:
    """The pack for the next deal of `match`, from this generator; raises BadDeal.

    `cards`: how many to cut off a gathered pack; None: chance decides. A shuffled pack laid ready for the first deal is
    cut by chance, and that cut is not told, as nobody knows what order the pack had.
    """
    if whole := game.gather(match, ByChance(rng)):
        number = rng.choice(game.cuts) if cards is None else cards
        return NextPack(cut(whole, number, game.cuts), number)
    pack = shuffled(game, match.options, rng)
    if not game.gathers(match.options):
        return NextPack(pack)
    return NextPack(cut(game.opening(match, pack), rng.choice(game.cuts), game.cuts))


def derived_pack(game: AnyGame, match: Match, key: bytes, cards: int | None = None) -> NextPack:
    """The same with all chance from a key (`engine.core.chance.fairness`); here every pack is cut. Raises BadDeal."""
    allowed = cuts_of(game, match.options)
    number = fairness.cut_by_chance(key, match.deal, allowed) if cards is None else cards
    return NextPack(cut(gathered(game, match, key) or _uncut(game, match, key), number, allowed), number)


def gathered(game: AnyGame, match: Match, key: bytes) -> tuple[Card, ...]:
    """The pack as gathered after the last deal, top first, before it is cut; empty: a shuffled one is due."""
    return game.gather(match, fairness.Stream(key, fairness.gather_label(match.deal)))


def _uncut(game: AnyGame, match: Match, key: bytes) -> tuple[Card, ...]:
    """The pack for the next deal as shuffled from a key, and laid ready where the game gathers its packs."""
    pack = fairness.shuffled(key, fairness.deal_label(match.deal), game.pack(match.options))
    return game.opening(match, pack) if game.gathers(match.options) else pack
