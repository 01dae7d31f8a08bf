"""Sharing out: which pupils sit at which table. Tables are equal, nobody is alone, friends sit together."""

from collections.abc import Mapping, Sequence

from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.state import ClassTable, Pupil
from labtable.kernel import Game

Met = Mapping[frozenset[int], int]
STARTS = 5  # from which the best seats are looked for
SWAPS = 8  # times that everybody is offered every other's place


def share_out(pupils: Sequence[Pupil], games: Sequence[Game], plan: ClassPlan, met: Met) -> list[ClassTable]:
    """The tables of a class, from 1 on, game by game in the order of the plan."""
    tables: list[ClassTable] = []
    for game, people in zip(games, _by_game(pupils, games, plan), strict=True):
        groups = _mixed(_in_groups(people, game, plan), met, plan.friends)
        for group in groups:
            tables.append(_table(len(tables) + 1, game, group, plan))
    return tables


def _by_game(pupils: Sequence[Pupil], games: Sequence[Game], plan: ClassPlan) -> list[list[Pupil]]:
    """Who plays which game: the one they would like, or a table's worth at a time in turn; nobody is left alone."""
    shares: list[list[Pupil]] = [[] for _ in games]
    names = [game.name for game in games]
    others: list[Pupil] = []
    for pupil in pupils:
        if plan.choosing and pupil.game in names:
            shares[names.index(pupil.game)].append(pupil)
        else:
            others.append(pupil)
    for start in range(0, len(others), block := max(_size(game, plan) for game in games)):
        min(shares, key=len).extend(others[start : start + block])
    return _nobody_alone(shares, games)


def _nobody_alone(shares: list[list[Pupil]], games: Sequence[Game]) -> list[list[Pupil]]:
    """One alone at a game joins the others, where there are any; so does who would sit alone at a table for two."""
    for number, game in enumerate(games):
        is_for_two = game.most_seats == 2 and game.most_sharing == 1
        is_odd = len(shares[number]) == 1 or (is_for_two and len(shares[number]) % 2 == 1)
        elsewhere = [each for each in range(len(games)) if each != number and shares[each]]
        if is_odd and elsewhere and shares[number]:
            shares[max(elsewhere, key=lambda each: games[each].most_seats)].append(shares[number].pop())
    return shares


def _size(game: Game, plan: ClassPlan) -> int:
    """How many pupils a table of this game is to have."""
    return max(game.fewest_seats, min(plan.size, game.most_seats))


def _in_groups(people: list[Pupil], game: Game, plan: ClassPlan) -> list[list[Pupil]]:
    """Groups of a table's size, as equal as can be; friends come one after the other."""
    if not people:
        return []
    size = _size(game, plan)
    many = max(1, -(-len(people) // size))
    room = game.most_seats * game.most_sharing
    if many > 1 and len(people) < 2 * many and len(people) <= (many - 1) * room:  # somebody would sit alone
        many -= 1
    queue = _friends_first(people) if plan.friends else people
    groups: list[list[Pupil]] = [[] for _ in range(many)]
    ends = [round(len(queue) * (number + 1) / many) for number in range(many)]
    for number, end in enumerate(ends):
        groups[number] = queue[(ends[number - 1] if number else 0) : end]
    return groups


def _friends_first(people: list[Pupil]) -> list[Pupil]:
    """Two who choose each other stand side by side."""
    queue: list[Pupil] = []
    for pupil in people:
        if pupil in queue:
            continue
        queue.append(pupil)
        friend = next((each for each in people if are_friends(each, pupil) and each not in queue), None)
        if friend is not None:
            queue.append(friend)
    return queue


def are_friends(one: Pupil, other: Pupil) -> bool:
    """Whether two choose each other."""
    return one.friend == other.number and other.friend == one.number


def _mixed(groups: list[list[Pupil]], met: Met, friends: bool) -> list[list[Pupil]]:
    """The same people, in groups of the same sizes, so that as few as can be sit with those they have met."""
    if not met and not friends:
        return groups
    tried: list[tuple[int, list[list[Pupil]]]] = []
    for by in range(STARTS if met else 1):
        found = _improved(_turned(groups, by), met, friends)
        tried.append((sum(_cost(group, met, friends) for group in found), found))
        if tried[-1][0] <= 0:
            break
    return min(tried, key=lambda each: each[0])[1]


def _turned(groups: list[list[Pupil]], by: int) -> list[list[Pupil]]:
    """The first of each group stays, the second goes on by so many groups, the third by twice as many."""
    most = max(map(len, groups), default=0)
    columns = [[group[place] for group in groups if place < len(group)] for place in range(most)]
    moved = [
        column[-by * place % len(column) :] + column[: -by * place % len(column)]
        for place, column in enumerate(columns)
    ]
    spare = [iter(column) for column in moved]
    return [[next(spare[place]) for place in range(len(group))] for group in groups]


def _improved(groups: list[list[Pupil]], met: Met, friends: bool) -> list[list[Pupil]]:
    """Groups in which people have changed over as long as that was better."""
    for _ in range(SWAPS):
        if not any(_improve(groups, one, other, met, friends) for one in range(len(groups)) for other in range(one)):
            break
    return groups


def _improve(groups: list[list[Pupil]], one: int, other: int, met: Met, friends: bool) -> bool:
    """Let two change their tables wherever that is better; whether anybody did."""
    changed = False
    for mine in range(len(groups[one])):
        for theirs in range(len(groups[other])):
            before = _cost(groups[one], met, friends) + _cost(groups[other], met, friends)
            _swap(groups, one, mine, other, theirs)
            if _cost(groups[one], met, friends) + _cost(groups[other], met, friends) < before:
                changed = True
            else:
                _swap(groups, one, mine, other, theirs)
    return changed


def _swap(groups: list[list[Pupil]], one: int, mine: int, other: int, theirs: int) -> None:
    groups[one][mine], groups[other][theirs] = groups[other][theirs], groups[one][mine]


def _cost(group: list[Pupil], met: Met, friends: bool) -> int:
    """How often those at a table have met; two friends at one table weigh more than all of it."""
    cost = 0
    for number, one in enumerate(group):
        for other in group[number + 1 :]:
            cost += met.get(frozenset((one.number, other.number)), 0) ** 2
            cost -= 100 * (friends and are_friends(one, other))
    return cost


def _table(number: int, game: Game, group: list[Pupil], plan: ClassPlan) -> ClassTable:
    """A table for a group: a seat for each, shared where there are more people than seats, and bots for the gaps."""
    size = _size(game, plan)
    wanted = max(size, len(group)) if plan.bots else len(group)
    many = max(game.fewest_seats, min(wanted, game.most_seats))
    seats: list[list[int]] = [[] for _ in range(many)]
    for place, pupil in enumerate(group):
        seats[place % many].append(pupil.number)
    return ClassTable(number=number, game=game.name, seats=seats)


def chairs(table: ClassTable, game: Game) -> list[int]:
    """The seats at which others can sit down, one after the other: a bot's, a new one, one that may be shared."""
    taken = [len(seat) for seat in table.seats]
    if not table.room:
        taken += [0] * (game.most_seats - len(taken))
    return [seat for many in range(game.most_sharing) for seat, there in enumerate(taken) if there <= many]
