"""Basic Game: partnerships decided by drawing cards from a shuffled pack."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, pack_of, parse_cards
from engine.seating import draw_partners

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
