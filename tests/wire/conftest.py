"""What no test looks at is done once or not at all, as in the rooms of the simulated Discord."""

from tests.cogs.conftest import pictures_as_sent, quick_pictures, translated_once

__all__ = ["pictures_as_sent", "quick_pictures", "translated_once"]
