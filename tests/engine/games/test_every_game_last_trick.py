"""When nobody chooses anything any more in a deal: the same for every registered game, by every preset and option.

It is decided by what everybody may know, so whatever else the hidden hands may be, it is decided alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.actions import Play
from engine.core.cards import Card
from engine.core.registry import GAMES
from engine.core.view import SPECTATOR, Phase
from tests.engine.games.every import card_played, every_table_of_every_game, some_deals
from tests.engine.games.playing import Deal, Table

TAUGHT = ("couillon", "chouine", "kleurenwiezen")
"""The games whose last tricks play themselves."""


def imagined(table: Table, state: Any, unseen: tuple[Card, ...]) -> Iterator[Any]:
    """The position with any unseen card in any hand of one card that does not lie open."""
    hands = getattr(state, "hands", ())
    layouts = getattr(getattr(state, "public", None), "layouts", ()) or ((),) * len(hands)
    for seat, (hand, layout) in enumerate(zip(hands, layouts, strict=True)):
        if hand and not layout:
            for card in unseen:
                yield state._replace(hands=(*state.hands[:seat], card.bit, *state.hands[seat + 1 :]))


def nothing_else_can_be_said(table: Table, state: Any, unseen: tuple[Card, ...]) -> bool:
    """Whether nobody may do anything but play a card, on turn or out of turn, whatever the hands are."""
    for world in (state, *imagined(table, state, unseen)):
        legal = [table.game.legal_actions(table.game.view(world, seat)) for seat in table.seats]
        if [actions for actions in legal if actions and not (len(actions) == 1 and isinstance(actions[0], Play))]:
            return False
    return True


def positions(table: Table, deal: Deal) -> Iterator[tuple[Any, tuple[Card, ...], bool]]:
    """Each position of a deal with the cards not played yet, and whether nobody has more than one left to play."""
    played = set[Card]()
    for moment in deal.moments:
        if (card := card_played(moment.action)) is not None:
            played.add(card)
        view = table.game.view(moment.state, SPECTATOR)
        left = len([one for one in deal.moments if card_played(one.action)]) - len(played)
        is_last = view.phase == Phase.PLAY and max(view.hand_sizes) == 1 and left <= sum(view.hand_sizes)
        yield moment.state, tuple(sorted(set(deal.pack) - played)), is_last


def acts(table: Table, state: Any) -> bool:
    """Whether the last cards fall by themselves."""
    return any(table.game.last_card(state, seat) is not None for seat in table.game.due(state))


@every_table_of_every_game
def test_last_cards_fall_by_themselves_just_where_whatever_the_hands_nothing_else_can_be_said(table: Table) -> None:
    for deal in some_deals(table):
        for state, unseen, is_last in positions(table, deal):
            free = is_last and table.game.tells_only_plays and nothing_else_can_be_said(table, state, unseen)
            assert acts(table, state) == free


@every_table_of_every_game
def test_whether_they_do_depends_on_no_hidden_hand(table: Table) -> None:
    if not table.game.tells_only_plays:
        return
    for deal in some_deals(table):
        for state, unseen, is_last in positions(table, deal):
            if is_last:
                assert {acts(table, world) for world in imagined(table, state, unseen)} <= {acts(table, state)}


@every_table_of_every_game
def test_the_card_that_falls_is_all_that_its_seat_may_do_so_no_result_changes(table: Table) -> None:
    for deal in some_deals(table):
        for state, _, _ in positions(table, deal):
            for seat in table.game.due(state):
                card = table.game.last_card(state, seat)
                assert card is None or table.game.legal_actions(table.game.view(state, seat)) == (card,)


@pytest.mark.parametrize("game", TAUGHT)
def test_most_deals_of_a_game_end_with_a_trick_that_nobody_chooses_in(game: str) -> None:
    for preset in GAMES[game].presets:
        table = Table(GAMES[game], GAMES[game].configure(preset))
        ends = [sum(acts(table, state) for state, _, _ in positions(table, deal)) for deal in some_deals(table)]
        assert set(ends) <= {0, len(table.seats)}
        assert any(ends), preset


def test_a_game_that_does_not_tell_lets_people_play_their_last_card() -> None:
    assert {name for name, game in GAMES.items() if game.tells_only_plays} >= set(TAUGHT)
    assert not any(game.tells_only_plays for name, game in GAMES.items() if name not in TAUGHT)
