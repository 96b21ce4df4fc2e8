"""A real push service on this machine: it checks who sends, and reads as the browser would."""

from __future__ import annotations

import base64
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from landrush.server.load.process import free_port


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's subscription with its keys."""

    def __init__(self, service: PushService) -> None:
        self.name = secrets.token_hex(8)
        self.endpoint = f"{service.url}/send/{self.name}"
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        service.browsers[f"/send/{self.name}"] = self
        # What it was told, and what the service answers.
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201

    @property
    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encoded(point), "auth": encoded(self.secret)}

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser sends to its server."""
        return {"endpoint": self.endpoint, "keys": self.keys}


class PushService:
    """Listens on a port of its own. What is not signed or not readable fails the check at the end."""

    def __init__(self) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.host}"
        self.browsers: dict[str, Browser] = {}
        self.public_keys: set[str] = set()
        self.failures: list[str] = []
        # Where every request went, known or not.
        self.paths: list[str] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.take(
                    self.path, {name.lower(): value for name, value in self.headers.items()}, body
                )
                self.send_response(status)
                if status // 100 == 3:
                    self.send_header("Location", f"{service.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_GET = do_POST  # noqa: N815

            def log_message(self, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})

    def start(self) -> PushService:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """The status of a request, after checking it."""
        self.paths.append(path)
        browser = self.browsers.get(path)
        if browser is None:
            return 404
        try:
            self.check(headers["authorization"])
            plain = http_ece.decrypt(
                body, private_key=browser.key, auth_secret=browser.secret, version="aes128gcm"
            )
        except Exception as error:
            self.failures.append(repr(error))
            return 403
        browser.headers.append(headers)
        browser.told.append(json.loads(plain))
        return browser.status

    def check(self, authorization: str) -> None:
        """The signature and the claims of the sender (RFC 8292), by hand."""
        scheme, _, rest = authorization.partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        raw = decoded(signature)
        pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
        key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said = json.loads(decoded(claims))
        assert said["aud"] == self.url
        assert time.time() < said["exp"] <= time.time() + 24 * 60 * 60
        assert said["sub"].startswith("mailto:")
        self.public_keys.add(parts["k"])
