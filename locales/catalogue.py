"""The texts of one language as Fluent has them, each parsed when it is first used.

Parsing them all takes longer than everything else a program does at its start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Of a text: its key, at the beginning of a line. Whatever follows up to the next one belongs to it."""
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
"""Another text within one."""


class Catalogue:
    """All texts of a language; `source`: Fluent's own notation.

    `other`: where texts are looked up that one names, and this language lacks.
    """

    def __init__(self, language: str, source: str, other: Catalogue | None = None) -> None:
        self._other = other
        self.bundle = FluentBundle([language], use_isolating=False)
        found = list(_BEGINNING.finditer(source))
        ends = [match.start() for match in found] + [len(source)]
        self._sources = {match[1]: source[start:end] for match, (start, end) in zip(found, pairwise(ends), strict=True)}

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def source(self, key: str) -> str:
        """A text as its file has it."""
        return self._sources[key]

    def pattern(self, key: str) -> Pattern:
        """What stands under a key that is there."""
        self._parse(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        return pattern

    def _parse(self, key: str) -> None:
        """Parse a text and those it names."""
        source = self._sources.get(key) or (self._other and self._other._sources.get(key))
        if source and not self.bundle.has_message(key):
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)
