"""Measures the house: counts of its rooms, and the way of one play through them."""
