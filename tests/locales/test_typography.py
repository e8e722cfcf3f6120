"""No line of a French text begins with a mark that belongs to the line before."""

from __future__ import annotations

import re

from tests.about import in_one_test
from tests.locales.catalogues import ROOT, written
from tests.locales.typography import FULL, NARROW, corrected, spaced

LOOSE = re.compile(rf"[^\s{NARROW}(«!?`][;!?»](?!\w)|[ {FULL}][;!?»%]|«[^{NARROW}]|[ {NARROW}]:|[^\W\d]:(?=\s|$)", re.M)


def test_french_marks_stay_with_their_words() -> None:
    loose = {
        (key, found[0])
        for key, stretches in written("fr").items()
        for text in stretches
        if (found := LOOSE.search(re.sub(r"`[^`]*`|https?://\S+", "", text)))
    }
    assert sorted(loose) == []


def test_the_french_catalogue_has_nothing_left_to_correct() -> None:
    for path in (ROOT / "locales" / "fr").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert corrected(text) == text, f"{path.name}: python -m tests.locales.typography"


@in_one_test(
    ("typed", "meant"),
    [
        ("Bonjour !", f"Bonjour{NARROW}!"),
        ("Bonjour!", f"Bonjour{NARROW}!"),
        ("**Jouer :** une carte ; puis", f"**Jouer{FULL}:** une carte{NARROW}; puis"),
        ("« Ma main »", f"«{NARROW}Ma main{NARROW}»"),
        ("dit : « { $words } » ?", f"dit{FULL}: «{NARROW}{{ $words }}{NARROW}»{NARROW}?"),
        ("vraiment ?!", f"vraiment{NARROW}?!"),
        ("{ $share } %", f"{{ $share }}{NARROW}%"),
        ("{ $name } :", f"{{ $name }}{FULL}:"),
        ("?", "?"),
        ("(?)", "(?)"),
        ("**13:30** et `a ; b !` <https://a.be/?b=1>", "**13:30** et `a ; b !` <https://a.be/?b=1>"),
        ("`/table` : ouvre", f"`/table`{FULL}: ouvre"),
    ],
)
def test_spaces_are_put_where_french_has_them(typed: str, meant: str) -> None:
    assert spaced(typed) == meant
    assert spaced(meant) == meant


def test_comments_and_keys_of_a_catalogue_stay() -> None:
    assert (
        corrected('# Quoi ?\na-b = ?\nc-d = oui ?\n    { "x" } !\n')
        == f'# Quoi ?\na-b = ?\nc-d = oui{NARROW}?\n    {{ "x" }}{NARROW}!\n'
    )
