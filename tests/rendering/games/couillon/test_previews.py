"""What a variant looks like before anybody plays it: every card of the deal is there, and nobody has won."""

from __future__ import annotations

import io
import random
from itertools import cycle

from PIL import Image

from engine.games.couillon.options import CouillonOptions, configure, pack_for
from engine.games.couillon.variants import VARIANTS, Making
from locales import LANGUAGES, say_in
from rendering import look_of
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST
from rendering.games.couillon.deal import EXAMPLE, alt_deal, dealt_by, draw_deal
from rendering.games.couillon.sheets import alt_sheet, example_sheet
from tests.about import in_one_test
from tests.engine.games.couillon.player.test_compositions import playable
from tests.engine.games.couillon.written import GAME

EN = say_in("en")
HIGHEST = WIDTH
"""No higher than wide, so that a phone shows the score below as well."""
COMPOSED = 200


def check_deal(options: CouillonOptions) -> None:
    dealt, variant = dealt_by(options), options.variant
    assert [sum(packet.cards for packet in own) for own in dealt.packets] == [variant.cards] * variant.seats
    assert variant.cards * variant.seats + dealt.left == len(pack_for(options))
    turned = [packet for own in dealt.packets for packet in own if packet.open] + [
        one for one in (dealt.turned,) if one
    ]
    proposed = variant.making in (Making.UPCARD, Making.TONGRES, Making.DEALER_CARD)
    assert len(turned) == (proposed or options.show != "none")
    assert dealt.asks is not proposed


@in_one_test("preset", VARIANTS)
def test_every_card_of_a_preset_is_dealt_or_left(preset: str) -> None:
    check_deal(configure(preset, None))


def test_every_card_of_a_composition_is_dealt_or_left() -> None:
    for number in range(COMPOSED):
        check_deal(playable(number))


def test_what_is_turned_up_lies_where_the_rules_say() -> None:
    kwajongen = dealt_by(configure("kwajongen", None))
    assert [packet.open for packet in kwajongen.packets[-1]] == [EXAMPLE, None]
    assert [packet.open for packet in dealt_by(configure("tongres", None)).packets[-1]] == [None, EXAMPLE, None]
    shown = dealt_by(configure("malmedy", {"show": "highest"})).packets[0][0]
    assert shown.open is not None
    assert shown.open.text == "AH"
    malmedy = dealt_by(configure("malmedy", None))
    assert [[packet.late for packet in own] for own in malmedy.packets] == [[False, True], *[[True, True]] * 3]


@in_one_test(("preset", "language"), [*zip(VARIANTS, cycle(LANGUAGES), strict=False)])
def test_the_deal_of_every_preset_is_drawn_and_told(preset: str, language: str) -> None:
    options, say = configure(preset, None), say_in(language)
    image = Image.open(io.BytesIO(draw_deal(options, look_of(say), say).data))
    assert image.width == WIDTH
    assert image.height <= HIGHEST
    told = alt_deal(options, say, say.index_set)
    assert str(options.pack) in told
    assert len(told) < LONGEST


def test_the_deal_of_a_composition_is_drawn() -> None:
    for number in random.Random(5).sample(range(COMPOSED), 6):
        say = say_in(LANGUAGES[number % len(LANGUAGES)])
        assert draw_deal(playable(number), look_of(say), say).data


def test_the_deal_in_words() -> None:
    told = alt_deal(configure("six-32", None), EN, EN.index_set)
    assert "Players: 6; cards: 32." in told
    assert "Dealt first: 3 to the player at dealer’s left." in told
    assert "When trumps are made: 3 to each of the others, 2 to everybody. 2 cards are left over." in told
    assert "ace of hearts, queen of spades, king of hearts" in told
    assert "Players: 3" in alt_deal(configure("troeven-3-dummy", None), EN, EN.index_set)


def test_the_example_sheet_is_one_of_a_match_that_goes_on() -> None:
    presets = (configure(preset, None) for preset in VARIANTS)
    shortest = {"lines": "1", "branches": "1", "royes": "1", "target": "1", "cows": "5"}
    shortened = (
        configure(preset, {name: value for name, value in shortest.items() if name in own})
        for preset, own in (("couillon", "lines"), ("malmedy", "royes"), ("kujong", "cows"), ("points", "target"))
    )
    for options in (*presets, *shortened, configure("malmedy", {"deals": "2"})):
        shown = example_sheet(GAME.begin(options), EN)
        assert not shown.sheet.winners
        told = alt_sheet(shown, EN)
        assert "Anna" in told
    assert "after deal 2" in told
    assert shown.full == 0
