"""Fits the bidding of the computer player for Kleurenwiezen to deals it plays against itself: `make fit`."""
