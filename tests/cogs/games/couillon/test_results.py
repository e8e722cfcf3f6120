"""The result of a deal in words, for every kind of score sheet, from deals the engine plays."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cogs.games.couillon.results import sheets
from cogs.messages.words import side_names
from cogs.table_texts.results import FinishedDeal, result_sentences, winners_sentence
from cogs.table_texts.table_text import score_line
from engine.core.registry import GAMES
from engine.games.couillon.actions import Call
from engine.games.couillon.sheets.numbers import Numbers
from engine.tables.live.table import Table
from locales import LANGUAGES, say_in
from tests.cogs.world import world

COUILLON = GAMES["couillon"]
WORDS = (Call.MIT, Call.KONTRA, Call.RE)


def deals(preset: str, changes: dict[str, str]) -> Iterator[FinishedDeal]:
    """Random finished deals of match after match, with Mit', Kontra and Re said wherever they may be."""
    rng = random.Random(1)
    options = COUILLON.configure(preset, changes)
    pack = list(COUILLON.pack(options))
    while True:
        match = COUILLON.begin(options)
        while not match.winners:
            rng.shuffle(pack)
            state = COUILLON.deal(match, pack).state
            while state.outcome is None:
                seat = rng.choice(COUILLON.actors(state))
                legal = COUILLON.legal_actions(COUILLON.view(state, seat))
                said = [action for action in legal if action in WORDS]
                state = COUILLON.apply(state, seat, said[0] if said else rng.choice(legal)).state
            yield FinishedDeal(state.outcome.result, COUILLON.view(state, 0))
            match = state.outcome.match


def deal_in_which(wanted: Callable[[FinishedDeal], bool], preset: str, **changes: str) -> FinishedDeal:
    return next(finished for finished in deals(preset, changes) if wanted(finished))


@asynccontextmanager
async def seated(folder: Path, preset: str, rules: str = "") -> AsyncIterator[Table]:
    """A table of this variant where Anna sits with computers, before the start."""
    async with world(folder) as here:
        table = await here.table("Anna", variant=preset, rules=rules)
        while table.free_seats:
            await table.add_computer(here["Anna"].id)
        yield table


def swept(finished: FinishedDeal) -> bool:
    tricks = finished.result.tricks
    sides = finished.view.sides
    return not finished.result.thrown_in and len(finished.view.played) in [
        sum(tricks[seat] for seat, one in enumerate(sides) if one == side) for side in set(sides)
    ]


def points(finished: FinishedDeal) -> list[int]:
    sides = finished.view.sides
    return [sum(p for p, one in zip(finished.view.card_points, sides, strict=True) if one == side) for side in (0, 1)]


def is_tied(finished: FinishedDeal) -> bool:
    return not finished.result.thrown_in and len(set(points(finished))) == 1


def makers_lost(finished: FinishedDeal) -> bool:
    made, per_side = finished.result.declarers, points(finished)
    return bool(made) and per_side[finished.view.sides[made[0] - 1]] < max(per_side)


async def test_five_royes_at_once_are_told_with_what_they_are_for(tmp_path: Path) -> None:
    def wanted(one: FinishedDeal) -> bool:
        return swept(one) and one.view.re is not None and makers_lost(one)

    async with seated(tmp_path, "malmedy") as table:
        _, royes, makers, mayor = result_sentences(table, deal_in_which(wanted, "malmedy"), say_in("en"))
        assert "subtract 5 rôyes (the deal, all the tricks: *dobe*, Mit’, Kontra, Re)." in royes
        assert "made trumps and lost: one rôye more." in makers
        assert "is *bourgumêsse*, mayor!" in mayor


async def test_ottant_adds_two_to_makers_who_declared_and_lost(tmp_path: Path) -> None:
    def wanted(one: FinishedDeal) -> bool:
        made, sides = one.result.declarers, one.view.sides
        return makers_lost(one) and one.view.mit is not None and sides[made[0] - 1] == sides[one.view.mit - 1]

    for preset in ("malmedy", "kujong"):
        folder = tmp_path / preset
        folder.mkdir()
        async with seated(folder, preset, "ottant=yes") as table:
            told = result_sentences(table, deal_in_which(wanted, preset, ottant="yes"), say_in("en"))
            assert any("two more, *ot’tant de coyes que rôyes*" in line for line in told)


@pytest.mark.parametrize(
    ("preset", "tie", "sentence"),
    [
        ("couillon", "none", "*Craie dans le trou*: the next win counts double."),
        ("points", "none", "The next win counts double."),
        ("malmedy", "none", "Nobody subtracts anything."),
        ("malmedy", "both-score", "Both sides subtract one rôye."),
        ("kwajongen", "none", "Nobody takes anything off the tree."),
        ("kujong", "none", "Nobody crosses out a stroke."),
        ("troeven", "none", "Nobody hangs a ball; the next win cancels two branches."),
    ],
)
async def test_a_tie_says_what_it_does_to_the_sheet(tmp_path: Path, preset: str, tie: str, sentence: str) -> None:
    async with seated(tmp_path, preset) as table:
        told = result_sentences(table, deal_in_which(is_tied, preset, tie=tie), say_in("en"))
        assert "is a tie**" in told[0]
        assert told[1] == sentence
        if preset == "kwajongen":
            assert told[2].endswith("made trumps and did not win: one point more.")


async def test_where_makers_lose_a_tie_the_others_win_it_and_are_told_why(tmp_path: Path) -> None:
    async with seated(tmp_path, "st-vith", "mit=none") as table:
        found = deal_in_which(is_tied, "st-vith", mit="none")
        tie, royes, makers = result_sentences(table, found, say_in("en"))[:3]
        maker = found.view.sides[found.result.declarers[0] - 1]
        names = side_names(table, say_in("en"))
        assert tie.endswith(f"20 card points each: {names[1 - maker]} did not make trumps and win.")
        assert royes == f"{names[1 - maker]} subtract one rôye."
        assert makers == f"{names[maker]} made trumps and lost: one rôye more."
        assert {found.view.sides[seat - 1] for seat in found.view.won_by} == {1 - maker}


async def test_in_a_match_of_so_many_deals_a_side_may_have_nothing_left_and_get_a_line_again(tmp_path: Path) -> None:
    for preset, option in (("couillon", "lines"), ("troeven", "branches"), ("kwajongen", "branches")):
        folder = tmp_path / preset
        folder.mkdir()

        def nothing_left(one: FinishedDeal) -> bool:
            before, _ = sheets(one)
            return (
                not one.result.thrown_in and not is_tied(one) and before.score[points(one).index(max(points(one)))] == 0
            )

        found = deal_in_which(nothing_left, preset, **{option: "1", "deals": "900"})
        async with seated(folder, preset, f"{option}=1 deals=900") as table:
            assert result_sentences(table, found, say_in("en"))[1].endswith("have nothing left to take off.")
    again = deal_in_which(
        lambda one: makers_lost(one) and not sheets(one)[0].sides[one.view.sides[one.result.declarers[0] - 1]],
        "couillon",
        lines="1",
        deals="900",
    )
    async with seated(tmp_path, "couillon", "lines=1 deals=900") as table:
        told = result_sentences(table, again, say_in("en"))
        assert told[-1].endswith("accepted the trumps and lost: a line on their side again.")


async def test_where_both_kinds_of_cows_are_needed_both_are_counted(tmp_path: Path) -> None:
    async with seated(tmp_path, "kujong", "cows=9-5") as table:
        found = deal_in_which(lambda one: sheets(one)[1].won == (1, 1), "kujong", cows="9-5")
        line = score_line(table, found.view, say_in("en"))
        assert "cows of 9 strokes won: " in line
        assert " · of 5: " in line


async def test_the_win_after_a_tie_counts_double_on_slate_points_and_tree(tmp_path: Path) -> None:
    for preset, doubled, sentence in (
        ("couillon", "craie", "wipe two marks."),
        ("points", "doubled", "get 2 points."),
        ("troeven", "doubled", "hang balls on 2 branches."),
    ):
        folder = tmp_path / preset
        folder.mkdir()
        found = deal_in_which(lambda one, name=doubled: getattr(sheets(one)[0], name) and not is_tied(one), preset)  # type: ignore[misc]
        async with seated(folder, preset) as table:
            assert sentence in result_sentences(table, found, say_in("en"))[1]


async def test_a_boucle_is_told_where_accepters_lose_and_not_where_the_cards_made_trumps(tmp_path: Path) -> None:
    async with seated(tmp_path, "couillon") as table:
        told = "\n".join(result_sentences(table, deal_in_which(makers_lost, "couillon"), say_in("en")))
        assert "accepted the trumps and lost: a boucle on their side." in told
        by_cards = deal_in_which(lambda one: not one.result.declarers and not is_tied(one), "couillon")
        assert "boucle" not in "\n".join(result_sentences(table, by_cards, say_in("en")))


async def test_a_passed_deal_and_all_the_tricks_take_three_off_the_tree_in_numbers(tmp_path: Path) -> None:
    def wanted(one: FinishedDeal) -> bool:
        before, _ = sheets(one)
        return isinstance(before, Numbers) and before.bonus and swept(one)

    async with seated(tmp_path, "kwajongen") as table:
        told = result_sentences(table, deal_in_which(wanted, "kwajongen"), say_in("en"))
        assert "take 3 points off the tree (the deal, all the tricks, the deal passed round)." in told[1]


async def test_a_cow_won_is_told_with_its_tail(tmp_path: Path) -> None:
    async with seated(tmp_path, "kujong") as table:
        found = deal_in_which(lambda one: sheets(one)[1].cow_winner is not None, "kujong")
        assert result_sentences(table, found, say_in("en"))[-1].endswith("have won the cow** and draw a tail on it.")
        assert "cows won: " in score_line(table, found.view, say_in("en"))


async def test_of_three_on_their_own_one_wins_or_nobody_alone(tmp_path: Path) -> None:
    async with seated(tmp_path, "troeven-3") as table:
        won = deal_in_which(lambda one: max(one.result.delta) == 0 and min(one.result.delta) == -1, "troeven-3")
        told = result_sentences(table, won, say_in("en"))
        assert " wins** with " in told[0]
        assert told[0].count(" for ") == 2
        shared = deal_in_which(lambda one: sheets(one)[1].doubled, "troeven-3")
        assert "has no winner**" in result_sentences(table, shared, say_in("en"))[0]


async def test_one_side_wins_the_match_or_several_share_it(tmp_path: Path) -> None:
    async with seated(tmp_path, "malmedy") as table:
        say = say_in("en")
        alone, shared = winners_sentence(table, (2, 4), say), winners_sentence(table, (1, 2, 3, 4), say)
        assert alone.startswith("## Fons & Jef win the match after ")
        assert shared.startswith("## Anna & Odette · Fons & Jef finish level after ")
    folder = tmp_path / "three"
    folder.mkdir()
    async with seated(folder, "troeven-3") as table:
        assert winners_sentence(table, (1,), say).startswith("## Anna wins the match after ")


@pytest.mark.parametrize("preset", COUILLON.presets)
async def test_every_deal_can_be_told_in_every_language(tmp_path: Path, preset: str) -> None:
    async with seated(tmp_path, preset) as table:
        source = deals(preset, {})
        for finished in (next(source) for _ in range(60)):
            for language in LANGUAGES:
                told = [
                    *result_sentences(table, finished, say_in(language)),
                    score_line(table, finished.view, say_in(language)),
                ]
                assert all(told)
                assert not any("{" in line for line in told)


async def test_a_standing_below_zero_has_a_minus_sign(tmp_path: Path) -> None:
    async with seated(tmp_path, "malmedy") as table:
        found = deal_in_which(lambda one: min(sheets(one)[1].score) == -2, "malmedy")
        assert "**−2**" in score_line(table, found.view, say_in("en"))
