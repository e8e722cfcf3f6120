"""The result of a deal in words, for every kind of score sheet, from deals the engine plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cogs.games.couillon.texts import sheets
from cogs.games.plain import texts_of
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.words import side_names
from cogs.table_texts.table_text import winners_sentence
from engine.core.registry import GAMES
from engine.games.couillon.actions import Call
from engine.games.couillon.sheets.numbers import Numbers
from engine.running.table import Table
from engine.table.model.times import Pauses
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.engine.running.support import ANNA, Hour, Process, database
from tests.wire.loop import run

COUILLON = GAMES["couillon"]
WORDS = (Call.MIT, Call.KONTRA, Call.RE)


@cache
def deals(
    preset: str, changes: frozenset[tuple[str, str]] = frozenset()
) -> tuple[list[FinishedDeal], Iterator[FinishedDeal]]:
    """The deals of `played` that somebody has looked at, and those that are still to be played."""
    return [], played(preset, dict(changes))


def played(preset: str, changes: dict[str, str]) -> Iterator[FinishedDeal]:
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


def every_deal(preset: str, **changes: str) -> Iterator[FinishedDeal]:
    """The same deals for every test, each played once."""
    known, more = deals(preset, frozenset(changes.items()))
    yield from known
    for finished in more:
        known.append(finished)
        yield finished


def deal_in_which(wanted: Callable[[FinishedDeal], bool], preset: str, **changes: str) -> FinishedDeal:
    return next(finished for finished in every_deal(preset, **changes) if wanted(finished))


@cache
def seated(preset: str, rules: str = "") -> Table:
    """A table of this variant where Anna sits with computers, before the start."""

    async def opened() -> Table:
        with TemporaryDirectory() as folder:
            process = await Process.start(database(Path(folder)), Hour(), random.Random(1), Pauses())
            options: dict[str, Any] = dict(option.split("=") for option in rules.split())
            table = await process.open(preset=preset, **options)
            await table.fill(ANNA)
            await process.close()
            return table

    return run(opened())


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


def test_five_royes_at_once_are_told_with_what_they_are_for() -> None:
    def wanted(one: FinishedDeal) -> bool:
        return swept(one) and one.view.re is not None and makers_lost(one)

    table = seated("malmedy")
    _, royes, makers, mayor = texts_of(table).result_sentences(table, deal_in_which(wanted, "malmedy"), say_in("en"))
    assert "take 5 rôyes off (the deal, all the tricks: *dobe*, Mit’, Kontra, Re)." in royes
    assert "made trumps and lost: one rôye more." in makers
    assert "is *bourgumêsse*, mayor!" in mayor


def test_ottant_adds_two_to_makers_who_declared_and_lost() -> None:
    def wanted(one: FinishedDeal) -> bool:
        made, sides = one.result.declarers, one.view.sides
        return makers_lost(one) and one.view.mit is not None and sides[made[0] - 1] == sides[one.view.mit - 1]

    for preset in ("malmedy", "kujong"):
        table = seated(preset, "ottant=yes")
        told = texts_of(table).result_sentences(table, deal_in_which(wanted, preset, ottant="yes"), say_in("en"))
        assert any("two more, *ot’tant de coyes que rôyes*" in line for line in told)


@in_one_test(
    ("preset", "tie", "sentence"),
    [
        ("couillon", "none", "*Craie dans le trou*: the next win counts double."),
        ("points", "none", "The next win counts double."),
        ("malmedy", "none", "Nobody takes anything off."),
        ("malmedy", "both-score", "Both sides take one rôye off."),
        ("kwajongen", "none", "Nobody takes anything off the tree."),
        ("kujong", "none", "Nobody crosses out a stroke."),
        ("troeven", "none", "Nobody hangs a ball; the next win cancels two branches."),
    ],
)
def test_a_tie_says_what_it_does_to_the_sheet(preset: str, tie: str, sentence: str) -> None:
    table = seated(preset)
    told = texts_of(table).result_sentences(table, deal_in_which(is_tied, preset, tie=tie), say_in("en"))
    assert "is a tie**" in told[0]
    assert told[1] == sentence
    if preset == "kwajongen":
        assert told[2].endswith("made trumps and did not win: one point more.")


def test_where_makers_lose_a_tie_the_others_win_it_and_are_told_why() -> None:
    table = seated("st-vith", "mit=none")
    found = deal_in_which(is_tied, "st-vith", mit="none")
    tie, royes, makers = texts_of(table).result_sentences(table, found, say_in("en"))[:3]
    maker = found.view.sides[found.result.declarers[0] - 1]
    names = side_names(table, say_in("en"))
    assert tie.endswith(f"20 card points each: {names[1 - maker]} did not make trumps and win.")
    assert royes == f"{names[1 - maker]} take one rôye off."
    assert makers == f"{names[maker]} made trumps and lost: one rôye more."
    assert {found.view.sides[seat - 1] for seat in found.view.won_by} == {1 - maker}


def test_in_a_match_of_so_many_deals_a_side_may_have_nothing_left_and_get_a_line_again() -> None:
    for preset, option in (("couillon", "lines"), ("troeven", "branches"), ("kwajongen", "branches")):

        def nothing_left(one: FinishedDeal) -> bool:
            before, _ = sheets(one)
            return (
                not one.result.thrown_in and not is_tied(one) and before.score[points(one).index(max(points(one)))] == 0
            )

        found = deal_in_which(nothing_left, preset, **{option: "1", "deals": "900"})
        table = seated(preset, f"{option}=1 deals=900")
        assert (
            texts_of(table).result_sentences(table, found, say_in("en"))[1].endswith("have nothing left to take off.")
        )
    again = deal_in_which(
        lambda one: makers_lost(one) and not sheets(one)[0].sides[one.view.sides[one.result.declarers[0] - 1]],
        "couillon",
        lines="1",
        deals="900",
    )
    table = seated("couillon", "lines=1 deals=900")
    told = texts_of(table).result_sentences(table, again, say_in("en"))
    assert told[-1].endswith("made trumps and lost: a line on their side again.")


def test_where_both_kinds_of_cows_are_needed_both_are_counted() -> None:
    table = seated("kujong", "cows=9-5")
    found = deal_in_which(lambda one: sheets(one)[1].won == (1, 1), "kujong", cows="9-5")
    line = texts_of(table).score_line(table, found.view, say_in("en"))
    assert "cows of 9 strokes won: " in line
    assert " · of 5: " in line


def test_the_win_after_a_tie_counts_double_on_slate_points_and_tree() -> None:
    for preset, doubled, sentence in (
        ("couillon", "craie", "wipe two marks."),
        ("points", "doubled", "get 2 points."),
        ("troeven", "doubled", "hang balls on 2 branches."),
    ):
        found = deal_in_which(lambda one, name=doubled: getattr(sheets(one)[0], name) and not is_tied(one), preset)  # type: ignore[misc]
        table = seated(preset)
        assert sentence in texts_of(table).result_sentences(table, found, say_in("en"))[1]


def test_a_boucle_is_told_where_accepters_lose_and_not_where_the_cards_made_trumps() -> None:
    table = seated("couillon")
    told = "\n".join(texts_of(table).result_sentences(table, deal_in_which(makers_lost, "couillon"), say_in("en")))
    assert "made trumps and lost: a boucle on their side." in told
    by_cards = deal_in_which(lambda one: not one.result.declarers and not is_tied(one), "couillon")
    assert "boucle" not in "\n".join(texts_of(table).result_sentences(table, by_cards, say_in("en")))


def test_a_passed_deal_and_all_the_tricks_take_three_off_the_tree_in_numbers() -> None:
    def wanted(one: FinishedDeal) -> bool:
        before, _ = sheets(one)
        return isinstance(before, Numbers) and before.bonus and swept(one)

    table = seated("kwajongen")
    told = texts_of(table).result_sentences(table, deal_in_which(wanted, "kwajongen"), say_in("en"))
    assert "take 3 points off the tree (the deal, all the tricks, the passed-out deal)." in told[1]


def test_a_cow_won_is_told_with_its_tail() -> None:
    table = seated("kujong")
    found = deal_in_which(lambda one: sheets(one)[1].cow_winner is not None, "kujong")
    assert (
        texts_of(table)
        .result_sentences(table, found, say_in("en"))[-1]
        .endswith("have won the cow** and draw a tail on it.")
    )
    assert "cows won: " in texts_of(table).score_line(table, found.view, say_in("en"))


def test_of_three_on_their_own_one_wins_or_nobody_alone() -> None:
    table = seated("troeven-3")
    won = deal_in_which(lambda one: max(one.result.delta) == 0 and min(one.result.delta) == -1, "troeven-3")
    told = texts_of(table).result_sentences(table, won, say_in("en"))
    assert " wins** with " in told[0]
    assert told[0].count(" for ") == 2
    shared = deal_in_which(lambda one: sheets(one)[1].doubled, "troeven-3")
    assert "has no winner**" in texts_of(table).result_sentences(table, shared, say_in("en"))[0]


def test_one_side_wins_the_match_or_several_share_it() -> None:
    table = seated("malmedy")
    say = say_in("en")
    alone, shared = winners_sentence(table, (2, 4), say), winners_sentence(table, (1, 2, 3, 4), say)
    assert alone.startswith("## Fons & Jef win the match after ")
    assert shared.startswith("## Anna & Odette · Fons & Jef finish level after ")
    table = seated("troeven-3")
    assert winners_sentence(table, (1,), say).startswith("## Anna wins the match after ")


@in_one_test("preset", COUILLON.presets)
def test_every_deal_can_be_told_in_every_language(preset: str) -> None:
    table = seated(preset)
    for number, finished in enumerate(islice(every_deal(preset), 60)):
        # What differs from deal to deal is which sentences there are.
        for language in LANGUAGES if number < 8 else LANGUAGES[number % len(LANGUAGES) :][:1]:
            told = [
                *texts_of(table).result_sentences(table, finished, say_in(language)),
                texts_of(table).score_line(table, finished.view, say_in(language)),
            ]
            assert all(told)
            assert not any("{" in line for line in told)


def test_a_standing_below_zero_has_a_minus_sign() -> None:
    table = seated("malmedy")
    found = deal_in_which(lambda one: min(sheets(one)[1].score) == -2, "malmedy")
    assert "**−2**" in texts_of(table).score_line(table, found.view, say_in("en"))
