"""/house: people save a server's rules under a name, show them, play by them, change and delete them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from discord.ui import TextDisplay

from cogs.games.kleurenwiezen.rules import KleurenwiezenRules
from cogs.house_rules.page import house_page
from cogs.messages.layout import PAGE_LIMIT
from cogs.messages.words import in_text
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.contracts import HAND, NATURES, ContractKind
from engine.games.kleurenwiezen.contracts.ladders import Figures, LadderRow, print_rows
from engine.store.house_rules import HouseRules
from engine.table.model.status import Status
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import World, buttons, components, said, texts, world

RULES = KleurenwiezenRules()

KROON = "Café De Kroon"
LONGEST_NAME, MOST = 32, 25
"""As docs/house-reference.md has them."""
AWKWARD = "**K** _r_ `o` [x](http://y) <@1>"


async def save(here: World, who: str = "Anna", name: str = KROON, **options: str) -> str:
    options = options or {"variant": "couillon", "rules": "lines=5"}
    return said(await agreed(here, who, await here[who].slash(here.channel, "house save", name=name, **options)))


async def agreed(here: World, who: str, answer: Any) -> Any:
    """Say yes to what the bot asks before it saves rules, if it asks."""
    yes = buttons(answer.response, "house.save") if answer.response is not None else []
    return await here[who].click(answer.response, custom_id=yes[0]) if yes else answer


async def houses(here: World) -> list[str]:
    return [one.name for one in await here.tables.house_rules.of_guild(here.guild.id)]


def manager(here: World) -> Any:
    """Mia, who may manage the server."""
    role = here.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    here.people["Mia"] = here.guild.add_member(here.env.create_user("mia"), roles=[role])
    return here["Mia"]


async def test_rules_are_saved_and_a_table_is_opened_by_their_name(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert KROON in await save(here)
        table = await here.table("Ben", house="café de kroon")
        assert table.setup.house == KROON
        assert (table.setup.options.preset, dict(table.setup.options.values())["lines"]) == ("couillon", "5")
        lobby = texts(here.lobby(table))
        assert f"### Couillon · {KROON} · table {table.id}" in lobby
        assert "Couillon (basic game) · 5 lines on the slate" in lobby


async def test_the_name_stays_over_a_restart_and_is_on_the_table_in_play(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        opened = await here.table("Anna", "Ben", "Chloé", "Dirk", house=KROON)
        await here.restart()
        table = here.tables.get(opened.id)
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert table.status is Status.PLAYING
        assert f"Couillon · {KROON}" in texts(here.board(table))
        assert await houses(here) == [KROON]


async def test_without_a_variant_the_rules_of_one_s_table_are_saved(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = said(await here["Anna"].slash(here.channel, "house save", name=KROON))
        assert "sit down at a table" in answer
        await here.table("Anna", variant="malmedy", rules="royes=9")
        await here["Anna"].slash(here.channel, "house save", name=KROON)
        (house,) = await here.tables.house_rules.of_guild(here.guild.id)
        assert (house.options.preset, dict(house.options.values())["royes"]) == ("malmedy", "9")


REFUSED = (
    ({"name": "  "}, "1 to 32 characters"),
    ({"name": "x" * (LONGEST_NAME + 1)}, "1 to 32 characters"),
    ({"variant": "tarot"}, "There is no variant"),
    ({"rules": "lines=21"}, "lines"),
    ({"rules": "beards=yes"}, "beards"),
    ({"variant": "kujong", "rules": "lines=5"}, "does not fit it: add scoring=slate, or leave it out."),
    ({"rules": "lines=5 LINES=6"}, "“LINES” is there with two values, 5 and 6: leave one of them out."),
    ({"rules": "=5"}, "I cannot read “=5”"),
)


async def test_what_cannot_be_saved_is_said(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for options, answer in REFUSED:
            with about(options, answer):
                asked = {"name": KROON, "variant": "couillon"} | options
                assert answer in said(await here["Anna"].slash(here.channel, "house save", **asked))
                assert await houses(here) == []


async def test_a_name_is_taken_once_and_a_server_has_25(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        assert "already" in await save(here, "Ben", "CAFÉ DE KROON")
        for number in range(MOST - 1):
            await here.tables.house_rules.save(
                here.guild.id, f"Nr {number}", "chouine", GAMES["chouine"].configure(), 1
            )
        assert "25" in await save(here, "Ben", "one more")
        listed = await here["Ben"].slash(here.channel, "house show")
        assert all(name in said(listed) for name in await houses(here))
        offered = await here["Ben"].autocomplete(here.channel, "table open", "house", "")
        assert len(offered) == 25


async def test_all_rules_of_a_server_are_listed_and_one_is_shown_in_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        assert "no house rules yet" in said(await here["Anna"].slash(here.channel, "house show"))
        await save(here)
        await save(here, name="Bij Gust", variant="mondoubleau")
        listed = said(await here["Ben"].slash(here.channel, "house show"))
        assert f"**{KROON}** · Couillon (basisspel) · van <@{here['Anna'].id}>" in listed
        assert "Bij Gust" in listed
        shown = await here["Ben"].slash(here.channel, "house show", house="bij gust")
        assert "### Bij Gust" in said(shown)
        assert [one.partition(":")[0] for one in buttons(shown.response)] == ["house.copy", "house.share"]
        shown = await here["Anna"].slash(here.channel, "house show", house=KROON)
        assert "• 5 lines on the slate" in said(shown)
        verbs = [one.partition(":")[0] for one in buttons(shown.response)]
        assert verbs == ["house.edit", "house.rename", "house.copy", "house.share", "house.ask"]
        assert "no house rules called “nowhere”" in said(
            await here["Anna"].slash(here.channel, "house show", house="nowhere")
        )


async def test_only_the_maker_and_who_manages_the_server_change_and_delete(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        for command in ("house edit", "house delete"):
            answer = said(await here["Ben"].slash(here.channel, command, house=KROON))
            assert "Only whoever made the house rules" in answer
        answer = said(await here["Ben"].slash(here.channel, "house edit", house=KROON, rules="lines=7"))
        assert "Only whoever made the house rules" in answer
        # Somebody else's button does no more than the command.
        shown = await here["Anna"].slash(here.channel, "house show", house=KROON)
        assert shown.response.ephemeral
        mia = manager(here)
        assert "changed" in said(await mia.slash(here.channel, "house edit", house=KROON, rules="lines=7"))
        (house,) = await here.tables.house_rules.of_guild(here.guild.id)
        assert dict(house.options.values())["lines"] == "7"


async def test_deleting_asks_first_and_a_table_that_plays_by_them_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        table = await here.table("Anna", "Ben", "Chloé", "Dirk", house=KROON)
        asked = await here["Anna"].slash(here.channel, "house delete", house=KROON)
        (house,) = await here.tables.house_rules.of_guild(here.guild.id)
        await here["Anna"].click(asked.response, custom_id=f"house.keep:{house.id}")
        assert await houses(here) == [KROON]
        asked = await here["Anna"].slash(here.channel, "house delete", house=KROON)
        await here["Anna"].click(asked.response, custom_id=f"house.delete:{house.id}")
        assert await houses(here) == []
        await here["Anna"].click(here.lobby(table), custom_id=f"start:{table.id}:")
        assert f"Couillon · {KROON}" in texts(here.board(table))
        await here.press(table)
        await here.restart()
        again = here.tables.get(table.id)
        assert again.setup.house == KROON
        assert "• 5 lines" in said(await here["Ben"].slash(here.channel, "rules"))


async def test_an_old_button_of_deleted_rules_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        shown = (await here["Anna"].slash(here.channel, "house show", house=KROON)).response
        (house,) = await here.tables.house_rules.of_guild(here.guild.id)
        await here.tables.house_rules.delete(house)
        for verb in ("edit", "ask"):
            pressed = await here["Anna"].click(shown, custom_id=f"house.{verb}:{house.id}")
            assert "have been deleted since" in said(pressed)


async def test_the_host_chooses_house_rules_in_the_panel_and_leaves_them_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here, "Ben")
        await save(here, "Ben", "Bij Gust", variant="chouine")
        table = await here.table("Anna")
        panel = (await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")).response
        menu = next(one for one in components(panel) if one.get("custom_id") == f"pick.house:{table.id}:")
        # The list leaves out rules of another game: a table keeps its game.
        assert [one["label"] for one in menu["options"]] == [KROON]
        await here["Anna"].select(panel, [menu["options"][0]["value"]], custom_id=f"pick.house:{table.id}:")
        assert f"Couillon · {KROON}" in texts(here.lobby(table))
        await here["Anna"].slash(here.channel, "table rules", rules="lines=7")
        assert KROON not in texts(here.lobby(table))


async def test_options_beside_house_rules_make_a_table_that_is_not_theirs(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        table = await here.table("Anna", house=KROON, rules="dame_de_make=yes")
        assert table.setup.house is None
        assert dict(table.setup.options.values())["lines"] == "5"
        answer = await here["Ben"].slash(here.channel, "table open", house=KROON, variant="denexa")
        assert "leave those out" in said(answer)
        answer = await here["Ben"].slash(here.channel, "table open", house="nowhere")
        assert "no house rules called" in said(answer)


async def test_any_name_is_shown_as_it_was_written(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.allow_much()
        for name in (
            AWKWARD,
            "👨‍👩‍👧 Thuis 🃏",
            "x" * LONGEST_NAME,
            "@everyone",
            "#",
            "- a",
        ):
            with about(name):
                await save(here, name=name)
                table = await here.table("Anna", "Ben", "Chloé", "Dirk", house=name)
                await here["Anna"].click(here.lobby(table), custom_id=f"host:{table.id}:")
                offered = await here["Anna"].autocomplete(here.channel, "house show", "house", name[:5])
                assert [one["value"] for one in offered] == [name]
                for shown in (
                    said(await here["Anna"].slash(here.channel, "house show", house=name)),
                    said(await here["Anna"].slash(here.channel, "house show")),
                    said(await here["Anna"].slash(here.channel, "rules")),
                    texts(here.lobby(table)),
                ):
                    assert in_text(name) in shown
                    assert name.replace("*", "") == name or name not in shown
                tables = await here["Anna"].autocomplete(here.channel, "table stop", "table", "")
                assert tables[0]["name"].startswith(f"{table.id} · Couillon · {name} ")
                await here["Anna"].slash(here.channel, "house delete", house=name)
                await here["Anna"].slash(here.channel, "table stop", sure="yes")


async def test_rules_name_the_house_and_what_it_changes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here)
        named = said(await here["Ben"].slash(here.channel, "rules", house=KROON))
        assert f"### Couillon · {KROON}" in named
        assert "• 5 lines on the slate" in named
        assert "**Players**" in named
        await here.table("Anna", house=KROON)
        assert f"### Couillon · {KROON} · table 1" in said(await here["Ben"].slash(here.channel, "rules"))
        offered = await here["Ben"].autocomplete(here.channel, "rules", "house", "kroon")
        assert [one["value"] for one in offered] == [KROON]


async def test_chapters_of_the_rules_of_a_house_are_turned_until_it_is_deleted(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here, variant="gerver", rules="troel=off")
        shown = (await here["Ben"].slash(here.channel, "rules", house=KROON)).response
        assert f"### Kleurenwiezen · {KROON}" in texts(shown)
        assert "• no Troel" in texts(shown)
        house = await here.tables.house_rules.named(here.guild.id, KROON)
        await here.restart()
        turned = said(await here["Ben"].click(shown, custom_id=f"rules.score:house-{house.id}"))
        options: Any = house.options
        assert RULES.in_words(options, "score", say_in("en")) in turned
        assert KROON in turned
        await here.tables.house_rules.delete(house)
        pressed = await here["Ben"].click(shown, custom_id=f"rules.play:house-{house.id}")
        assert "have been deleted since" in said(pressed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_rules_fit_into_a_message(language: str) -> None:
    say, game = say_in(language), GAMES["kleurenwiezen"]
    rows = [
        LadderRow(kind, goal, figures, figures, doubles=2, doubled_at=() if number % 2 else (0, 5, 13))
        for kind, nature in NATURES.items()
        for number, goal in enumerate(nature.goals[:1] if kind is ContractKind.TROEL else nature.goals, 1)
        for figures in [Figures(9999, (9999,) * (HAND - goal), 9999, 9998, tuple((at, -9999) for at in range(HAND)))]
    ]
    usual = dict(game.for_tables("pagat").values())
    changes = {spec.name: [one for one in spec.values if one != usual[spec.name]][-1] for spec in game.options[:-1]}
    options = game.configure("pagat", changes | {"ladder": print_rows(rows)})
    made = house_page(HouseRules(1, 1, "W" * LONGEST_NAME, game.name, options, 1, 0.0), say, own=True)
    assert sum(len(one.content) for one in made.view.walk_children() if isinstance(one, TextDisplay)) <= PAGE_LIMIT


async def test_a_server_knows_nothing_of_the_rules_of_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.tables.house_rules.save(here.guild.id + 1, KROON, "couillon", GAMES["couillon"].configure(), 1)
        assert await here["Anna"].autocomplete(here.channel, "house show", "house", "") == []
        assert "no house rules yet" in said(await here["Anna"].slash(here.channel, "house show"))


async def test_rules_that_contradict_each_other_are_not_saved_and_every_contradiction_has_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="nl")
    async with world(tmp_path) as here:
        wrong = {"variant": "pagat", "rules": "troel=off troel_tricks=9 scoring=flemish all_tricks=26"}
        answer = await save(here, **wrong)
        assert "contradict each other" in answer
        assert "“a Troel is for 9 tricks in any suit” has no effect: there is no Troel" in answer
        assert "has no effect with Flemish scores" in answer
        assert "spreken elkaar tegen" in await save(here, "Ben", **wrong)
        assert await houses(here) == []
        await save(here, variant="pagat", rules="troel=off")
        answer = said(await here["Anna"].slash(here.channel, "house edit", house=KROON, rules="troel_tricks=9"))
        assert "there is no Troel" in answer


async def test_kleurenwiezen_shows_its_score_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await save(here, variant="flemish")
        shown = said(await here["Anna"].slash(here.channel, "house show", house=KROON))
        options: Any = GAMES["kleurenwiezen"].for_tables("flemish")
        assert RULES.in_words(options, "score", say_in("en")) in shown
        table = await here.table("Anna", house=KROON)
        assert f"### Kleurenwiezen · {KROON}" in texts(here.lobby(table))
