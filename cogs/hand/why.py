"""Why a card cannot be played now: the sentence of the rule that forbids it, shown only to its holder."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.app.answers import Denied, explain, tell
from cogs.app.client import Act
from cogs.games.plain import texts_of
from cogs.hand.take_action import must_be_turn
from cogs.messages.buttons import at_table
from cogs.messages.wording import is_with_card
from cogs.messages.words import CardWords, seat_name
from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card
from engine.core.errors import IllegalAction, Reason
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.errors import Refusal, Refused
from engine.table.model.status import Pause
from locales import Say


def why_one(table: Table, seat: int, card: Card, words: CardWords, say: Say) -> str:
    """Why one card can or cannot be played; raises Denied and Refused if nobody is playing now, or another seat is."""
    view = _view(table, seat)
    if card not in table.game.pack(table.setup.options):
        raise Denied("learn-why-no-such", card=words.card(card))
    refusal = _refusal(table, seat, card, view)
    if refusal is None:
        return say("learn-why-may", card=words.card(card))
    why = say("learn-why-line", cards=words.card(card), why=explain(refusal, say) or "")
    return "\n".join([why, *_besides(table, seat, view, words, say)])


def why_others(table: Table, seat: int, words: CardWords, say: Say) -> str:
    """All cards that cannot be played, one line per rule that forbids them; raises like `why_one`."""
    view = _view(table, seat)
    groups: dict[str, list[Card]] = {}
    for card in unplayable(table, seat):
        refusal = _refusal(table, seat, card, view)
        if refusal is not None:
            groups.setdefault(explain(refusal, say) or "", []).append(card)
    if not groups and not texts_of(table).cards_are_due(view):
        # Nothing has been dealt to this seat yet.
        return explain(_too_early(seat, Play(CARDS[0]), view), say) or ""
    if not groups:
        # Whoever has played their last card has no card left to be forbidden, and no turn.
        must_be_turn(table, seat, "")
        return "\n".join([say("learn-why-any"), *_besides(table, seat, view, words, say, playable=False)])
    lines = (say("learn-why-line", cards=words.cards(cards), why=why) for why, cards in groups.items())
    return "\n".join([*lines, *_besides(table, seat, view, words, say)])


def unplayable(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards in front of a seat that it can neither play nor lay aside now, by suit."""
    playable = _playable(table.legal(seat))
    return tuple(card for card in _before(table, seat, table.view(seat)) if card not in playable)


def _view(table: Table, seat: int) -> View:
    """The seat's view of a deal in which somebody is to act; raises Refused and Denied."""
    table.must_be_live()
    view = table.view(seat)
    if table.result is not None:
        raise Denied("learn-why-between")
    if table.paused is Pause.AGREED:
        raise Refused(Refusal.PAUSED)
    return view


def _too_early(seat: int, action: Action, view: View) -> IllegalAction:
    return IllegalAction(Reason.NOT_NOW, seat, action, phase=view.phase)


def _refusal(table: Table, seat: int, card: Card, view: View) -> IllegalAction | None:
    texts = texts_of(table)
    action = (texts.card_verb(view, ()) or Play)(card)
    if not texts.cards_are_due(view):
        if card not in _before(table, seat, view):
            return IllegalAction(Reason.NOT_HELD, seat, action, card=card)
        return _too_early(seat, action, view)
    refusal = table.why_not(seat, action)
    if refusal is not None and refusal.reason is Reason.NOT_YOUR_TURN:
        must_be_turn(table, seat, str(action))
    return refusal


def _before(table: Table, seat: int, view: View) -> tuple[Card, ...]:
    """The seat's own cards, after the dummy's if it plays them."""
    texts = texts_of(table)
    own = texts.in_order(view)
    if table.dummy is None or seat not in table.actors or view.turn != table.dummy:
        return own
    return (*(pile.up for pile in texts.piles(view, table.dummy) if pile.up), *own)


def _playable(legal: tuple[Action, ...]) -> dict[Card, None]:
    return dict.fromkeys(action.card for action in legal if is_with_card(action))


def _besides(
    table: Table, seat: int, view: View, words: CardWords, say: Say, *, playable: bool = True
) -> Iterator[str]:
    """What can be played, what is proposed instead, and which cards are trumps though their suit is not."""
    can = _playable(table.legal(seat)) if playable else {}
    if can:
        yield say("learn-why-can", cards=words.cards(can))
    if table.proposal is not None and table.proposal.kind.ends_deal:
        yield say("learn-why-asked", name=seat_name(table, table.proposal.by, say))
    seen = dict.fromkeys((*_before(table, seat, view), *(played.card for played in view.trick)))
    yield from texts_of(table).reminders(view, tuple(seen), words, say)


@at_table("why")
async def show_why(act: Act, table: Table, _: str) -> None:
    """Answer the button "Why" of a hand."""
    say = act.say_at(table)
    seat = table.own_seat(act.user_id)
    await tell(act, why_others(table, seat, CardWords(act.bot.tiles, say), say))
