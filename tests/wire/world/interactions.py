"""Interactions and their tokens: what a press, a command or a form may be answered with, and for how long.

The first answer must come within three seconds, and there is one. From then on the token edits for fifteen minutes:
`@original` is the answer, or after a press that was answered by an edit the message that was pressed. What a token made
it may edit and delete, also what a single person sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tests.wire import clock
from tests.wire.judging.limits import EPHEMERAL
from tests.wire.world.messages import LOADING, Body, Message, Upload, new_message
from tests.wire.world.refused import Refused, unknown_message, unknown_webhook
from tests.wire.world.screens import Screens

FIRST_ANSWER: Final = 3.0
LIFE: Final = 900.0

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER, DEFER, DEFER_EDIT, EDIT, CHOICES, FORM = 4, 5, 6, 7, 8, 9


@dataclass
class Interaction:
    """Something one person did, and what came of it so far."""

    id: int
    token: str
    kind: int
    user: int
    channel: int
    at: float
    pressed: Message | None = None
    """The message whose button was pressed, or whose form was sent."""
    answer: int | None = None
    """How it was answered, by the type of the callback."""
    answered_at: float | None = None
    original: Message | None = None
    made: dict[int, Message] = field(default_factory=dict)
    form: Body | None = None
    choices: list[Any] | None = None


class Interactions:
    """All interactions whose tokens may live."""

    def __init__(self, screens: Screens) -> None:
        self._screens = screens
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self, kind: int, user: int, channel: int, pressed: Message | None = None, token: str | None = None
    ) -> Interaction:
        """Somebody does something."""
        number = clock.new_id()
        begun = Interaction(int(number), token or f"token{number}", kind, user, channel, clock.now(), pressed)
        while self._by_token and begun.at - next(iter(self._by_token.values())).at > 2 * LIFE:
            del self._by_token[next(iter(self._by_token))]
        self._by_token[begun.token] = begun
        return begun

    def callback(self, token: str, body: Body, uploads: Sequence[Upload] = ()) -> dict[str, Any]:
        """The first answer."""
        interaction = self._by_token.get(token)
        if interaction is None or clock.now() - interaction.at > FIRST_ANSWER:
            raise Refused(404, 10062, "Unknown interaction")
        if interaction.answer is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        kind, data = int(body["type"]), body.get("data") or {}
        if kind in (DEFER_EDIT, EDIT) and interaction.pressed is None:
            raise Refused(400, 50035, "Invalid Form Body")
        message = self._answered(interaction, kind, data, uploads)
        interaction.answer, interaction.answered_at = kind, clock.now()
        told: dict[str, Any] = {"id": str(interaction.id), "type": interaction.kind}
        answer: dict[str, Any] = {"interaction": told}
        if kind in (ANSWER, DEFER, EDIT) and message is not None:
            told["response_message_id"] = str(message.id)
            answer["resource"] = {"type": kind, "message": message.payload()}
        return answer

    def follow_up(self, token: str, body: Body, uploads: Sequence[Upload] = ()) -> Message:
        """Another message; right after a deferred answer it is that answer."""
        interaction = self._living(token)
        if interaction.original is not None and interaction.original.flags & LOADING:
            return self._edited(interaction.original, body, uploads)
        return self._new(interaction, body, uploads)

    def message(self, token: str, which: str) -> Message:
        """A message this token may touch: `@original` or an id."""
        interaction = self._living(token)
        found = interaction.original if which == "@original" else self._by_id(interaction, int(which))
        if found is None or found.id not in self._screens.channel(found.channel).messages:
            raise unknown_message()
        return found

    def edit(self, token: str, which: str, body: Body, uploads: Sequence[Upload] = ()) -> Message:
        return self._edited(self.message(token, which), body, uploads)

    def delete(self, token: str, which: str) -> None:
        self._screens.delete(self.message(token, which))

    def of(self, token: str) -> Interaction:
        """What somebody did, by its token."""
        return self._by_token[token]

    def _answered(self, interaction: Interaction, kind: int, data: Body, uploads: Sequence[Upload]) -> Message | None:
        if kind == ANSWER:
            interaction.original = self._new(interaction, data, uploads)
        elif kind == DEFER:
            interaction.original = self._screens.show(self._blank(interaction, data, LOADING))
        elif kind in (DEFER_EDIT, EDIT):
            interaction.original = interaction.pressed
            if kind == EDIT and interaction.pressed is not None:
                self._edited(interaction.pressed, data, uploads)
        elif kind == FORM:
            interaction.form = data
        elif kind == CHOICES:
            interaction.choices = list(data.get("choices") or [])
        return interaction.original

    def _living(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answer is None:
            raise unknown_webhook()
        if clock.now() - interaction.at > LIFE:
            raise Refused(401, 50027, "Invalid Webhook Token")
        return interaction

    def _by_id(self, interaction: Interaction, number: int) -> Message | None:
        original = interaction.original
        return original if original is not None and original.id == number else interaction.made.get(number)

    def _blank(self, interaction: Interaction, body: Body, flags: int = 0) -> Message:
        only = interaction.user if int(body.get("flags") or 0) & EPHEMERAL else None
        message = new_message(interaction.channel, ephemeral_to=only, flags=flags)
        interaction.made[message.id] = message
        return message

    def _new(self, interaction: Interaction, body: Body, uploads: Sequence[Upload]) -> Message:
        message = self._blank(interaction, body)
        message.change(body, uploads)
        return self._screens.show(message)

    def _edited(self, message: Message, body: Body, uploads: Sequence[Upload]) -> Message:
        self._screens.change(message, body, uploads)
        message.flags &= ~LOADING
        return message
