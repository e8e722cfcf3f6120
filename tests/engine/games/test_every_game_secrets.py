"""What every registered game must do, by every preset and with every option: what a view may hold.

A new game joins this suite by being in the registry; nothing here knows a game's rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass, replace
from enum import Enum
from functools import cache
from types import MappingProxyType, NoneType
from typing import Any, Final

import pytest

from engine.core.actions import Event
from engine.core.cards import CARDS, Card, Rank, Suit, cards_in
from engine.core.errors import EngineError, IllegalAction
from engine.core.options import Options
from engine.core.view import SPECTATOR
from engine.games.couillon.state import Order
from engine.games.kleurenwiezen.actions import KleurenwiezenEvent
from engine.games.kleurenwiezen.contracts.ladders import Ladder
from tests.engine.games.every import card_played, every_table_of_every_game, moments, parse_facts, shown_by, some_deals
from tests.engine.games.playing import Deal, Moment, Table


def shown_to(table: Table, seat: int, moments: Sequence[Moment]) -> Iterator[set[Card]]:
    """At each moment, every card this seat has been shown so far: its own, those played and those named in an event."""
    shown: set[Card] = set()
    if any(event.type is KleurenwiezenEvent.TROEL and event.facts["seat"] == seat for event in moments[0].events):
        # The seat with the other three aces knows which one its partner has.
        shown |= set(ACES)
    for moment in moments:
        shown |= set(table.game.view(moment.state, seat).hand)
        shown |= {card for event in moment.events for card in shown_by(event)}
        if (card := card_played(moment.action)) is not None:
            shown.add(card)
        yield shown


ACES = tuple(card for card in CARDS if card.rank is Rank.ACE)


def told(event: Event) -> object:
    """What an event tells of the cards: those it names or, when it announces a Troel, who holds the aces."""
    announced = event.type in (KleurenwiezenEvent.TROEL, KleurenwiezenEvent.WITH_ME)
    return event if announced else parse_facts(event.as_json())


def replayed(deal: Deal, pack: tuple[Card, ...]) -> Deal | None:
    """The same actions with another pack; None if one would be illegal or tell of other cards."""
    game = deal.table.game
    state, events = game.deal(deal.match, pack)
    if list(map(told, events)) != list(map(told, deal.moments[0].events)):
        return None
    again = [Moment(state, None, None, events)]
    for moment in deal.moments[1:]:
        assert moment.seat is not None
        try:
            state, events = game.apply(state, moment.seat, moment.action)
        except IllegalAction:
            return None
        if list(map(told, events)) != list(map(told, moment.events)):
            return None
        again.append(Moment(state, moment.seat, moment.action, events))
    return replace(deal, pack=pack, moments=tuple(again))


@every_table_of_every_game
def test_another_world_that_looks_the_same_to_a_seat_gives_it_the_same_view(table: Table) -> None:
    """Cards that a seat has not seen change places: its views, legal actions and events stay the same.

    So do the texts of its views, which show what comparing skips: of the last moment, and of some before it.
    """
    rng = random.Random(5)
    swapped = 0
    some = some_deals(table)[:2]
    for deal in some:
        for seat in table.everyone:
            ours = [seen_by(table, seat, moment) for moment in deal.moments]
            shown = [frozenset(cards) for cards in shown_to(table, seat, deal.moments)]
            for length in (1, 2, len(deal.moments) // 2, len(deal.moments) - 1):
                known = replace(deal, moments=deal.moments[:length])
                fixed = shown[length - 1] | announced_by(deal.moments[0].events)
                hidden = [place for place, card in enumerate(deal.pack) if card not in fixed]
                for _ in range(2 if table.is_plain else 1):
                    other = replayed(known, with_shuffled_places(deal.pack, hidden, rng))
                    if other is None or other.pack == deal.pack:
                        continue
                    swapped += 1
                    for mine, theirs in zip(ours[:length], other.moments, strict=True):
                        assert mine == seen_by(table, seat, theirs)
                    for at in range(length - 1, -1, -8):
                        assert repr(ours[at][0]) == repr(table.game.view(other.moments[at].state, seat))
    assert swapped > (4 if table.is_plain else 2) * len(some), (
        "hardly any other world was possible: this proves nothing"
    )


def seen_by(table: Table, seat: int, moment: Moment) -> tuple[object, ...]:
    """What a seat can see: the view, legal actions and events."""
    view = table.game.view(moment.state, seat)
    return view, table.game.legal_actions(view), moment.events


def announced_by(events: Sequence[Event]) -> set[Card]:
    """The cards that must stay where they are for these announcements to be true."""
    if not any(event.type is KleurenwiezenEvent.TROEL for event in events):
        return set()
    return {*ACES, *(card for card in CARDS if card.suit is Suit.H)}


def with_shuffled_places(pack: tuple[Card, ...], places: list[int], rng: random.Random) -> tuple[Card, ...]:
    moved = list(pack)
    cards = [pack[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        moved[place] = card
    return tuple(moved)


Way = tuple[Any, str | int]
"""How a value is reached: the way to what leads to it, and the last step; a text only where something is wrong."""


def search(value: Any, way: Way, seen: dict[int, object], found: list[tuple[Card, Way]]) -> None:
    """Find every card that can be reached from a value by attributes, items and keys, with a way to it.

    A large whole number counts as a set of cards; an unknown kind of object fails the test. What the rules say stays
    the same whoever holds what: options, the order of the cards and the ladder that they make. `seen` are the objects
    already searched, to which other values may lead as well.
    """
    kind: type = type(value)
    if kind is Card:
        found.append((value, way))
    elif kind is int:
        if abs(value) >= 1000:
            assert 0 < value < 1 << 52, f"{written(way)} is {value}"
            found += [(card, (way, " as a set")) for card in cards_in(value)]
    elif not says_nothing(kind) and id(value) not in seen:
        seen[id(value)] = value
        if isinstance(value, MAPPINGS):
            for key, item in value.items():
                search(key, (way, " key"), seen, found)
                search(item, (way, f"[{key!r}]"), seen, found)
            return
        assert is_fixed(kind), f"{written(way)} is a {kind.__name__}: take a value that cannot change, such as a tuple"
        if isinstance(value, COLLECTIONS):
            for index, item in enumerate(value):
                search(item, (way, index), seen, found)
        assert not getattr(value, "__dict__", None), f"{written(way)} may hold anything"
        for name in public_attributes(kind):
            search(getattr(value, name), (way, name), seen, found)


def written(way: Way) -> str:
    before, step = way
    if isinstance(step, int):
        return f"{written(before)}[{step}]"
    return step if before is None else f"{written(before)}{'' if step[0] in ' [' else '.'}{step}"


MAPPINGS: Final = (dict, MappingProxyType)
COLLECTIONS: Final = (tuple, frozenset)


@cache
def says_nothing(kind: type) -> bool:
    """Whether a value of this kind leads to no card, whatever it is."""
    return kind is not Card and issubclass(kind, (Options, Order, Ladder, NoneType, bool, str, Enum, range))


@cache
def is_fixed(kind: type) -> bool:
    return issubclass(kind, COLLECTIONS) or is_dataclass(kind)


@cache
def public_attributes(kind: type) -> tuple[str, ...]:
    return tuple(name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name)))


@every_table_of_every_game
def test_no_way_leads_from_a_view_to_a_card_the_seat_was_not_shown(table: Table) -> None:
    for deal in some_deals(table)[:1]:
        for seat in table.everyone:
            # An object searched before led to nothing that had not been shown by then.
            seen: dict[int, object] = {}
            for moment, shown in zip(deal.moments, shown_to(table, seat, deal.moments), strict=True):
                view = table.game.view(moment.state, seat)
                reached: list[tuple[Card, Way]] = []
                search(view, (None, "view"), seen, reached)
                search(dict(view.extras()), (None, "view.extras()"), seen, reached)
                secret = [f"{card} at {written(way)}" for card, way in reached if card not in shown]
                assert not secret, f"seat {seat} can reach {secret}"


@every_table_of_every_game
def test_a_spectator_has_no_cards_and_nothing_to_say(table: Table) -> None:
    for state in moments(table):
        view = table.game.view(state, SPECTATOR)
        assert view.hand == ()
        assert table.game.legal_actions(view) == ()


@every_table_of_every_game
def test_a_seat_that_does_not_exist_has_no_view(table: Table) -> None:
    for state in moments(table):
        for seat in (-len(table.seats), -1, len(table.everyone)):
            with pytest.raises((EngineError, ValueError, LookupError)):
                table.game.view(state, seat)


@every_table_of_every_game
def test_a_view_is_not_a_state(table: Table) -> None:
    for state in moments(table):
        for seat in table.everyone:
            view = table.game.view(state, seat)
            assert type(view) is not type(state)
            assert view.seat == seat
