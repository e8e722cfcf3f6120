"""The texts of one language as Fluent has them, each parsed when it is first used.

Parsing them all takes longer than everything else a program does at its start.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain, pairwise, zip_longest
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Of a text: its key, at the beginning of a line. Whatever follows up to the next one belongs to it."""
_ON_ONE_LINE: Final = re.compile(r"[^\n=]*= *([^\n]*[^\n ]) *\s*(?:\n#[^\n]*|\n)*")
"""A text that is one line, with comments for the next one at most."""
_FACT: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_REFERENCE: Final = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
"""Another text within one."""


class Catalogue:
    """All texts of a language; `source`: Fluent's own notation."""

    def __init__(self, language: str, source: str) -> None:
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

    def template(self, key: str) -> str | None:
        """A text for `%`, if it is one line of words and facts, as most are: Fluent takes long to parse it.

        None if there is more to it.
        """
        line = _ON_ONE_LINE.fullmatch(self._sources[key])
        if line is None:
            return None
        words, facts = _FACT.split(line[1].replace("%", "%%"))[::2], _FACT.findall(line[1])
        if any("{" in one or "}" in one for one in words):
            return None
        return "".join(chain.from_iterable(zip_longest(words, (f"%({name})s" for name in facts), fillvalue="")))

    def pattern(self, key: str) -> Pattern:
        """What stands under a key that is there."""
        self._parse(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        return pattern

    def _parse(self, key: str) -> None:
        """Parse a text and those it names."""
        if key in self._sources and not self.bundle.has_message(key):
            source = self._sources[key]
            self.bundle.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._parse(other)
