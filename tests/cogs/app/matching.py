"""Texts that a pattern takes, by chance: what may stand in a custom id."""

from __future__ import annotations

import string
from typing import Final

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

ANY: Final = "".join(sorted({*string.printable, *"é߷ßñ中²٣８\x7f\x00\u200d\u202e😀\U0010ffff"} - {"\n"}))
"""Letters, figures and signs of many kinds, but no end of a line, which a custom id never has."""


def matching(pattern: str, times: int) -> list[str]:
    """Up to so many texts that the whole pattern takes, the same at every run; fewer where there are no more."""
    found: list[str] = []

    @seed(pattern)
    @settings(
        max_examples=times, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck]
    )
    @given(st.from_regex(pattern, fullmatch=True, alphabet=ANY))
    def find(text: str) -> None:
        found.append(text)

    find()
    return found
