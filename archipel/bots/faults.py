"""What a bot can get wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum


class Kind(StrEnum):
    """The ways a bot can fail to name a legal move."""

    RAISED = "raised"
    HUNG = "hung"
    RUBBISH = "rubbish"
    ILLEGAL = "illegal"
    DIED = "died"


class Fault(Exception):
    """A bot has failed to name a move: how, and what there is to see of it."""

    def __init__(self, kind: Kind, what: str) -> None:
        super().__init__(kind, what)
        self.kind = kind
        self.what = what


@dataclass(frozen=True)
class FaultCount:
    """What a bot got wrong, how often, and what there was to see of it the first time."""

    kind: str
    count: int
    example: str


@dataclass
class Record:
    """What a bot has got wrong so far: how often in each way, and what was first to see of it."""

    counts: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def add(self, fault: Fault) -> None:
        """One more."""
        self.counts[fault.kind.value] += 1
        self.examples.setdefault(fault.kind.value, fault.what)

    def include(self, other: Record) -> None:
        """All that another one has, which came later."""
        self.counts += other.counts
        for kind, what in other.examples.items():
            self.examples.setdefault(kind, what)

    def told(self) -> list[FaultCount]:
        """All of it, in the order of the kinds' names."""
        return [FaultCount(kind, count, self.examples[kind]) for kind, count in sorted(self.counts.items())]
