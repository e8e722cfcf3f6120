"""Pictures are compressed less here, as in the other rooms that do not count their bytes."""

from tests.cogs.conftest import quick_pictures

__all__ = ["quick_pictures"]
