"""Fixed things: what never changes during a match."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BuiltOnce:
    """What is built once with its game and known by being the very same: its copy is itself, its pickle says where."""

    portrait: bytes = b""
    """What a digest saw of it when it first looked."""

    def __copy__(self) -> "BuiltOnce":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "BuiltOnce":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from labtable.kernel.pickling import reduced  # here, because it knows games, which are made of these things

        return reduced(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(BuiltOnce):
    """A card, a box, an edition: clones share it, and a digest knows it by its id."""

    def __init__(self, id: str) -> None:
        self.id = id

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"
