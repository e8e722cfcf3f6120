"""What the bot asks of Discord is counted by route, without any id or token."""

from __future__ import annotations

from cogs.delivery.figures import AnsweredRequest, Figures, oldest, route_of
from tests.about import in_one_test

TOKEN = "aW50ZXJhY3Rpb246MTIz-secret_token"


@in_one_test(
    ("method", "path", "route"),
    [
        ("PATCH", "/api/v10/channels/123/messages/456", "PATCH /channels/*/messages/*"),
        ("POST", "/api/v10/channels/123/messages", "POST /channels/*/messages"),
        ("POST", f"/api/v10/interactions/99/{TOKEN}/callback", "POST /interactions/*/*/callback"),
        ("PATCH", f"/api/v10/webhooks/99/{TOKEN}/messages/@original", "PATCH /webhooks/*/*/messages/@original"),
        ("POST", f"/api/v10/webhooks/99/{TOKEN}", "POST /webhooks/*/*"),
        ("POST", "/api/v10/users/@me/channels", "POST /users/@me/channels"),
    ],
)
def test_a_route_has_neither_ids_nor_tokens(method: str, path: str, route: str) -> None:
    assert route_of(method, path) == route
    assert TOKEN not in route_of(method, path)


def test_answers_are_counted_by_route_and_those_of_too_many_requests_apart() -> None:
    figures = Figures()
    figures.answered("PATCH /channels/*/messages/*", "200", 0.1)
    figures.answered("PATCH /channels/*/messages/*", "429", 0.1)
    figures.answered("POST /interactions/*/*/callback", "200", 0.1)
    figures.answered("PATCH /webhooks/*/*/messages/@original", "200", 0.1)
    assert figures.too_many() == 1
    assert figures.requests[AnsweredRequest("PATCH /channels/*/messages/*", "200")] == 1


def test_invalid_requests_are_counted_for_ten_minutes() -> None:
    figures = Figures()
    for at in (0.0, 300.0, 599.0):
        figures.refused(at)
    assert [figures.refused_lately(now) for now in (599.0, 601.0, 1200.0)] == [3, 2, 0]


def test_the_longest_wait_is_of_the_oldest_place() -> None:
    assert oldest([None, 4.0, 7.0], 10.0) == 6.0
    assert oldest([None], 10.0) == 0.0
