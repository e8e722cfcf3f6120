"""Kleurenwiezen for the gallery: hands, auctions, contracts, tables and score sheets."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache, partial
from itertools import count
from typing import Final, NamedTuple

from engine.core.cards import CARDS, parse_cards
from engine.core.errors import IllegalAction
from engine.core.view import SPECTATOR
from engine.games.kleurenwiezen import Kleurenwiezen
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenAction, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.options import configure
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch
from engine.games.kleurenwiezen.state import KleurenwiezenState
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.hand import draw_hand
from rendering.cards.small_cards import as_held
from rendering.games.kleurenwiezen.alt_auction import alt_bidding, alt_contract
from rendering.games.kleurenwiezen.bidding import draw_bidding
from rendering.games.kleurenwiezen.contract import draw_contract
from rendering.games.kleurenwiezen.ladder import alt_contracts, draw_contracts
from rendering.games.kleurenwiezen.scores import alt_score_sheet, draw_score_sheet
from rendering.games.kleurenwiezen.wording import contract_text
from rendering.people.rows import MatchResult
from rendering.table.alt import alt_hand, alt_table
from rendering.table.picture import draw_table
from tests.exhibition.gallery.exhibit import ALONE, FOUR, Exhibit
from tests.exhibition.gallery.season import result, result_pictures, row_pictures

GAME: Final = Kleurenwiezen()
IN_EVERY_THEME: Final = (
    *("table-kleurenwiezen-open-misere", "bidding-raised", "contract-partnership", "contracts-own", "scores-middle"),
    *("result-points", "leaderboard-own-below", "player-long"),
)
DEALER: Final = 4
LADDERS: Final = {
    "most": configure("gerver", {"open_slam": "yes"}),
    "flemish": configure("flemish", None),
    "own": configure(
        "pagat", {"ladder": "accept 8=8 +3 -3 / 6 +1 -3; solo 5=3 +1 -1; small-misere=6; troel=16; slam=60"}
    ),
}
"""Tables of contracts, by name."""


class AuctionExample(NamedTuple):
    """The position after these calls and then this many more actions, in the first deal where they are legal."""

    calls: str
    """One after the other, seat 1 first."""
    further: int = 0
    preset: str = "pagat"
    troel: int | None = None
    """Who has a Troel."""
    changes: Mapping[str, str] = {}


_RAISED: Final = (
    "propose D; propose C; propose S; propose H; accept 8 H; accept 9 S; accept 9 H; pass; solo 6 S; accept 10 H; "
    "solo 7 S; pass; solo 7 H"
)
_ALL_PASS: Final = "pass; pass; pass; pass"
_BOTH: Final = "wait; small-misere; propose S; propose C; pass; small-misere; pass"
_SOLO: Final = "propose S; pass; pass; pass; solo 5 S"
_OPEN: Final = "open-misere; open-misere; open-misere; open-misere"
AUCTIONS: Final = {
    "start": AuctionExample(""),
    "proposals": AuctionExample("propose D; propose C; propose S; propose H"),
    "accepted": AuctionExample("propose S; accept 8 S; propose C; propose D"),
    "raised": AuctionExample(_RAISED),
    "parole": AuctionExample(
        "propose C; propose H; accept 8 C; accept 8 H; accept 9 C; accept 9 H; accept 10 C; accept 10 H; parole"
    ),
    "misere": AuctionExample(_BOTH.removesuffix("; pass")),
    "troel": AuctionExample("", troel=2),
    "troel-overbid": AuctionExample("pass; abondance 10 S; open-misere; pass", troel=2),
    "passed": AuctionExample(_ALL_PASS),
}
TABLES: Final = {
    "auction": AuctionExample("propose D; propose C; propose S; propose H"),
    "partnership": AuctionExample("propose S; accept 8 S; pass; pass", 23),
    "solo": AuctionExample(_SOLO, 20),
    "troel-choice": AuctionExample(_ALL_PASS, troel=2),
    "troel": AuctionExample(_ALL_PASS, 3, troel=3),
    "doubling": AuctionExample(_SOLO, 1, "flemish", changes={"scoring": "basic"}),
    "doubled": AuctionExample(f"{_SOLO}; double", 6, "flemish", changes={"scoring": "basic"}),
    "discarding": AuctionExample(_BOTH, 2),
    "small-misere": AuctionExample(_BOTH, 18),
    "open-misere": AuctionExample("pass; pass; open-misere; pass", 7),
    "open-misere-four": AuctionExample(_OPEN, 6),
    "abondance-table": AuctionExample("abondance-table 10 D; pass; pass; pass", 9, "gerver"),
    "over": AuctionExample(_SOLO, 52),
    "passed": AuctionExample(_ALL_PASS),
}
BEFORE_PLAY: Final = ("auction", "troel-choice", "doubling", "discarding", "passed")
"""Of the tables, those before the first card: until then the bot shows what was bid, or the contract."""
BIDDINGS: Final = {**AUCTIONS, "troel-choice": TABLES["troel-choice"]}
CONTRACTS: Final = {
    **{name: AUCTIONS[name] for name in ("start", "raised", "troel", "misere")},
    **{name: TABLES[name] for name in ("doubling", "discarding", "partnership", "doubled", "small-misere")},
    **{name: TABLES[name] for name in ("open-misere-four", "abondance-table")},
}
HANDS: Final = (
    "AS KS 5S 3S QH 6H 4H 3H TC 2C 7D 6D 2D",
    "AS KS QS JS TS 9S 8S 4S 3S KC 7C 6C 2C",
    "KH QH 9H 8H 5H 2H AC JC 9D 8D 7D 5D 4D",
)
SCORES: Final[dict[str, tuple[str, Mapping[str, str], int]]] = {
    "start": ("pagat", {}, 0),
    "middle": ("whisthub", {}, 9),
    "won": ("flemish", {}, 99),
    "open-end": ("gerver", {"deals": "0", "pass_doubles": "yes"}, 23),
}
"""The preset, the options and the greatest number of deals."""


@cache
def position_of(name: str, kind: str = "table") -> KleurenwiezenState:
    """The position of an example; always the same one."""
    example = {"table": TABLES, "auction": AUCTIONS}[kind][name]
    calls = [GAME.parse_action(text) for text in example.calls.split("; ") if text]
    for seed in count():
        chance = random.Random(seed)
        try:
            state = _dealt(example, chance)
            if example.troel != (state.public.troel.seat if state.public.troel else None):
                continue
            for call in calls:
                state = GAME.apply(state, GAME.actors(state)[0], call).state
        except IllegalAction:
            continue
        for _ in range(example.further):
            if state.outcome is None:
                state = _step(state, chance)
        return state
    raise AssertionError("there is always another seed")


def _dealt(example: AuctionExample, chance: random.Random) -> KleurenwiezenState:
    match = GAME.begin(GAME.configure(example.preset, example.changes), DEALER)
    return GAME.deal(match, chance.sample(CARDS, len(CARDS))).state


def _step(state: KleurenwiezenState, chance: random.Random) -> KleurenwiezenState:
    """Take one action of somebody who may act."""
    seat = chance.choice(GAME.actors(state))
    return GAME.apply(state, seat, _chosen(GAME.legal_actions(GAME.view(state, seat)), chance)).state


def _chosen(legal: tuple[KleurenwiezenAction, ...], chance: random.Random) -> KleurenwiezenAction:
    """Any action; in an auction usually a modest one."""
    if Word.PASS not in legal or chance.random() < 0.03:
        return chance.choice(legal)
    modest = [one for one in legal if isinstance(one, Propose)] + [one for one in legal if isinstance(one, Bid)][:1]
    return chance.choice([*modest, Word.PASS])


@cache
def match_of(name: str) -> KleurenwiezenMatch:
    """The standing of a match after some deals."""
    preset, changes, most = SCORES[name]
    chance = random.Random(name)
    match = GAME.begin(GAME.configure(preset, changes), DEALER)
    while len(match.sheet) < most and not match.winners:
        state = GAME.deal(match, chance.sample(CARDS, len(CARDS))).state
        while state.outcome is None:
            state = _step(state, chance)
        match = state.outcome.match
    return match


def pictures(look: Look, say: Say) -> Iterator[Exhibit]:
    """Every picture of Kleurenwiezen."""
    index_set = look.index_set
    for number, text in enumerate(HANDS, 1):
        cards = as_held(parse_cards(text))
        playable = None if number == 1 else frozenset(card for card in cards if card.suit is cards[0].suit)
        drawn, alt = partial(draw_hand, cards, playable, look), partial(alt_hand, cards, playable, say, index_set)
        yield Exhibit(f"hand-kleurenwiezen-{number}", drawn, alt)
    for name in BIDDINGS:
        view = GAME.view(position_of(name, "auction" if name in AUCTIONS else "table"), SPECTATOR)
        alt = partial(alt_bidding, view, FOUR, say, index_set)
        yield Exhibit(f"bidding-{name}", partial(draw_bidding, view, FOUR, look, say), alt)
    for name in CONTRACTS:
        view = GAME.view(position_of(name, "table" if name in TABLES else "auction"), SPECTATOR)
        alt = partial(alt_contract, view, FOUR, say, index_set)
        yield Exhibit(f"contract-{name}", partial(draw_contract, view, FOUR, look, say), alt)
    for name in TABLES:
        if name in BEFORE_PLAY:
            continue
        view = GAME.view(position_of(name), SPECTATOR)
        alt = partial(alt_table, view, FOUR, say, index_set)
        yield Exhibit(f"table-kleurenwiezen-{name}", partial(draw_table, view, FOUR, look, say), alt)
    for name in SCORES:
        match = match_of(name)
        alt = partial(alt_score_sheet, match, FOUR, say, index_set)
        yield Exhibit(f"scores-{name}", partial(draw_score_sheet, match, FOUR, look, say), alt)
    for name, options in LADDERS.items():
        drawn, alt = partial(draw_contracts, options, look, say), partial(alt_contracts, options, say)
        yield Exhibit(f"contracts-{name}", drawn, alt)
    yield from result_pictures(results(say), look, say)
    best = f"{contract_text(Contract(ContractKind.OPEN_MISERE, 0), say)} · +75"
    yield from row_pictures(say("rules-game-kleurenwiezen"), best, look, say)


def results(say: Say) -> dict[str, MatchResult]:
    """The end of a match with one winner, and of one that is shared, by name."""
    ended = partial(result, say, say("rules-game-kleurenwiezen"))
    own = zip((ALONE[2], ALONE[1], ALONE[3], ALONE[0]), ("122", "90", "26", "−238"), strict=True)
    shared = zip((ALONE[1], ALONE[0], ALONE[2], ALONE[3]), ("41", "41", "−41", "−41"), strict=True)
    return {
        "points": ended("Café De Kroon", 16, ["points"], list(own)),
        "shared": ended("", 20, ["points"], list(shared)),
    }
