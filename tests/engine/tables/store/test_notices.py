"""What processes tell each other arrives as it was meant, fits, and keeps its secrets."""

from __future__ import annotations

from typing import Final

import pytest

from engine.core.cards import Card
from engine.tables.model.news import (
    Answer,
    CameBack,
    CutBegun,
    LobbyChanged,
    Overruled,
    PartnersChanged,
    ProposalChanged,
    Removed,
    SeatChanged,
    Stopped,
    WentAway,
)
from engine.tables.model.proposal import GivenUp, Manager, Proposal, ProposalKind, Stake
from engine.tables.model.status import Stop, StopKind
from engine.tables.store.notices import (
    EmojisComplete,
    EveningChanged,
    LeasesChanged,
    MatchEnded,
    Notice,
    PauseAll,
    PersonChanged,
    PersonForgotten,
    Pressed,
    SeasonChanged,
    Sent,
    ServerChanged,
    ShowAgain,
    TableChanged,
    TournamentChanged,
    notice_text,
    read_notice,
)
from tests.about import in_one_test

CLAIM: Final = Proposal(ProposalKind.CLAIM, 2, frozenset({1, 2}), 4, (Card.parse("AS"), Card.parse("2C")), "Zoë")
NEWS: Final = (
    LobbyChanged(filled=True),
    CutBegun(2),
    WentAway(1),
    CameBack(1),
    SeatChanged(3),
    ProposalChanged(CLAIM, Answer.DECLINED, 3, GivenUp(Stake.REST, frozenset({1, 3}), None, (1, 2), 0)),
    ProposalChanged(CLAIM, Answer.PROPOSED, None),
    Overruled(ProposalKind.STOP, "", Manager(7, "Zoë 🂡", "they asked")),
    Stopped(Stop(StopKind.HOST, 7, "Zoë")),
    PartnersChanged((1, 2, 3)),
    Removed(5),
    "Started",
)
TOKEN: Final = "aW50ZXJhY3Rpb246MTIz"


@in_one_test(
    "notice",
    [
        TableChanged(3, 900, 7, NEWS, 12, "couillon"),
        TableChanged(3, None, 7),
        Pressed(3, 900, 12, 4, 5, 6, TOKEN, is_hand=True, is_private=False, revision=8, avatar="a_1", edited_at=9.5),
        Pressed(3, None, 12, None, None, 6, None, is_hand=False, is_private=True),
        ShowAgain(3, 900),
        TournamentChanged(4, None),
        EveningChanged(5, 900),
        SeasonChanged(6, 900),
        MatchEnded("chouine", None),
        PersonChanged(12),
        ServerChanged(900),
        PersonForgotten(12),
        Sent(12, 77),
        EmojisComplete(),
        LeasesChanged(),
        PauseAll(2.5),
    ],
)
def test_a_notice_arrives_as_it_was_meant(notice: Notice) -> None:
    text = notice_text("me", notice)
    assert text.isascii()
    assert read_notice(text) == ("me", notice)


def test_what_does_not_fit_is_left_out() -> None:
    long = Stopped(Stop(StopKind.MANAGER, 7, "Zoë", "🂡" * 1000))
    text = notice_text("me", TableChanged(3, 900, 7, (long,), ended="couillon"))
    assert read_notice(text) == ("me", TableChanged(3, 900, 7, None, ended="couillon"))


@in_one_test(
    "text",
    [
        "",
        "[]",
        '["me"]',
        '["me",["Nonsense",1]]',
        '["me",["TableChanged",3]]',
        '["me",["TableChanged","3",900,7,[],null,null]]',
        '["me",["TableChanged",3,900,7,[["Acted",1]],null,null]]',
        '["me",["TableChanged",3,900,7,[["Stopped",["nonsense",1,"",""]]],null,null]]',
        '["me",["Pressed",3,900,12,5,6,"secret",1]]',
        '["me",null]',
    ],
)
def test_what_another_version_says_is_refused_and_not_quoted(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be read") as refused:
        read_notice(text)
    assert "secret" not in str(refused.value)


def test_a_token_is_not_in_what_a_log_would_show() -> None:
    pressed = Pressed(3, 900, 12, 4, 5, 6, TOKEN, is_hand=True, is_private=False)
    assert TOKEN not in f"{pressed} {pressed!r} {[pressed]}"
