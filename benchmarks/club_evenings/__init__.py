"""Tournaments and seasons of simulated people, through the real bot and a stand-in for Discord with its limits."""
