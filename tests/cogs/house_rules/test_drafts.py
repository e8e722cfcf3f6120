"""The bot shows changes to a score table contract by contract, and saves nothing without a yes."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cogs.games.kleurenwiezen.ladder import KleurenwiezenHouse
from cogs.house_rules.drafts import Drafts
from engine.games.kleurenwiezen.contracts.ladders import print_rows
from engine.games.kleurenwiezen.options import PRESETS, KleurenwiezenOptions, configure
from locales import LANGUAGES, say_in
from tests.about import about, in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.house_rules.test_edit import KROON, OWN, asked, fields, form, options_now, saved, send
from tests.cogs.world import buttons, said, world

EN = say_in("en")
change_lines = KleurenwiezenHouse().changes


def changed(preset: str, before: str = "", after: str = "", **options: str) -> list[str]:
    """What the bot says about a preset's ladder when one piece of its text is replaced, without example results."""
    return [line.split("\n")[0] for line in with_results(preset, before, after, **options)]


def with_results(preset: str, before: str, after: str, **options: str) -> list[str]:
    """The same with the example results."""
    ladder = print_rows(configure(preset, options).contracts)
    assert before in ladder
    return change_lines(configure(preset, options | {"ladder": ladder.replace(before, after)}), EN)


# --- What it says


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_a_preset_s_ladder_written_out_changes_nothing(preset: str, language: str) -> None:
    options = configure(preset, None)
    written = configure(preset, {"ladder": print_rows(options.contracts)})
    assert change_lines(options, say_in(language)) == change_lines(written, say_in(language)) == []


def test_one_figure_is_told_with_what_it_does_for_the_tricks_it_is_about() -> None:
    assert changed("whisthub", "slam=60", "slam=75") == ["• **Slam** pays `60` → `75` (13 tricks: 60 → 75)"]
    assert changed("whisthub", "30 lost 23 -3", "30") == [
        "• **13 together** pays `30 lost 23 -3` → `30` (12 tricks: −26 → −30)"
    ]
    assert changed("flemish", "-1 x2 13x2", "-1") == [
        "• **Troel** pays `2 +1 +1 +1 +1 +1 -1 x2 13x2` → `2 +1 +1 +1 +1 +1 -1` (8 tricks: 4 → 2)"
    ]
    assert changed("pagat", "16 13:30", "16 13:26") == ["• **Troel** pays `16 13:30` → `16 13:26` (13 tricks: 30 → 26)"]


def test_a_figure_that_only_the_opponents_have_otherwise_is_told_too() -> None:
    assert changed("pagat", "slam=60", "slam=60 / 20") == ["• **Slam** pays `60` → `60 / 20`"]


def test_points_that_differ_only_once_somebody_doubles_are_told() -> None:
    assert changed("flemish", "slam=20", "slam=10 x2") == ["• **Slam** pays `20` → `10 x2`"]


def test_who_would_win_and_lose_what_is_told_for_example_results() -> None:
    (solo,) = with_results("pagat", "solo 6=4 +1 +1 -1", "solo 6=5 +1 +1 -2")
    assert solo.split("\n")[1:] == [
        "-# made with 6 tricks: Ann +15, the others −5 each",
        "-# made with 13 tricks: Ann +21, the others −7 each",
        "-# lost with 5 tricks: Ann −21, the others +7 each",
    ]
    (pair,) = with_results("pagat", "accept 13=30", "accept 13=40 -5 / 20")
    assert pair.split("\n")[1:] == [
        "-# made with 13 tricks: Ann and Bert +40 each, the others −20 each (sum +40)",
        "-# lost with 12 tricks: Ann and Bert −45 each, the others +20 each (sum −50)",
        "-# lost with 11 tricks: Ann and Bert −50 each, the others +20 each (sum −60)",
    ]
    (piccolo,) = with_results("pagat", "piccolo=8", "piccolo=9 0:-3")
    assert piccolo.split("\n")[1:] == [
        "-# made with 1 trick: Ann +27, the others −9 each",
        "-# lost with 2 tricks: Ann −27, the others +9 each",
        "-# lost without a trick: Ann −9, the others +3 each",
    ]


def test_what_is_new_and_what_is_gone_is_told() -> None:
    assert changed("pagat", "piccolo=8; ", "") == ["• **Piccolo** is gone: nobody can bid it."]
    assert changed("pagat", "piccolo=8", "piccolo=8; open-slam=90") == [
        "• **Open slam** is new, just above Piccolo: `90`"
    ]
    assert changed("pagat", "accept 8=8", "open-slam=90; accept 8=8") == ["• **Open slam** is new, lowest of all: `90`"]


def test_what_ranks_elsewhere_is_told_and_nothing_that_only_makes_room() -> None:
    assert changed("pagat", "troel=16 13:30; grand-misere=12", "grand-misere=12; troel=16 13:30") in (
        ["• **Troel** now ranks just above Grand misère."],
        ["• **Grand misère** now ranks just above Abondance 9."],
    )
    rows = print_rows(configure("pagat", None).contracts).split("; ")
    assert change_lines(configure("pagat", {"ladder": "; ".join([rows[-1], *rows[:-1]])}), EN) == [
        "• **Slam** now ranks lowest of all."
    ]


def test_ranks_that_are_not_shared_any_more_are_told_for_both() -> None:
    assert changed("flemish", "& accept 8=", "accept 8=") == [
        "• **Solo 5** now ranks lowest of all.",
        "• **8 together** now ranks just above Solo 5.",
    ]
    assert changed("pagat", "solo 5=", "& solo 5=") == [
        "• **8 together** now ranks level with Solo 5.",
        "• **Solo 5** now ranks level with 8 together.",
    ]


def test_the_lossy_table_of_yesterday_s_form_is_told_contract_by_contract() -> None:
    """The form could not express doubles and shared ranks, so a Flemish table sent by it had lost them."""
    rows = print_rows(
        row._replace(doubles=0, doubled_at=(), beside=False) for row in configure("flemish", None).contracts
    )
    lines = [line.split("\n")[0] for line in change_lines(configure("flemish", {"ladder": rows}), EN)]
    assert "• **Troel** pays `2 +1 +1 +1 +1 +1 -1 x2 13x2` → `2 +1 +1 +1 +1 +1 -1` (8 tricks: 4 → 2)" in lines
    assert any(line.startswith("• **8 together** pays") and "(13 tricks: 14 → 7)" in line for line in lines)


# --- Asking before saving


def press(answer: Any, verb: str) -> str:
    return next(one for one in buttons(answer.response) if one.startswith((f"house.{verb}:", f"build.{verb}:")))


def dearer(shown: Any) -> str:
    """The scores of a form with a slam for 75."""
    scores = fields(shown)["scores"]
    assert "Slam: 60" in scores
    return scores.replace("Slam: 60", "Slam: 75")


async def test_a_changed_figure_is_shown_and_kept_by_a_yes_alone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here, variant="whisthub")
        shown = await form(here)
        answer = await asked(here, shown, scores=dearer(shown))
        told = said(answer)
        assert f"Save **{KROON}** like this?" in told
        assert [line for line in told.split("\n") if line.startswith("• **")] == [
            "• **Slam** pays `60` → `75` (13 tricks: 60 → 75)"
        ]
        assert await options_now(here) == dict(house.options.values())
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert "have been changed" in said(done)
        kept = (await here.tables.house_rules.named(here.guild.id, KROON)).options
        assert isinstance(kept, KleurenwiezenOptions)
        rows = {row.name: row for row in kept.contracts}
        assert (rows["slam"].figures.basic, rows["accept 13"].figures.lost) == (75, 23)


async def test_a_no_keeps_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        answer = await asked(here, await form(here), scores=OWN)
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "drop"))
        assert "Nothing is saved" in said(done)
        assert await options_now(here) == dict(house.options.values())


async def test_what_was_typed_can_be_corrected_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        answer = await asked(here, await form(here), scores=OWN, options="deals=8")
        assert "8 deals" in said(answer)
        steps = (await here["Anna"].click(answer.response, custom_id=press(answer, "back"))).response
        shown = await here["Anna"].click(steps, custom_id=buttons(steps, "build.table:")[0])
        assert fields(shown)["options"] == "deals=8"
        assert fields(shown)["scores"].startswith("8 together: 8 +3 +3 +3 +3 +10 -3\nSolo 6: 4 +1 +1 -1\n")
        assert (await options_now(here))["ladder"] == ""


async def test_after_a_restart_a_yes_says_that_there_is_nothing_to_keep(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        answer = await asked(here, await form(here), scores=OWN)
        await here.restart()
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert "nothing to save here any more" in said(done)
        assert (await options_now(here))["ladder"] == ""


async def test_nobody_else_says_yes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        answer = await asked(here, await form(here), scores=OWN)
        number = int(press(answer, "save").partition(":")[2])
        here.bot.part(Drafts)._kept[number].user_id = here["Ben"].id
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert "nothing to save here any more" in said(done)
        assert (await options_now(here))["ladder"] == ""


async def test_a_yes_to_rules_that_are_gone_is_asked_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        answer = await asked(here, await form(here), scores=OWN)
        await here.tables.house_rules.delete(house)
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert "Somebody has deleted" in said(done)
        assert await here.tables.house_rules.of_guild(here.guild.id) == ()


async def test_a_yes_of_who_may_not_change_them_any_more_keeps_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        answer = await asked(here, await form(here), scores=OWN)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute(f"UPDATE houses SET maker_id = {here['Ben'].id}")
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert "Only whoever made the house rules" in said(done)
        assert (await options_now(here))["ladder"] == ""


async def test_what_leaves_the_score_table_as_it_is_is_kept_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        assert "have been changed" in said(await asked(here, await form(here), options="deals=8"))
        assert (await options_now(here))["deals"] == "8"


async def test_rules_saved_from_a_table_or_by_options_are_asked_about_too(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        answer = await anna.slash(here.channel, "house save", name="Zaal", variant="pagat", rules="piccolo=no")
        assert "• **Piccolo** is gone: nobody can bid it." in said(answer)
        assert await here.tables.house_rules.of_guild(here.guild.id) == ()
        assert "are saved" in said(await anna.click(answer.response, custom_id=press(answer, "save")))
        again = await anna.slash(here.channel, "house edit", house="Zaal", rules="all_tricks=26")
        assert "**8 together** pays" in said(again)
        await anna.click(again.response, custom_id=press(again, "drop"))
        assert dict((await here.tables.house_rules.named(here.guild.id, "Zaal")).options.values())["all_tricks"] == "30"
        # The bot checks the name before it asks anybody.
        taken = await anna.slash(here.channel, "house save", name="zaal", variant="pagat", rules="piccolo=no")
        assert "already has house rules" in said(taken)


# --- Phones, languages and limits


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_question_is_in_the_reader_s_language_and_within_the_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speaking(monkeypatch, anna=language)
    say = say_in(language)
    async with world(tmp_path) as here:
        await saved(here, variant="gerver")
        shown = await form(here)
        # Every contract pays a different amount, in as many words as possible.
        exact = " ".join(f"{tricks}:-{tricks}999" for tricks in range(7))
        lines = fields(shown)["scores"].split("\n")
        scores = "\n".join(f"{line} {exact}" for line in lines)
        rules = "shuffle=yes packets=5-4-4 parole=no forced_fourth=yes misere_closes=yes deals=8"
        answer = await asked(here, shown, options=rules, scores=scores)
        told = said(answer)
        assert say("house-ask-title", name=KROON) in told
        assert told.count("• **") + int(re.findall(r"• … \D*(\d+)", told)[0] if "• …" in told else 0) == len(lines)
        done = await here["Anna"].click(answer.response, custom_id=press(answer, "save"))
        assert say("house-changed", name=KROON) in said(done)


async def test_the_form_explains_its_words_and_comes_back_as_it_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        house = await saved(here, variant="flemish")
        for language in LANGUAGES:
            with about(language):
                speaking(monkeypatch, anna=language)
                shown = await form(here)
                explained = [one["content"] for one in shown.modal["components"] if one.get("type") == 10]
                assert explained == [say_in(language)("house-form-scores-words")]
                assert len(explained[0]) < 500
                await asked(here, shown)
                assert await options_now(here) == dict(house.options.values())


async def test_a_score_table_that_no_form_could_show_is_not_kept(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        # As long as the form allows, and longer with its names in another language.
        exact = " ".join(f"{tricks}:-9999" for tricks in range(14))
        rows = [f"Samen {goal}:9999 {exact} / 9999 {exact}" for goal in range(8, 14)]
        rows += [f"abondance {goal}:9999 {exact} / 9999 {exact}" for goal in range(9, 13)]
        rows += [f"{name} 9999 {exact} / 9999 {exact}" for name in ("slam", "troel", "piccolo", "open misère")]
        rows += [f"Alleen {goal}:9999 {exact}" for goal in range(5, 9)]
        scores = "\n".join(rows)[:4000].rsplit("\n", 1)[0]
        scores = scores.replace("9999", "9999" + " +1" * ((4000 - len(scores)) // 3), 1)
        assert 3990 < len(scores) <= 4000
        answer = await send(here, await form(here), scores=scores)
        assert "more than 4,000 characters" in said(answer)
        assert (await options_now(here))["ladder"] == ""


async def test_a_ladder_among_rules_typed_is_told_where_to_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path) as here:
        for language in LANGUAGES:
            with about(language):
                speaking(monkeypatch, anna=language)
                sentence = say_in(language)("refusal-ladder-has-a-form")
                rules = "ladder=accept 8=8 +3; solo 5=3"
                anna = here["Anna"]
                assert sentence in said(await anna.slash(here.channel, "table open", variant="pagat", rules=rules))
                assert here.tables.in_guild(here.guild.id) == ()
                assert sentence in said(
                    await anna.slash(here.channel, "house save", name=KROON, variant="pagat", rules=rules)
                )
                await saved(here)
                assert sentence in said(await anna.slash(here.channel, "house edit", house=KROON, rules=rules))
