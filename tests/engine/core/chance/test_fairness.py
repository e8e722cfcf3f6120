"""Packs from a secret follow docs/fairness-algorithm.md.

All orders are equally likely, and everybody with the secret gets the same pack.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

import verify_match
from engine.core.cards import CARDS, print_cards
from engine.core.chance.fairness import (
    NO_MESSAGE,
    Stream,
    cut_by_chance,
    cuts,
    deal_label,
    dealer_label,
    digest_of,
    first_dealer,
    first_key,
    next_key,
    shuffled,
)
from engine.core.chance.packs import words_said
from tests.about import in_one_test

SECRET = bytes(range(32))
KNOWN_NUMBER = 1424363625
KNOWN = {
    "DEAL": (
        "2H 7S 2C 5S JH 6S 7H 2D AS TC 6H 9H 4C 6C QH JC 5H 5D TH 3H 3S AC KC 7D 2S TD "
        "KH 8C 8D 3C 9D QD 5C 9S JS 4S QC 8S AH 4H JD KD 8H 7C KS 3D AD TS 9C 6D QS 4D"
    ),
    "DEALER": (
        "TC 5D 7C 8H QH 5C 4S 2H 6D 4D 7D 3C 3D JH 2S TH 5H AC 6C 6H 9H 6S 8S TD 7S AD "
        "KC QS 5S 4C QD 2C 8C KS JD 9C 2D 9S AS 3H JC KD JS QC 8D 7H 9D 3S 4H KH TS AH"
    ),
}


def secret(number: int) -> bytes:
    return hashlib.sha256(str(number).encode()).digest()


def test_the_digest_is_the_sha_256_of_the_secret() -> None:
    assert digest_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_numbers_are_hmacs_of_label_and_block_four_bytes_at_a_time() -> None:
    blocks = [hmac.new(SECRET, f"deal:3:{block}".encode(), "sha256").digest() for block in (0, 1)]
    expected = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]
    stream = Stream(SECRET, deal_label(3))
    assert [stream.below(2**32) for _ in expected] == expected
    assert expected[0] == KNOWN_NUMBER


def test_a_number_of_the_rest_that_would_favour_some_is_skipped() -> None:
    numbers = Stream(SECRET, "deal:1")
    whole = [numbers.below(2**32) for _ in range(64)]
    # The bound is three quarters of all numbers: the stream skips every fourth on average.
    bound = 3 * 2**30
    stream = Stream(SECRET, "deal:1")
    kept = [number for number in whole if number < bound]
    assert [stream.below(bound) for _ in kept] == kept
    assert len(kept) < len(whole)


@pytest.mark.parametrize(("label", "pack"), [("deal:1", "DEAL"), ("dealer:1", "DEALER")])
def test_known_packs_of_a_known_secret(label: str, pack: str) -> None:
    assert print_cards(shuffled(SECRET, label, CARDS)) == KNOWN[pack]
    assert verify_match.shuffled(SECRET, label, print_cards(CARDS).split()) == KNOWN[pack].split()


def test_every_label_and_every_secret_has_an_order_of_its_own() -> None:
    labels = ["partners", *map(deal_label, range(1, 30)), *map(dealer_label, range(1, 30))]
    orders = {shuffled(one, label, CARDS) for one in map(secret, range(20)) for label in labels}
    assert len(orders) == 20 * len(labels)


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 for kind in counts) / expected + (kinds - len(counts)) * expected


def test_all_orders_of_a_small_pack_are_as_likely() -> None:
    orders = Counter[object](shuffled(secret(number), "deal:1", "abcd") for number in range(12_000))
    assert set(orders) == set(permutations("abcd"))
    # 23 degrees of freedom: one in a thousand is above 49.7.
    assert chi_square(orders, 24) < 49.7


def test_every_card_comes_to_every_place_as_often() -> None:
    packs = [shuffled(secret(number), "deal:2", CARDS[:24]) for number in range(6_000)]
    # The counts of each card and of each place have a fixed sum, which leaves 529 of 575 degrees of freedom; one in a
    # thousand is above 633.
    counts = Counter[object]((card, place) for pack in packs for place, card in enumerate(pack))
    assert chi_square(counts, 24 * 24) < 633


def test_at_least_three_cards_are_cut_off_and_three_stay() -> None:
    for cards in (24, 30, 32, 52):
        assert (cuts(cards)[0], cuts(cards)[-1]) == (3, cards - 3)


# --- What else decides: the digest's message, and what people give with their cuts


def test_the_first_key_is_an_hmac_of_the_message_that_has_the_digest() -> None:
    expected = hmac.new(SECRET, b"message:1424242424242424242", "sha256").digest()
    assert first_key(SECRET, 1_424_242_424_242_424_242) == expected
    assert first_key(SECRET, NO_MESSAGE) == hmac.new(SECRET, b"message:0", "sha256").digest()


def test_each_cut_of_a_person_goes_into_the_next_key_with_all_that_was_given() -> None:
    given = (3, 2, 17, "hé, Pé!")
    assert next_key(SECRET, *given) == hmac.new(SECRET, "given:3:2:17:hé, Pé!".encode(), "sha256").digest()
    others = [(4, 2, 17, "hé, Pé!"), (3, 1, 17, "hé, Pé!"), (3, 2, 18, "hé, Pé!"), (3, 2, 17, "hé, Pé"), (3, 2, 17, "")]
    assert len({next_key(SECRET, *one) for one in (given, *others)}) == 6


def test_a_cut_that_nobody_makes_is_a_number_of_the_stream_and_each_is_as_likely() -> None:
    allowed = cuts(52)
    assert cut_by_chance(SECRET, 5, allowed) == 3 + Stream(SECRET, "cut:5").below(47)
    made = Counter(cut_by_chance(secret(number), 1, allowed) for number in range(23_500))
    assert set(made) == set(allowed)
    # 500 each, with a standard deviation of 22.
    assert max(abs(count - 500) for count in made.values()) < 110


def test_the_first_dealer_is_a_number_of_the_stream() -> None:
    assert first_dealer(SECRET, 4) == 1 + Stream(SECRET, "dealer").below(4)
    assert {first_dealer(secret(number), 3) for number in range(40)} == {1, 2, 3}


@in_one_test(
    ("typed", "kept"),
    [
        ("", ""),
        ("  hallo   daar ", "hallo daar"),
        ("Où ça, garçon ?", "Où ça, garçon ?"),
        ("e\u0301te\u0301", "été"),
        ("’t is goed", "'t is goed"),
        ("12 345", "12 345"),
        ("ß-Ä Ĳ œ!", "ß-Ä Ĳ œ!"),
        ("x" * 40, "x" * 40),
        ("x" * 41, None),
        ("a; cut 4", None),
        ("@everyone", None),
        ("<@12>", None),
        ("a:b", None),
        ("**a**", None),
        ("`a`", None),
        ("a/b", None),
        ("\u202eabc", None),
        ("a\u200bb", None),
        ("שלום", None),
        ("🂡", None),
        ("a\nb", "a b"),
    ],
)
def test_what_is_said_with_a_cut_is_short_and_can_neither_mark_up_nor_call_nor_hide(
    typed: str, kept: str | None
) -> None:
    assert words_said(typed) == kept
