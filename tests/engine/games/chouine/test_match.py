"""Parties, manches, dealers and options (decisions 7 to 10)."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import parse_cards
from engine.core.chance.seating import draw_dealer
from engine.core.errors import BadDeal, ReasonBase, UnknownChoice
from engine.core.options import ImpossibleOptions
from engine.core.view import Phase
from engine.games.chouine.actions import ChouineImpossible
from engine.games.chouine.combinations import RANKING
from engine.games.chouine.state import ChouineMatch
from engine.records.record import BadRecord, Record
from engine.records.replay import positions
from tests.about import in_one_test
from tests.engine.games.chouine.written import GAME, go, legal, match_of, pack_for, result_of, types, won

# --- Options


def test_each_preset_has_its_players_and_its_usual_manches() -> None:
    for preset, seats, manches in [("chouine", 2, 3), ("chouine-3", 3, 1), ("chouine-4", 4, 1), ("mondoubleau", 2, 3)]:
        options = GAME.configure(preset)
        assert (GAME.seats(options), options.manches, options.parties) == (seats, manches, 5)
        assert GAME.sides(options) == tuple(range(seats)), "each alone"
        assert GAME.configure(preset, {"manches": "1"}).manches == 1
        assert GAME.configure(preset, {"manches": "3"}).manches == 3


@pytest.mark.parametrize(
    ("preset", "option", "value", "reason"),
    [
        ("chouine-3", "quinte", "50", ChouineImpossible.NO_QUINTE),
        ("chouine-4", "quinte", "50", ChouineImpossible.NO_QUINTE),
        ("chouine", "mondoubleau_doubled", "no", ChouineImpossible.TRUMPS_TURNED_UP),
        ("chouine-4", "mondoubleau_doubled", "no", ChouineImpossible.TRUMPS_TURNED_UP),
    ],
)
def test_options_that_mean_nothing_there_are_refused(preset: str, option: str, value: str, reason: ReasonBase) -> None:
    with pytest.raises(ImpossibleOptions) as refusal:
        GAME.configure(preset, {option: value})
    assert refusal.value.reason is reason
    default = next(spec.default for spec in GAME.options if spec.name == option)
    GAME.configure(preset, {option: default})


@pytest.mark.parametrize(("option", "value"), [("parties", "2"), ("parties", "11"), ("manches", "5"), ("quinte", "0")])
def test_other_numbers_are_unknown(option: str, value: str) -> None:
    with pytest.raises(UnknownChoice):
        GAME.configure("chouine", {option: value})


# --- Ties


def tied() -> tuple[ChouineMatch, ChouineMatch, list[str]]:
    """The standing before and after a tied partie, and the types of its last events."""
    rng = random.Random(1)
    pack = list(GAME.pack(GAME.configure()))
    match = won(match_of(), 1)
    for _ in range(3000):
        rng.shuffle(pack)
        state = GAME.deal(match, pack).state
        while state.outcome is None:
            plain = [text for text in sorted(legal(state)) if " " not in text and text != "exchange"]
            seat, text = state.public.turn, rng.choice(plain)
            state, events = GAME.apply(state, seat, GAME.parse_action(f"play {text}"))
        if result_of(state).delta == (0, 0):
            assert result_of(state).score == (1, 0)
            assert not result_of(state).thrown_in
            return match, state.outcome.match, types(events)
    raise AssertionError("no tie")


def test_a_tie_annuls_the_partie_and_the_same_dealer_deals_again() -> None:
    before, after, events = tied()
    assert events[-1] == "annulled"
    assert (after.dealer, after.parties, after.manches) == (before.dealer, before.parties, before.manches)
    assert after.deal == before.deal + 1, "it counts in the numbers of the deals"


# --- Dealers, parties and manches


@pytest.mark.parametrize(("preset", "seats"), [("chouine", 2), ("chouine-3", 3), ("chouine-4", 4)])
def test_the_deal_passes_to_the_left_after_each_partie(preset: str, seats: int) -> None:
    match = match_of(preset, dealer=seats, parties="9")
    dealers = []
    for seat in [*range(1, seats + 1), 1]:
        dealers.append(match.dealer)
        match = won(match, seat)
    assert dealers == [seats, *range(1, seats + 1)]


@in_one_test(("parties", "needed"), [(1, 1), (3, 2), (5, 3), (7, 4), (9, 5)])
def test_best_of_n_parties_means_first_to_more_than_half(parties: int, needed: int) -> None:
    match = match_of(parties=str(parties), manches="1")
    for _ in range(needed - 1):
        match = won(won(match, 1), 2)
        assert match.winners == ()
    match = won(match, 2)
    assert (match.winners, match.score) == ((2,), (needed - 1, needed))
    with pytest.raises(BadDeal):
        GAME.deal(match, GAME.pack(match.options))


def test_with_three_players_it_may_take_more_deals_than_the_name_says() -> None:
    match = match_of("chouine-3", parties="3")
    for seat in (1, 2, 3):
        match = won(match, seat)
    assert match.winners == ()
    assert won(match, 3).winners == (3,)


def test_the_result_that_wins_a_manche_still_shows_it_and_the_next_deal_starts_from_zeros() -> None:
    match = won(won(match_of(parties="3"), 2), 2)
    assert (match.score, match.manches, match.winners) == ((0, 2), (0, 1), ())
    state = GAME.deal(match, GAME.pack(match.options)).state
    assert GAME.view(state, 0).score == (0, 0)
    assert GAME.view(state, 0).manches == (0, 1)
    after = won(match, 1)
    assert after.score == (1, 0)


def test_a_manche_won_is_an_event_and_the_last_one_ends_the_match() -> None:
    match = match_of(parties="1")
    for phase, manches in ((Phase.DONE, (1, 0)), (Phase.OVER, (2, 0))):
        # Seat 1 wins by a chouine, whether it leads or follows.
        hands = ("KS AS TS QS JS", "7H 8H 9H 7C 8C")
        state = GAME.deal(match, pack_for(*hands, dealer=match.dealer)).state
        first, second = ("7H", "KS chouine") if state.public.turn == 2 else ("KS chouine", "7H")
        state = go(state, first)
        state, events = GAME.apply(state, state.public.turn, GAME.parse_action(f"play {second}"))
        assert events[-1].as_json() == {"type": "manche", "seats": [1], "parties": [1, 0]}
        assert state.phase is phase
        match = state.outcome.match  # type: ignore[union-attr]
        assert match.manches == manches
    assert match.winners == (1,)


@pytest.mark.parametrize("first", [1, 2])
def test_the_other_player_opens_the_second_manche_and_a_drawn_one_la_belle(first: int) -> None:
    match = won(match_of(dealer=first, parties="1"), 1)
    assert (match.dealer, GAME.draw_is_due(match)) == (3 - first, False)
    match = won(match, 2)
    assert (match.dealer, GAME.draw_is_due(match)) == (first, True)
    for seat in (1, 2):
        drawn = GAME.dealt_by(match, seat)
        state = GAME.deal(drawn, GAME.pack(match.options)).state
        assert (state.match.dealer, state.public.turn) == (seat, 3 - seat)
        assert won(drawn, 1).winners == (1,)


def test_the_opener_does_not_hang_on_who_dealt_the_last_partie() -> None:
    one = won(won(match_of(dealer=1, parties="3"), 1), 1)
    other = won(won(won(match_of(dealer=1, parties="3"), 1), 2), 1)
    assert one.dealer == other.dealer == 2


def test_more_players_open_the_second_manche_at_the_left_and_draw_for_every_later_one() -> None:
    match = won(match_of("chouine-4", dealer=3, parties="1", manches="3"), 1)
    assert (match.dealer, GAME.draw_is_due(match)) == (4, False)
    for seat in (2, 3, 4):
        match = won(match, seat)
        assert (match.dealer, GAME.draw_is_due(match)) == (3, True)
    assert won(match, 4).winners == (4,)


def test_after_an_annulled_first_partie_of_a_drawn_dealer_nobody_draws_again() -> None:
    match = won(won(match_of(parties="1"), 1), 2)
    drawn = GAME.deal(GAME.dealt_by(match, 2), GAME.pack(match.options)).state.match
    after = drawn.annulled()
    assert (after.dealer, GAME.draw_is_due(after)) == (2, False)


def test_where_no_draw_is_due_only_the_seat_due_may_deal() -> None:
    match = won(match_of(dealer=1), 1)
    assert GAME.dealt_by(match, 2) == match
    with pytest.raises(BadDeal):
        GAME.dealt_by(match, 1)
    with pytest.raises(BadDeal):
        GAME.dealt_by(won(won(match_of(parties="1"), 1), 2), 3)


# --- Drawing


@in_one_test(
    ("pack", "draws", "dealer"),
    [
        ("8S 7H AD", ("8S", "7H"), 2),
        ("TS KH AD", ("TS", "KH"), 2),
        ("7S 7H 8D 9D AC", ("7S 8D", "7H 9D"), 1),
        ("7S 9H 7D 8D JC AC", ("7S 8D", "9H", "7D JC"), 1),
        ("7S 9H 7D 8D 8C AC KC", ("7S 8D AC", "9H", "7D 8C KC"), 3),
        ("AS 9H 9D 9C 7S 8S JS", ("AS", "9H 7S", "9D 8S", "9C JS"), 2),
    ],
)
def test_the_lowest_card_deals_and_those_who_share_the_lowest_rank_draw_again(
    pack: str, draws: tuple[str, ...], dealer: int
) -> None:
    draw = draw_dealer(parse_cards(pack), len(draws), RANKING)
    assert (draw.draws, draw.dealer) == (tuple(map(parse_cards, draws)), dealer)


# --- Records


def record_with(*tags: str, parties: int = 1) -> str:
    """A record with one deal per item; the item's tags follow its [Deal]. A manche is one partie."""
    match = match_of(parties=str(parties))
    lines = ['[Game "chouine"]', f'[Option "parties" "{parties}"]']
    for number, tag in enumerate(tags, 1):
        wins = (1, 2, 1)[number - 1]
        if tag and GAME.draw_is_due(match):
            match = match._replace(dealer=int(tag[9]))
        hands = ["KS AS TS QS JS", "7H 8H 9H 7C 8C"]
        if wins == 2:
            hands.reverse()
        pack = pack_for(*hands, dealer=match.dealer)
        lines += [f'[Deal "{number}"]', *([tag] if tag else []), f'[Pack "{" ".join(map(str, pack))}"]']
        first = match.dealer % 2 + 1
        said = [f"{wins} play KS chouine", f"{3 - wins} play 7H"]
        lines += said if first == wins else said[::-1]
        match = won(match, wins)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("tag", "dealer"), [("", 1), ('[Dealer "1"]', 1), ('[Dealer "2"]', 2)])
def test_a_record_names_a_drawn_dealer_and_without_the_tag_the_first_opener_deals(tag: str, dealer: int) -> None:
    record = Record.parse(record_with("", "", tag))
    assert Record.parse(str(record)) == record
    assert [at.state.match.dealer for at in positions(record) if at.action is None] == [1, 2, dealer]
    *_, last = positions(record)
    assert last.state.outcome.match.winners == (1,)


def test_the_tag_may_follow_the_pack() -> None:
    text = record_with("", "", '[Dealer "2"]')
    lines = text.splitlines()
    at = lines.index('[Dealer "2"]')
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    assert Record.parse("\n".join(lines)) == Record.parse(text)


@pytest.mark.parametrize("tags", [('[Dealer "1"]', "", ""), ("", '[Dealer "2"]', ""), ("", "", "")])
def test_elsewhere_the_tag_may_name_the_seat_that_is_due(tags: tuple[str, ...]) -> None:
    assert len(list(positions(Record.parse(record_with(*tags))))) == 9


@pytest.mark.parametrize(("number", "tag"), [(1, '[Dealer "2"]'), (2, '[Dealer "1"]')])
def test_and_must_not_name_another(number: int, tag: str) -> None:
    lines = record_with("", "", "").splitlines()
    place = lines.index(f'[Deal "{number}"]') + 1
    lines.insert(place, tag)
    with pytest.raises(BadRecord) as refused:
        list(positions(Record.parse("\n".join(lines))))
    assert refused.value.line == place + 1


@pytest.mark.parametrize("tag", ['[Dealer "3"]', '[Dealer "0"]', '[Dealer "Anna"]', "[Dealer]"])
def test_a_drawn_dealer_is_a_seat(tag: str) -> None:
    lines = record_with("", "", "").splitlines()
    place = lines.index('[Deal "3"]') + 1
    lines.insert(place, tag)
    with pytest.raises(BadRecord) as refused:
        Record.parse("\n".join(lines))
    assert refused.value.line == place + 1


def test_the_tag_stands_before_the_actions_and_once() -> None:
    lines = record_with("", "", '[Dealer "2"]').splitlines()
    for bad in ([*lines, '[Dealer "2"]'], [*lines[:-3], '[Dealer "2"]', *lines[-3:]]):
        with pytest.raises(BadRecord):
            Record.parse("\n".join(bad))
