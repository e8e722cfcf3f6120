"""`python -m benchmarks.laydowns`: contracts of Kleurenwiezen that are certain, and whether computers lose any.

A declarer is dealt a hand that makes its contract against any other hands and any play. That is proved here from the
hand alone, in another way than players look for it. Whoever leads first with as many trumps from the top as the others
can hold together takes a trick with each trump, and then the cards of the other suits from the top. Whoever does not
lead needs one top trump more, as the first may have to ruff; else only those from the top are certain. A hand takes no
trick if in each suit it stays under whatever could be led, one card after the other. All others pass, or accept. Then
the declarer plays as a level does, and the others as `normal` or by chance.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain, islice
from typing import Any, Final, NamedTuple

from benchmarks.duel.duel import shared_out
from benchmarks.measure import keep_section, markdown
from engine.core.actions import Action, eldest
from engine.core.cards import SUIT_MASKS, Card, Rank, Suit, cards_in, mask_of
from engine.core.registry import game_named
from engine.core.view import SPECTATOR, Phase, View
from engine.games.kleurenwiezen.actions import Bid, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Family
from engine.games.kleurenwiezen.pack import PACK
from engine.games.kleurenwiezen.sheet import SEATS, KleurenwiezenMatch
from engine.players.levels import choose_by_search
from engine.players.players import LEVELS, PLAYERS
from engine.players.search.search import Effort

GAME: Final = game_named("kleurenwiezen")
SEEDS: Final = "laydowns"
"""The packs of what is published."""
MANY: Final = 10_000
TRIES: Final = 2000
"""Hands looked at for one contract before the next one is tried."""
AUCTIONS: Final = 12
"""Auctions heard for it: not everything that a preset has can be undertaken while nobody bids against it."""
LONGEST: Final = 40
"""Words of an auction."""
STRONG: Final = Effort(2)
"""Deals that `strong` imagines: a card is kept out of its reach before that, so more change nothing but the time."""
_RANKS: Final = (1 << len(Rank)) - 1


def certain(hand: int, contract: Contract, leads: bool) -> bool:
    """Whether this hand, a mask, makes the contract whatever the others hold and do; False if that is not proved."""
    if contract.is_negative:
        return not contract.goal and not leads and all(_stays_under(*both) for both in _by_suit(hand))
    assert contract.suit is not None
    suits = _by_suit(hand)
    own, others = suits[contract.suit]
    tops = (own >> others.bit_length()).bit_count()
    if leads and tops >= others.bit_count():
        return sum(_from_the_top(*both) for both in suits) >= contract.goal
    return (own.bit_count() if tops > others.bit_count() else tops) >= contract.goal


def _by_suit(hand: int) -> list[tuple[int, int]]:
    """Per suit the ranks in hand and those elsewhere, as masks."""
    own = [hand >> len(Rank) * suit & _RANKS for suit in Suit]
    return [(held, _RANKS & ~held) for held in own]


def _from_the_top(own: int, others: int) -> int:
    """Tricks that the cards of a suit take if nobody ruffs, led from the top."""
    taken = 0
    while own and own > others:
        own ^= 1 << own.bit_length() - 1
        # Who has none left need not follow: at worst one card of all others falls, the lowest.
        others &= others - 1
        taken += 1
    return taken


@cache
def _stays_under(own: int, others: int) -> bool:
    """Whether a suit takes no trick, whichever cards of it are led."""
    return not own or all(
        any(_stays_under(own & ~(1 << mine), others & ~(1 << led)) for mine in range(led) if own >> mine & 1)
        for led in range(len(Rank))
        if others >> led & 1
    )


class Tried(NamedTuple):
    """A certain contract, played."""

    preset: str
    kind: str
    made: bool
    hand: str


def _hand(contract: Contract, rng: random.Random) -> int:
    """A hand that may be certain, a mask."""
    if contract.is_negative:
        low = sorted(PACK, key=lambda card: card % len(Rank) + rng.random() * 2 * len(Rank))
        return mask_of(low[:HAND])
    assert contract.suit is not None
    trumps = rng.randint(7, max(7, contract.goal))
    suits = {suit: list(reversed(cards_in(mask))) for suit, mask in zip(Suit, SUIT_MASKS, strict=True)}
    held = suits[contract.suit][: HAND - trumps]
    held += rng.sample(suits[contract.suit][HAND - trumps :], trumps - len(held))
    others = [card for suit in Suit if suit is not contract.suit for card in suits[suit]]
    # High cards rather than low ones.
    others.sort(key=lambda card: rng.random() * (1 + card % len(Rank)), reverse=True)
    return mask_of(held + others[: HAND - trumps])


@cache
def _places(dealer: int, preset: str) -> tuple[tuple[int, ...], ...]:
    """Per seat at which places of the pack its cards lie."""
    state = GAME.deal(_match(preset, dealer), PACK).state
    return tuple(tuple(map(PACK.index, cards_in(hand))) for hand in state.hands)


@cache
def _match(preset: str, dealer: int) -> KleurenwiezenMatch:
    match = GAME.begin(GAME.configure(preset), dealer)
    assert isinstance(match, KleurenwiezenMatch)
    return match


def _dealt(match: KleurenwiezenMatch, preset: str, seat: int, hand: int, rng: random.Random) -> Any:
    rest = [card for card in PACK if not card.bit & hand]
    rng.shuffle(rest)
    pack: list[Card] = list(PACK)
    for at, places in enumerate(_places(match.dealer, preset), 1):
        cards = cards_in(hand) if at == seat else [rest.pop() for _ in places]
        for place, card in zip(places, cards, strict=True):
            pack[place] = card
    return GAME.deal(match, pack).state


def _undertaken(state: Any, seat: int, contract: Contract) -> Any | None:
    """The deal once the seat has undertaken this; None where the auction does not let it."""
    for _ in range(LONGEST):
        if state.outcome is not None or state.phase == Phase.PLAY:
            break
        actor = GAME.actors(state)[0]
        legal = GAME.legal_actions(GAME.view(state, actor))
        state = GAME.apply(state, actor, _said(legal, actor == seat, contract)).state
    view = GAME.view(state, SPECTATOR)
    found = view.contract == contract and seat in view.declarers and view.multiple == 1
    return state if state.outcome is None and found else None


def _said(legal: Sequence[Action], is_declarer: bool, contract: Contract) -> Action:
    together = contract.family is Family.PARTNERSHIP
    assert contract.suit is not None or contract.is_negative
    wanted: tuple[Action, ...] = (Bid(contract),) if is_declarer != together else ()
    if is_declarer and contract.suit is not None and contract.family is not Family.ABONDANCE:
        wanted += (Propose(contract.suit),)
    return next((one for one in (*wanted, Word.PASS, Word.NO_DOUBLE) if one in legal), legal[0])


def _choose(level: str, view: View, legal: Sequence[Action], rng: random.Random, remembered: int) -> Action:
    if level == "strong" and len(legal) > 1:
        return choose_by_search(view, legal, rng, remembered, STRONG)
    return PLAYERS[level](view, legal, rng, remembered)


def _is_made(state: Any, seat: int, level: str, against: str, rng: random.Random) -> bool:
    while state.outcome is None:
        actor = GAME.actors(state)[0]
        view = GAME.view(state, actor)
        legal = GAME.legal_actions(view)
        state = GAME.apply(
            state, actor, _choose(level if actor == seat else against, view, legal, rng, GAME.remembered(state, actor))
        ).state
    return seat in GAME.deal_facts(state).made


def contracts_of(preset: str) -> list[Contract]:
    """What can be certain by the proof above, of what a preset has."""
    rows = chain.from_iterable(_match(preset, 1).ladder.rows)
    found = [Contract(row.kind, row.goal) for row in rows]
    return [one for one in found if one.family is not Family.TROEL and not (one.is_negative and one.goal)]


def tried(seeds: str, level: str, numbers: Sequence[int]) -> list[Tried]:
    """Certain contracts of these numbers, each preset's and each kind's in turn."""
    return [found for number in numbers for found in _tried(seeds, level, number)]


def _tried(seeds: str, level: str, number: int) -> Iterator[Tried]:
    """A contract by chance, of those of one preset that can be dealt and undertaken."""
    rng = random.Random(f"{seeds} {number}")
    preset = list(GAME.presets)[number % len(GAME.presets)]
    some = contracts_of(preset)
    for contract in rng.sample(some, len(some)):
        if not contract.is_negative:
            contract = contract._replace(suit=rng.choice(list(Suit)))
        for dealer, seat, hand in islice(_hands(contract, rng), AUCTIONS):
            match = _match(preset, dealer)
            state = _undertaken(_dealt(match, preset, seat, hand, rng), seat, contract)
            if state is not None:
                made = _is_made(state, seat, level, rng.choice(("normal", "random")), rng)
                yield Tried(preset, contract.name, made, f"{preset}: {contract}, {_texts(hand)}")
                return


def _hands(contract: Contract, rng: random.Random) -> Iterator[tuple[int, int, int]]:
    """Dealers, seats and their hands with which the contract is certain."""
    for _ in range(TRIES):
        dealer, seat, hand = rng.randint(1, SEATS), rng.randint(1, SEATS), _hand(contract, rng)
        leads = eldest(dealer, SEATS) == seat or contract.family is Family.ABONDANCE
        # Where there is a trick to spare, nothing can be lost.
        if certain(hand, contract, leads) and not certain(hand, contract._replace(goal=contract.goal + 1), leads):
            yield dealer, seat, hand


def _texts(hand: int) -> str:
    return " ".join(map(str, cards_in(hand)))


def table(found: Mapping[str, Sequence[Tried]]) -> str:
    """Per level and kind of contract how many were played, and how many of them lost."""
    kinds = sorted({one.kind for some in found.values() for one in some})
    columns = []
    for some in found.values():
        played, lost = Counter(one.kind for one in some), Counter(one.kind for one in some if not one.made)
        columns.append([f"{played.total():,}, {lost.total()}", *(f"{played[kind]:,}, {lost[kind]}" for kind in kinds)])
    heads = ["contract", *(f"{level}: played, lost" for level in found)]
    return markdown(heads, zip(("all", *kinds), *columns, strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print what was lost; returns 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.laydowns", description=__doc__)
    parser.add_argument("--level", action="append", choices=LEVELS, help="may be repeated; usually normal and strong")
    parser.add_argument("--contracts", type=int, default=MANY)
    parser.add_argument("--seeds", default=SEEDS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    found = {
        level: list(
            chain.from_iterable(shared_out(partial(tried, chosen.seeds, level), chosen.contracts, chosen.processes))
        )
        for level in chosen.level or ("normal", "strong")
    }
    text = table(found)
    print(text)
    lost = [f"{level}: {one.hand}" for level, some in found.items() for one in some if not one.made]
    print(*lost, sep="\n", file=sys.stderr)
    if chosen.write:
        keep_section("Laydowns", f"{__doc__}\nPacks of *{chosen.seeds}*, all {len(GAME.presets)} presets.\n\n{text}")
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main())
