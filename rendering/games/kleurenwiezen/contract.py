"""The contract, or the highest so far: who plays it, how it stands, its card, and its place on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engine.core.actions import seats_by_side
from engine.core.cards import Rank
from engine.games.kleurenwiezen.actions import Bid
from engine.games.kleurenwiezen.contracts.contracts import HAND, Contract, ContractKind
from engine.games.kleurenwiezen.state import KleurenwiezenView, Troel
from locales import Say
from locales.cards import index_of
from rendering.avatars.avatar import Avatar, avatar, avatar_of, grounds
from rendering.canvas import colours, felt, marks
from rendering.canvas.colours import RGB
from rendering.canvas.encode import encode
from rendering.canvas.felt import panel
from rendering.canvas.fonts import Lettering, lettered, width_of, write
from rendering.canvas.lines import Lines, fitting, line_width, name_lines, put_line
from rendering.canvas.values import LEAST_LETTER, WIDTH, Look, Picture, SeatLabel
from rendering.canvas.wording import card_words, short, together
from rendering.canvas.wording import fitting as fitting_words
from rendering.games.kleurenwiezen.wording import call_line, contract_line, contract_text, in_lines, suit_words
from rendering.table.headline import PANEL_HIGH, WORD

_CONTRACT_PANEL_PAD: Final = 16
_CONTRACT: Final = (40, 36, 33, LEAST_LETTER)
_CONTRACT_ROOM: Final = 212
_ROW: Final = (36, 33, LEAST_LETTER)
_ROWS: Final = {1: (72,), 2: (50, 96), 3: (36, 72, 107), 4: (28, 55, 82, 109)}
_BELOW_HEAD: Final = (69, 107)
"""Baselines of the sides' rows, by their number."""
_CONTRACT_PANEL_ROOM: Final = 250
_MARK: Final = 26


class Target(NamedTuple):
    """How many tricks a side has, and how many it needs."""

    side: int
    seats: tuple[int, ...]
    tricks: int
    goal: int | None
    """The tricks it needs; None if it has nothing to win itself, only others to beat."""
    exactly: bool
    """Whether it may take no more than `goal`: a negative contract."""
    declares: bool

    @property
    def beaten(self) -> bool:
        """Whether it has more tricks than its contract allows."""
        return self.exactly and self.goal is not None and self.tricks > self.goal


def so_far(view: KleurenwiezenView) -> tuple[Contract | None, tuple[int, ...]]:
    """The contract, or the highest one so far, and who plays it."""
    if view.contract is not None:
        return view.contract, view.declarers
    return view.auction.highest, view.auction.holders


def passed_out(view: KleurenwiezenView) -> bool:
    """Whether everyone passed and the cards were thrown in."""
    return view.result is not None and view.result.thrown_in


def doubles_told(view: KleurenwiezenView) -> tuple[str, int | None]:
    """Why the deal counts more, by the catalogue's `picture-multiple-...`, and through whom; empty if it does not."""
    if view.doubled_by is not None:
        return "doubled", view.doubled_by
    if view.multiple > 1:
        return ("passed" if view.public.match.passed_out else "more"), None
    return "", None


def targets(view: KleurenwiezenView) -> tuple[Target, ...]:
    """Every side's tricks and how many it needs, declarers first."""
    contract = view.contract
    if contract is None:
        return ()
    found = []
    for side, seats in enumerate(seats_by_side(view.sides)):
        declares = seats[0] in view.declarers
        goal = contract.goal if declares else None if contract.is_negative else HAND - contract.goal + 1
        tricks = sum(view.tricks[seat - 1] for seat in seats)
        found.append(Target(side, seats, tricks, goal, declares and contract.is_negative, declares))
    return tuple(found)


@lru_cache(maxsize=64, typed=True)
def contract_panel(contract: Contract, settled: bool, look: Look, say: Say) -> Image.Image:
    """A contract without trumps, or during the auction the highest so far, on paper where trumps would be."""
    head = say("picture-contract" if settled else "picture-so-far")
    words = contract_line(contract, say)
    if line_width(words, Lettering.BLACK, _CONTRACT[-1]) > _CONTRACT_ROOM:
        words = call_line(Bid(contract), say)
    line, size = fitting(words, Lettering.BLACK, _CONTRACT, _CONTRACT_ROOM)
    wide = max(line_width(line, Lettering.BLACK, size), width_of(head, Lettering.PLAIN, WORD)) + 2 * _CONTRACT_PANEL_PAD
    image = panel(wide, PANEL_HIGH, colours.PAPER)
    write(image, (_CONTRACT_PANEL_PAD, 38), head, Lettering.PLAIN, WORD, colours.INK)
    put_line(image, (_CONTRACT_PANEL_PAD, 90), line, Lettering.BLACK, size, colours.INK, look)
    return image


def target_text(target: Target, say: Say) -> str:
    """A side's tricks: `6 of 9`, `1 trick, lost`, `4 tricks`."""
    if target.goal is not None and not target.exactly:
        return say("picture-tricks-of", tricks=target.tricks, goal=target.goal)
    tricks = say("picture-alt-tricks", tricks=target.tricks)
    return say("picture-tricks-lost", tricks=tricks) if target.beaten else tricks


@lru_cache(maxsize=64)
def tricks_panel(targets: tuple[Target, ...], say: Say) -> Image.Image:
    """Each side's tricks and how many it needs, on felt."""
    texts = [target_text(target, say) for target in targets]
    goals = len(targets) == 2 and all(target.goal is not None and not target.exactly for target in targets)
    head = say("picture-tricks") if goals else ""
    sizes = _ROW if len(targets) < 3 else _ROW[-1:]
    size = fitting((max(texts, key=len),), Lettering.BOLD, sizes, _CONTRACT_PANEL_ROOM)[1]
    wide = max(*(width_of(text, Lettering.BOLD, size) for text in texts), width_of(head, Lettering.PLAIN, LEAST_LETTER))
    wide = min(wide, _CONTRACT_PANEL_ROOM)
    image = panel(max(wide + _MARK + 24 + 2 * _CONTRACT_PANEL_PAD, 180), PANEL_HIGH)
    right = image.width - _CONTRACT_PANEL_PAD - 2
    if head:
        write(image, (right, 33), head, Lettering.PLAIN, LEAST_LETTER, colours.QUIET, "r")
    bases = _BELOW_HEAD if head else _ROWS[len(targets)]
    for base, target, text in zip(bases, targets, texts, strict=False):
        marks.put_side(image, target.side, (_CONTRACT_PANEL_PAD + 2, base - _MARK + 1), _MARK)
        ink = colours.GOLD if target.beaten else colours.TEXT
        line = fitting((text,), Lettering.BOLD, (size,), wide)[0]
        put_line(image, (right, base), line, Lettering.BOLD, size, ink, Look(), anchor="r")
    return image


_EDGE: Final = felt.RIM + 7
_PAD: Final = 26
_SIGN: Final = 180
"""The trump suit, or how many tricks are left for others to take."""
_LEFT: Final = _EDGE + _PAD + _SIGN + 30
_ROOM: Final = WIDTH - _EDGE - _PAD - _LEFT
_HEAD: Final = 32
_TITLE: Final = (64, 56, 48)
"""Sizes of the contract: the first in which it fits one line; else the last, on two."""
_FACE: Final = 78
_NAME_LEFT: Final = _LEFT + _FACE + 34
_PERSON: Final = 104
_PERSON_LINE: Final = 41
_NAME: Final = (42, 36, 32)
_STANDING: Final = 32
_PLAIN: Final = 34
_PLAIN_ROW: Final = 44


class Person(NamedTuple):
    """Who plays and, if each plays alone, how it stands."""

    name: str
    letters: Lettering
    face: Avatar
    standing: str
    lost: bool


def draw_contract(view: KleurenwiezenView, labels: Sequence[SeatLabel], look: Look, say: Say) -> Picture:
    """The contract, or during the auction the one so far; `labels`: one per seat, from seat 1."""
    contract, _ = so_far(view)
    if contract is None:
        return _draw_none(view, look, say)
    people = _people(view, labels, say)
    titles, size = in_lines(contract_line(contract, say), Lettering.BLACK, _ROOM, _TITLE)
    told = [
        (line, lines.letters, ink)
        for text, ink in facts(view, labels, say)
        for lines in (name_lines(text, Lettering.BOLD, (_PLAIN,), _ROOM, 3),)
        for line in lines.texts
    ]
    title_high = round(size * 1.02)
    rows = [_person_high(person) for person in people]
    high = 56 + title_high * len(titles) + 20 + sum(rows) + 8 + _PLAIN_ROW * len(told)
    image = felt.table(WIDTH, max(high, _SIGN) + 2 * (_PAD + _EDGE))
    felt.put_panel(image, (_EDGE, _EDGE, WIDTH - _EDGE, image.height - _EDGE), colours.PAPER)
    _draw_sign(image, contract, look)
    y = (image.height - high) // 2
    write(image, (_LEFT, y + 34), heading(view, say), Lettering.BOLD, _HEAD, colours.FAINT)
    y += 56
    for line in titles:
        put_line(image, (_LEFT, y + size * 0.76), line, Lettering.BLACK, size, colours.INK, look)
        y += title_high
    y += 20
    for person, row in zip(people, rows, strict=True):
        _draw_person(image, person, y + row // 2)
        y += row
    y += 8
    for text, letters, ink in told:
        write(image, (_LEFT, y + 32), text, letters, _PLAIN, ink)
        y += _PLAIN_ROW
    return Picture(encode(image, look.felt), "contract.png")


def _draw_none(view: KleurenwiezenView, look: Look, say: Say) -> Picture:
    """Draw the card before there is a contract, and after everyone has passed."""
    image = felt.table(WIDTH, 160)
    felt.put_panel(image, (_EDGE, _EDGE, WIDTH - _EDGE, image.height - _EDGE), colours.PAPER)
    text = say("picture-thrown-in" if passed_out(view) else "picture-bidding-nothing")
    write(image, (WIDTH / 2, 97), text, Lettering.BLACK, 48, colours.INK, "m")
    return Picture(encode(image, look.felt), "contract.png")


def heading(view: KleurenwiezenView, say: Say) -> str:
    """Whether the contract is settled."""
    return say("picture-contract" if view.contract is not None else "picture-so-far")


def goal_text(view: KleurenwiezenView, say: Say) -> str:
    """How many tricks the contract takes; for an undecided Troel, what its partner may choose from."""
    contract, _ = so_far(view)
    assert contract is not None
    if contract.kind is ContractKind.TROEL and contract.suit is None:
        return say("picture-goal-least", goal=view.options.troel_tricks.replace("-or-", "/"))
    if contract.is_negative:
        return say("picture-goal-exactly", goal=contract.goal)
    return say("picture-goal-all") if contract.goal == HAND else say("picture-goal-least", goal=contract.goal)


def trumps_text(contract: Contract, say: Say) -> str:
    """That there are no trumps; empty if there is a trump suit, or still may be."""
    return say("picture-no-trumps") if contract.is_negative else ""


def multiple_text(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say) -> str:
    """Why and by how much the deal counts more; empty if it does not."""
    reason, seat = doubles_told(view)
    if not reason:
        return ""
    if seat is None:
        return say(f"picture-multiple-{reason}", multiple=view.multiple)
    return say("picture-multiple-doubled", multiple=view.multiple, name=labels[seat - 1].name)


def facts(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say) -> list[tuple[str, RGB]]:
    """The plain lines below the names, and the colour of each."""
    contract, _ = so_far(view)
    assert contract is not None
    told = [(" · ".join(filter(None, (goal_text(view, say), trumps_text(contract, say)))), colours.INK)]
    sides = [one for one in targets(view) if one.declares]
    if len(sides) == 1 and any(view.tricks):
        standing = say("picture-tricks-so-far", standing=target_text(sides[0], say))
        told.append((standing, colours.RED if sides[0].beaten else colours.INK))
    if text := multiple_text(view, labels, say):
        told.append((text, colours.RED))
    return told


def _people(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say) -> list[Person]:
    _, declarers = so_far(view)
    sides = [target for target in targets(view) if target.declares]
    apart = {target.seats[0]: target for target in sides} if len(sides) > 1 and any(view.tricks) else {}
    faces = grounds(labels)
    people = []
    for seat in declarers:
        name, letters = lettered(labels[seat - 1].name, Lettering.BOLD, say("picture-seat", seat=seat))
        side = view.sides[seat - 1] if view.contract is not None else None
        dealer = seat == view.dealer
        face = avatar_of(labels[seat - 1], faces[seat - 1], seat, say, side=side, star=True, dealer=dealer)
        target = apart.get(seat)
        standing = "" if target is None else target_text(target, say)
        people.append(Person(name, letters, face, standing, target is not None and target.beaten))
    return people


def _draw_sign(image: Image.Image, contract: Contract, look: Look) -> None:
    """Draw the trump suit very large; without trumps, the number of tricks; for an undecided Troel, its aces."""
    left, top = _EDGE + _PAD, round(image.height / 2 - _SIGN / 2)
    if contract.suit is not None:
        ink = colours.suit_colour(contract.suit, look.four_colours)
        marks.put_suit(image, contract.suit, (left, top), _SIGN, ink)
        return
    marks.put_shape(image, marks.SIDE_SHAPES[0], (left, top), _SIGN, colours.INK)
    marks.put_shape(image, marks.SIDE_SHAPES[0], (left + 11, top + 11), _SIGN - 22, colours.PAPER)
    text = str(contract.goal) if contract.is_negative else index_of(Rank.ACE, look.index_set)
    write(image, (left + _SIGN / 2, top + _SIGN / 2 + 43), text, Lettering.BLACK, 122, colours.INK, "m")


def _name_of(person: Person) -> Lines:
    return name_lines(person.name, person.letters, _NAME, WIDTH - _EDGE - _PAD - _NAME_LEFT)


def _person_high(person: Person) -> int:
    lines = len(_name_of(person).texts) + bool(person.standing)
    return _PERSON + _PERSON_LINE * max(lines - 2, 0)


def _draw_person(image: Image.Image, person: Person, middle: float) -> None:
    """Draw a declarer's avatar, and beside it the name over how it stands."""
    avatar(person.face, _FACE).put(image, (_LEFT + _FACE / 2 + 4, middle))
    lines = _name_of(person)
    said = [(text, lines.letters, lines.size, colours.INK) for text in lines.texts]
    if person.standing:
        ink = colours.RED if person.lost else colours.FAINT
        said.append((person.standing, Lettering.BOLD, _STANDING, ink))
    base = middle + said[0][2] * 0.34 - (len(said) - 1) * _PERSON_LINE // 2
    for number, (text, letters, size, colour) in enumerate(said):
        write(image, (_NAME_LEFT, base + number * _PERSON_LINE), text, letters, size, colour)


def troel_words(troel: Troel | None, names: Sequence[str], say: Say, index_set: str) -> Iterator[str]:
    """Who has announced a Troel, and with whom."""
    if troel is None:
        return
    name, partner = names[troel.seat - 1], names[troel.partner - 1]
    if troel.called is None:
        yield say("picture-alt-troel", name=name, partner=partner)
    else:
        card = card_words(troel.called, say, index_set)
        yield say("picture-alt-troel-called", name=name, partner=partner, card=card)


def contract_words(
    settled: bool, contract: Contract | None, declarers: Iterable[int], names: Sequence[str], say: Say
) -> Iterator[str]:
    """The contract, or the highest so far, and who plays it."""
    if contract is not None:
        text = contract_text(contract, say, suit_words(say))
        people = together([names[seat - 1] for seat in declarers], say)
        yield say("picture-alt-contract" if settled else "picture-alt-so-far", contract=text, names=people)


def alt_contract(view: KleurenwiezenView, labels: Sequence[SeatLabel], say: Say, index_set: str) -> str:
    """What `draw_contract` shows."""
    contract, declarers = so_far(view)
    if contract is None:
        return say("picture-alt-thrown-in" if passed_out(view) else "picture-alt-nothing")

    def describe(longest_name: int) -> list[str]:
        names = [short(label.name, longest_name) for label in labels]
        multiple = multiple_text(view, [SeatLabel(name) for name in names], say)
        return [
            *contract_words(view.contract is not None, contract, declarers, names, say),
            say("picture-alt-goal", goal=goal_text(view, say)),
            *([say("picture-alt-without-trumps")] if contract.is_negative else []),
            *(target_words(one, names, say) for one in targets(view) if one.declares and any(view.tricks)),
            *([say("picture-alt-multiple", multiple=multiple)] if multiple else []),
        ]

    return fitting_words(describe)


def target_words(target: Target, names: Sequence[str], say: Say) -> str:
    """How many tricks a side has, and how many it needs."""
    people = together([names[seat - 1] for seat in target.seats], say)
    if target.goal is not None and not target.exactly:
        return say("picture-alt-target", names=people, tricks=target.tricks, goal=target.goal)
    return say("picture-alt-taken-by", names=people, standing=target_text(target, say))
