"""The texts of a language as they are written, for tests that read them all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from locales.language import SPOKEN
from locales.own_words import lists_of_games

ROOT: Final = Path(__file__).parents[2]


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """Key -> the message; an error if a file cannot be read or two messages have one key."""
    return {key: message for key, (message, _) in _read(language).items()}


@cache
def sources(language: str) -> Mapping[str, str]:
    """Key -> what the parser took for the message, as its file has it."""
    return {key: source for key, (_, source) in _read(language).items()}


@cache
def _read(language: str) -> Mapping[str, tuple[ast.Message, str]]:
    found: dict[str, tuple[ast.Message, str]] = {}
    files = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "locales" / language).glob("*.ftl"))}
    made = {Path("find.ftl"): lists_of_games("\n".join(files.values()), SPOKEN[language].either)}
    for path, text in (files | made).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.span}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                assert entry.id.name.startswith(f"{path.stem}-")
                assert entry.span is not None
                assert entry.id.span is not None
                found[entry.id.name] = entry, text[entry.id.span.start : entry.span.end]
    return found


@cache
def written(language: str) -> Mapping[str, tuple[str, ...]]:
    """Key -> its stretches of text: the text itself, then one for each variant it chooses among.

    Facts stand as `{$name}`, other texts as `{their-key}` and choices as `{}`.
    """
    return {key: tuple(_stretches(message.value)) for key, message in messages(language).items() if message.value}


def _stretches(pattern: ast.Pattern) -> Iterator[str]:
    inner = [part.expression if isinstance(part, ast.Placeable) else part for part in pattern.elements]
    yield "".join(map(_one, inner))
    for part in inner:
        if isinstance(part, ast.SelectExpression):
            for variant in part.variants:
                yield from _stretches(variant.value)


def _one(part: ast.BaseNode) -> str:
    if isinstance(part, ast.TextElement):
        return str(part.value)
    if isinstance(part, ast.StringLiteral):
        return str(part.parse()["value"])
    if isinstance(part, ast.VariableReference):
        return f"{{${part.id.name}}}"
    if isinstance(part, ast.MessageReference):
        return f"{{{part.id.name}}}"
    assert isinstance(part, ast.SelectExpression), part
    return "{}"
