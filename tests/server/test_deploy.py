"""What deploy/ and docs/self-hosting.md say is what the program takes."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from commands import Command

from landrush.cli import COMMANDS
from landrush.server.settings import Limits, Mail, Settings, Timing, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
VALUES = {"LANDRUSH_HOST": "play.example.org", "POSTGRES_PASSWORD": "secret"}
UNITS = ["landrush.service", "landrush-backup.service", "landrush-backup.timer"]


def filled_in(text: str) -> str:
    """A text of the compose file with the values of .env."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: VALUES.get(found[1], found[2]), text)


def unit(name: str) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / name, encoding="utf-8")
    return parser


def documented(heading: str) -> dict[str, Any]:
    """Settings and their defaults in the table after a text."""
    table = GUIDE.split(heading)[1].split("|---|---|---|\n")[1].split("\n\n")[0]
    rows = [re.match(r"\| `(\w+)` \| `(.*?)` \| \S", line) for line in table.splitlines()]
    assert all(rows), table
    return {row[1]: json.loads(row[2]) for row in rows if row}


def settings_of(struct: type[msgspec.Struct]) -> dict[str, Any]:
    values = json.loads(msgspec.json.encode(struct()))
    return {name: value for name, value in values.items() if not isinstance(value, dict)}


@pytest.mark.parametrize(
    ("heading", "struct"),
    [("## Settings", Settings), ("`[mail]`:", Mail), ("`[limits]`:", Limits), ("`[timing]`:", Timing)],
)
def test_every_setting_is_documented_with_its_default(heading: str, struct: type[msgspec.Struct]) -> None:
    assert documented(heading) == settings_of(struct)


def test_the_example_of_settings_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "landrush.toml"
    file.write_text(GUIDE.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    settings = read_settings(file, {})
    assert settings.is_secure
    assert settings.mail.host == "mail.example.org"


def used_commands() -> list[tuple[str, list[str]]]:
    """Every use of the command in deploy/ and the guide, with its options."""
    texts = [GUIDE, *(path.read_text(encoding="utf-8") for path in sorted(DEPLOY.iterdir()))]
    names = "|".join(COMMANDS)
    found = re.findall(rf"landrush\"? ({names})\b([^\n`]*)", "\n".join(texts))
    found += [(words[0], " ".join(words[1:])) for words in commands_of_services()]
    return [(name, re.findall(r"(?<!\S)--[a-z-]+", rest)) for name, rest in found]


def commands_of_services() -> list[list[str]]:
    """What containers run."""
    services = COMPOSE["services"].values()
    of_image = re.findall(
        r"^CMD (\[.*\])$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(of_image) == 1
    return [
        json.loads(of_image[0]),
        *(service["command"] for service in services if service["image"] == "landrush"),
    ]


def test_every_option_that_is_used_exists(capsys: pytest.CaptureFixture[str], command: Command) -> None:
    helps: dict[str, str] = {}
    used = used_commands()
    assert {name for name, _ in used} >= {"serve", "migrate", "backup", "restore"}
    for name, options in used:
        if name not in helps:
            with pytest.raises(SystemExit):
                command(name, "--help")
            helps[name] = capsys.readouterr().out
        for option in options:
            assert re.search(rf"{option}\b", helps[name]), f"landrush {name} {option}"


def test_whoever_follows_them_gets_the_server() -> None:
    texts = [GUIDE, *((DEPLOY / name).read_text(encoding="utf-8") for name in UNITS)]
    installed = re.findall(r"bin/pip install ([^\s)]+)", "\n".join(texts))
    assert installed == ['".[server]"'] * 3


def test_compose_waits_for_what_is_needed() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"landrush", "migrate", "backup", "postgres", "redis", "caddy"}
    assert services["landrush"]["depends_on"]["migrate"]["condition"] == "service_completed_successfully"
    assert services["migrate"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    for name in ("postgres", "redis", "caddy"):
        assert services[name]["healthcheck"]["test"][0] == "CMD"
    assert "HEALTHCHECK" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    # Only the proxy is open to the world.
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    named = {each.partition(":")[0] for service in services.values() for each in service.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(COMPOSE["volumes"])
    networks = {each for service in services.values() for each in service["networks"]}
    assert networks == set(COMPOSE["networks"])


def test_the_settings_of_compose_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "landrush.toml"
    file.write_text(filled_in(COMPOSE["configs"]["landrush"]["content"]), encoding="utf-8")
    settings = read_settings(file, {})
    assert settings.database_url == "postgresql+asyncpg://landrush:secret@postgres/landrush"
    assert (settings.workers, settings.is_secure) == (2, True)
    subnet = COMPOSE["networks"]["proxied"]["ipam"]["config"][0]["subnet"]
    assert settings.trusted_proxies == (subnet,)


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    allowed = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        word
        for line in lines
        if line.startswith("COPY") and "--from" not in line
        for word in line.split()[1:-1]
    ]
    assert copied
    for path in copied:
        assert (ROOT / path).exists(), path
        assert f"!{path}" in allowed


def test_units_are_hardened_and_valid(tmp_path: Path) -> None:
    for name in UNITS[:2]:
        service = unit(name)["Service"]
        for key in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome"):
            assert service[key] == "yes", f"{name}: {key}"
        assert service["ProtectSystem"] == "strict"
        assert service["UMask"] == "0077"
    if not shutil.which("systemd-analyze"):
        return
    program = str(Path(sys.executable).with_name("landrush"))
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/landrush/bin/landrush", program)
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *(tmp_path / name for name in UNITS)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
