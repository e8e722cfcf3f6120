"""What a game offers to the table, the records, the command line and the computer players.

A match is a series of deals. Between deals there is a `Match` (options, dealer, score); during a deal
there is an immutable `State`, which `apply` turns into the next. A finished deal leaves an `Outcome`: what it
came to, and the match after it. What a seat may know of a state is a `View`, a different type with no place
for another hand: everything outside the rules that shows a position or chooses an action works from a view.

    match = game.begin(options)
    step = game.deal(match, pack)
    while step.state.outcome is None:
        ...  step = game.apply(step.state, seat, action)
    match = step.state.outcome.match

A new game is a room in `engine.games` that offers a `Game`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import chain
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from engine.core.actions import Action, Event, parse_play
from engine.core.cards import Card, NumberSource
from engine.core.errors import BadDeal
from engine.core.options import (
    Contradiction,
    Impossible,
    ImpossibleOptions,
    Options,
    OptionSpec,
    choose,
    differences,
    values_of,
)
from engine.core.view import SPECTATOR, Left, View


class Adding(StrEnum):
    """What can be made of the scores of several matches."""

    UP = "up"
    """They add up; the highest sum is the best."""
    DOWN = "down"
    """They add up; the lowest sum is the best."""
    NOT = "not"
    """A sum would say little: they end where a side is done."""


class DealResult(NamedTuple):
    """A finished deal, per seat; each game defines `delta` and `score` (docs/records.md)."""

    contract: str | None
    declarers: tuple[int, ...]
    tricks: tuple[int, ...]
    card_points: tuple[int, ...] | None
    delta: tuple[int, ...]
    score: tuple[int, ...]
    thrown_in: bool = False

    def winners(self, options: Options) -> tuple[int, ...]:
        """The seats that gained most, or fewest where that is better; none where all gained the same."""
        best = min(self.delta) if options.fewer_wins else max(self.delta)
        ahead = tuple(seat for seat, gained in enumerate(self.delta, 1) if gained == best)
        return ahead if len(ahead) < len(self.delta) else ()


class Feat(NamedTuple):
    """Something worth counting that a seat did in a deal."""

    seat: int
    what: str
    """The game's word for it: a combination, a call."""


class DealFacts(NamedTuple):
    """What a finished deal was about, for statistics."""

    contract: str | None
    """The game's word for the kind of contract; None where there was none or it is always the same."""
    declarers: tuple[int, ...]
    made: tuple[int, ...]
    """The declarers who made their contract."""
    points: tuple[int, ...]
    """What it gave each seat; more is better."""
    tricks: tuple[int, ...]
    """Per seat."""
    feats: tuple[Feat, ...] = ()


class Outcome(NamedTuple):
    """What a finished deal leaves: its result, and the standing after it."""

    result: DealResult
    match: Any

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that won the match with this deal, or else those that won the deal."""
        winners: tuple[int, ...] = self.match.winners
        return winners or self.result.winners(self.match.options)


class OtherTotal(NamedTuple):
    """What somebody at another table is expected to have after the last round."""

    total: int
    is_known: bool = False
    """Whether they play no more."""


class AddedUp(NamedTuple):
    """What counts at a table of a tournament that adds up points, which nobody wins by a match: more is better.

    Before the last round points are all there is. In it, they are what they make of the totals.
    """

    brought: tuple[int | None, ...] = ()
    """Per seat the total of its place before the last round; None: a computer without a place. Empty: not the last."""
    elsewhere: tuple[OtherTotal, ...] = ()
    """The best at other tables."""

    def counts_for(self, seat: int) -> bool:
        """Whether this seat plays for a place in the tournament, and not for points."""
        return bool(self.brought) and self.brought[seat - 1] is not None


class Match(Protocol):
    """The standing between two deals."""

    @property
    def options(self) -> Options: ...
    @property
    def dealer(self) -> int:
        """Who deals the next deal."""

    @property
    def deal(self) -> int:
        """Number of the next deal, from 1."""

    @property
    def score(self) -> tuple[int, ...]:
        """Per seat, in the game's unit."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that have won; empty while the match goes on."""


class State(Protocol):
    """A position within a deal, with all its secrets."""

    @property
    def match(self) -> Any: ...
    @property
    def phase(self) -> StrEnum: ...
    @property
    def outcome(self) -> Outcome | None:
        """None until the deal is over."""


S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[S]):
    """A position and what became public on the way to it."""

    state: S
    events: tuple[Event, ...]


M = TypeVar("M", bound=Match)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[M, S, V]):
    """The rules of one game with all its variants. Stateless: everything is in the arguments."""

    name: ClassVar[str]
    """The name of its room in `engine.games`, and of its options."""
    order: ClassVar[int] = 100
    """Its place in the list of games people are offered; lower comes first, ties are sorted by name."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Preset name -> the options in which it differs from the defaults; the first preset is the game's default."""
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    options_type: ClassVar[Callable[..., Options]] = Options
    """Called with the preset's name and, by keyword, the value of every option; a game whose options exclude each
    other overrides `configure`."""
    dealer_drawn_by: ClassVar[str] = ""
    """Ranks, highest first, for drawing the dealer: whoever draws the lowest card deals the first deal, and later ones
    where `draw_is_due`. Empty: the dealer is not drawn by cards."""
    cuts: ClassVar[range] = range(0)
    """How many cards may be cut off a gathered pack; empty: every pack is shuffled."""
    has_contracts: ClassVar[bool] = False
    """Whether its deals have a contract, which is made or lost."""
    tournament_presets: ClassVar[tuple[str, ...]] = ()
    """Those for four people in two pairs by which tournaments are held, the usual one first."""
    at_tables: ClassVar[Mapping[str, str]] = {}
    """Options that tables of people start with, unless the preset sets them or the other options rule them out."""
    in_tournaments: ClassVar[Mapping[str, str]] = {}
    """The same for tables of tournaments."""
    length: ClassVar[str] = "deals"
    """The option that says how many deals a match of a tournament has, or what else it is counted in."""

    def for_tables(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> Options:
        """Like `configure`, but with `at_tables` wherever neither the preset nor a change says otherwise and the other
        options allow it."""
        return self._where_nothing_is_said(self.at_tables, self.configure(preset, changes), changes)

    def for_tournament(self, preset: str, deals: int, changes: Mapping[str, str] | None = None) -> Options:
        """What every table of a tournament is played with: a match of so many deals (or other unit of `length`).

        Raises UnknownChoice and ImpossibleOptions, as for a match without end.
        """
        if not deals:
            raise ImpossibleOptions(Impossible.NO_END, preset, self.length, str(deals))
        options = self.for_tables(preset, {**(changes or {}), self.length: str(deals)})
        return self._where_nothing_is_said(self.in_tournaments, options, changes)

    def adding(self, options: Options) -> Adding:
        """What can be made of the scores of several matches of a fixed length."""
        return Adding.NOT

    def _where_nothing_is_said(
        self, usual: Mapping[str, str], options: Options, changes: Mapping[str, str] | None
    ) -> Options:
        """The options with the usual values of those that neither the preset nor a change sets, where possible."""
        said = {*self.presets[options.preset], *map(str.lower, changes or ())}
        for name, value in usual.items():
            if name not in said:
                with suppress(ImpossibleOptions):
                    options = self.configure(options.preset, dict(options.values()) | {name: value})
        return options

    def for_same_deals(self, options: Options) -> Options:
        """The same options, changed so far that neither packs nor dealers depend on what is played: for tables that
        all play the same deals. Raises ImpossibleOptions where that cannot be."""
        return options

    def chosen_at_table(self, options: Options) -> dict[str, str]:
        """The changes that lead from the options tables start with to these; `for_tables` turns them back into these
        options. A change that merely follows from another one is left out."""
        changed = differences(options, self.for_tables(options.preset))
        chosen = {name: value for name, value in changed.items() if name not in self.at_tables}
        return chosen | differences(options, self.for_tables(options.preset, chosen))

    def configure(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> Options:
        """Options of a preset with changes, as text; raises UnknownChoice or ImpossibleOptions."""
        name, chosen = choose(self.options, self.presets, preset, changes)
        return self.options_type(preset=name, **values_of(self.options, chosen))

    def contradictions(self, options: Options) -> tuple[Contradiction, ...]:
        """What whoever chose these options may have got wrong; they can be played all the same."""
        return ()

    @abstractmethod
    def seats(self, options: Options) -> int: ...

    def sides(self, options: Options) -> tuple[int, ...]:
        """Per seat the number of its side, from 0; by default everybody plays alone."""
        return tuple(range(self.seats(options)))

    def unit(self, options: Options) -> str:
        """What `DealFacts.points` counts, an English plural."""
        return "points"

    def dummy(self, options: Options) -> int | None:
        """The seat without a person, whose cards its partner plays; None where there is none."""
        return None

    @abstractmethod
    def pack(self, options: Options) -> tuple[Card, ...]:
        """The cards of the game, sorted; whoever deals shuffles them."""

    @abstractmethod
    def begin(self, options: Options, dealer: int = 1) -> M:
        """The standing before the first deal."""

    def draw_is_due(self, match: M) -> bool:
        """Whether the dealer of the next deal, which is not the first, is to be drawn; without a draw it is
        `match.dealer`."""
        return False

    def dealt_by(self, match: M, dealer: int) -> M:
        """The standing with `dealer`, who was drawn, dealing next; raises BadDeal where another seat is due."""
        if dealer != match.dealer:
            raise BadDeal(f"seat {match.dealer} is due to deal, not seat {dealer}")
        return match

    def gathers(self, options: Options) -> bool:
        """Whether the pack is gathered and cut between deals, not shuffled."""
        return bool(self.cuts)

    def gathers_in_order(self, options: Options) -> bool:
        """Whether the previous deal decides the pack except for the cut, so that a record may give only the cut."""
        return self.gathers(options)

    def bundles(self, match: M) -> tuple[tuple[Card, ...], ...]:
        """The bundles of cards to be gathered after the last deal, top first; empty: a shuffled pack is due."""
        return ()

    def gathered(self, match: M) -> tuple[Card, ...]:
        """The cards of `bundles` in the order in which they lie, top first; empty: a shuffled pack is due."""
        return tuple(chain.from_iterable(self.bundles(match)))

    def gather(self, match: M, numbers: NumberSource) -> tuple[Card, ...]:
        """The pack gathered from `bundles`, top first, to be cut for the next deal; empty: a shuffled pack is due.

        Where the options leave something to chance, `numbers` decides it.
        """
        return self.gathered(match)

    def opening(self, match: M, pack: Sequence[Card]) -> tuple[Card, ...]:
        """A shuffled pack made ready to be cut for the first deal: dealt, sorted and gathered without being played."""
        return tuple(pack)

    @abstractmethod
    def deal(self, match: M, pack: Sequence[Card]) -> Step[S]:
        """Deal `pack`, top card first; raises BadDeal where it is not the game's pack."""

    def check_pack(self, match: M, pack: Sequence[Card]) -> None:
        """Raises BadDeal where the match is over, or the pack does not hold each of the game's cards once."""
        if match.winners:
            raise BadDeal("the match is over: no deal is due")
        expected = self.pack(match.options)
        if len(pack) != len(expected) or set(pack) != set(expected):
            raise BadDeal(f"the pack must hold each of the game's {len(expected)} cards once")

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, sorted; empty when the deal is over.

        Some may be secret, such as a seat that could make an exchange out of turn; `View.actors` has what others may
        know.
        """

    def due(self, state: S) -> tuple[int, ...]:
        """The seats that everybody can see are on turn, sorted; the game waits for these and no others."""
        return self.view(state, SPECTATOR).actors

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What `seat` (or `SPECTATOR`) may know."""

    def remembered(self, state: S, seat: int) -> int:
        """The cards, as a mask, that a seat has seen played but may no longer look at; a good memory keeps them.

        A view holds what may be looked at; in most games everybody may see all tricks, and nothing is left to remember.
        """
        return 0

    @abstractmethod
    def legal_actions(self, view: V) -> tuple[Action, ...]:
        """All actions the view's seat may take now; they never depend on what that seat cannot know."""

    def left(self, view: V) -> Left | None:
        """What this seat knows of the rest of the deal, once every card still to be played is in a hand and it is
        settled what beats what; None before that and when the deal is over. A game that never gives it has no
        claims."""
        return None

    @property
    def has_claims(self) -> bool:
        """Whether `left` ever knows the rest, so that it can be claimed or given up."""
        return type(self).left is not Game.left

    def at_worst(self, state: S, seats: Collection[int]) -> tuple[int, ...]:
        """What each seat gets, as in `DealFacts.points`, if the tricks left go as badly as possible for `seats`.

        `seats` is one of the two sides. This is a bound: no way to play on can be worse, but the cards may not allow
        it. Only available where `left` knows the rest.
        """
        raise NotImplementedError(f"nothing is given up at {self.name}")

    def tells_of_hand(self, action: Action) -> bool:
        """Whether this action tells which cards its seat holds besides those it puts on the table."""
        return False

    def forced_action(self, state: S, seat: int) -> Action | None:
        """The only action of a seat on turn, where everybody can see that it has no other; None: it has to choose."""
        return None

    def only_plays(self, view: V) -> bool:
        """Whether everybody can see that nobody may do anything any more but play the cards in the hands.

        `view`: a spectator's, in which nobody has more than one card left. False where cards are still drawn, where a
        hand might hold something to say, and in a game that does not tell.
        """
        return False

    @property
    def tells_only_plays(self) -> bool:
        """Whether `only_plays` ever knows, so that a last trick can play itself."""
        return type(self).only_plays is not Game.only_plays

    def last_card(self, state: S, seat: int) -> Action | None:
        """The card of a seat on turn, where everybody can see that nobody chooses anything any more in this deal: each
        has one card left, or has just played it, and nothing can be said. None: somebody may have a choice."""
        view = self.view(state, SPECTATOR)
        if max(view.hand_sizes) > 1 or not self.only_plays(view):
            return None
        (only,) = self.legal_actions(self.view(state, seat))
        return only

    def least_binding(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """The legal actions that commit a seat to least, for somebody who has not chosen; there is always one.

        All actions that undertake and stake nothing count as equal.
        """
        return tuple(legal)

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action) -> Step[S]:
        """The position after this action; raises IllegalAction, and then nothing has changed."""

    def standing(self, match: M) -> tuple[tuple[int, ...], ...]:
        """Per seat the figures that decide a finished match, the most important first; higher is better, so they are
        negative where fewer wins."""
        sign = _sign(match.options)
        return tuple((sign * points,) for points in match.score)

    def placing(self, match: M) -> tuple[int, ...]:
        """Each seat's place in a finished match, from 1: winners first, the rest by standing; equals share a place.

        Places count sides, not seats: two partners behind one other side are both second.
        """
        standing = [(seat in match.winners, *figures) for seat, figures in enumerate(self.standing(match), 1)]
        sides = dict(zip(self.sides(match.options), standing, strict=True)).values()
        return tuple(1 + sum(other > own for other in sides) for own in standing)

    def deal_facts(self, state: S) -> DealFacts:
        """What a finished deal was about."""
        assert state.outcome is not None
        result, sign = state.outcome.result, _sign(state.match.options)
        points = tuple(sign * gained for gained in result.delta)
        return DealFacts(result.contract, result.declarers, (), points=points, tricks=result.tricks)

    def parse_action(self, text: str) -> Action:
        """An action of this game in its notation, in either case; raises Unreadable."""
        return parse_play(text)


def _sign(options: Options) -> int:
    """What makes more of a score the better."""
    return -1 if options.fewer_wins else 1


AnyGame = Game[Any, Any, Any]
