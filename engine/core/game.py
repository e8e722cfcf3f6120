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
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from itertools import chain
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.core.cards import CARDS, Card, Suit
from engine.core.errors import BadDeal
from engine.core.mixing import Numbers
from engine.core.options import Contradiction, ImpossibleOptions, Options, OptionSpec, differences
from engine.core.tricks import Played

SPECTATOR = 0
"""The seat number of someone who watches: sees what everybody sees."""


class Phase(StrEnum):
    """Where a deal stands."""

    AUCTION = "auction"
    TROEL = "troel"
    TRUMPS = "trumps"
    KONTRA = "kontra"
    DISCARD = "discard"
    DOUBLE = "double"
    PLAY = "play"
    DONE = "done"
    OVER = "over"


class Action(Protocol):
    """Something a seat says or does; its text is its notation and `Game.parse_action` reads it back."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Play(NamedTuple):
    """A card put on the table, the action every game has."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card.text}"


new: Final = tuple.__new__
"""Builds a named tuple where every card played must pass: without the keyword handling, three times as fast."""

_PLAYS: Final = tuple(map(Play, CARDS))


def plays_of(mask: int) -> tuple[Play, ...]:
    """The action of playing each card of a mask."""
    plays = []
    while mask:
        low = mask & -mask
        plays.append(_PLAYS[low.bit_length() - 1])
        mask ^= low
    return tuple(plays)


class EventType(StrEnum):
    """What can become known to several at once by an action. A type that is not here cannot be sent."""

    TURNED_UP = "turned-up"
    SHOWN = "shown"
    FACE_UP = "face-up"
    EXPOSED = "exposed"
    TRUMP = "trump"
    TRICK = "trick"
    THROWN_IN = "thrown-in"
    BOURGUMESSE = "bourgumesse"
    COW = "cow"
    EXCHANGE = "exchange"
    AU_SEPT = "au-sept"
    MANCHE = "manche"
    ANNULLED = "annulled"
    TROEL = "troel"
    WITH_ME = "with-me"
    CONTRACT = "contract"
    FORCED = "forced"
    DOUBLED = "doubled"


class Event(NamedTuple):
    """Something that became known to everybody; `facts` are plain values for JSON and sentences."""

    type: EventType
    facts: Mapping[str, object]

    def as_json(self) -> dict[str, object]:
        return {"type": self.type.value, **self.facts}


class Left(NamedTuple):
    """What a seat knows of the cards still to be played, and what beats what among them."""

    unseen: int
    """The cards that others hold, as a mask, and perhaps some that nobody does."""
    trump: Suit | None
    suits: tuple[int, ...]
    """Per suit the cards that belong to it when suit is followed, as masks."""
    strength: tuple[int, ...]
    """Per card of 52; only those of one suit are compared."""
    exactly: int | None = None
    """Where tricks are a danger: how many the declarers are to have in the end, no more and no fewer."""

    def beats(self, card: Card, best: Card) -> bool:
        """Whether a card takes a trick from the one that was the best."""
        suit = self.suit(card)
        if suit == self.suit(best):
            return self.strength[card] > self.strength[best]
        return self.trump is not None and suit == self.trump

    def suit(self, card: Card) -> int:
        """The number of the suit that a card belongs to."""
        return next(number for number, cards in enumerate(self.suits) if card.bit & cards)


class DealResult(NamedTuple):
    """A finished deal, per seat; the meaning of `delta` and `score` is the game's (docs/records.md)."""

    contract: str | None
    declarers: tuple[int, ...]
    tricks: tuple[int, ...]
    card_points: tuple[int, ...] | None
    delta: tuple[int, ...]
    score: tuple[int, ...]
    thrown_in: bool = False


class Feat(NamedTuple):
    """Something worth counting that a seat did in a deal."""

    seat: int
    what: str
    """A word of the game's: a combination, a call."""


class DealFacts(NamedTuple):
    """What a finished deal was about, for statistics."""

    contract: str | None
    """Its kind in a word of the game's; None where there was none, or it is always the same."""
    declarers: tuple[int, ...]
    made: tuple[int, ...]
    """The declarers that did what they undertook."""
    points: tuple[int, ...]
    """What it gave each seat; more is better."""
    tricks: tuple[int, ...]
    """Per seat."""
    feats: tuple[Feat, ...] = ()


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


class Outcome(NamedTuple):
    """What a finished deal leaves: its result, and the standing after it."""

    result: DealResult
    match: Any


class State(Protocol):
    """A position within a deal, with all its secrets."""

    @property
    def match(self) -> Any: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def outcome(self) -> Outcome | None:
        """None until the deal is over."""


class View(Protocol):
    """What one seat, or a spectator, may know. These fields every game has; games add their own."""

    @property
    def seat(self) -> int:
        """Whose view: 1..n, or `SPECTATOR`."""

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def sides(self) -> tuple[int, ...]:
        """Per seat the number of its side, from 0; seats of equal number play together."""

    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now, as far as this seat may know: those on turn, and perhaps the seat itself.

        A spectator sees those on turn, for whom the game waits.
        """

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards; empty for a spectator."""

    @property
    def hand_sizes(self) -> tuple[int, ...]: ...
    @property
    def turned_up(self) -> tuple[Card, ...]:
        """Cards turned up to make trumps, the latest last."""

    @property
    def trump(self) -> Suit | None: ...
    @property
    def declarers(self) -> tuple[int, ...]: ...
    @property
    def trick(self) -> tuple[Played, ...]:
        """The trick on the table, in the order played; a complete one stays until the next lead."""

    @property
    def taker(self) -> int | None:
        """Who won the complete trick on the table."""

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks won, per seat."""

    @property
    def card_points(self) -> tuple[int, ...] | None:
        """Card points won, per seat, where the game counts any."""

    @property
    def score(self) -> tuple[int, ...]:
        """Of the match so far, per seat."""

    def extras(self) -> Mapping[str, object]:
        """What only this game's views have, for those who print them."""


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
    options: ClassVar[tuple[OptionSpec, ...]]
    dealer_drawn_by: ClassVar[str] = ""
    """Ranks, highest first, by which whoever draws the lowest card deals: the first deal, and later ones where
    `draw_is_due`. Empty: no dealer is drawn by a card."""
    cuts: ClassVar[range] = range(0)
    """How many cards may be cut off a pack that was gathered; empty: every pack is shuffled."""
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

    def chosen_at_table(self, options: Options) -> dict[str, str]:
        """What somebody changed to get to these options, from those that tables start from; `for_tables` gets there
        again. What only follows from something else that was changed is left out."""
        changed = differences(options, self.for_tables(options.preset))
        chosen = {name: value for name, value in changed.items() if name not in self.at_tables}
        return chosen | differences(options, self.for_tables(options.preset, chosen))

    @abstractmethod
    def configure(self, preset: str | None = None, changes: Mapping[str, str] | None = None) -> Options:
        """Options of a preset with changes, as text; raises UnknownChoice or ImpossibleOptions."""

    def contradictions(self, options: Options) -> tuple[Contradiction, ...]:
        """What somebody who chose these options may have got wrong; they can be played all the same."""
        return ()

    @abstractmethod
    def seats(self, options: Options) -> int: ...

    @abstractmethod
    def sides(self, options: Options) -> tuple[int, ...]:
        """Per seat the number of its side, from 0."""

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

    @abstractmethod
    def left(self, view: V) -> Left | None:
        """What this seat knows of the rest of the deal, once all cards that will be played are in the hands, and what
        beats what is settled; None before that, and when the deal is over."""

    @abstractmethod
    def at_worst(self, state: S, seats: Collection[int]) -> tuple[int, ...]:
        """Per seat what this deal gives, as in `DealFacts.points`, if the tricks left fall as badly as can be.

        `seats`: for whom; one of the two sides that play. Whether the cards allow it is not looked at: no way to play
        on can be worse. Only where `left` knows the rest.
        """

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

    @abstractmethod
    def standing(self, match: M) -> tuple[tuple[int, ...], ...]:
        """Per seat the figures by which a finished match is judged, the weightiest first; more is better."""

    def placing(self, match: M) -> tuple[int, ...]:
        """Per seat its place in a finished match, from 1: who won first, then by standing; equals share a place.

        Places count sides, not seats: two partners who are behind one side are second.
        """
        standing = [(seat in match.winners, *figures) for seat, figures in enumerate(self.standing(match), 1)]
        sides = dict(zip(self.sides(match.options), standing, strict=True)).values()
        return tuple(1 + sum(other > own for other in sides) for own in standing)

    @abstractmethod
    def deal_facts(self, state: S) -> DealFacts:
        """What a deal that is over was about."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """An action of this game in its notation; raises Unreadable."""


AnyGame = Game[Any, Any, Any]
