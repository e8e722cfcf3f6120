"""Gathering as at a table (docs/rules/kleurenwiezen.md, decision 14): wild hands that nobody can work out."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.gathering import Deal, attack, choose, cuts_left, deals, simulated, together, wildness
from engine.core.cards import Card, parse_cards
from engine.core.chance.fairness import Stream
from engine.core.chance.packs import ByChance, derived_pack
from engine.core.errors import EngineError
from engine.core.options import ImpossibleOptions, Options
from engine.games.kleurenwiezen.pack import gather
from engine.games.kleurenwiezen.sheet import KleurenwiezenMatch
from engine.players.players import player_named
from engine.players.selfplay import selfplay
from engine.records.record import Record
from engine.records.replay import positions
from tests.about import in_one_test
from tests.engine.games.kleurenwiezen.deals import GAME, MIXED, after, contracted, go, played_out
from tests.engine.games.kleurenwiezen.reference.pack import gathered_by_hands
from tests.engine.records.commandline import run
from tests.engine.records.test_records_cut import FIRST, HEAD, SECOND

PACK = GAME.pack(GAME.configure())
TABLE = '[Option "gathering" "table"]\n'


class Listed:
    """Numbers from a list; when it is empty, zeros."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int, /) -> int:
        return self.numbers.pop(0) % bound if self.numbers else 0


class Last:
    """Always the highest number there may be: mixing changes no places, and nothing slips."""

    def below(self, bound: int, /) -> int:
        return bound - 1


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]


def finished(seed: int, **changes: str) -> KleurenwiezenMatch:
    """The standing after a deal of random bids and cards."""
    ends: list[Any] = []
    options = GAME.configure("pagat", changes)
    selfplay(GAME, options, 1, seed, player_named("random"), lambda record: ends.extend(positions(record)))
    match: KleurenwiezenMatch = ends[-1].state.outcome.match
    return match


# --- The option


def gathering(options: Options) -> str:
    return dict(options.values())["gathering"]


def test_exact_is_the_default_of_every_preset_and_tables_switch_table_on() -> None:
    for preset in GAME.presets:
        assert gathering(GAME.configure(preset)) == "exact"
        assert gathering(GAME.for_tables(preset)) == "table"
        assert gathering(GAME.for_tables(preset, {"Gathering": "exact"})) == "exact"


def test_tables_that_shuffle_gather_nothing() -> None:
    assert GAME.for_tables("pagat", {"shuffle": "yes"}) == GAME.configure(
        "pagat", {"shuffle": "yes", "claim_when_settled": "yes"}
    )


@in_one_test("preset", GAME.presets)
def test_table_is_refused_with_shuffle(preset: str) -> None:
    for configure in (GAME.configure, GAME.for_tables):
        with pytest.raises(ImpossibleOptions, match="gathering=table is not possible"):
            configure(preset, {"shuffle": "yes", "gathering": "table"})


def test_table_with_shuffle_gives_status_2_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--option", "shuffle=yes", "--option", "gathering=table")
    ran = run(capsys, "selfplay", "--game", "kleurenwiezen", *options, "--deals", 1)
    why = "gathering=table is not possible with pagat: the pack is shuffled, so nothing is gathered\n"
    assert ran == (2, "", why)


@settings(max_examples=50)
@given(
    st.sampled_from(list(GAME.presets)),
    st.dictionaries(
        st.sampled_from(["shuffle", "gathering", "claim_when_settled", "packets"]),
        st.sampled_from(["yes", "no", "exact", "table", "4-4-5"]),
    ),
)
def test_what_was_chosen_at_a_table_leads_to_its_options_again(preset: str, changes: dict[str, str]) -> None:
    try:
        options = GAME.for_tables(preset, changes)
    except EngineError:
        return
    chosen = GAME.chosen_at_table(options)
    assert GAME.for_tables(preset, chosen) == options
    assert chosen.items() <= changes.items()


# --- The pack


def test_what_lies_together_is_a_trick_or_a_suit_not_played_or_a_card_laid_aside() -> None:
    state = contracted("1 small-misere", dealer=2, claim_when_settled="yes", gathering="table")
    done = go(go(state, "2 discard AD", "1 discard AS", "4 discard JC", "3 discard AC"), "6S 2S KS TS")
    trick, *suits, first, second, third, fourth = map(texts, after(done).bundles)
    assert trick == ["6S", "2S", "KS", "TS"]
    assert [first, second, third, fourth] == [["AC"], ["JC"], ["AS"], ["AD"]]
    assert all(len({card[1] for card in suit}) == 1 for suit in suits)
    assert sum(map(len, suits)) == 52 - 8


def test_a_thrown_in_deal_is_gathered_suit_by_suit_of_every_hand() -> None:
    bundles = after(contracted(gathering="table")).bundles
    assert {frozenset(texts(bundle)) for bundle in bundles} == {
        frozenset(suit) for hand in MIXED for letter in "SHDC" if (suit := [c for c in hand.split() if c[1] == letter])
    }


def test_where_nothing_is_mixed_the_tricks_lie_as_they_were_won() -> None:
    match = after(played_out(contracted("2 propose D", "3 accept 8 D", gathering="table")))
    assert GAME.gather(match, Last()) == match.gathered


def test_one_pack_by_hand() -> None:
    """Three bundles: the last and the first change places; the first slips, and then two spades change places."""
    bundles = [tuple(parse_cards(text)) for text in ("2S 3S 4H", "5D", "KS AS")]
    # Of three bundles the first goes last, of two the second stays; within KS AS, and within 2S 3S 4H twice, nothing
    # moves; the join after KS AS slips, the next does not; of the spades KS AS 2S 3S the last and the first change
    # places.
    numbers = Listed(0, 1, 1, 2, 1, 0, 1, 0, 2, 1)
    assert texts(gather(bundles, numbers)) == ["3S", "5D", "AS", "2S", "KS", "4H"]
    assert gathered_by_hands([texts(one) for one in bundles], Listed(0, 1, 1, 2, 1, 0, 1, 0, 2, 1).below) == [
        "3S", "5D", "AS", "2S", "KS", "4H",
    ]  # fmt: skip


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.sampled_from(["yes", "no"]))
def test_every_pack_is_that_of_the_reference_by_the_same_numbers(seed: int, claims: str) -> None:
    match = finished(seed, gathering="table", claim_when_settled=claims)
    secret = seed.to_bytes(32, "big")
    pack = texts(GAME.gather(match, Stream(secret, "gather:2")))
    assert pack == gathered_by_hands([texts(one) for one in match.bundles], Stream(secret, "gather:2").below)
    assert sorted(pack) == sorted(texts(PACK))


def test_to_the_letter_the_numbers_change_nothing() -> None:
    match = finished(3)
    assert {GAME.gather(match, ByChance(random.Random(seed))) for seed in range(5)} == {match.gathered}


def test_the_secret_of_a_match_decides_the_pack_before_it_is_cut() -> None:
    match = finished(3, gathering="table")
    cards, cut = derived_pack(GAME, match, b"a" * 32, 17)
    assert cut == 17
    assert (*cards[-17:], *cards[:-17]) == GAME.gather(match, Stream(b"a" * 32, "gather:2"))
    assert derived_pack(GAME, match, b"b" * 32, 17).cards != cards
    assert derived_pack(GAME, match._replace(deal=3), b"a" * 32, 17).cards != cards


# --- Records


def test_a_record_of_such_a_deal_has_a_pack_and_never_a_cut() -> None:
    kept: list[Record] = []
    selfplay(GAME, GAME.configure("pagat", {"gathering": "table"}), 4, 7, player_named("random"), kept.append)
    assert [(len(deal.pack), deal.cut) for record in kept for deal in record.deals] == [(52, None)] * 4
    text = str(kept[0])
    assert (text.count("[Pack "), text.count("[Cut ")) == (4, 0)
    assert '[Option "gathering" "table"]' in text
    assert str(Record.parse(text)) == text
    assert sum(at.state.outcome is not None for at in positions(Record.parse(text))) == 4


def test_a_cut_in_such_a_record_gives_status_2_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEAD + TABLE + FIRST + SECOND, encoding="utf-8")
    why = "[Cut] is not possible: the tricks were gathered in no order, so each deal needs its [Pack]"
    for format_ in ((), ("--json",)):
        assert run(capsys, "replay", file, *format_) == (2, "", f"line 12: {why}\n")
    file.write_text(HEAD + FIRST + SECOND, encoding="utf-8")
    assert run(capsys, "replay", file).status == 0


def test_without_a_pack_such_a_record_is_asked_for_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(HEAD + TABLE + FIRST + SECOND.replace('[Cut "17"]\n', ""), encoding="utf-8")
    assert run(capsys, "replay", file) == (2, "", "line 11: [Pack] must follow [Deal]\n")


# --- Wild hands that nobody can work out. The figures of many more deals stand in benchmarks/results.md.


@cache
def gathered_deals(how: str) -> list[Deal]:
    return list(deals(how, 150, seed=5))


def test_hands_are_as_wild_as_where_the_pack_is_gathered_to_the_letter() -> None:
    """They are much wilder than from a shuffled pack: then 4 % have seven cards of a suit or more, and 5 % a void."""
    by_hand, exact = wildness(gathered_deals("table")), wildness(gathered_deals("exact"))
    for sort, share in exact.items():
        # Of 600 hands each: three standard errors of the difference.
        assert by_hand[sort] == pytest.approx(share, abs=0.08), sort
    for shares in (by_hand, exact):
        assert shares["longest suit of 7"] + shares["longest suit of 8 or more"] > 0.12
        assert shares["with a void"] > 0.14


def test_from_one_hand_nothing_is_certain_and_little_is_likelier() -> None:
    rng = random.Random(6)
    anybody, cutters = [], []
    for deal in gathered_deals("table")[::70]:
        packs = simulated(deal.bundles, 1500, rng)
        anybody += [attack(deal, seat, packs, rng, cutter=False) for seat in range(4)]
        cutters.append(attack(deal, 2, packs, rng, cutter=True))
    for known in (anybody, cutters):
        assert fmean(one.certain for one in known) <= 1
        assert fmean(one.right for one in known) < 0.45
        assert fmean(one.bits for one in known) < 0.05


def test_to_the_letter_all_hands_can_be_worked_out_from_one() -> None:
    """Shows that the attack finds the hands when there is something to find."""
    assert fmean(cuts_left(deal, seat) == 1 for deal in gathered_deals("exact")[:30] for seat in range(4)) > 0.95


def test_cards_of_one_trick_come_to_one_hand_no_oftener_than_others_of_their_suit() -> None:
    assert together(gathered_deals("table")) == pytest.approx(1, abs=0.06)
    assert together(gathered_deals("exact")) > 1.5


def test_whoever_cuts_cannot_choose_their_hand() -> None:
    rng = random.Random(7)
    exact = [choose(deal, [deal.gathered]) for deal in gathered_deals("exact")[:60]]
    hoped = [choose(deal, simulated(deal.bundles, 40, rng)) for deal in gathered_deals("table")[:60]]
    assert fmean(one.points for one in exact) > 16
    assert fmean(one.points for one in hoped) == pytest.approx(10, abs=1.5)
