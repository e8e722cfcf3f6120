"""Claims: what is certain from one view holds however the unseen cards lie, and the rest is played out as agreed."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from engine.core.actions import Action, Play
from engine.core.cards import Card, Suit, cards_in, mask_of
from engine.core.claims import holds, is_certain, play_out
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.core.view import View
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from tests.about import in_one_test
from tests.engine.games.every import some_deals
from tests.engine.games.playing import Table, presets_as_they_are

PRESETS = presets_as_they_are()
LINES = 10
"""How many ways to play on a test tries where there are too many for all."""


def leads(table: Table) -> Iterator[tuple[Any, int]]:
    """Positions where a seat leads from its own hand and the hands hold all the cards left."""
    for deal in some_deals(table):
        for moment in deal.moments:
            view = table.game.view(moment.state, 0)
            if table.game.left(view) is not None and len(view.trick) in (0, view.seats):
                seat = table.game.due(moment.state)[0]
                if view.extras()["turn"] == seat:
                    yield moment.state, seat


def open_hands(state: Any) -> set[int]:
    """Seats whose cards everybody sees."""
    public = state.public
    lie = getattr(public, "layouts", None) or getattr(public, "exposed", None) or ()
    return {seat for seat, cards in enumerate(lie, 1) if cards}


def dealt_anew(state: Any, keep: Collection[int], pool: list[Card]) -> Any:
    """The same position with the pool dealt anew to the hands that nobody sees, as many cards to each."""
    cards = list(pool)
    hands = []
    for seat, hand in enumerate(state.hands, 1):
        if seat not in keep:
            hand = mask_of(cards.pop() for _ in range(hand.bit_count()))
        hands.append(hand)
    return state._replace(hands=tuple(hands))


def with_others_anew(game: AnyGame, state: Any, seat: int, rng: random.Random) -> Any:
    """The same position with all cards that this seat has not seen dealt anew, even those that nobody held."""
    keep = open_hands(state) | {seat}
    seen = mask_of(card for at in keep for card in cards_in(state.hands[at - 1]))
    left = game.left(game.view(state, seat))
    assert left is not None
    pool = list(cards_in(left.unseen & ~seen))
    rng.shuffle(pool)
    return dealt_anew(state, keep, pool)


def with_good_cards(game: AnyGame, state: Any, seat: int, rng: random.Random) -> Any:
    """The same position with mostly high cards in this hand."""
    keep, left = open_hands(state), game.left(game.view(state, seat))
    assert left is not None
    strength = left.strength
    pool = [card for at, hand in enumerate(state.hands, 1) if at not in keep for card in cards_in(hand)]
    rng.shuffle(pool)
    pool.sort(key=lambda card: strength[card] + rng.choice((0, 0, 0, -4)))
    if seat in keep:
        return state
    size = state.hands[seat - 1].bit_count()
    own, others = mask_of(pool[-size:]), pool[:-size]
    rng.shuffle(others)
    return dealt_anew(state._replace(hands=(*state.hands[: seat - 1], own, *state.hands[seat:])), keep | {seat}, others)


def led(game: AnyGame, view: View) -> Action:
    """What `is_certain` counts on: all trumps from the top, then the other suits from the top."""
    left = game.left(view)
    assert left is not None
    trumps = 0 if left.trump is None else left.suits[left.trump]
    return Play(max(view.hand, key=lambda card: (bool(card.bit & trumps), left.strength[card])))


def loses(game: AnyGame, state: Any, seat: int, rng: random.Random | None) -> bool:
    """Whether the others, playing anything (at random with `rng`), take a trick from this seat."""
    before = game.view(state, 0).tricks
    while state.outcome is None:
        view = game.view(state, game.due(state)[0])
        now = game.view(state, 0).tricks
        if any(now[at] > before[at] for at in range(len(now)) if at != seat - 1):
            return True
        turn = view.extras()["turn"]
        if turn == seat:
            state = game.apply(state, seat, led(game, view)).state
            continue
        plays = [action for action in game.legal_actions(view) if isinstance(action, Play)]
        if rng is not None:
            plays = [rng.choice(plays)]
        if len(plays) > 1:
            return any(loses(game, game.apply(state, view.seat, one).state, seat, None) for one in plays)
        state = game.apply(state, view.seat, plays[0]).state
    # A deal may end early, once nothing can change any more: that gives nobody a trick.
    now = game.view(state, 0).tricks
    return any(now[at] > before[at] for at in range(len(now)) if at != seat - 1)


@cache
def claims_of(name: str) -> tuple[tuple[AnyGame, Any, int, bool], ...]:
    """Positions of a game with good cards on lead, some of each preset: whose lead, and whether the rest is certain."""
    rng, found = random.Random(name), []
    for table in PRESETS:
        if table.game.name == name:
            for position, seat in list(leads(table))[::2]:
                state = with_good_cards(table.game, position, seat, rng)
                found.append((table.game, state, seat, is_certain(table.game, table.game.view(state, seat))))
    return tuple(found)


every_game = in_one_test("name", [name for name, game in GAMES.items() if game.has_claims])


@every_game
def test_a_certain_claim_loses_no_trick_however_the_unseen_cards_lie(name: str) -> None:
    rng = random.Random(name)
    assert {certain for *_, certain in claims_of(name)} == {True, False}
    for game, state, seat, certain in claims_of(name):
        if not certain:
            continue
        view = game.view(state, seat)
        few = len(view.hand) <= (3 if view.seats < 6 else 1)
        for _ in range(2):
            other = with_others_anew(game, state, seat, rng)
            assert game.view(other, seat) == view
            for _ in range(1 if few else LINES):
                assert not loses(game, other, seat, None if few else rng)


@every_game
def test_a_certain_claim_is_played_out_with_every_trick(name: str) -> None:
    for game, state, seat, certain in claims_of(name):
        if not certain:
            continue
        view, after = game.view(state, seat), state
        for move in play_out(game, state, {seat}):
            after = game.apply(after, *move).state
        assert after.outcome is not None
        won = [now - before for now, before in zip(game.view(after, 0).tricks, view.tricks, strict=True)]
        assert sum(won) == won[seat - 1]
        # A deal may end early, once nothing can change any more.
        assert won[seat - 1] == len(view.hand) or any(after.hands)


def kleurenwiezen_position(hands: str, contract: Contract, declarers: tuple[int, ...] = (1,)) -> Any:
    """A last position of Kleurenwiezen with these hands; seat 1 leads."""
    game = GAMES["kleurenwiezen"]
    deal = next(
        moment.state
        for table in PRESETS
        if table.game is game
        for deal in some_deals(table)
        for moment in deal.moments
        if moment.state.phase == "play"
    )
    masks = tuple(mask_of(map(Card.parse, hand.split())) for hand in hands.split("/"))
    left = masks[0].bit_count()
    # Seat 2 won the earlier tricks; which cards were in them matters to nobody.
    public = deal.public._replace(
        contract=contract, declarers=declarers, turn=1, trick=(), played=(), tricks=(0, 13 - left, 0, 0),
        exposed=(0, 0, 0, 0), troel=None,
    )  # fmt: skip
    return deal._replace(public=public, hands=masks, discards=(None,) * 4)


def tricks_after(state: Any, seats: Collection[int]) -> tuple[int, ...]:
    """How many tricks each seat has once the rest has been played out for these seats."""
    game = GAMES["kleurenwiezen"]
    for move in play_out(game, state, seats):
        state = game.apply(state, *move).state
    assert state.outcome is not None
    return tuple(state.public.tricks)


def test_cards_nobody_has_seen_make_a_claim_uncertain_though_it_holds() -> None:
    game = GAMES["kleurenwiezen"]
    solo = Contract(ContractKind.SOLO, 5, Suit.H)
    state = kleurenwiezen_position("AS KS/2S 3S/4H 5H/6D 7D", solo)
    assert not is_certain(game, game.view(state, 1)), "a trump may be out"
    assert not holds(game, state, {1}), "and it is: seat 3 ruffs"
    state = kleurenwiezen_position("AS KS/2S 3S/4C 5C/6D 7D", solo)
    assert holds(game, state, {1})
    assert not is_certain(game, game.view(state, 1))


def test_an_agreed_claim_finds_the_cards_that_give_everything() -> None:
    game = GAMES["kleurenwiezen"]
    solo = Contract(ContractKind.SOLO, 8, Suit.H)
    # Seat 2 can take the first trick, and seats 2 and 4 may then keep the wrong cards for the second.
    state = kleurenwiezen_position("KS QD/AC AD/4S 5D/JS KD", solo)
    assert not holds(game, state, {1})
    assert tricks_after(state, {1})[0] == 1, "the ace of diamonds or the king wins one, whatever they do"
    state = kleurenwiezen_position("KS QD/AC AD/4S 5D/JS 3D", solo)
    assert not holds(game, state, {1})
    assert tricks_after(state, {1})[0] == 2


def test_where_tricks_are_a_danger_nothing_is_certain() -> None:
    game = GAMES["kleurenwiezen"]
    misere = Contract(ContractKind.GRAND_MISERE, 0)
    state = kleurenwiezen_position("AS 2D/KS 3D/4S 5D/6S AD", misere)
    assert not is_certain(game, game.view(state, 1))
