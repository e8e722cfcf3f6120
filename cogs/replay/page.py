"""One position of a finished match: the table, the open hands, what was done, and buttons to step through it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from cogs.app import presses
from cogs.app.presses import Style
from cogs.games.plain import texts_of, texts_of_game
from cogs.messages.buttons import table_button, table_menu
from cogs.messages.emojis import CardEmojis
from cogs.messages.game_rooms import FinishedDeal
from cogs.messages.layout import PAGE_LIMIT, Drawing, Page, Part, drawn, fitting, page
from cogs.messages.wording import action_sentence
from cogs.messages.words import CardWords, game_name, in_label, in_text, labels, seat_name, which_table
from cogs.proposals import substitutes
from cogs.replay.finished import Moment, Replay, ReplayPlace
from cogs.replay.lookback import origin_facts, step_lines
from cogs.table_texts.tricks import trick_text
from engine.core.cards import Card
from engine.core.view import SPECTATOR, View
from engine.records.record import Line
from engine.running.looking_back import SeenLookback
from engine.running.table import Table, TableAtDeal
from locales import Say
from rendering import as_held, look_of
from rendering.cards.small_cards import OpenHand, draw_hands

_TRICKS, _SEATS = "1", "2"
"""Which menu it is."""
_ROOM: Final = PAGE_LIMIT - 600
"""For what a page says under its title."""


class Brought(NamedTuple):
    """A file that somebody has brought."""

    name: str
    key: str
    """By which its buttons find it again."""


async def replay_page(
    table: Table,
    replay: Replay,
    place: ReplayPlace,
    emojis: CardEmojis,
    say: Say,
    *,
    seen: SeenLookback | None = None,
    reader: int | None = None,
    shared: bool = False,
    can_be_shared: bool = True,
    brought: Brought | None = None,
) -> Page:
    """The position nearest to `place`; `shared`: for everybody to see, with a button to step through it privately.

    `seen`: what was reckoned of the match, of which `reader` is told what that person may know (None: what everybody
    may). `can_be_shared`: with a button to show it to everybody here. `brought`: the file that the match is from, if it
    was not played here.
    """
    moment = await asyncio.to_thread(replay.at, place)
    now, table = table, TableAtDeal(table, moment.place.deal)
    words = CardWords(emojis, say)
    pictures, files = await drawn(_drawings(table, replay, moment, say))
    costs = step_lines(now, seen, moment.place, reader, words, say)
    text = fitting(chain(_lines(table, replay, moment, words, say), costs), _ROOM)
    title = say("stats-replay-title", **which_table(table, say))
    if brought is not None:
        title = say("stats-file-title", game=game_name(table, say), file=in_text(brought.name))
    where = f"-# {' · '.join(_where(table, replay, moment, say))}"
    head = "\n".join([title, where, *edition_line(replay.departure, say), *origin_lines(table, say)])
    if shared:
        buttons = _shared_buttons(table, moment, say)
    else:
        buttons = _buttons(table, replay, moment, say, can_be_shared=can_be_shared, brought=brought)
    return page(head, *pictures, text, *buttons, files=files)


def edition_line(departure: int | None, say: Say) -> list[str]:
    """The line about a match that departs from today's rules from this deal on."""
    return [] if departure is None else [f"-# {say('stats-replay-edition', deal=departure)}"]


def origin_lines(table: Table, say: Say) -> list[str]:
    """The line about a match that began in a position of another one."""
    origin = table.setup.origin
    return [] if origin is None else [say("lookback-on-before", **origin_facts(table, origin))]


def _where(table: Table, replay: Replay, moment: Moment, say: Say) -> Iterator[str]:
    place = moment.place
    yield say("stats-replay-deal", deal=str(place.deal), deals=str(replay.deals), unit=texts_of(table).DEALS)
    yield say("stats-replay-step", step=str(place.step), steps=str(moment.steps))
    yield say("stats-replay-seen", name=seat_name(table, place.seat, say)) if place.seat else say("stats-replay-all")


def _drawings(table: Table, replay: Replay, moment: Moment, say: Say) -> list[Drawing]:
    """The table as it was, and the hands below it."""
    seat, look = moment.place.seat, look_of(say)
    view = replay.game.view(moment.state, seat)
    pictures = texts_of(table).pictures(view, labels(table), look, say)
    names = labels(table)
    hands = [
        OpenHand(names[one - 1].name, cards, one in replay.game.due(moment.state))
        for one, cards in _hands(replay, moment)
    ]
    if not any(hand.cards for hand in hands):
        return pictures
    shown = ", ".join(hand.name for hand in hands)
    return [*pictures, Drawing(lambda: draw_hands(hands, look), say("stats-replay-hands-alt", names=shown))]


def _hands(replay: Replay, moment: Moment) -> list[tuple[int, tuple[Card, ...]]]:
    """The cards still held, for each visible seat; with the face-down cards of a layout if all seats are visible."""
    seat, state = moment.place.seat, moment.state
    seats = range(1, replay.game.view(state, SPECTATOR).seats + 1)
    if seat:
        return [(seat, as_held(replay.game.view(state, seat).hand))]
    face_down = texts_of_game(replay.game.name).face_down
    return [(one, as_held((*replay.game.view(state, one).hand, *face_down(state, one)))) for one in seats]


def _lines(table: Table, replay: Replay, moment: Moment, words: CardWords, say: Say) -> Iterator[str]:
    texts, state, seat = texts_of(table), moment.state, moment.place.seat
    view = replay.game.view(state, seat)
    if moment.last is not None:
        yield _done(table, view, moment.last, words, say)
    yield from texts.table_lines(table, view, words, say)
    if view.trick:
        yield say("stats-replay-trick", cards=trick_text(table, view.trick, words, say))
    for one, cards in _hands(replay, moment):
        if cards:
            yield say("stats-replay-hand", name=seat_name(table, one, say), cards=words.by_suit(cards))
    for line in substitutes.table_lines(table, say, over=False):
        yield f"-# {line}"
    if state.outcome is None:
        yield texts.score_line(table, view, say)
        return
    ends = tuple(replay.game.view(state, one) for one in range(1, view.seats + 1))
    public = replay.game.view(state, SPECTATOR)
    yield from texts_of(table).result_sentences(table, FinishedDeal(state.outcome.result, public, ends), say)


def _done(table: Table, view: View, line: Line, words: CardWords, say: Say) -> str:
    """What was said or played, as far as the chosen viewpoint saw it."""
    name = seat_name(table, texts_of(table).owner(view, line.seat, line.action), say)
    return f"**{action_sentence(name, line.action, words, say, seen=view.seat in (SPECTATOR, line.seat))}**"


def _buttons(
    table: Table, replay: Replay, moment: Moment, say: Say, *, can_be_shared: bool, brought: Brought | None
) -> list[Part]:
    deal, step, seat = moment.place
    last, unit = replay.end(replay.deals, seat), texts_of(table).DEALS
    targets = {
        "first": ReplayPlace(1, 0, seat),
        "earlier": ReplayPlace(deal if step else deal - 1, 0, seat),
        "back": ReplayPlace(deal, step - 1, seat) if step else replay.end(deal - 1, seat),
        "on": ReplayPlace(deal, step + 1, seat) if step < moment.steps else ReplayPlace(deal + 1, 0, seat),
        "later": ReplayPlace(deal + 1, 0, seat) if deal < replay.deals else last,
        "last": last,
    }
    at_begin, at_end = moment.place == targets["first"], moment.place == last
    off = {"first": at_begin, "earlier": at_begin, "back": at_begin, "on": at_end, "later": at_end, "last": at_end}
    moves = {
        name: presses.button(
            f"replay:{table.id}:{name}.{target}" if brought is None else f"record.step:{brought.key}:{name}.{target}",
            say(f"stats-replay-{name}", unit=unit),
            style=Style.primary if name in ("back", "on") else Style.secondary,
            disabled=off[name],
        )
        for name, target in targets.items()
    }
    others = [
        table_button("lookback", table.id, label=say("lookback-button")),
        table_button("replayfiles", table.id, label=say("stats-files")),
    ]
    if can_be_shared:
        is_over = moment.state.outcome is not None
        others.append(table_button("replayall", table.id, str(moment.place), label=say("stats-show-all")))
        others.append(table_button("senddeal", table.id, str(deal), label=say("deals-send-button")))
        others.append(table_button("playon", table.id, str(moment.place), label=say("lookback-on"), disabled=is_over))
    menus = {
        _TRICKS: (_trick_options(moment, unit, say), say("stats-replay-to")),
        _SEATS: (_seat_options(table, moment, say), say("stats-replay-whose")),
    }
    return [
        [moves["back"], moves["on"]],
        [moves[name] for name in ("first", "earlier", "later", "last")],
        *(
            [
                table_menu("replay", table.id, options, placeholder=placeholder, place=place)
                if brought is None
                else presses.menu(f"record.pick:{brought.key}:{place}", options, placeholder=placeholder)
            ]
            for place, (options, placeholder) in menus.items()
        ),
        # Of a match that was not played here nothing else is known.
        others if brought is None else [],
    ]


def _shared_buttons(table: Table, moment: Moment, say: Say) -> list[Part]:
    return [[table_button("replayopen", table.id, str(moment.place), label=say("stats-replay-open"))]]


def _trick_options(moment: Moment, unit: str, say: Say) -> list[tuple[str, str]]:
    """Where to go in the deal: its beginning, the end of each trick, its end."""
    place = moment.place
    options = [(f"to.{place._replace(step=0)}", say("stats-replay-begin"))]
    options += [
        (f"to.{place._replace(step=step)}", say("stats-replay-to-trick", trick=str(number)))
        for number, step in enumerate(moment.tricks, 1)
    ]
    options.append((f"end.{place._replace(step=moment.steps)}", say("stats-replay-end", unit=unit)))
    return options


def _seat_options(table: Table, moment: Moment, say: Say) -> Sequence[tuple[str, str]]:
    names = ["", *(label.name for label in labels(table))]
    return [
        (
            f"to.{moment.place._replace(seat=seat)}",
            say("stats-replay-of", name=in_label(name)) if seat else say("stats-replay-all"),
        )
        for seat, name in enumerate(names)
    ]
