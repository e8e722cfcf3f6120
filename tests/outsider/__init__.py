"""A game from somebody else, with rules and nothing else, to show that every floor can carry it."""
