"""What a tournament becomes that somebody opens: the rest follows from what was said. And slips and trees in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.app.answers import Denied
from cogs.lobby.opening import Rules
from cogs.tournament.board_text import head
from cogs.tournament.opening import Wanted, filled, method_of, read_bonus, usual_length
from cogs.tournament.slips import slip_text, slips_of
from cogs.tournament.standings_page import cups_of
from engine.clubs.tournaments.pairing.draws import Cup, RoundDraw
from engine.clubs.tournaments.setup import EntryMode, Method, Remainder, Total, TournamentSetup
from engine.clubs.tournaments.state import PlayedTable, TournamentState
from engine.core.registry import GAMES, game_named
from engine.table.model.status import Status
from locales import say_in
from tests.about import in_one_test
from tests.cogs.tournament.test_board_text import playing, state
from tests.engine.clubs.tournaments.tournaments import tournament_setup

EN = say_in("en")


def opened(
    wanted: Wanted, game: str = "couillon", preset: str = "malmedy", *, is_usual: bool = True, **changes: str
) -> TournamentSetup:
    """The setup of what somebody wants."""
    rules = Rules(game_named(game), game_named(game).for_tournament(preset, usual_length(game_named(game)), changes))
    setup = replace(tournament_setup(rounds=4), options=rules.options)
    return filled(setup, wanted, method_of(wanted, rules, is_usual=is_usual), 1000.0)


@in_one_test(("people", "rounds"), [(None, 3), (4, 3), (8, 4), (12, 4), (16, 5)])
def test_who_says_only_what_there_was_before_gets_the_tournament_of_malmedy(people: int | None, rounds: int) -> None:
    made = opened(Wanted(people=people))
    assert (made.method, made.people, made.rounds, made.fill) == (Method.CLASSIC, people or 4, rounds, True)
    assert not opened(Wanted(people=8, computers=False)).fill


def test_anything_else_makes_it_one_of_any_size() -> None:
    for wanted in (Wanted(people=20), Wanted(minutes=30), Wanted(same_deals=True), Wanted(entry=EntryMode.PAIRS)):
        made = opened(wanted)
        assert made.method is Method.ROUNDS
        assert (made.total, made.remainder, made.rounds) == (Total.ROYES, Remainder.COMPUTER, 4)
    assert opened(Wanted(), is_usual=False).method is Method.ROUNDS
    assert opened(Wanted(), "kleurenwiezen", next(iter(GAMES["kleurenwiezen"].presets))).total is Total.POINTS
    assert opened(Wanted(minutes=30)).people == 200
    assert opened(Wanted(minutes=30, computers=False)).remainder is Remainder.BYE
    assert opened(Wanted(starts_in=30)).starts_at == 1000.0 + 1800


def test_a_knock_out_has_as_many_rounds_as_it_may_need() -> None:
    made = opened(Wanted(method=Method.KNOCKOUT, people=26), "chouine", "chouine")
    assert (made.rounds, made.entry, made.remainder) == (6, EntryMode.ALONE, Remainder.BYE)


def test_a_classic_tournament_cannot_have_what_only_others_have() -> None:
    for wanted in (Wanted(method=Method.CLASSIC, people=6), Wanted(method=Method.CLASSIC, minutes=30)):
        with pytest.raises(Denied):
            opened(wanted)


def test_a_classic_tournament_of_a_composed_variant_needs_royes_to_add() -> None:
    classic = Wanted(method=Method.CLASSIC)
    for scoring in ("points", "slate", "cows"):
        with pytest.raises(Denied) as denied:
            opened(classic, mit="none", scoring=scoring)
        assert denied.value.key == "refusal-classic-rules"
    assert opened(classic, making="held", cards="6").total is Total.ROYES
    assert opened(Wanted(), mit="none", scoring="points", is_usual=False).total is Total.POINTS


def test_everybody_has_one_slip_with_table_partner_and_opponents() -> None:
    now = playing(9)
    slips = list(slips_of(now))
    assert sorted(slip.user_id for slip in slips) == list(range(1, 10))
    told = slip_text(slips[0], now, EN)
    assert "**table A** in <#1200000000000000000>" in told
    assert "Your partner: **Person 3**" in told
    assert "Against you: **Person 2**, **Person 4**" in told
    assert "sit out this round" in slip_text(slips[-1], now, EN)


def test_no_computer_has_a_slip() -> None:
    now = playing(8)
    draw = RoundDraw(((1, 2, 3, 0),))
    assert [slip.user_id for slip in slips_of(_with(now, draw))] == [1, 2, 3]
    assert "computer" in slip_text(next(slips_of(_with(now, draw))), _with(now, draw), EN)


def _with(now: TournamentState, draw: RoundDraw) -> TournamentState:
    return replace(now, draws=(draw,))


def test_trees_follow_from_the_draws_and_the_results() -> None:
    options = game_named("chouine").for_tournament("chouine", 5)
    now = state(5)
    now = replace(now, setup=replace(now.setup, options=options, method=Method.KNOCKOUT), status=Status.PLAYING)
    first = RoundDraw(((1, 2), (3, 4)), (5,), (Cup.MAIN, Cup.MAIN))
    second = RoundDraw(((1, 3), (2, 4)), (5,), (Cup.MAIN, Cup.CONSOLATION))
    tables = [
        PlayedTable(1, 1, 1, Status.OVER, (3, 1), (1, 2), 4),
        PlayedTable(2, 1, 2, Status.OVER, (3, 0), (1, 2), 3),
    ]
    cups = cups_of(replace(now, round=2, draws=(first, second)), tables, EN)
    assert [[tie.places for tie in ties] for ties in cups["main"]] == [[(1, 2), (3, 4), (5,)], [(1, 3), (5,)]]
    assert [[tie.places for tie in ties] for ties in cups["consolation"]] == [[(2, 4)]]
    assert cups["main"][0][0].winner == 1
    assert cups["main"][1][0].winner is None


@pytest.mark.parametrize(
    ("typed", "bonus"),
    [
        ("", ()),
        ("0", ()),
        ("90, 60, 30, 0", (90, 60, 30)),
        ("90 60 30", (90, 60, 30)),
        ("90/60;30,", (90, 60, 30)),
        ("٩٠، ٦٠", (90, 60)),
        ("９０、０、０", (90,)),
    ],
)
def test_a_bonus_is_read_as_people_type_it(typed: str, bonus: tuple[int, ...]) -> None:
    assert read_bonus(typed) == bonus


@pytest.mark.parametrize("typed", ["ninety", "90, 60, x", "9²", "90.5", "1" * 40])
def test_what_is_no_bonus_is_refused(typed: str) -> None:
    with pytest.raises(Denied) as denied:
        read_bonus(typed)
    assert (denied.value.key, denied.value.facts["given"]) == ("refusal-no-bonus", typed)


def test_a_bonus_makes_it_a_tournament_of_any_size_and_the_board_says_what_each_place_adds() -> None:
    made = opened(Wanted(bonus=(90, 60, 30)), "kleurenwiezen", next(iter(GAMES["kleurenwiezen"].presets)))
    assert (made.method, made.total, made.bonus) == (Method.ROUNDS, Total.POINTS, (90, 60, 30))
    assert "a bonus by place at the table: 90, 60, 30, 0" in head(replace(state(0), setup=made), EN)
    assert "bonus" not in head(replace(state(0), setup=replace(made, bonus=())), EN)
