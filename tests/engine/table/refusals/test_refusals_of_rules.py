"""Every reason for which the rules refuse an action, raised at a table and explained in every language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import IllegalAction, Reason
from tests.about import in_one_test
from tests.engine.games.every import conceivable, moments, refusal_of
from tests.engine.games.kleurenwiezen.auction.bidding import Bidding
from tests.engine.games.kleurenwiezen.auction.test_auction_options import TWICE
from tests.engine.games.kleurenwiezen.deals import THREE_ACES, contracted, go, refused
from tests.engine.games.playing import Table
from tests.engine.table.states import must_be_sayable
from tests.reasons import REASONS

# The reasons that come up when the test plays some random deals and every seat tries everything conceivable.
MET: Final[Mapping[str, str]] = {
    "couillon denexa": "deal-over must-follow must-follow-trump not-held not-in-this-game not-now not-your-turn",
    "couillon force": "must-show-card",
    "couillon force show=none": "no-card-shown",
    "couillon malmedy": "mit-not-held suit-not-seen too-late",
    "couillon kwajongen": "must-follow-suit must-trump",
    "couillon troeven-3-dummy": "for-dummy",
    "chouine chouine": "combination-not-held seven-not-held too-late-to-exchange",
    "chouine chouine parties=7": "already-declared must-beat",
    "chouine chouine-4 parties=9": "must-overtrump",
    "kleurenwiezen pagat": "already-discarded bound-to-abondance bound-to-partnership has-passed no-partnership-higher"
    " not-proposed not-the-least parole-acceptor-only parole-from-eleven partner-first partner-speaks proposal-live"
    " suit-not-held too-low troel-is-announced wait-first-only",
    "kleurenwiezen pagat shuffle=yes": "nobody-to-accept wait-not-after-troel",
    "kleurenwiezen pagat gathering=table": "bound-to-negative",
    "kleurenwiezen pagat proposals_per_suit=3": "first-bid-only",
    "kleurenwiezen pagat accept13_undertricks=yes": "bound-after-partner proposal-accepted suit-undertaken",
    "kleurenwiezen classic": "bound-to-solo waited",
}
EVERY_THIRD: Final = 3
"""The test tries every third moment of a deal; that is enough."""


def told() -> list[IllegalAction]:
    """What chance does not produce."""
    renewed = ("1 propose H", "2 pass", "3 pass", "4 propose C", "1 propose H", "4 propose C")
    closed = Bidding("1 propose H", "2 piccolo", misere_closes="yes").state
    return [
        refused(Bidding(*renewed).state, 1, "propose H"),
        refused(closed, 3, "propose S"),
        refused(Bidding(*TWICE, solo_after_repeat="no").state, 1, "solo 5 H"),
        refused(contracted(hands=THREE_ACES), 3, "troel 8 H"),
        refused(go(contracted(hands=THREE_ACES), "3 troel 8 C"), 3, "play KC"),
    ]


NOT_TOLD: Final = {Reason.NO_SUCH_SEAT: "a table knows the seat of whoever acts, and refuses who has none"}


@in_one_test("row", MET)
def test_what_the_rules_refuse_is_told_in_every_language(row: str) -> None:
    table = Table.named(row)
    wanted, met = set(MET[row].split()), set[str]()
    for number, state in enumerate(moments(table)):
        if number % EVERY_THIRD or wanted <= met:
            continue
        for seat in table.seats:
            for action in conceivable(table.game):
                error = refusal_of(table, state, seat, action)
                if error is not None and error.reason not in met:
                    met.add(error.reason.value)
                    must_be_sayable(error)
    assert wanted <= met


def test_what_chance_does_not_come_upon_is_told_too_and_no_reason_is_left() -> None:
    for error in told():
        must_be_sayable(error)
    met = {one for reasons in MET.values() for one in reasons.split()} | {error.reason.value for error in told()}
    assert {reason.value for reason in REASONS} - met == set(NOT_TOLD)
