"""Questions about a deal in words, as menus, buttons and fields of a form: made from data, whatever the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.app.fields import MOST_FIELDS, choice_field, fits, several_field, text_field
from cogs.app.presses import Button, Menu, Style
from cogs.games.plain import spoken
from cogs.messages.layout import Part
from cogs.messages.words import together
from cogs.score_keeper.buttons import Pressed, score_button, score_menu
from engine.clubs.score_keeper.telling import OUT
from engine.core.by_hand import YES, Answers, DealQuestion, QuestionKind
from locales import Say
from locales.own_words import readable

NOTHING: Final = "-"
"""The value picked for no answer."""
RANGE: Final = "range-"
"""How the value begins that is picked for a part of many numbers; the part's number follows."""
_ROOM: Final = 25
"""Options of a menu."""
_SIDE_BY_SIDE: Final = 2
"""So many menus one question may have."""
_MOST_MENUS: Final = 10
"""A page of these has fewer than Discord's forty components."""


class Asking(NamedTuple):
    """The questions about a deal, and what has been answered."""

    sheet_id: int
    revision: int
    game: str
    questions: tuple[DealQuestion, ...]
    answers: Answers
    names: tuple[str, ...]
    """Per seat."""
    deal: int = 0
    """The deal that is corrected; 0: the next one is told."""
    part: tuple[str, int] | None = None
    """The key of the question with many numbers of which somebody wants to see these."""

    def pressed(self, verb: str, key: str, place: int | str = "") -> Pressed:
        """What a button or menu of this page says; `place` tells several menus of one question apart."""
        return Pressed(verb, self.sheet_id, self.revision, f"{key}.{self.deal}.{place}")


def ask_text(asking: Asking, question: DealQuestion, say: Say) -> str:
    """What is asked, in a word or two, and of whom: `Points · Ann & Bo`."""
    key = say.of_game(asking.game, f"score-ask-{question.name}")
    asked = say.or_else(key, readable(question.name))
    if not question.seats:
        return asked
    return f"{asked} · {together(asking.names[seat - 1] for seat in question.seats)}"


def choice_text(asking: Asking, question: DealQuestion, given: str, say: Say) -> str:
    """An answer: a player's name, a figure, or what the game calls it."""
    if question.is_of_seats and given.isdecimal():
        return asking.names[int(given) - 1]
    if question.kind is QuestionKind.NUMBER:
        return given
    return spoken(asking.game).by_hand.choice(question, given, say)


def answer_text(asking: Asking, question: DealQuestion, say: Say) -> str:
    """What was answered; empty if nothing was."""
    given = asking.answers.get(question.key, ()) if question.kind is not QuestionKind.YES_NO else ()
    return together(choice_text(asking, question, one, say) for one in given) if given else ""


def told_line(asking: Asking, say: Say) -> str:
    """All answers in one line: `Solo 6 · Ann · Tricks: 7`."""
    told = [one for one in asking.questions if asking.answers.get(one.key)]
    named = {tuple(map(int, asking.answers[one.key])) for one in told if one.is_of_seats and _are_seats(asking, one)}
    # Whoever has just been named need not be named again.
    short = (one._replace(seats=()) if tuple(sorted(one.seats)) in named else one for one in told)
    return " · ".join(_told(asking, one, say) for one in short)


def _are_seats(asking: Asking, question: DealQuestion) -> bool:
    return all(one.isdecimal() for one in asking.answers[question.key])


def _told(asking: Asking, question: DealQuestion, say: Say) -> str:
    """An answer with what was asked, unless it speaks for itself."""
    asked, answer = ask_text(asking, question, say), answer_text(asking, question, say)
    if not answer:
        return asked
    return say.or_else(f"score-say-{question.name}", say("score-told", asked=asked, answer=answer), answer=answer)


def question_parts(asking: Asking, say: Say) -> Iterator[Part]:
    """The menus, each below what it asks, and a row of buttons for what is said with yes."""
    picked = [one for one in asking.questions if one.kind is not QuestionKind.YES_NO]
    menus = {one.key: list(_menus(asking, one, say)) for one in picked}
    room = sum(map(len, menus.values())) - _MOST_MENUS
    for question in picked:
        # Where there are many, those answered first give way.
        if room > 0 and asking.answers.get(question.key):
            room -= len(menus[question.key])
            yield _told(asking, question, say)
            continue
        yield f"**{ask_text(asking, question, say)}**"
        for menu in menus[question.key]:
            yield [menu]
    yield [_yes_button(asking, one, say) for one in asking.questions if one.kind is QuestionKind.YES_NO]


ALSO: Final = "also"
"""The field of a form in which everything that is said with yes can be ticked."""
_TYPED: Final = 4
"""Figures of a number that is typed."""


def form_fields(asking: Asking, say: Say) -> list[discord.ui.Label[Any]]:
    """As many questions as a form can ask, those not answered yet first, in their order; what has more than a menu
    holds is asked on the page alone."""
    picked = [one for one in asking.questions if one.kind is not QuestionKind.YES_NO]
    picked.sort(key=lambda one: bool(asking.answers.get(one.key)))
    ticked = [one for one in asking.questions if one.kind is QuestionKind.YES_NO]
    fields = list(filter(None, (_field(asking, one, say) for one in picked)))
    if ticked:
        options = [(one.key, ask_text(asking, one, say)) for one in ticked[:_ROOM]]
        chosen = [one.key for one in ticked if asking.answers.get(one.key) == (YES,)]
        return [*fields[: MOST_FIELDS - 1], several_field(ALSO, say("score-form-also"), options, chosen=chosen)]
    return fields[:MOST_FIELDS]


def _field(asking: Asking, question: DealQuestion, say: Say) -> discord.ui.Label[Any] | None:
    """A question as a field of a form; None where only the page has room for its choices."""
    asked, given = ask_text(asking, question, say), asking.answers.get(question.key, ())
    is_number = question.kind is QuestionKind.NUMBER
    if is_number and len(question.numbers) >= _ROOM:
        hint = say("score-form-hint", least=question.numbers[0], most=question.numbers[-1])
        return text_field(question.key, asked, hint, default="".join(given), most=_TYPED, required=False)
    choices = tuple(map(str, question.numbers)) if is_number else question.choices
    options = [(one, choice_text(asking, question, one, say)) for one in choices]
    if question.kind is QuestionKind.SEVERAL and question.most > 1:
        if len(options) > _ROOM:
            return None
        # A form may be sent with a part of the answers, as they are given on the page one by one.
        return several_field(question.key, asked, options, most=question.most, chosen=given)
    options = [*_nothing(question, say), *options]
    if not fits(len(options)):
        return None
    return choice_field(question.key, asked, options, chosen=given or (NOTHING,), required=False)


def _menus(asking: Asking, question: DealQuestion, say: Say) -> Iterator[Menu]:
    given = asking.answers.get(question.key, ())
    if question.kind is QuestionKind.NUMBER:
        yield from _number_menus(asking, question, given, say)
        return
    options = [(one, choice_text(asking, question, one, say)) for one in question.choices]
    if question.kind is QuestionKind.SEVERAL:
        fewest, most = (0 if question.optional else question.fewest), question.most
        key = "score-pick-just" if question.fewest == question.most else "score-pick-several"
        placeholder = say(key, least=question.fewest, most=question.most)
        yield score_menu(
            asking.pressed("answer", question.key),
            options,
            fewest=fewest,
            most=most,
            chosen=given,
            placeholder=placeholder,
        )
        return
    options = [*_nothing(question, say), *options]
    for place, part in enumerate(_parts(options)):
        pressed = asking.pressed("answer", question.key, place)
        yield score_menu(pressed, part, chosen=given, placeholder=say("score-pick"))


def _number_menus(asking: Asking, question: DealQuestion, given: tuple[str, ...], say: Say) -> Iterator[Menu]:
    """One or two menus; where there are more numbers, one of their ranges, and then one of a range and the others."""
    options = [*_nothing(question, say), *((str(one), str(one)) for one in question.numbers)]
    parts = _parts(options)
    if len(parts) <= _SIDE_BY_SIDE:
        for place, part in enumerate(parts):
            placeholder = say("score-pick") if len(parts) == 1 else _range_text(part)
            yield score_menu(asking.pressed("answer", question.key, place), part, chosen=given, placeholder=placeholder)
        return
    parts = _parts(options, leaving_room=True)
    at = next((place for place, part in enumerate(parts) if given and given[0] in dict(part)), None)
    if asking.part is not None and asking.part[0] == question.key and asking.part[1] < len(parts):
        at = asking.part[1]
    others = [(f"{RANGE}{place}", _range_text(part)) for place, part in enumerate(parts) if place != at]
    shown = others if at is None else [*parts[at], *others]
    placeholder = say("score-pick") if at is None else _range_text(parts[at])
    yield score_menu(asking.pressed("answer", question.key), shown, chosen=given, placeholder=placeholder)


def _range_text(options: Sequence[tuple[str, str]]) -> str:
    numbers = [value for value, _ in options if value != NOTHING]
    return f"{numbers[0]} – {numbers[-1]}"


def _nothing(question: DealQuestion, say: Say) -> list[tuple[str, str]]:
    """The option for no answer, where that says something."""
    if not question.optional or question.name == OUT:
        return []
    return [(NOTHING, say("score-nobody" if question.is_of_seats else "score-nothing"))]


def _parts(options: Sequence[tuple[str, str]], *, leaving_room: bool = False) -> list[Sequence[tuple[str, str]]]:
    """As many menus as they need, about equally long; `leaving_room`: for an option for each other menu."""
    count = 1
    while (size := -(-len(options) // count)) + (count - 1 if leaving_room else 0) > _ROOM and size > 1:
        count += 1
    return [options[at : at + size] for at in range(0, len(options), size)]


def _yes_button(asking: Asking, question: DealQuestion, say: Say) -> Button:
    is_yes = asking.answers.get(question.key) == (YES,)
    style = Style.success if is_yes else Style.secondary
    label = ask_text(asking, question, say)
    return score_button(asking.pressed("yes", question.key), label=f"✓ {label}" if is_yes else label, style=style)
