"""Typed calls of Chouine: the exchange of the seven, and combinations without naming the card played with them.

`échanger`, `tierce`, `j'ai un mariage à carreau`, `quinte as pique`. The words that people use for calls made without
a card, besides those the bot shows, are here per language.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cogs.app.answers import Denied
from cogs.messages.wording import call_text
from cogs.messages.words import SUIT_ORDER
from cogs.typed import callreading
from cogs.typed.callreading import Vocabulary, listed, nothing_like, typed_parts
from cogs.typed.cardtext import plain, plain_words, read_cards
from cogs.typed.writing import FILLERS, within_one_slip
from engine.core.actions import Action
from engine.core.errors import EngineError
from engine.games.chouine.actions import Declare, Swap, parse_action
from engine.games.chouine.combinations import Combination
from locales import Say

_SEVEN: Final = 7
HAVING: Final = frozenset(
    word
    for words in ("have declare with play", "heb meld met", "ai annonce avec", "habe melde mit")
    for word in words.split()
)
"""Filler words beside a combination."""

VOCABULARY: Final = Vocabulary(
    calls=tuple(Swap),
    words={
        "en": {"exchange": ("exchange", "swap", "change", "trade", "seven trumps", "take turned card")},
        "nl": {"exchange": ("ruil", "ruilen", "wissel", "wisselen", "zeven troef", "troefzeven")},
        "fr": {
            "exchange": ("echange", "echanger", "change", "changer", "prends le sept", "sept d atout", "sept atout")
        },
        "de": {"exchange": ("tausche", "tauschen", "wechsle", "wechseln", "trumpfsieben", "sieben trumpf")},
    },
    suit_of=lambda call: None,
    number_of=lambda call: _SEVEN,
    parse=parse_action,
)
"""“Au sept” is no word for the exchange: the leader says it to remind the others, and the bot does that."""


_SHORTEST: Final = 4
"""Letters that distinguish an abbreviated word: `tren` is a trente, `tre` may be clubs."""


def card_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """The possible declarations, a row per combination: the best combination first, its cards from the highest down."""
    ways = sorted(_all_declarations(legal), key=_worth)
    return tuple(tuple(same) for _, same in groupby(ways, key=lambda way: way.combination))


def _worth(action: Declare) -> tuple[int, int, int]:
    return -list(Combination).index(action.combination), SUIT_ORDER.index(action.card.suit), -action.card.rank


def split_combination(typed: str) -> tuple[str, Combination | None]:
    """A card as typed and the combination declared with it: `roi carreau`, mariage; the word may be abbreviated."""
    words = typed.replace("+", " ").split()
    for place, word in enumerate(words):
        found = combinations_named(word)
        if len(words) > 1 and len(found) == 1:
            return " ".join((*words[:place], *words[place + 1 :])), found[0]
    return typed, None


def combinations_named(word: str) -> list[Combination]:
    """The combinations named by this word, by enough of its beginning, or with one slip."""
    typed = plain(word)
    return [
        one
        for one in Combination
        if (len(typed) >= _SHORTEST and one.value.startswith(typed)) or within_one_slip(typed, one.value)
    ]


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of the exchange and the declarations that are legal now and match what was typed."""
    swaps = callreading.call_choices(legal, VOCABULARY, typed, say)
    declared = _declarations(legal, typed, say) if any(typed_parts(typed)) else _all_declarations(legal)
    return [*swaps, *((call_text(one, say), str(one)) for one in declared)]


def call_meant(legal: Sequence[Action], others: Sequence[Action], typed: str, say: Say) -> Action:
    """The declaration typed, else the exchange; raises Denied, listing what is legal."""
    declared = _declarations(legal, typed, say)
    if len(declared) == 1:
        return declared[0]
    if declared:
        raise Denied("refusal-which-call", typed=typed, possible=listed(declared, say))
    if any(map(combinations_named, plain_words(typed))):
        raise nothing_like(typed, [one for one in legal if isinstance(one, Swap | Declare)], say)
    return callreading.call_meant(legal, others, VOCABULARY, typed, say)


def _all_declarations(legal: Sequence[Action]) -> list[Declare]:
    return [one for one in legal if isinstance(one, Declare)]


def _declarations(legal: Sequence[Action], typed: str, say: Say) -> list[Declare]:
    """Declarations of the combination named, with any card or suit typed beside it; the notation is read too."""
    possible = _all_declarations(legal)
    if (exact := _in_notation(typed)) in possible:
        return [one for one in possible if one == exact]
    words = [word for word in plain_words(typed) if word not in FILLERS and word not in HAVING]
    named = {one for word in words for one in combinations_named(word)}
    rest = " ".join(word for word in words if not combinations_named(word))
    fits = read_cards(rest, [one.card for one in possible], say)
    return [one for one in possible if one.combination in named and one.card in fits]


def _in_notation(typed: str) -> Action | None:
    try:
        return VOCABULARY.parse(typed)
    except EngineError:
        return None
