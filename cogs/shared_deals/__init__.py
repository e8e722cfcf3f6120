"""The deal of the day, and deals sent to friends: played alone with computers, then compared."""
