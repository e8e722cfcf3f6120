"""A session of tests says once what its requests are held against."""

from __future__ import annotations

import pytest

from tests.conftest import pytest_report_header
from tests.wire.judging import judge, openapi

SEND = "/channels/1/messages"


def test_without_the_document_the_session_says_so_and_our_own_limits_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "is_there", lambda: False)
    assert any("not at hand" in line for line in pytest_report_header())
    assert judge.problems("POST", SEND, {}) == ["an empty message"]


@pytest.mark.skipif(not openapi.is_there(), reason="Discord's OpenAPI document is not at hand")
def test_with_the_document_it_holds_too() -> None:
    assert any("OpenAPI document and" in line for line in pytest_report_header())
    assert any("/channels/{channel_id}/messages" in one for one in judge.problems("POST", SEND, {"content": []}))
