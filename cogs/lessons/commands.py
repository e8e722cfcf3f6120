"""/learn: lessons in which somebody learns a game by playing it, in direct messages, or here to them alone.

Nothing about a lesson is kept but that it was finished: each button carries the way to where it leads.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import discord
from discord.ext import commands

from cogs.app.answers import Denied, command, fill_answer, tell
from cogs.app.client import Act
from cogs.app.custom_ids import read
from cogs.app.parameters import Choices, Offering, fitting_choices
from cogs.app.places import anywhere
from cogs.app.preferences import CHANNEL
from cogs.app.presses import Style, pressed
from cogs.delivery.faults import CLOSED
from cogs.lessons.page import LessonPlace, at_place, lesson_button, lessons_button, position_page
from cogs.messages.layout import Page, page
from cogs.messages.posts import address_of
from cogs.typed.cardtext import plain
from cogs.typed.choosing import WhichGame, game_typed
from engine.core.errors import IllegalAction
from engine.core.registry import GAMES
from engine.table.model.preferences import Person
from engine.teaching.lessons.course import NoSuchWay, Reached, lessons_of, reached
from engine.teaching.lessons.lesson import PARTS
from locales import Say

_ALONE: Final = PARTS[-1]


def _game_of(act: Act) -> str:
    """The game of the person's newest table, else the first that has lessons."""
    own = act.bot.tables.of_user(act.user_id)
    played = [table.game.name for table in reversed(own)]
    return next((game for game in (*played, *GAMES) if lessons_of(game)), next(iter(GAMES)))


async def _lesson_choices(act: Act, typed: str) -> Choices:
    game = game_typed(act) or _game_of(act)
    return fitting_choices(typed, ((_title(game, one.name, act.say), one.name) for one in lessons_of(game)))


_Lesson = Annotated[str | None, Offering("lesson-which", _lesson_choices)]


class LearnCommands(commands.Cog):
    """Works in direct messages too."""

    @anywhere
    @command("lesson-command")
    async def learn(self, act: Act, game: WhichGame = None, lesson: _Lesson = None) -> None:
        """Show the lessons of a game, or begin the one typed."""
        say = act.say
        chosen = game or _game_of(act)
        _must_have_lessons(chosen, say)
        begun = LessonPlace(chosen, _lesson_named(chosen, lesson, say)) if lesson is not None else None
        await act.response.defer(ephemeral=True, thinking=True)
        made = await (_shown(act, begun, say) if begun else _all(act, chosen, say))
        if not await self._sent(act, made, say):
            await fill_answer(act, made)

    async def _sent(self, act: Act, made: Page, say: Say) -> bool:
        """Send it by direct message, and say so here; False where the person takes or wants none."""
        person = await act.bot.tables.person(act.user_id)
        if person.dm_closed or person.hand_in == CHANNEL:
            return False
        try:
            message = await act.bot.direct.send(act.user_id, made, what="lesson")
        except discord.Forbidden as error:
            if error.code in CLOSED:
                await act.bot.change_person(act.user_id, dm_closed=True)
            made.rewind()
            return False
        await tell(act, say("lesson-sent", link=address_of(None, (message.channel.id, message.id))))
        return True


async def _all(act: Act, game: str, say: Say) -> Page:
    return lessons_page(game, await act.bot.tables.person(act.user_id), say)


def lessons_page(game: str, person: Person, say: Say) -> Page:
    """The lessons of a game, those that this person finished marked, and the other games that have some."""
    titles = {lesson.name: _title(game, lesson.name, say) for lesson in lessons_of(game)}
    due = next((name for name in titles if not person.has_finished(game, name)), None)
    buttons = []
    for name, title in titles.items():
        style = Style.success if name == due else Style.secondary
        label = f"✓ {title}" if person.has_finished(game, name) else title
        buttons.append([lesson_button(LessonPlace(game, name), label=label, style=style)])
    others = [lessons_button(one, say(f"rules-game-{one}")) for one in GAMES if one != game and lessons_of(one)]
    head = say("lesson-list", game=say(f"rules-game-{game}"))
    intro = say("lesson-finished" if due is None else "lesson-intro")
    return page(head, intro, *buttons, others)


def _title(game: str, lesson: str, say: Say) -> str:
    """What a lesson is about, with its number."""
    number = [one.name for one in lessons_of(game)].index(lesson) + 1
    return f"{number}. {say(f'lesson-{game}-{lesson}')}"


def _lesson_named(game: str, typed: str, say: Say) -> str:
    """The lesson typed, by its number, name or title; raises Denied."""
    for number, lesson in enumerate(lessons_of(game), 1):
        title = _title(game, lesson.name, say)
        if plain(typed) in {plain(name) for name in (str(number), lesson.name, title, title.partition(". ")[2])}:
            return lesson.name
    possible = " · ".join(_title(game, lesson.name, say) for lesson in lessons_of(game))
    raise Denied("lesson-unknown", typed=typed, possible=possible)


def _must_have_lessons(game: str, say: Say) -> None:
    """Raises Denied for a game without lessons, and names those that have some."""
    if not lessons_of(game):
        others = ", ".join(say(f"rules-game-{one}") for one in GAMES if lessons_of(one))
        raise Denied("lesson-none", game=say(f"rules-game-{game}"), others=others)


async def _shown(act: Act, place: LessonPlace, say: Say) -> Page:
    """The position that a place leads to, or the question whether its choice is meant; raises Denied."""
    bot = act.bot
    try:
        place, here = await asyncio.to_thread(_reached, place)
    except (NoSuchWay, IllegalAction):
        # The computers of another version of the program played differently.
        raise Denied("lesson-moved-on") from None
    if here.is_over and place.part == _ALONE:
        await bot.tables.change_person(act.user_id, lambda one: one.finishing(place.game, place.lesson))
    person = await bot.tables.person(act.user_id)
    return await position_page(place, here, person, bot.tiles, bot.avatars.on, say)


def _reached(place: LessonPlace) -> tuple[LessonPlace, Reached]:
    """The position after the choice of a place; if that is not wanted, the position before it, with the choice left.

    Raises NoSuchWay.
    """
    here, choice = place.reached(), place.choice
    is_asked = len(choice) == 1 and here.is_guided and str(here.chosen(choice)) not in here.wanted
    if not is_asked and choice:
        here = reached(place.game, place.scene, here.path + choice)
    return place.at(here, choice if is_asked else ""), here


@at_place("go")
async def _go(act: Act, fact: str) -> None:
    place = read(LessonPlace.parse, fact)
    await act.response.defer()
    await fill_answer(act, await _shown(act, place, act.say))


@pressed("lesson", "all", r"lessons:(\w+)")
async def _show_all(act: Act, game: str) -> None:
    say = act.say
    if game not in GAMES:
        raise Denied("lesson-moved-on")
    _must_have_lessons(game, say)
    await act.response.defer()
    await fill_answer(act, await _all(act, game, say))
