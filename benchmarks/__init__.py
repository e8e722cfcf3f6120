"""Measures speed against yardsticks: `make bench`. Never part of the tests."""
