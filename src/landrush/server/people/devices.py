"""What a session is called in the list: the browser and the system, as far as they say so."""

from __future__ import annotations

# In this order: most browsers also claim to be the ones after them.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
LONGEST = 40


def device(user_agent: str) -> str:
    """A short name for who sent this; what is unknown is named by its beginning."""
    known = [first(BROWSERS, user_agent), first(SYSTEMS, user_agent)]
    if not known[0]:
        return "".join(sign for sign in user_agent[:LONGEST] if sign.isprintable()).strip()
    return ", ".join(name for name in known if name)


def first(names: dict[str, str], user_agent: str) -> str:
    return next((name for sign, name in names.items() if sign in user_agent), "")
