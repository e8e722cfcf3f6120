"""What a host forges in a file and seals again is called wrong, or not proved.

What the channel has, the digest and the number of its message, no host can forge: everybody saw it before the deal.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import verify_match
from engine.core.chance.fairness import digest_of
from engine.table.model.setup import SameDeals
from tests.engine.running.forging import LINK, Match, copied, dealt_anew, drawn_anew, printed, said_of, sealed
from tests.engine.running.proofs import MESSAGE, proof

Forge = Callable[[Match], object]


# --- Words, cuts and whoever made them

EMPTY: list[Any] = [None, 0, False, 0.0, [], {}, " ", "\u200b"]
"""Eight ways to write that nothing was said; each would make another key."""
OTHER_WORDS = [
    ["hop"], 5, "Pe\u0301", "hop  hop", " hop", "hop ", "hop\n", "hop\u00a0hop", "a" * 41, "hop*", "\u202ehop", "日本",
    "hop\u2019", "hop\x1b[2J",
]  # fmt: skip


@pytest.mark.parametrize("edition", [2, 3])
@pytest.mark.parametrize("words", [*EMPTY, *OTHER_WORDS], ids=ascii)
def test_words_that_nobody_can_have_said_and_nothing_spelled_otherwise_are_wrong(words: Any, edition: int) -> None:
    for number in (0, 1):
        match = copied("denexa", edition=edition)
        match["deals"][number]["words"] = words
        try:
            match = dealt_anew(match)
        except (AttributeError, UnicodeEncodeError):
            match = sealed(match)
        assert any(one.startswith(f"deal {number + 1}: it cannot be read") and "words" in one for one in said_of(match))


@pytest.mark.parametrize("edition", [2, 3])
@pytest.mark.parametrize("name", ["by", "cut"])
@pytest.mark.parametrize("value", ["2", 2.0, True, [2], {}, -1, 0, 99, "٣"], ids=ascii)
def test_a_seat_or_a_number_of_cards_that_is_no_whole_number_is_wrong(name: str, value: Any, edition: int) -> None:
    match = copied("denexa", edition=edition)
    match["deals"][1][name] = value
    assert any(one.startswith("deal 2: ") for one in said_of(sealed(match)))


def test_nobody_cuts_on_a_seat_where_nobody_sits_or_which_is_not_at_dealers_right() -> None:
    for preset, by in (("troeven-3-dummy", 3), ("denexa", None)):
        match = copied(preset)
        deal = match["deals"][0]
        deal["by"] = by or deal["dealer"]
        deal["dealer"] = deal["dealer"] if by is None else by % 4 + 1
        assert any("the seat that cut is not the one that may" in one for one in said_of(dealt_anew(match)))


# --- Kleurenwiezen: the record holds what was played


def swap_tricks(bundles: list[str]) -> None:
    bundles[0], bundles[1] = bundles[1], bundles[0]


def swap_cards(bundles: list[str]) -> None:
    first, second, *rest = bundles[0].split()
    bundles[0] = " ".join((second, first, *rest))


@pytest.mark.parametrize("gathering", ["table", "exact"])
@pytest.mark.parametrize("forge", [swap_tricks, swap_cards])
@pytest.mark.parametrize("edition", [2, 3])
def test_tricks_in_another_order_than_they_were_played_are_wrong(
    forge: Callable[[list[str]], None], gathering: str, edition: int
) -> None:
    match = copied("pagat", 5, 2, gathering=gathering, edition=edition)
    forge(match["deals"][1]["bundles"])
    match = dealt_anew(match)
    match["record"] = re.sub(r'\[Cut "\d+"\]', f'[Cut "{match["deals"][1]["cut"]}"]', match["record"])
    assert "deal 2: the tricks lie otherwise than they were played in the record" in said_of(sealed(match))
    # Without a record, which a file of the third edition must have, that is not proved.
    del match["record"]
    assert bool(said_of(sealed(match))) is (edition == 3)
    assert "gathered" in verify_match.claims(match, match["deals"][1])
    assert "gathered" in verify_match.NOT_PROVED


def test_the_script_lays_every_deal_together_as_the_rules_do() -> None:
    """Contracts, declarers, tricks and what was not played, all from the record; every variant, whatever was played."""
    words = set()
    for seed in range(6):
        for preset in ("pagat", "whisthub", "classic", "gerver", "flemish", "wallonia"):
            match = copied(preset, seed, 3, gathering="table", claim_when_settled="yes" if seed % 2 else "no")
            assert said_of(match) == []
            words |= {line[0] for deal in verify_match.record_of(match) for _, line in deal["lines"]}
    assert {"accept", "solo", "small-misere", "piccolo", "abondance", "slam", "discard", "propose"} <= words


def test_a_record_of_other_cards_is_wrong() -> None:
    for preset in ("denexa", "pagat", "chouine"):
        match = copied(preset)
        match["record"] = re.sub(r'(\[Pack ")(\S+) (\S+)', r"\1\3 \2", match["record"], count=1)
        assert "deal 1: the record has other cards" in said_of(sealed(match))
        match["record"] = match["record"].rpartition("[Deal ")[0]
        assert "record: it has other deals than the file" in said_of(sealed(match))


# --- Secrets that were searched


def alone(match: Match) -> None:
    """A match that nobody else plays, with a key that no message went into."""
    match["same"] = True
    match["key"] = verify_match.first_key(match, None).hex()
    for deal in match["deals"]:
        deal.update(by=None, words="")


def test_same_deals_at_a_match_that_was_alone_are_wrong_where_the_digest_says_otherwise() -> None:
    match = copied("denexa")
    digest = match["digest"]
    alone(match)
    match["digest"] = verify_match.digest_of(match)
    assert "digest: it is not that of the secret" in said_of(dealt_anew(drawn_anew(match)), digest)


@pytest.mark.parametrize("edition", [2, 3])
def test_of_same_deals_it_is_said_that_a_search_is_not_excluded_and_which_message_can_tell(
    edition: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    same = SameDeals("deal", b"s" * 32, 2, None)
    match = copied("denexa", deals=2, same=same, edition=edition)
    status, out = printed(match, tmp_path, capsys, match["digest"], LINK)
    assert status == 0
    assert out.count(f"not proved: {verify_match.CLAIMS['shared']}") == 2
    assert re.search(rf"^look   at message {MESSAGE[1]}.*say that other tables play the same deals$", out, re.MULTILINE)
    assert "proved: the digest was in its message before the deal" not in out


def test_a_digest_of_the_secret_alone_serves_shared_deals_and_proves_nothing_about_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The deal of the day has such a digest, in a message that says so."""
    secret = b"s" * 32
    match = copied("denexa", deals=2, same=SameDeals("deal", secret, 2, None))
    status, out = printed(match, tmp_path, capsys, digest_of(secret))
    assert (status, "not proved: the rules, how was drawn, and who sat there" in out, "sat there at" in out) == (
        0,
        True,
        False,
    )
    own = copied("denexa")
    assert said_of(own, digest_of(bytes.fromhex(own["secret"]))) == ["digest: it is not that of the secret"]


def test_cards_from_another_message_or_from_none_are_not_proved_or_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A host may choose the key, unless the number of the message, which only the channel has, is given."""
    match = copied("denexa")
    match["key"] = "ab" * 32
    match = dealt_anew(drawn_anew(match))
    packs = iter(match["deals"])
    match["record"] = re.sub(r'\[Pack "[^"]*"\]', lambda _: f'[Pack "{next(packs)["pack"]}"]', match["record"])
    for deal in match["deals"]:
        deal["dealer"] = match["draws"][0]["order"][0] if deal["deal"] == 1 else deal["dealer"]
    match = sealed(match)
    assert "message: the cards do not follow from its number" in said_of(match, match["digest"], str(MESSAGE[1]))
    assert verify_match.claims(match, match["deals"][0])[0] == "unlinked"
    assert "unlinked" in verify_match.NOT_PROVED
    honest = copied("denexa")
    _, out = printed(honest, tmp_path, capsys, honest["digest"])
    assert out.count("not proved: that the cards follow from the number of the digest's message") == 3
    assert said_of(honest, "") == ["digest: it is not that of the secret"]


# --- First dealer and seats


@pytest.mark.parametrize("edition", [2, 3])
def test_names_padded_until_the_draw_fits_are_wrong(edition: int) -> None:
    for padded in (5, 6, 7, 8, 3, 2):
        match = copied("denexa", edition=edition)
        match["seats"] = [f"Speler {seat}" for seat in range(1, padded + 1)]
        for deal in match["deals"]:
            deal.update(by=None, words="", dealer=1)
        assert "seats: nobody plays this with so many" in said_of(drawn_anew(match))
        if edition == 3:
            match["people"], match["names"] = [None] * padded, [None] * padded
            assert "digest: it is not that of the secret" in said_of(drawn_anew(match))


def as_jacks(match: Match) -> None:
    match["draws"][0].update(label="partners", by="jacks", ranking=verify_match.RANKS[::-1])


def as_number(match: Match) -> None:
    match["draws"][0].update(label="dealer", by="number", ranking="")


@pytest.mark.parametrize("edition", [2, 3])
@pytest.mark.parametrize(("forge", "options"), [(as_jacks, {}), (as_number, {"seats_by": "jacks"})])
def test_another_kind_of_draw_is_wrong(forge: Forge, options: dict[str, Any], edition: int) -> None:
    match = copied("denexa", edition=edition, **options)
    forge(match)
    label = match["draws"][0]["label"]
    assert f"draw {label}: it is another kind of draw than the one of this match" in said_of(drawn_anew(match))


def test_how_was_drawn_and_the_rules_cannot_be_exchanged_after_the_digest_was_posted() -> None:
    match = copied("denexa")
    digest = match["digest"]
    for change in ({"draw": "jacks"}, {"table": 8}, {"preset": "points"}, {"given": 1}, {"same": True}, {"edition": 2}):
        forged = json.loads(json.dumps(match)) | change
        forged |= {"message": str(MESSAGE[1])} if "edition" in change else {}
        forged["digest"] = verify_match.digest_of(forged)
        assert "digest: it is not that of the secret" in said_of(sealed(forged), digest), change


def test_of_an_older_digest_it_is_said_that_it_covers_neither_the_draw_nor_the_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = copied("denexa", edition=2)
    status, out = printed(match, tmp_path, capsys, match["digest"], LINK)
    assert status == 0
    assert "not proved: the rules, how was drawn, and who sat there" in out


def test_another_person_on_a_seat_is_wrong_and_a_forgotten_one_not_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = copied("denexa", seats_by="high-cards")
    status, out = printed(match, tmp_path, capsys, match["digest"], LINK)
    assert status == 0
    for seat in (1, 2, 3, 4):
        assert f"right  seat {seat}: {match['seats'][seat - 1]} sat there at the start" in out
    person = verify_match.person_on(match, 2)
    name, salt = match["names"][person]
    match["names"][person] = ["Somebody", salt]
    assert "seat 2: the digest was posted with somebody else there" in said_of(sealed(match))
    match["names"][person] = None
    status, out = printed(sealed(match), tmp_path, capsys, match["digest"], LINK)
    assert (status, "seat 2: not proved, forgotten" in out, name in out) == (0, True, False)


def test_no_number_of_discords_stands_in_the_file() -> None:
    for preset in ("denexa", "pagat", "chouine"):
        text = json.dumps(proof(preset))
        assert not re.search(r"(?<![0-9a-f\"])\d{15,}(?![0-9a-f])", text)
        assert str(MESSAGE[1]) not in text
        assert not {"channel", "message", "server"} & proof(preset).keys()


def test_words_with_a_cut_are_said_to_be_able_to_choose_the_next_deals_that_nobody_cuts() -> None:
    """An accomplice who has the secret tries words until the deal suits; the next cut by a person shifts it."""
    match = copied("denexa", deals=5)
    cuts = [(deal["by"], deal["words"]) for deal in match["deals"]]
    found = [verify_match.claims(match, deal, str(MESSAGE[1])) for deal in match["deals"]]
    said = False
    for (by, words), claims in zip(cuts, found, strict=True):
        assert ("words" in claims) is (said and by is None)
        said = bool(words) if by is not None else said
    for deal in match["deals"]:
        deal["words"] = "hop" if deal["by"] else ""
    assert ["words" in verify_match.claims(match, deal) for deal in match["deals"]] == [False, False, True, False, True]
    for deal in match["deals"]:
        deal["words"] = ""
    assert not any("words" in verify_match.claims(match, deal) for deal in match["deals"])
    assert "words" in verify_match.NOT_PROVED
