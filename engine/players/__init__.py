"""How computers play: what they share, the search, and the processes they think in."""
