"""What messages say and show for one game: its room may have a module `texts` for it.

The module may have any member of `Texts`; `cogs.games.plain_texts` supplies those it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol

from cogs.games import plain_texts
from cogs.messages.game_rooms import Column, FinishedDeal, game_module
from cogs.messages.layout import Drawing
from cogs.messages.words import CardWords
from cogs.typed.callreading import Menu, Vocabulary
from engine.core.actions import Action
from engine.core.cards import Card, Played
from engine.tables.live.table import Table
from locales import Say
from rendering import Look, SeatLabel


class Texts(Protocol):
    """Views are those of the module's own game; for public texts they are a spectator's."""

    MATCH_WON: str
    """The text about the one side that won the match."""
    DEALS: str
    """What its deals are called, as the catalogue's `picture-result-...` names it."""

    VOCABULARY: Vocabulary
    """What can be said, and what people call it."""

    def deals_counted(self, table: Table) -> int:
        """How many deals a finished match took."""

    def table_lines(self, table: Table, view: Any, words: CardWords, say: Say) -> list[str]:
        """Trumps and whatever else is public, above the picture of the table."""

    def due(self, view: Any) -> str:
        """What is due, as the end of a catalogue key: `play-turn-…`."""

    def owner(self, view: Any, seat: int, action: Action) -> int:
        """The seat for which a seat took an action: its own, unless it acts for a dummy."""

    def score_line(self, table: Table, view: Any, say: Say) -> str:
        """The standing of the match."""

    def pictures(self, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
        """The table, and whatever is shown beside it."""

    def hand_lines(self, table: Table, view: Any, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """The face-up cards, for a private hand whose owner sees no picture of them."""

    def own_lines(self, view: Any, words: CardWords, say: Say) -> Iterator[str]:
        """What only the owner of a hand knows besides their cards."""

    def prompt(self, table: Table, view: Any, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """What the owner of a hand can do now: what all wait for, then what they may do besides."""

    def waiting(self, table: Table, view: Any, say: Say) -> str:
        """Why the owner of a hand has nothing to do while a deal is played."""

    def in_order(self, view: Any, sorting: str | None = None) -> tuple[Card, ...]:
        """The viewer's hand as people usually hold it, or in the order chosen (`cogs.messages.words`)."""

    def piles(self, view: Any, seat: int) -> tuple[Any, ...]:
        """The layout of a seat; empty if nothing lies face up."""

    def face_down(self, state: Any, seat: int) -> tuple[Card, ...]:
        """The cards that lie under others before a seat; `state` is a full position, secrets included."""

    def cards_are_drawn(self, view: Any) -> bool:
        """Whether hands draw from a talon, so that their owners are told what they drew."""

    def cards_are_due(self, view: Any) -> bool:
        """Whether the deal is in card play, or ended in it; otherwise calls come first, whoever is on turn."""

    def card_verb(self, view: Any, legal: Sequence[Action]) -> Callable[[Card], Action] | None:
        """What pressing a card does, or would do on turn; None: there are so many calls that cards are no buttons."""

    def card_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """The plays of a card with a declaration, by rows of buttons."""

    def card_and_word(self, typed: str) -> tuple[str, str | None]:
        """A card as typed, and the declaration to play it with in the notation, if any."""

    def reminders(self, view: Any, cards: Sequence[Card], words: CardWords, say: Say) -> Iterator[str]:
        """What somebody who cannot play a card may have overlooked about the cards in sight, `cards`."""

    def last_trick(self, view: Any) -> tuple[int, Sequence[Played]] | None:
        """Who took the last complete trick, and its cards."""

    def own_tricks(self, view: Any) -> Sequence[Sequence[Played]] | None:
        """The tricks the view's seat may look at; None in games without that."""

    def trick_pictures(self, view: Any, look: Look, say: Say) -> list[Drawing]:
        """The pictures of these tricks."""

    def too_late(self, table: Table, action: str) -> tuple[str, int] | None:
        """Why an answer comes too late: the key of a text and the seat it names, 0 for none; None if it does not."""

    def call_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """The calls offered as buttons, cards aside, in rows of at most five."""

    def call_menus(self, legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
        """The calls offered in menus."""

    def at_any_time(self) -> tuple[Action, ...]:
        """The calls that may be possible out of turn."""

    def call_choices(self, legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
        """Name and text of the calls, cards aside, that are legal now and match what was typed."""

    def call_meant(self, legal: Sequence[Action], typed: str, say: Say) -> Action:
        """The call typed, which the rules may refuse; raises Denied, listing what is legal."""

    def contract(self, view: Any) -> str | None:
        """What the declarers have undertaken, in the notation."""

    def binds_for(self, view: Any, action: Action) -> int:
        """The points at stake if the view's seat makes this call; 0: it undertakes nothing."""

    def result_sentences(self, table: Table, finished: FinishedDeal, say: Say) -> list[str]:
        """Who won a deal, and how the score changes."""

    def result_pictures(self, table: Table, finished: FinishedDeal, say: Say) -> list[Drawing]:
        """The score after a deal."""

    def final_columns(self, view: Any) -> tuple[Column, ...]:
        """What places in the finished match go by, the first column first; empty: `Game.standing`."""


_PLAIN: Final[Texts] = plain_texts


@cache
def texts_of_game(game: str) -> Texts:
    """The texts of the game of this name."""
    texts: Texts = game_module(game, "texts", _PLAIN)
    return texts


def texts_of(table: Table) -> Texts:
    """The texts of the game played at a table."""
    return texts_of_game(table.setup.game)


def unit_of(game: str) -> str:
    """What the deals of the game of this name are called, as in `Texts.DEALS`."""
    return texts_of_game(game).DEALS
