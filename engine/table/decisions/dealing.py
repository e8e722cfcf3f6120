"""From the start of a match to its cards, and from deal to deal: committing, drawing, cutting, dealing. Pure.

A match that starts is committed to a secret, and nothing is drawn or dealt before the secret's digest stands in a
message of its own (docs/fairness-algorithm.md); `Posting` says when that is due, and when it is given up, and is kept
in memory only. Before each deal there may be a pause in which a person may cut.

What chance decides - draws, dealers, who may cut, packs - follows from the key of the match
(`engine.core.chance.fairness`); before there were secrets, a generator decided.

A match may also play on from a position of a finished one: that one's deals are given up to there, and count for
nothing. Everybody may know their cards, since it is over and its hands are open to all who look at it again.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.core.actions import Event, previous_seat
from engine.core.cards import Card, parse_cards, print_cards
from engine.core.chance import fairness, packs
from engine.core.chance.packs import MOST_WORDS, NextPack, words_said
from engine.core.chance.seating import DealerDraw, DrawnBy, draw_dealer
from engine.players.turns import Question
from engine.records import jsonlines
from engine.table.model.commitment import Commitment, Drawn
from engine.table.model.entries import Cut, DealText, Entry, EntryKind, Pack
from engine.table.model.errors import Refusal, Refused
from engine.table.model.news import By, CutBegun, DealerDrawn, Dealt, DigestDue, News, Started
from engine.table.model.people import Stint
from engine.table.model.setup import Origin
from engine.table.model.snapshot import Change, Snapshot
from engine.table.model.status import Status
from engine.table.model.times import Pauses


def pack_to_draw(table: Snapshot, label: str, rng: random.Random | None = None) -> tuple[Card, ...]:
    """A shuffled pack to draw from."""
    game, options = table.game, table.setup.options
    if table.key is not None:
        return fairness.shuffled(table.key, label, game.pack(options))
    assert rng is not None
    return packs.shuffled(game, options, rng)


def dealer_draw(table: Snapshot, deal: int, rng: random.Random | None = None) -> DealerDraw:
    """Let everybody draw a card for the dealer of this deal."""
    pack = pack_to_draw(table, fairness.dealer_label(deal), rng)
    return draw_dealer(pack, len(table.seats), table.game.dealer_drawn_by)


def next_draw(table: Snapshot) -> DealerDraw | None:
    """The draw for the dealer of the next deal, made as soon as it is due; None if there is none, or not yet.

    Matches that began under the first edition, or without a secret, draw only when they deal.
    """
    if not table.is_between_deals or table.commitment is None or table.commitment.edition == 1 or table.is_given:
        return None
    match = table.next_match
    is_first = table.state is None and bool(table.game.dealer_drawn_by) and table.drawn is None
    return dealer_draw(table, match.deal) if is_first or table.game.draw_is_due(match) else None


def may_cut(table: Snapshot) -> int | None:
    """Between deals: the seat of the person who may cut for the next one; None: only chance does.

    It is the seat to the right of the next dealer (kleurenwiezen.txt, "The Deal"), and nobody's if that dealer has yet
    to be drawn.
    """
    if not table.is_between_deals or table.is_given or table.setup.same_deals is not None:
        return None
    match, draw = table.next_match, next_draw(table)
    if table.commitment is None and not table.game.gathered(match):
        return None
    if draw is None and table.game.draw_is_due(match):
        return None
    seat = previous_seat(draw.dealer if draw else match.dealer, len(table.seats))
    occupant = table.seats[seat - 1]
    return seat if occupant and not occupant.is_automatic else None


def cutter_at(table: Snapshot) -> int | None:
    """The seat that the others wait for to cut, because the pack was gathered; None: nobody waits."""
    return may_cut(table) if table.is_between_deals and table.game.gathered(table.next_match) else None


def next_pack(table: Snapshot, match: Any, cards: int | None, rng: random.Random) -> NextPack:
    """The pack for the deal due in `match`, with this many cards cut off, or None for chance; raises BadDeal."""
    if table.key is not None:
        return packs.derived_pack(table.game, match, table.key, cards)
    return packs.next_pack(table.game, match, rng, cards)


def for_choice(table: Snapshot, question: Question, rng: random.Random) -> random.Random:
    """The chance of a computer that is asked this; where other tables play the same deals, the same for equal views.

    So the same play meets with the same answers there. At other tables it is the program's own.
    """
    if table.setup.same_deals is None or table.key is None:
        return rng
    seen = f"{question.seat} {json.dumps(jsonlines.view(table.game, question.view))}"
    return random.Random(fairness.choice_seed(table.key, seen))


def key_after(key: bytes | None, commitment: Commitment | None, deal: int, cut: Cut | None) -> bytes | None:
    """The key for the next deal, once this deal has been cut like this: whatever a person chose goes into it."""
    if key is None or commitment is None or commitment.edition == 1 or cut is None or cut.seat is None:
        return key
    return fairness.next_key(key, deal, cut.seat, cut.cards, cut.words)


def given_deals(table: Snapshot, origin: Origin) -> Change:
    """The table in the position it plays on from, with all that led to it written down as its own."""
    now, entries, packs = table, list[Entry](), dict(enumerate(origin.packs, 1))
    dealt = Dealt(0, ())
    for kind, seat, text in origin.entries:
        if kind == EntryKind.DEAL:
            now, events = dealt_again(now, seat, text, packs)
            dealt = Dealt(now.deal, events)
        else:
            action = now.game.parse_action(text)
            now = now.after_action(seat, action, now.game.apply(now.state, seat, action), By.GIVEN)
        entries.append(Entry(now.number, EntryKind(kind), seat, text, By.GIVEN))
    return Change(now, (dealt,), tuple(entries), given=tuple(map(Pack, packs.keys(), packs.values())))


def dealt_again(
    table: Snapshot, dealer: int, text: str, packs: Mapping[int, str]
) -> tuple[Snapshot, tuple[Event, ...]]:
    """The table after its next deal, of which the journal says this (`DealText`), and what became public with it."""
    deal, draws, cut = DealText.parse(text)
    step = table.game.deal(table.game.dealt_by(table.next_match, dealer), parse_cards(packs[deal]))
    draw, key = DealerDraw(draws, dealer) if draws else None, key_after(table.key, table.commitment, deal, cut)
    return replace(table.dealt(step.state), dealer_draw=draw, cut=cut, key=key, is_cutting=False), step.events


_TO_CUT: Final = 2
"""The pause after a deal is this many times longer if others wait for a cut: the cutter looks at the score first."""
_SLOW_TURN: Final = 3600
_SLOWER: Final = 40
"""How much longer all pauses are if a turn takes `_SLOW_TURN` seconds or more: ten minutes for the usual 15 s."""


def start(table: Snapshot, by: int, secret: bytes, salt: bytes) -> Change:
    """Host: start the match and commit it to this secret; its digest is due before anything is drawn or dealt.

    `salt` hides who sits where; of it, only what is kept for each seat remains.
    """
    table.must_be(Status.LOBBY)
    table.must_be_host(by)
    if empty := len(table.free_seats):
        raise Refused(Refusal.SEATS_EMPTY, empty=empty, seats=table.places)
    same = table.setup.same_deals
    commitment = _committed(table, secret if same is None else same.secret, salt)
    stints = tuple(Stint.of(0, seat, one) for seat, one in enumerate(table.seats, 1) if one)
    origin = table.setup.origin
    last = same.deals if same is not None else origin.deal if origin is not None and origin.ends else None
    after = replace(table, status=Status.PLAYING, commitment=commitment, stints=stints, last_deal=last)
    return Change(after, (DigestDue(commitment.digest),))


def _committed(table: Snapshot, secret: bytes, salt: bytes) -> Commitment:
    """The secret, and all that its digest is to settle with it."""
    options, origin, is_shared = table.setup.options, table.setup.origin, table.setup.same_deals is not None
    salts = [fairness.salt_of(salt, seat) if one and one.is_person else None for seat, one in enumerate(table.seats, 1)]
    people = [
        None if one is None else fairness.digest_of_person(hidden, one.name) if hidden else fairness.COMPUTER
        for one, hidden in zip(table.seats, salts, strict=True)
    ]
    text = fairness.terms(
        fairness.EDITION,
        table.id,
        table.game.name,
        options.preset,
        dict(options.values()),
        drawn_as(table),
        people,
        same=is_shared,
        given=origin.deal if origin else 0,
    )
    return Commitment(secret, is_shared=is_shared, terms=text, salts=tuple(salts))


def drawn_as(table: Snapshot) -> str:
    """How partners or the first dealer are drawn at a table: a `DrawnBy`, or a `DrawnAs`."""
    if table.setup.origin is not None:
        return fairness.DrawnAs.GIVEN.value
    if table.partners_drawn_by is not None and table.setup.same_deals is None:
        return table.partners_drawn_by.value
    return (fairness.DrawnAs.LOWEST if table.game.dealer_drawn_by else fairness.DrawnAs.NUMBER).value


def remind_of_digest(table: Snapshot) -> Change:
    """Ask again for the digest to be posted, because it has not been confirmed."""
    return Change(table, (DigestDue(table.commitment.digest),) if table.commitment and table.awaits_digest else ())


def settle_digest(table: Snapshot, message: tuple[int, int] | None) -> Change:
    """The digest stands in this message (channel, id), or cannot be posted: draw partners and first dealer.

    Only the first call counts; later ones change nothing.
    """
    if table.commitment is None or not table.awaits_digest:
        return Change(table)
    commitment = table.commitment.settled(message)
    table = replace(table, commitment=commitment, key=commitment.first_key)
    drawn = drawn_as(table)
    if table.setup.origin is not None:
        # Everybody sits as they sat down, and what led to the position is given.
        table = replace(table, dealer=table.setup.origin.dealer)
    elif drawn in set(DrawnBy):
        names = tuple(one.name for one in table.seats if one)
        table = _seated_by(table, Drawn(pack_to_draw(table, fairness.PARTNERS), names, DrawnBy(drawn)))
    elif draw := next_draw(table):
        table = replace(table, dealer=draw.dealer)
    else:
        table = replace(table, dealer=fairness.first_dealer(commitment.first_key, len(table.seats)))
    return Change(table, (Started(table.drawn.draw if table.drawn else None), *drawn_now(table)))


def _seated_by(table: Snapshot, drawn: Drawn) -> Snapshot:
    """Everybody on the seat they drew, even those who got up since the start; seat 1 deals first."""
    order = drawn.draw.seats
    seats = tuple(table.seats[person] for person in order)
    stints = tuple(stint._replace(seat=1 + order.index(stint.seat - 1)) for stint in table.stints)
    return replace(table, drawn=drawn, seats=seats, stints=stints, dealer=1)


def drawn_now(table: Snapshot) -> Iterable[News]:
    """The draw for the dealer of the next deal, if it can be made now, as news."""
    draw = next_draw(table)
    return () if draw is None else (DealerDrawn(table.next_match.deal, draw),)


def next_deal(table: Snapshot, user_id: int, rng: random.Random) -> Change:
    """Deal before the pause is over, for anyone seated, or for whoever is to cut if the others wait for that."""
    _must_be_free_to_deal(table, user_id)
    return deal(table, rng)


def begin_cut(table: Snapshot, user_id: int) -> Change:
    """Let whoever may cut take the pack in hand, with time to cut; raises like `must_be_cutter`."""
    seat = must_be_cutter(table, user_id)
    return Change(table) if table.is_cutting else Change(replace(table, is_cutting=True), (CutBegun(seat),))


def cut(table: Snapshot, user_id: int, cards: int, words: str, rng: random.Random) -> Change:
    """Let whoever may cut take this many cards off the pack, perhaps with some words, and deal the next deal."""
    seat = must_be_cutter(table, user_id)
    cuts, said = table.cuts, words_said(words)
    if cards not in cuts:
        raise Refused(Refusal.CUT_OUT_OF_RANGE, least=cuts[0], most=cuts[-1])
    if said is None:
        raise Refused(Refusal.CUT_WORDS, most=MOST_WORDS)
    return deal(table, rng, Cut(cards, seat, words=said))


def must_be_cutter(table: Snapshot, user_id: int) -> int:
    """The seat of this person, who may cut.

    Raises Refused(nobody-cuts, other-cuts), and whatever prevents dealing.
    """
    seat, cutter = _must_be_free_to_deal(table, user_id), may_cut(table)
    if cutter is None:
        raise Refused(Refusal.NOBODY_CUTS)
    if cutter != seat:
        raise Refused(Refusal.OTHER_CUTS, name=table.seated(cutter).name)
    return seat


def _must_be_free_to_deal(table: Snapshot, user_id: int) -> int:
    """The seat of this person.

    Raises Refused(table-over, not-started, not-dealt, not-seated, deal-goes-on, other-cuts).
    """
    table.must_be(Status.PLAYING)
    table.must_not_be_paused()
    seat, cutter = table.own_seat(user_id), cutter_at(table)
    if not table.is_between_deals:
        table.must_be_dealt()
        raise Refused(Refusal.DEAL_GOES_ON, deal=table.state.match.deal)
    if cutter is not None and cutter != seat:
        raise Refused(Refusal.OTHER_CUTS, name=table.seated(cutter).name)
    return seat


def deal(table: Snapshot, rng: random.Random, cut: Cut | None = None) -> Change:
    """Deal the next deal, with the dealer who is due or was drawn; if `cut` does not say how to cut, chance does.

    `rng` matters only in matches without a secret. A match that plays on from a position begins with that.
    """
    if table.is_given and table.setup.origin is not None:
        return given_deals(table, table.setup.origin)
    match, draw = table.next_match, next_draw(table)
    if draw is None and table.game.draw_is_due(match):
        draw = dealer_draw(table, match.deal, rng)
    if draw is not None:
        match = table.game.dealt_by(match, draw.dealer)
    pack = next_pack(table, match, cut.cards if cut else None, rng)
    if pack.cut is not None:
        cut = (cut or Cut(pack.cut))._replace(shuffled=not table.game.gathered(match))
    step = table.game.deal(match, pack.cards)
    key = key_after(table.key, table.commitment, match.deal, cut)
    after = replace(table.dealt(step.state), cut=cut, key=key, dealer_draw=draw, is_cutting=False)
    text = DealText(match.deal, draw.draws if draw else (), cut)
    by = By.PERSON if cut and cut.seat else By.CLOCK
    entry = Entry(after.number, EntryKind.DEAL, match.dealer, str(text), by)
    return Change(after, (Dealt(match.deal, step.events, draw),), (entry,), Pack(match.deal, print_cards(pack.cards)))


def deadline(before: Snapshot, after: Snapshot, now: float, pauses: Pauses) -> float | None:
    """When the next deal is dealt by itself (UTC epoch, seconds), after a change that leaves `after` between deals."""
    if before.paused or not before.is_between_deals:
        return now + _pause(after, pauses)
    if after.is_cutting and not before.is_cutting:
        return max(after.deadline or now, now + pauses.cutting)
    if after.state is None and may_cut(after) is None:
        # The person who could have cut has got up: nobody waits for anything.
        return now
    return after.deadline


def _pause(table: Snapshot, pauses: Pauses) -> float:
    """Seconds before the next deal."""
    slower = _SLOWER if table.setup.turn_seconds >= _SLOW_TURN else 1
    if table.state is None:
        return 0.0 if may_cut(table) is None else slower * pauses.before_first
    return slower * pauses.after_deal * (1 if cutter_at(table) is None else _TO_CUT)


AGAIN_AFTER: Final = (0.0, 2.0, 8.0, 20.0, 40.0)
"""Seconds after the start, or after a restart, at which the digest is asked for again while it is not confirmed."""
GIVEN_UP_AFTER: Final = 60.0
"""Seconds after which the match goes on unproved."""


@dataclass(slots=True)
class Posting:
    """How far it has come since the moment `since` (UTC epoch, seconds), and how often it has been asked for."""

    since: float
    tries: int

    @property
    def next(self) -> float:
        """When something has to happen next."""
        waits = (*AGAIN_AFTER, GIVEN_UP_AFTER)
        return self.since + waits[min(self.tries, len(AGAIN_AFTER))]

    def work(self) -> Callable[[Snapshot], Change]:
        """What has to happen then."""
        if self.tries == len(AGAIN_AFTER):
            return lambda table: settle_digest(table, None)
        self.tries += 1
        return remind_of_digest
