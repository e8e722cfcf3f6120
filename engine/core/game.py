"""What a game offers to the table, the records, the command line and the computer players.

A match is a row of deals. Between deals there is a `Match` (options, dealer, score); during one
there is a `State`, immutable, which `apply` turns into the next. What a seat may know of a state is
a `View`, a different type with no place for another hand: everything outside the rules that shows a
position or chooses an action works from a view.

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

from engine.core.actions import Action, parse_play
from engine.core.cards import Card
from engine.core.errors import BadDeal
from engine.core.events import Event
from engine.core.mixing import Numbers
from engine.core.options import Contradiction, ImpossibleOptions, Options, OptionSpec, choose, differences, values_of
from engine.core.results import DealFacts, Outcome
from engine.core.view import SPECTATOR, Left, View


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
        """Empty while the match goes on."""


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
    """Where it stands among the games that people are offered; lower comes first, equals by name."""
    presets: ClassVar[Mapping[str, Mapping[str, str]]]
    """Preset name -> the options in which it differs from the defaults; the first is the game's own."""
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    options_type: ClassVar[Callable[..., Options]] = Options
    """Made with the preset's name and, by name, the value of every option; a game whose options exclude each other
    overrides `configure`."""
    dealer_drawn_by: ClassVar[str] = ""
    """Ranks, highest first, by which whoever draws the lowest card deals: the first deal, and later ones where
    `draw_is_due`. Empty: no dealer is drawn by a card."""
    cuts: ClassVar[range] = range(0)
    """How many cards may be cut off a pack that was gathered; empty: every pack is shuffled."""
    has_contracts: ClassVar[bool] = False
    """Whether in its deals somebody undertakes something, which is made or lost."""
    tournament_presets: ClassVar[tuple[str, ...]] = ()
    """Those for four people in two pairs by which tournaments are held, the usual one first."""
    at_tables: ClassVar[Mapping[str, str]] = {}
    """Options that tables of people start from where the preset does not set them and the others go with them."""

    def for_tables(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> Options:
        """Like `configure`, but where neither the preset nor a change says otherwise `at_tables` holds, as far as it
        goes with the others."""
        options = self.configure(preset, changes)
        said = {*self.presets[options.preset], *map(str.lower, changes or ())}
        for name, value in self.at_tables.items():
            if name not in said:
                with suppress(ImpossibleOptions):
                    options = self.configure(preset, dict(options.values()) | {name: value})
        return options

    def for_tournament(self, preset: str, deals: int) -> Options:
        """What every table of a tournament is played with: a match of so many deals, after which sides may be level.

        `preset`: one of `tournament_presets`.
        """
        raise NotImplementedError(f"no tournaments are held at {self.name}")

    def chosen_at_table(self, options: Options) -> dict[str, str]:
        """What somebody changed to get to these options, from those that tables start from; `for_tables` gets there
        again. What only follows from something else that was changed is left out."""
        changed = differences(options, self.for_tables(options.preset))
        chosen = {name: value for name, value in changed.items() if name not in self.at_tables}
        return chosen | differences(options, self.for_tables(options.preset, chosen))

    def configure(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> Options:
        """Options of a preset with changes, as text; raises UnknownChoice or ImpossibleOptions."""
        name, chosen = choose(self.options, self.presets, preset, changes)
        return self.options_type(preset=name, **values_of(self.options, chosen))

    def contradictions(self, options: Options) -> tuple[Contradiction, ...]:
        """What somebody who chose these options may have got wrong; they can be played all the same."""
        return ()

    @abstractmethod
    def seats(self, options: Options) -> int: ...

    def sides(self, options: Options) -> tuple[int, ...]:
        """Per seat the number of its side, from 0; everybody alone, where a game does not say otherwise."""
        return tuple(range(self.seats(options)))

    def dummy(self, options: Options) -> int | None:
        """A seat nobody sits on: the partner plays its cards."""
        return None

    @abstractmethod
    def pack(self, options: Options) -> tuple[Card, ...]:
        """The cards of the game, sorted; whoever deals shuffles them."""

    @abstractmethod
    def begin(self, options: Options, dealer: int = 1) -> M:
        """The standing before the first deal."""

    def draw_is_due(self, match: M) -> bool:
        """The dealer of the next deal, which is not the first, is to be drawn; undrawn it is `match.dealer`."""
        return False

    def dealt_by(self, match: M, dealer: int) -> M:
        """The standing with the next deal dealt by `dealer`, who was drawn; raises BadDeal where another is due."""
        if dealer != match.dealer:
            raise BadDeal(f"seat {match.dealer} is due to deal, not seat {dealer}")
        return match

    def gathers(self, options: Options) -> bool:
        """Whether the pack is gathered and cut between deals, not shuffled."""
        return bool(self.cuts)

    def gathers_in_order(self, options: Options) -> bool:
        """Whether the deal before decides the pack but for the cut, so that a record may have the cut in its place."""
        return self.gathers(options)

    def bundles(self, match: M) -> tuple[tuple[Card, ...], ...]:
        """What lies together after the last deal, to be gathered, the top first; empty: a shuffled pack is due."""
        return ()

    def gathered(self, match: M) -> tuple[Card, ...]:
        """These cards in the order in which they lie, the top first; empty: a shuffled pack is due."""
        return tuple(chain.from_iterable(self.bundles(match)))

    def gather(self, match: M, numbers: Numbers) -> tuple[Card, ...]:
        """The pack gathered from them, top first, to be cut for the next deal; empty: a shuffled pack is due.

        The numbers decide whatever nobody may choose, where the options leave anything to them.
        """
        return self.gathered(match)

    def opening(self, match: M, pack: Sequence[Card]) -> tuple[Card, ...]:
        """How a shuffled pack lies before the first deal, to be cut: dealt, sorted and gathered without playing."""
        return tuple(pack)

    @abstractmethod
    def deal(self, match: M, pack: Sequence[Card]) -> Step[S]:
        """Deal `pack`, top card first; raises BadDeal where it is not the game's pack."""

    @abstractmethod
    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may act now, sorted; empty when the deal is over.

        Some may be a secret, such as who could make an exchange out of turn: what others may know is in `View.actors`.
        """

    def due(self, state: S) -> tuple[int, ...]:
        """The seats on turn, as everybody can see, sorted: the game waits for them, and for no other that may act."""
        return self.view(state, SPECTATOR).actors

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What `seat` (or `SPECTATOR`) may know."""

    def remembered(self, state: S, seat: int) -> int:
        """The cards, as a mask, that a seat has seen played and may not look at any more: a good memory keeps them.

        Views hold what may be looked at; most games let everybody see all tricks and leave nothing to remember.
        """
        return 0

    @abstractmethod
    def legal_actions(self, view: V) -> tuple[Action, ...]:
        """All actions the seat of this view may take now; never depends on what it cannot know."""

    def left(self, view: V) -> Left | None:
        """What this seat knows of the rest of the deal, once all cards that will be played are in the hands, and what
        beats what is settled; None before that, and when the deal is over. A game without it has no claims."""
        return None

    def at_worst(self, state: S, seats: Collection[int]) -> tuple[int, ...]:
        """Per seat what this deal gives, as in `DealFacts.points`, if the tricks left fall as badly as can be.

        `seats`: for whom; one of the two sides that play. Whether the cards allow it is not looked at: no way to play
        on can be worse. Only where `left` knows the rest.
        """
        raise NotImplementedError(f"nothing is given up at {self.name}")

    def tells_of_hand(self, action: Action) -> bool:
        """Whether this says which cards its seat holds beside those it puts on the table."""
        return False

    def forced_action(self, state: S, seat: int) -> Action | None:
        """The only action of a seat on turn, where everybody can see that it has no other; None: it has to be asked."""
        return None

    def least_binding(self, legal: Sequence[Action]) -> tuple[Action, ...]:
        """Those of the legal actions that bind a seat to least, for who did not choose any: never none.

        What undertakes or stakes nothing is as good as anything else that does not.
        """
        return tuple(legal)

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action) -> Step[S]:
        """The next position; raises IllegalAction, and then nothing has changed."""

    def standing(self, match: M) -> tuple[tuple[int, ...], ...]:
        """Per seat the figures by which a finished match is judged, the weightiest first; more is better."""
        return tuple((points,) for points in match.score)

    def placing(self, match: M) -> tuple[int, ...]:
        """Per seat its place in a finished match, from 1: who won first, then by standing; equals share a place.

        Places count sides, not seats: two partners who are behind one side are second.
        """
        standing = [(seat in match.winners, *figures) for seat, figures in enumerate(self.standing(match), 1)]
        sides = dict(zip(self.sides(match.options), standing, strict=True)).values()
        return tuple(1 + sum(other > own for other in sides) for own in standing)

    def deal_facts(self, state: S) -> DealFacts:
        """What a deal that is over was about."""
        assert state.outcome is not None
        result = state.outcome.result
        return DealFacts(result.contract, result.declarers, (), points=result.delta, tricks=result.tricks)

    def parse_action(self, text: str) -> Action:
        """An action of this game in its notation, in either case; raises Unreadable."""
        return parse_play(text)


AnyGame = Game[Any, Any, Any]
