"""What every registered game must do, by every preset and with every option: random deals to the end.

A new game is in this suite as soon as it is in the registry; nothing here knows a game's rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import pytest

from engine.cards import CARDS, Card, Suit, cards_in, parse_cards
from engine.errors import BadDeal, EngineError, IllegalAction, UnknownChoice, Unreadable
from engine.game import SPECTATOR, Action, Phase, Play
from engine.registry import GAMES, game_named
from tests.engine.playing import Deal, Moment, Table, deals, every_table, shuffled

TABLES = every_table()
SUITS = "SHDC"
CARD_TEXTS = frozenset(map(str, CARDS))
CALLS = (
    *("accept", "pass", "turn", "mit", "kontra", "re", "exchange", "wait", "parole", "small-misere", "piccolo"),
    *("grand-misere", "open-misere", "piccolissimo", "double", "no-double"),
)
every_table_of_every_game = pytest.mark.parametrize("table", TABLES, ids=str)


@cache
def some_deals(table: Table) -> tuple[Deal, ...]:
    return tuple(deals(table, 12, seed=1))


@cache
def conceivable(game_name: str) -> tuple[Action, ...]:
    """Every action the notation can write for this game, whether its presets have it or not."""
    texts = [f"play {card}" for card in CARDS] + [f"discard {card}" for card in CARDS] + list(CALLS)
    texts += [f"{word} {suit}" for word in ("trump", "propose", "slam", "small-slam", "open-slam") for suit in SUITS]
    texts += [f"{word} {suit}" for word in ("small-slam-table", "slam-table") for suit in SUITS]
    contracts = ("accept", "solo", "abondance", "abondance-table", "troel")
    texts += [f"{word} {tricks} {suit}" for word in contracts for tricks in range(5, 14) for suit in SUITS]
    shown = ("mariage", "tierce", "quateron", "quinte", "trente", "chouine")
    texts += [f"play {card} {combination}" for card in CARDS for combination in shown]
    texts += [f"1 {text}" for text in texts if text.startswith(("play", "trump"))]
    actions = []
    for text in texts:
        try:
            actions.append(GAMES[game_name].parse_action(text))
        except Unreadable:
            continue
    return tuple(actions)


def moments(table: Table) -> Iterator[Any]:
    for deal in some_deals(table):
        for moment in deal.moments:
            yield moment.state


# --- Choices


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name_in_either_case_and_others_say_which_exist(name: str) -> None:
    assert game_named(name.upper()) is GAMES[name]
    assert GAMES[name].name == name
    with pytest.raises(UnknownChoice) as unknown:
        game_named("bridge")
    assert name in str(unknown.value)


@pytest.mark.parametrize("name", GAMES)
def test_an_unknown_preset_option_or_value_is_refused_with_the_possible_ones(name: str) -> None:
    game = GAMES[name]
    with pytest.raises(UnknownChoice) as unknown:
        game.configure("no-such-preset")
    assert set(unknown.value.possible) == set(game.presets)
    with pytest.raises(UnknownChoice) as unknown:
        game.configure(None, {"no-such-option": "1"})
    assert set(unknown.value.possible) == {spec.name for spec in game.options}
    for spec in game.options:
        with pytest.raises(UnknownChoice) as unknown:
            game.configure(None, {spec.name: "no-such-value"})
        assert set(unknown.value.possible) == set(spec.values)
        assert spec.name in str(unknown.value)


@pytest.mark.parametrize("name", GAMES)
def test_without_a_preset_the_games_first_is_meant(name: str) -> None:
    assert GAMES[name].configure() == GAMES[name].configure(next(iter(GAMES[name].presets)))


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_can_be_configured_and_every_option_has_a_meaning(name: str) -> None:
    game = GAMES[name]
    for preset in game.presets:
        assert game.configure(preset).preset == preset
        assert {option for option, _ in game.configure(preset).values()} == {spec.name for spec in game.options}
    for spec in game.options:
        assert spec.meaning
        assert spec.default in spec.values
        assert spec.kind in ("yes-no", "number", "choice")


# --- Dealing


@every_table_of_every_game
def test_a_pack_with_a_card_missing_doubled_or_foreign_is_refused(table: Table) -> None:
    pack = table.game.pack(table.options)
    match = table.game.begin(table.options)
    foreign = [card for card in CARDS if card not in pack]
    wrong = [pack[1:], (*pack, pack[0]), (pack[0], *pack[:-1]), ()]
    wrong += [(foreign[0], *pack[1:]), (*pack, foreign[0])] if foreign else []
    for cards in wrong:
        with pytest.raises(BadDeal):
            table.game.deal(match, cards)


@every_table_of_every_game
def test_the_first_dealer_is_seat_one_unless_said_otherwise(table: Table) -> None:
    assert table.game.begin(table.options).dealer == 1
    for seat in table.seats:
        match = table.game.begin(table.options, seat)
        assert (match.dealer, match.deal, match.winners) == (seat, 1, ())


@every_table_of_every_game
def test_the_same_pack_and_actions_lead_to_the_same_positions(table: Table) -> None:
    """Replay equals live, the actions read back from their text."""
    for deal in some_deals(table):
        state, events = table.game.deal(deal.match, deal.pack)
        assert (state, events) == (deal.moments[0].state, deal.moments[0].events)
        for moment in deal.moments[1:]:
            assert moment.seat is not None
            state, events = table.game.apply(state, moment.seat, table.game.parse_action(str(moment.action)))
            assert (state, events) == (moment.state, moment.events)


# --- Acting


@every_table_of_every_game
def test_actors_are_sorted_seats_of_the_table_and_have_something_to_do(table: Table) -> None:
    for state in moments(table):
        actors = table.game.actors(state)
        assert list(actors) == sorted(set(actors))
        assert set(actors) <= set(table.seats)
        assert bool(actors) == (state.outcome is None)
        for seat in table.everyone:
            legal = table.game.legal_actions(table.game.view(state, seat))
            assert bool(legal) == (seat in actors)


@every_table_of_every_game
def test_every_seat_knows_who_may_act(table: Table) -> None:
    for state in moments(table):
        for seat in table.everyone:
            assert table.game.view(state, seat).actors == table.game.actors(state)


@every_table_of_every_game
def test_legal_actions_differ_from_each_other_as_text(table: Table) -> None:
    for state in moments(table):
        for seat in table.game.actors(state):
            texts = [str(action) for action in table.game.legal_actions(table.game.view(state, seat))]
            assert len(texts) == len(set(texts))


@every_table_of_every_game
def test_exactly_the_actions_legal_by_the_view_are_accepted_and_the_others_change_nothing(table: Table) -> None:
    for deal in some_deals(table)[:3]:
        for moment in deal.moments:
            state, before = moment.state, repr(moment.state)
            for seat in (-1, *table.everyone, len(table.everyone)):
                legal = table.game.legal_actions(table.game.view(state, seat)) if seat in table.everyone else ()
                accepted = [action for action in conceivable(table.game.name) if accepts(table, state, seat, action)]
                assert set(accepted) == set(legal)
            assert repr(state) == before


def accepts(table: Table, state: Any, seat: int, action: Action) -> bool:
    return refusal_of(table, state, seat, action) is None


def refusal_of(table: Table, state: Any, seat: int, action: Action) -> IllegalAction | None:
    try:
        table.game.apply(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


@every_table_of_every_game
def test_a_refusal_names_seat_and_action_and_no_card_but_the_one_played(table: Table) -> None:
    for moment in some_deals(table)[0].moments:
        for seat in table.seats:
            for action in conceivable(table.game.name):
                refusal = refusal_of(table, moment.state, seat, action)
                if refusal is not None:
                    assert (refusal.facts["seat"], refusal.facts["action"]) == (seat, str(action))
                    named = {word for word in str(refusal).replace("'", " ").split() if is_card(word)}
                    assert named <= set(str(action).split()), str(refusal)


def is_card(word: str) -> bool:
    return word in CARD_TEXTS


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_read_back_from_its_text_in_either_case(name: str) -> None:
    game = GAMES[name]
    assert len(conceivable(name)) > 52
    for action in conceivable(name):
        assert game.parse_action(str(action)) == action
        assert game.parse_action(str(action).upper()) == action
        assert game.parse_action(str(action).lower()) == action
        assert str(action).isascii()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "text",
    ["", " ", "play", "play XX", "play A S", "play AS KS", "AS", "hello", "pass pass", "play 1S", "play 11S", "playAS",
     "play ＡＳ", "play A\u017f", "play \u212aS", "play A♠", "1", "pass\x00", "trump", "trump X", "trump S H"],
)  # fmt: skip
def test_text_that_is_no_action_of_the_game_is_unreadable(name: str, text: str) -> None:
    with pytest.raises(Unreadable):
        GAMES[name].parse_action(text)


@every_table_of_every_game
def test_ten_is_read_as_t(table: Table) -> None:
    if Card.parse("TS") in table.game.pack(table.options):
        assert table.game.parse_action("play 10S") == Play(Card.parse("TS"))


# --- Cards


@every_table_of_every_game
def test_no_card_is_in_two_hands_and_a_card_played_is_gone(table: Table) -> None:
    for deal in some_deals(table):
        gone: set[Card] = set()
        for moment in deal.moments:
            if isinstance(moment.action, Play):
                gone.add(moment.action.card)
            hands = [table.game.view(moment.state, seat).hand for seat in table.seats]
            held = [card for hand in hands for card in hand]
            assert len(held) == len(set(held))
            assert set(held) <= set(deal.pack) - gone
            for seat in table.everyone:
                assert table.game.view(moment.state, seat).hand_sizes == tuple(map(len, hands))


@every_table_of_every_game
def test_playing_a_card_takes_that_card_from_that_hand(table: Table) -> None:
    for deal in some_deals(table):
        for before, after in pairwise(deal.moments):
            if isinstance(after.action, Play) and after.seat is not None:
                held = table.game.view(before.state, after.seat).hand
                assert after.action.card in held
                assert after.action.card not in table.game.view(after.state, after.seat).hand


# --- Results


@every_table_of_every_game
def test_partners_have_the_same_score_and_delta_is_the_change_of_it(table: Table) -> None:
    sides = table.game.sides(table.options)
    assert len(sides) == len(table.seats)
    for deal in some_deals(table):
        result, after = deal.moments[-1].state.outcome
        for figures in (result.delta, result.score):
            assert len({(side, figure) for side, figure in zip(sides, figures, strict=True)}) == len(set(sides))
        change = tuple(new - old for new, old in zip(after.score, deal.match.score, strict=True))
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
def test_a_match_comes_to_an_end_and_then_no_deal_is_due(table: Table) -> None:
    over = None
    for deal in deals(table, 300, seed=2):
        if deal.moments[-1].state.phase is Phase.OVER:
            over = deal.moments[-1].state.outcome.match
            break
    assert over is not None
    assert set(over.winners) < set(table.seats)
    with pytest.raises(BadDeal):
        table.game.deal(over, table.game.pack(table.options))


@every_table_of_every_game
def test_everyone_sees_the_score_as_it_stands_with_the_deal_once_it_is_done(table: Table) -> None:
    for deal in some_deals(table):
        for moment in deal.moments:
            standing = moment.state.outcome.match if moment.state.outcome else deal.match
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


# --- Secrets


def shown_to(table: Table, seat: int, moments: Sequence[Moment]) -> Iterator[set[Card]]:
    """At each moment, every card this seat has been shown so far: its own, those turned up, played or in an event."""
    shown: set[Card] = set()
    for moment in moments:
        view = table.game.view(moment.state, seat)
        shown |= {*view.hand, *view.turned_up}
        shown |= {card for event in moment.events for card in parse_facts(event.as_json())}
        if isinstance(moment.action, Play):
            shown.add(moment.action.card)
        yield shown


def parse_facts(value: object) -> set[Card]:
    """The cards that an event's facts name."""
    if isinstance(value, dict):
        return set().union(*map(parse_facts, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(parse_facts, value)) if value else set()
    return set(parse_cards(value)) if isinstance(value, str) and is_card(value) else set()


def replayed(deal: Deal, pack: tuple[Card, ...]) -> Deal | None:
    """The same actions with another pack; None where somebody's action would not have been legal."""
    game = deal.table.game
    state, events = game.deal(deal.match, pack)
    again = [Moment(state, None, None, events)]
    for moment in deal.moments[1:]:
        assert moment.seat is not None
        try:
            state, events = game.apply(state, moment.seat, moment.action)
        except IllegalAction:
            return None
        again.append(Moment(state, moment.seat, moment.action, events))
    return Deal(deal.table, deal.match, pack, tuple(again))


@every_table_of_every_game
def test_another_world_that_looks_the_same_to_a_seat_gives_it_the_same_view(table: Table) -> None:
    """Cards a seat has not seen change places among themselves: its views, legal actions and events stay the same."""
    rng = random.Random(5)
    swapped = 0
    for deal in some_deals(table)[:8]:
        for seat in table.everyone:
            for length in (1, 2, len(deal.moments) // 2, len(deal.moments) - 1):
                known = Deal(deal.table, deal.match, deal.pack, deal.moments[:length])
                *_, shown = shown_to(table, seat, known.moments)
                hidden = [place for place, card in enumerate(deal.pack) if card not in shown]
                for _ in range(4):
                    other = replayed(known, with_shuffled_places(deal.pack, hidden, rng))
                    if other is None:
                        continue
                    swapped += other.pack != deal.pack
                    for ours, theirs in zip(known.moments, other.moments, strict=True):
                        one, two = table.game.view(ours.state, seat), table.game.view(theirs.state, seat)
                        assert one == two
                        assert repr(one) == repr(two)
                        assert table.game.legal_actions(one) == table.game.legal_actions(two)
                        assert ours.events == theirs.events
    assert swapped > 100, "hardly any other world was possible: this proves nothing"


def with_shuffled_places(pack: tuple[Card, ...], places: list[int], rng: random.Random) -> tuple[Card, ...]:
    moved = list(pack)
    cards = [pack[place] for place in places]
    rng.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        moved[place] = card
    return tuple(moved)


def found(value: object, path: str = "view") -> Iterator[tuple[Card, str]]:
    """Every card that can be reached from a value by attributes, items and keys, with the way to it.

    A large whole number is taken for a set of cards; any kind of object that is not known fails.
    """
    if isinstance(value, Card):
        yield value, path
    elif value is None or isinstance(value, bool | str | Enum):
        return
    elif isinstance(value, int):
        if abs(value) >= 1000:
            assert 0 < value < 1 << 52, f"{path} is {value}"
            yield from ((card, f"{path} as a set") for card in cards_in(value))
    elif isinstance(value, dict | MappingProxyType):
        for key, item in value.items():
            yield from found(key, f"{path} key")
            yield from found(item, f"{path}[{key!r}]")
    elif isinstance(value, tuple | frozenset) or is_dataclass(value):
        if isinstance(value, tuple | frozenset):
            for index, item in enumerate(value):
                yield from found(item, f"{path}[{index}]")
        assert not getattr(value, "__dict__", None), f"{path} may hold anything"
        for name in dir(value):
            if not name.startswith("_"):
                attribute = getattr(value, name)
                if not callable(attribute):
                    yield from found(attribute, f"{path}.{name}")
    else:
        raise AssertionError(f"{path} is a {type(value).__name__}, of which this test knows nothing")


@every_table_of_every_game
def test_no_way_leads_from_a_view_to_a_card_the_seat_was_not_shown(table: Table) -> None:
    for deal in some_deals(table)[:3]:
        for seat in table.everyone:
            for moment, shown in zip(deal.moments, shown_to(table, seat, deal.moments), strict=True):
                view = table.game.view(moment.state, seat)
                reached = (*found(view), *found(dict(view.extras()), "view.extras()"))
                secret = [f"{card} at {path}" for card, path in reached if card not in shown]
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


# --- Values


def parts(value: object, path: str = "state") -> Iterator[tuple[object, str]]:
    """A value and everything in it."""
    yield value, path
    if isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from parts(item, f"{path}[{index}]")
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name), f"{path}.{field.name}")


@every_table_of_every_game
def test_states_views_and_standings_can_be_neither_changed_nor_hold_what_can(table: Table) -> None:
    for deal in some_deals(table)[:3]:
        for moment in deal.moments:
            views = [table.game.view(moment.state, seat) for seat in table.everyone]
            for whole in (deal.match, moment.state, *views):
                assert hash(whole) == hash(whole)
                for part, path in parts(whole):
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
