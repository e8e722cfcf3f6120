"""No button is longer than a thumb's row on a phone has room for, in any language.

The keys of labels are read from the program, wherever it makes a button, so that a new button is tested as well.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

import pytest

from engine.core.registry import GAMES
from engine.teaching.lessons.course import lessons_of
from locales import LANGUAGES, Say, say_in
from tests.locales.catalogues import ROOT, messages
from tests.locales.test_grammar import facts, written

MOST: Final = 24
"""The most characters of a label: a longer one takes two lines on a phone, or pushes its neighbour to the next row."""

LESSONS: Final = tuple(f"lesson-{game}-{lesson.name}" for game in GAMES for lesson in lessons_of(game))
"""What the lessons of all games are about."""
UNNAMED: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("cogs/admin/privacy.py", "say(_TITLES[verb])"): (
        "admin-export",
        "admin-forget-me",
        "admin-forget-sure",
        "admin-keep",
    ),
    ("cogs/hand/hand_page.py", "label"): ("play-call-*", "play-declared", "kleurenwiezen-bid-*"),
    ("cogs/hand/hand_page.py", "yes"): ("prefer-sure-yes", "prefer-sure-*-yes"),
    ("cogs/learn/rules.py", "label"): ("rules-chapter-*",),
    ("cogs/lessons/commands.py", "say(f'rules-game-{one}')"): ("rules-game-*",),
    ("cogs/lessons/commands.py", "label"): LESSONS,
    ("cogs/lobby/host_panel.py", "say(f'lobby-make-{access}')"): ("lobby-make-*",),
    ("cogs/lobby/host_panel.py", "say(f'lobby-make-{way}')"): ("lobby-make-*",),
    ("cogs/proposals/claims.py", "say(f'company-{kind}-button')"): ("company-*-button",),
    ("cogs/proposals/confirmation.py", "say(f'agree-{yes}')"): ("agree-stopyes", "agree-removeyes", "agree-leaveyes"),
    ("cogs/proposals/overrule.py", "say(f'lobby-make-{other}')"): ("lobby-make-*",),
    ("cogs/proposals/proposals.py", "say(words.agree)"): ("stay-agree", "stay-here"),
    ("cogs/proposals/proposals.py", "say(words.decline)"): ("stay-decline", "stay-not-yet"),
    ("cogs/proposals/substitutes.py", "_seat_text(table, seat, say)"): ("stay-seat-of-*",),
    ("cogs/replay/page.py", "say(f'stats-replay-{name}', unit=unit)"): (
        *("stats-replay-first", "stats-replay-earlier", "stats-replay-back"),
        *("stats-replay-on", "stats-replay-later", "stats-replay-last"),
    ),
    ("cogs/score_keeper/asking.py", "f'✓ {label}' if is_yes else label"): ("score-ask-*",),
    ("cogs/score_keeper/page.py", "label"): (
        *("score-button-all", "score-button-reopen", "score-button-deal", "score-button-undo"),
        *("score-button-correct", "score-button-end"),
    ),
    ("cogs/score_keeper/opening.py", "label"): (
        *("score-open-begin", "score-open-names", "score-open-set-stake", "score-open-count"),
        *("score-open-counted", "score-button-drop"),
    ),
    ("cogs/settings/setting_buttons.py", "say(f'prefer-page-{page}')"): ("prefer-page-*",),
    ("cogs/standings/history.py", "say(f'stats-history-{name}')"): (
        *("stats-history-newest", "stats-history-newer", "stats-history-older", "stats-history-oldest"),
    ),
    ("cogs/standings/stats.py", "say(f'stats-replay-{name}')"): ("stats-replay-best", "stats-replay-worst"),
}
"""By file and expression: labels whose keys are not written in full where the button is made, and which they are."""
NO_TEXT: Final[dict[tuple[str, str], str]] = {
    (
        "cogs/messages/greetings.py",
        "presses.button(f'letters:{one}', _letters(one, say))",
    ): "the letters themselves, as A H V B",
    ("cogs/messages/table_choice.py", "_label(act, table)"): "names of games and channels, cut to their room",
    ("cogs/table/cut.py", "f'{step:+}'.replace('-', '−')"): "figures",
}
"""The same for labels that no catalogue has, with the reason."""
LONGER: Final[dict[str, str]] = {
    "kleurenwiezen-bid-abondance-table": "the name of the contract, mostly chosen from a menu",
    "kleurenwiezen-bid-small-slam-table": "the name of the contract, mostly chosen from a menu",
    "kleurenwiezen-bid-slam-table": "the name of the contract, mostly chosen from a menu",
    "kleurenwiezen-bid-contract-*": "told, never pressed",
    "kleurenwiezen-bid-short-*": "drawn, never pressed",
}
"""Keys of labels that may be longer, with the reason."""

FILLING: Final[dict[str, str | int]] = {
    "seat": "8",
    "goal": 13,
    "card": "10",
    "combination": "quarteron",
    "name": "",
    "unit": "parties",
}
"""The longest there are. No name: names are the people's own and are cut where they are too long."""


class Label(NamedTuple):
    """What a button is given as its label."""

    place: str
    source: str
    patterns: frozenset[str]
    """Of keys in the catalogue, with `*` for what is known only when it runs."""

    @property
    def is_named(self) -> bool:
        return bool(self.patterns) and not any("*" in pattern for pattern in self.patterns)


@cache
def labels() -> tuple[Label, ...]:
    """The labels of all buttons that the program makes."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "cogs").rglob("*.py"))}
    # Parsing those that speak of no button takes long.
    made = [
        node for text in texts.values() if "-> Button" in text for node in _functions(text) if _makes_a_button(node)
    ]
    makers = frozenset(node.name for node in made if "label" in _given(node)) | {"Button"}
    called = re.compile(rf"\b(?:{'|'.join(makers)})\(")
    return tuple(
        one
        for path, text in texts.items()
        if called.search(text)
        for one in _labels(text, path.relative_to(ROOT).as_posix(), makers)
    )


def _makes_a_button(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return function.returns is not None and ast.unparse(function.returns) == "Button"


@cache
def _functions(text: str) -> Sequence[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def _given(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    return {one.arg for one in (*function.args.args, *function.args.kwonlyargs)}


def _labels(text: str, place: str, makers: frozenset[str]) -> Iterator[Label]:
    """`makers`: what is called with the label of a button."""
    for function in _functions(text):
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or _name(call.func) not in makers:
                continue
            if ast.unparse(call.func).endswith(".button") and ast.unparse(call.func) != "presses.button":
                # It makes one from what it knows itself.
                continue
            wanted = [one.value for one in call.keywords if one.arg == "label"] or _texts(call)
            for label in wanted or [call]:
                names = {one.id for one in ast.walk(label) if isinstance(one, ast.Name)}
                if function.name in makers and "label" in names & _given(function):
                    # It hands on what it is given; where it is given something, it is read.
                    continue
                yield Label(place, ast.unparse(label), frozenset(_keys(label, function)))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _texts(call: ast.Call) -> list[ast.expr]:
    """The arguments that are texts of the catalogue, or a variable that is called a label."""
    said: list[ast.expr] = [one for one in call.args if isinstance(one, ast.Call) and _name(one.func).endswith("say")]
    return said or [one for one in call.args if isinstance(one, ast.Name) and one.id == "label"]


def _keys(node: ast.AST, function: ast.AST | None) -> Iterator[str]:
    """The patterns of keys in an expression, and in what the names in it were assigned in the function."""
    for part in ast.walk(node):
        if isinstance(part, ast.JoinedStr):
            yield from _known("".join(str(one.value) if isinstance(one, ast.Constant) else "*" for one in part.values))
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from _known(part.value)
        elif isinstance(part, ast.Name) and function is not None:
            for one in ast.walk(function):
                if isinstance(one, ast.Assign) and part.id in _assigned(one):
                    yield from _keys(one.value, None)


def _assigned(node: ast.Assign) -> set[str]:
    return {one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def _known(pattern: str) -> Iterator[str]:
    if pattern.strip("*-") and keys_of(pattern):
        yield pattern


@cache
def keys_of(pattern: str) -> frozenset[str]:
    wanted = re.compile(r"[a-z0-9_-]+".join(map(re.escape, pattern.split("*"))))
    return frozenset(key for key in messages("en") if wanted.fullmatch(key))


def label_keys() -> set[str]:
    named = {pattern for one in labels() if one.is_named for pattern in one.patterns}
    patterns = named | {pattern for row in UNNAMED.values() for pattern in row}
    return {key for pattern in patterns for key in keys_of(pattern)}


def shown(language: str, key: str) -> list[str]:
    """The label with what it may be filled with."""
    say: Say = say_in(language)
    suit = max((say(f"play-suit-{one}") for one in "shdc"), key=len)
    filling: dict[str, str | int] = {**dict.fromkeys(facts(language, key), 1), **FILLING, "suit": suit}
    return list(written(language, key, filling))


def test_the_text_of_every_button_is_known() -> None:
    assert {(one.place, one.source) for one in labels() if not one.is_named} == UNNAMED.keys() | NO_TEXT.keys()
    assert len(label_keys()) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_longer_than_there_is_room_for(language: str) -> None:
    allowed = {key for pattern in LONGER for key in keys_of(pattern)}
    longer = {key: text for key in label_keys() - allowed for text in shown(language, key) if len(text) > MOST}
    assert longer == {}


def test_every_exception_is_needed() -> None:
    for pattern in LONGER:
        keys = keys_of(pattern)
        assert keys <= label_keys()
        if "*" not in pattern:
            assert any(len(text) > MOST for key in keys for language in LANGUAGES for text in shown(language, key))
