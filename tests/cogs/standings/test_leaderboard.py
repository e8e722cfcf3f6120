"""/leaderboard: pages, one's own place, the message for everyone, typed requests; and ratings after a match."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from cogs.standings.leaderboard_page import ShownLeaderboard
from cogs.standings.leaderboard_query import CONTRACTS, PARTNERED, AskedLeaderboard, season_meant, season_text
from cogs.standings.match_text import rating_lines
from engine.core.registry import GAMES
from engine.standings.ranking import Measure
from engine.standings.season import Season
from engine.store import schema
from locales import say_in
from tests.cogs.app.test_commands import speaking
from tests.cogs.replay.matches import SHORT, play_on
from tests.cogs.settings.test_themes import add_manager, picked, seen_again
from tests.cogs.world import World, buttons, components, said, texts, world
from tests.engine.standings.matches import BEGIN, Deal, Match, finish, finish_all
from tests.locales.typography import spaced

LAST = 13
"""People with higher numbers win less often."""
DAY = 24 * 3600.0
START = BEGIN - 365 * DAY
"""A year earlier: the clock of a world begins in January 2026."""
ORDER = (1, 2, 3, 5)


def people_of(here: World) -> list[int]:
    """Anna last but one, Ben first, and eleven people whom nobody knows."""
    return [here["Ben"].id, *range(101, 111), here["Anna"].id, 112]


def season_of_matches(here: World) -> list[Match]:
    """Everybody plays with and against several others; the best player of each side decides each match."""
    people = people_of(here)
    found = []
    for number in range(2 * LAST):
        step = ORDER[number % len(ORDER)]
        four = [(number + step * place) % LAST for place in range(4)]
        first_wins = four[0] + four[2] < four[1] + four[3]
        places = (1, 2, 1, 2) if first_wins else (2, 1, 2, 1)
        points = (3, 1, 3, 1) if first_wins else (1, 3, 1, 3)
        found.append(
            Match(
                tuple(people[one] for one in four),
                places,
                at=START + number * DAY,
                guild=here.guild.id,
                deals=(Deal(points), Deal(points)),
            )
        )
    return found


async def asked(here: World, name: str, **options: Any) -> Any:
    """The private answer to /leaderboard as it is now."""
    result = await here[name].slash(here.channel, "leaderboard", **options)
    return seen_again(here, name, result.response) if result.response is not None else result.followups[-1]


def alt(message: Any) -> str:
    return str(message.attachments[0].description)


def button(message: Any, label: str) -> str:
    """The custom id of the button with this label."""
    return next(str(one["custom_id"]) for one in components(message) if one.get("label") == label)


async def press(here: World, name: str, message: Any, label: str) -> Any:
    """Press a button of a private message; returns the message as it is then."""
    await here[name].click(message, custom_id=button(message, label))
    return seen_again(here, name, message)


async def test_pages_and_ones_own_place_as_picture_and_text_also_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await finish_all(here.tables.journal, season_of_matches(here))
        first = await asked(here, "Anna")
        assert first.flags.ephemeral
        assert "**Leaderboard – Couillon**" in texts(first)
        assert f"{here.guild.name} · all time · by rating · page 1 of 2" in texts(first)
        assert "Your place: **12** of 13." in texts(first)
        assert "-# ≈ is not yet sure: from fewer than 50 rated matches." in texts(first)
        assert "±" not in texts(first) + alt(first)
        assert "1. Person 2" not in alt(first)
        assert f"1. Person {here['Ben'].id}: " in alt(first)
        assert "You: 12. Person" in alt(first)
        assert button(first, "◀ Up") not in buttons(first)

        await here.restart()
        second = await press(here, "Anna", first, "Down ▶")
        assert "page 2 of 2" in texts(second)
        assert f"1. Person {here['Ben'].id}" not in alt(second)
        written = await press(here, "Anna", second, "As text")
        assert written.attachments == []
        assert "➤ 12\\. **Person" in texts(written)
        assert "13\\. **Person 112**" in texts(written)
        top = await press(here, "Anna", written, "◀ Up")
        assert texts(top).count("**Person") == 11
        mine = await press(here, "Anna", top, "My place")
        assert "page 2 of 2" in texts(mine)

        listed = await asked(here, "Anna", **{"as-text": True, "by": "won", "season": "2025-09"})
        assert "September 2025 · by matches won" in texts(listed)
        assert re.search(r"^1\\. \*\*.*\*\* – \d won, \d matches, provisional$", texts(listed), re.MULTILINE)
        assert "-# Provisional: fewer than 5 matches." in texts(listed)
        assert "≈" not in texts(listed)
        empty = await asked(here, "Anna", season="2024-q1")
        assert "quarter 1 of 2024" in texts(empty)
        assert "Nobody is on this list yet." in texts(empty)
        assert empty.attachments == []


async def test_everybody_sees_it_when_somebody_shows_it_and_gets_their_own_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="de", dirk="fr", ben="nl")
    async with world(tmp_path) as here:
        await finish_all(here.tables.journal, season_of_matches(here))
        mine = await asked(here, "Anna")
        assert "**Rangliste – Couillon**" in texts(mine)
        assert "Dein Platz: **12** von 13." in texts(mine)
        before = len(here.channel.history())
        await here["Anna"].click(mine, custom_id=button(mine, "Allen zeigen"))
        everybodys = here.channel.history()[-1]
        assert len(here.channel.history()) == before + 1
        assert not everybodys.flags.ephemeral
        assert "Platz:" not in texts(everybodys)
        assert "Du:" not in alt(everybodys)

        answer = (await here["Dirk"].click(everybodys, custom_id=button(everybodys, "Mein Platz"))).response
        own = seen_again(here, "Dirk", answer)
        assert own.flags.ephemeral
        assert spaced("Tu n’y figures pas : tu n’as encore aucune partie qui compte ici.") in texts(own)
        assert here.channel.history()[-1].id == everybodys.id

        select = next(one["custom_id"] for one in components(own) if one.get("custom_id", "").startswith("ranks.by"))
        await here["Dirk"].select(own, ["points"], custom_id=select)
        own = seen_again(here, "Dirk", own)
        assert "selon les points par donne" in texts(own)
        assert "\N{NO-BREAK SPACE}: 1,9, 9 parties" in alt(own)
        select = next(one["custom_id"] for one in components(own) if one.get("custom_id", "").startswith("ranks.when"))
        await here["Dirk"].select(own, ["2025-10"], custom_id=select)
        assert "octobre 2025" in texts(seen_again(here, "Dirk", own))

        refused = await here["Ben"].slash(here.channel, "leaderboard", season="vorig jaar")
        assert "“vorig jaar” is geen seizoen." in said(refused)
        refused = await here["Ben"].slash(here.channel, "leaderboard", game="chouine", by="made")
        assert "Bij Chouine speelt niemand een contract" in said(refused)
        refused = await here["Ben"].slash(here.channel, "leaderboard", game="chouine", pairs=True)
        assert "geen paren" in said(refused)
        choices = await here["Ben"].autocomplete(here.channel, "leaderboard", "season", "2025-1")
        assert [one["value"] for one in choices] == ["2025-10"], "only what has matches"


def listed(page: Any, kind: str) -> list[str]:
    """The values of the menu whose custom id begins so."""
    menu = next(one for one in components(page) if one.get("custom_id", "").startswith(kind))
    return [str(one["value"]) for one in menu["options"]]


async def test_season_menus_list_what_has_matches_of_this_game_here_and_what_was_chosen(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        journal, own = here.tables.journal, people_of(here)
        four = (own[0], own[1], own[2], here["Anna"].id)
        months = [Season.named(name).begin for name in ("2024-02", "2024-05", "2025-12", "2026-01")]
        for at in months:
            await finish(journal, Match(four, (1, 2, 1, 2), at + 5, guild=here.guild.id))
        # The menu does not offer the months of another game, another server or another person.
        await finish(journal, Match(four, (1, 2, 1, 2), months[0] - 40 * DAY, (0, 1, 0, 1), "pagat", here.guild.id))
        await finish(journal, Match(four, (1, 2, 1, 2), months[1] + 40 * DAY, guild=999))
        with_matches = ["month", "quarter", "all", "2025-12", "2024-05", "2024-02", "2025-Q4", "2024-Q2", "2024-Q1"]
        mine = await asked(here, "Anna", game="couillon")
        assert listed(mine, "ranks.when") == with_matches
        none = await asked(here, "Anna", game="chouine", season="2019-Q2")
        assert listed(none, "ranks.when") == ["all", "2019-Q2"]
        choices = await here["Anna"].autocomplete(here.channel, "leaderboard", "season", "", game="couillon")
        assert [one["value"] for one in choices] == with_matches
        # A leaderboard in a channel may be waiting for its season.
        mia = add_manager(here)
        choices = await mia.autocomplete(here.channel, "leaderboard-message post", "season", "", game="chouine")
        assert [one["value"] for one in choices][:3] == ["month", "quarter", "all"]
        page = (await here["Anna"].slash(here.channel, "stats", game="couillon")).response
        assert listed(page, "pastpick.statsseason") == with_matches
        choices = await here["Ben"].autocomplete(here.channel, "stats", "season", "", game="couillon")
        assert [one["value"] for one in choices] == with_matches
        choices = await here["Dirk"].autocomplete(here.channel, "stats", "season", "")
        assert [one["value"] for one in choices] == ["all"]


async def test_by_contracts_made_the_list_says_share_and_what_places_go_by(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        own = people_of(here)
        people = (own[0], here["Anna"].id, own[1], own[2])
        deals = tuple(
            Deal((0, 0, 0, 0), "solo", (seat,), (seat,) if number % of else ())
            for seat, of, times in ((1, 4, 12), (2, 12, 12), (3, 9, 3))
            for number in range(1, times + 1)
        )
        await finish(
            here.tables.journal, Match(people, (1, 2, 3, 4), START, (0, 1, 2, 3), "pagat", here.guild.id, deals)
        )
        shown = texts(await asked(here, "Anna", game="kleurenwiezen", by="made", **{"as-text": True}))
        lines = [line for line in shown.splitlines() if "contracts made (" in line]
        assert [re.search(r"\d+/\d+ contracts made \(\d+ %\)", line)[0] for line in lines] == [  # type: ignore[index]
            "11/12 contracts made (92 %)",
            "9/12 contracts made (75 %)",
            "3/3 contracts made (100 %)",
        ]
        assert "Places go by the share of contracts made" in shown
        assert "fewer than 10 contracts" in shown


async def test_who_is_not_listed_hears_why_and_pairs_stand_apart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        anna, ben, chloe, dirk = (here[name].id for name in ("Anna", "Ben", "Chloé", "Dirk"))
        journal, guild = here.tables.journal, here.guild.id
        await finish(journal, Match((anna, ben, 201, 202), (1, 2, 1, 2), guild=guild))
        page = await asked(here, "Anna")
        assert "you have played against 2 of at least 3 different people" in texts(page)
        assert "A match against somebody new brings you nearer." in texts(page)
        assert "opens a table that others can join" not in texts(page)
        assert "So far you have 10" in texts(page)
        assert "1 match." in texts(page)

        fixed = [
            Match((anna, 300 + number, chloe, 310 + number), (1, 2, 1, 2), at=START + DAY * number, guild=guild)
            for number in range(1, 6)
        ]
        await finish_all(journal, fixed)
        page = await asked(here, "Chloé")
        assert "so you are among the fixed pairs. A match with another partner puts you on this list" in texts(page)
        assert "/table open opens a table that others can join." in texts(page)
        pairs = await press(here, "Chloé", page, "Fixed pairs")
        assert f"You: 1. Person {anna} & Person {chloe}".partition(str(anna)[:5])[0] in alt(pairs)
        assert alt(pairs).count("Person") == 2
        assert "Your place: **1** of 1." in texts(pairs)
        assert "No pair of yours is on it" in texts(await asked(here, "Dirk", pairs=True))
        assert "provisional" not in alt(pairs)

        await here["Anna"].slash(here.channel, "settings mine", statistics="hidden")
        assert (await here.tables.person(anna)).hides_statistics
        assert "you hide your statistics" in texts(await asked(here, "Anna"))
        assert "your partner does not want to be listed" in texts(await asked(here, "Chloé", pairs=True))

        everywhere = await here["Dirk"].user.slash("leaderboard")
        told = here["Dirk"].user.dm_channel.history()[-1] if not said(everywhere) else None
        words = said(everywhere) or texts(told)
        assert "all servers · all time" in words
        assert "for those who want to be rated across all servers" in words
        await here["Dirk"].slash(here.channel, "settings mine", **{"rated-globally": "yes"})
        await finish(journal, Match((dirk, 401, 402, 403), (1, 2, 1, 2), at=START + 9 * DAY, guild=guild))
        page = await asked(here, "Dirk", where="all")
        assert "you have played against 2 of at least 3" in texts(page)


async def test_the_end_of_a_match_tells_what_it_did_to_ratings_or_why_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", mia="de")
    async with world(tmp_path) as here:
        await here["Chloé"].slash(here.channel, "settings mine", statistics="hidden")
        line = await match_line(here, "Anna", "Ben", "Chloé", "Dirk")
        assert line.startswith("-# Rating: ")
        assert "Chloé" not in line
        table = await here.tables.last_ended(here.channel.id)
        assert table is not None
        changes = await here.bot.standings.changes(table.id)
        assert {change.name for change in changes} == {"Anna", "Ben", "Chloé", "Dirk"}
        for change in changes:
            if change.name != "Chloé":
                own = line.partition(f"{change.name} ")[2].partition(")")[0]
                assert own.startswith(f"{change.after.figure} (")
                assert own.endswith(", voorlopig")
                assert ("(+" in own) == (change.after.figure > 1000)

        assert "-# Telt niet voor de rating" in await match_line(here, "Anna")
        alone = await here.tables.last_ended(here.channel.id)
        assert alone is not None
        async with here.tables.journal.transaction() as connection:
            await connection.execute(update(schema.matches).values(rated="yes", settled=False))
        (line,) = await rating_lines(here.bot, alone, say_in("en"))
        # Anna has played with the computers before they counted, and people come first.
        assert re.fullmatch(r"-# Rating: Anna \d+ .*, Computer \(normal\) \d+ \([+−]\d, provisional\)", line)

        mia = add_manager(here)
        panel: Any = (await mia.slash(here.channel, "settings server", **{"computers-count": "yes"})).response
        assert (
            picked(panel, "computers", "label")
            == "Partien mit Computern: werden auch gewertet, und jede Stärke hat ihre eigene Wertungszahl"
        )
        assert (await here.tables.server(here.guild.id)).counts_computers


async def play_alone(here: World, first: str, *others: str) -> None:
    """Play a short match in which computers go on for everybody but the first."""
    table = await here.playing(first, *others, **SHORT["couillon"])
    for name in others:
        await table.leave(here[name].id)
    await play_on(here, table)


async def match_line(here: World, first: str, *others: str) -> str:
    """Play a match; returns the line about ratings under its end."""
    await play_alone(here, first, *others)
    # If somebody got up, the text above it says who played which deals.
    small = (one for one in texts(here.channel.last_message).splitlines() if one.startswith("-# "))
    return next(one for one in small if not re.match(r"-# (Seat|Plaats|Place|Platz) \d", one))


def test_every_leaderboard_fits_into_a_custom_id_and_comes_back_from_it() -> None:
    preset = max((preset for game in GAMES.values() for preset in game.presets), key=len)
    for game in GAMES:
        for measure in Measure:
            asked = AskedLeaderboard(2**63 - 1, game, preset, "2026-Q4", measure, True)
            for shown in (ShownLeaderboard(asked, 99999, True), ShownLeaderboard(asked, None, False)):
                assert len(f"ranks.when:{shown}") <= 100
                assert ShownLeaderboard.read(str(shown)) == shown
    assert set(GAMES) > (CONTRACTS | PARTNERED)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["quarter 3 of 2026", "October 2026"]),
        ("nl", ["3e kwartaal 2026", "oktober 2026"]),
        ("fr", ["3e trimestre 2026", "octobre 2026"]),
        ("de", ["3. Quartal 2026", "Oktober 2026"]),
    ],
)
def test_seasons_have_words_and_are_understood_by_them(language: str, words: list[str]) -> None:
    say = say_in(language)
    assert [season_text(Season.named(name), say) for name in ("2026-Q3", "2026-10")] == words
    assert season_meant(" 2019-q2 ", say) == "2019-Q2"
    assert season_meant(say("ranks-season-all"), say) == "all"
