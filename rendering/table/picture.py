"""The picture of the table: the trick, the seats round it, trumps and the score, each drawn as a panel in its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.core.view import View
from locales import Say
from rendering.canvas import felt
from rendering.canvas.encode import encode
from rendering.canvas.felt import lay_panel
from rendering.canvas.kept import kept
from rendering.canvas.values import WIDTH, Look, Picture, SeatLabel
from rendering.cards.piles import Array, put_piles
from rendering.cards.small_cards import Spread, last_trick, spread
from rendering.cards.sprites import sprite
from rendering.table import calls, headline, open_cards
from rendering.table.calls import pill
from rendering.table.centre import (
    STOCK_MIDDLE,
    Laid,
    draw_middle,
    idle,
    large_last_trick,
    lies_at_left,
    lying_open,
    put_cards,
    put_place,
)
from rendering.table.headline import put_head
from rendering.table.nameplates import (
    CROWDED,
    FITS,
    LYING,
    LYING_HIGH,
    LYING_ROOM,
    ROOMY,
    Fit,
    facts_of,
    lying,
    standing,
)
from rendering.table.plan import BOTTOM, EDGE, GAP, HEAD, LEFT, PLANS, RIGHT, SIDE_EDGE, TOP, Box, Plan, Spot
from rendering.table.position import Position, position_of

_DUEL_ROOM: Final = 446
"""The width of a plate of two players, who sit at the left."""
_PILL_ROOM: Final = 28
_LARGE_LAST: Final = 125
"""How far from the middle of two layouts the lower one begins where a large trick before has room."""


class Piece(NamedTuple):
    """A panel and where it lies."""

    kind: str
    seat: int
    """Whose it is; 0: nobody's."""
    image: Image.Image
    left: int
    top: int
    radius: int = 16

    @property
    def box(self) -> Box:
        """What it covers."""
        return Box(self.left, self.top, self.left + self.image.width, self.top + self.image.height)


class Scene(NamedTuple):
    """What lies where."""

    plan: Plan
    pieces: tuple[Piece, ...]
    """In the order they are drawn; those at the corners first."""
    arrays: Mapping[int, Array]
    """Open cards in front of somebody, by seat."""
    hands: Mapping[int, tuple[Spread, tuple[float, float]]]
    """Open hands with their upper left corners, by seat."""


def scene_of(position: Position, labels: Sequence[SeatLabel], look: Look, say: Say) -> Scene:
    """The scene for a position; `labels`: one per seat, from seat 1."""
    return _Builder(position, labels, look, say).scene()


class _Builder:
    """Places one panel after another."""

    def __init__(self, position: Position, labels: Sequence[SeatLabel], look: Look, say: Say) -> None:
        self.position, self.labels, self.look, self.say = position, labels, look, say
        score = headline.score_panel(position, say)
        self.down = 0 if score is None else max(headline.TOP + score.height + 12 - HEAD, 0)
        self.plan = PLANS[position.seats].moved(self.down)
        self.pieces: list[Piece] = []
        self.under: float = HEAD + self.down
        """Where plates at the sides may begin."""
        self.room = _DUEL_ROOM
        """How wide plates of two players may be."""
        self.arrays: dict[int, Array] = {}
        self.hands: dict[int, tuple[Spread, tuple[float, float]]] = {}
        drawn = {seat: pill(position.calls(seat, say), look) for seat in position.order}
        self.pills = {seat: shown for seat, shown in drawn.items() if shown is not None}

    def _lower_cards(self) -> None:
        """Where two rows of cards leave no room below the plates at the top for what is said there, make some."""
        plan = self.plan
        if self.position.seats > 4 and any(seat in self.pills for seat, _ in self._seats(TOP)):
            half = (plan.height + HEAD) / 2
            spots = (
                spot._replace(card=(spot.card[0], spot.card[1] + _PILL_ROOM * (spot.card[1] < half)))
                for spot in plan.spots
            )
            self.plan = plan._replace(spots=tuple(spots))

    def scene(self) -> Scene:
        """Everything placed."""
        self._lower_cards()
        self._place_layouts()
        self._place_hands()
        self._place_combinations()
        self._place_corners()
        for side in (TOP, BOTTOM):
            self._place_lying(side)
        for side in (LEFT, RIGHT):
            self._place_standing(side)
        return Scene(self.plan, tuple(self.pieces), self.arrays, self.hands)

    def _seats(self, *sides: int) -> Iterator[tuple[int, Spot]]:
        for seat, spot in zip(self.position.order, self.plan.spots, strict=True):
            if spot.side in sides:
                yield seat, spot

    def _add(self, kind: str, seat: int, image: Image.Image, at: tuple[float, float], radius: int = 16) -> Piece:
        piece = Piece(kind, seat, image, round(at[0]), round(at[1]), radius)
        self.pieces.append(piece)
        return piece

    def _place_layouts(self) -> None:
        """Open cards in front of somebody; those at the sides follow their plates."""
        piles = self.position.piles
        if self.position.seats == 2 and all(piles):
            left = [sum(pile.up is not None or pile.covers for pile in one) for one in self.position.layouts]
            most = max(left) if any(self.position.layouts) else piles[0]
            if not most:
                return
            self.plan, arrays = open_cards.two_layouts(piles[0], HEAD + self.down, most)
            self.arrays = dict(zip(self.position.order, arrays, strict=True))
            self.room = self.plan.clear
            return
        for seat, spot in self._seats(TOP, BOTTOM):
            if piles[seat - 1]:
                row = open_cards.row_of(piles[seat - 1])
                self.plan, self.arrays[seat] = open_cards.with_row(self.plan, spot, row)

    def _place_hands(self) -> None:
        """Open hands of four players."""
        cards = self.position.extras.open_cards
        if not any(cards):
            return
        sides = {spot.side: seat for seat, spot in self._seats(BOTTOM, LEFT, TOP, RIGHT)}
        held = {
            side: spread(cards[seat - 1], open_cards.hand_room(side)) for side, seat in sides.items() if cards[seat - 1]
        }
        said = [side for side, seat in sides.items() if seat in self.pills]
        opened = open_cards.with_hands(self.plan, held, HEAD + self.down, said)
        self.plan, self.under = opened.plan, opened.under
        self.hands = {sides[side]: (held[side], at) for side, at in opened.places.items()}

    def _place_combinations(self) -> None:
        """Beside the plate at the top, in the lower left corner for the bottom one, under those at the sides."""
        duel = self.position.seats == 2
        for seat, image in self.position.extras.combinations(self.look, self.say):
            spot = self.plan.spots[self.position.order.index(seat)]
            low = self.plan.height - EDGE - image.height
            right = WIDTH - EDGE - image.width
            if spot.side == TOP:
                at = right, spot.plate[1] - LYING_HIGH / 2
            elif spot.side == BOTTOM:
                at = (right if duel else EDGE), low
            else:
                corner = low - GAP - max(headline.HIGH, image.height)
                at = (EDGE if spot.side == LEFT else right), corner
            self._add("combination", seat, image, at)

    def _place_corners(self) -> None:
        position, look, say = self.position, self.look, self.say
        low = self.plan.height - EDGE
        if position.last is not None:
            image = last_trick(position.last, look, say)
            at: tuple[float, float] = (EDGE, low - image.height)
            if position.seats == 2 and self.arrays:
                array, plan = self.arrays[position.order[0]], self.plan
                if array.top - plan.middle[1] > _LARGE_LAST:
                    image = large_last_trick(position.last, look, say)
                at = array.left + (array.wide - image.width) / 2, plan.middle[1] - image.height / 2
            elif position.seats == 2 and lies_at_left(position):
                at = WIDTH - EDGE - image.width, low - image.height
            elif position.seats == 2:
                image = large_last_trick(position.last, look, say)
                at = STOCK_MIDDLE - image.width / 2, self.plan.middle[1] - image.height / 2
            elif position.seats > 6:
                at = (WIDTH - image.width) / 2, self.plan.between - image.height / 2
            self._add("last", 0, image, at)
        panel = position.extras.idle(look, say) or idle(position, look, say, lying_open(position, self.plan))
        if panel is not None:
            self._add("idle", 0, panel, (WIDTH - EDGE - panel.width, low - panel.height))

    def _place_lying(self, side: int) -> None:
        seats = sorted(self._seats(side), key=lambda one: one[1].plate[0])
        for number, (seat, spot) in enumerate(seats):
            top = spot.plate[1] - LYING_HIGH / 2
            left, right = EDGE, WIDTH - EDGE
            if len(seats) > 1:
                left, right = (EDGE, WIDTH // 2 - GAP // 2) if not number else (WIDTH // 2 + GAP // 2, WIDTH - EDGE)
            most = self.room if self.position.seats == 2 else LYING_ROOM
            if seat == self.position.dummy:
                most = _DUEL_ROOM
            for piece in self.pieces:
                box = piece.box
                if box.top < top + LYING_HIGH and top < box.bottom:
                    if box.left > WIDTH / 2 - 60:
                        right = min(right, piece.left - GAP)
                    else:
                        left = max(left, round(box.right) + GAP)
            facts = facts_of(self.position, seat, self.labels, self.say)
            widest = min(self._widest(len(seats)), right - left)
            measure = ROOMY if self.position.seats < 4 and not self.arrays else LYING
            image = lying(facts, self.look, self.say, min(most, right - left), widest, measure)
            x = min(max(round(spot.plate[0] - image.width / 2), left), right - image.width)
            plate = self._add("plate", seat, image, (x, top))
            self._hang_pill(plate, spot)

    def _widest(self, in_row: int) -> int:
        """How wide a plate that lies may be for a long name: columns with two plates, or with cards, stay free."""
        if self.position.seats == 2:
            return self.room
        if any(self.position.piles[seat - 1] for seat, _ in self._seats(LEFT, RIGHT)):
            return LYING_ROOM
        aside = 2 * (SIDE_EDGE + self.plan.measure.wide + GAP)
        return WIDTH - aside if self.plan.measure is CROWDED and in_row == 1 else WIDTH

    def _hang_pill(self, plate: Piece, spot: Spot) -> None:
        """Hang what was said on the plate's upper edge; at the top on the lower one, right of the card's corner."""
        shown = self.pills.get(plate.seat)
        if shown is None:
            return
        middle, top = plate.left + plate.image.width / 2, plate.top - calls.UP
        if spot.side == TOP:
            middle = plate.box.right - shown.width / 2 - 10
            top = plate.top + plate.image.height - 6
        edge = SIDE_EDGE - 2
        left = min(max(middle - shown.width / 2, edge), WIDTH - edge - shown.width)
        self._add("call", plate.seat, shown, (left, top), calls.RADIUS)

    def _place_standing(self, side: int) -> None:
        """Plates of a side as near to their places as head line, corners and each other allow."""
        seats = sorted(self._seats(side), key=lambda one: one[1].plate[1])
        limit = self._limit(side)
        upper = self._ceiling(side, self.pills.get(seats[0][0]) if seats else None)
        columns = self._column(seats, limit - upper)
        tops: list[float] = []
        lower = limit
        for seat, spot, _, _, high in reversed(columns):
            tops.insert(0, min(spot.plate[1] - high / 2, lower - high))
            lower = tops[0] - GAP - self._up(seat)
        for (seat, spot, image, array, high), wanted in zip(columns, tops, strict=True):
            top = max(wanted, upper + self._up(seat))
            left = SIDE_EDGE if side == LEFT else WIDTH - SIDE_EDGE - image.width
            plate = self._add("plate", seat, image, (left, top))
            if array is not None:
                self.arrays[seat] = array.at(plate.left + image.width / 2, plate.box.bottom + GAP)
            self._hang_pill(plate, spot)
            upper = top + high + GAP

    def _column(
        self, seats: Sequence[tuple[int, Spot]], room: float
    ) -> list[tuple[int, Spot, Image.Image, Array | None, int]]:
        """Everybody at a side with their plate, the cards below it, and how high both are.

        Names take as many lines as fit into the height `room`.
        """
        columns: list[tuple[int, Spot, Image.Image, Array | None, int]] = []
        for fit in FITS:
            columns = []
            for seat, spot in seats:
                image = self._standing(seat, fit)
                piles = self.position.piles[seat - 1]
                array = open_cards.below_plate(piles) if piles else None
                columns.append((seat, spot, image, array, image.height + (round(array.high) + GAP if array else 0)))
            if sum(high + self._up(seat) + GAP for seat, *_, high in columns) - GAP <= room:
                break
        return columns

    def _limit(self, side: int) -> float:
        """How far down plates at this side may reach."""
        own = [at[1] - GAP for seat, (_, at) in self.hands.items() if seat == self.position.order[0]]
        below = (box.top - GAP for box in self._beside(side) if box.top > HEAD + 200)
        return min((self.plan.height - EDGE, *own, *below))

    def _ceiling(self, side: int, said: Image.Image | None) -> float:
        """How far up they may reach; `said`: what hangs on the first one, which may be wider than its column."""
        least = said.width if said is not None else 0
        above = [box.bottom + GAP for box in self._beside(side, least) if box.top < HEAD + 200]
        return max((self.under, *above))

    def _standing(self, seat: int, fit: Fit) -> Image.Image:
        facts = facts_of(self.position, seat, self.labels, self.say)
        return standing(facts, self.look, self.say, self.plan.measure, fit)

    def _up(self, seat: int) -> int:
        """How far what a seat said stands out of its plate."""
        return calls.UP if seat in self.pills else 0

    def _beside(self, side: int, least: int = 0) -> list[Box]:
        """What is already in the column at this side, as wide as a plate, or wider."""
        wide = SIDE_EDGE + max(least, self.plan.measure.wide) + GAP
        column = Box(0, 0, wide, self.plan.height) if side == LEFT else Box(WIDTH - wide, 0, WIDTH, self.plan.height)
        rows = (Box(one.left, one.top, one.left + one.wide, one.top + one.high) for one in self.arrays.values())
        return [box for box in (*(piece.box for piece in self.pieces), *rows) if box.meets(column)]


def put(image: Image.Image, piece: Piece) -> None:
    """Lay a panel down without the felt in its corners."""
    lay_panel(image, piece.image, (piece.left, piece.top), piece.radius)


@kept
def draw_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The table as the view's seat sees it, with that seat at the bottom; for a spectator, seat 1.

    `labels`: one per seat, from seat 1; what a dummy's label says is not shown.
    """
    return Picture(encode(compose_table(view, labels, look, say), look.felt), "table.png")


def compose_table(view: View, labels: Sequence[SeatLabel], look: Look, say: Say) -> Image.Image:
    """The picture of `draw_table` before it is encoded, in full colour."""
    position = position_of(view)
    scene = scene_of(position, labels, look, say)
    plan = scene.plan
    image = felt.table(WIDTH, plan.height)
    put_head(image, position, labels, look, say)
    draw_middle(image, position, labels, plan, look, say)
    position.extras.lay(image, plan.middle[1], look, say)
    for seat, array in scene.arrays.items():
        if piles := position.layouts[seat - 1]:
            lie = open_cards.lying_piles(piles, array.piles)
            put_piles(image, lie, array, look, large=True, across=seat != position.order[0])
    for hand, at in scene.hands.values():
        hand.put(image, at, look)
    _put_trick(image, position, plan, look)
    for piece in scene.pieces:
        put(image, piece)
    return image


def _put_trick(image: Image.Image, position: Position, plan: Plan, look: Look) -> None:
    """Draw the trick by place, never by time, over the place of the card to come."""
    played = {card.seat: card.card for card in position.trick}
    if position.asked == "play" and len(played) < position.seats:
        for seat in position.turn:
            spot = plan.spots[position.order.index(seat)]
            if seat not in played:
                put_place(image, spot.card, plan.card, spot.tilt)
    for seat in position.extras.laid_aside:
        sprite(None, look, plan.card).put(image, plan.spots[position.order.index(seat)].card)
    put_cards(image, _laid(position, plan), plan.card, look)


def _laid(position: Position, plan: Plan) -> Iterator[Laid]:
    played = {card.seat: card.card for card in position.trick}
    for place in plan.drawn:
        seat, spot = position.order[place], plan.spots[place]
        if seat in played:
            yield Laid(played[seat], spot.card, spot.tilt, wins=seat == position.taker)
