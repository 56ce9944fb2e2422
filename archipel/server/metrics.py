"""Numbers for a host to watch, in the text form of Prometheus.  Counts only, nobody's names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class _Metric:
    name: str
    help: str
    kind: str
    read: Callable[[], Mapping[str, float]]
    """The values by their labels, `status="200"`; an empty text for none."""

    def lines(self) -> list[str]:
        values = [
            f"{self.name}{{{labels}}} {value:.15g}" if labels else f"{self.name} {value:.15g}"
            for labels, value in sorted(self.read().items())
        ]
        return [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} {self.kind}", *values]


class Metrics:
    """Counters and gauges, read when somebody asks."""

    def __init__(self) -> None:
        self._metrics: list[_Metric] = []

    def counter(self, name: str, help_: str) -> Counter[str]:
        """A new counter, by labels."""
        counted: Counter[str] = Counter()
        self._metrics.append(_Metric(name, help_, "counter", lambda: counted))
        return counted

    def tell(self, name: str, help_: str, kind: str, read: Callable[[], float], labels: str = "") -> None:
        """A new counter or gauge that somebody else keeps."""
        self._metrics.append(_Metric(name, help_, kind, lambda: {labels: read()}))

    def text(self) -> str:
        """All of them."""
        return "".join(f"{line}\n" for metric in self._metrics for line in metric.lines())
