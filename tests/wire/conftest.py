"""Pictures are not compressed here, as in the other rooms that do not look at them."""

from tests.cogs.conftest import pictures_as_sent, quick_pictures

__all__ = ["pictures_as_sent", "quick_pictures"]
