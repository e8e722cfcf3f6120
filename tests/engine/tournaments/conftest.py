"""The processes of the tests of tables, for tournaments too."""

from tests.engine.tables.conftest import process, slow

__all__ = ["process", "slow"]
