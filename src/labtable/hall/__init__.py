"""Rooms without a network: seats, matches, windows, lessons, and everything that is shown of them.

The hall asks for a store, for thinkers (bots) and for a clock. The server brings them and puts the hall on the network.
"""
