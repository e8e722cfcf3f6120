"""What a sentence of a lesson may state of a position: each is computed from it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.cards import Card, Suit
from tests.engine.teaching.lessons.position import Position

Fact = Callable[[Position], bool]


def order(ranks: str) -> Fact:
    """From high to low, in a suit that is not trumps."""

    def holds(at: Position) -> bool:
        suit = next(one for one in "SHDC" if Suit.parse(one) is not at.view.trump)
        keys = [at.case.key(Card.parse(rank + suit)) for rank in ranks]
        pack = {card.text for card in at.game.pack(at.view.options)}
        return keys == sorted(keys, reverse=True) and {rank + suit for rank in ranks} == {
            c for c in pack if c[1] == suit
        }

    return holds


def counts(**worths: int) -> Fact:
    """What ranks count; all others nothing."""
    return lambda at: all(
        at.case.counts(card) == worths.get(card.text[0].replace("T", "ten"), 0)
        for card in at.game.pack(at.view.options)
    )


def worth(card: str, points: int) -> Fact:
    return lambda at: at.case.counts(Card.parse(card)) == points


def trumps(suit: str) -> Fact:
    return lambda at: at.view.trump is Suit.parse(suit)


def trumpless(at: Position) -> bool:
    return at.view.trump is None


def holds(*cards: str) -> Fact:
    return lambda at: at.hand >= {*cards}


def many(suit: str, count: int) -> Fact:
    return lambda at: len(at.own(suit)) == count


def lies(*cards: str) -> Fact:
    """The cards of the trick so far."""
    return lambda at: [card for _, card in at.trick] == [*cards]


def leads(at: Position) -> bool:
    return not at.trick and at.case.seat == at.seat and at.seat in at.view.actors


def led(seat: int, card: str) -> Fact:
    """Who led; `card` may be a suit alone."""
    return lambda at: bool(at.trick) and at.trick[0][0] == seat and at.trick[0][1].endswith(card)


def has_best(seat: int) -> Fact:
    """Whose card takes the trick so far."""
    return lambda at: at.case.best(at.case.trick).seat == seat


def is_last(at: Position) -> bool:
    return len(at.trick) == len(at.here.state.hands) - 1


def takes(card: str) -> Fact:
    """A card of the hand is the best of the trick so far."""
    return lambda at: card in at.playable and at.case.wins(Card.parse(card))


def takes_not(card: str) -> Fact:
    return lambda at: card in at.playable and not at.case.wins(Card.parse(card))


def highest(*cards: str) -> Fact:
    return lambda at: all(card in at.hand and at.is_highest(card) for card in cards)


def sure(*cards: str) -> Fact:
    """Nobody can beat these, where they are led."""
    return lambda at: all(card in at.hand and at.is_sure(card) for card in cards)


def may_lose(*cards: str) -> Fact:
    """A higher card of the suit is out."""
    return lambda at: all(card in at.hand and not at.is_highest(card) for card in cards)


def harmless(card: str) -> Fact:
    """No lower card of its suit is out."""
    return lambda at: not any(one.text[1] == card[1] and one < Card.parse(card) for one in at.unseen)


def dangerous(card: str) -> Fact:
    return lambda at: card in at.hand and not harmless(card)(at)


def pressed_harmless(at: Position) -> bool:
    return at.pressed is not None and harmless(str(at.pressed).split()[1])(at)


def trumps_out(at: Position) -> bool:
    """The learner may think that somebody has trumps."""
    return bool(at.unseen_trumps)


def no_trumps_out(at: Position) -> bool:
    return not at.unseen_trumps


def no_more(suit: str) -> Fact:
    """Nobody else has cards of a suit."""
    return lambda at: not any(at.case.suit(card) is Suit.parse(suit) for card in at.unseen)


def partner(seat: int) -> Fact:
    return lambda at: seat != at.seat and at.view.sides[seat - 1] == at.view.sides[at.seat - 1]


def against(seat: int) -> Fact:
    return lambda at: at.view.sides[seat - 1] != at.view.sides[at.seat - 1]


def void(suit: str) -> Fact:
    return lambda at: not at.own(suit)


def only(suits: str) -> Fact:
    """Cards of these suits may be played, and no others."""
    return lambda at: {str(at.case.suit(Card.parse(card))) for card in at.playable} == {*suits}


def anything(at: Position) -> bool:
    return at.playable == at.hand


def left(tricks: int) -> Fact:
    return lambda at: at.left == tricks


def took(seat: int, card: str = "") -> Fact:
    """Who took the last trick, and with which card."""

    def is_so(at: Position) -> bool:
        done = next(one for one in at.here.since if one.trick)
        return done.taker == seat and (not card or dict(done.trick)[seat].text == card)

    return is_so


def brought(points: int, *cards: str) -> Fact:
    """What the last trick counted, with these cards in it."""

    def is_so(at: Position) -> bool:
        trick = [card for one in at.here.since if one.trick for _, card in one.trick]
        return sum(map(at.case.counts, trick)) == points and {card.text for card in trick} >= {*cards}

    return is_so


def fell(many: int, suit: str) -> Fact:
    """How many cards of a suit the others gave to the last trick."""
    return lambda at: (
        sum(c.text[1] == suit for one in at.here.since for seat, c in one.trick if seat != at.seat) == many
    )


def gone(*cards: str) -> Fact:
    """Cards that have been played."""
    return lambda at: {f"play {card}" for card in cards} <= {*at.here.taken}


def up(card: str) -> Fact:
    """The card that lies face up for trumps."""
    return lambda at: card in {one.text for one in at.view.turned_up}


def pot(points: int, card: str = "") -> Fact:
    """What the trick counts so far, or with this card."""
    return lambda at: (
        points
        == sum(at.case.counts(Card.parse(one)) for one in [*(one for _, one in at.trick), *([card] if card else [])])
    )


def then(seat: int) -> Fact:
    """After what was pressed this seat takes the trick."""
    return lambda at: at.pressed is not None and at.takers_after(at.pressed) == {seat}


def pressed_loses(at: Position) -> bool:
    return at.pressed is not None and at.seat not in at.takers_after(at.pressed)


def pressed_takes(at: Position) -> bool:
    return at.pressed is not None and at.case.wins(at.case.card)


def later(*cards: str) -> Fact:
    """On the way of the lesson these win their tricks."""

    def is_so(at: Position) -> bool:
        tricks = [(one.trick, one.taker) for reached in at.way for one in reached.since if one.trick]
        won = {dict(trick)[at.seat].text for trick, taker in tricks if taker == at.seat}
        return won >= {*cards}

    return is_so


def last_trick(seat: int) -> Fact:
    """On the way of the lesson this seat takes the last trick."""
    return lambda at: [one for one in at.way[-1].since if one.trick][-1].taker == seat


def tricks(count: int, *seats: int) -> Fact:
    return lambda at: at.tricks_of(*seats) == count


def needs(count: int) -> Fact:
    """How many tricks the contract is for."""
    return lambda at: at.view.contract.goal == count


def declares(*seats: int) -> Fact:
    """Who made trumps, or plays the contract."""
    return lambda at: {*seats} == {*at.view.declarers}


def made(*seats: int) -> Fact:
    """Who had made trumps in a deal that is over."""
    return lambda at: {*seats} == {*at.here.state.outcome.result.declarers}


def soon(*facts: Fact) -> Fact:
    """What is so at the learner's next decision."""
    return lambda at: all(fact(Position(at.way[at.here.decisions + 1], at.way)) for fact in facts)


def said(*words: str) -> Fact:
    """What was said last."""
    return lambda at: at.here.taken[-len(words) :] == words


def may(*words: str) -> Fact:
    """What can be done here."""
    return lambda at: {*words} <= set(map(str, at.here.legal))


def gave(points: int) -> Fact:
    """What the deal gives the learner, as statistics count it."""
    return lambda at: at.game.deal_facts(at.here.state).points[at.seat - 1] == points


def delta(*each: int) -> Fact:
    return lambda at: at.here.state.outcome.result.delta == each


def won(at: Position) -> bool:
    return at.here.has_won


def combined(points: int) -> Fact:
    """What the learner's declarations count so far."""

    def is_so(at: Position) -> bool:
        total: int = at.view.combination_points[at.seat - 1]
        return total == points

    return is_so


def above(one: str, other: str) -> Fact:
    """One card beats another of the same suit."""

    def is_so(at: Position) -> bool:
        first, second = Card.parse(one), Card.parse(other)
        return at.case.suit(first) is at.case.suit(second) and at.case.key(first) > at.case.key(second)

    return is_so


def drawn(is_so: bool) -> Fact:
    """Whether cards are still to be drawn."""
    return lambda at: bool(at.view.talon) is is_so
