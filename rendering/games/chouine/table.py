"""What the table of Chouine shows beyond what any table does: the talon, combinations declared and shown.

Everything here comes from public facts: none tells who could exchange the seven of trumps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.cards import Card, Suit
from engine.core.view import Phase
from engine.games.chouine.combinations import Combination
from engine.games.chouine.play import winner
from engine.games.chouine.state import ChouineView, Declared, Shown, Trick
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.felt import lay_panel, panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.lines import name_lines
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.canvas.wording import card_words, cards_words
from rendering.cards.small_cards import SMALL, put_tiles, tiles_size
from rendering.table.calls import Call
from rendering.table.centre import STOCK_MIDDLE, corner, put_stock
from rendering.table.position import Called, Extras, PlainGame, Position, standings_of, with_last


class Talon(NamedTuple):
    """The cards left to draw."""

    cards: int
    """The number of cards, with the one turned up."""
    indicator: Card | None
    """Face up under the others."""
    gone: bool
    """Whether nobody draws any more: players must follow suit, trump, and go higher."""


def turn(view: ChouineView) -> tuple[int, ...]:
    """The seat that is to play a card, not one that could exchange."""
    return (view.turn,) if view.phase is Phase.PLAY else ()


def makers(view: ChouineView) -> tuple[int, ...]:
    """Whose declaration made trumps."""
    return tuple(declared.seat for declared in view.declared if declared.makes_trumps)


def talon(view: ChouineView) -> Talon:
    """The talon as everyone sees it."""
    return Talon(view.talon, view.indicator, view.phase is Phase.PLAY and not view.cards_are_drawn)


def waiting(view: ChouineView) -> tuple[tuple[Declared, ...], ...]:
    """What each seat has declared and not yet shown."""
    new = view.declared[len(view.shown) :]
    return tuple(tuple(one for one in new if one.seat == seat) for seat in range(1, view.seats + 1))


def shown_now(view: ChouineView) -> tuple[Shown, ...]:
    """The combinations shown with the complete trick on the table, in the order they were declared."""
    if view.taker is None:
        return ()
    on_table = {played.card for played in view.trick}
    return tuple(shown for declared, shown in zip(view.declared, view.shown, strict=False) if declared.card in on_table)


def last_trick(view: ChouineView) -> tuple[int, Trick] | None:
    """Who took the last complete trick, and its cards: those on the table, or the last won by whoever leads now."""
    if view.taker is not None:
        return view.taker, view.trick
    taker = view.trick[0].seat if view.trick else view.turn
    pile = view.piles[taker - 1]
    return (taker, pile[-1]) if pile else None


def said(view: ChouineView) -> tuple[tuple[str, ...], ...]:
    """What else each seat says: whoever leads to the last trick with a draw reminds the others of the seven."""
    public = view.public
    reminds = (
        public.may_exchange
        and public.leader_is_due
        and not public.seven_is_out
        and sum(view.tricks) == view.variant.draws - 1
    )
    return tuple(("au-sept",) if reminds and seat == view.turn else () for seat in range(1, view.seats + 1))


def manches(view: ChouineView) -> tuple[int, ...]:
    """Manches won, per seat; empty while nobody has won one."""
    return view.manches if any(view.manches) else ()


def combination_name(combination: Combination, say: Say) -> str:
    """A combination as players call it."""
    return say(f"picture-combination-{combination}")


def combination_words(combination: Combination, suit: Suit | None, say: Say) -> str:
    """A combination in words, with its suit if it has one."""
    name = combination_name(combination, say)
    if suit is None:
        return name
    return say("picture-alt-combination", combination=name, suit=say("picture-suit", suit=str(suit)))


def declaration(declared: Declared, say: Say) -> Call:
    """A combination declared with a card: its name and suit; golden if it makes trumps."""
    word = combination_name(declared.combination, say)
    return Call((word,) if declared.suit is None else (word, declared.suit), declared.makes_trumps)


_PAD: Final = 14
_LARGE: Final = {2: 64, 3: 64, 4: 64}
_MANY: Final = 60
"""The width of tiles where there is room, by their number."""
_LETTERS: Final = (36, LEAST_LETTER)
"""Of the name, where there is room and where not."""
_TILE: Final = 42, 38
_EDGE: Final = 4


@lru_cache(maxsize=64)
def combination(shown: Shown, look: Look, say: Say, large: bool = True) -> Image.Image:
    """A panel with a combination's cards, on felt; `large`: there is room, as between two players."""
    name, points = combination_name(shown.combination, say), _worth(shown)
    letters = _LETTERS[not large]
    tile = _LARGE.get(len(shown.cards), _MANY) if large else SMALL
    suit, suit_high = _TILE
    caption = width_of(name, Lettering.BOLD, letters) + (suit + 10 if shown.suit is not None else 0)
    worth = width_of(points, Lettering.BLACK, letters) if points else letters
    wide, high = tiles_size(shown.cards, tile)
    inner = max(wide, caption + 18 + worth)
    head = letters + 24
    edge = colours.GOLD if shown.points is None else colours.SIDE_COLOURS[shown.seat - 1]
    image = panel(inner + 2 * _PAD, head + high + _PAD, edge=edge, line=_EDGE)
    base = letters + 8
    x = _PAD + write(image, (_PAD, base), name, Lettering.BOLD, letters, colours.TEXT) + 10
    if shown.suit is not None:
        ink = colours.suit_colour(shown.suit, look.four_colours)
        marks.put_tile(image, shown.suit, (x, base - suit_high + 6), suit_high, ink)
    right = image.width - _PAD
    if points:
        write(image, (right, base), points, Lettering.BLACK, letters, colours.GOLD, "r")
    else:
        marks.put_shape(image, marks.CROWN, (right - letters, base - letters + 4), letters, colours.GOLD)
    put_tiles(image, shown.cards, ((image.width - wide) // 2, head - 4), look, tile)
    return image


def _worth(shown: Shown) -> str:
    """The points as written; nothing for a combination that wins the partie."""
    return "" if shown.points is None else f"+{shown.points}"


_BETWEEN, _CORNER = 258, 188
"""How wide the lines of the sign may be: between two players, and in the corner."""
_LETTERS_OF: Final = {_BETWEEN: ((44, 40, 36), (38, 36, 33, LEAST_LETTER)), _CORNER: ((32,), (LEAST_LETTER,))}
"""The letters of what has happened and of what players must do now, by that width."""


def draw_talon(image: Image.Image, talon: Talon, height: float, look: Look, say: Say) -> None:
    """Draw the talon between two players, or the sign that it is gone, at the left of the trick."""
    x, y = STOCK_MIDDLE, height
    if not talon.gone:
        put_stock(image, talon.cards, talon.indicator, look, height)
        return
    sign = _sign(_BETWEEN, say)
    left, top = round(x - sign.width / 2), round(y - sign.height / 2)
    if talon.cards:
        rest = corner(say("picture-talon"), *_lying(talon), look)
        lay_panel(image, rest, (x - rest.width / 2, top - rest.height - 12))
    lay_panel(image, sign, (left, top))


def talon_panel(talon: Talon, look: Look, say: Say) -> Image.Image | None:
    """The talon for a corner, or the sign that it is gone."""
    if talon.gone:
        return _sign(_CORNER, say)
    return None if not talon.cards else corner(say("picture-talon"), *_lying(talon), look)


def _lying(talon: Talon) -> tuple[tuple[Card, ...], int]:
    """The card turned up, if any, and the number of all cards while some lie face down."""
    up = () if talon.indicator is None else (talon.indicator,)
    return up, talon.cards if talon.cards > len(up) else 0


@lru_cache(maxsize=16)
def _sign(room: int, say: Say) -> Image.Image:
    """The sign that the talon is gone, and what players must do now."""
    large, small = _LETTERS_OF[room]
    title = name_lines(say("picture-talon-gone"), Lettering.BOLD, large, room)
    rules = name_lines(say("picture-talon-rules"), Lettering.PLAIN, small, room, 3)
    told = [
        *((text, title.letters, title.size, colours.GOLD) for text in title.texts),
        *((text, rules.letters, rules.size, colours.TEXT) for text in rules.texts),
    ]
    wide = max(width_of(text, letters, size) for text, letters, size, _ in told)
    image = felt.panel(wide + 28, max(sum(size + 6 for *_, size, _ in told) + 18, 94))
    base = 2
    for text, letters, size, ink in told:
        base += size + 6
        write(image, (image.width / 2, base), text, letters, size, ink, "m")
    return image


PARTIE: Final = Called(
    "partie-over",
    "partie-match-over",
    "annulled",
    "alt-partie-match-over",
    "alt-annulled",
    "alt-won-partie",
    "alt-won-partie-match",
)


@dataclass(frozen=True)
class ChouineTable(Extras):
    """Tuples per seat start with seat 1."""

    talon: Talon
    declared: tuple[tuple[Declared, ...], ...]
    """Per seat, the combinations to be shown when the trick is complete."""
    combinations_shown: tuple[Shown, ...]
    """Those shown with the complete trick on the table."""

    def no_trump(self, say: Say) -> str:
        return say("picture-no-trump")

    def calls(self, seat: int, say: Say) -> Iterable[Call]:
        return (declaration(one, say) for one in self.declared[seat - 1])

    def idle(self, look: Look, say: Say) -> Image.Image | None:
        return None if len(self.declared) == 2 else talon_panel(self.talon, look, say)

    def lay(self, image: Image.Image, height: float, look: Look, say: Say) -> None:
        if len(self.declared) == 2:
            draw_talon(image, self.talon, height, look, say)

    def combinations(self, look: Look, say: Say) -> Iterator[tuple[int, Image.Image]]:
        large = len(self.declared) == 2
        return ((shown.seat, combination(shown, look, say, large)) for shown in self.combinations_shown)

    def trump_words(self, position: Position, say: Say, index_set: str) -> Iterator[str]:
        if position.trump is None:
            yield say("picture-alt-no-trump")
        if self.talon.gone:
            yield say("picture-alt-talon-gone")
        if self.talon.cards:
            yield say("picture-alt-talon-left" if self.talon.gone else "picture-alt-talon", cards=self.talon.cards)
        if self.talon.indicator is not None:
            yield say("picture-alt-turned-up", cards=card_words(self.talon.indicator, say, index_set))

    def words(self, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
        for declared in (one for said in self.declared for one in said):
            known = combination_words(declared.combination, declared.suit, say)
            yield say("picture-alt-declared", name=names[declared.seat - 1], combination=known)
        for shown in self.combinations_shown:
            facts_shown = {
                "name": names[shown.seat - 1],
                "combination": combination_words(shown.combination, shown.suit, say),
                "cards": cards_words(shown.cards, say, index_set),
            }
            if shown.points is None:
                yield say("picture-alt-shows-and-wins", **facts_shown)
            else:
                yield say("picture-alt-shows", points=shown.points, **facts_shown)


class Chouine(PlainGame):
    """How Chouine is drawn."""

    def position(self, plain: Position, view: ChouineView) -> Position:
        """The position with what only Chouine has; card points are counted at the end, as at a real table."""
        points = view.public.totals if plain.over else None
        announced = None if plain.over else view.combination_points
        won = manches(view)
        full = plain._replace(
            turn=turn(view),
            asked="play" if plain.phase is Phase.PLAY else "",
            stub=(),
            makers=makers(view),
            trick_count=view.variant.draws + view.variant.hand,
            tells_trick=True,
            said=said(view),
            lasting=frozenset({"au-sept"}),
            standings=standings_of(view, points, [seat - 1 for seat in view.won_by], announced),
            unit="parties",
            tallies=(("manches", won),) if won else (),
            called=PARTIE,
            extras=ChouineTable(talon(view), waiting(view), shown_now(view)),
        )
        return with_last(full, last_trick(view))

    def best(self, view: ChouineView) -> int | None:
        return winner(view.trick, view.trump).seat if view.trick else None
