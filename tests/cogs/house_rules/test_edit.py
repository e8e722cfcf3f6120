"""House rules as text, from the steps: options, score table, the mistakes in them, and that nothing typed is lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.house_rules.page import contradiction_lines
from cogs.messages.words import option_text
from engine.core.registry import GAMES
from engine.store.house_rules import HouseRules
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.house_rules.test_house import agreed
from tests.cogs.world import World, buttons, said, texts, world
from tests.engine.games.kleurenwiezen.contracts.test_contradictions import CASES

KROON = "Café De Kroon"
OWN = "accept 8: 8 +3 +3 +3 +3 +10 -3\nsolo 6: 4 +1 +1 -1\nsmall misère: 6\ntroel: 16\nslam: 60"
OWN_ROWS = "accept 8=8 +3 +3 +3 +3 +10 -3; solo 6=4 +1 +1 -1; small-misere=6; troel=16; slam=60"


async def saved(here: World, who: str = "Anna", **options: str) -> HouseRules:
    options = options or {"variant": "pagat"}
    await agreed(here, who, await here[who].slash(here.channel, "house save", name=KROON, **options))
    return await here.tables.house_rules.named(here.guild.id, KROON)


async def form(here: World, who: str = "Anna", house: str = KROON) -> Any:
    """The form as it was shown."""
    page = (await here[who].slash(here.channel, "house edit", house=house)).response
    return await here[who].click(page, custom_id=buttons(page, "build.table:")[0])


def fields(shown: Any) -> dict[str, str]:
    """What stands in each field of a form."""
    boxes = [label["component"] for label in shown.modal["components"] if "component" in label]
    return {box["custom_id"]: box.get("value", "") for box in boxes}


async def send(here: World, shown: Any, who: str = "Anna", **typed: str) -> Any:
    """Send the form with these fields changed."""
    return await here[who].submit_modal(shown, fields(shown) | typed)


async def asked(here: World, shown: Any, who: str = "Anna", **typed: str) -> Any:
    """Send the form, and press *Keep* on the page of the steps that it leads to; what the bot answers."""
    page = (await send(here, shown, who, **typed)).response
    return await here[who].click(page, custom_id=buttons(page, "build.keep:")[0])


async def keep(here: World, shown: Any, who: str = "Anna", **typed: str) -> Any:
    """The same, and say yes to what the bot asks before saving."""
    return await agreed(here, who, await asked(here, shown, who, **typed))


async def options_now(here: World) -> dict[str, str]:
    return dict((await here.tables.house_rules.named(here.guild.id, KROON)).options.values())


async def test_the_form_shows_the_rules_as_they_are_and_sent_unchanged_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here, variant="gerver", rules="troel=off packets=5-4-4")
        shown = await form(here)
        assert fields(shown)["options"].split() == ["packets=5-4-4", "Troel=off"]
        assert fields(shown)["scores"].startswith("8 together: 8 +3 +3 +3 +3 +10 -3\nSolo 5: 3 +1 +1 +1 -1\n")
        assert KROON in shown.modal["title"]
        assert "changed" in said(await asked(here, shown))
        assert await options_now(here) == dict(house.options.values())


async def test_options_and_scores_are_changed_together_and_a_table_plays_by_them(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        answer = await keep(here, await form(here), options="troel=exactly-3\ndeals=8", scores=OWN)
        assert "changed" in said(answer)
        # The bot shows at once what it has understood.
        assert "• Troel with exactly three aces" in said(answer)
        assert "4  Solo 6" in said(answer)
        now = await options_now(here)
        assert (now["troel"], now["deals"], now["ladder"]) == ("exactly-3", "8", OWN_ROWS)
        # Tables of people end a deal early unless somebody chooses otherwise.
        assert now["claim_when_settled"] == "yes"
        table = await here.table("Anna", house=KROON)
        assert dict(table.setup.options.values())["ladder"] == OWN_ROWS
        assert KROON in texts(here.lobby(table))
        told = said(await here["Ben"].slash(here.channel, "house show", house=KROON))
        assert "Solo 6" in told
        assert "Abondance" not in told


async def test_an_empty_score_table_is_the_usual_one_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        await keep(here, await form(here), scores=OWN)
        shown = await form(here)
        assert fields(shown)["scores"].split("\n")[1] == "Solo 6: 4 +1 +1 -1"
        await keep(here, shown, scores="  \n")
        assert (await options_now(here))["ladder"] == ""


async def test_scores_left_alone_follow_the_options(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        await keep(here, await form(here), options="piccolo=no scoring=flemish")
        now = await options_now(here)
        assert (now["piccolo"], now["scoring"], now["ladder"]) == ("no", "flemish", "")


async def test_every_error_names_its_line_and_nothing_is_saved(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        typed = "accept 8: 8 +3\nfoo 9: 3\n\nsolo 6: four\nSamen 8: 9"
        answer = await send(here, await form(here), options="beards=long", scores=typed)
        told = said(answer)
        assert "Nothing is saved yet" in told
        assert "“beards” is not an option of Kleurenwiezen" in told
        assert "Options of Kleurenwiezen: shuffle, gathering, packets, solo 5" in told
        assert "Line 2: “foo 9: 3” does not begin with a contract" in told
        assert "Contracts: 8–13 together, Solo 5–8, Troel, Small misère" in told
        assert "Line 4, Solo 6: “four” cannot be read. Write the score" in told
        assert "Line 5: 8 together is in line 1 already" in told
        assert await options_now(here) == dict(house.options.values())


async def test_all_mistakes_are_told_at_once_and_none_speaks_of_a_list(tmp_path: Path) -> None:
    """Options, values, what does not go together, the scores, and what does not add up."""
    async with world(tmp_path) as here:
        await saved(here)
        typed = "trol=off\npackets=6-6-1\ndeals=7\nbeards\nshuffle=yes gathering=table\ndeals=8\ndeals=12"
        scores = "accept 8: 8 +3\nslim 8: 4\nsolo 6: four\n" + "\n".join(f"nonsense {number}" for number in range(20))
        told = said(await send(here, await form(here), options=typed, scores=scores))
        for mistake in (
            "“trol” is not an option of Kleurenwiezen. Did you mean Troel?",
            "packets: “6-6-1” is not possible. Write one of these: 4-5-4, 4-4-5, 5-4-4",
            "deals: “7” is not possible. Write a number from 0 to 996, a multiple of 4",
            "“beards” has no value. Write it like this: packets=5-4-4",
            "“deals” is there with two values: 8 and 12",
            "the pack is shuffled",
            "Line 2: “slim 8: 4” does not begin with a contract",
            "Line 3, Solo 6: “four” cannot be read",
            *(f"“nonsense {number}” does not begin with a contract" for number in range(20)),
        ):
            assert mistake in told, mistake
        assert "the list" not in told
        told = said(await send(here, await form(here), options="troel=off\ntroel_lead=partner-any", scores="foo: 3"))
        assert "“foo: 3” does not begin with a contract" in told
        assert "has no effect: there is no Troel" in told
        told = said(await send(here, await form(here), options="beards=3", scores="accept 9: 11\naccept 8: 8"))
        assert "“beards” is not an option" in told
        assert "9 together ranks below 8 together" in told


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_form_is_written_and_read_in_the_person_s_own_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    speaking(monkeypatch, anna=language)
    own = {"en": "Troel=off", "nl": "troel=uit", "fr": "trou=sans", "de": "Troel=aus"}
    typed = {
        "en": "Red Queens: yes\ntie = BOTH SCORE",
        "nl": "rode vrouwen: ja\ngelijkspel = Beide tellen",
        "fr": "Dames Rouges : oui\negalite = les deux comptent",
        "de": "rote damen: JA\ngleichstand = beide zaehlen",
    }
    async with world(tmp_path) as here:
        await saved(here, variant="pagat", rules="troel=off")
        assert fields(await form(here))["options"] == own[language]
        await here["Anna"].slash(here.channel, "house save", name="Bij Gust", variant="malmedy")
        await keep(here, await form(here, house="Bij Gust"), options=typed[language])
        now = dict((await here.tables.house_rules.named(here.guild.id, "Bij Gust")).options.values())
        assert (now["red_queens"], now["tie"]) == ("yes", "both-score")


async def test_what_was_typed_comes_back_to_be_corrected(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        answer = await send(here, await form(here), options="deals=8", scores=OWN.replace("slam", "slim"))
        (again,) = buttons(answer.response)
        shown = await here["Anna"].click(answer.response, custom_id=again)
        assert fields(shown) == {"options": "deals=8", "scores": OWN.replace("slam", "slim")}
        await keep(here, shown, scores=OWN)
        assert (await options_now(here))["ladder"] == OWN_ROWS
        # After a save the form begins with what was saved.
        assert fields(await form(here))["scores"].startswith("8 together")
        assert house.name == KROON


async def test_contradictions_are_told_one_by_one_and_can_be_corrected(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        scores = "accept 9: 11\naccept 8: 8 +3 +3 +3 +3 +3 +3\nsmall misère: 6 -1\ntroel: 16"
        answer = await send(here, await form(here), options="solo5=no troel=off forced_fourth=yes", scores=scores)
        told = said(answer)
        assert "These rules contradict each other" in told
        assert "“no solo for 5 tricks” has no effect: your own scores decide that" in told
        assert "There is a Troel among the scores, but none is played" in told
        assert "9 together ranks below 8 together" in told
        assert "8 together: only 5 further tricks can be won" in told
        assert "Small misère is made or lost" in told
        assert told.count("•") == 5
        assert buttons(answer.response)
        assert (await options_now(here))["ladder"] == ""


async def test_form_and_errors_keep_to_the_limits_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        for language in LANGUAGES:
            with about(language):
                speaking(monkeypatch, anna=language)
                name = "W" * 32
                await here["Anna"].slash(here.channel, "house save", name=name, variant="gerver")
                shown = await form(here, house=name)
                assert len(shown.modal["title"]) <= 45
                nonsense = "\n".join("nonsense that is rather long and goes on and on" for _ in range(80))
                answer = await send(here, shown, options="x=1 " * 900, scores=nonsense)
                again = await here["Anna"].click(answer.response, custom_id=buttons(answer.response)[0])
                all_wrong = "\n".join(f"slam-table {number}" for number in range(200))
                await send(here, again, options="", scores=all_wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contradiction_has_a_sentence_that_names_what_is_wrong(language: str) -> None:
    say, game = say_in(language), GAMES["kleurenwiezen"]
    for changes, option, _ in CASES:
        _, sentence = contradiction_lines(game.name, game.configure("pagat", changes), say)
        assert sentence.startswith("• ")
        assert option == "ladder" or option_text(game.name, option, changes[option], say) in sentence
        assert "ladder" not in sentence


async def test_a_form_sent_after_a_restart_is_read(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        shown = await form(here)
        await here.restart()
        assert "changed" in said(await asked(here, shown, options="deals=8"))
        assert (await options_now(here))["deals"] == "8"
        # The process that is gone kept the unreadable text, so the form shows the rules as they are.
        answer = await send(here, await form(here), options="deals=7")
        await here.restart()
        shown = await here["Anna"].click(answer.response, custom_id=buttons(answer.response)[0])
        assert fields(shown)["options"] == "deals=8"


async def test_a_form_for_rules_that_are_gone_leads_to_new_ones(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here)
        shown = await form(here)
        await here.tables.house_rules.delete(house)
        told = said(await send(here, shown, options="deals=8"))
        assert "Somebody has deleted these house rules" in told
        assert "• a match of 8 deals" in told


async def test_two_people_may_have_the_form_open_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        one, other = await form(here), await form(here)
        await keep(here, one, options="deals=8")
        await keep(here, other, options="deals=12")
        assert (await options_now(here))["deals"] == "12"


async def test_games_without_scores_of_their_own_have_options_only(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here, variant="malmedy", rules="royes=9")
        shown = await form(here)
        assert fields(shown) == {"options": "rôyes=9"}
        told = said(await send(here, shown, options="royes=9\nlines=5"))
        assert "Nothing is saved yet" in told
        await keep(here, await form(here), options="")
        assert await options_now(here) == dict(GAMES["couillon"].for_tables("malmedy").values())


async def test_a_score_table_is_saved_from_a_table_that_plays_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        await keep(here, await form(here), scores=OWN)
        await here.table("Ben", house=KROON)
        answer = await here["Ben"].slash(here.channel, "house save", name="Bij Gust")
        assert "saved" in said(await agreed(here, "Ben", answer))
        copied = await here.tables.house_rules.named(here.guild.id, "Bij Gust")
        assert dict(copied.options.values())["ladder"] == OWN_ROWS
        assert copied.maker_id == here["Ben"].id


async def test_thousands_of_mistakes_fill_one_message_and_no_more(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await saved(here)
        for options, scores in (("=" * 4000, "&\n" * 2000), ("x," * 2000, ":" * 4000), ("a=b\n" * 999, "8 " * 2000)):
            answer = await send(here, await form(here), options=options, scores=scores)
            assert said(answer).strip().startswith("**Nothing is saved yet:**")
            assert len(said(answer)) <= 4000
            assert buttons(answer.response, "build.again:")
        # What cannot be read is quoted within a few characters, and pings nobody.
        answer = await send(here, await form(here), options="@everyone" * 300, scores="")
        assert "\\@everyone" in said(answer)
        assert len(said(answer)) < 1500


async def test_an_option_kept_from_before_that_means_nothing_any_more_is_named_with_its_way_out(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        house = await saved(here, variant="malmedy", rules="royes=8")
        slate = {"house": KROON, "rules": "scoring=slate mit=none"}
        answer = said(await here["Anna"].slash(here.channel, "house edit", **slate))
        assert answer.startswith("“8 rôyes each to begin with” in **Café De Kroon** would mean nothing with that")
        assert "add royes=13 as well" in answer
        assert await options_now(here) == dict(house.options.values())
        slate["rules"] += " royes=13"
        assert "changed" in said(await here["Anna"].slash(here.channel, "house edit", **slate))
        assert (await options_now(here))["scoring"] == "slate"
