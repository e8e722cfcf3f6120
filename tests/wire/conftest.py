"""What no test looks at is done once or not at all, as in the rooms of the simulated Discord."""

from tests.cogs.conftest import pictures_as_sent, pictures_drawn, quick_pictures

__all__ = ["pictures_as_sent", "pictures_drawn", "quick_pictures"]
