"""Typed bids of Kleurenwiezen: the autocomplete list, and the bid that is meant in the end.

`vraag harten`, `♥`, `emballage à carreau`, `mee ruiten`, `solo 6 s`, `kl miserie`; also `discard 7♣`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.app.answers import Denied
from cogs.games.kleurenwiezen.callwords import BID_WORDS, VOCABULARY
from cogs.messages.wording import call_text
from cogs.typed.callreading import Fits, first_reading, kind_of, typed_parts
from cogs.typed.cardtext import read_cards
from cogs.typed.slips import is_slip_of
from engine.core.actions import Action
from engine.core.cards import CARDS
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word
from engine.games.kleurenwiezen.contracts.contracts import Family, Kind
from locales import LANGUAGES, Say

MOST_CHOICES: Final = 25
_MOST_NAMED: Final = 12
"""Bids in a sentence; rows that are longer are shortened."""
_MOST_ALIKE: Final = 6
"""Bids of one kind in a sentence."""
_MORE: Final = " …"
_BY_SUIT: Final = (Kind.ACCEPT, "propose", Kind.TROEL)
"""What naming a suit alone may mean, likeliest first: asking for company or giving it, never going alone."""
_BY_NUMBER: Final = (Kind.ACCEPT, Kind.TROEL, Kind.SOLO)
"""What a number alone may mean, or with a suit."""
_DISCARD_WORDS: Final = frozenset(
    word for one in LANGUAGES for phrase in BID_WORDS[one]["discard"] for word in phrase.split()
)


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of the calls that are legal now and match what was typed; long series of bids are shortened."""
    calls = _calls(legal)
    if not any(typed_parts(typed)):
        fits: Sequence[Action] = calls
    elif any(isinstance(one, Discard) for one in calls):
        fits = _discards(typed, calls, say)
    else:
        fits = first_reading(typed, calls, VOCABULARY, say.language).all
    return [(name, name.removesuffix(_MORE)) for name in _listed(fits, MOST_CHOICES, say)]


def call_meant(legal: Sequence[Action], typed: str, say: Say) -> Action:
    """The call typed: a legal one, or one the rules refuse; raises Denied, listing what is legal."""
    calls = _calls(legal)
    if not calls:
        raise Denied("refusal-nothing-to-say")
    if any(isinstance(one, Discard) for one in calls):
        found = _discards(typed, calls, say) or _discards(typed, tuple(map(Discard, CARDS)), say)
        return _one_of(found, found, calls, typed, say)
    # Whoever may double has no other call, and nobody else can decline to.
    sayable = calls if Word.DOUBLE in calls else [one for one in VOCABULARY.calls if one is not Word.NO_DOUBLE]
    read, numbered = first_reading(typed, sayable, VOCABULARY, say.language), bool(typed_parts(typed).numbers)
    meant = _likeliest(read.fits, calls, numbered)
    # What a slip may mean besides counts only if it can be said.
    doubted = [one for one in _likeliest(read.doubts, calls, numbered) if one in calls and one not in meant]
    if doubted:
        legal = [one for one in meant if one in calls]
        raise Denied("refusal-which-call", typed=typed, possible=_sentence([*legal, *doubted], say))
    return _one_of([one for one in meant if one in calls], meant, calls, typed, say)


def _likeliest(fits: Fits, calls: Sequence[Action], numbered: bool) -> list[Action]:
    """All calls named; else, of what a suit and a number may mean, the first that is legal."""
    kinds: tuple[str, ...] = _BY_NUMBER if numbered else _BY_SUIT
    if all(one is Word.PASS or (isinstance(one, Bid) and one.contract.family is Family.ABONDANCE) for one in calls):
        kinds = (Kind.ABONDANCE,)
    rows = [[one for one in fits.unnamed if kind_of(one) == kind] for kind in kinds]
    possible = [row for row in rows if any(one in calls for one in row)]
    return fits.named + next((row for row in (*possible, *rows) if row), [])


def _one_of(legal: Sequence[Action], meant: Sequence[Action], calls: Sequence[Action], typed: str, say: Say) -> Action:
    """The one that is meant; raises Denied if it may be several, or none."""
    if len({kind_of(one) for one in meant}) > 1:
        raise Denied("refusal-which-call", typed=typed, possible=_sentence(legal or meant, say))
    if len(legal) > 1:
        few = [call_text(one, say) for one in legal[:_MOST_ALIKE]]
        possible = ", ".join(few) + (", …" if len(legal) > len(few) else "")
        raise Denied("refusal-which-call", typed=typed, possible=possible)
    if legal:
        return legal[0]
    if meant and len({VOCABULARY.suit_of(one) for one in meant}) == 1:
        # The rules say why not; without a number they say it of the highest, which is not too low.
        return meant[-1]
    raise Denied("refusal-no-such-call", typed=typed, possible=_sentence(calls, say))


def _sentence(calls: Sequence[Action], say: Say) -> str:
    return ", ".join(_listed(calls, _MOST_NAMED, say))


def _listed(calls: Sequence[Action], most: int, say: Say) -> list[str]:
    """The names of bids; if there are more than `most`, abondances and slams by their word alone."""
    if len(calls) <= most:
        return [call_text(one, say) for one in calls]
    high = [isinstance(one, Bid) and one.contract.family is Family.ABONDANCE for one in calls]
    names = (stem(one, say) + _MORE if short else call_text(one, say) for one, short in zip(calls, high, strict=True))
    listed = list(dict.fromkeys(names))
    if len(listed) > MOST_CHOICES:
        # No kind may be missing.
        has_suit = [VOCABULARY.suit_of(one) is not None for one in calls]
        short = (
            stem(one, say) + _MORE if suit else call_text(one, say) for one, suit in zip(calls, has_suit, strict=True)
        )
        listed = list(dict.fromkeys(short))
    return listed[:MOST_CHOICES]


def stem(call: Action, say: Say) -> str:
    """The word of a bid, without its number and suit."""
    return " ".join(say(f"kleurenwiezen-bid-{kind_of(call)}", goal="", suit="").split())


def short_stem(call: Bid, say: Say) -> str:
    """The word of a bid in the bidding box, without its number."""
    return " ".join(say(f"kleurenwiezen-bid-short-{kind_of(call)}", goal="").split())


def _calls(legal: Sequence[Action]) -> list[Action]:
    return [one for one in legal if isinstance(one, Word | Propose | Bid | Discard)]


def _discards(typed: str, calls: Sequence[Action], say: Say) -> list[Action]:
    """The discards of the card typed, with or without a word for discarding, which may have a slip."""
    cards = [one.card for one in calls if isinstance(one, Discard)]
    for is_discarding in (_DISCARD_WORDS.__contains__, lambda word: is_slip_of(word, _DISCARD_WORDS)):
        card = " ".join(word for word in typed.split() if not all(map(is_discarding, typed_parts(word).words or "?")))
        if found := read_cards(card, cards, say):
            return [Discard(one) for one in found]
    return []
