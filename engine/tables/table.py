"""One table: the only thing that changes a match.

Whatever is to happen is checked, worked out by the pure functions, written to the journal and only
then told to the announcer, one thing at a time per table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.couillon.seating import Draw
from engine.game import Action, AnyGame, DealResult, View
from engine.tables.people import Occupant, Seats, Setup, Status


class Table:
    """A table. Made by `Tables.open`; found by `Tables.get`.

    The methods that change something take the id of the user who asks, raise `Refused` (and `act` also
    `IllegalAction` or `Unreadable`; all of them `JournalError`), and have saved and announced on return.
    """

    @property
    def id(self) -> int:
        """Number of the table, from 1."""
        raise NotImplementedError

    @property
    def setup(self) -> Setup: ...
    @property
    def game(self) -> AnyGame: ...
    @property
    def status(self) -> Status: ...
    @property
    def seats(self) -> Seats:
        """Per seat its occupant, None where it is empty; seat 1 first."""

    @property
    def number(self) -> int:
        """Journal entries so far, deals included: the turn number that buttons carry."""

    @property
    def drawn(self) -> Draw | None:
        """The draw of partners by high cards; its people are numbered by the seats of the lobby, from 0."""

    @property
    def drawn_names(self) -> tuple[str, ...]:
        """Per person of `drawn` the name."""

    @property
    def message_ids(self) -> Mapping[str, tuple[int, int]]:
        """Kind -> (channel id, message id), as set by `set_message`; kept over restarts."""

    @property
    def deal(self) -> int:
        """Number of the deal on the table, 0 in the lobby."""

    @property
    def score(self) -> tuple[int, ...]:
        """Per seat, after the last finished deal; empty in the lobby."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that won; empty until the match is over."""

    @property
    def result(self) -> DealResult | None:
        """Result of the deal on the table, None until it is over."""

    @property
    def actors(self) -> tuple[int, ...]:
        """Seats that may act now; empty between deals and when nothing is played."""

    @property
    def deadline(self) -> float | None:
        """When the clock plays for the person to move, or deals the next deal (UTC epoch, seconds); None: never."""

    def seat_of(self, user_id: int) -> int | None:
        """The seat of this person."""

    def occupant(self, seat: int) -> Occupant | None:
        """Who sits on this seat; raises Refused(no-such-seat)."""

    def view(self, seat: int) -> View:
        """What this seat may know, 0 for a spectator; raises Refused(not-started, no-such-seat)."""

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What this seat may do now; empty when it is not its turn; raises like `view`."""

    async def sit(self, user_id: int, name: str, seat: int | None = None) -> None:
        """Sit down on this seat or the first empty one; who sits already moves to `seat`."""

    async def leave(self, user_id: int) -> None:
        """Get up. During play a computer takes the seat and offers it. A host who leaves passes on."""

    async def add_computer(self, by: int, seat: int | None = None, player: str = "simple") -> None:
        """Host: seat a computer; raises UnknownChoice for a player that does not exist."""

    async def remove(self, by: int, seat: int) -> None:
        """Host: remove whom this seat holds; during play only people, a computer takes over."""

    async def swap(self, by: int, seat_a: int, seat_b: int) -> None:
        """Host: exchange who sits on two seats, either of which may be empty."""

    async def invite(self, by: int, user_ids: Iterable[int]) -> None:
        """Host: allow these to sit down."""

    async def start(self, by: int) -> None:
        """Host: start the match."""

    async def stop(self, by: int, force: bool = False) -> None:
        """Host, or anyone with `force`: end the table without a result."""

    async def offer(self, user_id: int) -> None:
        """Offer the own seat to anyone, or take the offer back. Possible during play only."""

    async def take_offered(self, user_id: int, name: str, seat: int) -> None:
        """Take over an offered seat during play."""

    async def back(self, user_id: int) -> None:
        """Who was marked away decides again; raises Refused(not-away)."""

    async def act(self, user_id: int, action: str, number: int | None) -> None:
        """Take an action, in its notation, at the turn `number` a button carried; None: the current turn.

        Who was away is back by this, even where the action comes too late.
        """

    async def next_deal(self, user_id: int) -> None:
        """Anyone seated: skip the pause after a deal."""

    async def set_message(self, kind: str, channel_id: int, message_id: int | None) -> None:
        """Remember where a message of the table is, None: forget it. Announces nothing."""

    async def record(self) -> str:
        """The match so far in the notation of docs/records.md, packs included."""
