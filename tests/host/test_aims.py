"""What two commits brought on the same packs stands beside each other, and beside what was aimed at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks.duel import aims
from benchmarks.duel.aims import Aim, declared, main, over, played, won
from benchmarks.duel.declaring import Contract, Made
from benchmarks.duel.duel import Duel, fight
from engine.players.selfplay import Brought, mean_of, share_won

FEW = {"chouine": 4, "mondoubleau": 4}


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few packs, and those of *normal*, who is quick."""
    monkeypatch.setattr(aims, "WHOLE", FEW)
    monkeypatch.setattr(aims, "DECLARED", {"pagat": 2})
    by_strong = aims.duel_of
    monkeypatch.setattr(aims, "duel_of", lambda preset: by_strong(preset)._replace(one="normal"))


@pytest.mark.usefixtures("few")
def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    assert main(["play", str(tmp_path)]) == 0
    assert sorted(file.stem for file in tmp_path.iterdir()) == ["chouine", "mondoubleau", "pagat play alone"]
    duel = Duel("normal", "frozen", "chouine", "chouine")
    kept, result = played(tmp_path, "chouine"), fight(duel, aims.SEEDS, FEW["chouine"], 1)
    assert kept.packs == result.played.packs
    assert len(kept.spent) == len(result.played.spent)
    assert all(isinstance(one, Contract) for one in declared(tmp_path, "pagat"))


@pytest.mark.usefixtures("few")
def test_what_is_in_the_folder_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "chouine.json").write_text("kept")
    assert main(["play", str(tmp_path), "chouine", "mondoubleau"]) == 0
    assert capsys.readouterr().out.split() == ["mondoubleau"]
    assert (tmp_path / "chouine.json").read_text() == "kept"


@pytest.mark.usefixtures("few")
def test_one_commit_alone_plays_more_packs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(aims, "MORE", {"chouine": 5, "mondoubleau": 6})
    assert main(["more", str(tmp_path), "chouine"]) == 0
    name, head, _, row = capsys.readouterr().out.splitlines()
    assert (name, head) == ("chouine", "| what | packs | measured | lower bound | aim | reached |")
    assert row.startswith("| `chouine`, parties won | 5 | ")


def kept(folder: Path, preset: str, *gains: int) -> Path:
    """A folder in which the first player of two wins by so much on each pack, or loses."""
    folder.mkdir(exist_ok=True)
    packs = [(Brought(2, gain, 2, 1 + (gain > 0)), Brought(2, -gain, 2, gain <= 0)) for gain in gains]
    (folder / f"{preset}.json").write_text(json.dumps([packs, [2.0] * 100]))
    return folder


def test_a_seat_is_compared_with_a_seat(tmp_path: Path) -> None:
    folder = kept(tmp_path, "chouine", 2, 2, -2, 6)
    assert over("chouine")(folder) == [2, 2, -2, 6]
    shares, told = won("chouine")(folder), share_won(played(folder, "chouine").packs, (0,))
    assert (mean_of(shares).mean, mean_of(shares).margin) == pytest.approx((told.mean, told.margin))


@pytest.mark.parametrize(
    ("aim", "reached"),
    [
        (Aim("", over("chouine"), 1.5), "no"),
        (Aim("", over("chouine"), 0.9), "by the mean"),
        (Aim("", over("chouine"), -5.0), "yes"),
        (Aim("", over("chouine"), 0.9, is_most=True), "no"),
        (Aim("", over("chouine"), 1.0, is_most=True), "yes"),
    ],
)
def test_an_aim_is_reached_by_the_end_of_the_interval_or_told_to_be_so_by_the_mean(
    aim: Aim, reached: str, tmp_path: Path
) -> None:
    before, after = kept(tmp_path / "before", "chouine", -1, 3), kept(tmp_path / "after", "chouine", 0, 2)
    row = aim.row(before, after)
    assert row[1:5] == ["2", "+1.000 ± 3.920", "+1.000 ± 1.960", "+0.000 ± 1.960"]
    assert row[-1] == reached


def test_speeds_are_told_of_the_packs_that_were_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aims, "WHOLE", {"chouine": 1000})
    before, after = kept(tmp_path / "before", "chouine", -1, 3), kept(tmp_path / "after", "chouine", 0, 2)
    ((_, packs, old, new, *_, reached),) = aims.speeds(before, after)
    assert (packs, old, new, reached) == ("2", "2, 2", "2, 2", "yes")


def test_declaring_and_defending_count_half_each_and_only_with_trumps(tmp_path: Path) -> None:
    before = Made(8, 0.0, 0.0)
    some = [
        Contract("accept", True, Made(9, 4.0, 1.0), Made(6, -4.0, 0.0), before),
        Contract("piccolo", False, Made(1, 9.0, 1.0), Made(4, -9.0, 0.5), before),
    ]
    (tmp_path / "pagat play alone.json").write_text(json.dumps(some))
    assert aims.alone("pagat", lambda one: one.tricks)(tmp_path) == [1.5]
    assert aims.alone("pagat", lambda one: one.points)(tmp_path) == [4.0]
    assert aims.made("pagat", "piccolo")(tmp_path) == [0.5]
    assert Aim("", aims.made("pagat", "grand-misere"), 0.35).row(tmp_path, tmp_path)[1] == "0"
