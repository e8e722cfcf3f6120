"""The rules of Kleurenwiezen in words: chapter by chapter, in four languages, with the figures of the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.games.kleurenwiezen.rules import KleurenwiezenRules
from cogs.messages.words import changed_options
from engine.core.options import Options, OptionSpec
from engine.games.kleurenwiezen import Kleurenwiezen
from engine.games.kleurenwiezen.options import OPTIONS, PRESETS, KleurenwiezenOptions
from locales import LANGUAGES, say_in
from tests.about import in_one_test
from tests.cogs.app.test_commands import speaking
from tests.cogs.learn.test_rules import LONGEST_TEXT
from tests.cogs.world import buttons, said, texts, world

RULES = KleurenwiezenRules()

OWN_LADDER = "accept 8=8 +3 +5 -2; small-misere=6; troel=17; abondance 9=11 / 5 +1"


def configure(preset: str, **changes: str) -> KleurenwiezenOptions:
    return Kleurenwiezen().configure(preset, changes)


def book(options: Options, language: str = "en") -> str:
    assert isinstance(options, KleurenwiezenOptions)
    return "\n\n".join(RULES.in_words(options, chapter, say_in(language)) for chapter in RULES.CHAPTERS)


def page(preset: str, language: str = "en", **changes: str) -> str:
    return book(configure(preset, **changes), language)


def part(key: str, language: str = "en", **facts: str | int) -> str:
    return say_in(language)(f"kleurenwiezen-rules-{key}", **facts)


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_every_variant_has_its_chapters_in_every_language(preset: str, language: str) -> None:
    options = configure(preset)
    for chapter in RULES.CHAPTERS:
        text = RULES.in_words(options, chapter, say_in(language))
        assert 400 < len(text) < LONGEST_TEXT - 500
        prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
        assert not re.search(r"  |\{|\}|None|kleurenwiezen-|\*\* \*\*|\*\*\*\*", prose)


@in_one_test(
    ("language", "said"),
    [
        ("en", "somebody must still be able to accept"),
        ("nl", "iemand moet nog mee kunnen gaan"),
        ("fr", "quelqu’un doit encore pouvoir l’emballer"),
        ("de", "jemand muss noch mitgehen können"),
    ],
)
@in_one_test("preset", PRESETS)
def test_the_rules_tell_that_somebody_must_be_able_to_accept_a_proposal(preset: str, language: str, said: str) -> None:
    (proposing,) = (line for line in page(preset, language).split("\n") if line.startswith(part_lead(language)))
    assert said in proposing


def part_lead(language: str) -> str:
    """How the line about proposing begins."""
    return part("propose", language, times=1).partition("** ")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_variants_have_the_same_rules(language: str) -> None:
    assert len({page(preset, language) for preset in PRESETS}) == len(PRESETS)


@in_one_test("language", LANGUAGES)
@in_one_test("preset", PRESETS)
def test_every_contract_there_is_is_explained_and_has_its_figures(preset: str, language: str) -> None:
    options, say = configure(preset), say_in(language)
    score, contracts = (
        RULES.in_words(options, "score", say),
        RULES.in_words(options, "contracts", say),
    )
    rows = [row for place in options.contracts.rows for row in place]
    table = score.split("```")[1].strip("\n").split("\n")
    assert len(table) == len(rows)
    for row, line in zip(rows, table, strict=True):
        assert int(line[1:4]) == row.figures.basic * (1 + row.doubles)
        assert re.findall(r"\+(\d+)", line) == [str(step * (1 + row.doubles)) for step in row.figures.over]
        assert re.findall(r"−(\d+)", line) == [str(row.figures.under * (1 + row.doubles))] * bool(row.figures.under)
    kinds = {row.kind for row in rows}
    assert len(contracts.split("\n")) == len(kinds)
    # Every contract has the name that it has at the table.
    for kind in kinds:
        name = " ".join(say(f"kleurenwiezen-bid-{kind}", goal="", suit="").split()) if kind != "accept" else ""
        assert f"**{name}**" in contracts or kind == "accept"


@in_one_test("language", LANGUAGES)
@in_one_test("spec", OPTIONS)
def test_every_option_changes_the_rules_and_is_named_in_a_line(spec: OptionSpec, language: str) -> None:
    say, usual = say_in(language), Kleurenwiezen().for_tables("pagat")
    now = dict(usual.values())[spec.name]
    for value in (OWN_LADDER,) if spec.name == "ladder" else spec.values:
        changed = Kleurenwiezen().for_tables("pagat", {spec.name: value})
        assert (book(changed, language) == book(usual, language)) == (value == now)
        assert len(changed_options(changed, say)) == (value != now)


def test_figures_follow_from_the_options() -> None:
    assert "13 together\n" in page("pagat")
    assert "13 together with one trick missing: 26, and 3 for each further one." in page("whisthub")
    assert "Abondance 9  +5+5+10" in page("whisthub").replace("   ", "  ")
    assert "Troel with all 13 tricks: 30." in page("pagat")
    assert "Troel with all 13 tricks: 26." in page("classic")
    assert "Solo** 6–8 tricks" in page("classic")
    assert "packets of 4‑4‑5" in page("wallonia")
    assert part("contract-troel", tricks=9) in page("wallonia")
    assert part("contract-troel", tricks=8) in page("pagat")
    assert "cuts 3 to 49 cards" in page("pagat")
    assert "8 deals" in page("pagat", deals="8")
    assert "No fixed number" in page("pagat", deals="0")


def test_what_ranks_alike_in_flanders_is_marked() -> None:
    table = page("flemish").split("```")[1]
    assert "\n   2  Solo 5" in table
    assert "\n=  2  8 together" in table
    assert "\n   4  Troel        +2+2+2+2+2 −2" in table
    assert part("ladder-equal") in page("flemish")
    assert "=" not in page("pagat").split("```")[1]


def test_doubles_are_told_where_there_are_any() -> None:
    doubles = {
        "all-tricks": part("double-tricks", tricks=13, names="Solo, together, Troel"),
        "no-trick": part("double-tricks", tricks=0, names="Solo, together"),
        "said": part("double-said"),
        "passed": part("double-passed"),
        "troel": part("double-row", name="Troel", doubles=1),
    }
    told = {preset: [name for name, line in doubles.items() if line in page(preset)] for preset in PRESETS}
    assert told["flemish"] == list(doubles)
    assert told["whisthub"] == ["passed"]
    assert told["pagat"] == []
    assert part("doubles") not in page("pagat")


def test_a_ladder_of_one_s_own_tells_what_its_notation_says() -> None:
    own = page(
        "pagat", ladder="accept 8=8 +3 -3 13x2; accept 9=9 lost 4; accept 10=14 lost 20 -2 7:-9 13:5; slam=60 x3"
    )
    assert "13 together" not in own
    assert part("double-tricks", tricks=13, names="8 together") in own
    assert part("double-row", name="Slam", doubles=2) in own
    assert "180  Slam" in own
    assert "9 together that fails: 4." in own
    assert "10 together with one trick missing: 22, and 2 for each further one." in own
    assert "10 together with all 13 tricks: 5." in own
    assert part("exactly", name="10 together", figures="7: −9") in own
    theirs = page("pagat", ladder="accept 8=8 / 5 +1 lost 3 -2 7:-9")
    assert " 8  8 together  / 5 +1 −2 lost 3 7:−9" in theirs


@pytest.mark.parametrize(("edition", "told"), [(1, False), (2, True)])
def test_a_match_of_the_first_edition_is_told_the_rules_it_is_played_by(edition: int, told: bool) -> None:
    options = configure("flemish", misere_closes="yes").of_edition(edition)
    text = book(options, "en")
    assert (part("bound-taken") in text) is told
    assert (part("misere-closes") in text) is told
    assert (part("misere-closes-first") in text) is not told
    assert (part("double-tricks", tricks=0, names="Solo, together") in text) is told


def test_nothing_is_told_about_contracts_that_do_not_exist() -> None:
    without = page("pagat", troel="off", piccolo="no", parole="no")
    assert "Troel" not in without
    assert "iccolo" not in without
    assert "parole" not in without
    own = page("pagat", ladder=OWN_LADDER)
    assert "Solo" not in own
    assert "/ 5 +1" in own
    assert part("ladder-against") in own
    assert part("face-up") not in own
    assert part("aside") in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_table_changes_its_first_page_is_not_too_long(language: str) -> None:
    other = {spec.name: spec.values[1] for spec in OPTIONS if spec.name not in ("ladder", "gathering")}
    options, say = configure("pagat", **other, ladder=OWN_LADDER), say_in(language)
    lines = changed_options(options, say)
    assert len(lines) > 20
    assert len("\n".join((say("rules-house"), *lines, RULES.in_words(options, "game", say)))) < LONGEST_TEXT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_ladder_fits_a_phone(language: str) -> None:
    everything = dict.fromkeys(("open_slam", "slams", "slam_table", "abondance_table", "piccolissimo"), "yes")
    for preset in PRESETS:
        table = page(preset, language, **everything).split("```")[1].strip("\n")
        assert max(map(len, table.split("\n"))) <= 40


async def test_a_press_turns_to_another_chapter_in_the_reader_s_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaking(monkeypatch, anna="fr", ben="nl")
    async with world(tmp_path) as here:
        answer = (await here["Anna"].slash(here.channel, "rules", game="kleurenwiezen")).response
        assert "### Whist à la couleur (jeu de base)" in texts(answer)
        assert part("players", "fr") in texts(answer)
        assert buttons(answer, enabled=False) == [f"rules.{chapter}:pagat" for chapter in RULES.CHAPTERS]
        turned = await here["Anna"].click(answer, custom_id="rules.score:pagat")
        assert part("sides", "fr") in said(turned)
        assert part("players", "fr") not in said(turned)
        assert buttons(turned.response) == [f"rules.{one}:pagat" for one in RULES.CHAPTERS if one != "score"]


async def test_the_chapters_of_a_table_are_told_by_its_house_rules(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await here.table("Anna", variant="pagat", rules="troel=off deals=8")
        first = (await here["Ben"].click(here.lobby(table), custom_id=f"rules:{table.id}:")).response
        assert f"table {table.id}" in texts(first)
        assert "• no Troel" in texts(first)
        turned = await here["Ben"].click(first, custom_id=f"rules.contracts:{table.id}")
        assert "Troel" not in said(turned).split("\n", 1)[1]
        assert "Abondance" in said(turned)


async def test_a_chapter_can_be_turned_to_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        answer = (await here["Anna"].slash(here.channel, "rules", variant="wallonia")).response
        await here.restart()
        assert part("sides") in said(await here["Anna"].click(answer, custom_id="rules.score:wallonia"))


@pytest.mark.usefixtures("pictures_as_sent")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_suits_and_a_trick_are_shown_and_told_in_words(language: str) -> None:
    say = say_in(language)
    shown = {chapter: RULES.pictures(Kleurenwiezen().configure(), chapter, say) for chapter in RULES.CHAPTERS}
    assert {chapter for chapter, some in shown.items() if some} == {"game", "auction", "play"}
    for chapter, count in (("game", 13), ("auction", 4), ("play", 4)):
        (drawing,) = shown[chapter]
        assert drawing.alt.partition(":")[2].count(",") == count - 1
        assert len(drawing.draw().data) < 50_000
