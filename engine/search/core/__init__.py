"""The search's inner loop in C, and what it was compiled to; `python -m engine.search.core` compiles it anew."""
