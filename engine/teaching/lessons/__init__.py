"""Lessons: prepared deals in which somebody learns a game by playing it."""
