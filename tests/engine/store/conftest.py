"""The store's files work in threads of their own, as they do in the program."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def at_once() -> None:
    """Nothing is otherwise here."""
