"""Whatever is fed to the decoder of frames and to the reader of settings: it is read or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from client import POSITIONAL
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from landrush.errors import BadOption
from landrush.server.realtime.protocol import Frame, decoder
from landrush.server.settings import Limits, Settings, Timing, read_settings
from tests.rounds import examples

FIELDS = (
    "type",
    "id",
    "table",
    "version",
    "seat",
    "move",
    "moves",
    "target",
    "request",
    "level",
    "text",
    "phrase",
    "invite",
    "x",
)
TYPES = [
    "watch",
    "unwatch",
    "move",
    "undo",
    "restart",
    "ask",
    "agree",
    "refuse",
    "leave",
    "sit",
    "say",
    "why",
    "try",
    "hint",
    "ping",
    "x",
]
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=60)
    | st.just("a-1")
)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
)
frames = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={name: st.just("a-1") | st.integers(0, 9) | values for name in FIELDS if name != "type"},
)


def read(text: str | bytes) -> Frame | None:
    """A frame, or None where it is refused as the socket refuses it."""
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        assert str(error)
        return None


def check(frame: Frame | None) -> bool:
    """What is read keeps its promises, and is read again as it is written."""
    if frame is None:
        return False
    data = msgspec.to_builtins(frame)
    for name in ("table", "invite", "id"):
        word = data.get(name)
        assert word is None or (word.isascii() and 1 <= len(word) <= 40 and word.isprintable())
    for name in ("version", "target", "request"):
        assert data.get(name) is None or 0 <= data[name] <= 1_000_000
    assert data.get("seat") is None or 0 <= data["seat"] <= 8
    assert data.get("level") is None or 1 <= data["level"] <= 3
    assert len(data.get("move") or "") <= 100
    assert len(data.get("text") or "") <= 500
    assert all(1 <= len(move) <= 100 for move in data.get("moves", ["end"]))
    assert 1 <= len(data.get("moves", ["end"])) <= 12
    assert decoder.decode(msgspec.json.encode(frame)) == frame
    return True


@settings(max_examples=examples(500))
@given(frames)
def test_frames_that_are_nearly_right(frame: dict[str, Any]) -> None:
    is_read = check(read(json.dumps(frame)))
    if is_read:
        # Nothing unknown got through, and no position where none is meant.
        assert "x" not in frame
        assert "version" not in frame or frame["type"] in ("watch", *POSITIONAL)
        assert frame["type"] != "x"


@settings(max_examples=examples(500))
@given(st.text() | st.binary() | values.map(json.dumps))
@example("[" * 60_000)
@example('{"type":' * 8_000)
@example('{"type":"ping","type":"watch"}')
@example("\ud800")
@example('{"type":"say","id":"a","table":"a","text":"\\ud800"}')
@example('{"type":"watch","table":"a\\u0000"}')
@example('{"type":"watch","table":"a\\n"}')
@example('{"type":"undo","id":"a","table":"a","version":1e0}')
@example('{"type":"try","id":"a","table":"a","version":1,"moves":[]}')
@example('{"type":"try","id":"a","table":"a","version":1,"moves":["end"]}')
@example('{"type":"try","id":"a","table":"a","version":1,"moves":["","end"]}')
@example('{"type":"try","id":"a","table":"a","version":1,"moves":[' + ",".join(['"end"'] * 13) + "]}")
@example('{"type":"undo","id":"a","table":"a","version":' + "9" * 60_000 + "}")
def test_texts_that_are_no_frames(text: str | bytes) -> None:
    check(read(text))


def given_settings(data: dict[str, Any]) -> Settings | None:
    """Settings, or None where they are refused; without a database the user's folder would be made."""
    try:
        return read_settings(None, {**data, "database_url": "sqlite:///x.db"})
    except BadOption as error:
        assert str(error)
        assert error.reason is not None
        return None


@settings(max_examples=examples(300))
@given(
    st.dictionaries(st.sampled_from(Settings.__struct_fields__) | st.text(max_size=5), values, max_size=4),
    st.dictionaries(st.sampled_from(Limits.__struct_fields__) | st.text(max_size=5), scalars, max_size=3),
    st.dictionaries(st.sampled_from(Timing.__struct_fields__) | st.text(max_size=5), scalars, max_size=3),
)
def test_settings_are_read_or_refused(
    data: dict[str, Any], limits: dict[str, Any], timing: dict[str, Any]
) -> None:
    found = given_settings({**data, "limits": limits, "timing": timing})
    if found is not None:
        assert data.keys() <= set(Settings.__struct_fields__)
        assert limits.keys() <= set(Limits.__struct_fields__)
        assert timing.keys() <= set(Timing.__struct_fields__)
        # Workers get the same.
        assert msgspec.json.decode(msgspec.json.encode(found), type=Settings) == found


@settings(
    max_examples=examples(200),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(content=st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="ignore")))
@example(content=b"port = 1\nport = 2")
@example(content=b"a = " + b"[" * 5_000)
@example(content=b"port = " + b"9" * 5_000)
@example(content=b"\xff\xfe")
@example(content=b"limits = 3")
@example(content=b"port = 1e999")
@example(content=b"port = 1979-05-27")
def test_files_of_settings(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    try:
        read_settings(file, {"database_url": "sqlite:///x.db"})
    except BadOption as error:
        assert "settings.toml" in str(error)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://x/y",
        "sqlite://",
        "postgresql://",
        "x",
        "://",
        "sqlite+pysqlite:///x",
        "postgresql://user:secret-word@host:port/x",
        "mysql://user:secret-word@host/x",
    ],
)
def test_addresses_of_databases_that_are_refused_do_not_tell_passwords(url: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_settings(None, {"database_url": url})
    assert "secret-word" not in str(refused.value)
