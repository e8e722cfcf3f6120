"""Pictures are compressed less in tests: the pixels are the same, and hardly any test counts bytes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rendering.canvas import encode

AS_SENT = encode.LEVEL


@pytest.fixture(autouse=True, scope="module")
def quick_pictures() -> Iterator[None]:
    """For all tests through Discord, and for them alone; how large tables are is proved in tests/rendering."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(encode, "LEVEL", 1)
        patch.setattr(encode, "LARGE", 1_000_000)
        yield


@pytest.fixture
def pictures_as_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """For who does count."""
    monkeypatch.setattr(encode, "LEVEL", AS_SENT)
