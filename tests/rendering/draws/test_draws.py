"""Drawing for partners, by high cards and by jacks, as pictures and in words."""

from __future__ import annotations

import io
from typing import Final

import pytest
from PIL import Image

from engine.core.cards import CARDS, Card, Rank, pack_of, parse_cards
from engine.core.chance.seating import Draw, draw_by_jacks, draw_partners
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import draw_draw
from rendering.canvas.colours import FELT_LIGHT, GOLD, mix
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST, card_words
from rendering.draws.draw import alt_draw, compose_draw
from tests.about import in_one_test
from tests.rendering.felt import bare_share
from tests.rendering.lettering import watched
from tests.rendering.names import LONG_NAMES
from tests.rendering.positions import LOOK

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
JACKS: Final = draw_by_jacks(parse_cards("AS JH 9D TC QS KD 9C AH TD JS"))


def drawn(draw: Draw, names: tuple[str, ...] = NAMES) -> bytes:
    return draw_draw(draw, names, LOOK, say_in("nl")).data


def late() -> tuple[Card, ...]:
    """A pack whose jacks come last."""
    return tuple(sorted(pack_of("AKQJT987"), key=lambda card: card.rank is Rank.JACK))


@pytest.mark.parametrize("draw", [JACKS, draw_by_jacks(late()), draw_by_jacks(parse_cards("JS JH"))])
def test_a_draw_by_jacks_is_a_small_picture_however_many_cards_were_dealt(draw: Draw) -> None:
    data = drawn(draw, ("W" * 40,) * 4)
    assert Image.open(io.BytesIO(data)).width == WIDTH
    assert len(data) < 64_000


def test_a_draw_by_jacks_shows_every_card_dealt_and_who_sits_where() -> None:
    whole = drawn(JACKS)
    for person, cards in enumerate(JACKS.draws):
        for place in range(len(cards)):
            other = (*cards[:place], CARDS[0], *cards[place + 1 :])
            draws = (*JACKS.draws[:person], other, *JACKS.draws[person + 1 :])
            assert drawn(JACKS._replace(draws=draws)) != whole
    assert drawn(JACKS._replace(seats=(1, 0, 3, 2))) != whole
    assert drawn(JACKS, ("Ann", "Bo", "Cy", "Dirk")) != whole


def test_the_two_jacks_glow_and_nothing_else_does() -> None:
    def golden(draw: Draw) -> int:
        image = Image.open(io.BytesIO(drawn(draw))).convert("RGBA").convert("RGB").crop((20, 20, 780, 520))
        nearly = {mix(FELT_LIGHT, GOLD, step / 21) for step in range(16, 22)}
        return sum(count for count, colour in image.getcolors(1 << 20) or () if colour in nearly)

    one_less = JACKS._replace(draws=(*JACKS.draws[:3], parse_cards("TC 9C TS")))
    none = one_less._replace(draws=(JACKS.draws[0], parse_cards("TH"), *one_less.draws[2:]))
    assert golden(JACKS) > golden(one_less) > golden(none)


@in_one_test("draw", [JACKS, draw_by_jacks(late()), draw_partners(parse_cards("KH KS 9D KC AH 9S AS TC JC"))])
def test_little_of_a_draw_is_bare_felt_and_no_name_is_cut(draw: Draw) -> None:
    for first in range(0, len(LONG_NAMES), 4):
        named = (LONG_NAMES * 2)[first : first + 4]
        with watched() as found:
            image = compose_draw(draw, named, LOOK, say_in("de"))
        assert not [one.text for one in found if "…" in one.text]
        assert bare_share(image) < 0.2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_by_jacks_in_words_holds_cards_seats_partners_and_first_dealer(language: str) -> None:
    say, own = say_in(language), SET_OF_LANGUAGE[language]
    said = alt_draw(JACKS, NAMES, say, own)
    for name, cards in zip(NAMES, JACKS.draws, strict=True):
        assert say("sheet-alt-dealt", name=name, cards=", ".join(card_words(card, say, own) for card in cards)) in said
    assert say("sheet-alt-seated", names=say("picture-alt-and", one="Bo, Cy, Di", other="Ann")) in said
    assert say("picture-alt-partners", names=say("picture-alt-and", one="Bo", other="Di")) in said
    assert say("picture-alt-first", name="Bo") in said
    at_once = alt_draw(draw_by_jacks(parse_cards("JS JH")), NAMES, say, own)
    assert say("sheet-alt-dealt-none", name="Di") in at_once


@in_one_test("language", LANGUAGES)
@in_one_test("index_set", INDEX_SETS)
def test_the_longest_draws_in_words_stay_within_the_limit_and_keep_the_result(language: str, index_set: str) -> None:
    say, names = say_in(language), ("W" * 200,) * 4
    for draw in (draw_by_jacks(late()), draw_partners(list(CARDS[12::13]) + list(CARDS[:12]))):
        said = alt_draw(draw, names, say, index_set)
        assert len(said) <= LONGEST
        assert said.endswith(say("picture-alt-first", name="W")[1:])
