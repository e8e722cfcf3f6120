"""Who must announce Troel in the naive Kleurenwiezen reference, and which card calls whom."""

from __future__ import annotations

from dataclasses import dataclass

from tests.engine.games.couillon.reference.table import Line
from tests.engine.games.kleurenwiezen.reference.rules import HIGH_TO_LOW, PACK, SEATS, KleurenwiezenRules


@dataclass
class Troel:
    """A Troel announced by the bidder; the helper holds the called card."""

    bidder: int
    helper: int
    called: str
    royal: bool
    """The bidder holds all four aces."""

    def events(self) -> list[Line]:
        return [
            {"type": "troel", "seat": self.bidder, "called": self.called if self.royal else None},
            {"type": "with-me", "seat": self.helper},
        ]


def find_troel(rules: KleurenwiezenRules, hands: dict[int, list[str]]) -> Troel | None:
    if not rules.has("troel") or rules.options["troel"] == "off":
        return None
    for bidder in SEATS:
        aces = [card for card in hands[bidder] if card[0] == "A"]
        royal = len(aces) == 4
        if len(aces) == 3 or (royal and rules.options["troel"] == "3-or-4"):
            called = royal_call(rules, hands[bidder]) if royal else fourth_ace(aces)
            helper = next(seat for seat in SEATS if called in hands[seat])
            return Troel(bidder, helper, called, royal)
    return None


def fourth_ace(aces: list[str]) -> str:
    return next(card for card in PACK if card[0] == "A" and card not in aces)


def royal_call(rules: KleurenwiezenRules, own: list[str]) -> str:
    """The card that a bidder with all four aces calls."""
    if rules.options["troel_royal"] == "king" and "KH" in own:
        for king in ("KD", "KC", "KS"):
            if king not in own:
                return king
    return next(rank + "H" for rank in HIGH_TO_LOW if rank + "H" not in own)
