"""What every registered game must do, by every preset and with every option: cards, results and values.

A new game joins this suite by being in the registry; nothing here knows a game's rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, is_dataclass
from itertools import pairwise
from operator import sub

import pytest

from engine.core.cards import Card, Suit
from engine.core.errors import BadDeal
from engine.core.view import SPECTATOR, Phase, View
from engine.games.couillon.actions import CouillonPhase
from tests.engine.games.every import card_played, every_table_of_every_game, some_deals
from tests.engine.games.playing import Table, deals, shuffled

# --- Cards


@every_table_of_every_game
def test_no_card_is_in_two_hands_and_a_card_played_is_gone(table: Table) -> None:
    for deal in some_deals(table):
        gone: set[Card] = set()
        for moment in deal.moments:
            if (card := card_played(moment.action)) is not None:
                gone.add(card)
            hands = [table.game.view(moment.state, seat).hand for seat in table.seats]
            held = [card for hand in hands for card in hand]
            assert len(held) == len(set(held))
            assert set(held) <= set(deal.pack) - gone
            views = [table.game.view(moment.state, seat) for seat in table.everyone]
            (sizes,) = {view.hand_sizes for view in views}
            assert sum(sizes) + len(gone) <= len(deal.pack)
            for seat, hand, size in zip(table.seats, hands, sizes, strict=True):
                if seen_whole(views[0], seat):
                    assert len(hand) == size
                else:
                    assert len(hand) <= size


def seen_whole(view: View, seat: int) -> bool:
    """Whether a view holds its whole hand: not with a layout, nor for the seat that names trumps for a dummy."""
    extras = view.extras()
    layouts, turn = extras.get("layouts"), extras.get("turn")
    waits = view.phase is CouillonPhase.TRUMPS and view.actors == (seat,) and turn != seat
    return not waits and not (isinstance(layouts, tuple) and layouts[seat - 1])


@every_table_of_every_game
def test_playing_a_card_takes_that_card_from_that_hand(table: Table) -> None:
    for deal in some_deals(table):
        for before, after in pairwise(deal.moments):
            if (card := card_played(after.action)) is not None and after.seat is not None:
                # Its partner plays a dummy's card.
                turn = table.game.view(before.state, SPECTATOR).extras().get("turn", after.seat)
                assert isinstance(turn, int)
                assert card in table.game.view(before.state, turn).hand
                assert card not in table.game.view(after.state, turn).hand


# --- Results


@every_table_of_every_game
def test_partners_have_the_same_score_and_delta_is_the_change_of_it(table: Table) -> None:
    sides = table.game.sides(table.options)
    assert len(sides) == len(table.seats)
    for deal in some_deals(table):
        result, after = deal.moments[-1].state.outcome
        for figures in (result.delta, result.score):
            assert len({(side, figure) for side, figure in zip(sides, figures, strict=True)}) == len(set(sides))
        change = tuple(new - old for new, old in zip(after.score, deal.moments[0].state.match.score, strict=True))
        assert result.delta == change
        assert result.score == after.score
        assert after.deal == deal.match.deal + 1


@every_table_of_every_game
def test_the_phase_is_done_after_a_deal_over_after_the_match_and_neither_before(table: Table) -> None:
    for deal in some_deals(table):
        for moment in deal.moments[:-1]:
            assert moment.state.phase not in (Phase.DONE, Phase.OVER)
        last = deal.moments[-1].state
        assert last.phase is (Phase.OVER if last.outcome.match.winners else Phase.DONE)


@every_table_of_every_game
def test_nobody_gains_more_by_a_deal_than_who_won_it(table: Table) -> None:
    for deal in some_deals(table):
        views = [table.game.view(moment.state, SPECTATOR) for moment in deal.moments]
        assert not any(view.won_by for view in views[:-1])
        last = deal.moments[-1].state
        if last.phase is Phase.DONE:
            before, after = table.game.standing(last.match), table.game.standing(last.outcome.match)
            gained = [tuple(map(sub, new, old)) for old, new in zip(before, after, strict=True)]
            won = [gained[seat - 1] for seat in views[-1].won_by]
            assert all(one == max(gained) for one in won)


@every_table_of_every_game
def test_a_match_comes_to_an_end_and_then_no_deal_is_due(table: Table) -> None:
    over = None
    for deal in deals(table, 300, seed=2):
        if deal.moments[-1].state.phase is Phase.OVER:
            over = deal.moments[-1].state.outcome.match
            break
    assert over is not None
    assert set(over.winners) <= set(table.seats)
    with pytest.raises(BadDeal):
        table.game.deal(over, table.game.pack(table.options))


@every_table_of_every_game
def test_everyone_sees_the_score_as_it_stands_with_the_deal_once_it_is_done(table: Table) -> None:
    for deal in some_deals(table):
        for moment in deal.moments:
            standing = moment.state.outcome.match if moment.state.outcome else moment.state.match
            for seat in table.everyone:
                assert table.game.view(moment.state, seat).score == standing.score


@every_table_of_every_game
def test_tricks_and_card_points_of_a_view_never_fall_and_end_as_in_the_result(table: Table) -> None:
    for deal in some_deals(table):
        views = [table.game.view(moment.state, SPECTATOR) for moment in deal.moments]
        for before, after in pairwise(views):
            assert all(old <= new for old, new in zip(before.tricks, after.tricks, strict=True))
            assert sum(after.tricks) - sum(before.tricks) in (0, 1)
        result = deal.moments[-1].state.outcome.result
        assert (views[-1].tricks, views[-1].card_points) == (result.tricks, result.card_points)
        assert views[-1].declarers == result.declarers


# --- Values


def parts(value: object, path: str, seen: dict[int, object]) -> Iterator[tuple[object, str]]:
    """A value and everything in it, except the values `seen` before."""
    if id(value) in seen:
        return
    seen[id(value)] = value
    yield value, path
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from parts(item, f"{path}[{index}]", seen)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name), f"{path}.{field.name}", seen)


@every_table_of_every_game
def test_states_views_and_standings_can_be_neither_changed_nor_hold_what_can(table: Table) -> None:
    seen: dict[int, object] = {}
    for deal in some_deals(table)[:3]:
        for moment in deal.moments:
            views = [table.game.view(moment.state, seat) for seat in table.everyone]
            for whole in (deal.match, moment.state, *views):
                assert hash(whole) == hash(whole)
                for part, path in parts(whole, "state", seen):
                    assert not isinstance(part, list | dict | set | bytearray), path
                    if is_dataclass(part):
                        with pytest.raises((FrozenInstanceError, AttributeError)):
                            setattr(part, fields(part)[0].name, None)
                    elif hasattr(part, "_fields"):
                        with pytest.raises(AttributeError):
                            setattr(part, part._fields[0], None)


@every_table_of_every_game
def test_acting_leaves_the_position_before_as_it_was(table: Table) -> None:
    rng = random.Random(8)
    match = table.game.begin(table.options)
    standing = repr(match)
    state = table.game.deal(match, shuffled(table, rng)).state
    while state.outcome is None:
        before = repr(state)
        seat = table.game.actors(state)[0]
        following = table.game.apply(state, seat, rng.choice(table.game.legal_actions(table.game.view(state, seat))))
        assert repr(state) == before
        state = following.state
    assert repr(match) == standing


@every_table_of_every_game
def test_a_trump_suit_once_made_stays_until_the_deal_is_done(table: Table) -> None:
    for deal in some_deals(table):
        trumps: list[Suit | None] = [table.game.view(moment.state, SPECTATOR).trump for moment in deal.moments]
        made = [trump for trump in trumps if trump is not None]
        assert len(set(made)) <= 1
        assert trumps == [None] * (len(trumps) - len(made)) + made
