"""Clubs: how long drawing takes, how much of a tournament is luck, and what a page of standings costs."""
