"""A position of a lesson: what is told about it, the table with the learner's hand, and what can be chosen.

Each button and menu carries the place in the lesson to which it leads. That is all that is known about somebody's
lesson, so it survives a restart. The table is nowhere: people and computers sit round it, and it is shown like any
other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, Self

from cogs.app import presses
from cogs.app.client import Act
from cogs.app.presses import Button, Family, Style, one_picked
from cogs.delivery.avatars import WithFaces
from cogs.games.plain import texts_of
from cogs.hand.hand import Hand, hand_of
from cogs.hand.hand_page import HandButtons, alt_of
from cogs.messages.emojis import CardEmojis
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import Drawing, Item, Page, Part, drawn, page
from cogs.messages.wording import action_sentence, is_with_card
from cogs.messages.words import CardWords, labels, per_side, seat_name
from cogs.table_texts.tricks import trick_text
from engine.core.actions import Action
from engine.core.cards import Rank, Suit
from engine.core.options import Options
from engine.core.view import SPECTATOR
from engine.running.table import Table
from engine.table.decisions.lobby import COMPUTER_NAMES
from engine.table.model.people import Occupant
from engine.table.model.preferences import Person, Theme
from engine.table.model.setup import Setup
from engine.table.model.snapshot import Snapshot
from engine.table.model.status import Status
from engine.teaching.lessons.course import LETTERS, STRAYS, Done, NoSuchWay, Reached, lessons_of, reached
from engine.teaching.lessons.lesson import PARTS, Lesson, Scene
from locales import Say
from locales.cards import index_of
from rendering import draw_turn, look_of

_FIELDS: Final = 6


class LessonPlace(NamedTuple):
    """A position in a lesson, and what is chosen there; `str` gives its form in custom ids."""

    game: str
    lesson: str
    part: str = PARTS[0]
    path: str = ""
    """The choices made so far (`Reached.path`)."""
    mark: str = ""
    """Of the position reached by them (`Reached.mark`); empty: at the beginning."""
    choice: str = ""
    """The letter of what is chosen now; after `STRAYS`, for good. Empty: nothing."""

    def __str__(self) -> str:
        return ":".join(self)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The reverse of `str`; raises ValueError."""
        fields = text.split(":")
        if len(fields) != _FIELDS:
            raise ValueError(text)
        place = cls(*fields)
        if place.part not in PARTS or not {*place.path, *place.choice} <= {*LETTERS, STRAYS}:
            raise ValueError(text)
        return place

    def find(self) -> Lesson:
        """The lesson; raises NoSuchWay."""
        for lesson in lessons_of(self.game):
            if lesson.name == self.lesson:
                return lesson
        raise NoSuchWay(str(self))

    @property
    def scene(self) -> Scene:
        """Raises NoSuchWay."""
        return self.find().scene(self.part)

    def reached(self) -> Reached:
        """The position before the choice, which may take a moment to work out; raises NoSuchWay."""
        here = reached(self.game, self.scene, self.path)
        if self.mark not in ("", here.mark):
            raise NoSuchWay(str(self))
        return here

    def begun(self, part: str) -> Self:
        """The beginning of a part of the same lesson."""
        return type(self)(self.game, self.lesson, part)

    def at(self, here: Reached, choice: str = "") -> Self:
        """This choice in a position of the same scene."""
        return self._replace(path=here.path, mark=here.mark, choice=choice)


_OFF: Final = "-"
"""Begins the custom id of a button that cannot be pressed."""


async def _found(act: Act, match: re.Match[str]) -> tuple[str]:
    return (match["place"] or one_picked(act),)


at_place: Final = Family("lesson", r"lesson:(?P<place>[\w!:-]+)|pick\.lesson:\d*", _found)
"""Handlers of what leads to a place in a lesson, a button or what is picked: they get the place."""


def lesson_button(place: LessonPlace, label: str, style: Style = Style.secondary) -> Button:
    """Leads to a place in a lesson."""
    return presses.button(f"lesson:{place}", label, style=style)


def lessons_button(game: str, label: str, style: Style = Style.secondary) -> Button:
    """Shows the lessons of a game."""
    return presses.button(f"lessons:{game}", label, style=style)


class ChoiceButtons(HandButtons):
    """Makes the buttons of a hand in a lesson."""

    def __init__(self, hand: Hand, table: Table, emojis: CardEmojis, place: LessonPlace, here: Reached) -> None:
        super().__init__(hand, table, emojis)
        self._place, self._here = place, here
        self._can = frozenset(here.legal)

    def word_rows(self) -> Iterator[Part]:
        yield from self.declarations()
        yield from map(self.calls, self._hand.calls)
        yield from self.menus()

    def _value(self, action: Action) -> str:
        """Where it leads."""
        if action not in self._can:
            return f"{_OFF}{str(action).replace(' ', _OFF)}"
        return str(self._place.at(self._here, self._here.letter(action)))

    def _button_id(self, action: Action) -> str:
        return f"lesson:{self._value(action)}"

    def _menu_id(self, place: str) -> str:
        return f"pick.lesson:{place}"


class PreparedTable(Table):
    """One person among computers, in a position; only to be looked at: nothing about it is saved or announced."""

    def __init__(self, state: Any, seat: int, name: str, user_id: int, language: str, theme: Theme) -> None:
        """`seat`: of the person, who is called `name` here."""
        options: Options = state.match.options
        seats = len(state.match.score)
        # What it teaches may be the last trick.
        setup = replace(Setup.of_one_person(options, user_id, 0, language, theme), plays_last=False)
        computers = iter(COMPUTER_NAMES)
        people = tuple(
            Occupant(name, user_id) if one == seat else Occupant(next(computers), None) for one in range(1, seats + 1)
        )
        # A number for its turn, which buttons of a hand need.
        turns = tuple(int(one == seat) for one in range(1, seats + 1))
        status = Status.PLAYING if state.outcome is None else Status.OVER
        self._prepared = Snapshot(0, 0, setup, status, people, number=1, state=state, turns=turns)

    @property
    def _now(self) -> Snapshot:
        return self._prepared


_GUIDED, _ALONE = PARTS
_MOST_TRICKS = 2
"""Tricks that are told at once: more than these nobody reads."""


async def position_page(
    place: LessonPlace, here: Reached, person: Person, emojis: CardEmojis, with_faces: WithFaces, say: Say
) -> Page:
    """The position before the choice of a place; a choice that is not wanted is asked about.

    `here`: that position, and if the choice is wanted, the one after it.
    """
    table, read = (_table(here, person, name, say) for name in (say("lesson-you"), say("lesson-learner")))
    words = CardWords(emojis, say)
    head = _title(place, say)
    told = "\n".join(_told(place, here, table, words, say))
    if here.is_over:
        seen, told_of = _pictures_of_end(here, table, say), _pictures_of_end(here, read, say)
        pictures, files = await drawn([one._replace(alt=other.alt) for one, other in zip(seen, told_of, strict=True)])
        return page(head, told, *pictures, *_ways_on(place, here, say), files=files)
    hand = _hand(here, table, person, emojis, say)
    turn = hand.turn
    assert turn is not None, "it is the learner's turn"
    seated = with_faces(hand.labels)
    alt = alt_of(replace(hand, labels=labels(read)))
    pictures, files = await drawn([Drawing(lambda: draw_turn(turn, seated, look_of(say), say), alt)])
    if place.choice:
        return page(head, told, *pictures, _take_it_back(place, here, say), files=files)
    asked = [] if here.is_guided else hand.lines[1:]
    buttons = ChoiceButtons(hand, table, emojis, place, here)
    rows = (*buttons.card_rows(), *buttons.word_rows(), _besides(place, here, say))
    return page(head, "\n".join((told, *asked)), *pictures, *rows, files=files)


def _table(here: Reached, person: Person, name: str, say: Say) -> PreparedTable:
    """The table with the learner under this name: "You" reads well on pictures, but in no sentence about others."""
    return PreparedTable(here.state, here.scene.seat, name, person.user_id, say.language, say.theme)


def _hand(here: Reached, table: Table, person: Person, emojis: CardEmojis, say: Say) -> Hand:
    """The learner's hand; nothing is asked before a card is played, since everything can be taken back."""
    return hand_of(table, here.scene.seat, replace(person, confirms=False), say, emojis)


def _title(place: LessonPlace, say: Say) -> str:
    names = [lesson.name for lesson in lessons_of(place.game)]
    return say(
        "lesson-title",
        game=say(f"rules-game-{place.game}"),
        number=str(names.index(place.lesson) + 1),
        count=str(len(names)),
        title=say(f"lesson-{place.game}-{place.lesson}"),
    )


def _told(place: LessonPlace, here: Reached, table: Table, words: CardWords, say: Say) -> Iterator[str]:
    """What was done since the last choice, then what is to be said about the position."""
    key, facts = f"lesson-{place.game}-{place.lesson}", facts_of(here, table, words, say)
    if place.choice:
        other = f"{key}-{here.decisions + 1}-other"
        yield say(other if other in say else "lesson-other", **facts)
        return
    if here.path:
        yield from _happened(here, table, words, say)
    if here.is_over:
        yield from _end(place, here, table, say)
        if place.part == _GUIDED and not here.strayed:
            yield say(f"{key}-done", **facts)
    elif here.is_guided:
        yield say(f"{key}-{here.decisions + 1}", **facts)
    elif not here.path:
        yield say(f"{key}-alone", **facts)
    elif here.strayed and here.path[-2:-1] == STRAYS:
        yield say("lesson-strayed")


def facts_of(here: Reached, table: Table, words: CardWords, say: Say) -> dict[str, str]:
    """What texts of lessons may name: suits by a letter, cards by that and their rank, ranks, and who sits where."""
    cards = {card.text[::-1]: words.card(card) for card in here.game.pack(here.state.match.options)}
    suits = {str(suit): words.suit(suit) for suit in Suit}
    ranks = {str(rank): index_of(rank, say.index_set) for rank in Rank if rank > Rank.TEN}
    return (
        cards | suits | ranks | {f"seat{seat}": seat_name(table, seat, say) for seat in range(1, len(table.seats) + 1)}
    )


def _happened(here: Reached, table: Table, words: CardWords, say: Say) -> Iterator[str]:
    """The tricks that were completed, and what the others said."""
    tricks = [done for done in here.since if done.taker is not None]
    for done in here.since:
        if done.seat != here.scene.seat and not is_with_card(done.action):
            yield f"-# {action_sentence(seat_name(table, done.seat, say), done.action, words, say)}"
    if len(tricks) > _MOST_TRICKS:
        yield f"-# {say('lesson-tricks-since', count=len(tricks))}"
    for done in tricks[-_MOST_TRICKS:]:
        yield f"-# {_trick(done, here, table, words, say)}"


def _trick(done: Done, here: Reached, table: Table, words: CardWords, say: Say) -> str:
    cards = trick_text(table, done.trick, words, say)
    if done.taker == here.scene.seat:
        return say("lesson-trick-yours", cards=cards)
    return say("lesson-trick-theirs", name=seat_name(table, done.taker or 0, say), cards=cards)


def _end(place: LessonPlace, here: Reached, table: Table, say: Say) -> Iterator[str]:
    """How the deal went, in words that fit whoever won it."""
    if not here.is_dealt_out:
        return
    view, result = table.view(SPECTATOR), here.state.outcome.result
    drawn_game = not any(here.game.deal_facts(here.state).points)
    yield say("lesson-won" if here.has_won else "lesson-drawn" if drawn_game else "lesson-lost")
    key, counted = ("lesson-tricks", result.tricks) if view.card_points is None else ("lesson-points", view.card_points)
    sides = here.game.sides(here.state.match.options)
    summed = tuple(
        sum(count for count, side in zip(counted, sides, strict=True) if side == one) for one in sorted(set(sides))
    )
    yield f"-# {say(key, sides=per_side(table, summed, say))}"


def _pictures_of_end(here: Reached, table: Table, say: Say) -> list[Drawing]:
    """The table at the end, and the score where the deal is over."""
    texts, look, view = texts_of(table), look_of(say), table.view(SPECTATOR)
    if not here.is_dealt_out:
        return texts.pictures(table.view(here.scene.seat), labels(table), look, say)
    ends = tuple(table.view(seat) for seat in range(1, view.seats + 1))
    finished = FinishedDeal(here.state.outcome.result, view, ends)
    # One, so that the buttons stay in sight.
    return texts.result_pictures(table, finished, say)[:1] or texts.pictures(view, labels(table), look, say)


def _besides(place: LessonPlace, here: Reached, say: Say) -> Sequence[Item]:
    """Taking back, and leaving."""
    back = lesson_button(place._replace(path=here.before, mark="", choice=""), label=say("lesson-back"))
    return [*([back] if here.path else []), lessons_button(place.game, say("lesson-all"))]


def _take_it_back(place: LessonPlace, here: Reached, say: Say) -> Sequence[Item]:
    """What can be answered to a choice that is not wanted."""
    kept = STRAYS + place.choice
    return [
        lesson_button(place.at(here), label=say("lesson-take-back"), style=Style.success),
        lesson_button(place.at(here, kept), label=say("lesson-go-on")),
    ]


def _ways_on(place: LessonPlace, here: Reached, say: Say) -> list[Part]:
    """The buttons at the end of a part: what comes next first."""
    names = [lesson.name for lesson in lessons_of(place.game)]
    later = names[names.index(place.lesson) + 1 :]
    again = lesson_button(place.begun(place.part), label=say("lesson-again"))
    every = lessons_button(place.game, say("lesson-all"))
    if place.part == _GUIDED:
        on = lesson_button(place.begun(_ALONE), label=say("lesson-play-alone"), style=Style.success)
        return [[on, again, every]]
    if later:
        on = lesson_button(LessonPlace(place.game, later[0]), label=say("lesson-next"), style=Style.success)
        return [[on, again, every]]
    return [say("lesson-finished"), [again, every]]
