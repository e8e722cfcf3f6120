"""What the table shows of each variant: making trumps, what players said, dummy, layouts and stock, who won."""

from __future__ import annotations

import random
from inspect import unwrap

import pytest

from engine.core.cards import Card, parse_cards
from engine.core.registry import game_named
from engine.core.view import Phase, View
from engine.games.couillon.sheets.chalked import Slate, Tree
from engine.games.couillon.sheets.numbers import Numbers, Points
from engine.games.couillon.state import CouillonView
from locales import say_in
from rendering import Look, SeatLabel, draw_table
from rendering.table import position as position_module
from rendering.table.alt import alt_table
from rendering.table.position import Position, position_of
from tests.about import in_one_test
from tests.rendering.positions import COUILLON, course, deal, shuffled


def said(view: CouillonView) -> dict[int, tuple[str, ...]]:
    """For each seat, the words that hang on its plate."""
    return {seat: words for seat, words in enumerate(position_of(view).said, 1) if words}


@in_one_test("preset", COUILLON.presets)
def test_every_position_of_every_variant_can_be_read(preset: str) -> None:
    for view in course(preset, 3, ("mit", "kontra")):
        position = position_of(view)
        assert len(position.standings) == len(set(view.sides))
        assert bool(position.turn) is bool(view.actors) is bool(position.asked)
        assert [row.score for row in position.standings] == list(view.sheet.score)
        assert position.unit == view.variant.scoring.value
        if view.phase is Phase.PLAY:
            assert position.trick_count == sum(view.tricks) + max(
                size + (seat in {played.seat for played in view.trick[: len(view.trick) % view.seats]})
                for seat, size in enumerate(view.hand_sizes, 1)
            ) + (view.stock // 2 if preset == "troeven-2-stock" else 0)


def test_a_proposal_lies_beside_the_stub_and_stays_there() -> None:
    asked, accepted = position_of(deal(())), position_of(deal(("accept",)))
    assert (asked.proposal, asked.stub, asked.packet) == (Card.parse("KC"), parse_cards("KC"), 7)
    assert (accepted.proposal, accepted.stub, accepted.packet) == (None, parse_cards("KC"), 7)
    both = position_of(deal(("pass",) * 4))
    assert (both.proposal, both.stub, both.packet) == (None, parse_cards("KC 9S"), 6)


def test_in_tongres_both_proposals_are_the_dealer_s_cards_until_played() -> None:
    first = deal((), preset="tongres")
    fourth = first.turned_up[0]
    second = position_of(deal(("pass",) * 4, preset="tongres"))
    assert position_of(first).shown == ((fourth,), (), (), ())
    assert second.shown[0] == (fourth, Card.parse("9S"))
    assert second.proposal == Card.parse("9S")
    assert second.said == ((), (), (), ())
    views = course("tongres", 5, ("accept",))
    for view in views:
        out = {played.card for trick in (*view.played, view.trick) for played in trick}
        assert (views[0].turned_up[0] in position_of(view).shown[0]) is (views[0].turned_up[0] not in out)


def test_in_kwajongen_the_face_up_card_is_the_dealer_s() -> None:
    view = deal((), preset="kwajongen")
    position = position_of(view)
    assert position.shown == (view.turned_up, (), (), ())
    assert (position.proposal, position.stub, position.packet) == (view.turned_up[0], (), 8)


@pytest.mark.parametrize("word", ["trump H", "turn"])
def test_a_forced_trump_card_is_shown_by_eldest_until_played(word: str) -> None:
    views = course("force", 7, (word,))
    assert position_of(views[0]).names_trumps == 2
    assert position_of(views[0]).packet == 8
    (card,) = views[1].turned_up
    assert position_of(views[1]).shown == ((), (card,), (), ())
    gone = [
        view for view in views if any(played.card == card for trick in (*view.played, view.trick) for played in trick)
    ]
    assert gone
    assert all(position_of(view).shown == ((),) * 4 for view in gone)


def test_before_trumps_are_named_it_is_told_who_is_to_name_them() -> None:
    for preset in ("kujong", "troeven", "troeven-3", "troeven-2-layout", "troeven-2-stock", "six", "eight", "malmedy"):
        position = position_of(course(preset, 1)[0])
        assert (position.asked, position.names_trumps, position.turn) == ("name", 2, (2,))


def test_the_dummy_is_on_turn_while_its_partner_acts_for_it() -> None:
    naming = position_of(course("troeven-3-dummy", 1, dealer=2)[0])
    assert (naming.turn, naming.names_trumps, naming.partner) == ((3,), 1, 1)
    playing = [view for view in course("troeven-3-dummy", 1) if view.turn == 3 and view.phase is Phase.PLAY]
    assert all(position_of(view).turn == (3,) and view.actors == (1,) for view in playing)


def test_layouts_have_their_place_before_they_are_dealt() -> None:
    first = position_of(course("troeven-3-dummy", 1)[0])
    assert (first.layouts[2], first.piles) == ((), (0, 0, 4, 0))
    assert position_of(course("troeven-2-layout", 1)[0]).piles == (8, 8)
    assert position_of(course("troeven", 1)[0]).piles == (0, 0, 0, 0)


def test_the_stock_grows_less_and_counts_among_the_tricks_to_come() -> None:
    views = [view for view in course("troeven-2-stock", 1) if view.phase is Phase.PLAY]
    assert {position_of(view).trick_count for view in views} == {16}
    assert [position_of(view).packet for view in views[::2]] == [max(16 - 2 * trick, 0) for trick in range(16)]


def test_the_talon_lies_face_down_to_the_end() -> None:
    for preset, cards in (("malmedy", 4), ("six-32", 2), ("six", 0), ("eight", 0)):
        assert {position_of(view).packet for view in course(preset, 1)[1:]} == {cards}


def test_what_was_said_about_trumps_is_heard_until_the_first_card() -> None:
    assert said(deal(("pass",))) == {2: ("pass",)}
    assert said(deal(("pass", "accept"))) == {2: ("pass",), 3: ("accept",)}
    assert said(deal(("pass",) * 4)) == dict.fromkeys((1, 2, 3, 4), ("pass",))
    assert said(deal(("pass", "accept", "play AH"))) == {}
    assert said(course("malmedy", 1, ("turn",))[1]) == {2: ("turn",)}


def mit_words(actions: tuple[str, ...], **changes: str) -> CouillonView:
    """Malmedy after these actions, with the queen of spades in eldest's hand and no card turned up by anybody."""
    pack = shuffled("malmedy", 1).split()
    first, queen = pack.index("QS"), 0
    pack[first], pack[queen] = pack[queen], pack[first]
    suit = next(card[1] for card in pack[1:3] if card[1] != "S")
    return deal((f"trump {suit}", *actions), " ".join(pack), preset="malmedy", changes=changes)


def test_mit_kontra_and_re_hang_on_their_seats_for_the_whole_deal() -> None:
    view = mit_words(("mit", "3 pass", "1 kontra", "4 re"))
    assert said(view) == {2: ("mit",), 1: ("kontra",), 4: ("re",)}
    assert said(mit_words(("mit", "3 pass", "1 kontra", "4 re", "first"))) == {2: ("mit",), 1: ("kontra",), 4: ("re",)}


def test_who_passes_in_the_window_is_heard_while_it_is_open() -> None:
    assert said(mit_words(("mit", "1 pass"))) == {2: ("mit",), 1: ("pass",)}
    assert said(mit_words(("mit", "1 pass", "3 kontra"))) == {2: ("mit",), 3: ("kontra",)}


def test_the_window_shows_whom_it_is_open_for_and_for_what() -> None:
    opened, answered = position_of(mit_words(("mit",))), position_of(mit_words(("mit", "1 kontra")))
    assert (opened.asked, opened.turn) == ("kontra", (1, 3))
    assert (answered.asked, answered.turn) == ("re", (2, 4))


def test_the_stakes_of_the_deal_grow_with_each_word() -> None:
    for words, stakes in (((), ()), (("mit",), ("mit",)), (("mit", "1 kontra", "4 re"), ("mit", "kontra", "re"))):
        position = position_of(mit_words(words))
        assert (position.stakes, position.worth) == (stakes, 1 + len(stakes))


@pytest.mark.parametrize(
    ("preset", "sheet", "stake"),
    [
        ("couillon", Slate(((0, 0), (0,)), craie=True), "craie"),
        ("points", Points(7, (1, 2), doubled=True), "tie"),
        ("troeven", Tree(7, (0, 0), (1, 1), doubled=True), "tie"),
        ("kwajongen", Numbers((3, 4), bonus=True), "pass"),
    ],
)
def test_what_the_sheet_owes_counts_among_the_stakes(preset: str, sheet: Slate, stake: str) -> None:
    options = COUILLON.configure(preset)
    match = COUILLON.begin(options)._replace(sheet=sheet)
    view = COUILLON.view(COUILLON.deal(match, parse_cards(shuffled(preset, 1))).state, 0)
    assert position_of(view).stakes == (stake,)


def test_queens_that_are_always_trumps_stand_by_the_trump_suit_and_the_mit_once_declared() -> None:
    assert position_of(mit_words(())).queens == ()
    assert position_of(mit_words(("mit",))).queens == parse_cards("QS")
    assert position_of(mit_words((), dame_de_make="yes")).queens == parse_cards("QC")
    assert position_of(mit_words(("mit",), red_queens="yes")).queens == parse_cards("QS QC QH QD")


def over(preset: str, seed: int, wanted: tuple[str, ...] = ()) -> Position:
    return position_of(course(preset, seed, wanted)[-1])


def test_a_deal_that_is_thrown_in_has_no_winner_and_is_no_tie() -> None:
    for preset in ("tongres", "kwajongen"):
        position = over(preset, 1, ("pass",))
        assert (position.thrown_in, position.tied) == (True, False)
        assert not any(row.won for row in position.standings)


def test_the_side_with_most_points_has_won_the_deal_and_equal_points_are_a_tie() -> None:
    ties = 0
    for seed in range(60):
        for preset in ("troeven-3", "troeven-2-stock", "couillon"):
            position = over(preset, seed)
            points = [row.points or 0 for row in position.standings]
            best = [row.side for row in position.standings if row.points == max(points)]
            assert [row.side for row in position.standings if row.won] == (best if len(best) == 1 else [])
            assert position.tied is (len(best) > 1)
            ties += position.tied
    assert ties


def test_at_the_end_of_the_match_its_winners_are_shown_not_the_deal_s() -> None:
    options = COUILLON.configure("malmedy", {"deals": "1"})
    state = COUILLON.deal(COUILLON.begin(options), parse_cards(shuffled("malmedy", 2))).state
    while state.outcome is None:
        seat = COUILLON.actors(state)[0]
        state = COUILLON.apply(state, seat, COUILLON.legal_actions(COUILLON.view(state, seat))[0]).state
    position = position_of(COUILLON.view(state, 0))
    assert position.phase is Phase.OVER
    assert {seat for row in position.standings if row.won for seat in row.seats} == set(state.outcome.match.winners)


def test_picture_and_words_of_a_position_share_what_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[object] = []
    plain = position_module._plain

    def noted(view: View) -> Position:
        worked_out.append(view)
        return plain(view)

    monkeypatch.setattr(position_module, "_plain", noted)
    position_module._kept.cache_clear()
    for name in ("couillon", "chouine", "kleurenwiezen"):
        game = game_named(name)
        options = game.configure()
        pack = list(game.pack(options))
        random.Random(4).shuffle(pack)
        state = game.deal(game.begin(options), pack).state
        labels = [SeatLabel(f"P{seat}") for seat in range(game.seats(options))]
        say, look = say_in("en"), Look(felt="wine")
        # Each reader is given a view of their own.
        unwrap(draw_table)(game.view(state, 1), labels, look, say)
        alt_table(game.view(state, 1), labels, say, look.index_set)
        unwrap(draw_table)(game.view(state, 1), labels, Look(), say)
    assert len(worked_out) == 3


class _Unkept(CouillonView):
    """As a view of a game from outside may be: nobody can look it up."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]


def test_a_view_that_cannot_be_looked_up_is_worked_out() -> None:
    view = deal(("accept",))
    own, shared = position_of(_Unkept(*view)), position_of(view)
    assert own._replace(extras=shared.extras) == shared
