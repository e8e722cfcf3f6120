"""What every start of the practice table would do again is done once, and nobody gives up on a slow machine."""

from __future__ import annotations

import pytest

from practice import acts, desk
from tests.cogs.conftest import commands_translated_once
from tests.patience import LAST_RESORT

__all__ = ["commands_translated_once"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for the bot's answer as long as a test may: on a busy machine one takes more than seconds."""
    for module in (acts, desk):
        monkeypatch.setattr(module, "SECONDS_TO_ANSWER", LAST_RESORT)
