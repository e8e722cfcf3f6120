"""Many cases in one test: each is tried, and what goes wrong says with which."""

from __future__ import annotations

import pytest

from tests.about import about, in_one_test

tried: list[tuple[int, str, bool]] = []


@in_one_test("number", (one for one in (1, 2)))
@in_one_test(("word", "right"), [("a", True), ("b", False)])
def cases(number: int, word: str, right: bool, tmp_path: object) -> None:
    tried.append((number, word, right))


def test_every_case_is_tried_with_every_other_and_with_what_pytest_gives() -> None:
    for _ in range(2):
        tried.clear()
        cases(tmp_path=None)
        assert tried == [(1, "a", True), (1, "b", False), (2, "a", True), (2, "b", False)]


@in_one_test("number", range(3))
def test_a_fixture_is_given_to_every_case(number: int, request: pytest.FixtureRequest) -> None:
    assert request.node.name == "test_a_fixture_is_given_to_every_case"
    assert number in range(3)


def test_what_goes_wrong_says_with_which_case() -> None:
    @in_one_test("number", range(3))
    def small(number: int) -> None:
        assert number < 2

    with pytest.raises(AssertionError) as wrong:
        small()
    assert wrong.value.__notes__ == ["This was about 2."]
    with pytest.raises(ValueError, match="too few") as other, about("Anna", 7):
        raise ValueError("too few")
    assert other.value.__notes__ == ["This was about Anna, 7."]


def test_a_case_with_too_few_facts_is_no_case() -> None:
    @in_one_test(("one", "other"), [(1,)])
    def small(one: int, other: int) -> None:
        raise AssertionError("it was tried")

    with pytest.raises(ValueError, match="shorter"):
        small()
