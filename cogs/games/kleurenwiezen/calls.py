"""The bids of Kleurenwiezen as people make them: words they type, the bid that is meant, buttons and menus.

`vraag harten`, `♥`, `emballage à carreau`, `mee ruiten`, `solo 6 s`, `kl miserie`; also `discard 7♣`. Keys of the words
are words of the notation. Words lack accents, articles and the like; they include regional names. The frequent bids
are offered as buttons, long series of bids as menus.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from cogs.app.answers import Denied
from cogs.messages.wording import call_text
from cogs.typed.callreading import Fits, Menu, Vocabulary, first_reading, kind_of, typed_parts
from cogs.typed.cardtext import read_cards
from cogs.typed.writing import is_slip_of
from engine.core.actions import Action
from engine.core.cards import CARDS
from engine.games.kleurenwiezen.actions import Bid, Discard, Propose, Word, parse_action, suit_of
from engine.games.kleurenwiezen.contracts.contracts import NATURES, SUITS_DOWN, ContractKind, Family, in_suits
from locales import Say

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


def _number_of(call: Action) -> int | None:
    return call.contract.goal if isinstance(call, Bid) and call.contract.suit is not None else None


VOCABULARY: Final = Vocabulary(
    calls=(
        *Word,
        *map(Propose, SUITS_DOWN),
        *(Bid(one) for kind, nature in NATURES.items() for goal in nature.goals for one in in_suits(kind, goal)),
    ),
    words=BID_WORDS,
    suit_of=suit_of,
    number_of=_number_of,
    parse=parse_action,
)
"""Every call, whatever the options of a table; within a kind the lower numbers first."""


MOST_CHOICES: Final = 25
_MOST_NAMED: Final = 12
"""Bids in a sentence; rows that are longer are shortened."""
_MOST_ALIKE: Final = 6
"""Bids of one kind in a sentence."""
_MORE: Final = " …"
_BY_SUIT: Final = (ContractKind.ACCEPT, "propose", ContractKind.TROEL)
"""What naming a suit alone may mean, likeliest first: asking for company or giving it, never going alone."""
_BY_NUMBER: Final = (ContractKind.ACCEPT, ContractKind.TROEL, ContractKind.SOLO)
"""What a number alone may mean, or with a suit."""
_DISCARD_WORDS: Final = frozenset(
    word for words in BID_WORDS.values() for phrase in words["discard"] for word in phrase.split()
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
        kinds = (ContractKind.ABONDANCE,)
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


_ROW: Final = 5
"""Buttons in a row; as many abondances and slams need no menu."""
_OPTIONS: Final = 25
"""Options in a menu."""


def call_rows(legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
    """Joins and proposals; solos and a Troel's trumps; misères and the calls that undertake nothing."""
    menus = _in_menus(legal)
    of = {family: [one for one in legal if _family(one) is family and one not in menus] for family in (*Family, None)}
    proposals = [one for one in of[None] if isinstance(one, Propose)]
    words = [one for one in of[None] if isinstance(one, Word)]
    rows = (
        *_in_a_row(of[Family.PARTNERSHIP], proposals),
        *(of[Family.SOLO], of[Family.TROEL], of[Family.ABONDANCE]),
        *_in_a_row(of[Family.NEGATIVE], words),
    )
    return tuple(tuple(row) for row in rows if row)


def _in_a_row(one: Sequence[Action], other: Sequence[Action]) -> tuple[Sequence[Action], ...]:
    """Both in one row if they fit."""
    return ([*one, *other],) if len(one) + len(other) <= _ROW else (one, other)


def call_menus(legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
    """Abondances and slams, and before them an open misère, with kinds merged into one menu as far as they fit."""
    menus: list[tuple[Action, ...]] = []
    for _, kind in groupby(_in_menus(legal), kind_of):
        calls = tuple(kind)
        if menus and len(menus[-1]) + len(calls) <= _OPTIONS:
            menus[-1] += calls
        else:
            menus.append(calls)
    return tuple(Menu(_title(calls, say), calls) for calls in menus)


def _title(calls: Sequence[Action], say: Say) -> str:
    """The words of a menu's bids: `Open misère, abondance, slam …`, without those that merely go on an earlier one."""
    words: list[str] = []
    for word in dict.fromkeys(short_stem(one, say) for one in calls if isinstance(one, Bid)):
        if not any(word.startswith(earlier) for earlier in words):
            words.append(word)
    text = ", ".join(words)
    return f"{text[:1].upper()}{text[1:]} …"


def _in_menus(legal: Sequence[Action]) -> list[Bid]:
    """The bids in menus: if there are too many of the highest for a row, all of these, and those nobody bids often."""
    bids = [one for one in legal if isinstance(one, Bid)]
    high = [one for one in bids if one.contract.family is Family.ABONDANCE]
    if len(high) <= _ROW:
        return []
    return [one for one in bids if one.contract.kind is ContractKind.OPEN_MISERE] + high


def _family(call: Action) -> Family | None:
    return call.contract.family if isinstance(call, Bid) else None
