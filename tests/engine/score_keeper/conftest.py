"""Gives these tests the same process as the tests of tables, on both kinds of database."""

from tests.engine.tables.conftest import process
from tests.engine.tables.databases import kind, pytest_generate_tests

__all__ = ["kind", "process", "pytest_generate_tests"]
