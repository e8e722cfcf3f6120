"""Playing a partie: the deal, what beats what, declarations, the exchange of the seven, and the count.

- Cards are dealt singly from dealer's left; the next one is the indicator, and the talon lies on it (decision 12).
- In every suit, trumps too, A T K Q J 9 8 7 (decision 1). The best trump takes the trick, else the best card of the
  suit led.
- While cards are drawn anything may be played. After a trick its winner draws first, then the others clockwise; with
  three players the last two cards are never drawn (decision 4).
- Once nothing is drawn, players must follow suit. If trumps are led, they must play a higher one if they can. A player
  who cannot follow must trump; with three or four players, overtrump if possible (decision 5).
- Without trumps, in Mondoubleau, players only have to follow suit (decision 5).
- A combination is declared with one of its cards as it is played, whoever leads, and counts when the trick is complete.
  Each player has one a suit, and one quinte or trente, in a partie (decision 2).
- A chouine ends the partie with its trick. Of two, the one in trumps wins, else the earlier one (decision 2).
- The seven of trumps may be exchanged for the indicator at any time, until the last lead after which cards are drawn
  (decision 3).
- Mondoubleau: a leader's first mariage, tierce or quateron makes trumps, at once (decision 6).
- The last trick counts ten. Equal totals annul the partie (decision 8).

Source: chouine.txt, its paragraphs on dealing and play, "Exchanging the seven of trumps", "Declaring combinations" and
"Mondoubleau Variant"; docs/rules/chouine.md, "A partie", "The seven of trumps", and the decisions named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.actions import Event, EventType, Play, from_eldest, gained, new, per_seat_with
from engine.core.cards import CARDS, SUIT_MASKS, Card, Played, Rank, Suit, mask_of
from engine.core.errors import IllegalAction, Reason
from engine.core.game import DealResult, Outcome, Step
from engine.core.view import Phase
from engine.games.chouine.actions import ChouineEvent, ChouineReason, Declare, Swap
from engine.games.chouine.combinations import MAKES_TRUMPS, RANKING, Combination, FoundCombination, found_in, in_order
from engine.games.chouine.state import ChouineMatch, ChouinePublic, ChouineState, ChouineView, Declared, Shown

ABOVE: Final = tuple(
    mask_of(Card.parse(f"{rank}{card.suit}") for rank in RANKING.partition(str(card.rank))[0]) for card in CARDS
)
"""Per card the higher ones of its suit, as a mask."""

STRENGTH: Final = tuple(-above.bit_count() for above in ABOVE)
"""Per card how high it ranks in its suit."""


def winner(trick: Sequence[Played], trump: Suit | None) -> Played:
    """The best card of a trick, complete or not: the highest trump, else the highest of the suit led."""
    best = trick[0]
    for played in trick[1:]:
        card = played.card
        if card.bit & ABOVE[best.card] or (card.suit is trump and best.card.suit is not trump):
            best = played
    return best


def playable(hand: int, trick: Sequence[Played], trump: Suit | None) -> int:
    """The cards of a hand, as masks, that may follow to this trick under the obligations of the end."""
    led = trick[0].card.suit
    follow = hand & SUIT_MASKS[led]
    if follow and led is not trump:
        return follow
    trumps = 0 if trump is None else hand & SUIT_MASKS[trump]
    if not trumps:
        return hand
    # Trumps are led, or the hand cannot follow suit: beat the best trump of the trick if possible.
    best = winner(trick, trump).card
    return (trumps & ABOVE[best] or trumps) if best.suit is trump else trumps


CARD_POINTS: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
DIX_DE_DER: Final = 10
"""Points for the last trick."""
POINTS: Final = tuple(CARD_POINTS.get(card.rank, 0) for card in CARDS)
"""By card."""

Events = tuple[Event, ...]


def last_trick_points(view: ChouineView, seat: int) -> int:
    """What the card points of a seat have for the last trick; 0 before it is played."""
    return DIX_DE_DER if view.dix_de_der == seat else 0


def deal_out(match: ChouineMatch, pack: Sequence[Card]) -> Step[ChouineState]:
    """The first position of a partie: the hands, dealt card by card from eldest on, the indicator and the talon."""
    variant = match.options.variant
    seats, dealt = variant.seats, variant.seats * variant.hand
    order = from_eldest(match.dealer, seats)
    hands = {seat: mask_of(pack[place:dealt:seats]) for place, seat in enumerate(order)}
    turned_up: tuple[Card, ...] = ()
    talon = tuple(pack[dealt:])
    events: Events = ()
    if variant.turns_up:
        indicator, *drawn = talon
        turned_up, talon = (indicator,), (*drawn, indicator)
        events = (Event(EventType.TURNED_UP, {"card": indicator.text}),)
    none = (0,) * seats
    public = ChouinePublic(
        match=match,
        phase=Phase.PLAY,
        turn=order[0],
        turned_up=turned_up,
        trump=turned_up[0].suit if turned_up else None,
        talon=len(talon),
        seven_is_out=any(card.rank is Rank.SEVEN for card in turned_up),
        trick=(),
        tricks=none,
        card_points=none,
        declared=(),
        shown=(),
        outcome=None,
    )
    return Step(ChouineState(public, tuple(hands[seat] for seat in sorted(hands)), talon, ((),) * seats), events)


def exchange(state: ChouineState, seat: int) -> Step[ChouineState]:
    """The holder of the seven of trumps exchanges it for the card turned up; raises IllegalAction."""
    public, hand = state.public, state.hands[seat - 1]
    if not public.may_exchange:
        raise IllegalAction(ChouineReason.TOO_LATE_TO_EXCHANGE, seat, Swap.EXCHANGE)
    if not public.holds_seven(hand):
        raise IllegalAction(ChouineReason.SEVEN_NOT_HELD, seat, Swap.EXCHANGE)
    *talon, taken = state.talon
    seven = Card.of(taken.suit, Rank.SEVEN)
    hands = _with_hand(state.hands, seat, hand ^ seven.bit | taken.bit)
    after = public._replace(turned_up=(*public.turned_up, seven), seven_is_out=True)
    event = Event(ChouineEvent.EXCHANGE, {"seat": seat, "card": taken.text})
    return Step(state._replace(public=after, hands=hands, talon=(*talon, seven)), (event,))


def playable_cards(public: ChouinePublic, hand: int) -> int:
    """The cards of a hand, as masks, that may be played to the trick under way, or led."""
    if public.talon >= len(public.tricks) or public.leader_is_due:
        # Cards are still drawn, or this one is led.
        return hand
    return playable(hand, public.trick, public.trump)


def declarable(public: ChouinePublic, seat: int, hand: int) -> list[FoundCombination]:
    """The combinations of a hand, a mask, that this seat may still declare: one per suit, and one of brisques."""
    if not public.declared:
        return found_in(hand, public.variant.shapes)
    done = {declared.suit for declared in public.declared if declared.seat == seat}
    return [found for found in found_in(hand, public.variant.shapes) if found.suit not in done]


def play(state: ChouineState, seat: int, action: Play | Declare) -> Step[ChouineState]:
    """The seat on turn plays a card, with or without a declaration; raises IllegalAction."""
    public, hands, talon, piles = state
    match, phase, _, turned_up, trump, left, seven_is_out, trick, tricks, points, declared, shown, outcome = public
    card, hand, seats = action.card, hands[seat - 1], len(hands)
    if not card.bit & playable_cards(public, hand):
        raise _refusal(public, hand, seat, action)
    events: Events = ()
    if isinstance(action, Declare):
        suit = _declared_suit(public, hand, seat, action)
        makes = (
            trump is None
            and suit is not None
            and not public.variant.turns_up
            and public.leader_is_due
            and action.combination in MAKES_TRUMPS
        )
        if makes:
            trump = suit
            events = (Event(EventType.TRUMP, {"suit": str(suit), "seat": seat}),)
        declared = (*declared, Declared(seat, action.combination, suit, makes, card))
    put = new(Played, (seat, card))
    trick = (*trick, put) if len(trick) < seats else (put,)
    seven_is_out = seven_is_out or (card.rank is Rank.SEVEN and card.suit is trump)
    turn = seat % seats + 1
    public = new(
        ChouinePublic,
        (match, phase, turn, turned_up, trump, left, seven_is_out, trick, tricks, points, declared, shown, outcome),
    )
    after: ChouineState = new(ChouineState, (public, _with_hand(hands, seat, hand ^ card.bit), talon, piles))
    if len(trick) < seats:
        return new(Step, (after, events))
    taken, more = _take_trick(after)
    return Step(taken, (*events, *more))


def _declared_suit(public: ChouinePublic, hand: int, seat: int, action: Declare) -> Suit | None:
    """The suit of a declaration, None for brisques; raises IllegalAction."""
    if all(shape.combination is not action.combination for shape in public.variant.shapes):
        raise IllegalAction(Reason.NOT_IN_THIS_GAME, seat, action)
    here = [
        found
        for found in found_in(hand, public.variant.shapes)
        if found.combination is action.combination and found.cards & action.card.bit
    ]
    if not here:
        raise IllegalAction(ChouineReason.COMBINATION_NOT_HELD, seat, action)
    if here[0] not in declarable(public, seat, hand):
        raise IllegalAction(ChouineReason.ALREADY_DECLARED, seat, action)
    return here[0].suit


def _refusal(public: ChouinePublic, hand: int, seat: int, action: Play | Declare) -> IllegalAction:
    """Why a card may not be played."""
    card = action.card
    if not card.bit & hand:
        return IllegalAction(Reason.NOT_HELD, seat, action, card=card)
    led, trump = public.trick[0].card.suit, public.trump
    if hand & led.mask:
        reason = Reason.MUST_FOLLOW_SUIT if card.suit is not led else ChouineReason.MUST_BEAT
    else:
        reason = Reason.MUST_TRUMP if card.suit is not trump else ChouineReason.MUST_OVERTRUMP
    return IllegalAction(reason, seat, action, led=led, trump=trump, best=winner(public.trick, trump).card)


def _take_trick(state: ChouineState) -> Step[ChouineState]:
    """Gather a complete trick, show what was declared and draw; after a chouine or the last trick, count."""
    public, hands, talon, piles = state
    match, phase, _, turned_up, trump, left, seven_is_out, trick, tricks, points, declared, shown, outcome = public
    taker = winner(trick, trump).seat
    worth = sum([POINTS[card] for _, card in trick])
    now = tuple(_shown_in_trick(state)) if len(declared) > len(shown) else ()
    is_last = not any(hands)
    drawn = public.cards_are_drawn and not is_last
    tricks, points = per_seat_with(tricks, taker, 1), per_seat_with(points, taker, worth + DIX_DE_DER * is_last)
    piles = (*piles[: taker - 1], (*piles[taker - 1], trick), *piles[taker:])
    events: Events = (
        Event(EventType.TRICK, {"seat": taker, "cards": [card.text for _, card in trick], "card_points": worth}),
        *map(_event_of, now),
    )
    shown = (*shown, *now)
    chouines = [one for one in now if one.combination is Combination.CHOUINE]
    if chouines:
        # It ends the partie before the last trick counts, or anybody draws.
        points, drawn = per_seat_with(points, taker, -DIX_DE_DER * is_last), False
    if drawn:
        left, hands, talon = left - len(hands), _drawing(hands, taker, talon), talon[len(hands) :]
    public = new(
        ChouinePublic,
        (match, phase, taker, turned_up, trump, left, seven_is_out, trick, tricks, points, declared, shown, outcome),
    )
    state = new(ChouineState, (public, hands, talon, piles))
    if chouines:
        # The one in trumps wins, else the one declared first.
        best = next((one for one in chouines if one.suit is trump), chouines[0])
        return _end(state, events, best.seat)
    if is_last:
        return _end(state, events, with_most(public.totals))
    variant = match.options.variant
    last_chance = sum(tricks) == variant.draws - 1
    if last_chance and variant.turns_up and not seven_is_out:
        events += (Event(ChouineEvent.AU_SEPT, {}),)
    return new(Step, (state, events))


def _shown_in_trick(state: ChouineState) -> Iterator[Shown]:
    """What was declared with the cards of the complete trick on the table, in the order it was declared."""
    public = state.public
    options = public.match.options
    cards_of = {played.seat: state.hands[played.seat - 1] | played.card.bit for played in public.trick}
    for declared in public.declared[len(public.shown) :]:
        found = next(
            found
            for found in found_in(cards_of[declared.seat], public.variant.shapes)
            if (found.combination, found.suit) == (declared.combination, declared.suit)
        )
        points = options.points_declared(declared.combination, declared.suit, public.trump, makes=declared.makes_trumps)
        yield Shown(declared.seat, declared.combination, declared.suit, in_order(found.cards), points)


def _event_of(shown: Shown) -> Event:
    facts = {
        "seat": shown.seat,
        "combination": shown.combination.value,
        "cards": [card.text for card in shown.cards],
        "points": shown.points,
    }
    return Event(EventType.SHOWN, facts)


def _drawing(hands: tuple[int, ...], taker: int, talon: tuple[Card, ...]) -> tuple[int, ...]:
    """The hands when everybody has drawn a card, the winner of the trick first."""
    first = taker - 1
    drawn = list(hands)
    for place, card in enumerate(talon[: len(hands)], first):
        drawn[place % len(hands)] |= card.bit
    return tuple(drawn)


def with_most(totals: tuple[int, ...]) -> int | None:
    """The seat with the most points; None where several tie."""
    most = max(totals)
    return totals.index(most) + 1 if totals.count(most) == 1 else None


def _end(state: ChouineState, events: Events, won_by: int | None) -> Step[ChouineState]:
    """The end of a partie, won by this seat, or annulled."""
    public = state.public
    outcome = outcome_of(public.match, won_by, public.tricks, public.card_points)
    after: ChouineMatch = outcome.match
    if won_by is None:
        events += (Event(ChouineEvent.ANNULLED, {"points": list(public.totals)}),)
    elif after.manche_winner is not None:
        events += (Event(ChouineEvent.MANCHE, {"seats": [won_by], "parties": list(after.parties)}),)
    phase = Phase.OVER if after.winners else Phase.DONE
    return Step(state._replace(public=public._replace(phase=phase, outcome=outcome)), events)


def outcome_of(
    before: ChouineMatch, won_by: int | None, tricks: tuple[int, ...], card_points: tuple[int, ...] | None
) -> Outcome:
    """What a partie comes to that this seat won, or nobody; tricks and card points per seat."""
    after = before.annulled() if won_by is None else before.won_by(won_by)
    result = DealResult(
        contract=None,
        declarers=(),
        tricks=tricks,
        card_points=card_points,
        delta=gained(before.score, after.score),
        score=after.score,
    )
    return Outcome(result, after)


def _with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    return (*hands[: seat - 1], hand, *hands[seat:])
