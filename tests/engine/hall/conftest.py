"""The process that tests of single tables have, too."""

from __future__ import annotations

from tests.engine.tables.conftest import process as process
