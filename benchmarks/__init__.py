"""Speed beside yardsticks: `make bench`. Never part of the tests."""
