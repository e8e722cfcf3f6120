"""What the table of Chouine shows beyond what any table does: the talon, and combinations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.core.cards import Card
from engine.core.view import Phase
from engine.games.chouine.state import ChouineView, Declared, Shown
from locales import Say
from rendering.canvas import colours, felt
from rendering.canvas.felt import lay_panel
from rendering.canvas.fonts import Lettering, width_of, write
from rendering.canvas.lines import word_lines
from rendering.canvas.values import LEAST_LETTER, Look
from rendering.canvas.wording import card_words, cards_words
from rendering.games.chouine import facts
from rendering.games.chouine.combinations import combination, combination_words, declaration
from rendering.games.chouine.facts import Talon
from rendering.table import headline
from rendering.table.calls import Call
from rendering.table.centre import STOCK_MIDDLE, corner, put_stock
from rendering.table.position import Called, Extras, Position, standings_of, with_last

_TITLE: Final = 32
_ROOM: Final = 290
_SMALL_ROOM: Final = 188
"""How wide the sign's lines may be: between two players, and in the corner."""
_LINE: Final = 36


def draw_talon(image: Image.Image, talon: Talon, height: float, look: Look, say: Say) -> None:
    """Draw the talon between two players, or the sign that it is gone, at the left of the trick."""
    x, y = STOCK_MIDDLE, height
    if not talon.gone:
        put_stock(image, talon.cards, talon.indicator, look, height)
        return
    sign = _sign(_ROOM, say)
    left, top = round(x - sign.width / 2), round(y - sign.height / 2)
    if talon.cards:
        rest = corner(say("picture-talon"), *_lying(talon), look)
        lay_panel(image, rest, (x - rest.width / 2, top - rest.height - 12))
    lay_panel(image, sign, (left, top))


def talon_panel(talon: Talon, look: Look, say: Say) -> Image.Image | None:
    """The talon for a corner, or the sign that it is gone."""
    if talon.gone:
        return _sign(_SMALL_ROOM, say)
    return None if not talon.cards else corner(say("picture-talon"), *_lying(talon), look)


def _lying(talon: Talon) -> tuple[tuple[Card, ...], int]:
    """The card turned up, if any, and the number of all cards while some lie face down."""
    up = () if talon.indicator is None else (talon.indicator,)
    return up, talon.cards if talon.cards > len(up) else 0


@lru_cache(maxsize=16)
def _sign(room: int, say: Say) -> Image.Image:
    """The sign that the talon is gone, and what players must do now."""
    title = word_lines(say("picture-talon-gone"), Lettering.BOLD, _TITLE, room)
    rules = word_lines(say("picture-talon-rules"), Lettering.PLAIN, LEAST_LETTER, room, 3)
    told = [(text, Lettering.BOLD, _TITLE, colours.GOLD) for text in title]
    told += [(text, Lettering.PLAIN, LEAST_LETTER, colours.TEXT) for text in rules]
    wide = max(width_of(text, letters, size) for text, letters, size, _ in told)
    image = Image.new("RGB", (wide + 28, max(_LINE * len(told) + 22, 94)), colours.FELT)
    felt.put_panel(image, (0, 0, *image.size), colours.PLATE)
    for row, (text, letters, size, ink) in enumerate(told, 1):
        write(image, (image.width / 2, _LINE * row + 4), text, letters, size, ink, "m")
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

    def corner(self, position: Position, look: Look, say: Say) -> Image.Image | None:
        return headline.no_trumps(say) if position.trump is None else None

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


def position(plain: Position, view: ChouineView) -> Position:
    """The position with what only Chouine has; card points are counted at the end, as at a real table."""
    points = facts.totals(view) if plain.over else None
    announced = None if plain.over else view.combination_points
    manches = facts.manches(view)
    full = plain._replace(
        turn=facts.turn(view),
        asked="play" if plain.phase is Phase.PLAY else "",
        stub=(),
        makers=facts.makers(view),
        trick_count=facts.trick_count(view),
        tells_trick=True,
        said=facts.said(view),
        lasting=frozenset({"au-sept"}),
        standings=standings_of(view, points, [seat - 1 for seat in facts.winners(view)], announced),
        unit="parties",
        tallies=(("manches", manches),) if manches else (),
        called=PARTIE,
        extras=ChouineTable(facts.talon(view), facts.waiting(view), facts.shown_now(view)),
    )
    return with_last(full, facts.last_trick(view))
