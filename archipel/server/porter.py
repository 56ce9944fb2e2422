"""Who stands at the door: where somebody comes from, and how much he may do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from archipel.server import limits
from archipel.server.limits import Buckets, Room
from archipel.server.refusals import NotYours
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
        self.banned: Callable[[str | None, str], bool] = lambda _visitor, _address: False
        """Whether a visitor, or whoever comes from an address, is kept out."""
        self._by_visitor = Room(limits.MOST_SOCKETS_A_VISITOR * generous)
        self._by_address = Room(limits.MOST_SOCKETS_AN_ADDRESS * generous)
        self._by_all = Room(limits.MOST_SOCKETS)

    @contextmanager
    def connected(self, connection: HTTPConnection, visitor: str | None) -> Iterator[None]:
        """A connection that stays, as long as it does; `TooMuch` for one too many."""
        address = address_of(connection)
        self.asking.take(address)
        self.check_ban(visitor, address)
        with ExitStack() as taken:
            taken.enter_context(self._by_all.one(_EVERYBODY))
            taken.enter_context(self._by_address.one(address))
            if visitor is not None:
                taken.enter_context(self._by_visitor.one(visitor))
            yield

    def check_ban(self, visitor: str | None, address: str) -> None:
        """Refuse somebody who is kept out."""
        if self.banned(visitor, address):
            raise NotYours("banned")


def is_within(connection: HTTPConnection, networks: Iterable[str]) -> bool:
    """Whether somebody comes from one of some networks."""
    try:
        address = ip_address(connection.client.host if connection.client else "")
    except ValueError:
        return False
    return any(address in ip_network(network) for network in networks)


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
