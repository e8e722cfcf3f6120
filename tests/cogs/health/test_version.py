"""The version is that of the project, the commit that of git."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from cogs.health import vitals as versions

ROOT = Path(__file__).parents[3]
COMMIT = "0123456789abcdef0123456789abcdef01234567"


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert versions.version() == project["version"]
    assert re.fullmatch("([0-9a-f]{7})?", versions.commit())


def git(folder: Path, head: str, **files: str) -> Path:
    """A folder with what git keeps in `.git`."""
    for name, text in {"HEAD": head, **files}.items():
        path = folder / ".git" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / ".git"


def test_a_commit_is_found_on_its_branch_among_packed_ones_and_on_its_own(tmp_path: Path) -> None:
    loose = git(tmp_path / "a", "ref: refs/heads/main\n", **{"refs/heads/main": f"{COMMIT}\n"})
    packed = git(tmp_path / "b", "ref: refs/heads/main\n", **{"packed-refs": f"# pack\n{COMMIT} refs/heads/main\n"})
    alone = git(tmp_path / "c", f"{COMMIT}\n")
    assert [versions.commit_in(one) for one in (loose, packed, alone)] == ["0123456"] * 3


def test_a_worktree_knows_where_its_repository_is(tmp_path: Path) -> None:
    repository = git(tmp_path / "main", "ref: refs/heads/main\n", **{"refs/heads/side": f"{COMMIT}\n"})
    kept = repository / "worktrees" / "side"
    kept.mkdir(parents=True)
    (kept / "HEAD").write_text("ref: refs/heads/side\n", encoding="utf-8")
    (kept / "commondir").write_text("../..\n", encoding="utf-8")
    (tmp_path / ".git").write_text(f"gitdir: {kept}\n", encoding="utf-8")
    assert versions.commit_in(tmp_path / ".git") == "0123456"


def test_without_git_there_is_no_commit(tmp_path: Path) -> None:
    assert versions.commit_in(tmp_path / ".git") == ""
    assert versions.commit_in(git(tmp_path, "ref: refs/heads/unborn\n")) == ""
