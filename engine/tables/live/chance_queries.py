"""What there is to know about chance at one table: its secret, draws and cuts; reading it changes nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.chance.seating import DealerDraw, Draw
from engine.tables.decisions import chance, dealing
from engine.tables.model.snapshot import Snapshot


class ChanceQueries(ABC):
    """Facts about the table as it is now, and never anything that would reveal a card that is still hidden."""

    @property
    @abstractmethod
    def _now(self) -> Snapshot:
        """The table with all its secrets."""

    @property
    def awaits_digest(self) -> bool:
        """Whether the match has started and its digest is being posted."""
        return self._now.awaits_digest

    @property
    def digest(self) -> str | None:
        """The SHA-256 of the match's secret and of what is settled with it, for everybody.

        None before the start, and in matches without a secret.
        """
        return self._now.commitment.digest if self._now.commitment else None

    @property
    def drawn_as(self) -> str | None:
        """How partners or the first dealer are drawn, as the digest settles it too; None where it does not."""
        return dealing.drawn_as(self._now) if self._now.commitment and self._now.commitment.terms else None

    @property
    def digest_message(self) -> tuple[int, int] | None:
        """Channel and id of the message with the digest; None if it has no message of its own."""
        return self._now.commitment.message if self._now.commitment else None

    @property
    def is_unproved(self) -> bool:
        """Whether the digest could not be posted before the first deal."""
        return self._now.commitment is not None and self._now.commitment.is_unproved

    @property
    def drawn(self) -> Draw | None:
        """The draw of partners; its people are numbered by the seats of the lobby, from 0."""
        return self._now.drawn.draw if self._now.drawn else None

    @property
    def drawn_names(self) -> tuple[str, ...]:
        """The names of the people of `drawn`, in their order."""
        return self._now.drawn.names if self._now.drawn else ()

    @property
    def dealer_draw(self) -> DealerDraw | None:
        """The draw for the dealer of the deal on the table, if there was one; kept across restarts."""
        return self._now.dealer_draw

    @property
    def next_draw(self) -> DealerDraw | None:
        """Between deals: the draw for the dealer of the next, if there is one."""
        return chance.next_draw(self._now)

    @property
    def cutter(self) -> int | None:
        """Between deals: the seat of the person whose cut the others wait for; None: nobody waits."""
        return chance.cutter(self._now)

    @property
    def may_cut(self) -> int | None:
        """Between deals: the seat of the person who may cut the pack for the next; None: only chance does."""
        return chance.may_cut(self._now)

    @property
    def cuts(self) -> range:
        """How many cards may be cut off."""
        return self._now.cuts

    @property
    def cut_by(self) -> int | None:
        """Who cut the pack of the deal on the table; None: only chance. Kept across restarts."""
        return self._now.cut.seat if self._now.cut else None

    @property
    def cut_cards(self) -> int | None:
        """How many cards were cut off that pack.

        None until the deal is over, and if the pack was shuffled and only chance cut.
        """
        now = self._now
        return now.cut.cards if now.cut and self._is_deal_over and (now.cut.seat or not now.cut.shuffled) else None

    @property
    def cut_words(self) -> str:
        """What was said with that cut; empty until the deal is over."""
        return self._now.cut.words if self._now.cut and self._is_deal_over else ""

    @property
    def _is_deal_over(self) -> bool:
        return self._now.state is not None and self._now.state.outcome is not None

    def must_be_cutter(self, user_id: int) -> None:
        """Raise Refused if this person may not cut now."""
        dealing.must_be_cutter(self._now, user_id)
