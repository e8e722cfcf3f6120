"""Finds the figures of the computer player of Chouine again, by play: `python -m benchmarks.fit.chouine`."""
