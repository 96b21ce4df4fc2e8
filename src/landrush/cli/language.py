"""In which language a command speaks: --lang, the environment, the system's language, or English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from landrush.l10n import LANGUAGES

OPTION = "--lang"
VARIABLE = "LANDRUSH_LANG"
# The first of these that is set names the system's language.
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language, which may be wrong, and the arguments without it; --lang may stand anywhere."""
    lang, rest = None, []
    left = iter(args)
    for arg in left:
        if arg == OPTION:
            lang = next(left, "")
        elif arg.startswith(f"{OPTION}="):
            lang = arg.removeprefix(f"{OPTION}=")
        else:
            rest.append(arg)
    if lang is None:
        lang = os.environ.get(VARIABLE) or system_language()
    return lang, rest


def system_language() -> str:
    """The system's language if it is one of ours, else English."""
    name = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    lang = name.partition(".")[0].partition("_")[0]
    return lang if lang in LANGUAGES else "en"
