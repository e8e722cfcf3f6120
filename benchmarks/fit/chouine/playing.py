"""Parties that computer players play for the figures, and what is to be learnt from them.

`strong` plays with few imagined deals, against itself and, where three or four play, often against `normal`. The last
tricks are played with all hands open.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from engine.core.actions import Play
from engine.games.chouine import Chouine
from engine.games.chouine.actions import Declare
from engine.games.chouine.player.ends import Duel, shares
from engine.games.chouine.player.partie import CardChoice, Partie, PartieWords
from engine.games.chouine.player.worlds import Seen, seen_from
from engine.games.chouine.state import ChouineState
from engine.players.levels import choose_by_search, choose_sensibly
from engine.players.players import Player, player_named
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, questions

GAME: Final = Chouine()
STRONG: Final[Player] = partial(choose_by_search, effort=Effort(2))
NORMAL: Final[Player] = player_named("normal")
MIXED: Final = 0.5
"""How often a seat is of `normal` in a partie of three or four."""


class Moment(NamedTuple):
    """A seat plays a card."""

    seat: int
    seen: Seen
    after: Partie
    """The position after it with all hands; where it completes a trick, without the draw."""
    others: int
    """The cards of all other hands."""


class Ended(NamedTuple):
    """What came of a partie: per seat the share of it."""

    shares: list[float]


def parties(preset: str, seeds: str, many: int) -> Iterator[Moment | Ended]:
    """The cards of so many parties, each followed by what came of it."""
    options = GAME.configure(preset)
    seats, words = GAME.seats(options), PartieWords(options)
    for number in range(many):
        rng = random.Random(f"{seeds} {preset} {number}")
        players = [NORMAL if seats > 2 and rng.random() < MIXED else STRONG for _ in range(seats)]
        pack = list(GAME.pack(options))
        rng.shuffle(pack)
        state: Any = GAME.deal(GAME.begin(options, rng.randrange(seats) + 1), pack).state
        while state.outcome is None and not is_solved(state):
            for seat, _, choices, remembered in questions(GAME, state):
                view = GAME.view(state, seat)
                late = view.variant.draws - sum(view.tricks) <= (2 if seats == 2 else 1)
                action = (choose_sensibly if late else players[seat - 1])(view, choices, rng, remembered)
                if action is OutOfTurn.LEAVE_IT:
                    continue
                if isinstance(action, Play | Declare):
                    seen = seen_from(view, remembered)
                    at = opened(state, seen)
                    others = sum(at.hands) ^ at.hands[at.turn]
                    at.put(_choice(at, words, seen, action))
                    yield Moment(seat - 1, seen, at, others)
                state = GAME.apply(state, seat, action).state
                break
        if state.outcome is None:
            yield Ended(solved(state, words))
        else:
            won = state.outcome.result.delta
            yield Ended([float(one) for one in won] if any(won) else [1 / seats] * seats)


def opened(state: ChouineState, seen: Seen) -> Partie:
    """A position as plain numbers with all hands, of which a seat on turn has seen this."""
    public, bits = state.public, seen.numbering.bits
    at = seen.start.copy()
    at.hands[:] = map(bits, state.hands)
    at.indicator = bits(public.turned_up[-1].bit) if public.turned_up and public.talon else 0
    return at


def _choice(at: Partie, words: PartieWords, seen: Seen, action: Play | Declare) -> CardChoice:
    card = 1 << seen.numbering.numbers[action.card]
    said = action.combination if isinstance(action, Declare) else None
    may = words.of(at.hands[at.turn], at.done[at.turn], at.makes > 0)
    return CardChoice(card, next((word for word in may if word.combination is said and word.cards & card), None))


def is_solved(state: ChouineState) -> bool:
    """Whether a position is the end of a partie, a lead with nothing left to draw."""
    public = state.public
    return public.trump is not None and public.leader_is_due and not public.cards_are_drawn


def solved(state: ChouineState, words: PartieWords) -> list[float]:
    """What comes of an end if all see all hands."""
    turn = state.public.turn
    at = opened(state, seen_from(GAME.view(state, turn), GAME.remembered(state, turn)))
    if len(at.hands) > 2:
        return shares(at, words)
    lead = turn - 1
    ahead = at.totals[lead] - at.totals[1 - lead]
    ends = Duel(words).outcome(at.hands[lead], at.hands[1 - lead], ahead, at.done[lead], at.done[1 - lead])
    return [(1 + ends) / 2 if seat == lead else (1 - ends) / 2 for seat in range(2)]
