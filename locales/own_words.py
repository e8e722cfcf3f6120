"""What games call themselves: the catalogue of last resort, made from the names and English words in their rules.

A game from somebody else has no text in any language, so its name, variants and options are read from here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.game import AnyGame
from engine.core.registry import GAMES, room_of

_LONGEST_HINT: Final = 100
"""The most characters that Discord allows in a command's description."""
_SAME_IN_EVERY_GAME: Final = ("yes", "no", "off", "none")
"""Values that every language has a word for, whatever the option."""


def as_fluent() -> str:
    """A Fluent file with the names of all games, their variants, their options and the options' values."""
    texts = {key: text for game in GAMES.values() for key, text in _texts(game)}
    return "".join(f"{key} = {text}\n" for key, text in texts.items())


def lists_of_games(texts: str, either: str) -> str:
    """A Fluent file that lists the commands of all games, for a language with these texts, with its `or`.

    `find-games`, and `find-games-or-duel` with the command for two.
    """
    games = [f"`/{{ find-{name} }}`" if f"\nfind-{name} = " in texts else f"`/{name}`" for name in GAMES]
    lists = {"find-games": games, "find-games-or-duel": [*games, "`/{ command-duel }`"]}
    return "".join(f"{key} = {_either(those, either)}\n" for key, those in lists.items())


def _either(those: list[str], either: str) -> str:
    """`A, B or C`."""
    return f" {either} ".join(filter(None, [", ".join(those[:-1]), those[-1]]))


def readable(name: str) -> str:
    """A name of the notation as words: `small_slams` is `small slams`."""
    return name.replace("-", " ").replace("_", " ")


def title(name: str) -> str:
    """The same, with a capital."""
    return readable(name[:1].upper() + name[1:])


def _texts(game: AnyGame) -> Iterator[tuple[str, str]]:
    yield f"rules-game-{game.name}", _quoted(title(game.name))
    yield f"find-{game.name}", _quoted(game.name)
    yield f"find-{game.name}-hint", _quoted(_hint(game))
    for preset in game.presets:
        yield f"rules-name-{preset}", _quoted(_variant(game, preset))
    for option in game.options:
        yield f"lobby-option-{option.name}-of-{game.name}", _quoted(f"{option.meaning}: ") + "{ $value }"
        yield f"options-name-{option.name}-of-{game.name}", _quoted(readable(option.name))
        words = (value for value in option.values if value and value not in _SAME_IN_EVERY_GAME)
        yield from ((f"options-value-{value}-of-{game.name}", _quoted(readable(value))) for value in words)


def _variant(game: AnyGame, preset: str) -> str:
    """`Vijfslag 3` for `vijfslag-3`, and `Vijfslag (short)` for `short`: every name begins with the game's."""
    return title(preset) if preset.startswith(game.name) else f"{title(game.name)} ({readable(preset)})"


def _hint(game: AnyGame) -> str:
    """The first line of its room's docstring."""
    line = (room_of(game.name).__doc__ or "").strip().partition("\n")[0] or title(game.name)
    return line if len(line) <= _LONGEST_HINT else f"{line[: _LONGEST_HINT - 1].rstrip()}…"


def _quoted(text: str) -> str:
    """A text quoted for Fluent, whatever characters it has."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'
