"""One option after the other: what does not fit is refused, what was asked later gives way, and all else stays."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from cogs.house_rules.building.builder import chosen
from cogs.house_rules.building.page import changes_text, last_step
from cogs.house_rules.building.settling import MOST_NUMBERS, Change, Unfit, choose, offered, rebase
from cogs.house_rules.building.state import Built
from cogs.house_rules.of_game import house_of, order_of, spec_of, steps_of, title_of
from engine.core.options import ImpossibleOptions, Options
from engine.core.registry import GAMES
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.examples import TIMES

COUILLON, WIEZEN = GAMES["couillon"], GAMES["kleurenwiezen"]
EN = say_in("en")


def changed(options: Options, name: str, value: str) -> dict[str, str]:
    """What is otherwise after a choice, the choice aside."""
    game = GAMES[options.game]
    settled = choose(game, options, name, value)
    assert dict(settled.options.values())[name] == value
    return {one.name: one.after for one in settled.changes}


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_asked_exactly_once_or_left_to_the_form(game: str) -> None:
    asked = [*chain.from_iterable(steps_of(game).STEPS.values()), *house_of(game).FIELDS]
    assert sorted(asked) == sorted(spec.name for spec in GAMES[game].options)
    assert steps_of(game).ROWS_AT in ("", *steps_of(game).STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_of_its_own(language: str) -> None:
    say = say_in(language)
    for game in GAMES:
        titles = [title_of(game, step, say) for step in steps_of(game).STEPS]
        assert len({*titles}) == len(titles)
        assert say("build-step-options") not in titles


@in_one_test(
    ("preset", "before", "choice", "after"),
    [
        # No sheet but rôyes and cows counts the Mit', and ottant needs it.
        ("malmedy", {"ottant": "yes"}, ("scoring", "slate"), {"mit": "none", "ottant": "no"}),
        ("malmedy", {}, ("scoring", "cows"), {}),
        ("couillon", {"lines": "10"}, ("scoring", "royes"), {"lines": "7"}),
        # The dealer's last card is proposed after the fourth.
        ("couillon", {}, ("making", "tongres"), {"cards": "5"}),
        ("couillon", {}, ("cards", "7"), {"pack": "32"}),
        ("force", {}, ("making", "upcard"), {"show": "none", "cards": "4"}),
        # She is one with the red queens.
        ("malmedy", {}, ("red_queens", "yes"), {"dame_de_make": "yes"}),
        ("malmedy", {"red_queens": "yes"}, ("dame_de_make", "no"), {"red_queens": "no"}),
    ],
)
def test_what_was_asked_later_gives_way(
    preset: str, before: dict[str, str], choice: tuple[str, str], after: dict[str, str]
) -> None:
    assert changed(COUILLON.configure(preset, before), *choice) == after


def test_a_choice_that_would_do_nothing_is_refused_or_takes_away_what_needs_it() -> None:
    options = WIEZEN.configure("pagat", {"troel_tricks": "9"})
    assert changed(options, "troel", "off") == {"troel_tricks": "8-or-9"}
    with pytest.raises(Unfit):
        choose(WIEZEN, WIEZEN.configure("pagat", {"troel": "off"}), "troel_tricks", "9")


@in_one_test(
    ("preset", "before", "choice", "why"),
    [
        ("couillon", {}, ("mit", "plain"), "The Mit’ counts only in rôyes or cows"),
        ("malmedy", {"mit": "none"}, ("ottant", "yes"), "needs the Mit’"),
        ("couillon", {}, ("cards", "8"), "does not have enough cards"),
        ("troeven-3", {}, ("scoring", "slate"), "need a tree each"),
        ("troeven-2-layout", {}, ("making", "held"), "has cards that lie on the table"),
    ],
)
def test_what_does_not_fit_what_was_asked_before_is_refused_with_the_reason(
    preset: str, before: dict[str, str], choice: tuple[str, str], why: str
) -> None:
    options = COUILLON.configure(preset, before)
    with pytest.raises(ImpossibleOptions):
        choose(COUILLON, options, *choice)
    built, news = chosen(Built(options), choice[0], (choice[1],), EN)
    assert built.options == options
    assert why in "\n".join(news)


def test_numbers_are_offered_as_far_as_possible_and_words_with_those_that_are_refused() -> None:
    options = COUILLON.configure("couillon")
    assert offered(COUILLON, options, "cards") == ("4", "5", "6", "7")
    assert len(offered(COUILLON, options, "making")) == 6
    assert offered(COUILLON, options, "lines") == tuple(map(str, range(1, 21)))
    # Nobody is asked what belongs to another sheet.
    assert not any(offered(COUILLON, options, name) for name in ("royes", "branches", "cows", "target", "tie"))
    many = offered(COUILLON, COUILLON.configure("malmedy", {"royes": "77"}), "royes")
    assert len(many) == MOST_NUMBERS
    assert {"7", "13", "77"} <= {*many}


def test_another_preset_takes_over_what_fits_it() -> None:
    options = COUILLON.configure("malmedy", {"royes": "9", "dame_de_make": "yes", "deals": "8"})
    settled = rebase(COUILLON, options, "couillon")
    assert settled.options == COUILLON.configure("couillon", {"dame_de_make": "yes", "deals": "8"})
    assert settled.changes == (Change("royes", "9", "13"),)
    built, news = chosen(Built(options), "preset", ("couillon",), EN)
    assert built.options == settled.options
    assert news == ["**No longer applies:** 9 rôyes each to begin with"]


def test_another_game_begins_anew_and_says_what_is_given_up() -> None:
    built, news = chosen(Built(COUILLON.configure("couillon", {"lines": "10"})), "game", ("chouine",), EN)
    assert built.options == GAMES["chouine"].for_tables()
    assert news == ["**No longer applies:** 10 lines on the slate"]


def test_what_has_changed_is_told_as_it_is_now_or_as_it_was() -> None:
    settled = choose(COUILLON, COUILLON.configure("couillon", {"lines": "10"}), "making", "tongres")
    assert changes_text(settled, EN) == ["**Changes with it:** 5 cards dealt to each"]
    settled = choose(COUILLON, COUILLON.configure("malmedy"), "scoring", "points")
    assert changes_text(settled, EN) == ["**No longer applies:** Mit’ with Kontra and Re"]


def test_whatever_is_chosen_can_be_played_and_contradicts_nothing() -> None:
    chance = random.Random(7)
    for _ in range(12 * TIMES):
        game = chance.choice([*GAMES.values()])
        options = game.for_tables(chance.choice([*game.presets]))
        for name in order_of(game.name):
            values = offered(game, options, name)
            value = chance.choice(values or spec_of(game, name).values)
            before = options
            try:
                options = choose(game, options, name, value).options
            except (ImpossibleOptions, Unfit):
                assert options == before
                continue
            assert dict(options.values())[name] == value
            assert game.configure(options.preset, dict(options.values())) == options
            assert not game.contradictions(options)
        assert last_step(game.name) == len(steps_of(game.name).STEPS) + 1
