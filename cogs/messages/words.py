"""People, sides, cards and calls of a table in words, and the orders in which people hold their cards.

Names of people, servers and house rules must not break the format of a message or ping anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from discord.utils import escape_markdown

from cogs.app.i18n import say_at
from cogs.messages.emojis import CardEmojis
from cogs.messages.wording import PlainWords, wording_of
from engine.core.actions import Action, seats_by_side
from engine.core.cards import Card, Suit
from engine.core.names import clean_name, isolated
from engine.core.options import Options
from engine.core.registry import game_of_preset
from engine.players.players import LEVELS
from engine.running.table import Table, TableAtDeal
from engine.table.model.people import Occupant
from engine.table.model.times import LITTLE
from locales import Say
from locales.cards import index_of
from rendering import SeatLabel, look_of


def in_text(name: str) -> str:
    """A name for a text with markdown, in which it forms no formatting, link, mention or emoji."""
    shown = escape_markdown(clean_name(name), ignore_links=False)
    for sign in ("<", "@"):
        shown = shown.replace(sign, f"\\{sign}")
    return isolated(shown.replace("://", ":\\//"))


def in_label(name: str) -> str:
    """A name for places without markdown, such as buttons and lists."""
    return isolated(clean_name(name))


def moment(at: float, style: str = "F") -> str:
    """A moment (UTC epoch, seconds) as Discord shows it, in everybody's own time; `style`: one of its letters."""
    return f"<t:{int(at)}:{style}>"


def preset_name(preset: str, say: Say) -> str:
    """A variant by its usual name."""
    return say(f"rules-name-{preset}")


def rules_name(options: Options, house: str | None, say: Say) -> str:
    """What is played, safe in markdown: the variant, or the game with its house rules of this name."""
    return preset_name(options.preset, say) if house is None else by_house(options.game, house, say)


def plain_rules_name(options: Options, house: str | None, say: Say) -> str:
    """The same, for places without markdown."""
    return preset_name(options.preset, say) if house is None else f"{say(f'rules-game-{options.game}')} · {house}"


def game_name(table: Table, say: Say) -> str:
    """What is played at a table, safe in markdown."""
    return rules_name(table.setup.options, table.setup.house, say)


def which_table(table: Table, say: Say) -> dict[str, str]:
    """What texts about a table fill in: its number as `table`, and what is played there as `game`."""
    return {"table": str(table.id), "game": game_name(table, say)}


def plain_game_name(table: Table, say: Say) -> str:
    """The same, for places without markdown."""
    return plain_rules_name(table.setup.options, table.setup.house, say)


def by_house(game: str, house: str, say: Say) -> str:
    """A game and the house rules it is played by, safe in markdown: `The game · Café De Kroon`."""
    return f"{say(f'rules-game-{game}')} · {in_text(house)}"


def option_text(game: str, name: str, value: str, say: Say) -> str:
    """An option of a game with its value in words: `5 lines on the slate`."""
    key = say.of_game(game, f"lobby-option-{name}")
    return say(key, value=int(value) if value.isdecimal() else value or "none")


def changed_options(options: Options, say: Say) -> tuple[str, ...]:
    """A line for each option that differs from the preset's default for tables."""
    game = game_of_preset(options.preset)
    changed = game.chosen_at_table(options)
    return tuple(say("rules-house-option", option=option_text(game.name, *one, say)) for one in changed.items())


def range_facts(numbers: range) -> dict[str, str | int | float]:
    """The facts for a text that asks for a number within a range."""
    return {"least": numbers[0], "most": numbers[-1], "step": numbers.step}


def seat_name(table: Table, seat: int, say: Say) -> str:
    """Who plays on a seat, or the dummy, safe in markdown."""
    return say("lobby-dummy") if seat == table.dummy else name_of(table.seats[seat - 1], say)


def name_then(table: Table, seat: int, deal: int, say: Say) -> str:
    """Who was dealt a deal on a seat, whoever has it now, safe in markdown."""
    return name_of(TableAtDeal(table, deal).seats[seat - 1], say)


def name_of(occupant: Occupant | None, say: Say) -> str:
    """The name of whoever sits there, safe in markdown."""
    if occupant is None:
        return say("lobby-empty")
    return in_text(occupant.name)


def level_name(level: str, say: Say) -> str:
    """How well a computer plays, in a word; a player that people cannot choose has its own name."""
    return say(f"picture-level-{level}") if level in LEVELS else level


def level_of(occupant: Occupant, say: Say) -> str:
    """The same of a computer at a table."""
    return level_name(occupant.player, say)


def computer_named(name: str, level: str | None, say: Say) -> str:
    """The name of somebody who has played: of a computer, with its level; of a person, as it is."""
    return name if level is None else say("stats-history-computer", name=name, level=level_name(level, say))


def addressed(occupant: Occupant) -> str:
    """A person as a mention; a computer, or a forgotten person, by name."""
    is_known = occupant.user_id is not None and occupant.user_id > 0
    return f"<@{occupant.user_id}>" if is_known else f"**{in_text(occupant.name)}**"


def people_of(table: Table, *seats: int) -> frozenset[int]:
    """User ids of the people on these seats, or on all if none is named; not of forgotten people."""
    here = [table.seats[seat - 1] for seat in seats] if seats else table.seats
    return frozenset(one.user_id for one in here if one is not None and one.user_id is not None and one.user_id > 0)


def sides_of(table: Table) -> tuple[tuple[int, ...], ...]:
    """The seats of each side."""
    return seats_by_side(table.sides)


def side_names(table: Table, say: Say) -> tuple[str, ...]:
    """Per side, its people, safe in markdown: `Anna & Fons`."""
    return tuple(together(seat_name(table, seat, say) for seat in side) for side in sides_of(table))


def per_side(table: Table, figures: tuple[int, ...], say: Say) -> str:
    """A figure for each side: `Anna **3** · Ben **−1**`."""
    names = zip(side_names(table, say), figures, strict=True)
    return " · ".join(f"{name} **{'−' if figure < 0 else ''}{abs(figure)}**" for name, figure in names)


def drawn_side_names(table: Table) -> tuple[tuple[str, ...], ...]:
    """Per side, its people, for a picture without markdown."""
    seats = labels(table)
    return tuple(tuple(seats[seat - 1].name for seat in side) for side in sides_of(table))


SUIT_ORDER: Final = (Suit.S, Suit.H, Suit.C, Suit.D)
"""Black and red by turns, so that suits stay apart."""


def labels(table: Table) -> tuple[SeatLabel, ...]:
    """Per seat, its label in a picture, without faces: those are put on where it is drawn (`cogs.delivery.avatars`)."""
    return tuple(_label(table, seat, one) for seat, one in enumerate(table.seats, 1))


def _label(table: Table, seat: int, occupant: Occupant | None) -> SeatLabel:
    if occupant is not None:
        # Forgotten people have numbers below zero.
        person = max(occupant.user_id or 0, 0)
        computer = occupant.user_id is None
        level = occupant.player if computer and occupant.player in LEVELS else ""
        return SeatLabel(
            occupant.name,
            computer=computer,
            away=occupant.away,
            person=person,
            level=level,
            reserve=little_reserve(table, seat),
        )
    return SeatLabel(say_at(table.setup)("lobby-dummy") if seat == table.dummy else "")


def little_reserve(table: Table, seat: int) -> int | None:
    """The whole seconds left of the reserve of a person's seat, where that is little; None: it is not, or nobody plays.

    What the turn under way uses is not told: nothing changes what is shown before it ends.
    """
    occupant, left = table.seats[seat - 1], table.reserve_of(seat)
    is_told = occupant is not None and occupant.is_person and table.setup.reserve_seconds and table.actors
    return int(left) if is_told and left <= LITTLE else None


def together(names: Iterable[str]) -> str:
    """Names in a row, `Anna, Ben & Chloé`."""
    *first, last = names
    return f"{', '.join(first)} & {last}" if first else last


class CardWords:
    """Cards and suits in a language, with the bot's emojis."""

    def __init__(self, emojis: CardEmojis, say: Say) -> None:
        self._emojis, self._say, self._look = emojis, say, look_of(say)

    def card(self, card: Card) -> str:
        return self._emojis.card(card, self._look)

    def cards(self, cards: Iterable[Card]) -> str:
        return " ".join(map(self.card, cards))

    def by_suit(self, cards: Iterable[Card]) -> str:
        """A hand lying face up, its cards in the order given: the emoji of each suit and its ranks."""
        return " · ".join(
            " ".join([self.mark(suit), *(f"**{index_of(card.rank, self._look.index_set)}**" for card in of_suit)])
            for suit, of_suit in groupby(cards, key=lambda card: card.suit)
        )

    def suit(self, suit: Suit) -> str:
        """The suit's emoji and name, since nothing may rely on colour or a picture alone."""
        return f"{self.mark(suit)} {PlainWords(self._say).suit(suit)}"

    def action(self, action: Action) -> str:
        return wording_of(action).said(action, self, self._say)

    def mark(self, suit: Suit) -> str:
        """The suit's emoji alone, for narrow places."""
        return self._emojis.suit(suit, self._look)


Place = Callable[[Card], tuple[Suit, int]]
"""The suit a card stands with, and how high it is there."""


class _Order(NamedTuple):
    trumps_first: bool = False
    mirrored: bool = False
    """Whether suits and cards run from right to left."""
    rising: bool = False
    """Each suit from its lowest card up."""


USUAL: Final = "falling"
SORTINGS: Final = {
    USUAL: _Order(),
    "rising": _Order(rising=True),
    "trumps": _Order(trumps_first=True),
    "mirrored": _Order(trumps_first=True, mirrored=True),
}
"""The orders, by what somebody chose. Black and red suits alternate in all of them."""


def as_held(actions: Iterable[Action], held: Sequence[Card]) -> list[Action]:
    """The actions with cards in the order in which those are held, before all other actions."""
    places: dict[Any, int] = {card: place for place, card in enumerate(held)}
    return sorted(actions, key=lambda action: places.get(getattr(action, "card", None), len(places)))


def in_order(cards: Iterable[Card], place: Place, trump: Suit | None, sorting: str | None) -> tuple[Card, ...]:
    """A hand in the order chosen (None: nothing was chosen); until there are trumps, suits are in the usual order."""
    order = SORTINGS[sorting or USUAL]
    first = SUIT_ORDER.index(trump) if trump is not None and order.trumps_first else 0
    suits = SUIT_ORDER[first:] + SUIT_ORDER[:first]

    def key(card: Card) -> tuple[int, int]:
        suit, height = place(card)
        return suits.index(suit), height if order.rising else -height

    held = sorted(cards, key=key)
    return tuple(reversed(held)) if order.mirrored else tuple(held)
