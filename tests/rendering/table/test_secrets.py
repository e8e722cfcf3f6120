"""No picture and no text shows a card that its viewer has not seen."""

from __future__ import annotations

import pytest

from engine.core.cards import parse_cards
from engine.core.view import View
from locales import LANGUAGES, say_in
from rendering import draw_hand, draw_layout, draw_table
from rendering.table.alt import alt_hand, alt_table
from tests.about import in_one_test
from tests.rendering.positions import EIGHT, FULL_TRICK, LABELS, LOOK, deal, shuffled, swapped

# Whose view, which actions, and two cards that this seat has not seen.
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
    """Everything that a view draws or says."""
    said = [alt_table(view, LABELS, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    said += [alt_hand(view.hand, None, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    drawn = [draw_table(view, LABELS, LOOK, say_in("en")).data, draw_hand(view.hand, None, LOOK).data]
    return said + drawn


@in_one_test(("seat", "actions", "one", "other"), HIDDEN)
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
    # Seat 1 sits at the bottom for itself and for spectators, so equal views give equal pictures.
    own, spectator = deal(actions, seat=1), deal(actions, seat=0)
    assert own.hand
    assert draw_table(own, LABELS, LOOK, say_in("fr")) == draw_table(spectator, LABELS, LOOK, say_in("fr"))
    assert alt_table(own, LABELS, say_in("fr"), "1RDV") == alt_table(spectator, LABELS, say_in("fr"), "1RDV")


def told(view: View) -> list[bytes]:
    """The table of a view, in drawing and words."""
    seats = EIGHT[: view.seats]
    return [draw_table(view, seats, LOOK, say_in("en")).data, alt_table(view, seats, say_in("de"), "AKDB").encode()]


@in_one_test("preset", ["malmedy", "dame-de-make", "six", "six-32", "eight", "kujong"])
@in_one_test("seat", [0, 3])
def test_who_holds_the_queen_of_spades_shows_nowhere_before_the_mit_is_declared(preset: str, seat: int) -> None:
    pack = shuffled(preset, 4)
    word = ("trump H",) if preset == "kujong" else ("turn",)
    view = deal(word, pack, seat, preset)
    seen = {"QS", *(card.text for card in (*view.turned_up, *view.hand))}
    hidden = [card for card in pack.split() if card not in seen]
    assert "QS" not in {card.text for card in (*view.turned_up, *view.hand)}
    shown = told(view)
    assert all(told(deal(word, swapped("QS", other, pack), seat, preset)) == shown for other in hidden)


def test_cards_that_lie_face_down_are_secret_to_everybody() -> None:
    # The first batch of each layout; the dummy, seat 3, gets its own after eldest's.
    for preset, first, seats in (("troeven-2-layout", 0, (0, 1, 2)), ("troeven-3-dummy", 4, (0, 1, 2))):
        pack = shuffled(preset, 9)
        again = swapped(pack.split()[first], pack.split()[first + 1], pack)
        for seat in seats:
            view, other = (deal(("trump H",), cards, seat, preset) for cards in (pack, again))
            assert any(pile.up is not None for piles in view.layouts for pile in piles)
            assert told(view) == told(other)
            drawn = [[draw_layout(piles, None, LOOK) for piles in one.layouts if piles] for one in (view, other)]
            assert drawn[0] == drawn[1]


def test_talon_and_stock_are_secret_to_everybody() -> None:
    for preset, one, other in (("malmedy", 12, 15), ("six-32", 18, 19), ("troeven-2-stock", 17, 30)):
        pack = shuffled(preset, 9)
        cards = pack.split()
        again = swapped(cards[one], cards[other], pack)
        word = "trump H" if preset == "troeven-2-stock" else "turn"
        for seat in (0, 1, 2):
            assert told(deal((word,), pack, seat, preset)) == told(deal((word,), again, seat, preset))
