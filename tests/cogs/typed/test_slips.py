"""Calls with one slip: every word for a call, in every game and language, with every single edit.

A slip is understood as the call that was meant, or asked about with that call among the offers, or refused. It never is
another call.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

import pytest

from cogs.app.answers import Denied
from cogs.games import chouine, couillon, kleurenwiezen
from cogs.games.kleurenwiezen.calls import stem
from cogs.messages.wording import call_text, is_with_card
from cogs.typed.callreading import Vocabulary, kind_of, typed_parts
from cogs.typed.cardtext import SUIT_WORDS
from cogs.typed.writing import SHORT, near_words, within_one_slip
from engine.core.actions import Action
from engine.games.chouine.combinations import Combination
from engine.games.kleurenwiezen.actions import Word
from locales import LANGUAGES, Say, say_in
from tests.cogs.typed import test_kleurenwiezen_bidtext as bids
from tests.cogs.typed.test_chouine_bidtext import HELD
from tests.cogs.typed.test_couillon_bidtext import FORCED, KONTRA, NAMED, PROPOSED, RE, SHOWING, WITH_MIT
from tests.examples import TIMES

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz'"
ALL_BIDS: Final = tuple(
    one for one in kleurenwiezen.GAME.texts.VOCABULARY.calls if one not in (Word.DOUBLE, Word.NO_DOUBLE, Word.WAIT)
)
SITUATIONS: Final[tuple[tuple[Vocabulary, Callable[..., Action], tuple[Sequence[Action], ...]], ...]] = (
    (
        couillon.GAME.texts.VOCABULARY,
        couillon.GAME.texts.call_meant,
        (PROPOSED, FORCED, SHOWING, NAMED, KONTRA, RE, WITH_MIT),
    ),
    (
        kleurenwiezen.GAME.texts.VOCABULARY,
        kleurenwiezen.GAME.texts.call_meant,
        (bids.FIRST, bids.LATER, bids.RAISING, bids.TROEL, bids.DOUBLING, bids.OUTBID, ALL_BIDS),
    ),
    (chouine.GAME.texts.VOCABULARY, chouine.GAME.texts.call_meant, (HELD,)),
)
SAMPLE: Final = 600
"""Slips that are tried, of some 780,000; `make fuzz` tries more."""


class Said(NamedTuple):
    """Something that can be said, where it can be."""

    read: Callable[..., Action]
    legal: Sequence[Action]
    meant: frozenset[Action]
    """The calls that it means there."""
    language: str
    phrase: str
    known: frozenset[str]
    """Every word that means something in this game and language: a slip into one of them is no slip."""


@cache
def everything_said() -> tuple[Said, ...]:
    return tuple(_everything_said())


def _everything_said() -> Iterator[Said]:
    for vocabulary, read, situations in SITUATIONS:
        for language in LANGUAGES:
            say, spoken = say_in(language), vocabulary.words[language]
            known = frozenset(
                word
                for phrase in (
                    *known_phrases(vocabulary, say),
                    *(one for words in SUIT_WORDS[language].values() for one in words),
                )
                for word in typed_parts(phrase).words
            )
            for legal in situations:
                calls = [one for one in legal if not is_with_card(one)]
                for kind, phrases in spoken.items():
                    for phrase in phrases:
                        meant = frozenset(
                            call
                            for call in calls
                            for other in spoken
                            if phrase in spoken[other] and kind_of(call) == other
                        )
                        if any(kind_of(one) == kind for one in meant):
                            yield Said(read, legal, meant, language, phrase, known)
                for call in (one for one in calls if getattr(one, "card", None) is None):
                    yield Said(
                        read,
                        legal,
                        frozenset({call}),
                        language,
                        " ".join(typed_parts(call_text(call, say)).words),
                        known,
                    )
            for combination in Combination if vocabulary is chouine.GAME.texts.VOCABULARY else ():
                ways = frozenset(one for one in HELD if getattr(one, "combination", None) is combination)
                if ways:
                    yield Said(read, HELD, ways, language, str(combination), known)


def known_phrases(vocabulary: Vocabulary, say: Say) -> Iterator[str]:
    yield from (phrase for phrases in vocabulary.words[say.language].values() for phrase in phrases)
    yield from (text for call in vocabulary.calls for text in (call_text(call, say), str(call)))


def slips(phrase: str) -> Iterator[str]:
    """Every single edit of a phrase."""
    for at in range(len(phrase) + 1):
        before, after = phrase[:at], phrase[at:]
        yield from (before + letter + after for letter in LETTERS + " ")
        if after:
            yield before + after[1:]
            yield from (before + letter + after[1:] for letter in LETTERS + " " if letter != after[0])
        if len(after) > 1 and after[0] != after[1]:
            yield before + after[1] + after[0] + after[2:]


def is_something_else(said: Said, slip: str) -> bool:
    """Whether the word that was changed has become another word that means something."""
    before, after = typed_words(said.phrase), typed_words(slip)
    changed = [word for word in after if word not in before]
    return all(word in said.known for word in changed)


def typed_words(text: str) -> list[str]:
    return text.replace("'", " ").split()


def outcome(said: Said, slip: str) -> str:
    """What the bot makes of a slip."""
    say = say_in(said.language)
    try:
        action = said.read(said.legal, slip, say)
    except Denied as refused:
        if refused.key != "refusal-which-call":
            return "refused"
        possible = str(refused.facts["possible"])
        offered = any(call_text(one, say) in possible or stem_in(one, say, possible) for one in said.meant)
        return "asked" if offered or possible.endswith("…") else f"asked about {possible}"
    # What cannot be done is refused by the rules, which say why.
    return "understood" if action in said.meant else "refused" if action not in said.legal else f"{action}"


def stem_in(call: Action, say: Say, possible: str) -> bool:
    return call in kleurenwiezen.GAME.texts.VOCABULARY.calls and f"{stem(call, say)} …" in possible


FOUND: Final = (
    ("en", "slam hearts", "slag hearts"),
    ("nl", "slim", "suim"),
    ("fr", "jouer", "jou'r"),
    ("en", "no kontra", "noekontra"),
    ("nl", "geen kontra", "een kontra"),
    ("nl", "klop niet", "klopfniet"),
    ("nl", "kleine slem tafel", "k eine slem tafel"),
)
"""Slips that once were read as something else, of a hundred thousand tried."""


def test_slips_that_were_once_taken_for_another_call_are_not() -> None:
    spoken = everything_said()
    for language, phrase, slip in FOUND:
        found = {outcome(said, slip) for said in spoken if (said.language, said.phrase) == (language, phrase)}
        assert found, phrase
        assert found <= {"understood", "asked", "refused"}, (phrase, slip, found)


def test_a_slip_is_understood_or_asked_about_or_refused_and_never_another_call() -> None:
    chance = random.Random(25)
    spoken = everything_said()
    wrong, counts = [], dict.fromkeys(("understood", "asked", "refused"), 0)
    for _ in range(SAMPLE * TIMES):
        said = chance.choice(spoken)
        slip = chance.choice(list(slips(said.phrase)))
        if is_something_else(said, slip):
            continue
        found = outcome(said, slip)
        if found in counts:
            counts[found] += 1
        else:
            wrong.append((said.language, said.phrase, slip, found))
    assert wrong == []
    assert counts["understood"] > counts["asked"] + counts["refused"]


@pytest.mark.parametrize("known", [("ab", "ba", "abc", "a", "bcab"), ()])
def test_the_words_within_a_slip_are_those_that_trying_each_finds(known: tuple[str, ...]) -> None:
    for length in range(6):
        for typed in map("".join, product("abc", repeat=length)):
            near = {one for one in known if len(one) >= SHORT and within_one_slip(typed, one)}
            assert near_words([typed], known) == {typed: near}
