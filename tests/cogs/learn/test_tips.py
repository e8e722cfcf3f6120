"""The chapter of advice in /rules: for every variant, in every language, following the options."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.games.plain import TIPS, spoken
from cogs.learn.rules import rules_page
from cogs.messages.layout import PAGE_LIMIT
from engine.core.registry import GAMES
from engine.games.chouine.options import PACK
from engine.games.chouine.play import CARD_POINTS, DIX_DE_DER
from locales import LANGUAGES, say_in
from tests.about import about
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import buttons, said, texts, world

WITH_TIPS = [game for name, game in GAMES.items() if TIPS in spoken(name).rules.CHAPTERS]
PRESETS = [(game.name, preset) for game in WITH_TIPS for preset in game.presets]
MOST_BYTES = 10_000
"""The length above which Discord is known to fail."""


async def shown(game: str, preset: str, language: str = "en", chapter: str = TIPS, **changes: str) -> Any:
    return await rules_page(GAMES[game].configure(preset, changes), say_in(language), chapter=chapter)


def words(page: Any) -> str:
    return "\n".join(item.content for item in page.view.walk_children() if hasattr(item, "content"))


async def advice(game: str, preset: str, language: str = "en", **changes: str) -> str:
    return words(await shown(game, preset, language, **changes)).partition("\n")[2]


async def test_the_rules_of_every_game_have_a_chapter_of_tips_in_every_language() -> None:
    for game, preset in PRESETS:
        for language in LANGUAGES:
            with about(game, preset, language):
                is_a_chapter_of_tips(await shown(game, preset, language), language)


def is_a_chapter_of_tips(page: Any, language: str) -> None:
    text = words(page)
    assert len(text) <= PAGE_LIMIT
    assert len(text.encode()) < MOST_BYTES
    assert len(list(page.view.walk_children())) <= 40
    lines = text.split("\n")[1:]
    assert len(lines) >= 4
    assert all(re.match(r"\*\*[^*]+\*\*\S*(?:\s:)? ?\S", line) for line in lines)
    assert len({line.split("**")[1] for line in lines}) == len(lines)
    assert not re.search(r"  |\{|\}|None|tips-", text)
    labels = [item.label for item in page.view.walk_children() if isinstance(item, discord.ui.Button)]
    assert labels[-1] == say_in(language)("rules-chapter-tips")
    assert page.files == []


async def test_no_advice_is_left_in_english() -> None:
    for game, preset in PRESETS:
        english = set((await advice(game, preset)).split("\n"))
        for language in (one for one in LANGUAGES if one != "en"):
            with about(game, preset, language):
                assert not english & set((await advice(game, preset, language)).split("\n"))


async def test_couillon_with_the_mit_says_when_to_declare_it_and_when_to_keep_quiet() -> None:
    with_mit = await advice("couillon", "malmedy")
    assert "With a weak one keep quiet" in with_mit
    assert "five rôyes" in with_mit
    assert "Mit’" not in await advice("couillon", "couillon")
    assert "five rôyes" not in await advice("couillon", "kujong")
    assert "two instead of one" in await advice("couillon", "malmedy", ottant="yes")
    assert "two instead of one" not in with_mit


async def test_couillon_says_what_making_trumps_risks_in_every_way_of_making_them() -> None:
    for preset in GAMES["couillon"].presets:
        text = await advice("couillon", preset)
        assert sum(lead in text for lead in ("**Accept**", "**Making trumps**", "**Naming**")) == 1
        assert "punished" in text or "answers for it" in text
    assert "ask for a turned-up card" in await advice("couillon", "force")
    assert "A tie does not save you" in await advice("couillon", "kwajongen")
    assert "A tie does not save you" not in await advice("couillon", "couillon")


async def test_trumping_is_advised_as_the_variant_allows_it() -> None:
    assert "even though you could follow" in await advice("couillon", "troeven")
    strict = await advice("couillon", "kwajongen")
    assert "even though you could follow" not in strict
    assert "cannot trump as long as you can follow" in strict


async def test_chouine_says_what_to_gather_to_hide_and_to_remember() -> None:
    text = await advice("chouine", "chouine")
    for said_of in ("sevens, eights and nines", "Show little", "your last two cards", "Remember", "for a Quinte"):
        assert said_of in text
    assert "for a Trente" in await advice("chouine", "chouine-3")


async def test_chouine_says_when_to_exchange_the_seven_where_it_can_be_exchanged() -> None:
    assert "the lead to trick 11" in await advice("chouine", "chouine")
    assert "the lead to trick 7" in await advice("chouine", "chouine-3")
    assert "seven of trumps" not in await advice("chouine", "mondoubleau")


async def test_chouine_says_that_brisques_and_the_last_trick_are_94_points_and_all_court_cards_36() -> None:
    worth = [CARD_POINTS.get(card.rank, 0) for card in PACK]
    high = DIX_DE_DER + sum(points for points in worth if points > 9)
    assert (high, sum(points for points in worth if points <= 9)) == (94, 36)
    assert "come to 94 points, all kings, queens and jacks to 36" in await advice("chouine", "chouine")


@pytest.mark.parametrize(
    ("language", "nine"), [("en", "nine tricks"), ("nl", "negen slagen"), ("fr", "neuf plis"), ("de", "neun Stiche")]
)
async def test_kleurenwiezen_says_to_accept_only_if_ready_to_raise_to_nine(language: str, nine: str) -> None:
    first = (await advice("kleurenwiezen", "pagat", language)).split("\n")[0]
    assert nine in first


async def test_kleurenwiezen_advises_by_the_ladder_and_the_auction_of_the_table() -> None:
    basic = await advice("kleurenwiezen", "pagat")
    for key in ("solo5", "solo-most", "abondance", "overtricks", "pack"):
        assert say_in("en")(f"tips-kleurenwiezen-{key}") in basic
    assert "solo for five" not in await advice("kleurenwiezen", "pagat", solo5="no")
    assert "beyond eight tricks" not in await advice("kleurenwiezen", "flemish")
    assert "pays for what you bid" not in await advice("kleurenwiezen", "whisthub")
    assert "Pass parole" not in await advice("kleurenwiezen", "pagat", parole="no")
    assert "Troel" not in await advice("kleurenwiezen", "pagat", troel="off")
    assert "all the aces" not in await advice("kleurenwiezen", "pagat", troel="exactly-3")
    assert "Nobody shuffles" not in await advice("kleurenwiezen", "pagat", shuffle="yes")


async def test_tips_are_turned_to_and_back_in_the_reader_s_language_after_a_restart_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl")
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="denexa")
        answer = (await here["Anna"].slash(here.channel, "rules")).response
        assert buttons(answer) == [f"rules.tips:{table.id}"]
        await here.restart()
        turned = await here["Anna"].click(answer, custom_id=f"rules.tips:{table.id}")
        assert "**Troeven** Je mag troeven" in said(turned)
        assert buttons(turned.response) == [f"rules.rules:{table.id}"]
        back = await here["Anna"].click(turned.response, custom_id=f"rules.rules:{table.id}")
        assert "**Geven**" in texts(back.response)
