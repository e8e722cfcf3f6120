"""Gives these tests the same process as the tests of single tables."""

from __future__ import annotations

from tests.engine.tables.conftest import process

__all__ = ["process"]
