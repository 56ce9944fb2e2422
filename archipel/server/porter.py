"""Who stands at the door: where somebody comes from, and how much he may do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from archipel.server import limits
from archipel.server.limits import Buckets, Room
from archipel.server.settings import Settings

_IPV6_HOME = 64
"""Bits of an address that one home or one machine has to itself."""
_EVERYBODY = ""


class Porter:
    """What each address and each visitor has used up."""

    def __init__(self, settings: Settings) -> None:
        generous = settings.limits
        self.asking = Buckets(limits.ASKING.times(generous))
        self.opening = Buckets(limits.OPENING.times(generous))
        self.chatting = Buckets(limits.CHATTING, "chat-too-fast")
        self.advising = Buckets(limits.ADVISING)
        self.analysing = Buckets(limits.ANALYSING)
        self.reporting = Buckets(limits.REPORTING)
        self.most_tables = int(limits.MOST_TABLES * generous)
        self._by_visitor = Room(limits.MOST_SOCKETS_A_VISITOR * generous)
        self._by_address = Room(limits.MOST_SOCKETS_AN_ADDRESS * generous)
        self._by_all = Room(limits.MOST_SOCKETS)

    @contextmanager
    def connected(self, connection: HTTPConnection, visitor: str | None) -> Iterator[None]:
        """A connection that stays, as long as it does; `TooMuch` for one too many."""
        address = address_of(connection)
        self.asking.take(address)
        with ExitStack() as taken:
            taken.enter_context(self._by_all.one(_EVERYBODY))
            taken.enter_context(self._by_address.one(address))
            if visitor is not None:
                taken.enter_context(self._by_visitor.one(visitor))
            yield


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from: an address, or for IPv6 the network he has to himself."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:  # a Unix socket
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, _IPV6_HOME), strict=False))
    return str(address)
