"""Typed calls of Couillon: the words people use beside those the bot shows, and the card shown to name trumps.

`ik speel harten`, `atout roi cœur`, `9♥`, `retourne`. Keys of the words are words of the notation. Words lack accents,
articles and the like. A knock is Kontra and a second knock is Re: which of the two is due decides what a knock means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.app.answers import Denied
from cogs.messages.wording import call_text
from cogs.typed import callreading
from cogs.typed.callreading import Vocabulary, first_reading, listed, typed_parts
from cogs.typed.cardtext import plain, plain_words, read_cards
from cogs.typed.writing import FILLERS, is_slip_of
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.games.couillon.actions import Call, NameTrump, parse_action
from locales import Say

_WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "accept": ("accept", "play", "take", "make", "keep", "yes", "ok"),
        "pass": ("pass", "passe", "no", "next", "no thanks", "nothing", "no kontra", "no re", "dont knock"),
        "turn": ("turn", "turn card", "turn up", "turn one up", "turned card", "flip", "flip card", "show card"),
        "trump": ("trump", "trumps", "make trumps", "play", "choose", "name", "take"),
        "mit": ("mit", "declare mit", "have mit", "queen spades"),
        "kontra": ("kontra", "contra", "counter", "double", "knock", "knock knock", "knock table"),
        "re": ("re", "rekontra", "recontra", "redouble", "knock", "knock knock", "knock again", "knock table"),
    },
    "nl": {
        "accept": (
            *("aannemen", "neem", "neem aan", "aanvaard", "aanvaarden", "speel", "spelen", "speel mee", "pak", "ga"),
            *("ga mee", "mee", "ja", "goed"),
        ),
        "pass": ("pas", "passen", "passe", "verder", "nee", "neen", "niets", "niks", "geen kontra", "klop niet"),
        "turn": (
            *("keer", "keren", "keer kaart", "draai", "draaien", "draai kaart", "draai om", "omdraaien", "omkeren"),
            *("gekeerde kaart", "kaart"),
        ),
        "trump": ("troef", "troeven", "maak troef", "speel", "spelen", "kies", "neem"),
        "mit": ("mit", "mit melden", "heb mit", "schoppenvrouw", "schoppendame"),
        "kontra": (
            *("kontra", "contra", "tegen", "dubbel", "klop", "kloppen"),
            *("klop klop", "klop tafel", "tik", "tik tik"),
        ),
        "re": (
            *("re", "rekontra", "recontra", "klop", "kloppen", "klop klop", "klop tafel", "tik", "tik tik"),
            *("klop weer", "klop nog eens", "klop nog", "klop opnieuw", "nog een klop", "nog eens kloppen"),
        ),
    },
    "fr": {
        "accept": ("prends", "prendre", "joue", "jouer", "accepte", "accepter", "oui", "d accord"),
        "pass": ("passe", "passer", "pass", "pas", "non", "rien", "suivant", "pas de kontra", "pas de contre"),
        "turn": (
            *("retourne", "retourner", "retourne carte", "retournez", "tourne", "tourner", "tourne carte"),
            *("carte retournee", "carte"),
        ),
        "trump": ("atout", "atouts", "fais atout", "joue", "jouer", "prends", "choisis"),
        "mit": ("mit", "annonce mit", "ai mit", "dame de pique", "dame pique"),
        "kontra": (
            *("kontra", "contre", "contrer", "contra", "double", "toc", "toc toc", "toque", "tape", "tape table"),
            *("frappe", "frappe table", "cogne"),
        ),
        "re": (
            *("re", "recontre", "rekontra", "surcontre", "toc", "toc toc", "toque", "tape", "tape table", "retoc"),
            *("frappe", "frappe table", "cogne", "tape encore", "toque encore", "frappe encore", "encore toc"),
        ),
    },
    "de": {
        "accept": ("annehmen", "nehme", "nehme an", "spiele", "spielen", "spiel", "mache", "ja", "gut"),
        "pass": ("passe", "passen", "pass", "pas", "weiter", "nein", "nichts", "kein kontra", "klopfe nicht"),
        "turn": (
            *("aufdecken", "decke auf", "aufgedeckte karte", "umdrehen", "drehe um", "dreh um", "drehen", "wende"),
            *("wenden", "karte"),
        ),
        "trump": ("trumpf", "trumpfe", "mache trumpf", "spiele", "spielen", "spiel", "nehme", "wahle"),
        "mit": ("mit", "mit ansagen", "habe mit", "pikdame", "pik dame"),
        "kontra": (
            *("kontra", "contra", "dagegen", "doppel", "klopfe"),
            *("klopfen", "klopf", "klopf klopf", "klopfe tisch"),
        ),
        "re": (
            *("re", "rekontra", "klopfe", "klopfen", "klopf", "klopf klopf", "klopfe tisch", "klopfe wieder"),
            *("klopfe nochmal", "klopfe nochmals", "klopfe noch einmal", "nochmal klopfen", "noch einmal klopfen"),
        ),
    },
}

NAMING: Final = frozenset(word for words in _WORDS.values() for phrase in words["trump"] for word in phrase.split())
"""Words beside a suit or a card that makes trumps."""


def _suit_of(call: Action) -> Suit | None:
    return call.suit if isinstance(call, NameTrump) else None


VOCABULARY: Final = Vocabulary(
    calls=(*Call, *map(NameTrump, Suit)),
    words=_WORDS,
    suit_of=_suit_of,
    number_of=lambda call: None,
    parse=parse_action,
)
"""Every call of any variant."""


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of every call that is legal now and matches what was typed."""
    shows = _ways_to_show(legal)
    if any(typed_parts(typed)):
        shows = _shown(shows, typed, say)
    said = [one for one in legal if one not in _ways_to_show(legal)]
    return [
        *((call_text(one, say), str(one)) for one in shows),
        *callreading.call_choices(said, VOCABULARY, typed, say),
    ]


def call_meant(legal: Sequence[Action], others: Sequence[Action], typed: str, say: Say) -> Action:
    """The card to show, if one makes trumps, else the call typed; raises Denied, listing what is legal."""
    shows = _ways_to_show(legal)
    read = first_reading(typed, VOCABULARY.calls, VOCABULARY, say.language)
    # `re` is not a queen, although `reine` begins with it; but whoever says `joue` may mean that.
    if shows and (not read.fits.named or any(isinstance(one, NameTrump) for one in read.all)):
        fits = _shown(shows, typed, say) or (
            shows if any(isinstance(one, NameTrump) for one in read.doubts.named) else []
        )
        calls = [one for one in read.all if one in legal]
        if len(fits) == 1 and not calls:
            return fits[0]
        if fits:
            raise Denied("refusal-which-call", typed=typed, possible=listed([*fits, *calls], say))
    return callreading.call_meant(legal, others, VOCABULARY, typed, say)


def _ways_to_show(legal: Sequence[Action]) -> list[NameTrump]:
    return [one for one in legal if isinstance(one, NameTrump) and one.card is not None]


def _shown(shows: Sequence[NameTrump], typed: str, say: Say) -> list[NameTrump]:
    """Those whose card or suit was typed; all of them if only trumps were mentioned."""
    exact = [one for one in shows if plain(typed) in (plain(str(one)), plain(call_text(one, say)))]
    if exact:
        return exact
    words, cards = [word for word in plain_words(typed) if word not in FILLERS], [one.card for one in shows if one.card]
    for is_naming in (NAMING.__contains__, lambda word: is_slip_of(word, NAMING)) if words else ():
        card = " ".join(word for word in words if not is_naming(word))
        if fits := read_cards(card, cards, say):
            return [one for one in shows if one.card in fits]
    return []
