"""Clubs: what an evening of many people costs."""
