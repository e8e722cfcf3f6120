"""The table of contracts: every contract with what three results of it pay."""

from __future__ import annotations

import io

from PIL import Image

from engine.games.kleurenwiezen.options import PRESETS, configure
from locales import LANGUAGES, say_in
from rendering import look_of
from rendering.canvas.fonts import Lettering, width_of
from rendering.canvas.values import LEAST_LETTER, WIDTH
from rendering.canvas.wording import LONGEST
from rendering.games.kleurenwiezen import ladder
from rendering.games.kleurenwiezen.ladder import alt_contracts, draw_contracts, paid_by
from tests.about import in_one_test
from tests.rendering.lettering import watched

EN = say_in("en")
OWN = "accept 8=8 +3 -3 / 6 +1 -3; solo 5=3 +1 -1; & accept 9=11 +3 -3; small-misere=6; troel=16; slam=60"


def test_what_a_contract_pays_is_what_the_rules_count() -> None:
    paid = {one.name: one for one in paid_by(configure("pagat", None), EN)}
    assert (paid["8 together"].made.own, paid["8 together"].failed.own) == (8, -11)
    assert paid["Small misère"].all_tricks is None
    assert paid["Slam"].all_tricks is None
    assert (paid["Slam"].made.own, paid["Slam"].failed.own) == (60, -60)


def test_a_ladder_of_one_s_own_is_shown_with_figures_of_opponents_and_shared_ranks() -> None:
    options = configure("pagat", {"ladder": OWN, "troel": "off"})
    paid = {one.name: one for one in paid_by(options, EN)}
    assert [one.name for one in paid.values() if one.beside] == ["9 together"]
    assert (paid["8 together"].made.own, paid["8 together"].made.against) == (8, 6)
    assert "Troel" not in paid
    assert "8 together: +8" in alt_contracts(options, EN)


@in_one_test("language", LANGUAGES)
def test_heads_and_names_stand_apart_and_are_whole(language: str) -> None:
    say = say_in(language)
    heads = say("build-scores-made"), say("build-scores-all", tricks=13), say("build-scores-short")
    changes: list[dict[str, str] | None] = [*[None] * len(PRESETS), {"ladder": OWN}]
    for preset, changed in zip((*PRESETS, "classic"), changes, strict=True):
        options = configure(preset, changed)
        rows = [*paid_by(options, say)]
        ends = ladder._ends(rows, heads)
        for head, end, before in zip(heads, ends, (300, *ends), strict=False):
            assert end - width_of(head, Lettering.PLAIN, LEAST_LETTER) >= before + 20
        with watched() as found:
            draw_contracts(options, look_of(say), say)
        assert {*heads} <= {one.text for one in found}
        assert not [one.text for one in found if "…" in one.text]


@in_one_test("preset", PRESETS)
def test_the_table_of_every_preset_is_drawn_and_told(preset: str) -> None:
    say = say_in(LANGUAGES[len(preset) % len(LANGUAGES)])
    options = configure(preset, {"ladder": OWN} if preset == "classic" else None)
    image = Image.open(io.BytesIO(draw_contracts(options, look_of(say), say).data))
    assert image.width == WIDTH
    told = alt_contracts(options, say)
    assert len(told) <= LONGEST
    assert next(iter(paid_by(options, say))).name in told
