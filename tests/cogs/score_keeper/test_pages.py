"""The page on which a deal is told, for every variant: it fits into a message, and asks until the deal counts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from simcord.components import walk_components

from cogs.score_keeper.asking import RANGE
from cogs.score_keeper.entry import correct_page, entry_page, kept_page, undo_page
from cogs.score_keeper.opening import stake_meant
from cogs.score_keeper.page import all_page
from engine.clubs.score_keeper import deciding
from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.kept import KeptSetup, KeptState, PointStake
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.by_hand import YES, Answers, DealQuestion, NotCounted, QuestionKind, answered
from engine.core.registry import GAMES
from locales import LANGUAGES, say_in
from tests.about import in_one_test

MOST: Final = 40
"""Components of a message."""
LONGEST: Final = 4000
ANNA: Final = Who(1, "Anna")
PRESETS: Final = [(game, preset) for game in GAMES for preset in GAMES[game].presets]
FIRST: Final = {next(iter(GAMES[game].presets)) for game in GAMES}
"""The presets of which eight deals are told, if all count; of others two: how a sheet grows is one thing in a game."""


def opened(game: str, preset: str) -> KeptState:
    """A sheet for people with long names."""
    options = GAMES[game].for_tables(preset)
    dummy = GAMES[game].dummy(options)
    seats = range(1, GAMES[game].seats(options) + 1)
    people = tuple(None if seat == dummy else SheetPerson(f"{seat} {'W' * 28}", seat) for seat in seats)
    return KeptState(1, KeptSetup(1, 1, ANNA, "en", options, people))


def any_answer(question: DealQuestion, rng: random.Random) -> tuple[str, ...]:
    """An answer that fits the question by itself."""
    if question.kind is QuestionKind.YES_NO:
        return rng.choice(((), (YES,)))
    if question.kind is QuestionKind.NUMBER:
        return (str(rng.choice(question.numbers)),)
    if question.kind is QuestionKind.SEVERAL:
        return tuple(sorted(rng.sample(question.choices, rng.randint(question.fewest, question.most))))
    return (rng.choice(question.choices),)


def told(state: KeptState, rng: random.Random) -> Iterator[KeptState]:
    """The sheet after each answer, all questions answered in order; the end may count or not."""
    done = set[str]()
    while True:
        asked = state.by_hand.questions(state.before(state.draft_deal), state.draft)
        due = next((one for one in asked if one.key not in done), None)
        if due is None:
            return
        done.add(due.key)
        before = state.before(state.draft_deal)
        draft: Answers = answered(state.by_hand, before, state.draft, due.key, any_answer(due, rng))
        state = replace(state, draft=draft)
        yield state


def judge(made: Any) -> list[dict[str, Any]]:
    """All components of a page, which Discord would take."""
    parts = list(walk_components(made.view.to_components()))
    assert len(parts) <= MOST
    assert sum(len(one["content"]) for one in parts if one["type"] == 10) <= LONGEST
    pressed = [one["custom_id"] for one in parts if "custom_id" in one]
    assert len(set(pressed)) == len(pressed)
    assert all(len(one) <= 100 for one in pressed)
    for one in parts:
        values = [option["value"] for option in one.get("options", ())]
        assert len(values) <= 25
        assert len(set(values)) == len(values)
        # Nobody can choose between two that read the same.
        labels = [option["label"] for option in one.get("options", ())]
        assert len(set(labels)) == len(labels), labels
    return parts


@in_one_test(("game", "preset"), PRESETS)
def test_any_deal_is_told_on_one_page(game: str, preset: str) -> None:
    rng, state, kept = random.Random(preset), opened(game, preset), 0
    for number in range(8):
        say = say_in(LANGUAGES[(number + len(preset)) % len(LANGUAGES)])
        if state.match.winners or (kept > 1 and preset not in FIRST):
            break
        last = state
        for last in told(replace(state, draft={}), rng):
            parts = judge(entry_page(last, say))
            ranges = {
                (one["custom_id"].split(":")[-1].split(".")[0], option["value"])
                for one in parts
                for option in one.get("options", ())
                if option["value"].startswith(RANGE)
            }
            for key, value in ranges:
                judge(entry_page(last, say, part=(key, int(value.removeprefix(RANGE)))))
        try:
            state = deciding.keep(last, ANNA, 0.0, None, last.draft)
        except NotCounted:
            assert "⚠️" in str(judge(entry_page(last, say)))
            continue
        kept += 1
        for made in (kept_page(state, len(state.deals), say), undo_page(state, say), all_page(state, 0, say)):
            judge(made)
        judge(correct_page(state, 0, say))
        judge(entry_page(deciding.correct(state, 1), say))
    # Three sides have the right sum by chance too rarely.
    assert kept or len({*state.game.sides(state.setup.options)}) > 2


@in_one_test(
    ("typed", "stake"),
    [
        ("0.05 €", PointStake(5, "€")),
        ("0,5", PointStake(50, "€")),
        ("€ 2", PointStake(200, "€")),
        ("5 francs", PointStake(500, "francs")),
        ("0", None),
        ("", None),
    ],
)
def test_stakes_as_people_write_them(typed: str, stake: PointStake | None) -> None:
    assert stake_meant(typed) == stake
