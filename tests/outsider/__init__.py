"""A game that somebody else brought: rules and nothing else, to see that every floor bears it."""
