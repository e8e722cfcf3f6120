"""English: its name, letters of cards, and the words in which people type cards, numbers and dates."""

from __future__ import annotations

from typing import Final

from engine.core.cards import Rank, Suit
from locales.language import Language

LANGUAGE: Final = Language(
    name="English",
    order=1,
    locales=("en-GB", "en-US"),
    index_set="AKQJ",
    suits={Suit.S: "s spades spade", Suit.H: "h hearts heart", Suit.D: "d diamonds diamond", Suit.C: "c clubs club"},
    ranks={Rank.ACE: "ace", Rank.KING: "king", Rank.QUEEN: "queen", Rank.JACK: "jack knave"},
    numbers="two three four five six seven eight nine ten eleven twelve thirteen",
    fillers="i ll the a an it you your of in on to bid say for my tricks trick please are",
    either="or",
    card_fillers="of the",
    weekdays=(
        "monday mon",
        "tuesday tue tues",
        "wednesday wed",
        "thursday thu thurs",
        "friday fri",
        "saturday sat",
        "sunday sun",
    ),
    nths=("first 1st", "second 2nd", "third 3rd", "fourth 4th", "last"),
    today="today tonight",
    tomorrow="tomorrow",
    date_fillers="every each on at of the",
)
