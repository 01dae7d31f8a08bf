"""The search bot: information-set Monte Carlo tree search for any game of the kernel.

Moves are compared on the same imagined tables with the same luck to come, heat by heat: after each heat the better half
stays in the running, a move that is beaten beyond doubt leaves at once, and where one is left the choice is made. On
each table the search walks down one tree that all imagined tables share, to the end of a turn that it has not seen yet
(or of the present one, if the game asks for it), plays on for as many turns as the game asks for, and looks at the
position with the game's own judgement. Every seat is taken to maximise its own result.
"""

from math import log, sqrt
from time import perf_counter
from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.endings import clear_choice, foresee
from labtable.bots.sight import JUDGED, Sight
from labtable.bots.temper import temper_of
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table

CURIOSITY: Final = 0.7  # how much it looks at what it knows little of, in spreads of the results
FIRST_SIGHT: Final = 4.0  # the judgement of a move counts as so many visits
HOPELESS: Final = -0.5  # no first sight is worse than this
NARROWEST: Final = 0.01  # a spread of results is at least this
UNKNOWN_SPREAD: Final = 0.1  # while there are few results
FEW: Final = 4
BEYOND_DOUBT: Final = 4.0  # so many standard errors behind the best, a move is out of the running
ENOUGH: Final = 12  # results, before anything is beyond doubt
DEEPEST: Final = 60
FURTHEST: Final = 400  # moves that are played on


class Node:
    """A move in the tree: how often it could be chosen, how often it was, and what that brought its chooser."""

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move = move
        self.seat = seat
        self.promise = 0.0  # how far it falls behind the best at first sight, in chances
        self.total = 0.0
        self.total_squares = 0.0
        self.visits = 0
        self.available = 0
        self.children: list[Node] = []
        self.sum = 0.0  # of the results of its children, each for its chooser
        self.squares = 0.0
        self.promises = 0.0

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

    def worth(self, usual: float) -> float:
        """What the chooser may expect: the results so far, and first sight as if it were a few of them."""
        return (self.total + FIRST_SIGHT * (usual + self.promise)) / (self.visits + FIRST_SIGHT)

    def usual(self) -> float:
        """What a child brings that looks best at first sight, learned from the results of all."""
        return (self.sum - self.promises) / self.visits if self.visits > 0 else 0.5

    def spread(self) -> float:
        """How widely the results of the children vary."""
        if self.visits < FEW:
            return UNKNOWN_SPREAD
        mean = self.sum / self.visits
        return max(NARROWEST, sqrt(max(0.0, self.squares / self.visits - mean * mean)))

    def doubt(self) -> float:
        """The variance of what it brings on average: how far the mean of its results may be off, squared."""
        if self.visits < FEW:
            return UNKNOWN_SPREAD * UNKNOWN_SPREAD
        mean = self.total / self.visits
        return max(NARROWEST * NARROWEST, self.total_squares / self.visits - mean * mean) / self.visits

    def beats(self, other: "Node", usual: float) -> bool:
        """Whether it is better than another move beyond doubt."""
        if self.visits < ENOUGH or other.visits < ENOUGH:
            return False
        return self.worth(usual) - other.worth(usual) > BEYOND_DOUBT * sqrt(self.doubt() + other.doubt())

    def learn(self, child: "Node", result: float) -> None:
        """A child was chosen, and brought its chooser this."""
        child.visits += 1
        child.total += result
        child.total_squares += result * result
        self.sum += result
        self.squares += result * result
        self.promises += child.promise


class Budget:
    """How long to think: so many iterations, or so many seconds if a clock counts, whichever ends first."""

    def __init__(self, iterations: int, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Hourglass:
    """Runs out after so many seconds; without any it never does, and reads no clock."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self.began = 0.0 if seconds is None else perf_counter()

    def has_run(self, part: float) -> bool:
        """Whether this part of the time is over."""
        return self.seconds is not None and perf_counter() - self.began > part * self.seconds


class SearchBot(Thinker):
    """Thinks within its budget; with iterations alone, the same seed gives the same move."""

    def __init__(self, rng: Rng, budget: Budget, sight: Sight = JUDGED) -> None:
        self._rng = rng
        self._budget = budget
        self._sight = sight
        self._turns_ahead = 0
        self._turn = NOBODY  # the one whose end is far enough, if there is one
        self.hurried = False
        """Whether its time was over before it had looked as often as it may."""

    def choose(self, knowledge: Knowledge) -> Move:
        moves = knowledge.legal()
        fates = foresee(knowledge, self._rng)
        clear = clear_choice(moves, fates)
        return max(self.ponder(knowledge, fates), key=Weighed.rank).move if clear is None else clear

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        return self.ponder(knowledge, foresee(knowledge, self._rng))

    def ponder(self, knowledge: Knowledge, fates: list[int]) -> list[Weighed]:
        """Every legal move with its expected result, from 0 to 1, its visits, and what it surely comes to."""
        root = self.think(knowledge)
        usual = root.usual()
        weighed = []
        for number, move in enumerate(knowledge.legal()):
            place = root.find(move, 0)
            assert place >= 0, "the first heat looks at every legal move"
            node = root.children[place]
            worth = min(1.0, max(0.0, node.worth(usual)))
            weighed.append(Weighed(move, worth, node.visits, fates[number], node.doubt()))
        return weighed

    def think(self, knowledge: Knowledge) -> Node:
        """Grow a tree within the budget, an equal part of it for each heat."""
        temper = temper_of(knowledge.game)
        self._turns_ahead = temper.rounds_ahead * knowledge.seats
        root = Node(None, NOBODY)
        table = knowledge.imagine(self._rng)
        self._turn = table.whose_turn() if temper.within_turn else NOBODY
        running = self.choices(root, table)
        if table.routine() is not None:
            self.glance(root, running, table)
            return root
        most = self._budget.iterations // max(1, heats_for(len(running)))
        if most < len(running):  # too little time to look at all of them twice
            running = sorted(running, key=lambda node: -node.promise)[: max(2, most)]
        heats = heats_for(len(running))
        hourglass = Hourglass(self._budget.seconds)
        for heat in range(heats):
            rounds = max(1, self._budget.iterations // (heats * len(running)))
            for number in range(1, rounds + 1):
                self.run(root, running, knowledge.imagine(self._rng))
                if number % ENOUGH == 0:
                    running = unbeaten(running, root.usual())
                if len(running) == 1 or hourglass.has_run((heat + 1) / heats):
                    break
            usual = root.usual()
            running = sorted(running, key=lambda node: -node.worth(usual))[: (len(running) + 1) // 2]
            if len(running) == 1:
                break
        self.hurried = hourglass.has_run(1.0)
        return root

    def glance(self, root: Node, nodes: list[Node], table: Table) -> None:
        """See what every move leads to at once, where more thought is not worth it."""
        for node in nodes:
            twin = table.clone()
            assert node.move is not None, "only the root has no move"
            twin.play(node.move)
            twin.hush()
            self.remember([root, node], twin)

    def run(self, root: Node, running: list[Node], table: Table) -> None:
        """Try every move that is in the running on the same table, with the same luck to come."""
        for node in running:
            twin = table.clone()
            assert node.move is not None, "only the root has no move"
            advance(twin, node.move)
            self.walk([root, node], twin)

    def walk(self, path: list[Node], table: Table) -> None:
        """Go down the tree to something new, and on to the end of that turn; remember what it brings.

        A position in the middle of a turn is not compared with others: who has not finished would look better off.
        """
        node = path[len(path) - 1]
        mover = self._turn
        for _ in range(DEEPEST):
            if table.actor == NOBODY or (mover != NOBODY and table.whose_turn() != mover):
                break
            if mover == NOBODY and not node.children:
                mover = table.whose_turn()
            node = self.most_urgent(node, self.choices(node, table))
            path.append(node)
            assert node.move is not None, "only the root has no move"
            advance(table, node.move)
        table = self._sight.settled(table, node.seat)
        play_on(table, self._turns_ahead, self._sight)
        self.remember(path, table)

    def choices(self, node: Node, table: Table) -> list[Node]:
        """The nodes of all moves that are legal on this table; new ones are judged by what they lead to."""
        found = []
        new = []
        place = -1
        for move in table.legal():
            place = node.find(move, place + 1)
            if place < 0:
                place = len(node.children)
                node.children.append(Node(move, table.actor))
                new.append(node.children[place])
            child = node.children[place]
            child.available += 1
            found.append(child)
        if new and len(found) > 1:
            self.look_at(new, table)
        return found

    def look_at(self, nodes: list[Node], table: Table) -> None:
        """First sight: how far each move falls behind the best of them, in chances."""
        judged = []
        for node in nodes:
            assert node.move is not None, "only the root has no move"
            judged.append(self._sight.first(table, node.move))
        best = max(judged)
        for index in range(len(nodes)):
            nodes[index].promise = max(HOPELESS, judged[index] - best)

    def most_urgent(self, parent: Node, nodes: list[Node]) -> Node:
        """The one that promises most, counting how little is known of it."""
        best = nodes[0]
        if len(nodes) == 1:
            return best
        best_urge = -1.0e9
        curious = CURIOSITY * parent.spread()
        usual = parent.usual()
        for node in nodes:
            urge = node.worth(usual) + curious * sqrt(log(node.available + 1.0) / (node.visits + FIRST_SIGHT))
            if urge > best_urge:
                best = node
                best_urge = urge
        return best

    def remember(self, path: list[Node], table: Table) -> None:
        """Give every chooser on the path what the position promises their seat."""
        results = self._sight.chances(table)
        path[0].visits += 1
        for place in range(1, len(path)):
            path[place - 1].learn(path[place], results[path[place].seat])


def unbeaten(running: list[Node], usual: float) -> list[Node]:
    """The moves that may still be the best."""
    best = max(running, key=lambda node: node.worth(usual))
    return [node for node in running if not best.beats(node, usual)]


def heats_for(moves: int) -> int:
    """How many heats leave one of so many moves, if half of them stay each time."""
    heats = 0
    while (1 << heats) < moves:
        heats += 1
    return heats


def play_on(table: Table, turns: int, sight: Sight = JUDGED) -> None:
    """Let so many turns pass, in which everybody takes the move that looks best at first sight."""
    mover = NOBODY
    for _ in range(FURTHEST):
        if table.actor == NOBODY:
            return
        if table.whose_turn() != mover:
            if turns == 0:
                return
            turns -= 1
            mover = table.whose_turn()
        advance(table, sight.likely(table))


def advance(table: Table, move: Move) -> None:
    """Play a move, and after it what is a matter of routine, or the pass of those who hold no answer."""
    table.play(move)
    table.hush()
    routine = table.routine()
    while routine is not None:
        table.play(routine)
        table.hush()
        routine = table.routine()
