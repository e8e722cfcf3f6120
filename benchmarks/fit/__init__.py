"""Fitting the bidding of the computer player for Kleurenwiezen on deals it plays against itself: `make fit`."""
