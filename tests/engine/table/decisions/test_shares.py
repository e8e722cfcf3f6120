"""Who gets a seat's deals and result, judged by the record of who came when."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from engine.table.decisions.shares import dealt_to, shares
from engine.table.model.people import FORGOTTEN, Stint

Told = dict[str, tuple[list[int], Fraction]]


def seat(deals: int, *came: tuple[int, str, int | None]) -> Told:
    """For each name on one seat, the deals played and the share of the result; `came` says in which deal who came."""
    found = shares([Stint(deal, 2, name, user) for deal, name, user in came], [2], deals)[2]
    return {one.name: (list(one.deals), Fraction(one.share).limit_denominator(99)) for one in found}


JEF, EVA, FONS = (0, "Jef", 1), ("Eva", 2), ("Fons", None)
WHOLE, NOTHING = Fraction(1), Fraction(0)


def test_who_plays_to_the_end_has_all_of_it() -> None:
    assert seat(3, JEF) == {"Jef": ([1, 2, 3], WHOLE)}


def test_who_plays_at_least_half_of_the_deals_has_that_share_and_who_left_keeps_the_rest() -> None:
    assert seat(10, JEF, (1, *EVA)) == {"Jef": ([1], Fraction(1, 10)), "Eva": ([*range(2, 11)], Fraction(9, 10))}
    assert seat(4, JEF, (2, *EVA)) == {"Jef": ([1, 2], Fraction(1, 2)), "Eva": ([3, 4], Fraction(1, 2))}
    assert seat(5, JEF, (2, *EVA)) == {"Jef": ([1, 2], Fraction(2, 5)), "Eva": ([3, 4, 5], Fraction(3, 5))}


def test_who_plays_less_than_half_has_deals_and_no_result() -> None:
    assert seat(5, JEF, (3, *EVA)) == {"Jef": ([1, 2, 3], WHOLE), "Eva": ([4, 5], NOTHING)}


def test_a_deal_is_of_who_was_dealt_its_cards() -> None:
    # Whether Eva came during the only deal or after it, she was dealt no cards.
    assert seat(1, JEF, (1, *EVA)) == {"Jef": ([1], WHOLE)}
    stints = [Stint(0, 2, "Jef", 1), Stint(0, 1, "Ben", 3), Stint(2, 2, "Eva", 2), Stint(3, 2, "Fons", None)]
    assert [getattr(dealt_to(stints, 2, deal), "name", None) for deal in (1, 2, 3, 4)] == ["Jef", "Jef", "Eva", "Fons"]
    assert dealt_to(stints, 3, 1) is None


def test_who_gets_up_before_the_first_deal_has_nothing_only_if_somebody_plays_it_all() -> None:
    assert seat(2, JEF, (0, *EVA)) == {"Eva": ([1, 2], WHOLE)}
    assert seat(2, JEF, (0, *FONS)) == {"Jef": ([], WHOLE)}


def test_a_computer_takes_no_share_from_who_left() -> None:
    assert seat(4, JEF, (1, *FONS)) == {"Jef": ([1], WHOLE)}
    after_computer = seat(4, JEF, (1, *FONS), (2, *EVA))
    assert after_computer == {"Jef": ([1], Fraction(1, 2)), "Eva": ([3, 4], Fraction(1, 2))}


def test_a_computer_that_began_leaves_a_result_to_who_plays_at_least_half() -> None:
    fons = (0, "Fons", None)
    assert seat(4, fons, (1, *EVA)) == {"Fons": ([1], Fraction(1, 4)), "Eva": ([2, 3, 4], Fraction(3, 4))}
    assert seat(4, fons, (3, *EVA)) == {"Fons": ([1, 2, 3], WHOLE), "Eva": ([4], NOTHING)}


def test_who_comes_back_has_their_deals_added_up() -> None:
    assert seat(6, JEF, (2, *EVA), (4, "Jef", 1)) == {"Jef": ([1, 2, 5, 6], WHOLE), "Eva": ([3, 4], NOTHING)}
    assert seat(6, JEF, (1, *EVA), (4, "Jef", 1)) == {
        "Jef": ([1, 5, 6], Fraction(1, 2)),
        "Eva": ([2, 3, 4], Fraction(1, 2)),
    }


def test_of_three_on_one_seat_who_began_answers_for_all_that_nobody_played_half_of() -> None:
    dirk = ("Dirk", 4)
    assert seat(10, JEF, (2, *EVA), (6, *dirk)) == {
        "Jef": ([1, 2], WHOLE),
        "Eva": ([3, 4, 5, 6], NOTHING),
        "Dirk": ([7, 8, 9, 10], NOTHING),
    }
    assert seat(10, JEF, (1, *EVA), (6, *dirk)) == {
        "Jef": ([1], Fraction(1, 2)),
        "Eva": ([2, 3, 4, 5, 6], Fraction(1, 2)),
        "Dirk": ([7, 8, 9, 10], NOTHING),
    }


def test_whom_the_others_had_get_up_answers_for_their_own_deals_alone() -> None:
    def removed(deals: int, *came: Stint) -> list[tuple[str, tuple[int, ...], float]]:
        return [(one.name, one.deals, one.share) for one in shares(came, [1], deals, {1})[1]]

    jef, fons = Stint(0, 1, "Jef", 1), Stint(1, 1, "Fons", None)
    assert removed(4, jef, fons) == [("Jef", (1,), 0.25)]
    assert removed(4, jef, fons, Stint(1, 1, "Eva", 2)) == [("Jef", (1,), 0.25), ("Eva", (2, 3, 4), 0.75)]
    assert removed(4, jef, fons, Stint(3, 1, "Eva", 2)) == [("Jef", (1,), 0.25), ("Eva", (4,), 0)]
    # Leaving before the first deal is like never having sat there.
    assert removed(4, jef, fons._replace(deal=0)) == [("Fons", (1, 2, 3, 4), 1)]


def test_a_person_has_one_result_of_a_match_where_their_share_is_largest() -> None:
    # Jef leaves a seat to a computer and takes another: he keeps the first one whole.
    stints = [Stint(0, 1, "Jef", 1), Stint(0, 2, "Ben", 3), Stint(1, 1, "Fons", None), Stint(1, 2, "Jef", 1)]
    found = shares(stints, [1, 2], 4)
    assert [(one.name, one.share) for one in found[1]] == [("Jef", 1)]
    assert [(one.name, one.share, one.deals) for one in found[2]] == [("Ben", 0.25, (1,)), ("Jef", 0, (2, 3, 4))]
    # When Eva follows him there, he has a quarter of the first seat and more of the other.
    stints[2] = Stint(1, 1, "Eva", 2)
    found = shares(stints, [1, 2], 4)
    assert [(one.name, one.share) for one in (*found[1], *found[2])] == [
        *(("Jef", 0), ("Eva", 0.75)),
        *(("Ben", 0.25), ("Jef", 0.75)),
    ]


came = st.lists(st.tuples(st.integers(0, 8), st.sampled_from([None, FORGOTTEN, 1, 2, 3])), max_size=6)


@given(st.sampled_from([None, 1, 2]), came, st.integers(1, 8))
def test_shares_of_a_seat_make_one_result_and_its_deals_are_each_somebodys(
    first: int | None, later: list[tuple[int, int | None]], deals: int
) -> None:
    stints = [Stint(0, 1, "?", first), *(Stint(deal, 1, "?", user) for deal, user in sorted(later, key=lambda x: x[0]))]
    found = shares(stints, [1], deals)[1]
    assert sum(Fraction(one.share).limit_denominator(8) for one in found) == 1
    assert len({one.user_id for one in found}) == len(found)
    dealt = {deal: dealt_to(stints, 1, deal) for deal in range(1, deals + 1)}
    for one in found:
        if one.user_id is not None:
            own = [deal for deal, stint in dealt.items() if stint and stint.user_id == one.user_id]
            assert list(one.deals) == own
        # Everybody who was dealt a card has a part.
    assert {stint.user_id for stint in dealt.values() if stint} - {None} <= {one.user_id for one in found}
