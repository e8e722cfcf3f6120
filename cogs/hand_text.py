"""What a private hand says besides its cards: the position, and what its owner can do now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.table_text import PROPOSED, trump_lines
from cogs.words import CardWords, game_name, seat_name
from engine.cards import Card
from engine.couillon.actions import Call
from engine.couillon.options import QUEEN_OF_SPADES
from engine.couillon.state import CouillonView
from engine.couillon.variants import Making
from engine.game import Action, Phase
from engine.tables.people import Status
from engine.tables.table import Table
from locales import Say


def hand_lines(
    table: Table, view: CouillonView, legal: Sequence[Action], drawn: Sequence[Card], words: CardWords, say: Say
) -> Iterator[str]:
    """The text over a hand; `legal` is what its owner may do now, `drawn` what came from the stock last."""
    yield say(
        "play-hand-title",
        game=game_name(table, say),
        table=str(table.id),
        deal=str(view.deal),
        channel=f"<#{table.setup.channel_id}>",
    )
    yield from trump_lines(table, view, words, say)
    yield from _face_up(table, view, words, say)
    if drawn:
        yield say("play-hand-drawn", card=words.cards(drawn))
    if legal and 0 < len(view.trick) < view.seats:
        played = (f"{seat_name(table, one.seat, say)} {words.card(one.card)}" for one in view.trick)
        yield say("play-hand-trick", cards=", ".join(played))
    if not legal:
        yield _waiting(table, view, say)
        return
    yield _prompt(table, view, say)
    if Call.MIT in legal:
        yield say("play-hand-mit", card=words.card(QUEEN_OF_SPADES))


def _face_up(table: Table, view: CouillonView, words: CardWords, say: Say) -> Iterator[str]:
    """What lies open elsewhere, in words: the picture of it hangs in the channel."""
    shown = (view.seat, view.turn if view.public.controller == view.seat else view.seat)
    for seat, piles in enumerate(view.layouts, 1):
        cards = [pile.up for pile in piles if pile.up is not None]
        if cards and seat not in shown:
            yield say("play-hand-face-up", name=seat_name(table, seat, say), cards=words.cards(cards))


def _prompt(table: Table, view: CouillonView, say: Say) -> str:
    """What is to be done."""
    for_dummy = view.turn == view.variant.dummy
    if view.phase is Phase.KONTRA:
        word, said_by = ("kontra", view.mit) if view.kontra is None else ("re", view.kontra)
        return say(f"play-hand-{word}", name=seat_name(table, said_by or view.turn, say))
    if view.phase is not Phase.TRUMPS:
        return say("play-hand-dummy" if for_dummy else "play-hand-your-turn")
    if view.variant.making in PROPOSED:
        return say("play-hand-accept")
    if for_dummy:
        return say("play-hand-dummy-trumps")
    return say("play-hand-first-cards" if view.variant.making is Making.FORCED else "play-hand-any-suit")


def _waiting(table: Table, view: CouillonView, say: Say) -> str:
    """Why there is nothing to be done."""
    if table.status is not Status.PLAYING or not table.actors:
        return say("play-hand-over")
    if view.phase is Phase.KONTRA:
        return say("play-hand-wait-window")
    if view.phase is Phase.TRUMPS and not view.held:
        return say("play-hand-wait-trumps", name=seat_name(table, view.public.controller, say))
    return say("play-hand-wait")
