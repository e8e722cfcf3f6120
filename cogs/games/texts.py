"""What messages say and show of one game and of no other: a game's room may have a module `texts` for it.

It has any of the members of `Texts`; `cogs.games.plain_texts` has those that it leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final, Protocol

from cogs.games import plain_texts
from cogs.messages.finished import Column, Finished
from cogs.messages.layout import Drawing
from cogs.messages.rooms import filled
from cogs.messages.words import CardWords
from cogs.typed.callreading import Vocabulary
from cogs.typed.calltext import Menu
from engine.core.actions import Action
from engine.core.cards import Card
from engine.core.tricks import Played
from engine.tables.live.table import Table
from locales import Say
from rendering import Look, SeatLabel


class Texts(Protocol):
    """Views are those of the module's own game; of what everybody reads they are a spectator's."""

    MATCH_WON: str
    """The text about the one side that won the match."""
    DEALS: str
    """What its deals are called, as the catalogue's `picture-result-...` names it."""

    VOCABULARY: Vocabulary
    """What can be said, and what people call it."""

    def deals_counted(self, table: Table) -> int:
        """How many deals a match took that is over."""

    def table_lines(self, table: Table, view: Any, words: CardWords, say: Say) -> list[str]:
        """Trumps and whatever else has come to be known, over the picture of the table."""

    def due(self, view: Any) -> str:
        """What is due, as the catalogue calls it: `play-turn-…`."""

    def owner(self, view: Any, seat: int, action: Action) -> int:
        """The seat for which a seat took an action: its own, but for a dummy."""

    def score_line(self, table: Table, view: Any, say: Say) -> str:
        """The standing of the match."""

    def pictures(self, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say) -> list[Drawing]:
        """The table, and what else is shown beside it."""

    def hand_lines(self, table: Table, view: Any, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """What lies open, in a private hand, where its owner sees no picture of it."""

    def prompt(self, table: Table, view: Any, legal: Sequence[Action], words: CardWords, say: Say) -> Iterator[str]:
        """What the owner of a hand can do now."""

    def waiting(self, table: Table, view: Any, say: Say) -> str:
        """Why the owner of a hand has nothing to do, while a deal is played."""

    def in_order(self, view: Any, sorting: str | None = None) -> tuple[Card, ...]:
        """The own hand as people hold it, or as one of them wants to (`cogs.messages.sorting`)."""

    def piles(self, view: Any, seat: int) -> tuple[Any, ...]:
        """The layout of a seat, none where nothing lies face up."""

    def face_down(self, state: Any, seat: int) -> tuple[Card, ...]:
        """The cards that lie under others before a seat, of a position with all its secrets."""

    def cards_are_drawn(self, view: Any) -> bool:
        """Whether hands grow from a stock, so that their owners are told what came."""

    def cards_are_due(self, view: Any) -> bool:
        """Whether it is cards that are played now, or were last; else something is said first, whoever is on turn."""

    def card_verb(self, view: Any, legal: Sequence[Action]) -> Callable[[Card], Action] | None:
        """What pressing a card does, or would do on turn; None: so much can be said that cards are no buttons."""

    def card_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """The cards that can be played with a word, by rows of buttons."""

    def card_and_word(self, typed: str) -> tuple[str, str | None]:
        """A card as somebody typed it, and the word they want to play it with, as the notation has it; None: none."""

    def reminders(self, view: Any, cards: Sequence[Card], words: CardWords, say: Say) -> Iterator[str]:
        """What somebody who cannot play a card may have overlooked about these, the cards in sight."""

    def last_trick(self, view: Any) -> tuple[int, Sequence[Played]] | None:
        """Who took the last complete trick, and its cards."""

    def own_tricks(self, view: Any) -> Sequence[Sequence[Played]] | None:
        """The tricks the view's seat may look at; None in games where nobody may."""

    def trick_pictures(self, view: Any, look: Look, say: Say) -> list[Drawing]:
        """These tricks."""

    def too_late(self, table: Table, action: str) -> tuple[str, int] | None:
        """Why an answer comes too late, as a text and the seat it names, 0 for none."""

    def call_rows(self, legal: Sequence[Action]) -> tuple[tuple[Action, ...], ...]:
        """What can be said by pressing a button, cards aside: rows of five at most."""

    def call_menus(self, legal: Sequence[Action], say: Say) -> tuple[Menu, ...]:
        """What can be said by picking it from a menu."""

    def at_any_time(self) -> tuple[Action, ...]:
        """What somebody may be able to say without being on turn."""

    def call_choices(self, legal: Sequence[Action], typed: str, say: Say) -> list[tuple[str, str]]:
        """Name and text of what can be said now, cards aside, and fits what was typed."""

    def call_meant(self, legal: Sequence[Action], typed: str, say: Say) -> Action:
        """What was typed, which may be something the rules refuse; raises Denied with what is possible."""

    def contract(self, view: Any) -> str | None:
        """What the declarers have undertaken, in the notation."""

    def binds_for(self, view: Any, action: Action) -> int:
        """The points for which the view's seat would undertake something by saying this; 0: it undertakes nothing."""

    def result_sentences(self, table: Table, finished: Finished, say: Say) -> list[str]:
        """Who won a deal, and what that does to the score."""

    def result_pictures(self, table: Table, finished: Finished, say: Say) -> list[Drawing]:
        """The score after a deal."""

    def final_columns(self, view: Any) -> tuple[Column, ...]:
        """What places go by now that the match is over: the first column first; none: `Game.standing`."""


_PLAIN: Final[Texts] = plain_texts


@cache
def texts_of_game(game: str) -> Texts:
    """The texts of the game of this name."""
    texts: Texts = filled(game, "texts", _PLAIN)
    return texts


def texts_of(table: Table) -> Texts:
    """The texts of the game played at a table."""
    return texts_of_game(table.setup.game)


def unit_of(game: str) -> str:
    """What the deals of a game are called, by its name: as `Texts.DEALS`."""
    return texts_of_game(game).DEALS
