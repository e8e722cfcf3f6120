"""Only the games' rooms, one for each game: `engine.core.registry` finds whatever is here.

A game's room offers its rules as `GAME`. It may also have a computer player of its own in `player`; without one,
computers play the game at random.
"""
