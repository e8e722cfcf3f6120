"""What every start of the practice table would do again is done once."""

from tests.cogs.conftest import commands_translated_once

__all__ = ["commands_translated_once"]
