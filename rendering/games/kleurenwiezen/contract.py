"""The contract card: who plays what, large and plain, and how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, Kind
from engine.games.kleurenwiezen.view import KleurenView
from locales import Say
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.fonts import Lettering, cut, lettered, width_of, write
from rendering.canvas.lines import Line, fitting, put_line
from rendering.canvas.values import Look, Picture, SeatLabel
from rendering.games.kleurenwiezen import facts as kleurenwiezen
from rendering.games.kleurenwiezen.contract_panel import target_text
from rendering.games.kleurenwiezen.lines import contract_line

WIDTH: Final = 1000
_EDGE: Final = felt.RIM + 14
_PAD: Final = 30
_SIGN: Final = 236
"""The trump suit, or how many tricks are left for others to take."""
_LEFT: Final = _EDGE + _PAD + _SIGN + 40
_TITLE: Final = (76, 64, 54, 46)
_NAME: Final = (50, 42)
_NAME_ROW: Final = 60
_PLAIN: Final = 37
_FACTS: Final = (_PLAIN, 33, 29)
"""Sizes of the plain lines, the first in which one fits."""
_PLAIN_ROW: Final = 50
_FAINT: Final = colours.mix(colours.PAPER, colours.INK, 0.62)


class Person(NamedTuple):
    """A line of the card: who plays and, if each plays alone, how it stands."""

    name: str
    letters: Lettering
    standing: str
    lost: bool


def draw_contract(view: KleurenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The contract, or during the auction the one so far; `labels`: one per seat, from seat 1."""
    contract, _ = kleurenwiezen.so_far(view)
    if contract is None:
        return _draw_none(view, look, say)
    people = _people(view, labels, say)
    told = facts(view, labels, say)
    high = 34 + 84 + _NAME_ROW * len(people) + 10 + _PLAIN_ROW * len(told) + 24
    image = felt.table(WIDTH, max(high, _SIGN + 2 * _PAD) + 2 * _EDGE)
    felt.put_panel(image, (_EDGE, _EDGE, WIDTH - _EDGE, image.height - _EDGE), colours.PAPER)
    _draw_sign(image, contract, look)
    room = WIDTH - _EDGE - _PAD - _LEFT
    y = (image.height - high) // 2 + 46
    write(image, (_LEFT, y), heading(view, say), Lettering.BOLD, 30, _FAINT)
    title: Line = contract_line(contract, say)
    title, size = fitting(title, Lettering.BLACK, _TITLE, room)
    y += 74
    put_line(image, (_LEFT, y), title, Lettering.BLACK, size, colours.INK, look)
    y += 12
    for person in people:
        _draw_person(image, person, y + 46, room)
        y += _NAME_ROW
    y += 10
    for text, ink in told:
        size = next((size for size in _FACTS if width_of(text, Lettering.BOLD, size) <= room), _FACTS[-1])
        write(image, (_LEFT, y + 36), cut(text, Lettering.BOLD, size, room), Lettering.BOLD, size, ink)
        y += _PLAIN_ROW
    return Picture(encode(image, look.felt), "contract.png")


def _draw_none(view: KleurenView, look: Look, say: Say) -> Picture:
    """Draw the card before there is a contract, and after everyone has passed."""
    image = felt.table(WIDTH, 160)
    felt.put_panel(image, (_EDGE, _EDGE, WIDTH - _EDGE, image.height - _EDGE), colours.PAPER)
    text = say("picture-thrown-in" if kleurenwiezen.passed_out(view) else "picture-bidding-nothing")
    write(image, (WIDTH / 2, 97), text, Lettering.BLACK, 50, colours.INK, "m")
    return Picture(encode(image, look.felt), "contract.png")


def heading(view: KleurenView, say: Say) -> str:
    """Whether the contract is settled."""
    return say("picture-contract" if view.contract is not None else "picture-so-far")


def goal_text(view: KleurenView, say: Say) -> str:
    """How many tricks the contract takes; for an undecided Troel, what its partner may choose from."""
    contract, _ = kleurenwiezen.so_far(view)
    assert contract is not None
    if contract.kind is Kind.TROEL and contract.suit is None:
        return say("picture-goal-least", goal=view.options.troel_tricks.replace("-or-", "/"))
    if contract.is_negative:
        return say("picture-goal-exactly", goal=contract.goal)
    return say("picture-goal-all") if contract.goal == HAND else say("picture-goal-least", goal=contract.goal)


def trumps_text(contract: Contract, say: Say) -> str:
    """That there are no trumps; empty if there is a trump suit, or still may be."""
    return say("picture-no-trumps") if contract.is_negative else ""


def multiple_text(view: KleurenView, labels: Sequence[SeatLabel], say: Say) -> str:
    """Why and by how much the deal counts more; empty if it does not."""
    reason, seat = kleurenwiezen.doubles_told(view)
    if not reason:
        return ""
    if seat is None:
        return say(f"picture-multiple-{reason}", multiple=view.multiple)
    return say("picture-multiple-doubled", multiple=view.multiple, name=labels[seat - 1].name)


def facts(view: KleurenView, labels: Sequence[SeatLabel], say: Say) -> list[tuple[str, RGB]]:
    """The plain lines below the names, and the colour of each."""
    contract, _ = kleurenwiezen.so_far(view)
    assert contract is not None
    told = [(" · ".join(filter(None, (goal_text(view, say), trumps_text(contract, say)))), colours.INK)]
    sides = [one for one in kleurenwiezen.targets(view) if one.declares]
    if len(sides) == 1 and any(view.tricks):
        standing = say("picture-tricks-so-far", standing=target_text(sides[0], say))
        told.append((standing, colours.RED if sides[0].beaten else colours.INK))
    if text := multiple_text(view, labels, say):
        told.append((text, colours.RED))
    return told


def _people(view: KleurenView, labels: Sequence[SeatLabel], say: Say) -> list[Person]:
    _, declarers = kleurenwiezen.so_far(view)
    sides = [target for target in kleurenwiezen.targets(view) if target.declares]
    apart = {target.seats[0]: target for target in sides} if len(sides) > 1 and any(view.tricks) else {}
    people = []
    for seat in declarers:
        name, letters = lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat))
        target = apart.get(seat)
        standing = "" if target is None else target_text(target, say)
        people.append(Person(name, letters, standing, target is not None and target.beaten))
    return people


def _draw_sign(image: Image.Image, contract: Contract, look: Look) -> None:
    """Draw the trump suit very large; without trumps, the number of tricks; for an undecided Troel, its aces."""
    left, top = _EDGE + _PAD, round(image.height / 2 - _SIGN / 2)
    if contract.suit is not None:
        ink = colours.suit_colour(contract.suit, look.four_colours)
        marks.put_suit(image, contract.suit, (left, top), _SIGN, ink)
        return
    marks.put_shape(image, marks.SIDE_SHAPES[0], (left, top), _SIGN, colours.INK)
    marks.put_shape(image, marks.SIDE_SHAPES[0], (left + 14, top + 14), _SIGN - 28, colours.PAPER)
    text = str(contract.goal) if contract.is_negative else "?"
    write(image, (left + _SIGN / 2, top + _SIGN / 2 + 57), text, Lettering.BLACK, 160, colours.INK, "m")


def _draw_person(image: Image.Image, person: Person, base: int, room: int) -> None:
    marks.put_shape(image, marks.ARROW, (_LEFT, base - 28), 28, colours.INK)
    behind = width_of(person.standing, Lettering.BOLD, _PLAIN) + 24 if person.standing else 0
    left = room - 44 - behind
    size = next((size for size in _NAME if width_of(person.name, person.letters, size) <= left), _NAME[-1])
    name = cut(person.name, person.letters, size, left)
    write(image, (_LEFT + 44, base), name, person.letters, size, colours.INK)
    ink = colours.RED if person.lost else colours.INK
    write(image, (_LEFT + room, base), person.standing, Lettering.BOLD, _PLAIN, ink, "r")
