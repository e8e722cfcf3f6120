"""Making trumps, in six ways.

- Upcard: everybody in turn accepts the suit turned up, for their side, or passes. All pass: the bottom card makes
  trumps, and neither side has made them.
- Tongeren: two such rounds, for the dealer's fourth card and then the last one. All pass twice: thrown in.
- Dealer's card (Kwajongen): one round, for the dealer's open card. All pass: thrown in.
- Forced: eldest takes a suit of the first batch, or has a card of the next batch turned up. Whether a card of the
  chosen suit is shown is an option, since the sources differ.
- Held (St. Vith): eldest names a suit of the first batch. Named (Kujong, Troeven): any suit at all.

Source: couillon-family.txt, "Dealing and Making Trumps", "Couillon Forcé", "Couillon with the Mit'", and the sections
on Tongres, Kwajongen, Kujong and Troeven; docs/rules/couillon.md, "Making trumps".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.actions import Event, EventType, eldest, next_seat
from engine.core.cards import Card, Suit, cards_in
from engine.core.errors import IllegalAction, Reason
from engine.core.view import Phase
from engine.games.couillon.actions import Call, CouillonAction, CouillonReason, NameTrump
from engine.games.couillon.dealing import Events, batches_of, deal_out, turn_up, undealt
from engine.games.couillon.play import thrown_in
from engine.games.couillon.state import (
    CouillonMatch,
    CouillonPublic,
    CouillonState,
    CouillonView,
    Made,
    controller_of,
    order_of,
)
from engine.games.couillon.variants import Making

Stage = tuple[CouillonState, Events]

_NAMES: Final = tuple(map(NameTrump, Suit))


def begin(match: CouillonMatch, pack: Sequence[Card]) -> Stage:
    """Deal until trumps are to be made, and turn up the card proposed, if there is one."""
    batches = batches_of(match)
    state, events = deal_out(undealt(match, pack), batches.before)
    if state.public.turn == match.variant.dummy:
        # The partner names trumps by the dummy's face-up cards, so these have to be dealt first.
        state, dealt = deal_out(state, batches.after)
        return state, (*events, *dealt)
    making = match.variant.making
    if not making.proposes:
        return state, events
    dealer = match.variant.seats - 1
    before_dealer = [batch.place for batch in batches.before].index(dealer)
    proposal = {
        Making.UPCARD: state.rest[:1],
        Making.TONGRES: pack[len(pack) - len(state.rest) - 1 :],
        Making.DEALER_CARD: pack[sum(batch.cards for batch in batches.before[:before_dealer]) :],
    }[making][0]
    state, event = turn_up(state, proposal)
    return state, (*events, event)


def legal(view: CouillonView) -> tuple[CouillonAction, ...]:
    """What the seat on turn may say."""
    making = view.variant.making
    if making.proposes:
        return Call.ACCEPT, Call.PASS
    if making is Making.NAMED:
        return _NAMES
    if _shows_card(view.public):
        names = tuple(map(NameTrump.showing, view.hand))
    else:
        names = tuple(name for name in _NAMES if view.held & name.suit.mask)
    return (*names, Call.TURN) if making is Making.FORCED else names


def _shows_card(public: CouillonPublic) -> bool:
    """Whether whoever makes trumps chooses the card that is shown."""
    return public.match.variant.making is Making.FORCED and public.match.options.show == "chosen"


def say(state: CouillonState, seat: int, action: NameTrump | Call) -> Stage:
    """The seat on turn says a word that this way of making trumps knows; raises IllegalAction."""
    if isinstance(action, NameTrump):
        return _name(state, seat, action)
    said = state.public.made.saying(state.public.turn, action)
    return {Call.ACCEPT: _accept, Call.PASS: _pass, Call.TURN: _turn}[action](state, said)


def _name(state: CouillonState, seat: int, action: NameTrump) -> Stage:
    """A suit is named: any suit, or that of a card of the first batch, which may be shown."""
    events: Events = ()
    if (card := _card_to_show(state, seat, action)) is not None:
        state, shown = turn_up(state, card, EventType.SHOWN, seat=seat)
        events = (shown,)
    on_turn = state.public.turn
    made, trump = _make(state, state.public.made, action.suit, on_turn)
    if on_turn == state.match.variant.dummy:
        return made, (*events, trump)
    dealt, face_up = deal_out(made, batches_of(state.match).after)
    return dealt, (*events, trump, *face_up)


def _card_to_show(state: CouillonState, seat: int, action: NameTrump) -> Card | None:
    """The card of the first batch to show everybody with this word, if one is shown; raises IllegalAction."""
    making = state.match.variant.making
    of_suit = cards_in(state.hands[seat - 1] & action.suit.mask)
    if _shows_card(state.public):
        if action.card is None:
            raise IllegalAction(CouillonReason.MUST_SHOW_CARD, seat, action)
        if action.card not in of_suit:
            raise IllegalAction(Reason.NOT_HELD, seat, action, card=action.card)
        return action.card
    if action.card is not None:
        raise IllegalAction(CouillonReason.NO_CARD_SHOWN, seat, action, suit=action.suit)
    if making is Making.NAMED:
        return None
    if not of_suit:
        raise IllegalAction(CouillonReason.SUIT_NOT_SEEN, seat, action, suit=action.suit, making=making.value)
    return of_suit[-1] if state.match.options.show == "highest" else None


def _accept(state: CouillonState, said: Made) -> Stage:
    """The suit proposed becomes trumps; any cards still to come are dealt now."""
    made, trump = _make(state, said, said.turned_up[-1].suit, state.public.turn)
    first_round = len(said.turned_up) == 1
    return _complete(made, (trump,)) if first_round else (made, (trump,))


def _pass(state: CouillonState, said: Made) -> Stage:
    """Ask the next seat; once everybody has passed, variants differ."""
    public = state.public
    seats = len(public.dealt)
    asked = len(said.calls)
    following = next_seat(public.turn, seats)
    # No card is proposed at a table with a dummy, so the seat on turn acts for itself.
    state = state._replace(public=public._replace(turn=following, actors=(following,), made=said))
    if asked % seats:
        return state, ()
    making = public.match.variant.making
    if making is Making.UPCARD:
        state, turned = turn_up(state, state.rest[-1])
        made, trump = _make(state, state.public.made, state.rest[-1].suit, None)
        return made, (turned, trump)
    if making is Making.TONGRES and asked == seats:
        # The dealer's last card is proposed next.
        last = _still_due(seats - 1, state)[-1]
        state, events = _complete(state, ())
        state, turned = turn_up(state, last)
        return state, (*events, turned)
    return _throw_in(state)


def _turn(state: CouillonState, said: Made) -> Stage:
    """Eldest asks for a card: turn up the first of those still to be dealt to that seat."""
    card = _still_due(0, state)[0]
    state, turned = turn_up(state._replace(public=state.public._replace(made=said)), card)
    made, trump = _make(state, state.public.made, card.suit, state.public.turn)
    return _complete(made, (turned, trump))


def _still_due(place: int, state: CouillonState) -> tuple[Card, ...]:
    """The cards that the seat so many places after eldest gets once trumps are made, in their order."""
    rest = state.rest
    found: tuple[Card, ...] = ()
    for batch in batches_of(state.match).after:
        cards, rest = rest[: batch.cards], rest[batch.cards :]
        found += cards if batch.place == place else ()
    return found


def _complete(state: CouillonState, events: Events) -> Stage:
    """Deal what is still to be dealt."""
    after = batches_of(state.match).after
    if not any(batch.cards for batch in after):
        return state, events
    state, face_up = deal_out(state, after)
    return state, (*events, *face_up)


def _make(state: CouillonState, said: Made, suit: Suit, declarer: int | None) -> tuple[CouillonState, Event]:
    """Trumps are made, by a seat or by the cards; eldest leads."""
    public = state.public
    match = public.match
    variant = match.variant
    first = eldest(match.dealer, variant.seats)
    after = public._replace(
        phase=Phase.PLAY,
        turn=first,
        actors=(controller_of(variant, first),),
        made=said._replace(declarer=declarer, order=order_of(suit, match.options.queens, False)),
    )
    return state._replace(public=after), Event(EventType.TRUMP, {"suit": str(suit), "seat": declarer})


def _throw_in(state: CouillonState) -> Stage:
    """Nobody wanted trumps: no score, and the next dealer deals."""
    public = state.public
    outcome = thrown_in(public.match)
    phase = Phase.OVER if outcome.match.winners else Phase.DONE
    over = public._replace(phase=phase, actors=(), outcome=outcome)
    return state._replace(public=over), (Event(EventType.THROWN_IN, {}),)
