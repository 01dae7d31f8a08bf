"""Fixed things: what never changes during a match."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed:
    """A card, a box, an edition: clones share it, and a digest knows it by its id."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"
