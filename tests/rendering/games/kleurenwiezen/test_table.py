"""Kleurenwiezen's table: what it shows and to whom, and that nothing covers anything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.cards import CARDS, Card, Played, Suit, mask_of, parse_cards
from engine.core.view import SPECTATOR
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.contracts.contracts import Contract, ContractKind
from engine.games.kleurenwiezen.state import AuctionCall, KleurenwiezenState, KleurenwiezenView
from locales import LANGUAGES, say_in
from locales.cards import INDEX_SETS, SET_OF_LANGUAGE, index_of
from rendering import Look, SeatLabel, draw_table
from rendering.canvas.wording import LONGEST
from rendering.games.kleurenwiezen.wording import contract_text, suit_words
from rendering.table.alt import alt_table
from rendering.table.picture import compose_table, scene_of
from rendering.table.position import position_of as read
from tests.about import in_one_test
from tests.rendering.games.kleurenwiezen.gallery import GAME, TABLES, position_of
from tests.rendering.table.test_plan import HIGHEST, clashes, things

LABELS = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))
LONG = (SeatLabel("Maximiliane von und zu Wackernagel-Hohenstein", computer=True, away=True),) * 4
LOOK = Look("AHVB")
NL = say_in("nl")
USUAL_BYTES = 50_000
ONE_SUIT = parse_cards("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S")


def seen(name: str, seat: int = SPECTATOR) -> KleurenwiezenView:
    return GAME.view(position_of(name), seat)


def shown(view: KleurenwiezenView) -> list[bytes]:
    """Everything that a table draws and says."""
    words = [alt_table(view, LABELS, say_in(language), "AKQJ").encode() for language in LANGUAGES]
    return [draw_table(view, LABELS, LOOK, NL).data, *words]


def crowded() -> Iterator[KleurenwiezenView]:
    """Tables with a contract, and with open hands of every shape before every one of the four seats."""
    for name in (
        "partnership",
        "doubled",
        "small-misere",
        "open-misere",
        "open-misere-four",
        "abondance-table",
        "over",
    ):
        yield seen(name)
    view = seen("open-misere-four")
    for seat in range(1, 5):
        long = tuple(mask_of(ONE_SUIT) if one == seat else 0 for one in range(1, 5))
        yield view._replace(public=view.public._replace(exposed=long, declarers=(seat,)))
        yield view._replace(seat=seat)
    for hand in (ONE_SUIT, CARDS[:6] + CARDS[13:17] + CARDS[26:28], CARDS[12::4] + CARDS[1:3]):
        yield view._replace(public=view.public._replace(exposed=(mask_of(hand),) * 4, tricks=(1, 2, 0, 2)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_over_anything_else(language: str) -> None:
    for view in crowded():
        found = things(read(view), list(LONG), language)
        assert not list(clashes(found)), view.public.exposed
        assert found.scene.plan.height <= HIGHEST


def test_all_tables_stay_small() -> None:
    sizes = [len(draw_table(view, LONG, Look("1RDV", four_colours=True), say_in("fr")).data) for view in crowded()]
    assert max(sizes) < USUAL_BYTES


# --- what it tells ---


def changed(view: KleurenwiezenView, **more: Any) -> KleurenwiezenView:
    return view._replace(public=view.public._replace(**more))


def test_every_fact_of_the_table_shows_in_the_picture_and_in_words() -> None:
    view = seen("doubled")
    contract = view.contract
    assert contract is not None
    trick = (*view.trick[:-1], view.trick[-1]._replace(card=Card.parse("2H")))
    views = [
        view,
        changed(view, contract=contract._replace(goal=6)),
        changed(view, contract=contract._replace(suit=Suit.H)),
        changed(view, declarers=(2,)),
        changed(view, declarers=(1, 3), contract=Contract(ContractKind.ACCEPT, 8, contract.suit)),
        changed(view, multiple=3),
        changed(view, answers=(AuctionCall(3, Word.DOUBLE),)),
        changed(view, tricks=(1, 0, 0, 0)),
        changed(view, trick=trick),
        changed(view, turn=4, trick=()),
        changed(view, exposed=(mask_of(ONE_SUIT[:11]), 0, 0, 0)),
        changed(view, match=view.public.match._replace(dealer=1)),
        changed(view, match=view.public.match._replace(deal=2)),
    ]
    # The number of the deal stands in the line above the picture.
    assert len({draw_table(one, LABELS, LOOK, NL).data for one in views}) == len(views) - 1
    assert len({alt_table(one, LABELS, NL, "AHVB") for one in views}) == len(views)


def test_cards_laid_aside_lie_face_down_where_they_were_laid_and_then_together() -> None:
    laying, playing = seen("discarding"), seen("small-misere")
    assert read(laying).packet == 0
    one = changed(laying, discarded=laying.discarded[:1])
    position = read(laying)
    x, y = map(round, scene_of(position, LABELS, LOOK, NL).plan.spots[position.order.index(4)].card)
    middles = [compose_table(view, LABELS, LOOK, NL).crop((x - 20, y - 20, x + 20, y + 20)) for view in (one, laying)]
    assert middles[0].tobytes() != middles[1].tobytes()
    assert read(playing).packet == 4
    assert NL("picture-alt-packet", cards=4) in alt_table(playing, LABELS, NL, "AHVB")
    people = NL("picture-alt-and", one="Anna", other="Daan")
    assert laying.discarded == (1, 4)
    assert NL("picture-alt-laid-aside", names=people) in alt_table(laying, LABELS, NL, "AHVB")


def test_the_end_of_a_deal_tells_everybody_what_it_brought_and_the_score() -> None:
    view = seen("over")
    result = view.result
    assert result is not None
    words = alt_table(view, LABELS, NL, "AHVB")
    for change, score in zip(result.delta, result.score, strict=True):
        signed = f"{change:+}".replace("-", "−")
        assert NL("picture-alt-result", change=signed, count=abs(change), score=str(score).replace("-", "−")) in words
    assert words.count(NL("picture-alt-won-deal")) == sum(change > 0 for change in result.delta)
    assert NL("picture-alt-tied") not in words


@in_one_test("language", LANGUAGES)
@in_one_test("name", TABLES)
def test_the_table_in_words_holds_contract_declarers_trick_and_open_hands(language: str, name: str) -> None:
    say, own, view = say_in(language), SET_OF_LANGUAGE[language], seen(name)
    words = alt_table(view, LABELS, say, own)
    if view.contract is not None:
        assert contract_text(view.contract, say, suit_words(say)) in words
    for cards in view.exposed:
        assert all(index_of(card.rank, own) in words for card in cards)
    for played in view.trick:
        assert LABELS[played.seat - 1].name in words
    for index_set in INDEX_SETS:
        assert len(alt_table(view, LONG, say, index_set)) <= LONGEST


def test_turns_have_words_in_every_phase() -> None:
    assert {read(seen(name)).asked for name in TABLES} >= {"bid", "name", "discard", "play", ""}
    doubling = changed(seen("doubling"), phase=KleurenwiezenPhase.DOUBLE, answers=(AuctionCall(3, Word.NO_DOUBLE),))
    assert read(doubling).asked == "double"
    for language in LANGUAGES:
        assert say_in(language)("picture-alt-turn-double", name="Bram") in alt_table(
            changed(doubling, answers=(AuctionCall(3, Word.NO_DOUBLE), AuctionCall(4, Word.NO_DOUBLE))),
            LABELS,
            say_in(language),
            "AKQJ",
        )


# --- what it keeps secret ---


def hidden_otherwise(state: KleurenwiezenState) -> KleurenwiezenState:
    """The same position with every unseen card in another hand."""
    hands, exposed = state.hands, state.public.exposed
    closed = [seat for seat in range(4) if not exposed[seat]]
    moved = dict(zip(closed, [*closed[1:], *closed[:1]], strict=True))
    return state._replace(
        hands=tuple(hands[moved.get(seat, seat)] for seat in range(4)),
        discards=tuple(reversed(state.discards)),
        called=None if state.called is None else Card.parse("2C"),
    )


@in_one_test("name", TABLES)
def test_a_spectator_s_table_is_the_same_whatever_the_hidden_cards(name: str) -> None:
    state = position_of(name)
    other = hidden_otherwise(state)
    assert shown(GAME.view(state, SPECTATOR)) == shown(GAME.view(other, SPECTATOR))


@in_one_test("name", TABLES)
def test_a_table_shows_nobody_s_own_cards(name: str) -> None:
    # Seat 1 sits at the bottom for itself and for spectators, so equal views give equal pictures.
    assert shown(seen(name, 1)) == shown(seen(name))


def test_cards_that_lie_open_do_show() -> None:
    view = seen("open-misere")
    seat = view.declarers[0]
    cards = view.exposed[seat - 1]
    other = mask_of((*cards[1:], next(card for card in CARDS if card not in cards)))
    exposed = tuple(other if one == seat else 0 for one in range(1, 5))
    assert all(one != two for one, two in zip(shown(view), shown(changed(view, exposed=exposed)), strict=True))


def test_of_the_tricks_before_only_the_last_can_be_looked_at() -> None:
    view = seen("partnership")
    *rest, before, last = view.played

    def other(trick: tuple[Played, ...]) -> tuple[Played, ...]:
        return tuple(Played(one.seat, CARDS[number]) for number, one in enumerate(trick))

    assert shown(changed(view, played=(*rest, other(before), last))) == shown(view)
    after = shown(changed(view, played=(*rest, before, other(last))))
    assert all(one != two for one, two in zip(shown(view), after, strict=True))
