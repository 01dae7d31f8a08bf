"""The tables of the database as they are now; `migrations` tells how they came to be so."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()
rooms = Table(
    "rooms",
    metadata,
    Column("code", String(32), primary_key=True),
    Column("touched", Float, nullable=False, index=True),
    Column("state", Text, nullable=False),
    Column("fence", Integer, nullable=False, server_default="0"),
    Column("edition", String(64), index=True),
    Column("listing", Text, nullable=False, server_default=""),
    Column("classroom", String(32), index=True),
)
"""Every room; who claims one raises its fence, and only who holds the newest fence may write.

`edition` is the digest of the cards with which it was opened; `listing` is how the home page names it while it may be
watched, as JSON, and empty otherwise. `classroom` is the code of the class whose table it is; a class has a row as a
room has, with a state and a fence, and names itself there.
"""
Index(
    "ix_rooms_listed",
    rooms.c.touched,
    postgresql_where=rooms.c.listing != "",
    sqlite_where=rooms.c.listing != "",
)
steps = Table(
    "steps",
    metadata,
    Column("code", String(32), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(120), nullable=False),
    Column("kept", Integer),
)
"""The journals of the rooms; a row with `kept` is a take-back, after which so many steps stay."""
reviews = Table(
    "reviews",
    metadata,
    Column("code", String(32), ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
    Column("notes", LargeBinary, nullable=False),
)
"""What was counted of the reviews of rooms, packed; whoever counts on writes all of it anew."""
editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("text", Text, nullable=False),
)
"""The card files with which rooms were opened, each once."""
short_codes = Table(
    "short_codes",
    metadata,
    Column("short", String(16), primary_key=True),
    Column("code", String(32), nullable=False),
    Column("until", Float, nullable=False, index=True),
)
"""Codes for a short while that can be read out in a class, each for a room's own."""
