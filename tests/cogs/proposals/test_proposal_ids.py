"""The buttons that answer a proposal name that proposal and no other, and those of earlier versions still work."""

from __future__ import annotations

import pytest

from cogs.proposals.proposals import fact_of, meant_by
from engine.table.model.errors import Refusal, Refused
from engine.table.model.proposal import LONGEST_ABOUT, Meant, ProposalKind
from tests.about import in_one_test

PAUSE = Meant(ProposalKind.PAUSE, 2, 17)


def test_a_button_carries_what_its_proposal_is_about() -> None:
    for about in ("", "3", "open", "a.b.c", "123456789012345678"):
        proposal = PAUSE._replace(about=about)
        assert meant_by(fact_of(proposal)) == proposal


def test_buttons_of_yesterday_are_for_proposal_about_nothing() -> None:
    assert fact_of(PAUSE) == "pause.2.17"
    assert meant_by("pause.2.17") == PAUSE


def test_there_is_room_for_the_longest() -> None:
    longest = Meant(max(ProposalKind, key=len), 9, 10**9, "x" * LONGEST_ABOUT)
    assert len(f"consent:{10**15}:{fact_of(longest)}") <= 100


@in_one_test("forged", ["", "pause", "pause.2", "pause.x.17", "pause.2.x", "pause.2.-1", "nothing.2.17"])
def test_what_no_button_of_ours_carries_is_refused(forged: str) -> None:
    with pytest.raises(Refused) as refused:
        meant_by(forged)
    assert refused.value.reason is Refusal.STALE
