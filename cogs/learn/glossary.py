"""/glossary: the terms of these games in all languages side by side, by game, or found by a word in any language.

A term has its words and an explanation in every language of the catalogue, `learn-term-...` and `learn-about-...`;
synonyms stand in a row, the usual one first. It is shown privately, with menus to read on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Annotated, Final

from discord.ext import commands

from cogs.app import presses
from cogs.app.answers import Denied, command, tell
from cogs.app.client import Act
from cogs.app.i18n import LANGUAGE_NAMES
from cogs.app.parameters import Choices, Offering
from cogs.app.places import anywhere
from cogs.app.presses import Menu, pressed
from cogs.games.plain import spoken
from cogs.messages.layout import Page, Part, page
from cogs.typed.cardtext import plain
from engine.core.registry import GAMES
from locales import LANGUAGES, Say, say_in
from locales.own_words import readable

_OF_ALL: Final = {
    "play": (
        "deal dealer eldest cut talon draw turned trump lead trick follow ruff overtrump renounce revoke discard"
        " partner dummy"
    ),
    "cards": "suit spades hearts diamonds clubs index ace king queen jack court pack",
}
_LISTED: Final = _OF_ALL | {game: terms for game in GAMES if (terms := spoken(game).terms)}
GLOSSARY: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {group: tuple(terms.split()) for group, terms in _LISTED.items()}
)
"""Terms by group: what all these games have, and what one of them has."""
TERMS: Final = tuple(term for group in GLOSSARY.values() for term in group)
_NEAR: Final = 0.6
"""How similar a word must be to what was typed, from 0 to 1."""
_MOST_NEAR: Final = 3


def group_of(term: str) -> str:
    """The group a term belongs to."""
    return next(group for group, terms in GLOSSARY.items() if term in terms)


def words_of(term: str, language: str) -> tuple[str, ...]:
    """Its words in a language, the usual one first."""
    return tuple(say_in(language).or_else(f"learn-term-{term}", readable(term)).split(", "))


def main_word(term: str, language: str) -> str:
    """The usual word."""
    return words_of(term, language)[0]


def found(typed: str, language: str) -> tuple[str, ...]:
    """The terms `typed` may mean, surest reading only: a whole word of the reader's language, of any, or a part."""
    wanted = plain(typed)
    if typed in TERMS:
        # Picked from the list, or typed: a game and the thing it is named after share a word.
        return (typed, *(term for term in TERMS if term != typed and _bare(main_word(term, language)) == wanted))
    if not wanted:
        return ()
    readings = (
        (term for term in TERMS if wanted in _spellings(term, language)),
        (term for term in TERMS if wanted in _all_spellings(term)),
        fitting(typed),
    )
    return next((terms for terms in map(tuple, readings) if terms), ())


def fitting(typed: str) -> tuple[str, ...]:
    """The terms with a word, in any language, that contains what was typed so far; first those that begin with it."""
    wanted = plain(typed)
    begin = [term for term in TERMS if any(word.startswith(wanted) for word in _all_spellings(term))]
    return tuple(
        dict.fromkeys([*begin, *(term for term in TERMS if any(wanted in one for one in _all_spellings(term)))])
    )


def word_fitting(term: str, typed: str) -> str:
    """The word of a term, in any language, that somebody seems to be typing."""
    wanted = plain(typed)
    words = [word for language in LANGUAGES for word in words_of(term, language)]
    ways = (lambda word: word == wanted, lambda word: word.startswith(wanted), lambda word: wanted in word)
    return next((word for way in ways for word in words if any(map(way, _ways_to_write(word)))), words[0])


def near(typed: str) -> tuple[str, ...]:
    """A few terms with a word similar to the one typed, which is not a term; the most similar first."""
    owners = {word: term for term in reversed(TERMS) for word in _all_spellings(term)}
    alike = get_close_matches(plain(typed), owners, n=2 * _MOST_NEAR, cutoff=_NEAR)
    return tuple(dict.fromkeys(owners[word] for word in alike))[:_MOST_NEAR]


@cache
def _spellings(term: str, language: str) -> frozenset[str]:
    return frozenset(_each_way(words_of(term, language)))


@cache
def _all_spellings(term: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(way for language in LANGUAGES for way in _each_way(words_of(term, language))))


def _each_way(words: Iterable[str]) -> Iterator[str]:
    return (way for word in words for way in _ways_to_write(word))


def _ways_to_write(word: str) -> Iterator[str]:
    """The spellings of a word in the form of `plain`: without a card's sign after it, and without or with `to`."""
    yield _bare(word.removeprefix("to "))
    yield _bare(word)


def _bare(word: str) -> str:
    return plain(re.sub(r"\s*\(.*\)", "", word))


_GROUP: Final = "group"
_TERM: Final = "term"
_SHOWN_AT_ONCE: Final = 3
"""Terms that are explained on one page where what was typed means several."""
_NAMED: Final = 8
"""Terms that are named where it may mean more."""


def _choices(act: Act, typed: str) -> Choices:
    language = act.say.language
    names = {term: (main_word(term, language), word_fitting(term, typed)) for term in fitting(typed)}
    return [(" · ".join(dict.fromkeys(words)), term) for term, words in names.items()]


class GlossaryCommands(commands.Cog):
    """Works in direct messages too."""

    @anywhere
    @command("learn-glossary")
    async def glossary(self, act: Act, term: Annotated[str, Offering("learn-glossary-term", _choices)] = "") -> None:
        """Show the term typed, in any language, else the terms of the game played here."""
        say = act.say
        await tell(act, terms_page(_meant(term, say), say) if term.strip() else group_page(self._group_here(act), say))

    def _group_here(self, act: Act) -> str:
        """The game of the person's table, else the group that all games share."""
        own = act.bot.tables.of_user(act.user_id)
        return own[-1].game.name if own and own[-1].game.name in GLOSSARY else next(iter(GLOSSARY))


def _meant(typed: str, say: Say) -> tuple[str, ...]:
    """The terms typed; raises Denied, listing those that may have been meant."""
    terms = found(typed, say.language)
    if 0 < len(terms) <= _SHOWN_AT_ONCE:
        return terms
    if terms:
        raise Denied("learn-which-term", typed=typed, possible=_named(terms[:_NAMED], say))
    alike = near(typed)
    if alike:
        raise Denied("learn-no-term-near", typed=typed, near=_named(alike, say))
    raise Denied("learn-no-term", typed=typed)


def _named(terms: Sequence[str], say: Say) -> str:
    return ", ".join(main_word(term, say.language) for term in terms)


def group_page(group: str, say: Say) -> Page:
    """All terms of a group, each in all languages, the reader's first."""
    title = say("learn-glossary-title", group=group_name(group, say))
    rows = "\n".join(_row(term, say) for term in GLOSSARY[group])
    return page(title, rows, *_menus(group, say))


def group_name(group: str, say: Say) -> str:
    """The name of the game that the terms belong to, or of the group all games share."""
    return say(f"rules-game-{group}" if group in GAMES else f"learn-group-{group}")


def terms_page(terms: Sequence[str], say: Say) -> Page:
    """These terms, with all their words and meanings."""
    group = group_of(terms[0])
    return page(*(_entry(term, say) for term in terms), *_menus(group, say, terms[0]))


def _row(term: str, say: Say) -> str:
    others = (f"{one.upper()} {main_word(term, one)}" for one in LANGUAGES if one != say.language)
    return say("learn-glossary-row", own=main_word(term, say.language), others=" · ".join(others))


def _entry(term: str, say: Say) -> str:
    words = (f"**{LANGUAGE_NAMES[one]}** {', '.join(words_of(term, one))}" for one in LANGUAGES)
    return "\n".join([f"### {main_word(term, say.language)}", *words, say.or_else(f"learn-about-{term}", "")])


def _menus(group: str, say: Say, shown: str = "") -> list[Part]:
    """The menus, each in its own row."""
    groups = {one: group_name(one, say) for one in GLOSSARY}
    terms = {term: main_word(term, say.language) for term in GLOSSARY[group]}
    return [
        [_menu(_TERM, group, terms, shown, say("learn-glossary-terms"))],
        [_menu(_GROUP, group, groups, group, say("learn-glossary-groups"))],
    ]


def _menu(what: str, group: str, labels: Mapping[str, str], shown: str, placeholder: str) -> Menu:
    """A menu of the groups, or of the terms of one."""
    return presses.menu(f"glossary.{what}:{group}", [*labels.items()], placeholder=placeholder, chosen=(shown,))


@pressed("glossary", "show", r"glossary\.(group|term):[a-z0-9_]+")
async def _show(act: Act, what: str) -> None:
    picked, known = presses.first_picked(act), GLOSSARY if what == _GROUP else TERMS
    if picked not in known:
        # A menu of an older version.
        raise Denied("learn-no-term", typed=picked)
    say = act.say
    await act.answer(group_page(picked, say) if what == _GROUP else terms_page((picked,), say))
