"""Learning a game by playing it: /learn, and the pages of its lessons."""
