"""Duplicate deals: everybody holds every hand once, more is always better, and the same numbers give the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import sqrt

import pytest

from engine.core.errors import EngineError
from engine.core.registry import game_named
from engine.players.players import PLAYERS, WrongNumber, one_for_each_seat
from engine.players.selfplay import (
    CERTAIN,
    Brought,
    Contest,
    Figure,
    NothingToCompare,
    Pack,
    difference,
    gained,
    share_won,
)
from tests.about import in_one_test
from tests.engine.records.commandline import run

TWINS = {"a": PLAYERS["simple"], "b": PLAYERS["simple"]}


def contest(preset: str, names: str, whole: bool = False) -> Contest:
    name = {"chouine": "chouine", "mondoubleau": "chouine", "pagat": "kleurenwiezen"}.get(
        preset.split("-")[0], "couillon"
    )
    game = game_named(name)
    return Contest(game, game.configure(preset), tuple(names.split(",")), TWINS | PLAYERS, whole)


def packs_of(one: Contest, number: int, seed: int = 1) -> list[Pack]:
    return [one.play(seed, pack) for pack in range(number)]


# --- Who sits where


@in_one_test(
    ("names", "turns"), [("a,b", 2), ("a,b,a,b", 2), ("a,a,b,b", 4), ("a,b,b,b", 4), ("a,b,b", 3), ("a,b,a,b,a,b", 2)]
)
def test_players_move_on_until_everybody_sits_as_at_first(names: str, turns: int) -> None:
    assert contest("couillon", names).turns == turns


@pytest.mark.parametrize(
    ("preset", "names"),
    [("couillon", "a,b,a,b"), ("troeven-3-dummy", "a,b,a,b"), ("chouine-3", "a,b,b"), ("pagat", "a,b,b,b")],
)
def test_equal_players_gain_nothing_over_each_other_on_any_pack(preset: str, names: str) -> None:
    """They play each hand alike, so each has had what the other had."""
    one = contest(preset, names)
    for pack in packs_of(one, 6):
        assert difference([pack], one.places("a"), one.places("b")).mean == pytest.approx(0)
        assert sum(brought.points for brought in pack) or any(brought.decided for brought in pack)


def test_what_one_gains_the_other_loses_whoever_is_named_first() -> None:
    one, other = contest("malmedy", "simple,a,simple,a"), contest("malmedy", "a,simple,a,simple")
    swapped = [(*pack[1:], pack[0]) for pack in packs_of(other, 8)]
    assert swapped == packs_of(one, 8)


def test_nobody_is_credited_with_what_the_dummy_wins() -> None:
    pack = contest("troeven-3-dummy", "a,b,b,b").play(1, 0)
    assert [brought.seats for brought in pack] == [3, 3, 3, 3]


@pytest.mark.parametrize("names", ["a,a,a,a", "a,a,b,b", "a,b,b,a"])
def test_players_whom_no_cards_can_tell_apart_are_refused(names: str) -> None:
    with pytest.raises(NothingToCompare):
        contest("couillon", names).check()


@pytest.mark.parametrize(("preset", "names"), [("couillon", "a,b,b,b"), ("pagat", "a,a,b,b"), ("chouine", "a,b")])
def test_players_who_can_be_told_apart_may_sit_anyhow(preset: str, names: str) -> None:
    contest(preset, names).check()


# --- What is measured


@in_one_test(
    ("preset", "unit", "number"),
    [
        ("couillon", "marks", 30),
        ("points", "points", 30),
        ("malmedy", "rôyes", 30),
        # Sense counts for little there, so it takes more packs to show.
        ("kwajongen", "points", 120),
        ("kujong", "strokes", 30),
        ("troeven", "branches", 30),
        ("pagat", "points", 30),
    ],
)
def test_more_is_better_whatever_the_sheet_counts_down(preset: str, unit: str, number: int) -> None:
    one = contest(preset, "simple,random,simple,random")
    packs = packs_of(one, number)
    assert difference(packs, one.places("simple"), one.places("random")).least > 0
    assert share_won(packs, one.places("simple")).least > share_won(packs, one.places("random")).mean
    assert f" {unit} a deal " in one.report(packs)


def test_a_deal_of_chouine_is_a_partie() -> None:
    one = contest("chouine", "simple,random")
    packs = packs_of(one, 20)
    won, points = share_won(packs, one.places("simple")), gained(packs, one.places("simple"))
    decided = sum(pack[0].decided for pack in packs)
    assert points.mean * 2 * len(packs) == pytest.approx(won.mean * decided)
    assert won.least > 0.6
    assert "parties a deal" in one.report(packs)


def test_whole_matches_are_played_with_the_same_packs_if_they_are_asked_for() -> None:
    one = contest("chouine-3", "a,b,b", whole=True)
    pack = one.play(1, 0)
    assert [brought.decided for brought in pack] == [3, 3, 3]
    assert len(set(pack)) == 1, "three equal players with the same cards"
    assert pack[0].points >= 3, "several parties"
    assert "a match" in one.report([pack, one.play(1, 1)])


# --- The figures


def packs(*pairs: Sequence[int]) -> list[Pack]:
    return [tuple(Brought(1, points, 1, points > 0) for points in pair) for pair in pairs]


def test_the_interval_is_that_of_the_mean_over_packs() -> None:
    figure = difference(packs((1, 0), (3, 0), (2, 0)), [0], [1])
    assert figure.mean == 2
    assert figure.margin == pytest.approx(CERTAIN * 1 / sqrt(3))
    assert (figure.least, figure.most) == (figure.mean - figure.margin, figure.mean + figure.margin)
    assert figure.errors == pytest.approx(2 * sqrt(3))
    assert str(Figure(0.5, 0.25)) == "+0.500 ± 0.250"


def test_a_share_is_that_of_the_deals_that_somebody_won() -> None:
    drawn = (Brought(1, 0, 0, 0), Brought(1, 0, 0, 0))
    of_three = [*packs((1, 0), (1, 0), (0, 1)), drawn]
    assert share_won(of_three, [0]).mean == pytest.approx(2 / 3)
    assert share_won(of_three, [0]).margin == pytest.approx(share_won(of_three, [1]).margin)
    assert share_won([drawn, drawn], [0]).mean == 0


def test_the_same_seed_and_number_give_the_same_whatever_was_played_before() -> None:
    one = contest("malmedy", "random,simple,random,simple")
    assert packs_of(one, 3)[2] == one.play(1, 2)
    assert packs_of(one, 3) != packs_of(one, 3, seed=2)


# --- The command line


def test_selfplay_compares_players_and_says_in_what(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("selfplay", "--deals", 30, "--seed", 7, "--players", "simple,random,simple,random", "--duplicate")
    ran = run(capsys, *arguments)
    assert (ran.status, ran.err) == (0, "")
    assert ran == run(capsys, *arguments)
    assert "deals: 30, each played 2 times" in ran.out
    gain = re.search(r"simple over random: ([+-]\S+) ± (\S+) marks a deal", ran.out)
    assert gain is not None
    assert float(gain[1]) > float(gain[2]) > 0
    assert re.search(r"^random: -?\S+ ± \S+ marks a deal for each seat, won \S+%", ran.out, re.MULTILINE)


def test_each_seat_may_have_a_player_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    def of(players: str) -> str:
        return re.sub(r"(players: |second: )\S+", "", run(capsys, "selfplay", "--deals", 20, "--players", players).out)

    assert of("simple") == of("simple,simple,simple,simple")
    assert of("simple") != of("simple,random,simple,random") != of("random,simple,random,simple")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "simple,random"], "2 players are named for 4 seats"),
        (["--players", "simple,random,simple,random,simple"], "5 players are named for 4 seats"),
        (["--players", "simple,,simple,random"], "unknown computer player ''"),
        (["--players", "simple", "--duplicate"], "nothing to compare"),
        (["--players", "simple,simple,random,random", "--duplicate"], "both sides have the same players"),
        (["--players", "simple,random,simple,random", "--duplicate", "--deals", "1"], "--deals: at least 2"),
        (["--players", "simple,random,simple,random", "--duplicate", "--matches", "1"], "--matches: at least 2"),
        (["--players", "simple,random,simple,random", "--duplicate", "--records", "x"], "--records: not with"),
        (["--matches", "5"], "--matches: only with --duplicate"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "selfplay", "--deals", 5, *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_one_name_is_for_all_seats_and_a_wrong_number_of_names_is_refused() -> None:
    assert one_for_each_seat("simple", 3) == ("simple",) * 3
    assert one_for_each_seat("a, b", 2) == ("a", "b")
    with pytest.raises(WrongNumber) as wrong:
        one_for_each_seat("a,b", 3)
    assert isinstance(wrong.value, EngineError)
