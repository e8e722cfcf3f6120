"""Pictures are drawn once for all who see the same, and kept in a bounded room."""

from __future__ import annotations

from engine.core.cards import parse_cards
from rendering import Look, draw_hand
from rendering.canvas.kept import Kept, kept
from rendering.canvas.values import Picture


def test_who_sees_the_same_gets_the_same_picture_and_others_their_own() -> None:
    hand = parse_cards("AS KH 7C")
    one = draw_hand(hand, None, Look())
    assert draw_hand(list(hand), None, Look()) is one
    others = [
        draw_hand(hand[:2], None, Look()),
        draw_hand(hand[::-1], None, Look()),
        draw_hand(hand, frozenset(hand[:1]), Look()),
        draw_hand(hand, None, Look(felt="blue")),
    ]
    assert len({one.data, *(other.data for other in others)}) == 5


def test_what_was_asked_for_least_lately_makes_room() -> None:
    drawn: list[str] = []
    pictures = Kept(room=10)

    def ask(name: str) -> None:
        def draw() -> Picture:
            drawn.append(name)
            return Picture(b"....", name)

        assert pictures.take(name, draw).filename == name

    for name in "ababcab":
        ask(name)
    assert drawn == ["a", "b", "c", "a", "b"]


def test_a_picture_larger_than_the_room_is_drawn_but_not_kept() -> None:
    pictures = Kept(room=3)
    one, other = (pictures.take("large", lambda: Picture(bytes([1, 2, 3, 4]), "large")) for _ in range(2))
    assert one == other
    assert one is not other


def test_named_arguments_count() -> None:
    @kept
    def draw(one: str, *, two: str = "") -> Picture:
        return Picture(f"{one}{two}".encode(), "some.png")

    assert draw("a", two="b").data == b"ab"
    assert draw("a", two="c").data == b"ac"
    assert draw("a", two="b") is draw("a", two="b")


def test_what_cannot_be_looked_up_is_drawn_each_time() -> None:
    @kept
    def draw(one: dict[str, str]) -> Picture:
        return Picture(one["a"].encode(), "some.png")

    assert draw({"a": "b"}).data == b"b"
    assert draw({"a": "c"}).data == b"c"
