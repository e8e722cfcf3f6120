"""Files of matches as a host may forge them, who has the secret and seals them again."""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any, Final

import pytest

import verify_match
from tests.engine.running.proofs import MESSAGE, proof

Match = dict[str, Any]
LINK: Final = f"https://discord.com/channels/1/{MESSAGE[0]}/{MESSAGE[1]}"
"""To the message with the digest."""


def copied(preset: str, seed: int = 1, deals: int = 3, **how: Any) -> Match:
    made: Match = json.loads(json.dumps(proof(preset, seed, deals, **how)))
    return made


def sealed(match: Match) -> Match:
    rest = {key: value for key, value in match.items() if key != "seal"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return rest | {"seal": hmac.digest(bytes.fromhex(match["secret"]), text.encode(), hashlib.sha256).hex()}


def dealt_anew(match: Match) -> Match:
    """The same with all packs, cuts and gathering worked out once more from what now stands in it, and sealed."""
    pack = match["pack"].split()
    for at, deal in enumerate(match["deals"]):
        if deal.get("given"):
            continue
        key = list(verify_match.keys(match, bytes.fromhex(match["secret"])))[at]
        if deal["by"] is None:
            deal["cut"] = 3 + verify_match.below(verify_match.numbers(key, f"cut:{at + 1}"), len(pack) - 5)
        if deal["bundles"]:
            bundles = [bundle.split() for bundle in deal["bundles"]]
            by_hand = match["options"]["gathering"] == "table"
            whole = (
                verify_match.gathered(key, f"gather:{at + 1}", bundles)
                if by_hand
                else [card for one in bundles for card in one]
            )
            deal["gathered"] = " ".join(whole)
        else:
            whole = verify_match.shuffled(key, f"deal:{at + 1}", pack)
            if match["game"] == "kleurenwiezen":
                whole = verify_match.opening(whole, match["options"]["packets"])
        deal["pack"] = " ".join(whole[deal["cut"] :] + whole[: deal["cut"]])
    return sealed(match)


def drawn_anew(match: Match) -> Match:
    """The same with the draw for the first deal worked out once more by what now stands in it, and sealed."""
    key, drawn = next(verify_match.keys(match, bytes.fromhex(match["secret"]))), match["draws"][0]
    seats = len(match["seats"])
    if drawn["by"] == "number":
        drawn.update(cards=[], order=[1 + verify_match.below(verify_match.numbers(key, drawn["label"]), seats)])
    else:
        mixed = verify_match.shuffled(key, drawn["label"], match["pack"].split())
        drawn["cards"], drawn["order"] = verify_match.draw(mixed, seats, drawn["by"], drawn["ranking"])
    return sealed(match)


def said_of(match: Any, digest: str | None = None, message: str | None = None) -> list[str]:
    return [f"{where}: {why}" for where, why in verify_match.faults(match, digest, message)]


def printed(match: Any, folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    file = folder / "forged.verify.json"
    file.write_text(match if isinstance(match, str) else json.dumps(match), encoding="utf-8")
    status = verify_match.main([str(file), *more])
    return status, capsys.readouterr().out
