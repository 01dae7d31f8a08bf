"""What a class makes: groups of pupils, a card of each, and what their teacher said to it."""

from typing import Literal

import msgspec

from labtable.kernel.changes import Changes, Entry

CardStage = Literal["making", "handed_in", "handed_back", "accepted"]
CLASS_DECK = "Our class's deck"


class Group(msgspec.Struct, kw_only=True):
    """Some pupils who make one card, and the card."""

    number: int
    pupils: list[int]
    pen: int | None = None
    """Who of them writes; the others look on."""
    table: str = ""
    """The kind of card."""
    card: Entry = {}
    """The card as it stands in a card file; nothing before anybody has written."""
    stage: CardStage = "making"
    word: str = ""
    """What the teacher said when it was handed back."""

    @property
    def id(self) -> str:
        """The id of its card, which no card of a game and no other group has."""
        return f"class_card_{self.number}"

    @property
    def author(self) -> str:
        """The author's line. It goes into records, so no pupil's name stands in it."""
        return f"Group {self.number}"

    @property
    def may_write(self) -> bool:
        """Whether the card may still be changed."""
        return self.stage in ("making", "handed_back")


class Making(msgspec.Struct, kw_only=True):
    """The bench of a class: cards for one game, made by groups."""

    game: str
    is_open: bool = True
    alone: bool = False
    """Whether each pupil makes a card alone."""
    groups: list[Group] = []

    def of(self, pupil: int) -> Group | None:
        """The group of a pupil."""
        return next((group for group in self.groups if pupil in group.pupils), None)

    def group(self, number: int) -> Group | None:
        """The group of a number."""
        return next((group for group in self.groups if group.number == number), None)

    @property
    def accepted(self) -> list[Group]:
        """The groups whose card lies in the deck of the class."""
        return [group for group in self.groups if group.stage == "accepted"]

    def admit(self, pupil: int, most: int) -> None:
        """Give a pupil a group: the smallest that has room and makes its card yet, or one of their own."""
        if self.of(pupil) is not None:
            return
        open_groups = [group for group in self.groups if group.may_write and len(group.pupils) < most]
        if open_groups and not self.alone:
            group = min(open_groups, key=lambda each: len(each.pupils))
            group.pupils.append(pupil)
        else:
            number = max((each.number for each in self.groups), default=0) + 1
            self.groups.append(Group(number=number, pupils=[pupil], pen=pupil))

    def forget(self) -> None:
        """Let nothing be left of the making but the deck that was played with."""
        self.is_open = False
        self.groups = self.accepted
        for group in self.groups:
            group.word = ""


def deck_of(game: str, groups: list[Group]) -> Changes:
    """The deck that the cards of some groups make."""
    add: dict[str, list[Entry]] = {}
    for group in groups:
        add.setdefault(group.table, []).append(group.card)
    return Changes(changes=game, name=CLASS_DECK, author="", add=add)
