"""The words in pictures exist in all languages, with the same placeholders."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import locales
from locales import LANGUAGES, say_in
from rendering.canvas.fonts import Lettering, width_of
from rendering.table.centre import CAPTION
from rendering.table.plan import PLANS
from tests.about import in_one_test

FOLDER = Path(locales.__file__).parent


class Placeholders(Visitor):
    """Collects the names of a text's placeholders."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  fluent's naming
        self.found.add(node.id.name)


def texts(language: str, file: str) -> dict[str, set[str]]:
    """Key -> placeholders."""
    source = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            placeholders = Placeholders()
            placeholders.visit(entry)
            found[entry.id.name] = placeholders.found
    return found


@in_one_test("file", ["picture", "sheet"])
@in_one_test("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_placeholders(language: str, file: str) -> None:
    assert texts(language, file) == texts("en", file)
    assert all(key.startswith(f"{file}-") for key in texts(language, file))


@in_one_test("key", ["picture-names", "picture-names-for-dummy"])
@in_one_test("language", LANGUAGES)
def test_who_names_trumps_has_room_for_a_short_name(language: str, key: str) -> None:
    """A caption with the name cut off entirely says nothing, and a longer one covers the plates."""
    text = say_in(language)(key, name="Kléber")
    assert width_of(text, Lettering.BOLD, CAPTION) <= 2 * (PLANS[4].clear - 40)
