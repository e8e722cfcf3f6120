"""What no test looks at is done once or not at all, as in the rooms of the simulated Discord."""

from tests.cogs.conftest import commands_translated_once, pictures_as_sent, pictures_drawn, quick_pictures

__all__ = ["commands_translated_once", "pictures_as_sent", "pictures_drawn", "quick_pictures"]
