"""Which of our languages somebody reads."""

from __future__ import annotations

from landrush.l10n import LANGUAGES

DEFAULT = "en"
# Browsers send a handful.
MOST = 20


def best_language(accepted: str) -> str:
    """The language of ours that an Accept-Language header likes best; English where it likes none."""
    liked = [weighed(part) for part in accepted.split(",")[:MOST]]
    ours = [(weight, lang) for weight, lang in liked if weight > 0 and lang in LANGUAGES]
    return max(ours, key=lambda each: each[0])[1] if ours else DEFAULT


def weighed(part: str) -> tuple[float, str]:
    """How much a part of the header wants its language; de-AT is German."""
    tag, _, rest = part.partition(";")
    lang = tag.strip().lower().partition("-")[0]
    name, _, value = rest.strip().partition("=")
    if name.strip() != "q":
        return 1.0, lang
    try:
        return float(value), lang
    except ValueError:
        return 0.0, lang
