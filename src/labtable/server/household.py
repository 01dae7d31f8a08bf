"""Households: whose requests are counted together. One line has one address of IPv4, and of IPv6 a whole network."""

from ipaddress import IPv6Address, ip_address, ip_network

NETWORK = 64  # the bits that a household of IPv6 has in common


def household(address: str) -> str:
    """The address that counts: of IPv6 the network, in which anybody can take as many addresses as they like."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a test's, or that of a socket without one
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))
