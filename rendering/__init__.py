"""Pictures of what a view shows, and the same in words.

All functions are plain and synchronous, may be called from several threads, and are deterministic:
equal arguments give equal bytes. They take ten milliseconds, a score sheet eighty, so off the event loop with them.
"""

from rendering.canvas.values import Look, Picture, SeatLabel, look_of
from rendering.cards.hand import draw_hand, draw_layout
from rendering.cards.spread import as_held
from rendering.cards.tiles import TILES, Tile, draw_tile, tile_of
from rendering.cards.tricks import draw_tricks
from rendering.games.chouine.card_values import draw_values
from rendering.games.chouine.count import draw_count
from rendering.games.chouine.match import draw_match
from rendering.games.couillon.sheets import draw_sheet
from rendering.games.kleurenwiezen.bidding import draw_bidding
from rendering.games.kleurenwiezen.contract import draw_contract
from rendering.games.kleurenwiezen.scores import draw_score_sheet
from rendering.people.leaderboard import draw_leaderboard
from rendering.people.player import draw_player
from rendering.people.result import draw_result
from rendering.table.draw import draw_draw
from rendering.table.picture import draw_table

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
