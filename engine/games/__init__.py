"""A room for each game, and no more: `engine.core.registry` finds whatever stands here.

A game's room offers its rules as `GAME`. Beside them it may have a computer player of its own in `player`; without
one it is played at random.
"""
