"""Deals that people play each for themselves, with computers, to be compared: that of the day, and those sent."""
