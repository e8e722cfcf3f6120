"""The texts: every language has all of them, with the same facts, and none is unused."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import verify_match
from cogs.messages.wording import call_text
from engine.core.actions import Play
from engine.core.cards import Suit
from engine.core.registry import GAMES
from engine.games.kleurenwiezen.contracts.own_ladder import Contradicts
from engine.table.model.errors import Refusal
from locales import _GROUPED_FROM, LANGUAGES, _catalogue, _template, say_in
from locales.catalogue import Catalogue
from locales.language import SPOKEN
from tests.locales.catalogues import ROOT, messages, sources
from tests.reasons import IMPOSSIBLE, REASONS

MADE_OF_PARTS = {
    "refusal": {reason.value for reason in (*REASONS, *Refusal)},
    "refusal-impossible": {reason.value for reason in IMPOSSIBLE},
    "rules-game": set(GAMES),
    "find": {f"{game}{part}" for game in GAMES for part in ("", "-hint")},
    "rules-name": {preset for game in GAMES.values() for preset in game.presets},
    "lobby-option": {spec.name for game in GAMES.values() for spec in game.options},
    "options-name": {spec.name for game in GAMES.values() for spec in game.options},
    "options-value": {
        value
        for game in GAMES.values()
        for spec in game.options
        for value in spec.values
        if not re.fullmatch("[0-9-]*", value)
    },
    "house-contradiction": {why.value for why in Contradicts},
    "fair-claim": set(verify_match.CLAIMS),
    "play-suit": {suit.name.lower() for suit in Suit},
}


PRIVATE = "-by-message"
OF_SERVERS = frozenset(
    """
    admin-help-clubs admin-help-free admin-help-host-starts admin-help-manager admin-help-open
    admin-welcome-clubs admin-welcome-first admin-welcome-manager admin-welcome-nowhere
    board-channel-gone
    company-last-none
    find-no-table find-no-table-of-host find-not-of-match find-rematch-other-partners find-rematch-playing
    find-games find-games-or-duel lobby-list-none
    build-stale house-forgotten house-import-unreadable house-no-rows house-none house-saved
    house-file-no-text house-import-nothing house-shared house-shared-file ranks-empty stats-none
    refusal-house-name-taken refusal-house-not-for-two
    refusal-ladder-has-a-form
    refusal-house-gone refusal-no-such-house refusal-no-table-here refusal-no-tournament-here refusal-of-tournament
    refusal-too-many-houses
    """.split()  # noqa: SIM905  lists of words are read as words
)
"""Texts that appear only in servers, or that say what to type there."""


class _Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  fluent's naming
        self.names.add(node.id.name)


def _messages(language: str) -> dict[str, set[str]]:
    """Key -> names of its placeholders."""
    found = {}
    for key, message in messages(language).items():
        facts = _Facts()
        facts.visit(message)
        found[key] = facts.names
    return found


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_all_languages_have_the_same_texts_with_the_same_facts(language: str) -> None:
    texts, english = _messages(language), _messages("en")
    names = {key for key in english if key.startswith("command-") or key.endswith("-hint") or f"{key}-hint" in english}
    # Of commands and options; Discord offers them in the languages that it knows.
    wanted = english.keys() - (set() if SPOKEN[language].locales else names)
    missing, unknown = sorted(wanted - texts.keys()), sorted(texts.keys() - english.keys())
    assert not missing, f"locales/{language}/ has no {' '.join(missing)}"
    assert not unknown, f"locales/en/ has no {' '.join(unknown)}"
    assert {key: facts for key, facts in texts.items() if facts != english[key]} == {}


def test_every_text_is_used_and_every_text_used_exists() -> None:
    files = (path for folder in ("cogs", "locales", "rendering", "practice") for path in (ROOT / folder).rglob("*.py"))
    program = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = set(re.findall(r'f?"((?:[a-z]+)(?:-[a-z0-9_{}.()\'\[\]]+)+)"', program))
    # What can be picked is called `prefix-value` (cogs/app/parameters.py).
    quoted |= {f"{prefix}-{{value}}" for prefix in re.findall(r'picks\(\s*"([a-z-]+)"', program)}
    # What is said of a proposal as well (cogs/proposals/proposals.py).
    quoted |= {f"{start}-{{end}}" for start in re.findall(r'ProposalWords\(\s*"([a-z-]+)"', program)}
    patterns = [re.compile("[a-z0-9_-]+".join(map(re.escape, re.split(r"\{[^}]*\}", text)))) for text in quoted]
    # In direct messages the second text stands for the first.
    keys = {key.removesuffix(PRIVATE) for key in _messages("en")}
    unused = {key for key in keys if not any(pattern.fullmatch(key) for pattern in patterns)}
    # The hint of an option, or of a command, has the key of its name (cogs/app/i18n.py).
    unused -= {f"{key}-hint" for key in keys - unused}
    assert unused == set()


def test_every_game_option_value_and_refusal_has_its_words() -> None:
    wanted = {f"{start}-{end}" for start, ends in MADE_OF_PARTS.items() for end in ends}
    missing = sorted(wanted - _messages("en").keys())
    assert not missing, f"locales/en/ has no {' '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_in_a_game_has_a_name(language: str) -> None:
    for game in GAMES.values():
        step = game.deal(game.begin(game.configure()), game.pack(game.configure()))
        view = game.view(step.state, game.actors(step.state)[0])
        for action in game.legal_actions(view):
            assert isinstance(action, Play) or call_text(action, say_in(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_in_direct_messages_names_no_command_of_servers_as_the_way_out(language: str) -> None:
    say, texts = say_in(language), _messages(language)
    groups = ("command-table", "house-command", "tournament-command", *map("find-{}".format, GAMES))
    typed = re.compile(rf"/(?:{'|'.join(say(key) for key in groups)})\b")
    names = {key for key, facts in texts.items() if typed.search(say(key, **dict.fromkeys(facts, "")))}
    private = {key.removesuffix(PRIVATE) for key in texts if key.endswith(PRIVATE)}
    alone = {key for key in names if not key.endswith(PRIVATE)}
    assert sorted(alone ^ (private | OF_SERVERS)) == []
    assert not private & OF_SERVERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_filled_in_without_fluent_reads_the_same(language: str) -> None:
    catalogue = _catalogue(language)
    for key in catalogue:
        pattern, bundle = catalogue.pattern(key), catalogue.bundle
        template = _template(pattern)
        if template is not None:
            facts: dict[str, str | int] = dict.fromkeys(re.findall(r"%\((\w+)\)s", template), "5% { $x } %(y)s")
            assert bundle.format_pattern(pattern, facts) == (template % facts, []), key
            most = dict.fromkeys(facts, _GROUPED_FROM - 1)
            assert bundle.format_pattern(pattern, most) == (template % most, []), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_texts_need_no_parsing_and_read_as_if_they_were_parsed(language: str) -> None:
    catalogue = _catalogue(language)
    read = {key: template for key in catalogue if (template := catalogue.template(key)) is not None}
    assert read == {key: _template(catalogue.pattern(key)) for key in read}
    assert len(read) > len(list(catalogue)) * 0.8


@pytest.mark.parametrize(
    ("source", "template"),
    [
        ("a = Play 100 %, {$name}: { $card }!  ", "Play 100 %%, %(name)s: %(card)s!"),
        ("a = one\n\n# Of what comes next.\n## A part\n", "one"),
        ("a = one\n    two", None),
        ("a =\n    one", None),
        ("a = one\n    .more = two", None),
        ('a = { "{" }', None),
        ("a = { b }", None),
        ("a = { $many ->\n    [one] one\n   *[other] more\n}", None),
    ],
)
def test_a_text_that_is_more_than_one_line_of_words_and_facts_is_left_to_fluent(
    source: str, template: str | None
) -> None:
    assert Catalogue("en", source).template("a") == template


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(KeyError, match="play-title"):
        say_in("en")("play-title", table="1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_parsed_alone_is_the_one_of_its_file(language: str) -> None:
    """Its source is what the parser took for it in the file, and then nothing but blanks and comments.

    One in ten is parsed alone as well, which takes long.
    """
    catalogue, whole = _catalogue(language), messages(language)
    assert set(catalogue) == set(whole)
    for number, (key, message) in enumerate(whole.items()):
        source = catalogue.source(key)
        assert re.fullmatch(r"(\s*#[^\n]*)*\s*", source.removeprefix(sources(language)[key])), key
        if number % 10 == 0:
            (alone,) = (one for one in FluentParser().parse(source).body if isinstance(one, ast.Message))
            assert alone.equals(message, ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_named_in_a_text_are_there_with_it(language: str) -> None:
    facts = {"n": 3}
    for key in _catalogue(language):
        _, errors = _catalogue(language).bundle.format_pattern(_catalogue(language).pattern(key), facts)
        assert not [error for error in errors if not str(error).startswith("Unknown external")], key
