"""The search's inner loop in C, and what was made of it; `python -m engine.players.search.core` compiles it anew."""
