"""How many examples Hypothesis tries: few in the suite, to keep it fast, and many for `make fuzz`."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import settings

TIMES = int(os.environ.get("EXAMPLES", "1"))


def examples(number: int, **others: Any) -> settings:
    """Try this many examples, EXAMPLES times over, without a deadline, since the first use reads the catalogues."""
    return settings(max_examples=number * TIMES, deadline=None, **others)
