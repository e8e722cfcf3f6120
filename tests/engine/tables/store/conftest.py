"""Everything about the store holds on both kinds of database."""

from tests.engine.tables.databases import kind, pytest_generate_tests

__all__ = ["kind", "pytest_generate_tests"]
