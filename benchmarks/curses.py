"""`python -m benchmarks.curses`: what computers do that a partner would get up for, of 1,000 decisions, and its price.

Four computers of a level play deals of all presets. A decision is a curse by what its seat could know (`CURSES`); what
it costs is found by imagining deals, many more than `strong` does, beside the best that could be done. What was right,
or as good as nothing, costs little: only what costs more than `DEAR` would make people leave.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from math import inf
from statistics import fmean
from typing import Any, Final, NamedTuple

from benchmarks.measure import keep_section, markdown
from engine.core.actions import Action, Play
from engine.core.cards import CARDS, SUIT_MASKS, Card, Played, cards_in, mask_of
from engine.core.chance.packs import next_pack
from engine.core.game import AnyGame
from engine.core.registry import GAMES
from engine.core.view import Phase, View
from engine.games.chouine.actions import Declare
from engine.games.chouine.play import POINTS as POINTS_OF_CHOUINE
from engine.games.chouine.play import winner as winner_of_chouine
from engine.games.chouine.state import ChouineView
from engine.games.couillon.actions import Call
from engine.games.couillon.play import POINTS as POINTS_OF_COUILLON
from engine.games.couillon.player.known import known_from as known_at_couillon
from engine.games.couillon.state import CouillonView
from engine.games.couillon.variants import Following
from engine.games.kleurenwiezen.actions import Bid, KleurenwiezenPhase, Word
from engine.games.kleurenwiezen.play import winner as winner_of_kleurenwiezen
from engine.games.kleurenwiezen.player.imagined import hunted_by
from engine.games.kleurenwiezen.player.known import known_from as known_at_kleurenwiezen
from engine.games.kleurenwiezen.player.simulated import bid_on, declared, paid
from engine.games.kleurenwiezen.player.strength import chance_of_negative, chance_to_duck, is_alone
from engine.games.kleurenwiezen.player.told import Supposing, turn_now
from engine.games.kleurenwiezen.state import KleurenwiezenView
from engine.players.levels import weigh_by_simulation
from engine.players.players import LEVELS, PLAYERS
from engine.players.search.search import Effort
from engine.players.turns import OutOfTurn, Question, questions
from engine.teaching.hints.hint import unit_of

TRIED: Final = "curses"
"""The packs with which things were tried out."""
DEAR: Final = {"couillon": 0.2, "kleurenwiezen": 1.0, "chouine": 3.0}
"""What a curse may cost at most: lines, points and parties in a hundred."""
MOST: Final = {"easy": 3.0, "normal": 0.0, "strong": 0.0}
"""How many dearer ones there may be among 1,000 decisions."""
SURE: Final = 0.95
"""A partner's card is a sure winner if it stays the best card at least so often."""
HOPELESS: Final = 1 / 3
"""A contract alone that is made more seldom is hopeless."""
RECKLESS: Final = 0.5
"""A word at Couillon is hopeless if it costs more than so many lines beside the best that could be said."""
UNDERTAKING: Final = frozenset({Call.ACCEPT, Call.MIT, Call.KONTRA, Call.RE})
"""Words that make a deal count more, or that its trumps are answered for."""
SEARCHES: Final = 8
EACH: Final = Effort(50)
"""Of one search: several say more than a long one, which gives up early what looks bad."""
SUPPOSED: Final = 60
"""Deals imagined for a contract."""


class Before(NamedTuple):
    """A trick under way that is to be played to, in the words of no game."""

    best: Played
    ours: bool
    """Whether a partner has the best card so far."""
    stays: float
    """Chance that no opponent who is still to play beats that."""
    is_last: bool
    takes: int
    """The cards that beat it, as a mask."""
    suit: int
    """The cards of the suit led."""
    trumps: int
    points: Sequence[int]
    """By card what it counts; nothing where tricks are counted."""
    strength: Sequence[int]
    pot: int
    """What the trick counts so far."""

    @property
    def rich(self) -> int:
        """What the second best card of a suit counts, as a ten at Chouine and a king at Couillon."""
        return sorted(self.points)[-8] or 1


def before(view: View) -> Before | None:
    """The trick that the seat on turn plays to; None where it leads."""
    if not view.trick or len(view.trick) == view.seats:
        return None
    if isinstance(view, CouillonView):
        return _before_at_couillon(view)
    if isinstance(view, KleurenwiezenView):
        return _before_at_kleurenwiezen(view)
    assert isinstance(view, ChouineView)
    trump = view.trump
    best = winner_of_chouine(view.trick, trump)
    takes = mask_of(card for card in CARDS if winner_of_chouine((best, Played(0, card)), trump).seat == 0)
    trumps = 0 if trump is None else SUIT_MASKS[trump]
    # Everybody plays alone.
    suit, last, points = SUIT_MASKS[view.trick[0].card.suit], len(view.trick) == view.seats - 1, POINTS_OF_CHOUINE
    strength = [points[card] * 100 + card for card in CARDS]
    return Before(best, False, 0.0, last, takes, suit, trumps, points, strength, _pot(view, points))


def _before_at_couillon(view: CouillonView) -> Before:
    order = view.order
    assert order is not None
    best, sides = order.winner(view.trick), view.sides
    side = sides[view.turn - 1]
    takes = mask_of(card for card in CARDS if order.winner((best, Played(0, card))).seat == 0)
    trumps, suit = order.suits[order.trump], order.suits[order.suit_of[view.trick[0].card]]
    stays, hands = 1.0, known_at_couillon(view).hands
    strict = view.variant.following is Following.STRICT
    for at in _behind(view):
        if sides[at] != side:
            over = hands[at].has(takes & ~trumps)
            ruffs = hands[at].has(takes & trumps) * (1 - hands[at].has(suit) if strict and not suit & trumps else 1.0)
            stays *= (1 - over) * (1 - ruffs)
    ours = sides[best.seat - 1] == side
    last = len(view.trick) == view.seats - 1
    return Before(
        best, ours, stays, last, takes, suit, trumps, POINTS_OF_COUILLON, order.strength, _pot(view, POINTS_OF_COUILLON)
    )


def _before_at_kleurenwiezen(view: KleurenwiezenView) -> Before:
    trump, sides = view.trump, view.sides
    taker = winner_of_kleurenwiezen(view.trick, trump)
    best = next(one for one in view.trick if one.seat == taker)
    takes = mask_of(card for card in CARDS if winner_of_kleurenwiezen((best, Played(0, card)), trump) == 0)
    trumps, suit = 0 if trump is None else SUIT_MASKS[trump], SUIT_MASKS[view.trick[0].card.suit]
    stays, hands = 1.0, known_at_kleurenwiezen(view).hands
    for at in _behind(view):
        if sides[at] != sides[view.turn - 1]:
            over = hands[at].has(takes & suit)
            ruffs = 0.0 if suit & trumps else (1 - hands[at].has(suit)) * hands[at].has(takes & trumps)
            stays *= (1 - over) * (1 - ruffs)
    ours = sides[taker - 1] == sides[view.turn - 1]
    last = len(view.trick) == view.seats - 1
    return Before(best, ours, stays, last, takes, suit, trumps, [0] * len(CARDS), CARDS, 0)


def _pot(view: View, points: Sequence[int]) -> int:
    return sum(points[one.card] for one in view.trick)


def _behind(view: View) -> list[int]:
    """Who is still to play after the seat on turn, from 0."""
    return [(view.turn + step) % view.seats for step in range(view.seats - 1 - len(view.trick))]


CURSES: Final = {
    "hopeless": "it undertakes a misère, or a contract alone, that is made in under a third of such deals against "
    "computers of its level, or at Couillon accepts, declares or raises for more than half a line",
    "leaves": "last to play, it leaves a trick of the others that it could take with a card of the suit led, if that "
    "counts anything",
    "over partner": "it trumps or beats a partner's card that stays the best in 95 of 100 cases, and need not",
    "wastes": "last to play, it loses a trick and gives it a higher card of a suit than it had to, or one "
    "of those that count most instead of one that counts nothing",
    "walks in": "last to play and bound to take no trick more, it takes one that it could stay under",
}


def curse_of(asked: Question, action: Action, against: str) -> str | None:
    """Which of `CURSES` this is among computers of a level, its price not yet considered."""
    view = asked.view
    if view.phase != Phase.PLAY:
        return "hopeless" if _is_hopeless(asked, action, against) else None
    if not isinstance(action, Play | Declare):
        return None
    table = before(view)
    if table is None:
        return None
    cards = mask_of(one.card for one in asked.choices if isinstance(one, Play | Declare))
    ducks = _must_duck(view)
    if ducks is not None:
        under = cards & table.suit & ~table.takes
        return "walks in" if ducks and table.is_last and action.card.bit & table.takes and under else None
    return _curse_of(table, action.card, cards)


def _curse_of(table: Before, card: Card, cards: int) -> str | None:
    """The curse of playing this card, one of those that may be played, where tricks or their points are wanted."""
    takes = bool(card.bit & table.takes)
    if table.ours and table.stays >= SURE and takes and cards & ~table.takes:
        return "over partner"
    if not table.is_last or takes or table.ours:
        return None
    if cards & table.takes & table.suit and (table.pot or not any(table.points)):
        return "leaves"
    others = cards_in(cards & ~table.takes)
    if any(one.suit is card.suit and table.strength[one] < table.strength[card] for one in others):
        return "wastes"
    # What is thrown off may be needed less than a card that counts nothing, unless it counts most.
    if table.points[card] >= table.rich and any(not table.points[one] for one in others):
        return "wastes"
    return None


def _must_duck(view: View) -> bool | None:
    """Whether a declarer may not take another trick; None where tricks are wanted."""
    if not isinstance(view, KleurenwiezenView) or view.contract is None or not view.contract.is_negative:
        return None
    return view.seat in view.declarers and view.tricks[view.seat - 1] == view.contract.goal


def _is_hopeless(asked: Question, action: Action, against: str) -> bool:
    view = asked.view
    if isinstance(action, Bid) and isinstance(view, KleurenwiezenView):
        contract = action.contract
        if contract.is_negative:
            chance = chance_to_duck if against == "strong" else chance_of_negative
            return chance(view.held, contract.kind) < HOPELESS
        return is_alone(contract) and _chance_alone(view, action) < HOPELESS
    return action in UNDERTAKING and (price(asked, action) or 0.0) > RECKLESS


def _chance_alone(view: KleurenwiezenView, bid: Bid) -> float:
    """How often a contract alone is made, if it is played."""
    deals = Supposing(view, random.Random(1)).now(SUPPOSED)
    ends = [end for hands in deals if (end := bid_on(turn_now(view.public), hands, bid, view.called)) is not None]
    played = [end for end in ends if end.contract == bid.contract and end.declarers == (view.seat,)]
    if not played:
        return 1.0
    return fmean(tricks >= bid.contract.goal for tricks in declared(bid.contract, (view.seat,), played))


def price(asked: Question, action: Action) -> float | None:
    """What an action costs beside the best, in the unit of hints; None where that is not known."""
    view, rng = asked.view, random.Random(1)
    if isinstance(view, KleurenwiezenView) and view.phase is KleurenwiezenPhase.AUCTION:
        return _price_of_bid(view, asked.choices, action)
    if isinstance(view, KleurenwiezenView) and _must_duck(view) is not None and view.seat in view.declarers:
        return hunted_by(view).stake
    rounds = [weigh_by_simulation(view, asked.choices, rng, asked.remembered, effort=EACH) for _ in range(SEARCHES)]
    found = [worths for worths in rounds if worths]
    if not found:
        return None
    # Where a contract is certain, only cards that keep it are weighed.
    mean = {one: fmean(worths.get(one, -inf) for worths in found) for one in found[0]}
    return unit_of(view.options).times * (max(mean.values()) - mean.get(action, -inf))


def _price_of_bid(view: KleurenwiezenView, choices: Sequence[Action], action: Action) -> float:
    """What a bid is expected to lose beside a pass and what `normal` says."""
    deals = Supposing(view, random.Random(1)).now(SUPPOSED)
    said = PLAYERS["normal"](view, choices, random.Random(1))
    turn, worths = turn_now(view.public), dict[Action, float]()
    for one in {action, said, Word.PASS} & {*choices}:
        assert isinstance(one, Bid | Word) or one == said
        ends = [bid_on(turn, hands, one, view.called) for hands in deals]  # type: ignore[arg-type]
        worths[one] = fmean(paid(ends, view.seat))
    return max(worths.values()) - worths[action]


class Decision(NamedTuple):
    """What was chosen where there was a choice, and the position with all hands."""

    state: Any
    asked: Question
    action: Action


def decisions(game: str, level: str, seeds: str = TRIED) -> Iterator[Decision]:
    """What computers of a level choose, deal after deal by one preset after the other."""
    rules = GAMES[game]
    for number in count():
        for preset in rules.presets:
            yield from decisions_in(rules, preset, level, f"{seeds} {preset} {number}")


def decisions_in(game: AnyGame, preset: str, level: str, seed: str) -> Iterator[Decision]:
    """What computers of a level choose in a deal."""
    rng, options = random.Random(seed), game.configure(preset)
    match = game.begin(options, rng.randrange(game.seats(options)) + 1)
    state: Any = game.deal(match, next_pack(game, match, rng).cards).state
    while state.outcome is None:
        for asked in questions(game, state):
            action = PLAYERS[level](asked.view, asked.choices, rng, asked.remembered)
            if len(asked.choices) > 1:
                yield Decision(state, asked, action)
            if action is not OutOfTurn.LEAVE_IT:
                state = game.apply(state, asked.seat, action).state
                break


class Counted(NamedTuple):
    """What was found in so many decisions."""

    decisions: int
    curses: Counter[str]
    """All of them, whatever they cost."""
    dear: Counter[str]
    """Those that cost more than `DEAR`."""
    examples: tuple[str, ...]

    def of_a_thousand(self, curses: Mapping[str, int]) -> float:
        return 1000 * sum(curses.values()) / self.decisions


def counted(game: str, level: str, many: int, seeds: str = TRIED) -> Counted:
    """The curses among so many decisions."""
    curses, dear, examples = Counter[str](), Counter[str](), []
    for _, asked, action in islice(decisions(game, level, seeds), many):
        curse = curse_of(asked, action, level)
        if curse is None:
            continue
        curses[curse] += 1
        cost = price(asked, action)
        if cost is not None and cost > DEAR[game]:
            dear[curse] += 1
            view = asked.view
            trick = " ".join(str(one.card) for one in view.trick) if len(view.trick) < view.seats else ""
            hand = " ".join(map(str, view.hand))
            examples.append(f"{view.options.preset}: {curse}, {action} of {hand} after {trick or '-'}: {cost:.2f}")
    return Counted(many, curses, dear, tuple(examples))


def table(found: Mapping[tuple[str, str], Counted]) -> str:
    """The counts of 1,000 decisions, as a table."""
    rows = []
    for (game, level), one in found.items():
        cells = [f"{one.curses[curse]}, {one.dear[curse]}" if one.curses[curse] else "0" for curse in CURSES]
        dear = f"{one.of_a_thousand(one.dear):.1f}"
        rows.append([f"{game}, {level}", f"{one.decisions:,}", *cells, dear, f"at most {MOST[level]:.0f}"])
    return markdown(["game, level", "decisions", *CURSES, "dear ones of 1,000", "aim"], rows)


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, and print what was found; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.curses", description=__doc__)
    parser.add_argument("--game", action="append", choices=DEAR, help="may be repeated; all, if left out")
    parser.add_argument("--level", action="append", choices=LEVELS, help="may be repeated; all, if left out")
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--seeds", default=TRIED, help=f"{TRIED} (usual), or any other word or number")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results.md")
    chosen = parser.parse_args(arguments)
    found = {}
    for game in chosen.game or DEAR:
        for level in chosen.level or LEVELS:
            found[game, level] = one = counted(game, level, chosen.decisions, chosen.seeds)
            print(f"{game} {level}", *one.examples, sep="\n  ", file=sys.stderr)
    print(table(found))
    if chosen.write:
        said = "\n".join(f"- *{curse}*: {what}." for curse, what in CURSES.items())
        keep_section("Curses", f"`python -m benchmarks.curses`\n\n{said}\n\n{table(found)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
