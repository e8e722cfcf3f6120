"""The words people use for the bids of Kleurenwiezen, besides those the bot shows, per language.

Keys are words of the notation. Words lack accents, articles and the like; they include regional names.
"""

from __future__ import annotations

from typing import Final

from cogs.typed.callreading import Vocabulary
from engine.core.actions import Action
from engine.core.cards import Suit
from engine.games.kleurenwiezen.actions import Bid, Propose, Word, parse_action
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, in_suits

BID_WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "pass": ("pass", "pas", "passe", "no bid"),
        "wait": ("wait",),
        "parole": ("parole", "pass parole"),
        "double": ("double", "contra"),
        "no-double": ("no double", "no", "pass", "dont double"),
        "propose": ("propose", "proposal", "ask", "suit"),
        "accept": ("accept", "accept proposal", "join", "go along", "go with", "with", "together", "yes"),
        "solo": ("solo", "alone"),
        "troel": ("troel", "trull"),
        "small-misere": ("small misere", "little misere", "petty misere"),
        "grand-misere": ("grand misere", "large misere", "big misere", "great misere"),
        "open-misere": ("open misere", "open grand misere", "open large misere", "spread misere", "misere table"),
        "abondance": ("abondance", "abundance"),
        "abondance-table": ("abondance table", "abundance table", "open abondance", "open abundance"),
        "small-slam": ("small slam", "little slam"),
        "small-slam-table": ("small slam table", "open small slam"),
        "slam": ("slam", "grand slam", "solo slam"),
        "slam-table": ("slam table", "grand slam table"),
        "open-slam": ("open slam", "open grand slam"),
        "discard": ("discard", "lay aside", "put away", "throw away"),
    },
    "nl": {
        "pass": ("pas", "passen", "pass", "passe"),
        "wait": ("wacht", "wachten", "afwachten"),
        "parole": ("parole", "passe parole", "pas parole", "passeparole"),
        "double": ("dubbel", "dubbelen", "doubleren", "kontra", "contra"),
        "no-double": ("niet dubbel", "niet dubbelen", "nee", "neen", "pas"),
        "propose": ("vraag", "vragen", "voorstel", "stel voor"),
        "accept": ("mee", "ga mee", "meegaan", "ga met", "meegaan met", "ga akkoord", "samen", "aannemen", "ja"),
        "solo": ("alleen", "solo", "alleen gaan", "ga alleen"),
        "troel": ("troel", "trull"),
        "small-misere": ("kleine miserie", "kleine misere", "miserie klein"),
        "grand-misere": ("grote miserie", "grote misere", "groot miserie", "miserie groot"),
        "open-misere": (
            *("open miserie", "open misere", "open grote miserie", "blote miserie", "miserie bloot", "miserie open"),
            *("miserie tafel", "grote miserie tafel"),
        ),
        "abondance": ("abondance", "abondantie", "overvloed"),
        "abondance-table": ("abondance tafel", "open abondance", "abondance bloot"),
        "small-slam": ("kleine slim", "kleine solo slim", "kleine slem"),
        "small-slam-table": ("kleine slim tafel", "kleine slem tafel", "kleine solo slim tafel"),
        "slam": ("solo slim", "slim", "slem", "soloslim", "grote slim", "grote slem", "solo slem"),
        "slam-table": ("slim tafel", "slem tafel", "grote slim tafel"),
        "open-slam": ("open slem", "open solo slim", "solo slim bloot"),
        "discard": ("leg weg", "leg af", "afleggen", "weg", "wegleggen"),
    },
    "fr": {
        "pass": ("passe", "passer", "pass", "pas"),
        "wait": ("attends", "attendre", "attente", "attend"),
        "parole": ("parole", "passe parole", "passeparole"),
        "double": ("double", "contre", "doubler"),
        "no-double": ("pas double", "pas de double", "non", "passe", "double pas"),
        "propose": ("propose", "proposition", "proposer", "propos", "demande"),
        "accept": ("emballage", "emballe", "emballer", "accepte", "accepter", "suis", "avec", "accompagne", "oui"),
        "solo": ("seul", "seule", "solo"),
        "troel": ("trou", "troel"),
        "small-misere": ("petite misere", "petite", "pte misere"),
        "grand-misere": ("grande misere", "grande", "gde misere"),
        "open-misere": (
            *("misere etalee", "grande misere etalee", "etalee", "misere ouverte"),
            *("misere table", "grande misere table"),
        ),
        "abondance": ("abondance",),
        "abondance-table": ("abondance table", "abondance etalee"),
        "small-slam": ("petit chelem", "petit slam"),
        "small-slam-table": ("petit chelem table", "petit chelem etale"),
        "slam": ("chelem", "grand chelem", "solo slim", "slam", "solo chelem"),
        "slam-table": ("chelem table", "grand chelem table"),
        "open-slam": ("chelem etale", "chelem ouvert", "grand chelem etale"),
        "discard": ("ecarte", "ecarter", "ecart", "jette"),
    },
    "de": {
        "pass": ("passe", "passen", "pass", "pas", "weiter"),
        "wait": ("warte", "warten", "abwarten"),
        "parole": ("parole", "passe parole", "passeparole"),
        "double": ("doppelt", "doppel", "doppeln", "verdopple", "kontra"),
        "no-double": ("nicht doppelt", "nicht doppeln", "kein doppel", "nein", "passe"),
        "propose": ("vorschlag", "frage", "fragen", "schlage vor", "vorschlagen"),
        "accept": ("gehe mit", "mitgehen", "mit", "annehmen", "nehme an", "zusammen", "zu zweit", "ja"),
        "solo": ("allein", "alleine", "solo"),
        "troel": ("troel", "trull"),
        "small-misere": ("kleine misere", "kleiner bettel"),
        "grand-misere": ("grosse misere", "grosser bettel"),
        "open-misere": ("offene misere", "offene grosse misere", "misere offen", "misere tisch"),
        "abondance": ("abondance", "abundanz", "uberfluss"),
        "abondance-table": ("abondance tisch", "offene abondance", "abondance offen"),
        "small-slam": ("kleiner schlemm", "klein schlemm", "kleinschlemm"),
        "small-slam-table": ("kleiner schlemm tisch", "offener kleiner schlemm"),
        "slam": ("schlemm", "solo schlemm", "grosser schlemm", "grossschlemm", "solo slim"),
        "slam-table": ("schlemm tisch", "grosser schlemm tisch"),
        "open-slam": ("offener schlemm", "schlemm offen", "offener grosser schlemm"),
        "discard": ("lege weg", "weglegen", "weg", "ablegen", "lege ab"),
    },
}


def _suit_of(call: Action) -> Suit | None:
    match call:
        case Propose():
            return call.suit
        case Bid():
            return call.contract.suit
    return None


def _number_of(call: Action) -> int | None:
    return call.contract.goal if isinstance(call, Bid) and call.contract.suit is not None else None


VOCABULARY: Final = Vocabulary(
    calls=(
        *Word,
        *map(Propose, SUITS_DOWN),
        *(Bid(one) for kind, nature in NATURES.items() for goal in nature.goals for one in in_suits(kind, goal)),
    ),
    words=BID_WORDS,
    suit_of=_suit_of,
    number_of=_number_of,
    parse=parse_action,
)
"""Every call, whatever the options of a table; within a kind the lower numbers first."""
