"""The search bot: information-set Monte Carlo tree search for any game of the kernel.

Each iteration imagines a table from what the seat knows, walks down one tree that all imagined
tables share, and looks at one new position with the game's own judgement. Every seat is taken to
maximise its own result.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.foresight import chances, follow
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
        self.available = 1
        self.children: list[Node] = []

    def child(self, move: Move) -> "Node | None":
        """The node of a move from here, if the tree has it."""
        for node in self.children:
            if node.move is move:
                return node
        return None

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
            node = root.child(move)
            weighed.append(Weighed(move, 0.0, 0) if node is None else Weighed(move, node.worth(), node.visits))
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
            new = self.expand(node, table)
            node = self.select(node, table)
            path.append(node)
            assert node.move is not None
            table.play(node.move)
            if new:
                break
        follow(table)
        self.remember(path, table)

    def expand(self, node: Node, table: Table) -> bool:
        """Add every legal move that the node lacks, judged by what it leads to; whether all were new."""
        all_new = True
        for move in table.legal():
            child = node.child(move)
            if child is None:
                ahead = table.clone()
                ahead.play(move)
                follow(ahead)
                node.children.append(Node(move, table.actor, chances(ahead, table.actor)))
            else:
                child.available += 1
                all_new = False
        return all_new

    def select(self, node: Node, table: Table) -> Node:
        """The legal move that promises most."""
        best: Node | None = None
        best_urge = -1.0
        for move in table.legal():
            child = node.child(move)
            assert child is not None
            urge = child.urge()
            if urge > best_urge:
                best = child
                best_urge = urge
        assert best is not None
        return best

    def remember(self, path: list[Node], table: Table) -> None:
        """Give every chooser on the path what the position promises their seat."""
        results = [chances(table, seat) for seat in range(table.seats)]
        for node in path:
            node.visits += 1
            if node.seat != NOBODY:
                node.total += results[node.seat]
                node.weight += 1.0
