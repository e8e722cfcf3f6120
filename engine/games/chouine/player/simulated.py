"""What cards, declarations and the exchange are worth at Chouine: the chance to win the partie, over imagined deals.

In an imagined deal everybody completes the trick for the best chance of their own to win (`outlook`). The last trick
that ends with a draw, with two players the last two, are followed to the end. With two players and nothing to draw, all
is known (`endgame`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import inf
from typing import Final

from engine.core.actions import Action, Play
from engine.games.chouine.actions import Declare, Swap
from engine.games.chouine.player import endgame
from engine.games.chouine.player.ends import Duel, shares
from engine.games.chouine.player.known import known_from
from engine.games.chouine.player.outlook import best_last, likely, standing
from engine.games.chouine.player.partie import CardChoice, Partie, PartieWords
from engine.games.chouine.player.play import exchanges_out_of_turn
from engine.games.chouine.player.worlds import Seen, seen_from
from engine.games.chouine.state import ChouineView
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn

SECRET: Final = 1e-9
"""What it is worth that nobody knows who has the seven: it only decides between equals."""


def weigh(
    view: ChouineView, legal: Sequence[Action], remembered: int, rng: random.Random, effort: Effort
) -> Mapping[Action, float]:
    """How likely each action is to win the partie."""
    if OutOfTurn.LEAVE_IT in legal:
        return {Swap.EXCHANGE if exchanges_out_of_turn(view) else OutOfTurn.LEAVE_IT: 1.0}
    if view.seats == 2 and not view.talon:
        return dict(endgame.weigh_last(view, known_from(view, remembered), endgame.chance))
    seen = seen_from(view, remembered)
    search = Search(view, seen)
    worths = search.weigh(rng, effort)
    numbering = seen.numbering
    wanted = numbering.bits(view.indicator.bit) if view.may_exchange and view.indicator else 0
    last_chance = wanted and seen.start.draws == 1
    found: dict[Action, float] = {}
    for choice, worth in worths.items():
        card = numbering.cards[choice.card.bit_length() - 1]
        # The seven is exchanged when the card turned up is needed: until then nobody knows who has it.
        if not (last_chance or wanted & (choice.card | (choice.word.cards if choice.word else 0))):
            found[Play(card) if choice.word is None else Declare(card, choice.word.combination)] = worth
    if wanted:
        # Any of these can follow the exchange, so it is worth the best of them.
        found[Swap.EXCHANGE] = max(worths.values()) - SECRET
    return found


POSITIONS: Final = 20_000
"""After so many positions in the ends of two players no further deal is imagined: some eighty on average."""
LOOKS: Final = 3_000
"""Three or four players imagine no more deals than so many ways to complete the trick allow."""
PLAYED_ON: Final = 4_400
"""The same at the last draw. More, since who wins in the end differs from deal to deal more than what figures say."""
FOUGHT: Final = 2
"""With no more draws to come two players are followed to the end, and figures decide nothing."""
TRUE: Final = 0.25
"""How much of what figures tell choices of two players apart comes true when they are played out.

Of many choices one always looks good by the figures' own errors, which more imagined deals do not even out
(benchmarks/results.md, *Charges of Chouine beside playing out*).
"""


class Search:
    """A position in which a seat plays a card."""

    def __init__(self, view: ChouineView, seen: Seen) -> None:
        self.words, self.seen, self.seat = PartieWords(view.options), seen, seen.seat
        start, seat = seen.start, seen.seat
        self.choices = self.words.choices(
            start.hands[seat], start.playable(), start.done[seat], bool(start.draws), all_plain=start.makes > 0
        )

    def weigh(self, rng: random.Random, effort: Effort) -> dict[CardChoice, float]:
        """How likely each choice is to win, on average over so many deals."""
        if self.seen.ends_are_few:
            return self._to_the_end()
        start = self.seen.start
        if len(start.hands) > 2 and start.draws:
            effort = effort._replace(worlds=min(effort.worlds, self._affordable()))
        totals, worlds, looked = dict.fromkeys(self.choices, 0.0), 0, 0
        for world, talon in self._imagined(rng, effort):
            worlds += 1
            duel = Duel(self.words)
            for choice in self.choices:
                at = world.copy()
                at.put(choice)
                totals[choice] += self._worth(at, talon, duel)
            looked += duel.positions
            if looked > POSITIONS:
                break
        worth = {choice: total / worlds for choice, total in totals.items()}
        return worth if len(start.hands) > 2 or start.draws <= FOUGHT else _as_far_as_true(worth)

    def _affordable(self) -> int:
        """How many deals three or four players imagine; to play on to the end takes as long as another trick."""
        start = self.seen.start
        cards, others, limit = start.hands[self.seat].bit_count(), len(start.hands) - 1, LOOKS
        ways = cards ** (others - len(start.trick))
        if start.draws == 1:
            ways, limit = ways + cards**others, PLAYED_ON
        deals: int = limit // (len(self.choices) * ways)
        return deals

    def _imagined(self, rng: random.Random, effort: Effort) -> Iterator[tuple[Partie, list[int]]]:
        """Positions that may be, and what is drawn in them, as many as the effort says."""
        deals = self.seen.worlds(rng)
        for batch in effort.batches():
            yield from islice(deals, batch)

    def _to_the_end(self) -> dict[CardChoice, float]:
        """The same over all deals there may be, each played to its end as well as can be."""
        totals, worlds = dict.fromkeys(self.choices, 0.0), 0
        for world, drawn in self.seen.last_worlds():
            worlds += 1
            duel = Duel(self.words)
            for choice in self.choices:
                at = world.copy()
                at.put(choice)
                totals[choice] += (1 + duel.after(at, self.seat, drawn)) / 2
        return {choice: total / worlds for choice, total in totals.items()}

    def _worth(self, at: Partie, talon: list[int], duel: Duel) -> float:
        """How likely the seat is to win in a deal after its choice."""
        if not at.draws:
            return shares(at, self.words)[self.seat]
        has_trumps, seats = not self.seen.start.makes, len(at.hands)
        if has_trumps and at.draws == 1 and seats == 2:
            return (1 + duel.after(at, self.seat, talon)) / 2
        at = completed(at, self.words)
        if at.won >= 0:
            return float(at.won == self.seat)
        if has_trumps and at.draws == seats == 2:
            # One more trick is fought out with all hands open, and the end.
            at.draw(talon)
            at.exchange()
            return (1 + duel.fought(at, self.seat, talon[2:])) / 2
        if at.draws > 1 or not has_trumps:
            return likely(standing(at, self.seat, self.words))
        at.draw(talon)
        return shares(at, self.words)[self.seat]


def _as_far_as_true(worths: dict[CardChoice, float]) -> dict[CardChoice, float]:
    """What figures say of choices, with the others so much nearer to the best."""
    best = max(worths.values())
    return {choice: best - TRUE * (best - worth) for choice, worth in worths.items()}


def completed(at: Partie, words: PartieWords) -> Partie:
    """The trick is complete: everybody plays for the best chance of their own. It may change the position."""
    if at.won >= 0 or not at.trick:
        return at
    if len(at.trick) == len(at.hands) - 1:
        at.put(best_last(at, words))
        return at
    turn, best, most = at.turn, at, -inf
    for choice in words.choices(at.hands[turn], at.playable(), at.done[turn], waits=True, all_plain=at.makes > 0):
        after = at.copy()
        after.put(choice)
        after = completed(after, words)
        worth = standing(after, turn, words)
        if worth > most or best is at:
            best, most = after, worth
    return best
