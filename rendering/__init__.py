"""Pictures of what a view shows, and the same in words.

All functions are plain and synchronous, may be called from several threads, and are deterministic:
equal arguments give equal bytes. They take ten milliseconds, a score sheet eighty, so off the event loop with them.
"""

from rendering.bidding import draw_bidding
from rendering.contract import draw_contract
from rendering.count import draw_count
from rendering.drawing import draw_draw
from rendering.hand import draw_hand, draw_layout
from rendering.leaderboard import draw_leaderboard
from rendering.match import draw_match
from rendering.player import draw_player
from rendering.result import draw_result
from rendering.scores import draw_score_sheet
from rendering.sheets import draw_sheet
from rendering.spread import as_held
from rendering.table import draw_table
from rendering.tiles import TILES, Tile, draw_tile, tile_of
from rendering.tricks import draw_tricks
from rendering.values import Look, Picture, SeatLabel, look_of
from rendering.worth import draw_values

__all__ = [
    "TILES",
    "Look",
    "Picture",
    "SeatLabel",
    "Tile",
    "as_held",
    "draw_bidding",
    "draw_contract",
    "draw_count",
    "draw_draw",
    "draw_hand",
    "draw_layout",
    "draw_leaderboard",
    "draw_match",
    "draw_player",
    "draw_result",
    "draw_score_sheet",
    "draw_sheet",
    "draw_table",
    "draw_tile",
    "draw_tricks",
    "draw_values",
    "look_of",
    "tile_of",
]
