"""Where a request comes from: pages of other sites may neither open sockets here nor change anything."""

from urllib.parse import SplitResult, urlsplit

from starlette.requests import HTTPConnection

from labtable.server.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def is_for_us(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request names this server by a host that is ours; any is, unless some are named."""
    ours = _listed(settings.hosts)
    return not ours or _split(f"//{connection.headers.get('host', '')}").hostname in ours


def is_from_here(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks came from this server, or from an origin that is trusted; programs name none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") not in ("cross-site", "same-site")
    return _split(origin).netloc == connection.headers.get("host") or origin in _listed(settings.origins)


def _split(address: str) -> SplitResult:
    """The parts of an address; one that is none has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _listed(words: str) -> list[str]:
    return [word for word in words.replace(" ", "").split(",") if word]
