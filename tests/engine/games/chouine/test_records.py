"""The written records of Chouine show the clauses they illustrate."""

from __future__ import annotations

import json
from typing import Any

from tests.engine.games.chouine.reference.rules import CARD_POINTS, HIGH_TO_LOW
from tests.engine.records.commandline import RECORDS

Json = dict[str, Any]


def lines_of(name: str) -> list[Json]:
    text = (RECORDS / f"chouine-{name}.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def deals_of(name: str) -> list[list[Json]]:
    """The positions of each deal."""
    lines = [line for line in lines_of(name) if "step" in line]
    return [[line for line in lines if line["deal"] == deal] for deal in range(1, lines[-1]["deal"] + 1)]


def results_of(name: str) -> list[Json]:
    return [line["done"] for line in lines_of(name) if "done" in line]


def events(deal: list[Json], kind: str) -> list[Json]:
    return [event for line in deal for event in line["events"] if event["type"] == kind]


def at(deal: list[Json], kind: str) -> int:
    """The first position after an event of this type."""
    return next(index for index, line in enumerate(deal) if any(event["type"] == kind for event in line["events"]))


def combinations(deal: list[Json]) -> list[tuple[int, str, int | None]]:
    """Everything that was shown: seat, combination, points."""
    return [(event["seat"], event["combination"], event["points"]) for event in events(deal, "shown")]


def eldest(deal: list[Json]) -> int:
    """The seat that leads the first trick."""
    seat: int = next(line["seat"] for line in deal if (line["action"] or "").startswith("play"))
    return seat


def may_exchange(line: Json) -> list[int]:
    return [int(seat) for seat, words in line["legal"].items() if "exchange" in words]


def tricks_before(deal: list[Json], index: int) -> int:
    return len(events(deal[:index], "trick"))


# --- The seven of trumps


def test_the_seven_is_exchanged_out_of_turn_and_in_the_middle_of_a_trick() -> None:
    deal = deals_of("exchange")[0]
    index = at(deal, "exchange")
    (exchange,) = events(deal, "exchange")
    (turned_up,) = events(deal, "turned-up")
    assert exchange["card"] == turned_up["card"]
    before = deal[index - 1]
    assert before["action"].startswith("play")
    assert not before["events"]
    assert before["seat"] == exchange["seat"]
    assert not events(deal, "au-sept")


def test_the_last_moment_to_exchange_is_before_the_eleventh_lead_also_for_who_does_not_lead() -> None:
    deal = deals_of("exchange")[1]
    index = at(deal, "exchange")
    assert tricks_before(deal, index) == 10
    assert events(deal[index - 1 : index], "au-sept")
    assert deal[index + 1]["seat"] != deal[index]["seat"]


def test_after_the_reminder_the_seven_may_be_drawn_or_held_too_late() -> None:
    drawn, held = deals_of("exchange")[2:4]
    for deal, may in ((drawn, 0), (held, 1)):
        index = at(deal, "au-sept")
        assert tricks_before(deal, index + 1) == 10
        assert len(may_exchange(deal[index])) == may
        assert not any(may_exchange(line) for line in deal[index + 1 :])
        assert not events(deal, "exchange")


def test_nobody_is_reminded_of_a_seven_that_lies_turned_up() -> None:
    deal = deals_of("exchange")[4]
    (turned_up,) = events(deal, "turned-up")
    assert turned_up["card"][0] == "7"
    assert len(events(deal, "trick")) == 16
    assert not events(deal, "au-sept")
    assert not any(may_exchange(line) for line in deal)


# --- Combinations


def test_one_ace_counts_in_a_quateron_and_in_a_quinte() -> None:
    (deal,) = deals_of("quateron-and-quinte")
    quateron, quinte = events(deal, "shown")[:2]
    assert (quateron["combination"], quinte["combination"]) == ("quateron", "quinte")
    assert quateron["seat"] == quinte["seat"]
    assert "AD" in quateron["cards"]
    assert "AD" in quinte["cards"]


def test_who_has_declared_a_quinte_declares_no_other() -> None:
    """The very next hand holds brisques again."""
    (deal,) = deals_of("quateron-and-quinte")
    index = next(index for index, line in enumerate(deal) if line["action"] == "play AD quinte")
    assert deal[index + 1]["legal"]["1"] == ["play AC", "play AH", "play TC", "play TH", "play TS"]


def test_a_quinte_of_50_loses_where_one_of_100_would_win() -> None:
    (deal,) = deals_of("quinte-of-50")
    (result,) = results_of("quinte-of-50")
    totals = result["card_points"]
    for seat, _, points in combinations(deal):
        totals[seat - 1] += points or 0
    (holder,) = [seat for seat, name, points in combinations(deal) if (name, points) == ("quinte", 50)]
    assert totals[holder - 1] == min(totals) > max(totals) - 50
    assert result["delta"][holder - 1] == 0


def test_of_two_chouines_the_one_in_trumps_wins_else_the_first() -> None:
    plain, trumps, beside, _ = deals_of("two-chouines")
    results = results_of("two-chouines")
    assert [name for _, name, _ in combinations(plain)] == ["chouine", "chouine"]
    assert plain[1]["seat"] == 2
    assert results[0]["delta"] == [0, 1]
    assert [seat for seat, _, _ in combinations(trumps)] == [1, 2]
    assert results[1]["delta"] == [0, 1]
    assert combinations(beside) == [(2, "mariage", 40), (1, "chouine", None)]
    assert (results[2]["tricks"], results[2]["delta"]) == ([0, 1], [1, 0])


def test_after_a_chouine_nobody_draws_and_the_last_ten_is_not_counted() -> None:
    for deal, result in zip(deals_of("two-chouines")[:3], results_of("two-chouines"), strict=False):
        (trick,) = events(deal, "trick")
        assert trick["card_points"] == sum(CARD_POINTS[card[0]] for card in trick["cards"])
        assert sum(result["card_points"]) == trick["card_points"]


def test_who_declares_a_mariage_in_place_of_a_chouine_has_no_chouine_left() -> None:
    deal = deals_of("two-chouines")[3]
    assert "play KS chouine" in deal[0]["legal"]["1"]
    assert deal[1]["action"] == "play KS mariage"
    assert not any(word.endswith("S chouine") for line in deal[1:] for word in line["legal"].get("1", []))


def test_both_declare_in_one_trick_and_a_mariage_is_kept_for_the_penultimate() -> None:
    first, second = deals_of("combinations")
    assert any(sum(event["type"] == "shown" for event in line["events"]) == 2 for line in first)
    assert "quateron" in [name for _, name, _ in combinations(first)]
    assert "tierce" in [name for _, name, points in combinations(second) if points == 60]
    late = next(index for index, line in enumerate(second) if tricks_before(second, index + 1) == 15)
    assert "mariage" in [name for _, name, _ in combinations([second[late]])]


# --- Parties, manches, dealers


def test_a_tie_annuls_the_partie_and_the_same_dealer_deals_again() -> None:
    tie, again, passed_on = deals_of("tie")
    assert events(tie, "annulled")
    assert results_of("tie")[0]["delta"] == [0, 0]
    assert sum(results_of("tie")[0]["card_points"]) == 130
    assert (eldest(tie), eldest(again), eldest(passed_on)) == (1, 1, 2)


def test_the_other_player_opens_the_second_manche_and_a_drawn_one_the_third() -> None:
    deals = deals_of("belle")
    assert [eldest(deal) for deal in deals] == [1, 2, 2, 2]
    assert [len(events(deal, "manche")) for deal in deals] == [1, 1, 0, 1]
    assert events(deals[2], "annulled")
    assert [line["match"] for line in lines_of("belle") if "match" in line] == [{"winners": [2], "score": [0, 1]}]


def test_a_manche_starts_from_zeros_and_its_last_result_still_shows_it() -> None:
    scores = [result["score"] for result in results_of("manches")]
    assert scores == [[1, 0], [1, 1], [2, 1], [0, 1], [0, 2], [1, 0], [2, 0]]
    assert [eldest(deal) for deal in deals_of("manches")] == [2, 1, 2, 1, 2, 2, 1]
    manches = [event for deal in deals_of("manches") for event in events(deal, "manche")]
    assert [(event["seats"], event["parties"]) for event in manches] == [([1], [2, 1]), ([2], [0, 2]), ([1], [2, 0])]


def test_three_players_play_manches_until_one_has_two() -> None:
    assert [eldest(deal) for deal in deals_of("3-manches")] == [1, 2, 3, 3]
    assert [result["score"] for result in results_of("3-manches")] == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 0]]
    assert lines_of("3-manches")[-1]["match"]["winners"] == [2]


# --- Mondoubleau


def test_only_the_leader_makes_trumps_and_only_once() -> None:
    deal = deals_of("mondoubleau")[0]
    index = at(deal, "trump")
    (trump,) = events(deal, "trump")
    assert combinations(deal[:index])
    assert all(points in (20, 30) for _, _, points in combinations(deal[:index]))
    making, *later = combinations(deal[index:])
    assert (making[0], making[2] in (40, 60, 80)) == (trump["seat"], True)
    assert later
    assert not events(deal, "turned-up") + events(deal, "exchange") + events(deal, "au-sept")


def test_the_card_that_makes_trumps_is_one_already_and_must_be_beaten() -> None:
    deal = deals_of("mondoubleau")[1]
    index = at(deal, "trump")
    assert tricks_before(deal, index) >= 11
    rank, suit = deal[index]["action"].split()[1]
    (legal,) = deal[index]["legal"].values()
    cards = {word.split()[1] for word in legal}
    assert all(HIGH_TO_LOW.index(card[0]) < HIGH_TO_LOW.index(rank) and card[1] == suit for card in cards)
    seat = deal[index + 1]["seat"]
    later = {line["action"].split()[1] for line in deal[index + 1 :] if line["seat"] == seat}
    assert any(card[1] == suit for card in later - cards)


def test_a_partie_may_go_without_trumps() -> None:
    deal = deals_of("mondoubleau")[2]
    assert len(events(deal, "trick")) == 16
    assert combinations(deal)
    assert not events(deal, "trump")


def test_the_making_declaration_may_count_plain_and_quinte_and_chouine_make_no_trumps() -> None:
    plain, quinte, chouine = deals_of("mondoubleau-plain")
    making = combinations(plain[at(plain, "trump") :])[0]
    assert making[2] in (20, 30, 40)
    assert "quinte" in [name for _, name, _ in combinations(quinte)]
    assert "chouine" in [name for _, name, _ in combinations(chouine)]
    assert not events(quinte, "trump") + events(chouine, "trump")


# --- Three and four players


def test_with_three_players_two_cards_are_never_played() -> None:
    full = deals_of("3")[:2]
    for deal, result in zip(full, results_of("3"), strict=False):
        cards = [card for trick in events(deal, "trick") for card in trick["cards"]]
        assert len(cards) == 30
        assert sum(result["card_points"]) == sum(CARD_POINTS.get(card[0], 0) for card in cards) + 10
        assert tricks_before(deal, at(deal, "exchange")) <= 6
    assert sum(results_of("3")[0]["card_points"]) < 130
    assert {name for _, name, _ in combinations(full[0])} >= {"mariage", "trente"}
    assert tricks_before(full[1], at(full[1], "au-sept") + 1) == 6


def test_with_three_players_a_shared_best_total_annuls_the_partie() -> None:
    tie, after = deals_of("3")[2:]
    (annulled,) = events(tie, "annulled")
    assert sorted(annulled["points"])[1:] == [max(annulled["points"])] * 2
    assert eldest(tie) == eldest(after)
    assert combinations(after)[-1][1:] == ("chouine", None)


def test_with_four_players_trumps_are_overtrumped_where_that_is_possible() -> None:
    """The legal cards once the talon is gone, in a trick that was trumped or led in trumps."""
    for deal in deals_of("4"):
        assert len(events(deal, "trick")) == 8
        (turned_up,) = events(deal, "turned-up")
        trump = turned_up["card"][1]
        forced = 0
        trick: list[str] = []
        for index, line in enumerate(deal[1:], 1):
            if line["action"] == "exchange":
                continue
            trick.append(line["action"].split()[1])
            if any(event["type"] == "trick" for event in line["events"]):
                trick = []
            if trick and tricks_before(deal, index) >= 5 and any(card[1] == trump for card in trick):
                seat = deal[index + 1]["seat"]
                rest = {later["action"].split()[1] for later in deal[index + 1 :] if later["seat"] == seat}
                legal = {word.split()[1] for word in line["legal"][str(seat)]}
                forced += legal < rest and all(card[1] == trump for card in legal)
        assert forced
