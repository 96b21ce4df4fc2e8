"""E-mail: plain text through the mail server of the settings."""

from __future__ import annotations

from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid, parseaddr
from urllib.parse import urlsplit

import aiosmtplib

from landrush.messages import plain
from landrush.server.notices.letters import Letter, settings_url
from landrush.server.notices.outbox import Undeliverable
from landrush.server.settings import Settings

SECONDS = 20.0
# From here on the answers of a mail server are final.
FINAL = 500
# Everything is sent in seven bits: it passes every mail server.
POLICY = SMTP.clone(cte_type="7bit")


def is_offered(settings: Settings) -> bool:
    """Whether this server sends e-mail."""
    return bool(settings.mail.host)


def sender(settings: Settings) -> Address:
    """Whom our e-mail is from."""
    name, address = parseaddr(settings.mail.sender)
    host = urlsplit(settings.public_origins[0]).hostname
    return Address(name or "Landrush", addr_spec=address or f"landrush@{host}")


def compose(settings: Settings, to: str, letter: Letter) -> EmailMessage:
    """A message with everything that decent automatic e-mail carries."""
    origin = sender(settings)
    message = EmailMessage(policy=POLICY)
    message["From"] = origin
    message["To"] = Address(addr_spec=to)
    message["Subject"] = one_line(letter.subject)
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = make_msgid(domain=origin.domain)
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{settings_url(settings)}>"
    message.set_content(letter.body, charset="utf-8")
    return message


def one_line(text: str) -> str:
    """A text that is safe in a header."""
    # The library decodes an encoded word in somebody's name, line breaks and all.
    return " ".join(plain(text).replace("=?", "= ?").split())


async def send(settings: Settings, to: str, letter: Letter) -> None:
    """Hand a letter to the mail server. Raises Undeliverable when that refuses it for good."""
    mail = settings.mail
    try:
        await aiosmtplib.send(
            compose(settings, to, letter),
            hostname=mail.host,
            port=mail.port,
            username=mail.user or None,
            password=mail.password or None,
            use_tls=mail.security == "tls",
            start_tls=mail.security not in ("tls", "none"),
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        codes = [refused.code for refused in error.recipients]
        if min(codes) >= FINAL:
            raise Undeliverable(f"recipient {min(codes)}") from None
        raise
    except (aiosmtplib.SMTPDataError, aiosmtplib.SMTPSenderRefused) as error:
        if error.code >= FINAL:
            raise Undeliverable(f"{type(error).__name__} {error.code}") from None
        raise
