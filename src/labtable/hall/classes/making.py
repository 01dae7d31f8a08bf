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

    def leave(self, pupil: int) -> None:
        """Let a pupil be no more of this group."""
        self.pupils = [each for each in self.pupils if each != pupil]
        self.pen = None if self.pen == pupil else self.pen


class Making(msgspec.Struct, kw_only=True):
    """The bench of a class: cards for one game, made by groups."""

    game: str
    is_open: bool = True
    alone: bool = False
    """Whether each pupil makes a card alone."""
    groups: list[Group] = []

    def of(self, pupil: int) -> Group | None:
        """The group of a pupil; of several, as who came twice may have, the one that has most to do yet."""
        mine = [group for group in self.groups if pupil in group.pupils]
        return min(mine, key=lambda each: (each.stage == "accepted", not each.may_write), default=None)

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
            self.gather([pupil])

    def gather(self, pupils: list[int]) -> None:
        """Let some pupils be a group; the first of them has the pen."""
        number = max((each.number for each in self.groups), default=0) + 1
        self.groups.append(Group(number=number, pupils=pupils, pen=pupils[0]))

    def leave(self, pupil: int) -> None:
        """Let a pupil be in no group."""
        for group in self.groups:
            group.leave(pupil)
        self._tidy()

    def follow(self, gone: int, stays: int) -> None:
        """Two pupils are one: what either made is theirs, and where they have a card they leave groups without one."""
        for group in self.groups:
            group.pupils = list(dict.fromkeys(stays if each == gone else each for each in group.pupils))
            group.pen = stays if group.pen == gone else group.pen
        mine = [group for group in self.groups if stays in group.pupils]
        kept = [group for group in mine if group.card] or mine[:1]
        for group in mine:
            if group not in kept:
                group.leave(stays)
        self._tidy()

    def _tidy(self) -> None:
        """Let groups go in which nobody is, with a card that nobody can finish; what was handed in stays."""
        self.groups = [group for group in self.groups if group.pupils or not group.may_write]

    def forget(self) -> None:
        """Let nothing be left of the making but the deck that was played with."""
        self.is_open = False
        self.groups = self.accepted
        for group in self.groups:
            group.word = ""


def changes_of(game: str, groups: list[Group]) -> Changes:
    """What the cards of some groups change of the game's own deck."""
    add: dict[str, list[Entry]] = {}
    for group in groups:
        add.setdefault(group.table, []).append(group.card)
    return Changes(changes=game, name=CLASS_DECK, author="", add=add)
