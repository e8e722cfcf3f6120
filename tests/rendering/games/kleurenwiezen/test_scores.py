"""Kleurenwiezen: the score sheet, hands as they are held and hands that lie open."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.core.cards import CARDS, Suit, parse_cards
from engine.core.game import DealResult
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch, SheetLine
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE
from rendering import Look, Picture, SeatLabel, as_held, draw_hand
from rendering.canvas.lines import line_of
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST
from rendering.games.kleurenwiezen.alt_auction import brief_call
from rendering.games.kleurenwiezen.scores import HIGHEST, alt_score_sheet, contract_of, draw_score_sheet, shown_lines
from tests.about import in_one_test
from tests.rendering.games.kleurenwiezen.gallery import GAME, SCORES, match_of

LABELS = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))
LONG = (SeatLabel("Maximiliane von und zu Wackernagel-Hohenstein", computer=True, away=True),) * 4
LOOK = Look("AHVB")
NL = say_in("nl")
MOST_BYTES = 64_000


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGBA")


# --- the score sheet ---


def sheet(match: KleurenwiezenMatch, labels: tuple[SeatLabel, ...] = LABELS) -> bytes:
    return draw_score_sheet(match, labels, LOOK, NL).data


LINE = SheetLine(1, 4, DealResult("accept 9 H", (1, 3), (5, 2, 4, 2), None, (11, -11, 11, -11), (11, -11, 11, -11)), 1)
EMPTY = GAME.begin(GAME.configure(), 1)


def test_the_sheet_tells_who_played_what_and_what_it_brought() -> None:
    result = LINE.result
    lines = [
        LINE,
        LINE._replace(multiple=2),
        LINE._replace(result=result._replace(contract="accept 9 D")),
        LINE._replace(result=result._replace(declarers=(1, 2))),
        LINE._replace(result=result._replace(delta=(12, -11, 11, -11))),
        LINE._replace(result=DealResult(None, (), (0,) * 4, None, (0,) * 4, (0,) * 4, True)),
    ]
    matches = [EMPTY._replace(sheet=(line,)) for line in lines]
    matches += [EMPTY, EMPTY._replace(dealer=2), EMPTY._replace(passed_out=True), EMPTY._replace(winners=(2,))]
    matches += [EMPTY._replace(score=(0, 1, 0, -1))]
    assert len({sheet(match) for match in matches}) == len(matches)
    assert len({alt_score_sheet(match, LABELS, NL, "AHVB") for match in matches}) == len(matches)


def test_the_words_tell_besides_which_deal_who_dealt_it_and_the_score_after_it() -> None:
    lines = [
        LINE,
        LINE._replace(deal=2),
        LINE._replace(dealer=1),
        LINE._replace(result=LINE.result._replace(score=(12, -11, 11, -11))),
    ]
    words = {alt_score_sheet(EMPTY._replace(sheet=(line,)), LABELS, NL, "AHVB") for line in lines}
    assert len(words) == len(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_long_match_the_last_deals_are_shown_after_the_standing_before_them(language: str) -> None:
    match, say = match_of("open-end"), say_in(language)
    lines, before = shown_lines(match, say)
    assert 10 <= len(lines) < len(match.sheet)
    assert before is not None
    assert (before.deal, lines[-1]) == (lines[0].deal - 1, match.sheet[-1])
    assert opened(draw_score_sheet(match, LABELS, LOOK, say)).height <= HIGHEST
    # What stands first and everything below it add up to the total.
    changes = zip(before.result.score, *(line.result.delta for line in lines), strict=True)
    assert tuple(map(sum, changes)) == match.score


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixteen_deals_of_two_partners_fit_one_sheet(language: str) -> None:
    match = EMPTY._replace(sheet=tuple(LINE._replace(deal=deal) for deal in range(1, 17)))
    assert shown_lines(match, say_in(language)) == (match.sheet, None)
    assert opened(draw_score_sheet(match, LABELS, LOOK, say_in(language))).height <= HIGHEST


@in_one_test("language", LANGUAGES)
@in_one_test("name", SCORES)
def test_a_sheet_is_a_small_picture_whatever_the_names(name: str, language: str) -> None:
    match, say = match_of(name), say_in(language)
    for labels in (LABELS, LONG):
        picture = draw_score_sheet(match, labels, Look(SET_OF_LANGUAGE[language]), say)
        assert opened(picture).width == WIDTH
        assert len(picture.data) < MOST_BYTES
    for index_set in INDEX_SETS:
        assert len(alt_score_sheet(match, LONG, say, index_set)) <= LONGEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixteen_deals_in_words_keep_the_newest_contracts_what_they_brought_and_the_total(language: str) -> None:
    say, match = say_in(language), match_of("won")
    words = alt_score_sheet(match, LABELS, say, SET_OF_LANGUAGE[language])
    for line in match.sheet[-8:]:
        contract = contract_of(line)
        if contract is not None:
            assert brief_call(Bid(contract), say) in words
            assert " ".join(f"{change:+}".replace("-", "−").replace("+0", "0") for change in line.result.delta) in words
    for label, score in zip(LABELS, match.score, strict=True):
        assert f"{label.name} {score}".replace("-", "−") in words
    won = [LABELS[seat - 1].name for seat in match.winners]
    assert words.endswith(say("sheet-alt-won", names=won[0], people=1))


# --- hands ---


def test_a_hand_is_held_by_suit_black_and_red_in_turn_from_the_ace_down() -> None:
    mixed = parse_cards("2D KC AS 3H 5S QH 7C AD")
    assert as_held(mixed) == parse_cards("AS 5S QH 3H KC 7C AD 2D")


def test_thirteen_cards_lie_in_two_rows_that_part_between_suits() -> None:
    hands = [parse_cards("AS KS 5S 3S QH 6H 4H 3H TC 2C 7D 6D 2D"), CARDS[:13]]
    for hand in hands:
        assert opened(draw_hand(hand, None, LOOK)).size == (800, 375)
    # The four highest of a suit are raised together: none of them stays in the other row.
    raised = opened(draw_hand(hands[0], frozenset(hands[0][4:8]), LOOK))
    assert raised.tobytes() != opened(draw_hand(hands[0], frozenset(hands[0][4:7]), LOOK)).tobytes()


def test_suits_in_a_line_are_signs() -> None:
    assert line_of("solo 6 ♠") == ("solo 6", Suit.S)
    assert line_of("Abondance 10 ♦ op tafel") == ("Abondance 10", Suit.D, "op tafel")
