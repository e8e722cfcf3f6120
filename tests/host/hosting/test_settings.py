"""Settings come from the environment and .env, and a sentence names a wrong one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from hosting.settings import BadSettings, Settings, doubts, read_settings

ROOT = Path(__file__).parents[3]
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
        ("DISCORD_TOKEN", "a-token.that\nnobody-may-see"),
        ("DISCORD_TOKEN", "Bot a-token.that-nobody.may-see"),
        ("DISCORD_TOKEN", "a-token.that-nobódy.may-see"),
        ("DISCORD_TOKEN", "a-token.\x01that-nobody.may-see"),
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


@pytest.mark.parametrize("around", ["{}", " {}\t", "{}\r", '"{}"', "'{}'", "' {} '\n"])
def test_what_stands_around_a_value_is_none_of_it(around: str, monkeypatch: pytest.MonkeyPatch) -> None:
    values = {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": "sqlite+aiosqlite:///other.sqlite3",
        "JOURNAL_SYNC": "full",
        "THINKING_SECONDS": "2",
        "AFTER_DEAL_SECONDS": "3",
        "NEW_CONVERSATIONS_IN_TEN_MINUTES": "4",
        "NEW_CONVERSATIONS_IN_TWO_HOURS": "5",
        "LOG_LEVEL": "debug",
        "LOG_FORMAT": "JSON",
        "METRICS_PORT": "6",
        "METRICS_HOST": "::1",
    }
    assert list(values) == NAMES
    for name, value in values.items():
        monkeypatch.setenv(name, around.format(value))
    assert read_settings(None) == Settings.model_validate({name.lower(): value for name, value in values.items()})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", ["", " ", "\n", '""', "' '"])
def test_what_is_empty_is_as_if_it_were_not_there(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, value)
    assert read_settings(None) == Settings.model_validate({})


@pytest.mark.parametrize("form", ["utf-8-sig", "utf-8"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_file_that_was_written_on_windows_is_read(tmp_path: Path, form: str, end: str) -> None:
    file = tmp_path / ".env"
    file.write_bytes(f"DISCORD_TOKEN={TOKEN}{end}LOG_LEVEL=info{end}".encode(form))
    token = read_settings(file).discord_token
    assert token is not None
    assert token.get_secret_value() == TOKEN
    assert not [*doubts(file)]


@pytest.mark.parametrize("line", [f"DISCORD_TOKEN='{TOKEN}", f'DISCORD_TOKEN="{TOKEN}', f'"{TOKEN}"', "= 3"])
def test_a_line_that_is_no_setting_is_named_and_not_shown(tmp_path: Path, line: str) -> None:
    file = tmp_path / ".env"
    file.write_text(f"# Remarks.\nLOG_LEVEL=INFO\n{line}\n", encoding="utf-8")
    with pytest.raises(BadSettings, match=f"Line 3 of {re.escape(str(file))} cannot be read") as refused:
        read_settings(file)
    assert TOKEN not in str(refused.value)


def test_a_misspelt_name_and_one_given_twice_are_warned_of(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DATABSE_URL=x\nPOSTGRES_PASSWORD=x\nlog_level=INFO\nLOG_LEVEL=ERROR\n", encoding="utf-8")
    assert [*doubts(file)] == [
        f"{file} sets DATABSE_URL, which is no setting and does nothing: is DATABASE_URL meant?",
        f"{file} sets LOG_LEVEL more than once, and the last line counts: remove the others",
    ]
