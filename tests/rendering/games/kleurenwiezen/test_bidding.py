"""Kleurenwiezen: the bidding box and the contract card, as pictures and in words."""

from __future__ import annotations

import io
from itertools import chain
from typing import Any

import pytest
from PIL import Image

from engine.core.cards import CARDS, Suit
from engine.core.view import SPECTATOR, Phase
from engine.games.kleurenwiezen.actions import KleurenwiezenPhase, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import NATURES, Contract, ContractKind, has_suit
from engine.games.kleurenwiezen.state import Auction, AuctionCall, Bidder, KleurenwiezenView
from locales import LANGUAGES, say_in
from locales.cards import SET_OF_LANGUAGE
from rendering import Look, Picture, SeatLabel
from rendering.canvas import felt
from rendering.canvas.values import WIDTH
from rendering.canvas.wording import LONGEST
from rendering.games.kleurenwiezen.bidding import (
    MOST_ROUNDS,
    alt_bidding,
    bidding_high,
    columns,
    draw_bidding,
    put_bidding,
    rounds,
)
from rendering.games.kleurenwiezen.contract import alt_contract, draw_contract, targets
from rendering.games.kleurenwiezen.wording import call_text_of, contract_text, suit_words
from tests.about import in_one_test
from tests.exhibition.gallery.everything import exhibits
from tests.rendering.games.kleurenwiezen.gallery import AUCTIONS, BEFORE_PLAY, GAME, TABLES, position_of

LABELS = tuple(map(SeatLabel, ("Anna", "Bram", "Chloé", "Daan")))
LONG = (SeatLabel("Maximiliane von und zu Wackernagel-Hohenstein", computer=True, away=True),) * 4
LOOK = Look("AHVB")
NL = say_in("nl")
MOST_BYTES = 64_000
USUAL_BYTES = 50_000
EVERY_CONTRACT = tuple(
    Contract(kind, goal, Suit.H if has_suit(kind) else None) for kind in ContractKind for goal in NATURES[kind].goals
)


def seen(name: str, kind: str = "auction", seat: int = SPECTATOR) -> KleurenwiezenView:
    return GAME.view(position_of(name, kind), seat)


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGBA")


def bidding(view: KleurenwiezenView, labels: tuple[SeatLabel, ...] = LABELS) -> bytes:
    return draw_bidding(view, labels, LOOK, NL).data


def said(view: KleurenwiezenView) -> list[list[str]]:
    """What the bidding box says, empty where the auction skipped a seat."""
    return [["" if cell is None else str(cell.call.action) for cell in row] for row in rounds(view)]


def with_auction(view: KleurenwiezenView, auction: Auction) -> KleurenwiezenView:
    return view._replace(public=view.public._replace(auction=auction))


# --- the auction ---


def test_the_box_of_the_first_example_is_the_seed_s() -> None:
    assert columns(seen("raised")) == (1, 2, 3, 4)
    assert said(seen("raised")) == [
        ["propose D", "propose C", "propose S", "propose H"],
        ["accept 8 H", "accept 9 S", "", ""],
        ["accept 9 H", "pass", "solo 6 S", ""],
        ["accept 10 H", "", "solo 7 S", ""],
        ["pass", "", "", "solo 7 H"],
    ]


def test_eldest_has_the_first_column_and_the_dealer_the_last() -> None:
    match = GAME.begin(GAME.configure(), 2)
    view = GAME.view(GAME.deal(match, CARDS).state, SPECTATOR)
    assert columns(view) == (3, 4, 1, 2)


def test_only_proposals_that_can_be_accepted_are_live() -> None:
    cells = list(chain(*rounds(seen("proposals"))))
    # Seat 1 is on turn: its own proposal has expired.
    assert [(cell.live, cell.gone) for cell in cells if cell] == [
        (False, True),
        (True, False),
        (True, False),
        (True, False),
    ]
    view = seen("accepted")
    first, second, third, fourth = rounds(view)[0]
    assert first
    assert second
    assert third
    assert fourth
    assert (first.live, first.gone) == (False, False)
    assert (third.live, third.gone) == (False, True)
    assert (fourth.live, fourth.gone) == (True, False)
    assert second.highest
    assert not (first.highest)
    assert not (third.highest)
    assert not (fourth.highest)


def test_everybody_who_joined_the_highest_misere_has_the_mark() -> None:
    cells = [cell for row in rounds(seen("misere")) for cell in row if cell]
    assert [cell.call.seat for cell in cells if cell.highest] == [2, 3]


def test_a_proposal_is_drawn_another_way_when_it_has_expired() -> None:
    view = seen("proposals")
    bidders = view.auction.bidders
    expired = (*bidders[:2], bidders[2]._replace(live=None), bidders[3])
    assert bidding(view) != bidding(with_auction(view, view.auction._replace(bidders=expired)))


def test_every_call_can_be_seen_and_every_standing_of_the_auction_is_another_picture() -> None:
    view = seen("raised")
    calls = view.auction.calls
    pictures = {
        bidding(with_auction(view, view.auction._replace(calls=calls[:count]))) for count in range(len(calls) + 1)
    }
    assert len(pictures) == len(calls) + 1
    assert len({bidding(seen(name)) for name in AUCTIONS}) == len(AUCTIONS)


def test_turn_dealer_and_troel_show() -> None:
    view = seen("troel")
    whole = bidding(view)
    assert bidding(view._replace(public=view.public._replace(troel=None))) != whole
    assert bidding(with_auction(view, view.auction._replace(turn=3))) != whole
    for seat in range(4):
        other = (*LABELS[:seat], SeatLabel("Eva"), *LABELS[seat + 1 :])
        assert bidding(view, other) != whole


def long_auction(rounds: int) -> KleurenwiezenView:
    """An impossible auction with four calls each time round."""
    view = seen("start")
    calls = [AuctionCall(seat, Propose(suit)) for suit in list(Suit) * 8 for seat in range(1, 5)][: 4 * rounds]
    return with_auction(view, view.auction._replace(calls=tuple(calls), bidders=(Bidder(proposed=(Suit.H,)),) * 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_long_auction_say_how_many_rounds_are_left_out(language: str) -> None:
    words = alt_bidding(long_auction(20), LONG, say_in(language), SET_OF_LANGUAGE[language])
    assert len(words) <= LONGEST
    assert say_in(language)("picture-alt-rounds-before", rounds=20 - MOST_ROUNDS) in words


@in_one_test("language", LANGUAGES)
@in_one_test("name", AUCTIONS)
def test_the_bidding_box_leaves_room_for_thirteen_cards_below_it(name: str, language: str) -> None:
    """A gold band, and two rows of cards of which the lower one is cut off, take 448 pixels."""
    view, say = seen(name), say_in(language)
    high = bidding_high(view, LABELS, LOOK, say)
    image = felt.table(WIDTH, 20 + high + 448)
    assert put_bidding(image, view, LABELS, LOOK, say, 20) == 20 + high
    assert image.height <= 1020


def test_whoever_looks_is_called_you_in_their_own_picture() -> None:
    view = seen("accepted")
    pictures = set()
    for own in range(5):
        image = felt.table(WIDTH, bidding_high(view, LABELS, LOOK, NL, own))
        put_bidding(image, view, LABELS, LOOK, NL, 0, own)
        pictures.add(image.tobytes())
    assert len(pictures) == 5


@in_one_test("language", LANGUAGES)
@in_one_test("name", AUCTIONS)
def test_the_auction_in_words_tells_every_call_who_said_it_and_how_it_stands(language: str, name: str) -> None:
    say, view = say_in(language), seen(name)
    words = alt_bidding(view, LABELS, say, SET_OF_LANGUAGE[language])
    assert len(words) <= LONGEST
    for call in view.auction.calls:
        text = call_text_of(call.action, say, suit_words(say))
        assert say("picture-alt-said", name=LABELS[call.seat - 1].name, call=text) in words
    for suit, seat in view.auction.live_proposals().items():
        assert f"{say('picture-suit', suit=str(suit))} ({LABELS[seat - 1].name})" in words
    if view.auction.highest is not None:
        assert contract_text(view.auction.highest, say, suit_words(say)) in words
    if view.troel is not None:
        partner = LABELS[view.troel.partner - 1].name
        assert say("picture-alt-troel", name=LABELS[view.troel.seat - 1].name, partner=partner) in words
    if view.phase is KleurenwiezenPhase.AUCTION:
        turn = LABELS[view.auction.turn - 1].name
        assert say("picture-alt-seat", name=turn, facts=say("picture-turn-bid")).removesuffix(".") in words


# --- the contract ---


def played(
    contract: Contract, declarers: tuple[int, ...], tricks: tuple[int, ...] = (0,) * 4, **more: Any
) -> KleurenwiezenView:
    view = seen("partnership", "table")
    public = view.public._replace(contract=contract, declarers=declarers, tricks=tricks, **more)
    return view._replace(public=public)


def told_of_targets(view: KleurenwiezenView) -> list[tuple[tuple[int, ...], int, int | None]]:
    return [(one.seats, one.tricks, one.goal) for one in targets(view)]


def test_tricks_of_two_partners_count_together_against_what_they_need() -> None:
    view = played(Contract(ContractKind.ACCEPT, 9, Suit.H), (1, 4), (4, 1, 1, 2))
    assert told_of_targets(view) == [((1, 4), 6, 9), ((2, 3), 2, 5)]
    for language, words in (("en", "6 of 9"), ("nl", "6 van 9"), ("fr", "6 sur 9"), ("de", "6 von 9")):
        say = say_in(language)
        assert say("picture-tricks-of", tricks=6, goal=9) == words
        anna = say("picture-alt-and", one="Anna", other="Daan")
        assert say("picture-alt-target", names=anna, tricks=6, goal=9) in alt_contract(view, LABELS, say, "AKQJ")


def test_each_declarer_of_a_negative_contract_succeeds_or_fails_alone() -> None:
    view = played(Contract(ContractKind.SMALL_MISERE, 0), (2, 3), (3, 0, 1, 0))
    assert told_of_targets(view) == [((2,), 0, 0), ((3,), 1, 0), ((1, 4), 3, None)]
    assert [one.beaten for one in targets(view)] == [False, True, False]
    piccolo = played(Contract(ContractKind.PICCOLO, 1), (1,), (1, 0, 0, 0))
    assert not targets(piccolo)[0].beaten
    assert targets(played(Contract(ContractKind.PICCOLO, 1), (1,), (2, 0, 0, 0)))[0].beaten


@in_one_test("language", LANGUAGES)
@in_one_test("contract", EVERY_CONTRACT)
def test_every_contract_has_a_small_card_and_words(contract: Contract, language: str) -> None:
    say = say_in(language)
    declarers = (1, 2, 3, 4) if contract.is_negative else (1,)
    for labels in (LABELS, LONG):
        view = played(contract, declarers, (3, 2, 0, 0))
        assert len(draw_contract(view, labels, LOOK, say).data) < USUAL_BYTES
        assert len(alt_contract(view, labels, say, "AKQJ")) <= LONGEST
    words = alt_contract(played(contract, declarers), LABELS, say, "AKQJ")
    assert contract_text(contract, say, suit_words(say)) in words
    assert all(LABELS[seat - 1].name in words for seat in declarers)


def test_the_card_tells_who_plays_what_how_it_stands_and_what_it_counts() -> None:
    contract = Contract(ContractKind.SOLO, 6, Suit.S)
    views = [
        played(contract, (2,)),
        played(contract, (3,)),
        played(contract._replace(suit=Suit.C), (2,)),
        played(contract._replace(goal=7), (2,)),
        played(contract, (2,), (0, 1, 0, 0)),
        played(contract, (2,), multiple=2),
        played(contract, (2,), multiple=2, answers=(AuctionCall(4, Word.DOUBLE),)),
        played(contract, (2,), multiple=3, answers=(AuctionCall(4, Word.DOUBLE),)),
        seen("start"),
        seen("raised"),
    ]
    assert len({draw_contract(view, LABELS, LOOK, NL).data for view in views}) == len(views)
    assert len({alt_contract(view, LABELS, NL, "AHVB") for view in views}) == len(views)


def test_a_troel_undecided_is_for_what_its_partner_may_choose() -> None:
    view = seen("troel")
    assert NL("picture-goal-least", goal="8/9") in alt_contract(view, LABELS, NL, "AHVB")
    options = GAME.configure("wallonia")
    match = view.public.match._replace(options=options)
    always = view._replace(public=view.public._replace(match=match))
    assert NL("picture-goal-least", goal="9") in alt_contract(always, LABELS, NL, "AHVB")


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_who_looks_at_auction_and_contract_changes_nothing(seat: int) -> None:
    for name in ("troel", "raised"):
        own, spectator = seen(name, seat=seat), seen(name)
        assert own.hand
        assert bidding(own) == bidding(spectator)
        assert draw_contract(own, LABELS, LOOK, NL) == draw_contract(spectator, LABELS, LOOK, NL)
        assert alt_bidding(own, LABELS, NL, "AHVB") == alt_bidding(spectator, LABELS, NL, "AHVB")
        assert alt_contract(own, LABELS, NL, "AHVB") == alt_contract(spectator, LABELS, NL, "AHVB")


def test_the_gallery_s_positions_are_what_their_names_say() -> None:
    phases = {name: position_of(name).phase for name in TABLES}
    assert (phases["discarding"], phases["troel-choice"]) == (KleurenwiezenPhase.DISCARD, KleurenwiezenPhase.TROEL)
    assert phases["over"] is phases["passed"] is Phase.DONE
    assert all(position_of("open-misere-four").public.exposed)


def test_the_gallery_shows_no_table_before_the_first_card() -> None:
    """`cogs.games.kleurenwiezen.texts.pictures` sends the bidding box until there is a contract, then its card."""
    early = [name for name in TABLES if (view := seen(name, "table")).contract is None or not view.trick]
    assert tuple(early) == BEFORE_PLAY
    shown = {one.name for one in exhibits("en") if one.name.startswith("table-kleurenwiezen-")}
    assert shown == {f"table-kleurenwiezen-{name}" for name in TABLES if name not in BEFORE_PLAY}
