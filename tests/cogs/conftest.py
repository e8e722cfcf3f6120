"""Pictures are compressed less in tests: the pixels are the same, and hardly any test counts bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rendering.canvas import encode

AS_SENT = encode.LEVEL


@pytest.fixture(autouse=True, scope="module")
def quick_pictures() -> Iterator[None]:
    """Only tests that use Discord need this; tests/rendering proves how large tables are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encode, "LEVEL", 1)
        yield


@pytest.fixture
def pictures_as_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures as the bot sends them, for tests that do count bytes."""
    monkeypatch.setattr(encode, "LEVEL", AS_SENT)
