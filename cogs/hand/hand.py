"""One seat's hand: what its owner sees, is asked and may do, before it is put into a message.

At its owner's turn one line, since the picture shows the rest: what is due, and of their cards which are allowed.
Between turns how things stand. What is asked is worked out from the view, the legal actions and the rules' own reasons,
so it fits a game from outside too. A reason has its words under `turn-…` in the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.app.answers import is_untold
from cogs.games.plain import texts_of
from cogs.messages.emojis import CardEmojis
from cogs.messages.wording import Way, is_with_card, own_action_sentence, wording_of
from cogs.messages.words import CardWords, game_name, labels, little_reserve, seat_name
from cogs.proposals.claims import own_last
from cogs.table_texts.table_text import pause_text, status_text, won_lines
from cogs.table_texts.tricks import trick_text
from cogs.typed.callreading import Menu
from engine.core.actions import Action, Play
from engine.core.cards import CARDS, Card, Pile, Suit
from engine.core.errors import IllegalAction
from engine.core.view import View
from engine.running.table import Table
from engine.table.model.preferences import Person
from engine.table.model.status import Pause, Status
from locales import Say
from rendering import SeatLabel, look_of
from rendering.turn.turn import Asked, Turn

_STRICTER: Final = ("must-beat", "must-overtrump")
"""Reasons that forbid some of the cards that no other reason forbids."""


def asked_of(
    table: Table, view: View, legal: Sequence[Action], before: Sequence[Card], say: Say, *, is_last: bool
) -> Asked:
    """What the view's seat is asked, which may do one of `legal`.

    `before`: the cards it plays from; `is_last`: there is one, and nothing under it.
    """
    playable = {one.card for one in legal if is_with_card(one) and wording_of(one).way(one) is Way.PLAY}
    due = texts_of(table).due(view)
    head = say.or_else(f"turn-head-{due}", say("turn-head"))
    if not playable or not texts_of(table).cards_are_due(view):
        return Asked(head, say.or_else(f"turn-due-{due}", say("turn-due-say")))
    if is_last:
        return Asked(head, say("turn-last"))
    return Asked(head, _allowed(table, view, playable, before, say))


def _allowed(table: Table, view: View, playable: Collection[Card], before: Iterable[Card], say: Say) -> str:
    """Which of the cards may be played."""
    refused = [table.why_not(view.seat, Play(card)) for card in before if card not in playable]
    refusals = [one for one in refused if one is not None]
    if not refusals:
        leads = len(view.trick) in (0, view.seats)
        return say("turn-lead" if leads else "turn-any")
    strictest = next((one for one in refusals if str(one.reason) in _STRICTER), refusals[0])
    return _in_words(strictest, say)


def _in_words(refusal: IllegalAction, say: Say) -> str:
    """What is allowed, by what is not."""
    key = f"turn-{refusal.reason}"
    if is_untold(refusal.reason, key, say):
        return say("turn-some")
    suits = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, Suit)}
    return say(key, **{name: say("picture-suit", suit=str(suit)) for name, suit in suits.items()})


def turn_lines(
    table: Table, view: View, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text above a picture of a turn: whose it is and where, then what no picture of the table shows.

    How the match stands, and who took the last trick, are for those too who read no picture.
    """
    texts = texts_of(table)
    due = texts.due(view)
    yield say(
        "turn-line-bid" if due == "bid" else "turn-line",
        name=seat_name(table, view.seat, say),
        table=str(table.id),
        deal=str(view.deal),
        there=_there(table, " "),
    )
    yield "-# " + " · ".join((texts_of(table).score_line(table, view, say), *won_lines(table, view, words, say)))
    yield from texts.own_lines(view, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    if (left := little_reserve(table, view.seat)) is not None:
        yield say("turn-reserve", left=left)
    if table.paused and table.status is Status.PLAYING:
        yield pause_text(table, say)
    question, *besides = texts.prompt(table, view, legal, words, say)
    if not texts.cards_are_due(view) and due != "bid":
        # Which card is wanted, or a bid, the picture says; other questions take a sentence.
        yield question
    yield from besides


def _there(table: Table, before: str) -> str:
    """The table's channel, for those who play elsewhere; Discord knows no name for one's own direct messages."""
    return "" if table.setup.guild_id is None else f"{before}<#{table.setup.channel_id}>"


def hand_lines(
    table: Table, view: View, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text above a hand between turns; `legal`: what its owner may do all the same, out of turn.

    `drawn`: what last came from the talon.
    """
    texts = texts_of(table)
    yield say(
        "play-hand-title",
        game=game_name(table, say),
        table=str(table.id),
        deal=str(view.deal),
        there=_there(table, " · "),
    )
    yield from since_lines(table, view, words, say)
    yield from texts.hand_lines(table, view, legal, words, say)
    yield from texts.own_lines(view, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    stands_still = table.paused and table.status is Status.PLAYING
    if stands_still:
        yield pause_text(table, say)
    if legal:
        yield from texts.prompt(table, view, legal, words, say)
    elif table.status is Status.STOPPED:
        yield status_text(table, say)
    elif is_over(table):
        yield say("play-hand-over")
    elif _has_played_out(view, texts.piles(view, view.seat)):
        # True until the end of the deal and after it, so that nothing has to be changed then.
        yield say("play-hand-played-out")
    elif table.plays_itself:
        yield say("play-plays-itself")
    elif not stands_still:
        yield texts.waiting(table, view, say)


def since_lines(table: Table, view: View, words: CardWords, say: Say) -> Iterator[str]:
    """What has become of the turn of the view's seat: what it did, and in the end who took the trick, with what."""
    last = texts_of(table).last_trick(view)
    own = [one.card for one in view.trick if one.seat == view.seat]
    has_ended = last is not None and tuple(last[1]) == tuple(view.trick)
    if not has_ended and (done := table.own_action(view.seat)) is not None:
        yield own_action_sentence(done, words, say)
    elif not has_ended and own:
        yield say("play-hand-own-card", card=words.cards(own))
    elif last is not None and any(one.seat == view.seat for one in last[1]):
        cards = trick_text(table, last[1], words, say)
        yield say("play-trick-taken", name=seat_name(table, last[0], say), cards=cards)


def trick_ended(table: Table, view: View) -> int:
    """How many tricks are complete, if the view's seat has a card in the last of them; 0: it has none."""
    last = texts_of(table).last_trick(view)
    return sum(view.tricks) if last is not None and any(one.seat == view.seat for one in last[1]) else 0


def _has_played_out(view: View, piles: Sequence[Pile]) -> bool:
    """Whether the view's seat has no card left, having had some."""
    return any(view.tricks) and not view.hand and not any(pile.up for pile in piles)


def is_over(table: Table) -> bool:
    """Whether the deal is."""
    return table.status is not Status.PLAYING or not table.actors


@dataclass(frozen=True, slots=True)
class Hand:
    """What a hand message shows; equal ones look the same."""

    say: Say
    """To its owner."""
    cards: tuple[Card, ...]
    """The seat's own."""
    piles: tuple[Pile, ...]
    """The seat's own layout."""
    deal: int = 0
    """Its number."""
    trick: int = 0
    """How many tricks are complete, if the seat has a card in the last of them."""
    taken_back: int = 0
    """The newest journal entry by which something was taken back in its deal; 0: nothing was."""
    lines: tuple[str, ...] = ()
    turn: Turn | None = None
    """What its owner is asked, while all wait for them: the picture shows the table from their seat."""
    labels: tuple[SeatLabel, ...] = ()
    """Who sits round that table."""
    playable: frozenset[Card] | None = None
    """None: no card can be pressed now."""
    verb: Callable[[Card], Action] | None = None
    """What pressing one does; None: cards are no buttons now."""
    declarations: tuple[tuple[Action, ...], ...] = ()
    """Cards that can be played with a word, by rows of buttons."""
    calls: tuple[tuple[Action, ...], ...] = ()
    """What can be said without a card, by rows of buttons."""
    menus: tuple[Menu, ...] = ()
    """What can be said besides."""
    has_tricks: bool = False
    """The seat has tricks of its own to look at."""
    has_last: bool = False
    """There is a last trick to look at, which the picture does not show."""
    has_hint: bool = False
    """Its owner may ask what a strong player would do."""
    number: int = 0
    """The turn the buttons are for, 0 where none can be pressed."""
    own_last: int = 0
    """The journal entry of its owner's last action that may be undone; 0: there is none."""
    confirms: bool = False
    """Its owner wants to be asked before a card is played."""
    drawn: tuple[Card, ...] = ()
    """What last came from the talon."""
    paused: Pause | None = None
    """Why the match stands still, if it does."""
    stage: Status = Status.PLAYING
    """Where its match is."""
    is_over: bool = False
    """Its deal is."""
    names: tuple[str, ...] = ()
    """Who sits at the table: its texts may name them."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to see or to press yet."""
        return not (self.cards or self.playable or self.calls)

    @property
    def acts(self) -> bool:
        """Whether its owner can do something now."""
        return self.number != 0

    @property
    def picture(self) -> tuple[object, ...]:
        """All that its picture shows: equal ones look the same."""
        shown = (self.cards, self.piles) if self.turn is None else (self.turn, self.labels)
        return *shown, look_of(self.say), self.say.language

    def is_later_than(self, turn: Hand) -> bool:
        """Whether its owner waits after that turn of theirs, so that the picture of it may stay, told to be of then.

        It may not once the deal is over, or where something in it is not so any more for another reason than that the
        play went on: a name, or what was taken back.
        """
        waits = self.turn is None and self.playable is None and not self.is_over
        same = self.say, self.deal, self.names, self.taken_back
        return waits and turn.turn is not None and same == (turn.say, turn.deal, turn.names, turn.taken_back)

    def is_as_good_as(self, other: Hand) -> bool:
        """Whether a message may go on showing the other instead.

        Between turns a hand is left alone until a trick that its owner has played to ends: what others do is seen at
        the table. Where several are asked at once, the others' answers change nothing for its owner.
        """
        if not self.acts and not other.acts:
            return self._lasting == other._lasting
        return self._to_do == other._to_do

    @property
    def _to_do(self) -> Hand:
        """What matters to somebody who can act: all but who sits there, and what others answer meanwhile.

        The number of the turn changes with every card, and whenever it is the owner's turn anew.
        """
        return replace(self, turn=None, labels=(), taken_back=0)

    @property
    def _lasting(self) -> tuple[object, ...]:
        """What matters to somebody who cannot act."""
        ends_early = self.is_over and bool(self.cards or self.piles)
        told = self.own_last, self.trick, self.paused, self.stage, ends_early
        return self.say, self.cards, self.piles, *told, self.names


def may_do(table: Table, seat: int) -> tuple[Action, ...]:
    """What the owner of a seat can do now; if all are away, whoever acts is back, and the match goes on.

    Nothing while the last trick plays itself, though a card that is named all the same is played.
    """
    return () if table.paused is Pause.AGREED or table.plays_itself else table.legal(seat)


def resting_hand(table: Table, seat: int, owner: Person, say: Say) -> Hand:
    """What lasts of the hand of a seat whose owner cannot act: without lines and buttons."""
    texts, view = texts_of(table), table.view(seat)
    return Hand(
        say=say,
        cards=texts.in_order(view, owner.sorting),
        piles=texts.piles(view, seat),
        deal=view.deal,
        trick=trick_ended(table, view),
        taken_back=table.taken_back,
        own_last=own_last(table, seat),
        paused=table.paused if table.status is Status.PLAYING else None,
        stage=table.status,
        is_over=is_over(table),
        names=tuple(one.name if one is not None else "" for one in table.seats),
    )


def hand_of(table: Table, seat: int, owner: Person, say: Say, emojis: CardEmojis, drawn: Sequence[Card] = ()) -> Hand:
    """The current hand of a seat, in its owner's texts `say`; `drawn` is what last came from the talon."""
    texts, lasting = texts_of(table), resting_hand(table, seat, owner, say)
    view, legal = table.view(seat), may_do(table, seat)
    verb = texts.card_verb(view, legal)
    can, pack = frozenset(map(str, legal)), table.game.pack(table.setup.options)
    plays = frozenset(card for card in pack if str(verb(card)) in can) if verb is not None and can else frozenset()
    words = CardWords(emojis, say)
    hand = replace(
        lasting,
        playable=plays or None,
        verb=verb,
        declarations=texts.card_rows(legal),
        calls=texts.call_rows(legal),
        menus=texts.call_menus(legal, say),
        has_tricks=table.status is not Status.STOPPED and bool(texts.own_tricks(view)),
        number=table.turn_number(seat) if legal else 0,
        confirms=bool(owner.confirms),
        drawn=tuple(drawn),
    )
    if not legal or seat not in table.actors:
        return replace(hand, lines=tuple(hand_lines(table, view, legal, drawn, words, say)))
    turn = _turn(table, view, legal, hand, say)
    return replace(
        hand,
        lines=tuple(turn_lines(table, view, legal, drawn, words, say)),
        turn=turn,
        labels=labels(table),
        has_hint=table.allows_hints and len(legal) > 1,
        has_last=0 < len(view.trick) < view.seats and texts.last_trick(view) is not None,
    )


def _turn(table: Table, view: View, legal: Sequence[Action], hand: Hand, say: Say) -> Turn:
    """What the owner of a hand is asked."""
    for_dummy = table.dummy is not None and view.turn == table.dummy
    piles = texts_of(table).piles(view, table.dummy) if for_dummy and table.dummy else hand.piles
    before = [pile.up for pile in piles if pile.up is not None] or hand.cards
    # What lies under a card is played later.
    is_last = len(before) == 1 and not any(pile.covers for pile in piles)
    # A card that is merely shown is not given up, so none stands out.
    gives_up = hand.verb is not None and is_with_card(hand.verb(CARDS[0]))
    playable = hand.playable if gives_up else None
    return Turn(
        view, hand.cards, piles, for_dummy, playable, asked_of(table, view, legal, before, say, is_last=is_last)
    )
