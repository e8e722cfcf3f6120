"""A host who has the secret can seal a file again; even so it leaves them no choice that the script does not find."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

import pytest

import verify_match
from tests.engine.running.proofs import proof

Alter = Callable[[dict[str, Any]], object]


def sealed(match: dict[str, Any]) -> dict[str, Any]:
    del match["seal"]
    rest = json.dumps(match, sort_keys=True, separators=(",", ":"))
    return match | {"seal": hmac.digest(bytes.fromhex(match["secret"]), rest.encode(), hashlib.sha256).hex()}


def other_label(match: dict[str, Any]) -> None:
    """Each way to write the label would draw another dealer, so a host could choose."""
    secret, drawn = bytes.fromhex(match["secret"]), match["draws"][0]
    drawn["label"] = {"dealer": "dealer:01", "dealer:1": "dealer:01", "partners": "partners:1"}[drawn["label"]]
    key, pack = next(verify_match.keys(match, secret)), match["pack"].split()
    if drawn["by"] == "number":
        drawn["order"] = [1 + verify_match.below(verify_match.numbers(key, drawn["label"]), len(match["seats"]))]
        return
    mixed = verify_match.shuffled(key, drawn["label"], pack)
    drawn["cards"], drawn["order"] = verify_match.draw(mixed, len(match["seats"]), drawn["by"], drawn["ranking"])


def other_ranking(match: dict[str, Any]) -> None:
    drawn = match["draws"][0]
    drawn["ranking"] = drawn["ranking"][::-1]
    key, pack = next(verify_match.keys(match, bytes.fromhex(match["secret"]))), match["pack"].split()
    mixed = verify_match.shuffled(key, drawn["label"], pack)
    drawn["cards"], drawn["order"] = verify_match.draw(mixed, len(match["seats"]), drawn["by"], drawn["ranking"])


def number_written_otherwise(match: dict[str, Any]) -> None:
    """1.0 is equal to 1, but its label is another, which makes another pack."""
    deal, pack = match["deals"][0], match["pack"].split()
    deal["deal"] = 1.0
    key = next(verify_match.keys(match, bytes.fromhex(match["secret"])))
    deal["cut"] = 3 + verify_match.below(verify_match.numbers(key, "cut:1.0"), len(pack) - 5)
    whole = verify_match.shuffled(key, "deal:1.0", pack)
    deal["pack"] = " ".join(whole[deal["cut"] :] + whole[: deal["cut"]])


def nobody_at_the_table_cut(match: dict[str, Any]) -> None:
    deal, pack = match["deals"][-1], match["pack"].split()
    deal.update(by=9, cut=5)
    key = list(verify_match.keys(match, bytes.fromhex(match["secret"])))[-1]
    whole = verify_match.shuffled(key, f"deal:{deal['deal']}", pack)
    deal["pack"] = " ".join(whole[5:] + whole[:5])


HOSTS: list[tuple[Alter, str]] = [
    (lambda match: match["draws"].clear(), "draws: one alone must be for the first deal"),
    (other_label, "draws: one alone must be for the first deal"),
    (other_ranking, "nobody draws like that"),
    (number_written_otherwise, "deal 1: it cannot be read: not written as the bot writes it: deal"),
    (nobody_at_the_table_cut, "deal 3: the seat that cut is none of this table"),
]


@pytest.mark.parametrize(("preset", "options"), [("denexa", {}), ("denexa", {"seats_by": "jacks"}), ("chouine", {})])
def test_a_host_who_seals_the_file_again_has_no_choice_of_who_deals_or_which_cards(
    preset: str, options: dict[str, Any]
) -> None:
    # Here chance has cut the last deal, so that nothing else is wrong with it.
    for alter, why in HOSTS:
        match = json.loads(json.dumps(proof(preset, 1, 3, edition=2, **options)))
        if alter is other_ranking and not match["draws"][0]["cards"]:
            continue
        alter(match)
        said = [f"{where}: {fault}" for where, fault in verify_match.faults(sealed(match))]
        assert any(why in one for one in said), (alter, said)
    made = json.loads(json.dumps(proof(preset, 1, 3, **options)))
    assert verify_match.faults(sealed(made)) == []


def as_given(match: dict[str, Any]) -> None:
    """A deal about which nothing is proved must not decide the key of those after it."""
    first, second = match["deals"][:2]
    first.update(given=True, by=1, cut=5, words="whatever suits")
    second.update(by=None, words="")
    secret, pack = bytes.fromhex(match["secret"]), match["pack"].split()
    key = verify_match.mac(verify_match.mac(secret, f"message:{match['message']}"), "given:1:1:5:whatever suits")
    whole = verify_match.shuffled(key, "deal:2", pack)
    second["cut"] = 3 + verify_match.below(verify_match.numbers(key, "cut:2"), len(pack) - 5)
    second["pack"] = " ".join(whole[second["cut"] :] + whole[: second["cut"]])


def test_a_deal_that_is_given_decides_nothing_about_the_next() -> None:
    match = json.loads(json.dumps(proof("denexa", 1, 3, edition=2)))
    as_given(match)
    said = [f"{where}: {fault}" for where, fault in verify_match.faults(sealed(match))]
    assert said == ["deal 1: it cannot be read: not written as the bot writes it: given"]


def test_the_first_pack_of_kleurenwiezen_is_dealt_in_packets_that_there_are() -> None:
    """The hands it opens with would be others for each way to deal, `1-12` and so on."""
    match = json.loads(json.dumps(proof("pagat", 1, 1, edition=2)))
    key, deal = next(verify_match.keys(match, bytes.fromhex(match["secret"]))), match["deals"][0]
    match["options"]["packets"] = "1-12"
    whole = verify_match.opening(verify_match.shuffled(key, "deal:1", match["pack"].split()), "1-12")
    deal["pack"] = " ".join(whole[deal["cut"] :] + whole[: deal["cut"]])
    assert [where for where, _ in verify_match.faults(sealed(match))] == ["pack", "deal 1"]
