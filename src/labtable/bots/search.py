"""The search bot: information-set Monte Carlo tree search for any game of the kernel.

Each iteration imagines a table from what the seat knows, walks down one tree that all imagined
tables share, and looks at one new position with the game's own judgement. Every seat is taken to
maximise its own result.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.foresight import after, chances, follow
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table

EXPLORATION: Final = 0.25
WEIGHT_OF_PRIOR: Final = 1.0  # the judgement of a move counts as so many visits
LOOKS_AT_CLOCK: Final = 8  # iterations between two looks at the clock
DEEPEST: Final = 60


class Node:
    """A move in the tree: how often it could be chosen, how often it was, and what that brought its chooser."""

    def __init__(self, move: Move | None, seat: int, prior: float) -> None:
        self.move = move
        self.seat = seat
        self.total = prior * WEIGHT_OF_PRIOR
        self.weight = WEIGHT_OF_PRIOR
        self.visits = 0
        self.available = 0
        self.children: list[Node] = []

    def find(self, move: Move, first: int) -> int:
        """The place of a move among the children, looked for from a first place on; -1 if it is not there.

        Legal moves come in nearly the order in which they were added, so the first place is mostly right.
        """
        children = self.children
        for place in range(first, len(children)):
            if children[place].move is move:
                return place
        for place in range(min(first, len(children))):
            if children[place].move is move:
                return place
        return -1

    def worth(self) -> float:
        """What the chooser may expect of this move."""
        return self.total / self.weight

    def urge(self) -> float:
        """The upper confidence bound by which the tree chooses where to look next."""
        return self.total / self.weight + EXPLORATION * sqrt(log(self.available + 1.0) / self.weight)


class Budget:
    """How long to think: so many iterations, or so many seconds, whichever ends first."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


class SearchBot(Thinker):
    """Thinks within its budget; with iterations alone, the same seed gives the same move."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self._rng = rng
        self._budget = budget

    def choose(self, knowledge: Knowledge) -> Move:
        moves = knowledge.legal()
        if len(moves) == 1:
            return moves[0]
        weighed = self.weigh(knowledge)
        best = weighed[0]
        for each in weighed:
            if (each.visits, each.worth) > (best.visits, best.worth):
                best = each
        return best.move

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """Every legal move with its expected result, from 0 to 1, and its visits."""
        root = self.think(knowledge)
        weighed = []
        for move in knowledge.legal():
            place = root.find(move, 0)
            assert place >= 0, "the first iteration looks at every legal move"
            weighed.append(Weighed(move, root.children[place].worth(), root.children[place].visits))
        return weighed

    def think(self, knowledge: Knowledge) -> Node:
        """Grow a tree within the budget."""
        root = Node(None, NOBODY, 0.0)
        until = perf_counter() + self._budget.seconds
        for number in range(self._budget.iterations):
            if number % LOOKS_AT_CLOCK == 0 and perf_counter() > until:
                break
            self.iterate(root, knowledge.imagine(self._rng))
        return root

    def iterate(self, root: Node, table: Table) -> None:
        """Walk down the tree on one imagined table, look at what is new, and remember what it brings."""
        node = root
        path = [root]
        for _ in range(DEEPEST):
            if table.actor == NOBODY:
                break
            is_new = not node.children
            node = self.most_urgent(self.choices(node, table))
            path.append(node)
            assert node.move is not None, "only the root has no move"
            table.play(node.move)
            if is_new:
                break
        follow(table)
        self.remember(path, table)

    def choices(self, node: Node, table: Table) -> list[Node]:
        """The nodes of all moves that are legal on this table; new ones are judged by what they lead to."""
        found = []
        place = -1
        for move in table.legal():
            place = node.find(move, place + 1)
            if place < 0:
                place = len(node.children)
                node.children.append(Node(move, table.actor, chances(after(table, move), table.actor)))
            child = node.children[place]
            child.available += 1
            found.append(child)
        return found

    def most_urgent(self, nodes: list[Node]) -> Node:
        """The one that promises most, counting how little is known of it."""
        best = nodes[0]
        best_urge = best.urge()
        for node in nodes:
            urge = node.urge()
            if urge > best_urge:
                best = node
                best_urge = urge
        return best

    def remember(self, path: list[Node], table: Table) -> None:
        """Give every chooser on the path what the position promises their seat."""
        results = [chances(table, seat) for seat in range(table.seats)]
        for node in path:
            node.visits += 1
            if node.seat != NOBODY:
                node.total += results[node.seat]
                node.weight += 1.0
