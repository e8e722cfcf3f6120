"""Checking the packs of a match: everything follows from its secret, and any change is found."""

from __future__ import annotations

import ast
import hmac
import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import verify_match
from engine.core.cards import parse_cards, print_cards
from engine.core.chance.fairness import Stream, deal_label, digest_of, next_key, shuffled
from engine.core.chance.packs import cut
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.pack import gather
from engine.records.replay import positions
from engine.running.exports import Proof, files_of, record_of
from engine.table.decisions import dealing, play
from engine.table.model.entries import DealText
from engine.table.model.news import By
from tests.about import in_one_test
from tests.engine.running.proofs import MESSAGE, alterations, match_of, proof, seated

PRESETS = [(game, preset) for game in GAMES.values() for preset in game.presets]
SCRIPT = Path(verify_match.__file__)
Alter = Callable[[dict[str, Any]], object]


# --- What play produces can be checked


@in_one_test(("game", "preset"), PRESETS)
def test_every_pack_of_every_preset_follows_from_the_secret_and_its_cut(game: AnyGame, preset: str) -> None:
    cutters = set()
    for seed in range(3):
        made = dict(proof(preset, seed))
        assert verify_match.faults(made, made["digest"]) == []
        assert made["game"] == game.name
        cutters |= {deal["by"] for deal in made["deals"]}
    assert None in cutters
    assert len(cutters) > 1 or preset.startswith("chouine")


@pytest.mark.parametrize("by", ["high-cards", "jacks"])
def test_the_draw_for_partners_follows_from_the_secret(by: str) -> None:
    drawn = [proof("denexa", seed, 1, seats_by=by) for seed in range(40)]
    assert [verify_match.faults(dict(one)) for one in drawn] == [[]] * 40
    # Ties too, where some draw again.
    assert by == "jacks" or any(len(cards) > 2 for one in drawn for cards in one["draws"][0]["cards"])


def test_the_dealers_of_chouine_are_drawn_from_packs_of_their_own() -> None:
    labels = {drawn["label"] for seed in range(8) for drawn in proof("chouine", seed, 30)["draws"]}
    assert "dealer:1" in labels
    assert len(labels) > 1


@in_one_test("seed", range(12))
def test_a_pack_gathered_as_by_hand_follows_from_the_secret_and_the_tricks_before(seed: int) -> None:
    claims: dict[str, Any] = {"claim_when_settled": "yes" if seed % 2 else "no"}
    table, stored = match_of("pagat", seed, 4, gathering="table", **claims)
    made = dict(proof("pagat", seed, 4, gathering="table", **claims))
    assert verify_match.faults(made) == []
    record = record_of(table, stored)
    keys = list(verify_match.keys(made, bytes.fromhex(made["secret"])))
    for number, deal in enumerate(made["deals"][1:], 1):
        *_, end = positions(replace(record, deals=record.deals[:number]))
        assert deal["bundles"] == [print_cards(bundle) for bundle in end.state.outcome.match.bundles]
        numbers = Stream(keys[number], f"gather:{deal['deal']}")
        assert deal["gathered"] == print_cards(gather(end.state.outcome.match.bundles, numbers))
        assert deal["gathered"].split() != " ".join(deal["bundles"]).split()


def other_order(match: dict[str, Any]) -> None:
    cards = match["deals"][1]["gathered"].split()
    left = match["deals"][1]["cut"]
    cards[1], cards[0] = cards[0], cards[1]
    match["deals"][1].update(gathered=" ".join(cards), pack=" ".join(cards[left:] + cards[:left]))


def other_trick(match: dict[str, Any]) -> None:
    bundles = [bundle.split() for bundle in match["deals"][1]["bundles"]]
    bundles[0][0], bundles[1][1] = bundles[1][1], bundles[0][0]
    match["deals"][1]["bundles"] = [" ".join(bundle) for bundle in bundles]


def no_tricks(match: dict[str, Any]) -> None:
    del match["deals"][1]["bundles"]


@in_one_test("gathering", ["exact", "table"])
@in_one_test(
    ("alter", "why"),
    [
        (other_order, "gathered into another pack"),
        (other_trick, "cannot have had"),
        (other_trick, "gathered into another pack"),
        (no_tricks, "file: "),
    ],
)
def test_a_pack_that_was_not_gathered_from_the_tricks_is_found(gathering: str, alter: Alter, why: str) -> None:
    made = json.loads(json.dumps(proof("pagat", 5, 3, gathering=gathering)))
    assert verify_match.faults(made) == []
    alter(made)
    assert any(why in f"{where}: {fault}" for where, fault in verify_match.faults(made))


def test_files_from_before_there_were_bundles_are_read_as_they_were() -> None:
    made = json.loads(json.dumps(proof("pagat", 5, 3, edition=2)))
    del made["options"]["gathering"], made["seal"], made["record"]
    for deal in made["deals"]:
        del deal["bundles"], deal["dealer"]
    rest = json.dumps(made, sort_keys=True, separators=(",", ":"))
    made["seal"] = hmac.digest(bytes.fromhex(made["secret"]), rest.encode(), "sha256").hex()
    assert verify_match.faults(made) == []


def test_gathered_packs_go_on_and_only_the_first_one_is_shuffled() -> None:
    deals = proof("pagat", deals=4)["deals"]
    assert [deal["gathered"] is None for deal in deals] == [True, False, False, False]
    for deal in deals[1:]:
        pack = cut(parse_cards(deal["gathered"]), deal["cut"], range(3, 50))
        assert deal["pack"] == " ".join(map(str, pack))


CLAIMS = {
    ("denexa", True): [["posted", "pack", "cut"], ["posted", "pack", "person"], ["posted", "pack", "cut"]],
    ("denexa", False): [
        ["unposted", "pack", "cut"],
        ["unposted", "pack", "person"],
        ["unposted", "pack", "cut", "words"],
    ],
    ("pagat", True): [["posted", "pack", "cut"], ["posted", "hands", "person"], ["posted", "hands", "cut", "words"]],
}


@pytest.mark.parametrize(("of", "claims"), CLAIMS.items())
def test_it_is_said_deal_by_deal_what_is_proved_and_what_not(
    of: tuple[str, bool], claims: list[list[str]], tmp_path: Path
) -> None:
    preset, is_posted = of
    made = dict(proof(preset, is_posted=is_posted))
    message = str(MESSAGE[1]) if is_posted else None
    assert [verify_match.claims(made, deal, message) for deal in made["deals"]] == claims
    file = tmp_path / "it.verify.json"
    file.write_text(json.dumps(made), encoding="utf-8")
    status, printed = run(file, made["digest"], *filter(None, [message]))
    assert status == 0
    lines = [line.strip() for line in printed.splitlines()]
    for claim in {one for deal in claims for one in deal}:
        sign = "not proved: " if claim in ("unposted", "person", "words") else "proved: "
        count = sum(deal.count(claim) for deal in claims)
        assert lines.count(sign + verify_match.CLAIMS[claim]) == count
    said = made["deals"][1]["words"]
    assert (f"cut off by seat {made['deals'][1]['by']}" in printed, f'saying "{said}"' in printed) == (True, bool(said))
    # The report names the message to look for; a message's number tells when it was sent.
    place = f"message {MESSAGE[1]}, sent 2025-10-05 03:50:55 UTC"
    assert (place in printed, made["digest"] in printed) == (is_posted, True)


def test_what_somebody_gives_with_a_cut_counts_from_the_next_deal_on() -> None:
    """Otherwise somebody who cuts and knows the secret could choose words until the deal they cut suits them."""
    table, stored = match_of("denexa", deals=4)
    cuts = [DealText.parse(one.action).cut for one in stored.entries if one.kind == "deal"]
    assert [cut.seat is not None for cut in cuts if cut] == [False, True, False, True]
    assert table.commitment is not None
    first = table.commitment.first_key
    assert cuts[1] is not None
    assert cuts[1].seat is not None
    key = next_key(first, 2, cuts[1].seat, cuts[1].cards, cuts[1].words)
    pack = table.game.pack(table.setup.options)
    for deal, of in ((1, first), (2, first), (3, key), (4, key)):
        made = cuts[deal - 1]
        assert made is not None
        whole = shuffled(of, deal_label(deal), pack)
        assert stored.packs[deal] == " ".join(map(str, cut(whole, made.cards, table.cuts)))
    assert next_key(first, 2, cuts[1].seat, cuts[1].cards, cuts[1].words + "x") != key


def test_no_generator_has_a_say_in_a_match_with_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nobody(random.Random):
        def random(self) -> float:
            raise AssertionError("chance was asked")

        getrandbits = random  # type: ignore[assignment]

    for preset in ("denexa", "pagat", "chouine", "malmedy"):
        table = dealing.start(seated(preset), 11, b"s" * 32, b"salt").after
        table = dealing.settle_digest(table, MESSAGE).after
        for _ in range(3):
            table = dealing.deal(table, Nobody()).after
            while table.state.outcome is None:
                seat = table.game.actors(table.state)[0]
                action = table.game.legal_actions(table.game.view(table.state, seat))[-1]
                table = play.act(table, seat, action, By.PERSON).after


# --- Changes are found


@in_one_test(
    ("preset", "options", "is_posted"),
    [
        ("denexa", {"seats_by": "jacks"}, True),
        ("denexa", {"seats_by": "jacks"}, False),
        ("malmedy", {}, False),
        ("pagat", {}, True),
        ("chouine", {}, True),
        ("pagat", {"gathering": "table"}, False),
    ],
)
def test_whatever_is_changed_in_a_file_is_found(preset: str, options: dict[str, Any], is_posted: bool) -> None:
    made = dict(proof(preset, 1, 2, is_posted=is_posted, **options))
    changed = alterations(made)
    assert len(changed) > 80
    accepted = [one for one in changed if not verify_match.faults(one)]
    assert accepted == []


@in_one_test("at", range(64))
def test_a_secret_with_one_digit_changed_is_refused(at: int) -> None:
    made = dict(a_proof())
    digit = "0" if made["secret"][at] != "0" else "f"
    made["secret"] = made["secret"][:at] + digit + made["secret"][at + 1 :]
    assert {"digest", "message"} <= {where for where, _ in verify_match.faults(made, None, str(MESSAGE[1]))}


@cache
def a_proof() -> Proof:
    return proof("denexa")


def swap_cards(match: dict[str, Any]) -> None:
    cards = match["deals"][1]["pack"].split()
    match["deals"][1]["pack"] = " ".join((cards[1], cards[0], *cards[2:]))


def cut_elsewhere(match: dict[str, Any]) -> None:
    match["deals"][0]["cut"] = 4 if match["deals"][0]["cut"] != 4 else 5


def deal_with_a_cut_the_host_liked(match: dict[str, Any]) -> None:
    """Nobody cut, and the pack is dealt from another place than the secret says."""
    deal = match["deals"][0]
    assert deal["by"] is None
    pack = deal["pack"].split()
    deal["pack"] = " ".join((*pack[1:], pack[0]))
    deal["cut"] += 1


def other_message(match: dict[str, Any]) -> None:
    match["message"] = str(int(match["message"]) + 1)


def no_message(match: dict[str, Any]) -> None:
    match["message"] = None


def other_words(match: dict[str, Any]) -> None:
    deal = next(one for one in match["deals"] if one["by"] is not None)
    deal["words"] += "!"


def somebody_cut(match: dict[str, Any]) -> None:
    """The file calls chance's cut a person's."""
    match["deals"][0]["by"] = 2


def other_secret(match: dict[str, Any]) -> None:
    match["secret"] = "00" * 32


def other_dealer(match: dict[str, Any]) -> None:
    match["draws"][0]["order"] = [5]


def other_name(match: dict[str, Any]) -> None:
    match["seats"][0] = "Somebody"


def missing_deal(match: dict[str, Any]) -> None:
    del match["deals"][0]


TAMPERED: list[tuple[Alter, str]] = [
    (swap_cards, "WRONG  deal 2: the pack dealt is not"),
    (cut_elsewhere, "WRONG  deal 1: the pack dealt is not"),
    (deal_with_a_cut_the_host_liked, "WRONG  deal 1: nobody cut, and the secret makes another cut"),
    (other_words, "WRONG  deal 3"),
    (other_message, "WRONG  deal 1: the pack dealt is not"),
    (no_message, "WRONG  deal 1: the pack dealt is not"),
    (somebody_cut, "WRONG  deal "),
    (lambda match: match.update(edition=1), "WRONG  deal 1: the pack dealt is not"),
    (lambda match: match.update(edition=4), "WRONG  file: it is of an edition"),
    (other_secret, "WRONG  digest: it is not that of the secret"),
    (other_dealer, "WRONG  draw dealer"),
    (other_name, "WRONG  file: something in it was changed"),
    (missing_deal, "WRONG  deal 1: another deal stands here"),
    (lambda match: match.update(pack=match["pack"][3:]), "WRONG  pack: it is not that of the game"),
    (lambda match: match.pop("draws"), "WRONG  file: it cannot be read"),
]


def run(file: Path, *more: str) -> tuple[int, str]:
    # Isolated, it finds nothing of the project.
    done = subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file), *more], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("preset", ["denexa", "chouine", "pagat"])
def test_the_script_alone_accepts_what_the_bot_writes_and_says_what_was_changed(
    preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, stored = match_of(preset, edition=2)
    files = files_of(table, stored)
    (name,) = (name for name in files if name.endswith(".verify.json"))
    assert name == f"{table.game.name}-7.verify.json"
    file = tmp_path / name
    file.write_text(files[name], encoding="utf-8")
    made = json.loads(files[name])
    status, printed = run(file, made["digest"])
    assert (status, printed.count("right  deal")) == (0, 3)
    assert run(file, digest_of(b"")) == (1, "WRONG  digest: it is not that of the secret\n")
    for alter, said in TAMPERED:
        match = json.loads(files[name])
        alter(match)
        file.write_text(json.dumps(match), encoding="utf-8")
        assert verify_match.main([str(file)]) == 1
        assert said in capsys.readouterr().out
    # The last of them once more as a program.
    status, printed = run(file)
    assert (status, said in printed, "Traceback" in printed) == (1, True, False), (said, printed)
    file.write_text("no JSON", encoding="utf-8")
    status, printed = run(file)
    assert (status, "cannot be read" in printed) == (1, True)


def test_the_script_stands_alone_and_is_short_enough_to_be_read() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    tree = ast.parse(text, feature_version=(3, 9))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    imported |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert {str(name).partition(".")[0] for name in imported} <= {"__future__", *sys.stdlib_module_names}
    assert len(text.splitlines()) < 660
