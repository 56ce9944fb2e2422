"""How a server is run: by options, by the environment, or as it comes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from urllib.parse import urlsplit

from archipel.errors import ArchipelError

HOST, PORT = "127.0.0.1", 8000
MOST_PORT = 65_535


@dataclass(frozen=True)
class Settings:
    """Everything a host may set."""

    host: str = HOST
    port: int = PORT
    database: str = ""
    public_url: str | None = None
    bot_pause: float = 0.5
    """Seconds a bot takes at least, so that people can follow."""
    grace: float = 60.0
    """Seconds somebody may be away before a bot may play for him."""
    limits: float = 1.0
    """How much more than usual one visitor may do: for a class room behind one address, or a measurement."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose `X-Forwarded-For` says where somebody comes from."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Addresses and networks that may read `/metrics`."""
    keep_days: float = 0.0
    """Days after which tables where no match goes on are deleted; 0: never."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))

    @property
    def prefix(self) -> str:
        """The path the server is mounted at, without its last slash."""
        return urlsplit(self.public_url).path.rstrip("/") if self.public_url else ""

    @property
    def origin(self) -> str | None:
        """The origin of the page, None if that is whatever a browser came by."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}"

    @property
    def secure(self) -> bool:
        """Whether people come by https."""
        return bool(self.public_url and self.public_url.startswith("https:"))


def settings_from(environment: Mapping[str, str], **given: str | int | None) -> Settings:
    """Settings by options, else by `ARCHIPEL_HOST`, `ARCHIPEL_PORT` and so on, else as they come."""
    chosen = {
        name: value if value is not None else environment.get(f"ARCHIPEL_{name.upper()}")
        for name, value in given.items()
    }
    database = chosen.get("database") or f"sqlite:{_own_file()}"
    public_url = chosen.get("public_url")
    if public_url is not None:
        _check_url(str(public_url))
    return Settings(
        host=str(chosen.get("host") or HOST),
        port=_port(chosen.get("port")),
        database=str(database),
        public_url=None if public_url is None else str(public_url),
        bot_pause=_number(environment, "ARCHIPEL_BOT_PAUSE", 0.5),
        grace=_number(environment, "ARCHIPEL_GRACE", 60.0),
        limits=_number(environment, "ARCHIPEL_LIMITS", 1.0),
        trusted_proxies=_networks(environment, "ARCHIPEL_TRUSTED_PROXIES", ()),
        metrics_from=_networks(environment, "ARCHIPEL_METRICS_FROM", Settings.metrics_from),
        keep_days=_number(environment, "ARCHIPEL_KEEP_DAYS", 0.0),
    )


def _number(environment: Mapping[str, str], name: str, otherwise: float) -> float:
    text = environment.get(name) or str(otherwise)
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < float("inf"):
        raise ArchipelError("server-bad-number", name=name, value=text)
    return value


def _networks(environment: Mapping[str, str], name: str, otherwise: tuple[str, ...]) -> tuple[str, ...]:
    text = environment.get(name)
    if text is None:
        return otherwise
    given = [part.strip() for part in text.split(",") if part.strip()]
    try:
        return tuple(str(ip_network(part)) for part in given)
    except ValueError as error:
        raise ArchipelError("server-bad-networks", name=name, value=text) from error


def _port(value: str | int | None) -> int:
    if value is None:
        return PORT
    text = str(value)
    if not text.isascii() or not text.isdigit() or int(text) > MOST_PORT:
        raise ArchipelError("server-bad-port", value=text)
    return int(text)


def _check_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise ArchipelError("server-bad-url", value=url)


def _own_file() -> str:
    """A file of this user's, made if need be."""
    import platformdirs

    folder = platformdirs.user_data_path("archipel", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.sqlite")
