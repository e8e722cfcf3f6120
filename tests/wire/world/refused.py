"""What Discord answers when it will not do something: a status, a code and a sentence."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that is refused; nothing has changed."""

    def __init__(self, status: int, code: int, text: str, **more: Any) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status = status
        self.body = {"message": text, "code": code, **more}


def unknown_channel() -> Refused:
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    return Refused(404, 10008, "Unknown Message")


def unknown_webhook() -> Refused:
    return Refused(404, 10015, "Unknown Webhook")


def invalid(field: str, code: str, text: str) -> Refused:
    """A body that cannot be."""
    errors: dict[str, Any] = {"_errors": [{"code": code, "message": text}]}
    for part in reversed(field.split(".")):
        errors = {part: errors}
    return Refused(400, 50035, "Invalid Form Body", errors=errors)
