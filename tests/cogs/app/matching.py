"""Texts that a pattern takes, by chance: what may stand in a custom id."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from re import _constants as ops  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from typing import Any, Final

ANY: Final = "aZ09_.:-/ ,;'\"{}<>@#é߷ßñ中²٣８\x00\x7f\u200d\u202e😀\U0010ffff"
"""Letters, figures and signs of many kinds, but no end of a line, which a custom id never has."""
IN_CATEGORY: Final = {ops.CATEGORY_DIGIT: r"\d", ops.CATEGORY_WORD: r"\w", ops.CATEGORY_SPACE: r"\s"}
MORE: Final = (0, 0, 0, 1, 2, 6)
"""How often something is repeated more than it has to be."""


def matching(pattern: str, chance: Random) -> str:
    """A text that the whole pattern takes; what it looks ahead for comes about by trying."""
    parsed = _parser.parse(pattern)
    while not re.fullmatch(pattern, text := _one(parsed, chance)):
        pass
    return text


def odd_text(chance: Random, most: int) -> str:
    """Up to so many characters of any kind."""
    return "".join(chance.choices(ANY, k=chance.randint(0, most)))


def _one(parsed: Iterable[tuple[Any, Any]], chance: Random) -> str:
    return "".join(_part(op, value, chance) for op, value in parsed)


def _part(op: Any, value: Any, chance: Random) -> str:
    if op is ops.LITERAL:
        return chr(value)
    if op is ops.ANY:
        return chance.choice(ANY)
    if op is ops.IN:
        return _of_class(value, chance)
    if op is ops.BRANCH:
        return _one(chance.choice(value[1]), chance)
    if op is ops.SUBPATTERN:
        return _one(value[-1], chance)
    if op in (ops.MAX_REPEAT, ops.MIN_REPEAT):
        fewest, most, repeated = value
        return "".join(_one(repeated, chance) for _ in range(min(most, fewest + chance.choice(MORE))))
    assert op in (ops.AT, ops.ASSERT, ops.ASSERT_NOT), f"no pattern of ours had this until now: {op}"
    return ""


def _of_class(members: list[tuple[Any, Any]], chance: Random) -> str:
    """A character that a class in brackets has, or a sign of a category."""
    if members[0][0] is ops.NEGATE:
        return chance.choice([one for one in ANY if not any(_has(member, one) for member in members[1:])])
    op, value = chance.choice(members)
    if op is ops.LITERAL:
        return chr(value)
    if op is ops.RANGE:
        return chr(chance.randint(*value))
    return chance.choice([one for one in ANY if _has((op, value), one)])


def _has(member: tuple[Any, Any], char: str) -> bool:
    op, value = member
    if op is ops.LITERAL:
        return bool(ord(char) == value)
    if op is ops.RANGE:
        return bool(value[0] <= ord(char) <= value[1])
    return re.fullmatch(IN_CATEGORY[value], char) is not None
