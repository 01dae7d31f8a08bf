"""Reach: by which address others on the same network find this machine."""

import contextlib
import socket

SOMEWHERE = {socket.AF_INET: ("192.0.2.1", 9), socket.AF_INET6: ("2001:db8::1", 9)}
"""Addresses that belong to nobody (RFC 5737 and 3849): asked for the way there, the system names our own."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared


def reached_by(listening: socket.socket) -> str | None:
    """What others on the network type to come to a listening socket; nothing if only this machine does."""
    host, port = listening.getsockname()[:2]
    if host not in EVERYWHERE:
        return None
    own = _own_address(socket.AF_INET) or _own_address(socket.AF_INET6)
    if own is None:
        return None
    return f"http://{f'[{own}]' if ':' in own else own}:{port}/"


def _own_address(family: socket.AddressFamily) -> str | None:
    """Our own address on the way out; nothing is sent, and no other network need be there."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE[family])
        return str(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
        return next((str(each[4][0]) for each in found if not str(each[4][0]).startswith("127.")), None)
    return None
