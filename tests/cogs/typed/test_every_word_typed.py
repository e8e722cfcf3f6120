"""Whatever people type into /play, /bid, options and score tables is understood, or a sentence says what is allowed.

For the command line's grammars see tests/engine/records/test_every_grammar.py. Longer runs: `make fuzz`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.app.answers import Denied, explain
from cogs.games import chouine, couillon, kleurenwiezen
from cogs.games.chouine.calls import VOCABULARY as CHOUINE
from cogs.games.chouine.calls import split_combination
from cogs.games.couillon.calls import VOCABULARY as COUILLON
from cogs.games.kleurenwiezen.calls import VOCABULARY as KLEURENWIEZEN
from cogs.games.kleurenwiezen.ladder import BadLine, read_rows, written_rows
from cogs.typed.cardtext import SUIT_WORDS, read_cards
from cogs.typed.choosing import card_meant, option_choices, read_options
from engine.core.actions import Action
from engine.core.cards import CARDS, pack_of
from engine.core.errors import EngineError
from engine.core.registry import GAMES
from engine.games.kleurenwiezen import Kleurenwiezen
from locales import LANGUAGES, Say, say_in
from tests.cogs.typed.test_kleurenwiezen_bidtext import DOUBLING, FIRST, LATER, OUTBID, RAISING, TROEL
from tests.engine.games.every import conceivable
from tests.examples import examples

KLEUREN = Kleurenwiezen()
LONGEST = 1900
"""How many characters a refusal may have, to fit into a message."""

words = st.sampled_from(
    sorted(
        {word for suits in SUIT_WORDS.values() for names in suits.values() for word in names}
        | {
            phrase
            for vocabulary in (CHOUINE, COUILLON, KLEURENWIEZEN)
            for said in vocabulary.words.values()
            for phrases in said.values()
            for phrase in phrases
        }
        | {"mariage", "tierce", "quin", "chouine"}
    )
)
odd = st.text(max_size=8) | st.sampled_from(
    ["", " ", "²", "８", "٣", "ﬁ", "ß", "İ", "\u037e", "；", "❤️", "♥", "(", ")", "+", "=", "`", "@everyone", "9" * 5000]
)
typed = st.lists(words | odd | st.sampled_from([*"SHDCAKQJT89", "10", "11"]), max_size=4).map(" ".join)
says = st.sampled_from([say_in(language) for language in LANGUAGES])


def refusal(say: Say, read: Callable[[], object]) -> str | None:
    """What a person reads if the bot cannot read this; any other error fails the test."""
    try:
        read()
    except (Denied, EngineError) as error:
        return explain(error, say) or ""
    return None


def assert_sentence(sentence: str | None) -> None:
    if sentence is not None:
        assert 10 < len(sentence) < LONGEST
        assert len(sentence.splitlines()) == 1


# --- /play


@examples(60)
@given(typed, says)
@example("as de", say_in("fr"))
def test_any_card_typed_is_one_or_a_sentence(text: str, say: Say) -> None:
    rest, _ = split_combination(text)
    for cards in (CARDS, pack_of("A7"), ()):
        assert set(read_cards(rest, cards, say)) <= set(cards)
    assert_sentence(refusal(say, lambda: card_meant((pack_of("AK"), CARDS), rest, say)))
    assert_sentence(refusal(say, lambda: card_meant(((), ()), text, say)))


# --- /bid

CALLS: list[tuple[Any, Sequence[Action]]] = [
    *((kleurenwiezen.GAME.texts, legal) for legal in (FIRST, LATER, RAISING, TROEL, DOUBLING, OUTBID, ())),
    (kleurenwiezen.GAME.texts, [one for one in conceivable(GAMES["kleurenwiezen"]) if "discard" in str(one)][:13]),
    (couillon.GAME.texts, [one for one in conceivable(GAMES["couillon"]) if "play" not in str(one)]),
    (couillon.GAME.texts, ()),
    (chouine.GAME.texts, conceivable(GAMES["chouine"])),
    (chouine.GAME.texts, [one for one in conceivable(GAMES["chouine"]) if "play" not in str(one)]),
    (chouine.GAME.texts, ()),
]
"""The texts of a game, and what a player could say."""


@examples(60)
@given(typed, says, st.sampled_from(CALLS))
def test_any_bid_typed_is_one_or_a_sentence(text: str, say: Say, calls: tuple[Any, Sequence[Action]]) -> None:
    game, legal = calls
    assert_sentence(refusal(say, lambda: game.call_meant(legal, text, say)))
    for name, value in game.call_choices(legal, text, say):
        assert name
        assert value


# --- Options and score tables


@examples(60)
@given(
    st.sampled_from(list(GAMES)),
    st.lists(
        st.sampled_from(["ladder", "deals", "lines", "shuffle", "gathering", "troel", "parties"]) | odd, max_size=3
    ),
    st.lists(st.sampled_from(["=", ",", "=yes", "=table", "=٣", "=²", "=08", "=8", ";"]) | odd, max_size=3),
    says,
)
@example("kleurenwiezen", ["ladder"], ["==8"], say_in("en"))
def test_any_option_typed_is_one_or_a_sentence(name: str, names: list[str], values: list[str], say: Say) -> None:
    text = " ".join(map("".join, zip(names, values, strict=False)))
    assert_sentence(refusal(say, lambda: GAMES[name].for_tables(None, read_options(text))))
    for _, value in option_choices(GAMES[name], GAMES[name].for_tables(), text, say):
        assert len(value) <= 100


@examples(60)
@given(
    st.lists(st.sampled_from(["accept 8", "solo 5: ", "slam", ": 8", " 8 +3 -3", "/", "\n"]) | odd).map("".join), says
)
@example("solo 5: 8\u037e accept 9=3", say_in("en"))
@example("solo 5: 8；", say_in("nl"))
@example("=8", say_in("de"))
def test_any_score_table_typed_is_one_or_says_what_is_wrong_in_which_line(text: str, say: Say) -> None:
    rows, bad = read_rows(text, say)
    assert refusal(say, lambda: KLEUREN.configure(None, {"ladder": rows})) is None
    assert all(isinstance(one, BadLine) for one in bad)
    for one in bad:
        assert 1 <= one.line <= len(text.splitlines())
        assert_sentence(one.sentence(say))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_form_shows_of_every_preset_can_be_read_again(language: str) -> None:
    say = say_in(language)
    for preset in KLEUREN.presets:
        options = KLEUREN.configure(preset)
        shown = written_rows(options.contracts, say)
        assert read_rows(shown, say)[1] == ()
