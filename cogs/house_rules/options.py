"""Options as people write and read them: names with values, in any of the bot's languages or in the notation.

A line may be `troel=off`, `Troel: uit`, several of these separated by commas or blanks, or the sentence that
`/house show` has for the option, such as `no Troel`. Accents, capitals, hyphens and blanks make no difference.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from cogs.house_rules.of_game import house_of, spec_of
from cogs.messages.words import in_text, option_text, range_facts
from cogs.typed.writing import as_number
from engine.core.game import AnyGame
from engine.core.options import OptionSpec
from engine.core.registry import GAMES
from locales import LANGUAGES, Say, say_in
from rendering.canvas.letters.graphemes import shortened

_KEPT_OF_TEXT: Final = 40
"""Characters quoted of what cannot be read."""
_SIGNS: Final = re.compile(r"\s*[=:]\s*")
_BETWEEN: Final = re.compile(r"[,;]")
_BULLETS: Final = "*•-– "
_SPELT_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_ONE_SIGN: Final = str.maketrans(
    {"œ": "oe", "Œ": "oe", "’": None, "'": None, "_": " ", **dict.fromkeys("-−–—‒‐‑", " ")}
)
_NOT_AT_ALL: Final = ("no", "off", "none")
"""Values that mean no: any of them stands for the one that the option has."""


class BadOption(NamedTuple):
    """What is wrong with something typed; `key` is the end of the key of the sentence about it."""

    key: str
    typed: str = ""
    spec: OptionSpec | None = None
    other: str = ""
    """The other value given for the same option."""

    def sentence(self, game: AnyGame, say: Say) -> str:
        facts: dict[str, str | int | float] = {"typed": in_text(shortened(self.typed, _KEPT_OF_TEXT))}
        key = self.key
        if self.spec is not None:
            facts["name"] = option_name(game.name, self.spec.name, say)
        match key:
            case "unknown":
                facts["game"] = say(f"rules-game-{game.name}")
                if near := _nearest(game, self.typed, say):
                    key, facts["near"] = "unknown-near", near
            case "value" if self.spec is not None:
                facts["possible"] = ", ".join(value_text(game.name, value, say) for value in self.spec.values)
            case "number" if self.spec is not None and self.spec.numbers is not None:
                facts |= range_facts(self.spec.numbers)
            case "no-value":
                facts["example"] = example(game, say)
            case "twice":
                one, other = (value_text(game.name, value, say) for value in (self.other, self.typed))
                facts |= {"one": one, "other": other}
        return say(f"options-{key}", **facts)


def option_name(game: str, name: str, say: Say) -> str:
    """What an option is called where it is typed: `rode vrouwen`."""
    return say(say.of_game(game, f"options-name-{name}"))


def value_text(game: str, value: str, say: Say) -> str:
    """What a value is called beside that name: `ja`, `3 of 4`; figures stay as they are."""
    return say.or_else(say.of_game(game, f"options-value-{value}"), value) if value in _words() else value


def written_option(game: str, name: str, value: str, say: Say) -> str:
    """An option as an editable line."""
    return f"{option_name(game, name, say)}={value_text(game, value, say)}"


def example(game: AnyGame, say: Say) -> str:
    """An example line, of the game's first option whose value is a figure, or else of its first."""
    of_figures = (spec for spec in game.options if _words().isdisjoint(spec.values))
    spec = next(iter((*of_figures, *game.options)), None)
    return "" if spec is None else written_option(game.name, spec.name, spec.values[-1], say)


def names_text(game: AnyGame, names: Iterator[str], say: Say) -> str:
    """The line that lists the names of all options."""
    named = ", ".join(option_name(game.name, name, say) for name in names)
    return say("options-all", game=say(f"rules-game-{game.name}"), names=named)


def read_options_of(game: AnyGame, typed: str) -> tuple[dict[str, str], tuple[BadOption, ...]]:
    """The options typed, by their names in the notation, and all that cannot be read; empty lines are skipped."""
    found: dict[str, str] = {}
    bad: list[BadOption] = []
    for line in typed.splitlines():
        for one in _read_line(game, line.strip().lstrip(_BULLETS)):
            if isinstance(one, BadOption):
                bad.append(one)
                continue
            spec, value = one
            if found.setdefault(spec.name, value) != value:
                bad.append(BadOption("twice", value, spec, found[spec.name]))
    return found, tuple(bad)


def _read_line(game: AnyGame, line: str) -> Iterator[tuple[OptionSpec, str] | BadOption]:
    if (said := _sentences(game.name).get(_folded(line))) is not None:
        yield spec_of(game, said[0]), said[1]
        return
    for part in filter(None, map(str.strip, _BETWEEN.split(line))):
        if (said := _sentences(game.name).get(_folded(part))) is not None:
            yield spec_of(game, said[0]), said[1]
        elif _SIGNS.search(part) is None:
            yield BadOption(house_of(game.name).FIELDS.get(_names(game.name).get(_folded(part), ""), "no-value"), part)
        else:
            yield from (_read_pair(game, name, value) for name, value in _pairs(game, part))


def _pairs(game: AnyGame, part: str) -> Iterator[tuple[str, str]]:
    """Names and values: `troel=off small slams=yes` has two pairs, and only the names tell where one ends."""
    name, *rest = _SIGNS.split(part)
    for number, text in enumerate(rest, 1):
        words = text.split()
        if number == len(rest) or not words:
            yield name, text
            name = ""
            continue
        cuts = (at for at in range(1, len(words)) if _folded(" ".join(words[at:])) in _names(game.name))
        at = next(cuts, max(len(words) - 1, 1))
        yield name, " ".join(words[:at])
        name = " ".join(words[at:])


def _read_pair(game: AnyGame, name: str, typed: str) -> tuple[OptionSpec, str] | BadOption:
    option = _names(game.name).get(_folded(name))
    if option is None:
        return BadOption("unknown", name or f"={typed}")
    if field := house_of(game.name).FIELDS.get(option):
        return BadOption(field, f"{name}={typed}")
    if not typed:
        return BadOption("no-value", name)
    spec = spec_of(game, option)
    folded = _folded(typed)
    meant = [value for value in spec.values if folded in _all_words(game.name, value)]
    if not meant and any(folded in _all_words(game.name, value) for value in _NOT_AT_ALL):
        meant = [value for value in spec.values if value in _NOT_AT_ALL]
    value = meant[0] if meant else as_number(typed).casefold()
    if spec.allows(value):
        return spec, value
    return BadOption("value" if spec.numbers is None else "number", typed, spec)


def _nearest(game: AnyGame, typed: str, say: Say) -> str:
    """The option that somebody may have meant, in the reader's language; empty if there is none."""
    near = get_close_matches(_folded(typed), _names(game.name), 1, cutoff=0.7)
    return option_name(game.name, _names(game.name)[near[0]], say) if near else ""


def _folded(text: str) -> str:
    """Without accents, capitals and apostrophes; hyphens and underscores are blanks."""
    plain = unicodedata.normalize("NFKD", text.translate(_ONE_SIGN)).casefold()
    return " ".join("".join(char for char in plain if not unicodedata.combining(char)).split())


def _spellings(text: str) -> set[str]:
    """The folded forms, with umlauts spelt out or not."""
    return {_folded(text), _folded(text.translate(_SPELT_OUT))}


@cache
def _names(game: str) -> dict[str, str]:
    """Every name of each option of a game, in the notation first and then in every language."""
    names: dict[str, str] = {}
    for spec in GAMES[game].options:
        names.setdefault(_folded(spec.name), spec.name)
    for language in LANGUAGES:
        for spec in GAMES[game].options:
            for spelling in _spellings(option_name(game, spec.name, say_in(language))):
                names.setdefault(spelling, spec.name)
    return names


@cache
def _words() -> frozenset[str]:
    """The values of all games that are words, not figures."""
    values = {value for game in GAMES.values() for spec in game.options for value in spec.values}
    return frozenset(value for value in values if re.search("[a-z]", value))


@cache
def _all_words(game: str, value: str) -> frozenset[str]:
    """Every name of a value, in every language and in the notation."""
    said = {value, *(value_text(game, value, say_in(language)) for language in LANGUAGES)}
    return frozenset().union(*map(_spellings, said))


@cache
def _sentences(game: str) -> dict[str, tuple[str, str]]:
    """The bot's own sentences about a game's options, in every language, mapped to option and value."""
    found = {}
    for language in LANGUAGES:
        for spec in GAMES[game].options:
            for value in spec.values if spec.name not in house_of(game).FIELDS else ():
                found[_folded(option_text(game, spec.name, value, say_in(language)))] = (spec.name, value)
    return found
