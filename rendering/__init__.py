"""Pictures of what a view shows, and the same in words.

All functions are plain and synchronous, may be called from several threads, and are deterministic:
equal arguments give equal bytes. A picture takes some milliseconds, a score
sheet eighty, so call them off the event loop.
"""

from rendering.canvas.values import Look, Picture, SeatLabel, look_of
from rendering.cards.hand import draw_hand, draw_layout
from rendering.cards.small_cards import as_held
from rendering.cards.tiles import TILES, Tile, draw_tile, tile_of
from rendering.cards.tricks import draw_tricks
from rendering.draws.draw import draw_draw
from rendering.people.leaderboard import draw_leaderboard
from rendering.people.player import draw_player
from rendering.people.result import draw_result
from rendering.table.picture import draw_table
from rendering.turn.picture import draw_turn

__all__ = [
    "TILES",
    "Look",
    "Picture",
    "SeatLabel",
    "Tile",
    "as_held",
    "draw_draw",
    "draw_hand",
    "draw_layout",
    "draw_leaderboard",
    "draw_player",
    "draw_result",
    "draw_table",
    "draw_tile",
    "draw_tricks",
    "draw_turn",
    "look_of",
    "tile_of",
]
