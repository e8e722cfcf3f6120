"""What a picture and its text alternative say about a position, worked out from a view once for both."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from PIL import Image

from engine.core.actions import clockwise, seats_by_side
from engine.core.cards import Card, Layouts, Played, Suit
from engine.core.registry import in_room
from engine.core.view import Phase, View
from locales import Say
from rendering.canvas.lines import HeadLine
from rendering.canvas.values import Look, SeatLabel
from rendering.cards.small_cards import LastTrick
from rendering.table.calls import Call


class Extras:
    """What one game's table shows beyond any other's; here nothing. Tuples per seat start with seat 1.

    Pictures of panels lie on felt; words are whole sentences.
    """

    laid_aside: tuple[int, ...] = ()
    """The seats that have laid a card aside, where the trick would be."""
    open_cards: tuple[tuple[Card, ...], ...] = ()
    """Per seat, the open cards of its hand; empty if nobody has any."""
    declarers: Collection[int] = ()
    """The seats that play the contract, where that is not making trumps."""
    winners: Collection[int] = ()
    """The seats that have won the finished deal or match, if seats win rather than sides."""
    result: tuple[tuple[int, int], ...] = ()
    """Per seat, what the deal brought and the resulting score, if both are the seat's own."""

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        """The panel at the upper left; None for the trump suit, once there is one."""
        return None

    def no_trump(self, say: Say) -> str:
        """What stands in place of the trump suit while there is none; empty: nothing."""
        return ""

    def heading(self, position: Position, labels: Sequence[SeatLabel], say: Say) -> Sequence[HeadLine] | None:
        """The lines in the middle of the head line; None for the deal, the trick and what they count."""
        return None

    def score(self, say: Say) -> Image.Image | None:
        """The panel at the upper right; None for every side's points and score."""
        return None

    def calls(self, seat: int, say: Say) -> Iterable[Call]:
        """What a seat says besides its words."""
        return ()

    def idle(self, look: Look, say: Say) -> Image.Image | None:
        """The panel at the lower right; None for the cards that nobody gets."""
        return None

    def lay(self, image: Image.Image, height: float, look: Look, say: Say) -> None:
        """Draw what lies on the felt besides the trick; `height`: that of the table's middle, from the top."""

    def combinations(self, look: Look, say: Say) -> Iterator[tuple[int, Image.Image]]:
        """Panels to lie beside plates, each with its seat."""
        yield from ()

    def trump_words(self, position: Position, say: Say, index_set: str) -> Iterator[str]:
        """Words about trumps and about what lies on the felt."""
        yield from ()

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        """Words about what is said and shown besides the trick."""
        yield from ()

    def seat_words(self, seat: int, say: Say) -> Iterator[str]:
        """Parts of the sentence about a seat."""
        yield from ()


class Called(NamedTuple):
    """What a deal is called, as catalogue keys without `picture-`."""

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
    """The score of the match, in the unit of the score sheet."""
    announced: int | None
    """What the combinations shown so far count, while card points are hidden."""
    won: bool
    """Whether it has won the deal, once that is over, or the match, once that is."""


class Position(NamedTuple):
    """Everything on the table that is not a name. Tuples per seat start with seat 1."""

    seats: int
    order: tuple[int, ...]
    """The seats clockwise round the picture, from the bottom one."""
    sides: tuple[int, ...]
    deal: int
    dealer: int
    phase: StrEnum
    turn: tuple[int, ...]
    """The seats that are to play or speak; the dummy's own, while its partner acts for it."""
    asked: str
    """What they are to do, by the catalogue's `picture-turn-...`; empty if nobody is asked."""
    trump: Suit | None
    queens: tuple[Card, ...]
    """The queens that are always trumps, highest first; empty until trumps are made."""
    proposal: Card | None
    """The proposed card, while players are asked whether they accept it."""
    shown: tuple[tuple[Card, ...], ...]
    """Per seat, the cards of its hand that everyone has seen, until they are played."""
    stub: tuple[Card, ...]
    """The turned-up ones of the cards that nobody gets; of a game that does not say whether somebody gets them, all."""
    idle: str
    """What the panel with those cards is called, by the catalogue's `picture-...`."""
    packet: int
    """The number of face-down cards that nobody gets or that are still undealt."""
    draws: bool
    """Whether everyone draws from them after each trick."""
    makers: tuple[int, ...]
    trick: tuple[Played, ...]
    taker: int | None
    """The winner of the complete trick on the table."""
    last: LastTrick | None
    """The trick before the current one."""
    leader: int | None
    trick_number: int
    trick_count: int
    hand_sizes: tuple[int, ...]
    tricks: tuple[int, ...]
    said: tuple[tuple[str, ...], ...]
    """Per seat, the words that still matter, by the catalogue's `picture-call-...`."""
    lasting: frozenset[str]
    """Those words that hold for the whole deal, or are addressed to everyone."""
    stakes: tuple[str, ...]
    """Why winning the deal counts more than one, by the catalogue's `picture-stake-...`."""
    layouts: Layouts
    piles: tuple[int, ...]
    """The number of piles in each seat's layout once it is dealt, 0 if the cards are held in hand."""
    dummy: int | None
    partner: int | None
    """Who plays the dummy's cards."""
    standings: tuple[SideStanding, ...]
    unit: str
    """The unit of the match's score, by the catalogue's `picture-unit-...`."""
    tallies: tuple[tuple[str, tuple[int, ...]], ...]
    """What else is won, per side, each by the catalogue's `picture-...` and `picture-alt-...`."""
    thrown_in: bool
    tells_trick: bool
    """Whether there are tricks to count, so that the picture says which one it is."""
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

    def calls(self, seat: int, say: Say) -> tuple[Call, ...]:
        """What a seat said, in the order it did."""
        words = (Call((say(f"picture-call-{word}"),), word in self.lasting) for word in self.said[seat - 1])
        return (*words, *self.extras.calls(seat, say))

    @property
    def worth(self) -> int:
        """What winning the deal counts, apart from winning all tricks."""
        return 1 + len(self.stakes)


class PlainGame:
    """How a game is drawn: `GAME` of its room here is of a class that changes what differs. Views are its own."""

    def position(self, plain: Position, view: Any) -> Position:
        """The position with what only this game's table shows; `plain`: as any table shows it."""
        return plain

    def talk_high(self, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say) -> int | None:
        """How high that is which stands in place of the table while there is only talk, in pixels; None: the table."""
        return None

    def put_talk(
        self, image: Image.Image, view: Any, labels: Sequence[SeatLabel], look: Look, say: Say, top: int
    ) -> None:
        """Draw it below `top`."""

    def talk_words(self, view: Any, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
        """The same in words."""
        return ""

    def best(self, view: Any) -> int | None:
        """The seat with the best card of a trick that goes on, if that is known."""
        return None


_PLAIN: Final = PlainGame()


@cache
def drawn(game: str) -> PlainGame:
    """How the game of this name is drawn."""
    room: Any = in_room("rendering", game, "")
    own: PlainGame = _PLAIN if room is None else room.GAME
    return own


def position_of(view: View) -> Position:
    """The position from a view of any game; a game whose table shows more adds it in its own room.

    Equal views share one, which picture and words of a table and of a turn ask for: it is worked out once.
    """
    try:
        hash(view)
    except TypeError:
        # A game from outside may have views that cannot be looked up.
        return _worked_out(view)
    return _kept(view)  # type: ignore[arg-type]  # it can be looked up


def _worked_out(view: View) -> Position:
    return drawn(view.options.game).position(_plain(view), view)


_kept: Final = lru_cache(maxsize=256, typed=True)(_worked_out)


def with_last(position: Position, last: tuple[int, tuple[Played, ...]] | None) -> Position:
    """The position with the last trick, its winner and its cards, unless it still lies large on the table."""
    if last is None or position.over or not 0 < len(position.trick) < position.seats:
        return position
    return position._replace(last=LastTrick(*last))


def _plain(view: View) -> Position:
    """The position from what any game's view tells."""
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
        idle="turned-up",
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
    """Every side's part of the score; `card_points` and `announced`: per seat, None where not given."""
    standings = []
    for side, seats in zip(sorted(set(view.sides)), seats_by_side(view.sides), strict=True):
        points, shown = (None if figures is None else _total(figures, seats) for figures in (card_points, announced))
        score = view.score[seats[0] - 1]
        standings.append(SideStanding(side, seats, _total(view.tricks, seats), points, score, shown, side in winning))
    return tuple(standings)


def _total(per_seat: Sequence[int], seats: Sequence[int]) -> int:
    return sum(per_seat[seat - 1] for seat in seats)
