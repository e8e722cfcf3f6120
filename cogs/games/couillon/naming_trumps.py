"""Typed calls of Couillon: its words, and the card shown to make its suit trumps.

`ik speel harten`, `atout roi cœur`, `9♥`, `retourne`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.app.answers import Denied
from cogs.games.couillon.callwords import NAMING, VOCABULARY
from cogs.messages.wording import call_text
from cogs.typed import calltext
from cogs.typed.callreading import first_reading, typed_parts
from cogs.typed.calltext import listed
from cogs.typed.callwords import FILLERS
from cogs.typed.cardtext import plain, plain_words, read_cards
from cogs.typed.slips import is_slip_of
from engine.core.actions import Action
from engine.games.couillon.actions import NameTrump
from locales import Say


def call_choices(legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
    """Name and text of every call that is legal now and matches what was typed."""
    shows = _ways_to_show(legal)
    if any(typed_parts(typed)):
        shows = _shown(shows, typed, say)
    said = [one for one in legal if one not in _ways_to_show(legal)]
    return [*((call_text(one, say), str(one)) for one in shows), *calltext.call_choices(said, VOCABULARY, typed, say)]


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
    return calltext.call_meant(legal, others, VOCABULARY, typed, say)


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
