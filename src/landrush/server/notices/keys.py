"""Keys of a browser's subscription, checked before they are kept."""

from __future__ import annotations

import base64
import binascii
import re

POINT_BYTES = 65
AUTH_BYTES = 16
TEXT = re.compile(r"[A-Za-z0-9_-]*={0,2}")


def checked_point(text: str) -> str:
    """A public key of the curve that web push uses. Raises ValueError."""
    point = decoded(text)
    if len(point) != POINT_BYTES:
        raise ValueError("length")
    # It brings much with it, and most servers never need it.
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    return text.rstrip("=")


def checked_auth(text: str) -> str:
    """A secret of the right length. Raises ValueError."""
    if len(decoded(text)) != AUTH_BYTES:
        raise ValueError("length")
    return text.rstrip("=")


def decoded(text: str) -> bytes:
    """Bytes from URL-safe base 64, padded or not. Raises ValueError."""
    if not TEXT.fullmatch(text):
        raise ValueError("base64url")
    plain = text.rstrip("=")
    try:
        return base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
    except binascii.Error:
        raise ValueError("base64url") from None
