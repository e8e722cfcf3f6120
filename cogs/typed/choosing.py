"""What options of commands mean, and the lists to choose from: a table, rules to play by, a card or a call.

A command is about the table typed, or about the one meant if nothing is said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Annotated, Final, TypeVar

from discord.utils import maybe_coroutine

from cogs.app.access import seen
from cogs.app.answers import Denied, WhichTable
from cogs.app.client import Act
from cogs.app.parameters import (
    LONGEST_CHOICE,
    MOST_CHOICES,
    Choices,
    Kind,
    Meaning,
    Offering,
    beside,
    fitting_choices,
    picks,
)
from cogs.games.plain import texts_of
from cogs.messages.wording import call_text, is_with_card, word_with_card
from cogs.messages.words import option_text, plain_game_name, preset_name, range_facts
from cogs.typed.callreading import first_reading, kind_of
from cogs.typed.cardtext import read_cards
from cogs.typed.writing import as_number, figures_in, in_figures
from engine.clubs.evenings.running import Evening
from engine.clubs.score_keeper.kept import KeptState
from engine.clubs.tournaments.progress import Tournament
from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card
from engine.core.errors import EngineError, UnknownChoice
from engine.core.game import AnyGame
from engine.core.options import ImpossibleOptions, Options, OptionSpec
from engine.core.registry import GAMES, game_named, game_of_preset
from engine.players.players import LEVELS
from engine.records.record import LADDER
from engine.running.table import Table
from engine.table.model.status import Status
from locales import LANGUAGES, Say, say_in
from locales.cards import card_text

MOST_TOLD: Final = 100
"""More mistakes than this in what was typed fill a message anyway, and each takes its time to be told."""

Fits = Callable[[Table], bool]
"""Whether something can be done at a table."""
FitsFor = Callable[[Act, Table], bool]
"""Whether somebody can do it there."""
Stands = TypeVar("Stands", Table, Tournament, Evening, KeptState)
"""What stands in a channel, and may be meant by a command there."""


def in_channel(things: Sequence[Stands], act: Act) -> tuple[Stands, ...]:
    """Those of this channel."""
    return tuple(one for one in things if one.setup.channel_id == act.channel_id)


def near(things: Sequence[Stands], act: Act) -> tuple[Stands, ...]:
    """The same, or all if there are none here."""
    return in_channel(things, act) or tuple(things)


def only_one(things: Sequence[Stands], act: Act) -> Stands | None:
    """The only one in this channel, else the only one there is; None: it may be any."""
    return next((some[0] for some in (in_channel(things, act), things) if len(some) == 1), None)


def table_named(
    typed: str | None,
    act: Act,
    candidates: Sequence[Table],
    none: str,
    several: str = "refusal-which-table",
    other: str = "refusal-no-such-table-text",
    *,
    fits: Fits | None = None,
) -> Table:
    """The table typed, else the only one in this channel, else the only one.

    `fits`: the tables where the command can be done: if nothing was typed only these count, unless there are none.
    Raises Denied: `none` if there is no table, `other` if it is none of them, and WhichTable with the sentence
    `several` if it may be any.
    """
    if not candidates:
        raise Denied(none)
    numbers = numbers_of(table.id for table in candidates)
    if typed is not None:
        chosen = [table for table in candidates if str(table.id) == figures_in(typed)]
        if not chosen:
            raise Denied(other, given=typed, possible=numbers)
        return chosen[0]
    possible = [table for table in candidates if fits is None or fits(table)] or candidates
    if (only := only_one(possible, act)) is not None:
        return only
    raise WhichTable(several, possible, numbers_of(table.id for table in possible))


def numbers_of(ids: Iterable[int]) -> str:
    """Numbers of tables or tournaments for a sentence, as many as are readable."""
    numbers = list(map(str, ids))
    return ", ".join([*numbers[:MOST_CHOICES], *(["…"] if len(numbers) > MOST_CHOICES else [])])


def table_choices(candidates: Sequence[Table], typed: str, act: Act) -> Choices:
    """The tables somebody may mean."""
    channels = ((one, act.bot.get_channel(one.setup.channel_id)) for one in candidates)
    named = ((one, f" · #{channel}" if channel is not None else "") for one, channel in channels)
    say = act.say
    return fitting_choices(
        typed, ((f"{one.id} · {plain_game_name(one, say)}{place}", str(one.id)) for one, place in named)
    )


def read_options(typed: str) -> dict[str, str]:
    """`lines=5, pack=32` as a mapping; raises Denied for other text, and for a score table, which has a form."""
    options: dict[str, str] = {}
    for word in typed.replace(",", " ").replace(";", " ").split():
        name, sign, value = word.partition("=")
        if not (name and sign):
            raise Denied("refusal-unreadable", text=word)
        if name.lower() == LADDER and value:
            raise Denied("refusal-ladder-has-a-form")
        value = as_number(value)
        if options.setdefault(name.lower(), value) != value:
            raise Denied("refusal-option-twice", typed=name, given=options[name.lower()], text=value)
    return options


def game_meant(game: str | None, preset: str | None) -> AnyGame:
    """The game named, else the one the preset belongs to, else the first; raises UnknownChoice."""
    if game is not None:
        return game_named(game)
    owners = [one for one in GAMES.values() if preset in one.presets]
    return next(iter(owners or GAMES.values()))


def presets_of(game: str | None) -> tuple[str, ...]:
    """The presets of the game typed, or of all games if it is none."""
    games = [GAMES[game]] if game in GAMES else GAMES.values()
    return tuple(preset for one in games for preset in one.presets)


def preset_named(presets: Iterable[str], typed: str | None, say: Say) -> str | None:
    """The preset typed by its key or its name; anything else is returned as it is."""
    names = {preset_name(preset, say).casefold(): preset for preset in presets}
    return typed if typed is None else names.get(typed.strip().casefold(), typed)


def preset_choices(presets: Iterable[str], typed: str, say: Say) -> Choices:
    """The matching presets, in this order, by name and number of players; any language may be typed."""
    wanted = typed.casefold().strip()
    fits = [preset for preset in presets if preset.startswith(wanted) or wanted in _names_of(preset)]
    return [(preset_text(game_of_preset(preset), preset, say), preset) for preset in _few_of_each_game(fits)]


@cache
def _names_of(preset: str) -> str:
    """What a preset is called in all languages."""
    game = game_of_preset(preset)
    return "\n".join(preset_text(game, preset, say_in(language)) for language in LANGUAGES).casefold()


def _few_of_each_game(presets: Sequence[str]) -> list[str]:
    """As many as fit into a list, in this order; if too many, games with the most presets lose their last ones."""
    games = Counter[str]()
    places: list[tuple[int, int]] = []
    for preset in presets:
        name = game_of_preset(preset).name
        games[name] += 1
        places.append((games[name], len(places)))
    kept = sorted(places)[:MOST_CHOICES]
    return [presets[index] for index in sorted(index for _, index in kept)]


def preset_text(game: AnyGame, preset: str, say: Say) -> str:
    """A preset and its number of players."""
    options = game.configure(preset)
    players = game.seats(options) - (game.dummy(options) is not None)
    return say("lobby-preset-choice", game=preset_name(preset, say), players=players)


def possible_changes(game: AnyGame, options: Options, typed: str = "") -> Iterator[tuple[OptionSpec, str]]:
    """Options and values that could be set from here; for free numbers the usual ones, or the one typed."""
    name, _, number = typed.partition("=")
    number = as_number(number)
    for spec in game.options:
        values = (number,) if spec.numbers and spec.name == name and spec.allows(number) else spec.values
        yield from ((spec, value) for value in possible_values(game, options, spec.name, values))


def possible_values(game: AnyGame, options: Options, name: str, values: Iterable[str]) -> Iterator[str]:
    """Which of these values of one option could be set from here; that which it has is none of them."""
    now = dict(options.values())
    for value in values:
        with suppress(ImpossibleOptions):
            if game.configure(options.preset, now | {name: value}) != options:
                yield value


def option_choices(game: AnyGame, options: Options, typed: str, say: Say) -> Choices:
    """What may follow the options typed so far, on top of these."""
    kept, _, last = typed.lower().lstrip().rpartition(" ")
    try:
        done = read_options(kept)
        options = game.configure(options.preset, dict(options.values()) | done)
    except (Denied, EngineError):
        return []
    choices: Choices = []
    for spec, value in possible_changes(game, options, last):
        pair, text = f"{spec.name}={value}", option_text(game.name, spec.name, value, say)
        # seats_by is an option of the command itself.
        begins = any(word.startswith(last) for word in (pair, *text.casefold().split()))
        if spec.name == "seats_by" or spec.name in done or not begins:
            continue
        if spec.numbers and not last.startswith(f"{spec.name}="):
            text = say("lobby-option-number", rule=text, **range_facts(spec.numbers))
        whole = f"{kept.strip()} {pair}".strip()
        if len(whole) <= LONGEST_CHOICE:
            choices.append((f"{whole} · {text}", whole))
    return choices


def card_choices(table: Table, legal: Sequence[Action], typed: str, say: Say) -> Choices:
    """The actions with cards that match what was typed, else all; declarations come last."""
    rest, word = texts_of(table).card_and_word(typed)
    ways = [one for one in legal if is_with_card(one) and (word is None or word_with_card(one) == word)]
    ways.sort(key=lambda way: bool(word_with_card(way)))
    fits = read_cards(rest, [*dict.fromkeys(way.card for way in ways)], say)
    return [
        (call_text(way, say) if word_with_card(way) else card_text(way.card, say.index_set), str(way))
        for way in ways
        if way.card in fits
    ]


def card_action(table: Table, seat: int, typed: str, say: Say) -> str:
    """The action with the card typed: a legal one if that fits, else one held, else any; raises Denied.

    It plays the card or, where players lay cards aside, does that.
    """
    possible = [one for one in table.legal(seat) if is_with_card(one)]
    if seat in table.actors and not possible:
        raise Denied("refusal-nothing-to-play")
    try:
        action = table.game.parse_action(typed)
    except EngineError:
        action = None
    if is_with_card(action):
        return str(action)
    rest, word = texts_of(table).card_and_word(typed)
    legal = tuple(one.card for one in possible if word_with_card(one) == (word or ""))
    verb = kind_of(possible[0] if possible else Play(CARDS[0]))
    card = card_meant((legal, table.view(seat).hand), rest, say)
    return " ".join(filter(None, (verb, card.text, word)))


def card_meant(likely: Sequence[Sequence[Card]], typed: str, say: Say) -> Card:
    """The card typed: one of the first of these groups in which some fit, else any; raises Denied."""
    for cards in (*likely, CARDS):
        fits = read_cards(typed, cards, say)
        if len(fits) == 1:
            return fits[0]
        if fits:
            names = ", ".join(card_text(card, say.index_set) for card in fits[:6])
            raise Denied("refusal-which-card", typed=typed, cards=names)
    example = next((cards[0] for cards in likely if cards), Card.parse("AS"))
    raise Denied("refusal-no-such-card", typed=typed, example=card_text(example, say.index_set))


def call_action(table: Table, seat: int, typed: str, say: Say) -> str:
    """The call typed, as an action; raises Denied, listing what is legal.

    If no call is legal a clear one is read all the same, so that the answer may tell who has made it before.
    """
    texts, legal = texts_of(table), table.legal(seat)
    if legal:
        return str(texts.call_meant(legal, typed, say))
    named = first_reading(typed, texts.VOCABULARY.calls, texts.VOCABULARY, say.language).fits.named
    return str(named[0]) if named else typed


GAME: Final = "command-game"
PRESET: Final = "command-preset"
OPTIONS: Final = "command-options"
HOUSE: Final = "house-which"
TABLE: Final = "command-which-table"
"""What the table is called that a command is about."""
_LONGEST_NUMBER: Final = 15
"""Digits that are read of what somebody typed: no table has more."""


def own_tables(act: Act) -> tuple[Table, ...]:
    """The tables of the person asking: those with a match in progress, or all if there is none."""
    tables = act.bot.tables.of_user(act.user_id)
    return tuple(table for table in tables if table.status is Status.PLAYING) or tables


async def tables_of_host(act: Act) -> tuple[Table, ...]:
    """The tables of this server that they may see and whose host is the person asking."""
    tables = act.bot.tables.in_guild(act.guild_id or 0)
    return await seen(act, (table for table in tables if table.setup.host_id == act.user_id))


async def tables_to_settle(act: Act, typed: str | None, *, manages: bool) -> tuple[Table, ...]:
    """The tables of this server where the person asking may remove people, set who may sit down, or stop: as the host,
    seated in a match, or as a manager at all of them. If nothing is typed, their own come first."""
    user_id = act.user_id
    tables = act.bot.tables.in_guild(act.guild_id or 0)
    own = await tables_of_host(act)
    own += tuple(one for one in tables if one not in own and one.status is Status.PLAYING and one.seat_of(user_id))
    return await seen(act, tables) if manages and (typed is not None or not own) else own


def gathers(table: Table) -> bool:
    """Whether people still sit down there before the match."""
    return table.status is Status.LOBBY


def has_room(table: Table) -> bool:
    """Whether somebody can sit down there before the match."""
    return gathers(table) and bool(table.free_seats)


def table_number(typed: str | None) -> int | None:
    """The table number in what was typed, even of an ended table; None: there is none in it."""
    number = re.search(r"[0-9]+", in_figures(typed or ""))
    return int(number[0][:_LONGEST_NUMBER]) if number else None


async def house_choices(act: Act, typed: str, game: str | None = None, *, seats: int | None = None) -> Choices:
    """The matching house rules of this server, by name; `game`, `seats`: only those for this game, for so many."""
    houses = await act.bot.tables.house_rules.of_guild(act.guild_id or 0)
    return fitting_choices(
        typed,
        (
            (f"{one.name} · {preset_name(one.options.preset, act.say)}", one.name)
            for one in houses
            if game in (None, one.game) and seats in (None, GAMES[one.game].seats(one.options))
        ),
    )


def game_typed(act: Act) -> str | None:
    """The game typed so far."""
    game = beside(act, GAME)
    return game if game in GAMES else None


def options_for(game: AnyGame | None, now: Options | None, act: Act, typed: str) -> Choices:
    """What may be typed as options with the game and preset typed beside them, or else on top of the options now."""
    say, typed_game = act.say, game_typed(act)
    wanted = preset_named(game.presets if game else presets_of(typed_game), beside(act, PRESET), say)
    game = game or game_meant(typed_game, wanted)
    try:
        options = game.for_tables(wanted) if wanted or now is None else now
    except UnknownChoice:
        return []
    return option_choices(game, options, typed, say)


class PresetKind(Meaning):
    """One of these variants, by its key or its name; anything else is left for the rules to refuse."""

    def __init__(self, presets: Callable[[Act], Iterable[str]], hint: str = f"{PRESET}-hint") -> None:
        super().__init__((PRESET, hint), self._offered, self._read)
        self._presets = presets

    async def _offered(self, act: Act, typed: str) -> Choices:
        return preset_choices(self._presets(act), typed, act.say)

    async def _read(self, act: Act, typed: str | None) -> str | None:
        return preset_named(self._presets(act), typed, act.say)


Can = Callable[[str], bool]
"""Whether something can be done with the game of this name."""


def game_kind(can: Can) -> Kind:
    """One of the games with which it can."""
    return Kind(GAME, picks("rules-game", [name for name in GAMES if can(name)]))


def preset_kind(can: Can) -> PresetKind:
    """A variant of the game typed beside it, or of any game with which it can."""
    return PresetKind(lambda act: [one for one in presets_of(game_typed(act)) if can(game_of_preset(one).name)])


WhichGame = Annotated[str | None, game_kind(lambda _: True)]
Preset = Annotated[str | None, PresetKind(lambda act: presets_of(game_typed(act)))]
"""Of the game typed beside it, or of any."""
RuleOptions = Annotated[str, Offering(OPTIONS, lambda act, typed: options_for(None, None, act, typed))]
House = Annotated[str | None, Offering(HOUSE, house_choices)]
LEVEL: Final = Kind("command-level", picks("command-level", LEVELS))
Level = Annotated[str | None, LEVEL]


class TableKind(Meaning):
    """The table that a command is about: the one typed, or the one meant if nothing is said."""

    def __init__(
        self,
        tables: Callable[[Act, str | None], Sequence[Table] | Awaitable[Sequence[Table]]],
        none: str = "refusal-no-table-of-yours",
        *,
        fits: FitsFor | None = None,
    ) -> None:
        """`tables`: those that may be meant by what was typed, None: nothing; `none`, `fits`: as for `table_named`."""
        super().__init__(TABLE, self._offered, self._read)
        self._tables, self._none, self._fits = tables, none, fits

    @property
    def typed(self) -> Offering:
        """The same where the command itself reads it, as more than this decides which one is meant."""
        return Offering(self.key, self.offer)

    async def _offered(self, act: Act, typed: str) -> Choices:
        return table_choices(await maybe_coroutine(self._tables, act, typed), typed, act)

    async def _read(self, act: Act, typed: str | None) -> Table:
        fits = None if self._fits is None else partial(self._fits, act)
        return table_named(typed, act, await maybe_coroutine(self._tables, act, typed), self._none, fits=fits)

    async def so_far(self, act: Act) -> Table | None:
        """The table meant by what has been typed of a command so far; None if that is not clear."""
        try:
            return await TableKind._read(self, act, beside(act, TABLE))
        except Denied:
            return None


def own(fits: FitsFor | None = None) -> TableKind:
    """One of the person's own tables."""
    return TableKind(lambda act, _: own_tables(act), fits=fits)


ON_TURN: Final = own(lambda act, table: table.seat_of(act.user_id) in table.actors)
OnTurn = Annotated[Table, ON_TURN]
"""Where it is the person's turn."""
