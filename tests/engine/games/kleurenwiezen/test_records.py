"""The written records of Kleurenwiezen show the clauses they illustrate; the figures were worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.about import in_one_test
from tests.engine.records.commandline import RECORDS

Json = dict[str, Any]


def lines_of(name: str) -> list[Json]:
    text = (RECORDS / f"kleurenwiezen-{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def results_of(name: str) -> list[Json]:
    return [line["done"] for line in lines_of(name) if "done" in line]


def deal_of(name: str, number: int = 1) -> list[Json]:
    """The positions of a deal."""
    return [line for line in lines_of(name) if "step" in line and line["deal"] == number]


def events(deal: list[Json], kind: str) -> list[Json]:
    return [event for line in deal for event in line["events"] if event["type"] == kind]


def said(deal: list[Json], word: str) -> list[tuple[int, str]]:
    """Who said what, of the actions that begin with this word."""
    return [(line["seat"], line["action"]) for line in deal if (line["action"] or "").startswith(word)]


def choices(deal: list[Json], *before: str) -> set[str]:
    """What a seat could choose after the first actions of an auction, up to these."""
    actions = [line["action"] for line in deal]
    (at,) = [at for at in range(len(actions)) if tuple(actions[at + 1 - len(before) : at + 1]) == before]
    (words,) = deal[at]["legal"].values()
    return set(words)


def lead_of(deal: list[Json]) -> tuple[int, str]:
    return said(deal, "play")[0]


# --- The eight auctions of the seed

NEGATIVES = {"small-misere", "piccolo", "grand-misere", "open-misere"}


@in_one_test(
    ("example", "contract", "declarers"),
    [
        (1, "solo 7 H", [4]),
        (2, "accept 10 S", [1, 2]),
        (3, "solo 6 D", [4]),
        (4, "troel 9 C", [2, 3]),
        (5, "open-misere", [3]),
        (6, "accept 10 D", [1, 2]),
        (7, "solo 7 C", [3]),
        (8, "small-misere", [2, 3]),
    ],
)
def test_the_auctions_of_the_seed_end_as_it_says(example: int, contract: str, declarers: list[int]) -> None:
    (result,) = results_of(f"example-{example}")
    assert (result["contract"], result["declarers"]) == (contract, declarers)
    (settled,) = events(deal_of(f"example-{example}"), "contract")
    assert settled == {"type": "contract", "contract": contract, "seats": declarers}


def test_the_choices_named_in_the_first_example() -> None:
    deal = deal_of("example-1")
    accepted = {"accept 8 C", "accept 8 S", "accept 8 H"}
    assert choices(deal, "propose S", "propose H") == {"pass", *accepted, "propose D", "solo 5 D", *NEGATIVES}
    assert choices(deal, "accept 9 S") == {"pass", "accept 9 H"}
    assert choices(deal, "solo 7 S") == {"pass", "parole", "accept 11 H"}


def test_the_choices_named_in_the_second_example() -> None:
    deal = deal_of("example-2")
    again = {"pass", "propose H", "propose C", "accept 8 D", "solo 5 C", *NEGATIVES}
    assert choices(deal, "propose C", "propose D") == again
    assert choices(deal, "propose H", "propose D") == again | {"solo 5 H"}
    assert choices(deal, "solo 5 D") == {"pass", "solo 6 C", "solo 5 H", *NEGATIVES}


def test_the_choices_named_in_the_seventh_and_the_eighth_example() -> None:
    assert choices(deal_of("example-7"), "parole") == {"pass", "accept 11 C"}
    deal = deal_of("example-8")
    assert choices(deal, "propose S", "propose C") == {"pass", "accept 12 S", "accept 12 C"}
    proposals = {"propose H", "propose D", "propose S"}
    assert choices(deal, "propose C", "pass") == {"pass", *proposals, "accept 12 C", "solo 8 S", *NEGATIVES}
    assert choices(deal, "pass", "small-misere") == {"pass", *(f"solo 8 {suit}" for suit in "SHDC"), *NEGATIVES}


# --- What is paid


@in_one_test(
    ("record", "deals"),
    [
        # Two overtricks; thrown in; 18 + 6 of two misères that differ; a solo 8 with one trick.
        ("pagat", [[-14, -14, 14, 14], [0, 0, 0, 0], [24, -24, 0, 0], [-42, 14, 14, 14]]),
        # Eleven tricks of an abondance of 9, twice 20; thirteen tricks with one undertrick, 23 + 3.
        ("whisthub", [[0, 0, 0, 0], [-40, -40, -40, 120], [26, -26, -26, 26]]),
        # All tricks with a partner; a solo 6 with two tricks.
        ("classic", [[-26, 26, -26, 26], [8, 8, -24, 8]]),
        ("gerver", [[-7, -7, -7, 21], [-22, 66, -22, -22], [45, 45, -135, 45], [-270, 90, 90, 90]]),
        # (2 + 4) * 3; (2 + 8 undertricks); thrown in; (2 + 4) * 3 for a double and the deal thrown in.
        ("flemish", [[18, -18, 18, -18], [-10, 10, -10, 10], [0, 0, 0, 0], [-18, -18, 18, 18]]),
        ("wallonia", [[16, -16, 16, -16]]),
        # (20 + 6 * 3) * 3, and a misère that nobody doubled.
        ("doubles", [[0, 0, 0, 0], [114, 114, -114, -114], [6, -18, 6, 6]]),
        # 8 + 3 against 6 + 2; no price of undertricks; two short at 2; 14 against 10; four short at 2.
        (
            "ladder",
            [[11, 11, -8, -8], [11, -11, -11, 11], [-14, -14, 14, 14], [10, 10, -42, 10], [-36, 12, 12, 12]],
        ),
        # Three that fail and one that makes it: each pays all others, and is paid by those that fail.
        ("forced-fourth", [[-12, -12, 36, -12]]),
    ],
)
def test_deals_pay_what_the_figures_say(record: str, deals: list[list[int]]) -> None:
    assert [result["delta"] for result in results_of(record)] == deals


def test_a_thrown_in_deal_counts_no_deal_of_the_match_and_the_same_seat_deals_again() -> None:
    results = results_of("match-of-4")
    assert [result.get("thrown_in", False) for result in results] == [False, False, True, False, False]
    opening = [deal_of("match-of-4", number)[0]["actors"] for number in range(1, 6)]
    (first,) = opening[0]
    assert opening == [[first], [first % 4 + 1], *[[(first + 1) % 4 + 1]] * 2, [(first + 2) % 4 + 1]]
    assert deal_of("match-of-4", 5)[-1]["phase"] == "over"
    score = results[-1]["score"]
    assert score == [sum(result["delta"][seat] for result in results) for seat in range(4)]
    assert lines_of("match-of-4")[-1] == {"match": {"winners": [score.index(max(score)) + 1], "score": score}}


# --- The auction


def test_parole_hands_the_choice_of_eleven_tricks_to_the_proposer() -> None:
    deal = deal_of("parole")
    assert [seat for seat, _ in said(deal, "parole")] == [3, 4]
    assert said(deal, "accept 1")[-2:] == [(2, "accept 13 D"), (1, "accept 13 H")]
    assert "parole" not in choices(deal, "accept 10 H", "parole") | choices(deal, "accept 12 D")
    assert not any("parole" in words for line in deal_of("parole-no") for words in line["legal"].values())


def test_an_acceptor_who_said_parole_is_bound_again_where_the_proposer_passes() -> None:
    deal = deal_of("bound-acceptor")
    assert choices(deal, "parole", "pass") == {"pass", "solo 7 H"}
    assert results_of("bound-acceptor")[0]["declarers"] == [said(deal, "parole")[0][0]]


def test_how_often_a_suit_may_be_proposed() -> None:
    thrice = said(deal_of("proposals-thrice"), "propose")
    once = said(deal_of("proposals-once"), "propose")
    assert max(map(thrice.count, thrice)) == 3
    assert max(map(once.count, once)) == 1
    assert "propose S" not in choices(deal_of("proposals-thrice"), "pass", "propose C")


def test_a_suit_proposed_twice_may_not_be_bid_alone_even_by_the_last_one_left() -> None:
    def alone(*before: str) -> set[str]:
        return {word for word in choices(deal_of("solo-after-repeat-no", 2), *before) if word.startswith("solo")}

    assert alone("propose D", "pass") == {"solo 5 H", "solo 5 D", "solo 5 C"}
    assert alone("solo 5 C") == {"solo 6 S"}


def test_who_is_bound_may_turn_to_a_misere_where_the_options_say_so() -> None:
    assert choices(deal_of("negative-if-broken"), "small-misere", "pass") == {"pass", "solo 8 D", *NEGATIVES}
    assert NEGATIVES & choices(deal_of("abondance-to-misere"), "open-misere", "pass") == {"open-misere"}


def test_three_small_miseres_force_the_fourth_seat_and_leave_nobody_to_double() -> None:
    deal = deal_of("forced-fourth")
    assert [event["seat"] for event in events(deal, "forced")] == [seat for seat, _ in said(deal, "pass")]
    assert events(deal, "contract")[0]["seats"] == [1, 2, 3, 4]
    assert "double" not in {line["phase"] for line in deal}


def test_a_small_misere_closes_proposals_but_not_acceptances() -> None:
    words = choices(deal_of("misere-closes"), "propose H", "small-misere")
    assert {"accept 12 C", "accept 12 H"} <= words
    assert not any(word.startswith("propose") for word in words)


def test_under_flemish_scoring_suits_decide_between_solo_5_and_accept_8() -> None:
    deal = deal_of("flemish", 2)
    assert choices(deal, "accept 8 S", "pass") >= {"solo 5 D"}
    assert choices(deal, "solo 5 D") == {"pass", "accept 9 S"}


# --- Troel


def test_who_is_called_by_a_troel_and_who_leads_what() -> None:
    called, other_suit, royal = (deal_of("troel", number) for number in (1, 2, 3))
    for deal in (called, royal):
        assert lead_of(deal)[0] == events(deal, "with-me")[0]["seat"]
    assert lead_of(called)[1][-2:] == "A" + results_of("troel")[0]["contract"][-1]
    assert (events(royal, "troel")[0]["called"], lead_of(royal)[1]) == ("QH", "play QH")
    assert lead_of(other_suit) == (events(other_suit, "troel")[0]["seat"], "play AC")


def test_variants_of_troel() -> None:
    assert not events(deal_of("troel-exactly-3"), "troel")
    assert events(deal_of("troel-exactly-3", 2), "troel")
    assert not events(deal_of("troel-off"), "troel")
    royal = [events(deal_of("troel-royal-king", number), "troel")[0]["called"] for number in (1, 2)]
    assert royal == ["KC", "JH"]
    deal = deal_of("troel-partner-leads")
    assert lead_of(deal)[0] == events(deal, "with-me")[0]["seat"]
    assert lead_of(deal)[1][-1] != results_of("troel-partner-leads")[0]["contract"][-1]
    (wallonia,) = [line for line in deal_of("wallonia") if line["phase"] == "troel"]
    assert list(wallonia["legal"].values()) == [[f"troel 9 {suit}" for suit in "CDHS"]]


# --- Play


@pytest.mark.parametrize(("record", "number"), [("example-5", 1), ("open-slam", 1), ("gerver", 2), ("gerver", 4)])
def test_hands_are_exposed_after_the_first_trick(record: str, number: int) -> None:
    deal = deal_of(record, number)
    (exposed,) = events(deal, "exposed")
    assert [exposed["seat"]] == results_of(record)[number - 1]["declarers"]
    assert len(exposed["cards"]) == 12
    (line,) = [line for line in deal if exposed in line["events"]]
    assert line["events"][0] == events(deal, "trick")[0]


def test_all_seats_discard_before_a_small_misere_of_twelve_tricks() -> None:
    deal = deal_of("pagat", 3)
    assert sorted(seat for seat, _ in said(deal, "discard")) == [1, 2, 3, 4]
    assert {tuple(line["actors"]) for line in deal if line["phase"] == "discard"} >= {(1, 2, 3, 4)}
    assert len(events(deal, "trick")) == 12


def test_a_settled_deal_ends() -> None:
    piccolo, miseres, abondance, solo = results_of("claim")
    assert piccolo["tricks"][3] == 2
    assert sorted(miseres["tricks"][seat - 1] for seat in miseres["declarers"])[0] > 0
    assert sum(abondance["tricks"]) - abondance["tricks"][1] == 2
    assert solo["tricks"][2] == 8
    assert all(sum(result["tricks"]) < 12 for result in (piccolo, miseres, abondance, solo))
