"""Settings come from the environment and .env, and a sentence names a wrong one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from hosting.settings import BadSettings, Settings, read_settings

ROOT = Path(__file__).parents[2]
NAMES = [name.upper() for name in Settings.model_fields]
TOKEN = "a-token.that-nobody.may-see"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_the_example_names_every_setting_and_no_other() -> None:
    assert list(dotenv_values(ROOT / ".env.example")) == NAMES


def test_the_example_as_it_stands_is_the_same_as_no_file() -> None:
    assert read_settings(ROOT / ".env.example") == read_settings(None)


def test_every_setting_of_the_example_is_explained_above_it() -> None:
    for paragraph in (ROOT / ".env.example").read_text(encoding="utf-8").split("\n\n")[1:]:
        *comment, line = paragraph.strip().splitlines()
        assert comment, line
        assert all(text.startswith("# ") for text in comment), line


def test_the_environment_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / ".env"
    file.write_text("THINKING_SECONDS=2\nAFTER_DEAL_SECONDS=3\n", encoding="utf-8")
    monkeypatch.setenv("THINKING_SECONDS", "4")
    settings = read_settings(file)
    assert (settings.thinking_seconds, settings.after_deal_seconds) == (4, 3)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("THINKING_SECONDS", "soon"),
        ("THINKING_SECONDS", "-1"),
        ("THINKING_SECONDS", "nan"),
        ("AFTER_DEAL_SECONDS", "3601"),
        ("JOURNAL_SYNC", "OFF"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("METRICS_PORT", "65536"),
        ("METRICS_PORT", "http"),
    ],
)
def test_a_value_that_cannot_be_used_is_named_with_what_is_possible(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        read_settings(None)
    assert re.fullmatch(rf"The setting {name} has a value that cannot be used; possible: .+\.", str(refused.value))
    assert value not in str(refused.value)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(BadSettings, match=re.escape(str(file))):
        read_settings(file)


@pytest.mark.parametrize("value", ["", "   ", "\n"])
def test_a_token_of_blanks_is_no_token(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", value)
    assert read_settings(None).discord_token is None


def test_the_token_is_not_in_the_text_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = read_settings(None)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump_json()}"
