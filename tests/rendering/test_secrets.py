"""No picture and no text holds a card its viewer has not seen."""

from __future__ import annotations

import pytest

from engine.cards import parse_cards
from engine.game import View
from locales import LANGUAGES, say_in
from rendering import draw_hand, draw_table
from rendering.alt import alt_hand, alt_table
from tests.rendering.positions import FULL_TRICK, LABELS, LOOK, deal, swapped

# Whose view, what was done, and two cards neither of which that seat has seen.
HIDDEN = [
    (0, (), "KH", "9D"),
    (0, (), "KS", "9S"),
    (1, (), "KH", "AD"),
    (3, ("pass",), "KS", "QD"),
    (0, FULL_TRICK, "KH", "QD"),
    (2, FULL_TRICK, "KS", "TS"),
    (4, ("accept", "play AH"), "QH", "TC"),
]


def shown(view: View) -> list[bytes]:
    """Everything drawn or said of a view."""
    said = [alt_table(view, LABELS, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    said += [alt_hand(view.hand, None, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    drawn = [draw_table(view, LABELS, LOOK, say_in("en")).data, draw_hand(view.hand, None, LOOK).data]
    return said + drawn


@pytest.mark.parametrize(("seat", "actions", "one", "other"), HIDDEN)
def test_swapping_hidden_cards_changes_no_byte(seat: int, actions: tuple[str, ...], one: str, other: str) -> None:
    assert shown(deal(actions, seat=seat)) == shown(deal(actions, swapped(one, other), seat=seat))


def test_swapping_a_card_that_is_seen_does_change_them() -> None:
    one, other = deal((), seat=2), deal((), swapped("KH", "9D"), seat=2)
    assert draw_hand(one.hand, None, LOOK) != draw_hand(other.hand, None, LOOK)
    assert deal(()).turned_up == parse_cards("KC")
    turned = deal((), swapped("KC", "AD"))
    assert draw_table(deal(()), LABELS, LOOK, say_in("en")) != draw_table(turned, LABELS, LOOK, say_in("en"))


@pytest.mark.parametrize("actions", [(), ("pass", "accept"), FULL_TRICK])
def test_the_table_shows_nobody_s_hand(actions: tuple[str, ...]) -> None:
    # Seat 1 sits at the bottom for itself and for spectators: all else being equal, so are the pictures.
    own, spectator = deal(actions, seat=1), deal(actions, seat=0)
    assert own.hand
    assert draw_table(own, LABELS, LOOK, say_in("fr")) == draw_table(spectator, LABELS, LOOK, say_in("fr"))
    assert alt_table(own, LABELS, say_in("fr"), "1RDV") == alt_table(spectator, LABELS, say_in("fr"), "1RDV")
