"""What a server says of itself at /metrics."""

from __future__ import annotations

from urllib.error import URLError
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

LAG = "landrush_loop_lag_seconds"
LONGEST = "landrush_loop_lag_longest_seconds"
DEFECTS = "landrush_defects_total"

Samples = dict[tuple[str, str], float]


def scraped(url: str) -> Samples:
    """Figures by name and bucket, those of other labels summed up; none where it does not tell."""
    try:
        with urlopen(f"{url}/metrics", timeout=10) as answer:
            text = answer.read().decode()
    except (URLError, OSError):
        return {}
    out: Samples = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            key = sample.name, sample.labels.get("le", "")
            out[key] = out.get(key, 0.0) + sample.value
    return out


def lag_percentile(before: Samples, after: Samples, share: float) -> float | None:
    """The bound that this share of the loop's lags between two looks does not exceed."""
    counts = sorted(
        (float(bound), count - before.get((name, bound), 0.0))
        for (name, bound), count in after.items()
        if name == f"{LAG}_bucket"
    )
    if not counts or not counts[-1][1]:
        return None
    return next(bound for bound, count in counts if count >= share * counts[-1][1])
