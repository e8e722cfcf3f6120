"""What the table of Chouine shows beyond what any table does: the talon, and combinations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.core.view import Phase
from engine.games.chouine.state import ChouineView, Declared, Shown
from locales import Say
from rendering.canvas.values import Look
from rendering.canvas.wording import card_words, cards_words
from rendering.games.chouine import facts
from rendering.games.chouine.combinations import combination
from rendering.games.chouine.declaration import declaration
from rendering.games.chouine.facts import Talon
from rendering.games.chouine.talon import draw_talon, talon_panel
from rendering.games.chouine.wording import combination_words
from rendering.table import panels
from rendering.table.calls import Call
from rendering.table.position import Called, Extras, Position, standings_of, with_last

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
        return panels.no_trumps(say) if position.trump is None else None

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
