"""What the practice page keeps between two runs, and what becomes of it when it is damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from practice.kept import FORMAT, Kept
from practice.pictures import NAME, PREFIX, Pictures


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    kept = Kept(
        language="nl",
        name="Odile",
        names={"8": "Jef"},
        spoken={"1": ["", "en"]},
        closed=[7],
        messages=[{"id": 1, "content": "♠ é"}],
    )
    kept.write(tmp_path / "file.json")
    assert Kept.read(tmp_path / "file.json") == kept
    assert [path.name for path in tmp_path.iterdir()] == ["file.json"]


def test_what_has_not_changed_is_not_written_again(tmp_path: Path) -> None:
    kept, file = Kept(), tmp_path / "file.json"
    before = kept.write(file)
    file.unlink()
    assert kept.write(file, before) == before
    assert not file.exists()
    kept.name = "Odile"
    assert kept.write(file, before) != before
    assert file.exists()


@pytest.mark.parametrize(
    "damaged",
    ["", "{", "[]", "null", "{}", json.dumps({"format": FORMAT + 1}), json.dumps({"format": FORMAT, "other": 1})],
)
def test_what_cannot_be_read_counts_as_nothing(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(damaged, encoding="utf-8")
    read = Kept.read(file)
    assert read.secret
    assert read == Kept(secret=read.secret)


def test_what_an_earlier_version_wrote_is_read(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    Kept(name="Odile").write(file)
    earlier = json.loads(file.read_text(encoding="utf-8"))
    del earlier["names"], earlier["spoken"]
    file.write_text(json.dumps(earlier), encoding="utf-8")
    assert Kept.read(file).name == "Odile"


def test_secrets_are_never_alike() -> None:
    assert len({Kept().secret for _ in range(50)}) == 50


def test_the_same_picture_has_the_same_address_and_another_one_another(tmp_path: Path) -> None:
    pictures = Pictures(tmp_path)
    one = pictures.store_attachment(1, 2, "table.webp", b"one", "four cards")
    again = pictures.store_attachment(3, 4, "hand.WEBP", b"one", None)
    other = pictures.store_attachment(5, 6, "table.webp", b"two", None)
    assert one["url"] == again["url"] != other["url"]
    assert NAME.fullmatch(one["url"].removeprefix(PREFIX))
    assert pictures.get(one["url"]) == b"one"
    pictures.keep_only([other["url"].removeprefix(PREFIX)])
    assert pictures.get(one["url"]) is None
    assert pictures.get(other["url"]) == b"two"


@pytest.mark.parametrize("filename", ["no-ending", "a.b/c", "x.../../etc", "evil.<b>"])
def test_no_filename_leads_out_of_the_folder(tmp_path: Path, filename: str) -> None:
    pictures = Pictures(tmp_path / "pictures")
    kept = pictures.store_attachment(1, 2, filename, b"data", None)
    assert NAME.fullmatch(kept["url"].removeprefix(PREFIX))
    assert [path.name for path in tmp_path.iterdir()] == ["pictures"]
    assert len(list((tmp_path / "pictures").iterdir())) == 1
