"""Any two computer players against each other, with the same cards for both: `python -m benchmarks.duel`."""
