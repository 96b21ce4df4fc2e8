"""A real mail server in a thread of its own, which keeps what it is sent."""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from landrush.server.load.process import free_port

USER, PASSWORD = "landrush", "geheim-秘密"
START_SECONDS = 120


class Mailbox:
    """Listens on a port of its own; security is none, starttls or tls, as in the settings of a server."""

    def __init__(self, security: str = "none", folder: Path | None = None, has_users: bool = False) -> None:
        self.port = free_port()
        self.security = security
        self.has_users = has_users
        self.certificate = make_certificate(folder) if folder else None
        self.raw: list[bytes] = []
        # Addresses that are refused, with the answer.
        self.refused: dict[str, str] = {}
        self.tries = 0
        self.logins = 0
        self.controller: Controller | None = None

    @property
    def settings(self) -> dict[str, Any]:
        """The table `mail` of a server's settings."""
        user = {"user": USER, "password": PASSWORD} if self.has_users else {}
        sender = "Landrush <games@play.example.org>"
        return {
            "host": "127.0.0.1",
            "port": self.port,
            "security": self.security,
            "sender": sender,
            **user,
        }

    def start(self) -> Mailbox:
        options: dict[str, Any] = {}
        if self.certificate:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(self.certificate)
            options |= {"ssl_context": context} if self.security == "tls" else {"tls_context": context}
            options["require_starttls"] = self.security == "starttls"
        if self.has_users:
            options |= {"authenticator": self.authenticate, "auth_require_tls": self.security == "starttls"}
        self.controller = Controller(
            self, hostname="127.0.0.1", port=self.port, ready_timeout=START_SECONDS, **options
        )
        self.controller.start()
        return self

    def stop(self) -> None:
        if self.controller is not None:
            self.controller.stop()
            self.controller = None

    def authenticate(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        known = LoginPassword(USER.encode(), PASSWORD.encode())
        is_known = isinstance(data, LoginPassword) and data == known
        self.logins += is_known
        return AuthResult(success=is_known)

    async def handle_RCPT(  # noqa: N802 - the library's word
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        self.tries += 1
        if self.has_users and not session.authenticated:
            return "530 5.7.0 Authentication required"
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.raw.append(envelope.content)
        return "250 OK"

    @property
    def letters(self) -> list[EmailMessage]:
        """Everything that came, read strictly."""
        return [message_from_bytes(raw, policy=default.clone(raise_on_defect=True)) for raw in self.raw]

    def to(self, address: str) -> list[EmailMessage]:
        """What came for one address."""
        return [letter for letter in self.letters if letter["To"] == address]

    def wait_for(self, address: str, count: int = 1) -> list[EmailMessage]:
        """So many letters for one address, as soon as they are there."""
        until(lambda: len(self.to(address)) >= count)
        return self.to(address)


def until(is_so: Callable[[], bool], seconds: float = 120.0) -> None:
    """Wait until something is so, and fail when it never is."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(0.02)


def make_certificate(folder: Path) -> Path:
    """A certificate for this machine with its key, signed by itself, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "mail.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(certificate.public_bytes(Encoding.PEM) + secret)
    return path
