"""How far somebody is in a lesson: worked out from what they chose, so nothing about it has to be kept.

Computers do what the scene's line says as long as the learner keeps to it, and after that what `normal` does, by
numbers that follow from the position. So the same choices always lead to the same position, in any process.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from string import ascii_letters, digits
from typing import Any, Final, NamedTuple

from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, Played
from engine.core.game import AnyGame
from engine.core.registry import GAMES, game_of_preset, in_room
from engine.core.view import SPECTATOR
from engine.players.players import player_named
from engine.players.turns import OutOfTurn, questions
from engine.teaching.lessons.lesson import Lesson, Scene

LETTERS: Final = digits + ascii_letters
"""A choice among the legal actions is one of these letters, by its place."""
STRAYS: Final = "!"
"""Stands before a choice that its learner went on with, although another was wanted."""
_KEPT: Final = 500
"""Positions that are kept at hand, so that the next choice is all that has to be worked out."""
_COMPUTER: Final = "normal"
_CARDS: Final = frozenset(card.text for card in CARDS)


class NoSuchWay(ValueError):
    """Choices that lead nowhere: no button has them, or the one who made it was another version of the program."""


class Done(NamedTuple):
    """Something that was done at the table."""

    seat: int
    action: Action
    trick: tuple[Played, ...]
    """The trick that this completed; empty: none."""
    taker: int | None


@dataclass(frozen=True, slots=True)
class Reached:
    """Where the choices made so far have led: the learner is to choose, or the scene is over."""

    game: AnyGame
    scene: Scene
    state: Any
    path: str = ""
    """The choices, by their letters."""
    taken: tuple[str, ...] = ()
    """All actions of the deal so far, in the notation."""
    since: tuple[Done, ...] = ()
    """What was done since the learner's choice before, and that choice."""
    decisions: int = 0
    """Of the learner."""
    strayed: bool = False
    """The learner went on with something that was not wanted."""

    @property
    def is_guided(self) -> bool:
        """Whether something is told about the learner's next choice."""
        return not self.strayed and self.decisions < len(self.scene.steps)

    @property
    def is_dealt_out(self) -> bool:
        """Whether the deal is over."""
        return self.state.outcome is not None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.is_dealt_out or (bool(self.scene.steps) and not self.strayed and not self.is_guided)

    @property
    def has_won(self) -> bool:
        """Whether the deal is over and brought the learner's side something."""
        return self.is_dealt_out and self.game.deal_facts(self.state).points[self.scene.seat - 1] > 0

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the learner may choose from."""
        return () if self.is_over else self.game.legal_actions(self.game.view(self.state, self.scene.seat))

    @property
    def wanted(self) -> frozenset[str]:
        """What is right here, in the notation; empty: the learner is left alone."""
        if not self.is_guided:
            return frozenset()
        line = _line(self.scene)
        return frozenset((str(line[len(self.taken)]), *self.scene.steps[self.decisions].also))

    @property
    def mark(self) -> str:
        """Tells this position from those that other versions of the program would reach by the same choices."""
        return blake2b("\n".join(self.taken).encode(), digest_size=3).hexdigest()

    def letter(self, action: Action) -> str:
        """How a legal action is written in a path."""
        return LETTERS[self.legal.index(action)]

    def chosen(self, letter: str) -> Action:
        """The legal action of this letter; raises NoSuchWay."""
        place = LETTERS.find(letter)
        if len(letter) != 1 or not 0 <= place < len(legal := self.legal):
            raise NoSuchWay(letter)
        return legal[place]

    @property
    def before(self) -> str:
        """The path without the last choice."""
        return self.path[:-1].rstrip(STRAYS)


@lru_cache(_KEPT)
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of the game of this name, in order; empty if it has none."""
    room = in_room("engine", game, "lessons")
    return tuple(room.LESSONS) if room is not None else ()


@lru_cache(_KEPT)
def reached(game: str, scene: Scene, path: str = "") -> Reached:
    """Where these choices lead in a scene of a game; raises NoSuchWay."""
    if not path:
        return _begun(GAMES[game], scene)
    keeps_on = path[-2:-1] == STRAYS
    before = reached(game, scene, path[: -1 - keeps_on])
    action = before.chosen(path[-1])
    is_wanted = not before.is_guided or str(action) in before.wanted
    if is_wanted is keeps_on:
        raise NoSuchWay(path)
    after = replace(before, path=path, since=(), decisions=before.decisions + 1, strayed=before.strayed or keeps_on)
    return _on(_done(after, before.scene.seat, action))


def _begun(game: AnyGame, scene: Scene) -> Reached:
    """The scene when the learner comes in."""
    options = game.for_tables(scene.preset, dict(scene.options))
    pack = tuple(map(Card.parse, scene.pack.split()))
    here = Reached(game, scene, game.deal(game.begin(options, scene.dealer), pack).state)
    for action in _line(scene)[: scene.begins]:
        here = _done(here, game.due(here.state)[0], action)
    return _on(here)


@lru_cache(_KEPT)
def _line(scene: Scene) -> tuple[Action, ...]:
    """The actions of a scene's line."""
    game = game_of_preset(scene.preset)
    words = (word.strip() for word in scene.line.split(",") if word.strip())
    return tuple(Play(Card.parse(word)) if word in _CARDS else game.parse_action(word) for word in words)


def _on(here: Reached) -> Reached:
    """Let the others act until it is the learner's turn, or all is over."""
    while not here.is_dealt_out:
        action = _next(here)
        if action is None:
            return here
        here = _done(here, *action)
    return here


def _next(here: Reached) -> tuple[int, Action] | None:
    """Who acts next and how; None: the learner is to choose."""
    game, due, own = here.game, here.game.due(here.state), here.scene.seat
    scripted = _scripted(here, due[0])
    if here.is_over:
        # All has been told, and the rest is only shown.
        return scripted
    for seat in due:
        if (forced := game.forced_action(here.state, seat)) is not None:
            return seat, forced
    if own in due:
        return None
    return scripted or next(_thought(here), None)


def _scripted(here: Reached, seat: int) -> tuple[int, Action] | None:
    """What comes next in the scene's line, as long as the learner keeps to it."""
    line, place = _line(here.scene), len(here.taken)
    if here.strayed or place >= len(line):
        return None
    is_possible = line[place] in here.game.legal_actions(here.game.view(here.state, seat))
    return (seat, line[place]) if is_possible else None


def _thought(here: Reached) -> Iterator[tuple[int, Action]]:
    """What the computers that may act do, the first of them first."""
    choose = player_named(_COMPUTER)
    for seat, view, choices, remembered in questions(here.game, here.state):
        if seat != here.scene.seat:
            chance = random.Random(f"{seat} {here.mark}")
            action = choose(view, choices, chance, remembered)
            if action is not OutOfTurn.LEAVE_IT:
                yield seat, action


def _done(here: Reached, seat: int, action: Action) -> Reached:
    state = here.game.apply(here.state, seat, action).state
    view = here.game.view(state, SPECTATOR)
    before = here.game.view(here.state, SPECTATOR)
    is_new = view.taker is not None and view.trick != before.trick
    done = Done(seat, action, view.trick if is_new else (), view.taker if is_new else None)
    return replace(here, state=state, taken=(*here.taken, str(action)), since=(*here.since, done))
