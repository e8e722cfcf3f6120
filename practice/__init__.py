"""The practice table: the real bot in a simulated Discord, with a page to play on."""

from practice.clock import PracticeClock
from practice.page import PracticeError, PracticePage, is_installed

__all__ = ["PracticeClock", "PracticeError", "PracticePage", "is_installed"]
