"""What a picture and its text alternative say of a position, worked out once for both from a view."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from engine.core.layouts import Layouts
from engine.core.registry import in_room
from engine.core.seats import clockwise
from engine.core.tricks import Played
from engine.core.view import Phase, View
from locales import Say
from rendering.canvas.values import Look
from rendering.cards.last_trick import LastTrick
from rendering.table.plan import Box, Plan


class Extras:
    """What one game's table shows beyond what any table does; here nothing. Tuples per seat start with seat 1.

    Pictures of panels lie on felt; words are whole sentences.
    """

    lies_in_corner: bool = False
    """Something of its own lies at the left below, where otherwise what is not dealt lies."""
    laid_aside: tuple[int, ...] = ()
    """The seats that have laid a card aside in this trick's place."""
    open_cards: tuple[tuple[Card, ...], ...] = ()
    """Per seat the cards of its hand that lie open; empty where nobody's do."""
    winners: Collection[int] = ()
    """The seats that have won what is over, where that is not a matter of sides."""
    result: tuple[tuple[int, int], ...] = ()
    """Per seat what the deal brought and what it made of the score, where both are the seat's own."""

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        """The panel at the upper left; None: the trump suit, once there is one."""
        return None

    def score(self, title: str, say: Say) -> Image.Image | None:
        """The panel at the right; None: every side's tricks, points and score."""
        return None

    def tabs(self, seat: int, look: Look, say: Say) -> Iterable[Image.Image]:
        """What hangs on a seat's plate besides the words it said."""
        return ()

    def lay(self, image: Image.Image, plan: Plan, look: Look, say: Say) -> None:
        """Draw what lies on the felt besides the trick."""

    def over_trick(
        self, position: Position, plan: Plan, corners: Sequence[Box], look: Look, say: Say
    ) -> Iterator[tuple[Image.Image, float, float]]:
        """Panels to lie over everything, each with where its left and upper edges are.

        `corners`: the panels at the upper left, at the right, and others that lie there.
        """
        yield from ()

    def trump_words(self, position: Position, say: Say, index_set: str) -> Iterator[str]:
        """What belongs to trumps and to what lies on the felt."""
        yield from ()

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        """What is said and shown besides the trick."""
        yield from ()

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        """Parts of the sentence about a seat."""
        yield from ()


class Called(NamedTuple):
    """What a deal is called, as keys of the catalogue without `picture-`."""

    over: str
    match_over: str
    tied: str
    alt_match_over: str
    alt_tied: str
    alt_won: str
    alt_won_match: str


DEAL: Final = Called("deal-over", "match-over", "tied", "alt-match-over", "alt-tied", "alt-won-deal", "alt-won-match")


class SideStanding(NamedTuple):
    """One side's part of the score."""

    side: int
    seats: tuple[int, ...]
    tricks: int
    points: int | None
    score: int
    """Of the match, in the unit of the score sheet."""
    announced: int | None
    """What combinations shown so far count, while card points are not told."""
    won: bool
    """The deal, once it is over, or the match, once that is."""


class Position(NamedTuple):
    """Everything on the table that is not a name. Tuples per seat start with seat 1."""

    seats: int
    order: tuple[int, ...]
    """The seats as they sit clockwise round the picture, the one at the bottom first."""
    sides: tuple[int, ...]
    deal: int
    dealer: int
    phase: StrEnum
    turn: tuple[int, ...]
    """The seats whose card or word is due; the dummy's own, while its partner is the one to act."""
    asked: str
    """What is due of them, as the catalogue's `picture-turn-...` names it; empty where nobody is asked."""
    trump: Suit | None
    queens: tuple[Card, ...]
    """Those that are trumps whatever their suit, highest first; empty until trumps are made."""
    proposal: Card | None
    """While it is asked who accepts."""
    shown: tuple[tuple[Card, ...], ...]
    """Per seat the cards of its hand that everybody has seen, until they are played."""
    stub: tuple[Card, ...]
    """What was turned up of the cards nobody gets."""
    packet: int
    """Cards lying face down for nobody, or not dealt yet."""
    draws: bool
    """Everybody draws from them after each trick."""
    makers: tuple[int, ...]
    trick: tuple[Played, ...]
    taker: int | None
    """Who has won the complete trick on the table."""
    last: LastTrick | None
    """The trick before the one under way."""
    leader: int | None
    trick_number: int
    trick_count: int
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    said: tuple[tuple[str, ...], ...]
    """Per seat the words that still matter, as the catalogue's `picture-call-...` names them."""
    lasting: frozenset[str]
    """Those of them that hold for the whole deal, or are said to everybody."""
    stakes: tuple[str, ...]
    """Why winning the deal counts more than one, as the catalogue's `picture-stake-...` names it."""
    layouts: Layouts
    piles: tuple[int, ...]
    """Per seat how many piles its layout has once it is dealt, none where a hand is held."""
    dummy: int | None
    partner: int | None
    """Who plays the dummy's cards."""
    standings: tuple[SideStanding, ...]
    unit: str
    """Of the match's score, as the catalogue's `picture-unit-...` names it."""
    tallies: tuple[tuple[str, tuple[int, ...]], ...]
    """What else is won, per side, each as the catalogue's `picture-...` and `picture-alt-...` name it."""
    thrown_in: bool
    tells_trick: bool
    """There are tricks to count, so it is said which one it is."""
    called: Called
    extras: Extras
    """What only this game's table has."""

    @property
    def over(self) -> bool:
        return self.phase in (Phase.DONE, Phase.OVER)

    @property
    def tied(self) -> bool:
        """The deal is over, and nobody has won it."""
        decided = not self.standings or any(side.won for side in self.standings)
        return self.phase is Phase.DONE and not self.thrown_in and not decided

    @property
    def names_trumps(self) -> int | None:
        """The person who is to name trumps now."""
        if self.asked != "name":
            return None
        return self.partner if self.turn[0] == self.dummy else self.turn[0]

    @property
    def worth(self) -> int:
        """What winning the deal counts, all tricks apart."""
        return 1 + len(self.stakes)


def position_of(view: View) -> Position:
    """Read a view of any game; a game whose table shows more than any table does adds it in its room."""
    room = in_room("rendering", view.options.game, "table")
    position: Position = _plain(view) if room is None else room.position(_plain(view), view)
    return position


def with_last(position: Position, last: tuple[int, tuple[Played, ...]] | None) -> Position:
    """The position with the last trick, its taker and its cards, unless that still lies large on the table."""
    if last is None or position.over or not 0 < len(position.trick) < position.seats:
        return position
    return position._replace(last=LastTrick(*last))


def _plain(view: View) -> Position:
    """What the view of any game tells."""
    seats, trick = view.seats, tuple(view.trick)
    complete = len(trick) == seats
    done = sum(view.tricks)
    on_table = {played.seat for played in trick} if not complete else set()
    left = max(size + (seat in on_table) for seat, size in enumerate(view.hand_sizes, 1))
    return Position(
        seats=seats,
        order=clockwise(view.seat or 1, seats),
        sides=view.sides,
        deal=view.deal,
        dealer=view.dealer,
        phase=view.phase,
        turn=view.actors,
        asked=("play" if view.phase is Phase.PLAY else "act") if view.actors else "",
        trump=view.trump,
        queens=(),
        proposal=None,
        shown=((),) * seats,
        stub=view.turned_up,
        packet=0,
        draws=False,
        makers=view.declarers,
        trick=trick,
        taker=view.taker if complete else None,
        last=None,
        leader=trick[0].seat if trick else None,
        trick_number=done if complete else done + 1,
        trick_count=done + left,
        hand_sizes=view.hand_sizes,
        tricks=view.tricks,
        said=((),) * seats,
        lasting=frozenset(),
        stakes=(),
        layouts=((),) * seats,
        piles=(0,) * seats,
        dummy=None,
        partner=None,
        standings=standings_of(view, view.card_points, {view.sides[seat - 1] for seat in view.won_by}),
        unit="score",
        tallies=(),
        thrown_in=False,
        tells_trick=view.trump is not None or bool(trick) or done > 0,
        called=DEAL,
        extras=Extras(),
    )


def standings_of(
    view: View,
    card_points: Sequence[int] | None,
    winning: Collection[int],
    announced: Sequence[int] | None = None,
) -> tuple[SideStanding, ...]:
    """Every side's part of the score; `card_points` and `announced`: per seat, None where they are not told."""
    standings = []
    for side in sorted(set(view.sides)):
        seats = tuple(seat for seat, of in enumerate(view.sides, 1) if of == side)
        points, shown = (None if figures is None else _total(figures, seats) for figures in (card_points, announced))
        score = view.score[seats[0] - 1]
        standings.append(SideStanding(side, seats, _total(view.tricks, seats), points, score, shown, side in winning))
    return tuple(standings)


def _total(per_seat: Sequence[int], seats: Sequence[int]) -> int:
    return sum(per_seat[seat - 1] for seat in seats)
