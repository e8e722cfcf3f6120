"""What each reason claims, written a second time and judged on all hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core.cards import CARDS, Card, Played, Suit
from tests.engine.teaching.hints.cases import Case, behind, is_last, standing, trumps_seen

Claim = Callable[..., bool]
CLAIMS: dict[str, Claim] = {}


def claim(judge: Claim) -> Claim:
    """The judge of the reason it is called after."""
    CLAIMS[judge.__name__.replace("_", "-")] = judge
    return judge


def _ours_for_sure(case: Case) -> bool:
    return case.takers(random.Random(1)) <= case.ours


def _of(case: Case, cards: Any, suit: Suit | None) -> list[Card]:
    return [card for card in cards if case.suit(card) is suit]


@claim
def only(case: Case) -> bool:
    return len(case.question.choices) == 1


@claim
def unbeatable(case: Case) -> bool:
    return not case.trick and _ours_for_sure(case)


@claim
def takes_surely(case: Case) -> bool:
    return bool(case.trick) and _ours_for_sure(case)


@claim
def takes(case: Case) -> bool:
    return case.takers(random.Random(1)) == {case.seat} and len(case.trick) == len(case.seats) - 1


@claim
def takes_points(case: Case, points: int) -> bool:
    return takes(case) and points == sum(map(case.counts, (case.card, *(card for _, card in case.trick))))


@claim
def beats(case: Case, card: Card) -> bool:
    return case.wins(case.card) and case.best(case.trick).card == card


@claim
def cheapest(case: Case) -> bool:
    winning = [card for card in case.playable if case.wins(card)]
    return len(winning) > 1 and case.card == min(winning, key=case.key)


@claim
def ruffs(case: Case, suit: Suit) -> bool:
    led = case.suit(case.trick[0].card)
    return led is suit and not _of(case, case.hand, suit) and case.suit(case.card) is case.trump


@claim
def highest(case: Case, suit: Suit) -> bool:
    others = _of(case, case.elsewhere, suit)
    return case.suit(case.card) is suit and all(case.key(one) < case.key(case.card) for one in others)


@claim
def no_trumps_out(case: Case) -> bool:
    return case.suit(case.card) is case.trump and not _of(case, case.elsewhere, case.trump)


@claim
def draws(case: Case) -> bool:
    return not case.trick and case.suit(case.card) is case.trump and len(case.ours) < len(case.seats)


@claim
def draws_last(case: Case, card: Card) -> bool:
    return draws(case) and _of(case, case.elsewhere, case.suit(case.card)) == [card]


@claim
def partner_void(case: Case, suit: Suit) -> bool:
    partners = case.ours - {case.seat}
    return case.suit(case.card) is suit and any(
        not _of(case, (c for c in case.elsewhere if c.bit & case.state.hands[seat - 1]), suit) for seat in partners
    )


@claim
def partner_has(case: Case) -> bool:
    return case.best(case.trick).seat in case.ours - {case.seat} and _ours_for_sure(case)


@claim
def partner_leads(case: Case) -> bool:
    return case.best(case.trick).seat in case.ours - {case.seat} and not case.wins(case.card)


@claim
def own_has(case: Case) -> bool:
    return partner_has(case) and case.best(case.trick).seat == case.view.seat != case.seat


@claim
def own_leads(case: Case) -> bool:
    return partner_leads(case) and case.best(case.trick).seat == case.view.seat != case.seat


@claim
def own_void(case: Case, suit: Suit) -> bool:
    return partner_void(case, suit) and not _of(case, case.view.hand, suit)


@claim
def adds_points(case: Case, points: int) -> bool:
    return partner_has(case) and points == case.counts(case.card) > 0


@claim
def cannot_take(case: Case) -> bool:
    return not any(map(case.wins, case.playable))


@claim
def gives_points(case: Case, points: int) -> bool:
    return points == case.counts(case.card) == min(map(case.counts, case.playable)) and not case.wins(case.card)


@claim
def gives_nothing(case: Case) -> bool:
    return not case.counts(case.card) and not case.wins(case.card)


@claim
def no_points(case: Case) -> bool:
    return not case.counts(case.card) and not case.trick


@claim
def lowest(case: Case, suit: Suit) -> bool:
    return case.card == min(_of(case, case.playable, suit), key=case.key)


@claim
def keeps(case: Case, card: Card) -> bool:
    stays = card in case.hand - {case.card} and case.key(card) > case.key(case.card)
    return stays and (not case.trick or (card in case.playable and case.wins(card)))


@claim
def saves_trumps(case: Case) -> bool:
    return case.suit(case.card) is not case.trump and bool(_of(case, case.playable, case.trump))


@claim
def last_of_suit(case: Case, suit: Suit) -> bool:
    return _of(case, case.hand, suit) == [case.card] and bool(_of(case, case.hand, case.trump))


@claim
def trumps(case: Case, count: int, suit: Suit) -> bool:
    return count == trumps_seen(case, suit) > 0


@claim
def few_trumps(case: Case, count: int, suit: Suit) -> bool:
    return count == trumps_seen(case, suit) < 4


@claim
def no_suit_has_more(case: Case, count: int) -> bool:
    return count == max(trumps_seen(case, suit) for suit in Suit)


@claim
def top_trump(case: Case, card: Card) -> bool:
    return str(card)[0] == "A" and card in case.view.hand


@claim
def mit(case: Case, card: Card) -> bool:
    return str(card) == "QS" and card in case.hand


@claim
def counts_more(case: Case) -> bool:
    return str(case.action) in ("kontra", "re", "double")


@claim
def aces(case: Case, count: int) -> bool:
    return count == sum(str(card)[0] == "A" for card in case.view.hand) > 0


@claim
def no_ace(case: Case) -> bool:
    return all(str(card)[0] != "A" for card in case.view.hand)


@claim
def no_long_suit(case: Case, count: int) -> bool:
    return count == max(sum(card.suit is suit for card in case.view.hand) for suit in Suit) <= 5


@claim
def low_cards(case: Case, count: int) -> bool:
    return count == sum(str(card)[0] in "23456" for card in case.view.hand) >= 7


@claim
def expects(case: Case, tricks: int) -> bool:
    return 0 <= tricks <= 13 and str(case.action).split()[-1] in "SHDC"


@claim
def expects_only(case: Case, tricks: int, suit: Suit) -> bool:
    return 0 <= tricks <= 13 and str(case.action) == "pass"


@claim
def waits(case: Case) -> bool:
    return str(case.action) == "wait"


@claim
def leaves_to_partner(case: Case) -> bool:
    return str(case.action) == "parole"


@claim
def discards(case: Case) -> bool:
    own = [card for card in case.view.hand if card.suit is case.card.suit]
    return str(case.action).startswith("discard") and case.card == max(own)


@claim
def stays_under(case: Case, card: Card) -> bool:
    return case.best(case.trick).card == card and case.card.suit is card.suit and not case.wins(case.card)


@claim
def highest_under(case: Case) -> bool:
    return case.card == max(card for card in case.playable if not case.wins(card))


@claim
def cannot_stay_under(case: Case) -> bool:
    return all(map(case.wins, case.playable))


@claim
def highest_goes(case: Case) -> bool:
    return case.card == max(card for card in case.playable if card.suit is case.card.suit)


@claim
def wants_trick(case: Case, count: int) -> bool:
    missing = case.view.contract.goal - case.view.tricks[case.seat - 1]
    return case.seat in case.view.declarers and count == missing > 0 and case.takers(random.Random(1)) == {case.seat}


@claim
def gets_rid(case: Case, suit: Suit) -> bool:
    return case.trick[0].card.suit is suit and all(card.suit is not suit for card in case.hand)


@claim
def lowest_out(case: Case, suit: Suit) -> bool:
    return all(card > case.card for card in case.elsewhere if card.suit is suit)


@claim
def higher_out(case: Case, count: int, suit: Suit) -> bool:
    mine = {*case.view.hand, case.view.discard}
    seen = {one.card for trick in (*case.view.played, case.trick) for one in trick} | mine
    return count == sum(card not in seen and card > case.card and card.suit is suit for card in CARDS)


@claim
def may_catch(case: Case) -> bool:
    return bool(_hunted(case) - {one.seat for one in case.trick})


@claim
def stays_with(case: Case, seat: int) -> bool:
    return case.best([*case.trick, Played(case.seat, case.card)]).seat == seat and seat in _hunted(case)


@claim
def catches_nobody(case: Case) -> bool:
    after = [*case.trick, Played(case.seat, case.card)]
    return _hunted(case) <= {one.seat for one in case.trick} and case.best(after).seat not in _hunted(case)


def _hunted(case: Case) -> set[int]:
    goal = case.view.contract.goal
    return {seat for seat in case.view.declarers if case.view.tricks[seat - 1] <= goal} - {case.seat}


@claim
def exchange(case: Case, card: Card) -> bool:
    after = case.game.apply(case.state, case.view.seat, case.action).state
    return bool(card.bit & after.hands[case.view.seat - 1] & ~case.state.hands[case.view.seat - 1])


@claim
def declares(case: Case, points: int) -> bool:
    return points == _shown(case)


@claim
def wins_partie(case: Case) -> bool:
    return _shown(case) is None


def _shown(case: Case) -> int | None:
    """What is counted for the declaration once the trick is complete."""
    rng, state = random.Random(1), case.game.apply(case.state, case.seat, case.action).state
    while len(state.public.shown) < len(state.public.declared):
        seat = state.public.turn
        plain = [one for one in case.game.legal_actions(case.game.view(state, seat)) if len(str(one)) == len("play AS")]
        state = case.game.apply(state, seat, rng.choice(plain)).state
    own = [one for one in state.public.shown if one.seat == case.seat]
    points: int | None = own[-1].points
    return points


@claim
def makes_trumps(case: Case, suit: Suit) -> bool:
    return case.view.trump is None and case.trump is suit


@claim
def keeps_pair(case: Case, suit: Suit) -> bool:
    stays = {str(card) for card in case.hand - {case.card}}
    return {f"K{suit}", f"Q{suit}"} <= stays and all(
        (one.seat, one.suit) != (case.seat, suit) for one in case.view.declared
    )


@claim
def may_pair(case: Case, card: Card, other: Card) -> bool:
    out = case.elsewhere | set(case.state.talon)
    return card in case.hand - {case.card} and other in out and {str(card)[0], str(other)[0]} == set("KQ")


@claim
def last_deal_behind(case: Case, count: int) -> bool:
    return is_last(case) and behind(case) == count > 0


@claim
def last_deal_ahead(case: Case, count: int) -> bool:
    return is_last(case) and behind(case) == -count < 0


CLAIMS |= {"last-round-behind": last_deal_behind, "last-round-ahead": last_deal_ahead}


@claim
def you_need(case: Case, count: int) -> bool:
    needed, own = standing(case)
    return not case.view.options.deals and needed[own] == count == min(needed)


@claim
def others_need(case: Case, count: int) -> bool:
    needed, _ = standing(case)
    return not case.view.options.deals and behind(case) > 0 and count == min(needed)


@claim
def only_all_tricks(case: Case) -> bool:
    sides = case.view.sides
    own = sides[case.view.seat - 1]
    lost = any(won for side, won in zip(sides, case.view.tricks, strict=True) if side != own)
    return is_last(case) and behind(case) > 1 and not lost
