"""Evenings with real cards: each deal is told, and the bot keeps the score."""
