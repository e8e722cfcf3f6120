"""Gives the tests of evenings the same process as the tests of tables."""

from tests.engine.tables.conftest import process, slow

__all__ = ["process", "slow"]
