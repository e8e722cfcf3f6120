"""/stats: what people's matches say about them, as a picture and in words, unless they keep it private."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.core.game import Feat
from tests.cogs.replay.matches import pictures
from tests.cogs.world import World, buttons, components, said, texts, world
from tests.engine.standings.matches import BEGIN, Deal, Match, finish

ALONE = (0, 1, 2, 3)
SEPTEMBER, OCTOBER = BEGIN, BEGIN + 30 * 86_400


async def some_matches(here: World) -> list[int]:
    """Four matches of Kleurenwiezen in two months, and one of Couillon on another server."""
    anna, ben, chloe, dirk = (here[name].id for name in ("Anna", "Ben", "Chloé", "Dirk"))
    four, journal = (anna, ben, chloe, dirk), here.tables.journal
    solo = Deal((6, -2, -2, -2), "solo", (1,), (1,))
    small = Deal((5, -1, -2, -2), "solo", (1,), (1,))
    lost = Deal((-30, 10, 10, 10), "small-misere", (1,), ())
    defended = Deal((3, -9, 3, 3), "solo", (2,), ())
    facts: dict[str, Any] = {"guild": here.guild.id, "preset": "pagat", "sides": ALONE}
    found = [
        await finish(journal, Match(four, (1, 2, 3, 4), SEPTEMBER, deals=(solo, defended), **facts)),
        await finish(journal, Match(four, (2, 1, 3, 4), OCTOBER, deals=(small, lost), **facts)),
        await finish(journal, Match(four, (2, 1, 2, 4), OCTOBER + 1, deals=(defended,), **facts)),
        await finish(journal, Match(four, (4, 1, 2, 3), OCTOBER + 2, deals=(lost,), **facts)),
    ]
    sweep = Deal((1, 0, 1, 0), declarers=(1,), made=(1,), feats=(Feat(1, "mit"), Feat(1, "sweep")))
    people = (anna, ben, chloe, dirk)
    found.append(await finish(journal, Match(people, (1, 2, 1, 2), OCTOBER + 3, guild=4711, deals=(sweep,))))
    return found


def menu(message: Any, start: str) -> str:
    """The custom id of a menu."""
    return next(str(one["custom_id"]) for one in components(message) if one.get("custom_id", "").startswith(start))


async def test_statistics_say_everything_in_words_and_as_a_picture(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        first, *_ = await some_matches(here)
        page = (await anna.slash(here.channel, "stats")).response
        assert page.ephemeral
        words = texts(page).split("\n")
        assert f"### Statistics of <@{anna.id}>" in words
        assert f"-# Kleurenwiezen · {here.guild.name}" in words
        assert "4 matches, 1 won (25%) · 6 deals" in words
        assert any(line.startswith("Rating **") and "(provisional) after 4 rated matches" in line for line in words)
        course = re.compile(r"Highest \d+ \(.*\), lowest \d+ \(.*\); −\d+ over the last 3 matches")
        assert any(map(course.fullmatch, words))
        assert any(line.startswith("-# ± is how sure a rating is") for line in words)
        assert "Solo: 2 of 2 as declarer · 2 of 2 as defender" in words
        assert "Small misère: 0 of 2 as declarer" in words
        assert f"**Best deal:** +6 (Solo), deal 1 of table {first}" in words
        assert any(line.startswith("**Worst deal:** −30 (Small misère), deal") for line in words)
        assert any(line.startswith("**Nemesis:** Person") and "3 times in 4 matches" in line for line in words)
        assert "**Now:** 3 matches lost in a row" in words
        assert "**Longest streaks:** 1 won, 3 lost" in words
        alt = pictures(page)["player.png"]
        assert "Matches: 4, won: 1 (25%), streak: 3 losses" in alt
        assert "Over 4 matches: from " in alt
        assert "Best contract: Solo · +11" in alt
        assert f"replayopen:{first}:1.0.0" in buttons(page)

        # It works elsewhere too, where people played another game; everything survives a restart.
        await here.restart()
        await anna.click(page, custom_id=next(one for one in buttons(page) if one.startswith("past.stats.where")))
        assert "All servers" in texts(page)
        assert "Couillon: 1 match, 1 won (100%) · 1 deal" in texts(page)
        await anna.select(page, ["couillon"], custom_id=menu(page, "pastpick.statsgame"))
        assert "Won: 1 of 1 as declarer" in texts(page)
        assert "1 × Mit’" in texts(page)
        assert "1 × all tricks" in texts(page)
        await anna.click(page, custom_id=next(one for one in buttons(page) if one.startswith("past.opened")))


async def test_a_season_is_named_or_picked_in_every_language(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna = here["Anna"]
        await some_matches(here)
        expected = {
            "nl": (
                "Statistieken van <@",
                "1 partij, 1 gewonnen (100%) · 2 giften",
                "**Contracten**",
                "september 2026",
            ),
            "fr": ("Statistiques : <@", "1 partie, 1 gagnée (100 %) · 2 donnes", "**Contrats**", "septembre 2026"),
            "de": ("Statistik von <@", "1 Partie, 1 gewonnen (100 %) · 2 Spiele", "**Kontrakte**", "September 2026"),
        }
        for language, parts in expected.items():
            await here.bot.change_person(anna.id, chosen_language=language)
            page = (await anna.slash(here.channel, "stats", season="2026-09")).response
            shown = texts(page).replace("\u202f", " ").replace("\xa0", " ")
            assert [part for part in parts if part not in shown] == []
        await anna.select(page, ["all"], custom_id=menu(page, "pastpick.statsseason"))
        assert "4 Partien" in texts(page)
        none = (await anna.slash(here.channel, "stats", season="2026-08")).response
        assert f"<@{anna.id}> hat hier keine solche Partie zu Ende gespielt" in texts(none)
        await anna.select(none, ["all"], custom_id=menu(none, "pastpick.statsseason"))
        assert "4 Partien" in texts(none)
        assert "player.png" in pictures(none)


async def test_others_see_them_unless_they_are_kept_private_and_never_those_of_another_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben, dirk = here["Anna"], here["Ben"], here["Dirk"]
        await some_matches(here)
        await here.bot.change_person(ben.id, chosen_language="nl")
        page = (await ben.context_menu(here.channel, "Statistics", anna)).response
        assert "Statistieken van <@" in texts(page)
        assert "Couillon" not in texts(page)
        assert not [one for one in buttons(page) if one.startswith("past.stats.where")]
        told = await ben.slash(here.channel, "stats", person=anna, everywhere=True)
        assert "gaan alleen aan wie ze speelde" in said(told)
        assert "zie je alleen je eigen partijen" in said(await ben.user.slash("stats", person=anna.user))
        assert "Couillon: 1 match" in said(await dirk.user.slash("stats"))

        # A page shown to everybody has no buttons, and cannot be shown again once it is hidden.
        await ben.click(page, custom_id=next(one for one in buttons(page) if one.startswith("past.statsall")))
        shared = here.channel.history()[-1]
        assert f"Statistics of <@{anna.id}>" in texts(shared)
        assert buttons(shared) == []
        assert list(pictures(shared)) == ["player.png"]
        await here.bot.change_person(anna.id, hides_statistics=True)
        for told in (
            await ben.slash(here.channel, "stats", person=anna),
            await ben.context_menu(here.channel, "Statistics", anna),
            await ben.click(page, custom_id=next(one for one in buttons(page) if one.startswith("past.statsall"))),
            await ben.select(page, ["all"], custom_id=menu(page, "pastpick.statsseason")),
            await dirk.slash(here.channel, "stats", person=ben, against=anna),
        ):
            assert f"<@{anna.id}>" in said(told)
            assert "player.png" not in str(pictures(told.followups[-1] if told.followups else told.response))
        assert here.channel.history()[-1].id == shared.id
        assert f"Statistics of <@{anna.id}>" in said(await anna.slash(here.channel, "stats"))


async def test_two_are_compared_with_and_against_each_other(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        await some_matches(here)
        page = (await anna.slash(here.channel, "stats", against=ben)).response
        assert f"### <@{anna.id}> and <@{ben.id}>" in texts(page)
        assert f"**Against each other:** 4 matches\n<@{anna.id}> ahead: 1 · <@{ben.id}> ahead: 3 · equal: 0" in texts(
            page
        )
        assert "not played on the same side" in texts(page)
        await anna.select(page, ["couillon"], custom_id=menu(page, "pastpick.betweengame"))
        assert "not played against each other" in texts(page)
        both = (await anna.slash(here.channel, "stats", person=here["Chloé"], against=anna, everywhere=True)).response
        assert "**On the same side:** 1 match, 1 won (100%) · 1 deal" in texts(both)
        assert "the same person twice" in said(await anna.slash(here.channel, "stats", against=anna))


async def test_who_has_not_played_yet_hears_what_to_do(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben = here["Anna"], here["Ben"]
        await here.bot.change_person(anna.id, chosen_language="nl")
        nothing = await anna.slash(here.channel, "stats")
        assert "Je hebt hier nog geen partij uitgespeeld" in said(nothing)
        assert "`/duel`" in said(nothing)
        assert not nothing.response.attachments
        assert f"<@{ben.id}> heeft hier nog geen partij uitgespeeld" in said(
            await anna.slash(here.channel, "stats", person=ben)
        )


async def test_somebody_whom_the_bot_does_not_see_is_called_as_at_their_last_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await some_matches(here)
        for name in ("Chloé", "Dirk"):
            page = (await here["Ben"].context_menu(here.channel, "Statistics", here[name])).response
            assert pictures(page)["player.png"].startswith(f"Person {here[name].id}, ")
