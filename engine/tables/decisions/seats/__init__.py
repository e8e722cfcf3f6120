"""Whose a seat is."""
