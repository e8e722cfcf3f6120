"""/rules: a page for every variant in every language, and what people get to see of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from cogs.games.chouine.rules import chouine_rules
from cogs.games.couillon.rules import rules_text
from cogs.games.kleurenwiezen.rules import KleurenwiezenRules
from cogs.games.plain import PlainGame, spoken
from cogs.messages.words import changed_options
from engine.core.cards import Rank
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.games.chouine.options import ChouineOptions
from engine.games.couillon import options as couillon
from engine.games.couillon.options import PRESETS, CouillonOptions
from engine.games.couillon.variants import VARIANTS, Following, Scoring
from engine.games.kleurenwiezen.options import KleurenwiezenOptions
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE, index_of
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.world import components, said, texts, world

RULES = KleurenwiezenRules()

ROOT = Path(__file__).parents[3]
LONGEST_PAGE = 1800
LONGEST_TEXT = 4000
"""Discord's limit for all texts of a message together."""
GALLERY = 12
serializer = FluentSerializer()
SAME_EVERYWHERE = {
    "kleurenwiezen-rules-exactly-one",
    "rules-title",
    "rules-title-table",
    "rules-chapter-tips",
    "rules-ranking-points",
    "rules-house-option",
    "rules-ranking-mit",
    *(f"rules-game-{game}" for game in GAMES),
    *(f"rules-name-{preset}" for game in GAMES.values() for preset in game.presets),
}
"""Texts that may be alike: names, texts with nothing of their own, and words that two languages share."""


def configure(preset: str, **changes: str) -> CouillonOptions:
    return couillon.configure(preset, changes)


def page(preset: str, language: str, **changes: str) -> str:
    return rules_text(configure(preset, **changes), say_in(language))


CUT = {
    "en": "Before each deal the player at dealer’s right may cut, 3 cards at least; otherwise chance does.",
    "nl": "Vóór elke gift mag wie rechts van de gever zit couperen, minstens 3 kaarten; anders doet het toeval het.",
    "fr": "Avant chaque donne, le joueur à droite du donneur peut couper, 3 cartes au moins\u202f; "
    "sinon, c’est le hasard.",
    "de": "Vor jedem Spiel darf der Spieler rechts vom Geber abheben, mindestens 3 Karten; sonst tut es der Zufall.",
}
GATHERED_CUT = {
    "en": "the player at dealer’s right cuts 3 to 49 cards. If they do not cut, chance does.",
    "nl": "wie rechts van de gever zit, coupeert 3 tot 49 kaarten. Coupeert die niet, dan doet het toeval het.",
    "fr": "le joueur à droite du donneur coupe de 3 à 49 cartes. S’il ne coupe pas, le hasard le fait.",
    "de": "der Spieler rechts vom Geber hebt 3 bis 49 Karten ab. Hebt er nicht ab, tut es der Zufall.",
}

WITH_CHAPTERS = {name: game for name, game in GAMES.items() if spoken(name).rules is not PlainGame.rules}
"""The games whose `/rules` are not just the head of their rules module."""


@in_one_test("language", LANGUAGES)
@in_one_test("game", WITH_CHAPTERS.values())
def test_the_rules_of_every_game_tell_who_cuts_when_and_how_much(game: AnyGame, language: str) -> None:
    say = say_in(language)
    for preset in game.presets:
        options = game.for_tables(preset)
        if isinstance(options, KleurenwiezenOptions):
            told = RULES.in_words(options, next(iter(RULES.CHAPTERS)), say)
            assert (CUT if options.shuffle else GATHERED_CUT)[language] in told
        elif isinstance(options, ChouineOptions):
            assert CUT[language] in chouine_rules(options, say)
        else:
            assert isinstance(options, CouillonOptions)
            assert CUT[language] in rules_text(options, say)


def written(language: str) -> dict[str, str]:
    """The texts of the rules as the catalogue has them, by key."""
    files = (ROOT / "locales" / language / f"{name}.ftl" for name in ("rules", "kleurenwiezen"))
    entries = FluentParser().parse("\n".join(path.read_text(encoding="utf-8") for path in files)).body
    texts_by_key = {}
    for entry in entries:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("rules-", "kleurenwiezen-rules-")):
            entry.comment = None
            texts_by_key[entry.id.name] = serializer.serialize_entry(entry)
    return texts_by_key


def in_rules(preset: str, key: str, **changes: str) -> bool:
    """Whether a part without figures is on the page."""
    return say_in("en")(key) in page(preset, "en", **changes)


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_every_variant_has_a_short_page_in_every_language(preset: str, language: str) -> None:
    text = page(preset, language)
    assert 500 < len(text) <= LONGEST_PAGE
    lines = text.replace("\n\n", "\n").split("\n")
    assert all(re.match(r"\*\*[^*]+\*\* \S", line) for line in lines)
    leads = [line.split("**")[1] for line in lines]
    assert len(leads) == len(set(leads)) >= 8
    assert not re.search(r"  |\{|\}|None|rules-", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_too_long_for_a_message_whatever_a_table_changes(language: str) -> None:
    say = say_in(language)
    most = configure("dame-de-make", red_queens="yes", ottant="yes", tie="both-score", deals="12", royes="99")
    whole = "\n".join((say("rules-house"), *changed_options(most, say), rules_text(most, say)))
    assert len(whole) < LONGEST_TEXT


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_nothing_is_left_in_english(language: str) -> None:
    own, english = written(language), written("en")
    assert [key for key in own if own[key] == english[key] and key not in SAME_EVERYWHERE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_has_a_name_of_its_own(language: str) -> None:
    names = [say_in(language)(f"rules-name-{preset}") for preset in PRESETS]
    assert len(set(names)) == len(PRESETS) == 18
    assert all(len(name) <= 40 for name in names)


def test_no_two_variants_have_the_same_page() -> None:
    for language in LANGUAGES:
        assert len({page(preset, language) for preset in PRESETS}) == len(PRESETS)


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_a_page_says_how_many_play_with_how_many_cards_in_the_indices_of_the_reader(preset: str, language: str) -> None:
    options = configure(preset)
    players, cards = page(preset, language).split("\n")[:2]
    people = options.variant.seats - (options.variant.dummy is not None)
    assert str(people) in players
    assert str(options.pack) in cards
    assert "\N{NO-BREAK SPACE}".join(index_of(rank, SET_OF_LANGUAGE[language]) for rank in ranks(options)) in cards
    assert f"{index_of(Rank.ACE, SET_OF_LANGUAGE[language])}=4, " in cards


@pytest.mark.parametrize("seats_by", ["lobby", "high-cards", "jacks"])
def test_a_page_says_who_deals(seats_by: str) -> None:
    assert in_rules("couillon", f"rules-dealer-{seats_by}", seats_by=seats_by)
    assert "By lot" in page("troeven-2-stock", "en")


def ranks(options: CouillonOptions) -> list[Rank]:
    return sorted({card.rank for card in couillon.pack_for(options)}, reverse=True)


@in_one_test(
    ("preset", "dealt"),
    [
        ("couillon", "In twos: 4 each; 8 cards are left."),
        ("tongres", "In twos: 4 each, and 2 more after the first round"),
        ("force", "2 at a time: 4 each, and 2 more once"),
        (
            "malmedy",
            "3 to the player at dealer’s left, who makes trumps; 3 to each of the others; 4 face down as talon; ",
        ),
        ("six", "2 at a time: 2 each, and 2 more once"),
        ("six-32", "3 to each of the others; 2 face down as talon; then 2 more to everyone"),
        ("eight", "2 at a time: 2 each, and 2 more once"),
        ("kwajongen", "3 more to the dealer; 8 are left"),
        ("kujong", "3 at a time: 3 each, and 3 more once"),
        ("troeven", "4 to each of the others; then 4 more to everyone"),
        ("troeven-3", "5 to each of the others; then 5 more to everyone"),
        ("troeven-2-stock", "4 more to each; 16 are the stock"),
    ],
)
def test_the_deal_is_described_as_the_engine_deals(preset: str, dealt: str) -> None:
    assert dealt in page(preset, "en")


def test_a_pack_of_32_leaves_sixteen_cards() -> None:
    assert "16 cards are left" in page("couillon", "en", pack="32")


@in_one_test("preset", PRESETS)
def test_queens_are_on_the_page_of_those_who_play_with_them(preset: str) -> None:
    options, variant = configure(preset), VARIANTS[preset]
    assert in_rules(preset, "rules-mit") == (options.mit != "none")
    assert in_rules(preset, "rules-mit-kontra") == (options.mit == "kontra")
    assert in_rules(preset, "rules-dame-de-make") == options.dame_de_make
    assert not in_rules(preset, "rules-red-queens")
    assert in_rules(preset, "rules-red-queens", red_queens="yes")
    assert in_rules(preset, "rules-dame-de-make", red_queens="yes")
    assert in_rules(preset, "rules-bourgumesse") == (variant.scoring is Scoring.ROYES)
    assert in_rules(preset, "rules-follow-strict") == (variant.following is Following.STRICT)
    assert in_rules(preset, "rules-follow-free") == variant.draws


@in_one_test("language", LANGUAGES)
@in_one_test(
    ("preset", "changes", "figure"),
    [
        ("couillon", {"lines": "5"}, "5"),
        ("points", {"target": "11"}, "11"),
        ("malmedy", {"royes": "21"}, "21"),
        ("six", {"deals": "12"}, "12"),
        ("kujong", {"mit": "kontra"}, "Kontra"),
        ("troeven", {"dame_de_make": "yes"}, "Dame de Make"),
    ],
)
def test_a_house_rule_changes_the_page_and_is_named_in_a_line(
    preset: str, changes: dict[str, str], figure: str, language: str
) -> None:
    say = say_in(language)
    assert page(preset, language, **changes) != page(preset, language)
    assert figure in page(preset, language, **changes)
    (line,) = changed_options(configure(preset, **changes), say)
    assert figure in line
    assert changed_options(configure(preset), say) == ()


def test_ties_and_ottant_are_told_as_the_table_plays_them() -> None:
    assert in_rules("malmedy", "rules-tie-none")
    assert in_rules("malmedy", "rules-tie-both-score", tie="both-score")
    assert not in_rules("malmedy", "rules-tie-none", tie="both-score")
    assert in_rules("malmedy", "rules-score-ottant", ottant="yes")
    assert not in_rules("malmedy", "rules-score-ottant")


def picture_and_words(result: Any) -> str:
    """The text alternative of the picture that the page shows and uploads."""
    (gallery,) = (one for one in components(result.response) if one.get("type") == GALLERY)
    words: str = gallery["items"][0]["description"]
    return words


async def test_rules_of_a_variant_are_shown_to_the_asker_alone_in_their_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="nl", ben="fr")
    async with world(tmp_path) as here:
        before = len(here.channel_messages(here.channel.id))
        dutch = await here["Anna"].slash(here.channel, "rules", variant="dame-de-make")
        assert "### Couillon met de Dame de Make" in said(dutch)
        assert page("dame-de-make", "nl") in said(dutch)
        assert "schoppenvrouw 2, klavervrouw 2, hartenheer 3" in picture_and_words(dutch)
        french = await here["Ben"].slash(here.channel, "rules", variant="kwajongen")
        assert page("kwajongen", "fr") in said(french)
        assert len(here.channel_messages(here.channel.id)) == before


async def test_a_variant_is_found_by_what_people_call_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    speaking(monkeypatch, anna="de")
    async with world(tmp_path) as here:
        offered = await here["Anna"].autocomplete(here.channel, "rules", "variant", "", game="couillon")
        assert [one["value"] for one in offered] == list(PRESETS)
        names = {one["value"]: one["name"] for one in offered}
        assert names["troeven-2-stock"].startswith("Troeven zu zweit (Talon)")
        offered = await here["Anna"].autocomplete(here.channel, "rules", "variant", "strohm")
        assert [one["value"] for one in offered] == ["troeven-3-dummy"]
        answer = said(await here["Anna"].slash(here.channel, "rules", variant="troeven zu dritt mit strohmann"))
        assert page("troeven-3-dummy", "de") in answer


async def test_without_a_variant_the_rules_are_those_of_the_table_in_the_channel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="couillon", rules="lines=5")
        shown = said(await here["Ben"].slash(here.channel, "rules"))
        assert f"### Couillon (basic game) · table {table.id}" in shown
        assert "• 5 lines on the slate" in shown
        assert page("couillon", "en", lines="5") in shown
        named = said(await here["Ben"].slash(here.channel, "rules", variant="couillon"))
        assert "table" not in named.split("\n")[0]
        assert page("couillon", "en") in named


async def test_one_s_own_table_goes_before_another_in_the_channel_and_is_known_in_private(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        own = await here.table("Anna", variant="couillon", rules="lines=5")
        newest = await here.table("Ben")
        assert f"table {own.id}" in said(await here["Anna"].slash(here.channel, "rules"))
        assert f"table {newest.id}" in said(await here["Chloé"].slash(here.channel, "rules"))
        assert f"table {own.id}" in said(await here["Anna"].user.slash("rules"))
        assert "table" not in said(await here["Dirk"].user.slash("rules")).strip().split("\n")[0]


async def test_where_there_is_no_table_the_basic_game_is_explained(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert page("couillon", "en") in said(await here["Anna"].slash(here.channel, "rules"))
        assert page("couillon", "en") in said(await here["Anna"].slash(here.channel, "rules", game="couillon"))


async def test_nonsense_is_answered_in_a_sentence(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for options in (
            {"variant": "tarot" * 100},
            {"variant": " "},
            {"game": "couillon", "variant": "couillon malmedy"},
        ):
            answer = said(await here["Anna"].slash(here.channel, "rules", **options))
            assert answer.startswith("There is no variant “")
            assert len(answer) < 300
        assert await here["Anna"].autocomplete(here.channel, "rules", "variant", "tarot") == []


async def test_the_button_of_a_table_shows_its_rules_to_whoever_presses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, ben="fr")
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="couillon", rules="lines=5")
        before = texts(here.lobby(table))
        pressed = await here["Ben"].click(here.lobby(table), custom_id=f"rules:{table.id}:")
        assert page("couillon", "fr", lines="5") in said(pressed)
        assert texts(here.lobby(table)) == before
