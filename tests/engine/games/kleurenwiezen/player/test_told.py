"""What the words of an auction tell: how likely each is said with a hand, and deals that fit all of them."""

from __future__ import annotations

import random
from math import exp
from statistics import NormalDist, fmean

import pytest

from engine.core.cards import CARDS, Suit, mask_of, parse_cards
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.auction import auction
from engine.games.kleurenwiezen.auction.bids import higher_than
from engine.games.kleurenwiezen.contracts.contracts import HAND, ContractKind
from engine.games.kleurenwiezen.player import strength
from engine.games.kleurenwiezen.player.bidding import CAUTION, worth_by
from engine.games.kleurenwiezen.player.known import ALL
from engine.games.kleurenwiezen.player.play import danger
from engine.games.kleurenwiezen.player.strength import STEPS, weights
from engine.games.kleurenwiezen.player.told import (
    LEAST_CHANCE,
    LEAST_HOPE,
    MOST_DANGER,
    POINTS,
    Supposing,
    Turn,
    first_turn,
)
from engine.games.kleurenwiezen.state import KleurenwiezenPublic
from engine.players.players import PLAYERS
from engine.players.search import search
from tests.engine.games.kleurenwiezen.deals import FOUR_ACES, GAME, MIXED, THREE_ACES, dealt, match_of
from tests.engine.games.kleurenwiezen.player.test_player import holding
from tests.engine.games.kleurenwiezen.player.test_strength import hands, plain_tricks


def plain_offer(public: KleurenwiezenPublic, suit: Suit, formula: tuple[float, ...], others: float, hand: int) -> float:
    """What the lowest partnership in a suit would bring."""
    ladder = public.match.ladder
    least = higher_than(ladder, public.auction.highest).partnerships[suit]
    if not least:
        return 0.0
    goal, figures = least[0].contract.goal, ladder.row(least[0].contract).figures
    mean = round((plain_tricks(formula, hand, suit) + others - CAUTION.together) * STEPS) / STEPS
    below = [0.0, *(NormalDist(mean, weights().spread_together).cdf(tricks + 0.5) for tricks in range(HAND)), 1.0]
    return sum(
        (below[tricks + 1] - below[tricks]) * figures.points(tricks, tricks - goal, made=tricks >= goal)
        for tricks in range(HAND + 1)
    )


def plain_chance(public: KleurenwiezenPublic, hand: int) -> dict[str, float]:
    """By what may be said how likely it is, with nothing kept from one hand for the next."""
    legal = auction.legal(public, public.auction.turn, hand)
    told, worths = weights(), {}
    for action in legal:
        worths[action] = worth_by(public, public.auction.turn, action)(hand)
        if isinstance(action, Propose):
            offer = plain_offer(public, action.suit, told.proposer, told.typical_acceptor, hand)
            assert worths[action] == pytest.approx(CAUTION.proposing * max(0.0, offer))
        elif action is Word.WAIT:
            offers = [plain_offer(public, suit, told.acceptor, told.typical_proposer, hand) for suit in Suit]
            assert worths[action] == pytest.approx(CAUTION.supporting * sum(max(0.0, offer) for offer in offers))
    thought_of = []
    for action in legal:
        contract = getattr(action, "contract", None)
        if contract is None or contract.kind in (ContractKind.ACCEPT, ContractKind.SOLO):
            thought_of.append(worths[action])
        elif contract.suit is None:
            thought_of += [worths[action]] * (danger(hand, ALL & ~hand) < MOST_DANGER)
        else:
            thought_of += [worths[action]] * (contract.goal <= strength.alone(hand, contract.suit) + LEAST_HOPE)
    found = {}
    for action in legal:
        own = worths[action]
        if isinstance(action, Propose):
            own = min(own, plain_offer(public, action.suit, told.proposer, told.typical_acceptor, hand))
        elif action is Word.WAIT and not own:
            own = -POINTS
        less = max(0.0, max(thought_of) - own)
        found[str(action)] = LEAST_CHANCE + (1 - LEAST_CHANCE) * exp(-less / POINTS)
    return found


@pytest.mark.parametrize("preset", ["pagat", "flemish"])
def test_what_is_said_is_as_likely_as_reckoned_the_plain_way(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(2):
        state = GAME.deal(match_of(preset), rng.sample(CARDS, len(CARDS))).state
        while state.phase is KleurenwiezenPhase.AUCTION:
            turn = Turn(state.public)
            for hand in hands(str(rng.random()), 3):
                legal = auction.legal(state.public, turn.seat, hand)
                chances = plain_chance(state.public, hand)
                assert all(turn.believes(hand, action, chances[str(action)] - 1e-6) for action in legal)
                assert not any(turn.believes(hand, action, chances[str(action)] + 1e-6) for action in legal)
            # A call that this hand may not make.
            void = mask_of(card for card in CARDS if card.suit is Suit.H)
            assert not turn.believes(void, Propose(Suit.S), 0.0)
            legal = GAME.legal_actions(GAME.view(state, turn.seat))
            state = GAME.apply(state, turn.seat, rng.choice(legal[:4])).state


@pytest.mark.parametrize("preset", ["gerver", "flemish"])
def test_an_imagined_auction_goes_on_as_normal_bids(preset: str) -> None:
    rng = random.Random(preset)
    for _ in range(6):
        state = GAME.deal(match_of(preset), rng.sample(CARDS, len(CARDS))).state
        turn = first_turn(state.public)
        while state.phase is KleurenwiezenPhase.AUCTION:
            view = GAME.view(state, turn.seat)
            said = PLAYERS["normal"](view, GAME.legal_actions(view), rng)
            assert turn.chosen(view.held) == said
            assert turn.believes(view.held, turn.chosen(view.held), 0.99)
            state, turn = GAME.apply(state, turn.seat, said).state, turn.after(said)
            assert turn.public.auction == state.public.auction


# --- Deals that fit


def test_it_supposes_hands_that_fit_what_was_said() -> None:
    own = "2H KS 9S 7S 3S JD TD 8D 4D JC 9C 8C 3C"
    length = {}
    for said in ("1 propose H", "1 propose D", "1 pass"):
        view = GAME.view(holding(own, said, seat=2), 2)
        deals = Supposing(view, random.Random(1)).now(12)
        assert all(sum(deal) == (1 << 52) - 1 and deal[1] == view.held for deal in deals)
        length[said] = fmean((deal[0] & Suit.H.mask).bit_count() for deal in deals)
    assert length["1 propose H"] > length["1 pass"] + 1
    assert length["1 propose H"] > length["1 propose D"] + 1


@pytest.mark.parametrize("dealt_hands", [THREE_ACES, FOUR_ACES])
def test_it_supposes_the_aces_of_a_troel_where_they_were_announced(dealt_hands: tuple[str, ...]) -> None:
    aces = mask_of(parse_cards("AS AH AD AC"))
    state = dealt(dealt_hands)
    for seat in (1, 2, 3, 4):
        for deal in Supposing(GAME.view(state, seat), random.Random(seat)).now(4):
            held = [(hand & aces).bit_count() for hand in deal]
            assert held == [(mask_of(parse_cards(hand)) & aces).bit_count() for hand in dealt_hands]


SMALL_MISERE = ("1 small-misere", "2 pass", "3 pass", "4 pass")
LAID_ASIDE = ("1 discard AS", "2 discard AD", "3 discard AC", "4 discard JC")


@pytest.mark.parametrize(
    "said", [(), ("1 propose H", "2 pass"), SMALL_MISERE, (*SMALL_MISERE, *LAID_ASIDE, "AH TH 8H 2H")]
)
def test_it_supposes_the_same_hands_without_the_compiled_core(
    said: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = GAME.view(dealt(MIXED, *said), 4)
    fast = Supposing(view, random.Random(3)).now(70)
    assert len({*fast}) > 30
    monkeypatch.setattr(search, "core", lambda: None)
    assert Supposing(view, random.Random(3)).now(70) == fast


def test_it_supposes_fewer_hands_rather_than_many_that_do_not_fit_what_was_said() -> None:
    low = "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C"
    for said, count in (("1 propose H", 20), ("1 open-misere", 10)):
        view = GAME.view(holding(low, said, seat=2), 2)
        assert len(Supposing(view, random.Random(1)).now(20)) == count


def test_it_supposes_no_aces_that_would_have_been_announced() -> None:
    aces = mask_of(parse_cards("AS AH AD AC"))

    def most(troel: str) -> int:
        view = GAME.view(dealt(MIXED, troel=troel), 4)
        return max((hand & aces).bit_count() for hands in Supposing(view, random.Random(1)).now(100) for hand in hands)

    assert most("3-or-4") == 2
    assert most("off") > 2
