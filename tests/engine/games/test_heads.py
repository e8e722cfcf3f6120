"""The docstring of each rules module states its rules clause by clause, and names sections that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.about import in_one_test

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "engine" / "games"
STATED = {
    "couillon": ("rules", "dealing", "trumps", "order", "play", "mit", "state", "sheets/*"),
    "chouine": ("rules", "play", "combinations", "match", "order"),
    "kleurenwiezen": ("rules", "play", "match", "pack", "ending", "auction/*", "contracts/*"),
}
NO_RULES = ("__init__.py", "comparing.py", "rows.py")
"""How ladders are compared and written."""
MODULES = [
    path
    for game, modules in STATED.items()
    for module in modules
    for path in sorted((GAMES / game).glob(f"{module}.py"))
    if path.name not in NO_RULES
]


@in_one_test("module", MODULES)
def test_the_head_states_rules_and_their_sections(module: Path) -> None:
    head = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    clauses, found, source = head.rpartition("Source: ")
    assert found
    assert re.search(r"^- ", clauses, re.MULTILINE), "no rule is stated"
    game = module.relative_to(GAMES).parts[0]
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    headings = set(re.findall(r"^#+ +(.+)$", page, re.MULTILINE))
    of_page = " ".join(source.split()).partition(f"docs/rules/{game}.md")[2].partition("docs/")[0]
    assert of_page, "the page of decisions is not named"
    assert set(re.findall(r'"([^"]+)"', of_page)) <= headings
    decisions = set(map(int, re.findall(r"\d+", " ".join(re.findall(r"decisions? [\d, to and]+", head)))))
    assert all(f"\n{number}. " in page.partition("## Decisions")[2] for number in decisions)
