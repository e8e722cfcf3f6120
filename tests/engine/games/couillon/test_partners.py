"""Drawing for partners: by high cards (Basic Game) and by jacks (Couillon with the Mit')."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Card, Rank, pack_of, parse_cards
from engine.core.chance.seating import DrawnBy, draw_by_jacks, draw_partners

packs = st.sampled_from(["AKQJT9", "AKQJT987"]).map(pack_of).flatmap(st.permutations).map(tuple)


def test_the_two_highest_play_against_the_two_lowest_and_the_highest_deals_first() -> None:
    draw = draw_partners(parse_cards("JS AH 9D KC QS QH"))
    highest, third, second, lowest = draw.seats
    assert (highest, second) == (1, 3), "ace and king, opposite each other"
    assert {third, lowest} == {0, 2}
    assert draw.draws == tuple((Card.parse(text),) for text in ("JS", "AH", "9D", "KC"))


def test_those_who_draw_the_same_rank_draw_again() -> None:
    draw = draw_partners(parse_cards("AS AH 9D KC QS KH"))
    assert draw.draws == (parse_cards("AS QS"), parse_cards("AH KH"), parse_cards("9D"), parse_cards("KC"))
    assert draw.seats[0] == 1, "the second card decides between those who shared the ace"
    assert draw.seats[2] == 0, "who is still above the king"


@given(packs)
def test_partners_rank_together_and_everyone_gets_one_seat(pack: tuple[Card, ...]) -> None:
    draw = draw_partners(pack)
    assert sorted(draw.seats) == [0, 1, 2, 3]
    ranks = [tuple(card.rank for card in drawn) for drawn in draw.draws]
    one, two, three, four = (ranks[person] for person in draw.seats)
    assert one == max(ranks)
    assert min(one, three) > max(two, four)
    drawn = [card for cards in draw.draws for card in cards]
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == set(pack[: len(drawn)]), "cards come off the top"


def test_cards_are_dealt_one_at_a_time_until_a_jack_whose_owner_deals_first() -> None:
    draw = draw_by_jacks(parse_cards("AS KH 9D TC QS JH KD JC"))
    assert draw.draws[0] == parse_cards("AS QS"), "everyone gets a card in turn"
    assert draw.draws[1] == parse_cards("KH JH")
    assert draw.seats[0] == 1
    assert draw.by is DrawnBy.JACKS


def test_further_cards_go_to_the_other_three_and_the_second_jack_is_the_partner_s() -> None:
    draw = draw_by_jacks(parse_cards("AS JH 9D TC QS KD 9C AH TD JS KS"))
    assert draw.draws == (parse_cards("AS QS AH"), parse_cards("JH"), parse_cards("9D KD TD"), parse_cards("TC 9C JS"))
    assert draw.seats[0] == 1, "the first jack"
    assert draw.seats[2] == 3, "the second jack, opposite"


def test_a_jack_at_once_and_another_right_after_it_end_the_dealing() -> None:
    draw = draw_by_jacks(parse_cards("JS JH AS"))
    assert draw.draws == (parse_cards("JS"), parse_cards("JH"), (), ())
    assert draw.seats == (0, 2, 1, 3)


def test_the_others_take_the_seats_left_clockwise_as_they_sat() -> None:
    assert draw_by_jacks(parse_cards("AS KS JS QS TS 9S JH")).seats == (2, 0, 3, 1)
    assert draw_by_jacks(parse_cards("AS KS QS JS TS JH")).seats == (3, 0, 1, 2)


@given(packs)
def test_two_jacks_and_no_more_are_dealt_each_the_last_of_its_owner_s_cards(pack: tuple[Card, ...]) -> None:
    draw = draw_by_jacks(pack)
    assert sorted(draw.seats) == [0, 1, 2, 3]
    jacks = [person for person, cards in enumerate(draw.draws) for card in cards if card.rank is Rank.JACK]
    assert sorted(jacks) == sorted((draw.seats[0], draw.seats[2]))
    assert all(draw.draws[person][-1].rank is Rank.JACK for person in jacks)
    dealt = [card for cards in draw.draws for card in cards]
    assert set(dealt) == set(pack[: len(dealt)]), "cards come off the top"
    last = max(pack.index(draw.draws[person][-1]) for person in jacks)
    assert last == len(dealt) - 1, "and none after the second jack"
