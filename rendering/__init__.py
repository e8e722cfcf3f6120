"""Pictures of what a view shows, and the same in words.

All functions are plain and synchronous, may be called from several threads, and are deterministic:
equal arguments give equal bytes. They take some ten milliseconds, so off the event loop with them.
"""

from rendering.hand import draw_hand
from rendering.table import draw_table
from rendering.values import Look, Picture, SeatLabel

__all__ = ["Look", "Picture", "SeatLabel", "draw_hand", "draw_table"]
