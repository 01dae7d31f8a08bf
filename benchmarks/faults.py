"""Faults: three nodes over one PostgreSQL behind nginx, while nodes are killed or stopped and the database goes away.

Run with `python -m benchmarks.faults --faults 60`. Games go on all the time; their players write down all that they are
shown and come back by themselves. In the end every game is played out, and nobody may have been shown anything
that is not in the one history of their game, in its place.
"""

import argparse
import asyncio
import json
import random
import secrets
import shutil
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from tests.postgres.cluster import Cluster, cluster, free_port
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from labtable.kernel import load_game
from labtable.kernel.record import parse_record, verify

ROOT = Path(__file__).parents[1]
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
NODES = 3
SIGN_OF_LIFE = 0.5  # seconds between two pings of a node
SILENCE = 1.5  # seconds without one after which the proxy gives a node up
PAUSE = 3.0  # seconds that a node is stopped: longer than the proxy waits
OPTIONS = {"target": 12}
Fault = Callable[[], Awaitable[None]]
"""Something that goes wrong, and its end."""
SETTINGS = {
    "ping": SIGN_OF_LIFE,
    "workers": 1,
    "messages_a_second": 1000,
    "messages_at_once": 1000,
    "rooms_an_address": 1000,
    "strangers_an_address": 100000,
}


def client(port: int) -> httpx.AsyncClient:
    """Somebody who asks on this machine."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10, verify=False)  # noqa: S501 - no TLS here


class Node:
    """A `labtable serve` that can be killed, stopped for a while, and started again on the same port."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        settings = [part for name, value in SETTINGS.items() for part in ("--set", f"{name}={value}")]
        serve = ["-m", "labtable", "serve", "--port", str(self.port), "--db", database]
        self._command = [sys.executable, *serve, *settings]
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it is ready; before that a request waits for an answer."""
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(*self._command, stdout=pipe, stderr=nowhere)
        assert self._process.stdout is not None
        await self._process.stdout.readline()
        await self.rooms()

    def send(self, sign: signal.Signals) -> None:
        """Send the process a signal."""
        assert self._process is not None
        self._process.send_signal(sign)

    async def rooms(self) -> int:
        """How many rooms it has in memory."""
        async with client(self.port) as http:
            return int((await http.get("/healthz")).json()["rooms"])

    async def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Stop for good, kindly or not."""
        if self._process is not None and self._process.returncode is None:
            self.send(sign)
            await self._process.wait()


class House:
    """The database, the nodes and the proxy, and what can go wrong with them."""

    def __init__(self, database: Cluster, nodes: list[Node], port: int) -> None:
        self.port = port
        self._database = database
        self._nodes = nodes
        self.faults: Counter[str] = Counter()

    def by_chance(self, faults: int) -> list[Fault]:
        """Faults of all kinds, chosen by chance."""
        return random.choices([self.kill, self.pause, self.restart_database], k=faults)  # noqa: S311 - not for secrets

    async def kill(self) -> None:
        """A node is killed, and comes back."""
        self.faults["a node was killed"] += 1
        node = await self._busiest()
        await node.end(signal.SIGKILL)
        await asyncio.sleep(random.random())  # noqa: S311 - not for secrets
        await node.start()

    async def pause(self) -> None:
        """A node stops for longer than anybody waits for it, and goes on as if nothing had been."""
        self.faults["a node was stopped"] += 1
        node = await self._busiest()
        node.send(signal.SIGSTOP)
        await asyncio.sleep(PAUSE)
        node.send(signal.SIGCONT)

    async def _busiest(self) -> Node:
        """The node with most rooms in memory: what happens to it is felt."""
        rooms = [await node.rooms() for node in self._nodes]
        return self._nodes[rooms.index(max(rooms))]

    async def restart_database(self) -> None:
        """The database is cut off from everybody, and comes back."""
        self.faults["the database was restarted"] += 1
        await asyncio.to_thread(self._database.stop)
        await asyncio.to_thread(self._database.start)


@asynccontextmanager
async def open_house(database: Cluster) -> AsyncIterator[House]:
    """Nodes and a proxy that are gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        address = await database.new_database()
        nodes = [Node(address) for _ in range(NODES)]
        port = free_port()
        proxy = await _proxy(Path(folder), port, nodes)
        try:
            await asyncio.gather(*(node.start() for node in nodes))
            assert proxy.returncode is None, "nginx could not start"
            yield House(database, nodes, port)
        finally:
            await asyncio.gather(*(node.end() for node in nodes))
            proxy.terminate()
            await proxy.wait()


async def _proxy(folder: Path, port: int, nodes: list[Node]) -> asyncio.subprocess.Process:
    """Nginx as it is documented, with other ports and less patience."""
    assert NGINX is not None, "nginx is not installed; python -m tests.postgres.cluster installs it"
    text = (ROOT / "deploy/nginx.conf").read_text()
    for usual, node in zip((8023, 8024, 8025), nodes, strict=True):
        text = text.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{node.port}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    text = text.replace("read_timeout 30s;", f"read_timeout {SILENCE * 1000:.0f}ms;").replace("=5s", "=1s")
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{places}{text}}}\n")
    return await asyncio.create_subprocess_exec(NGINX, "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf")


class Player:
    """Somebody at one seat of a game, who comes back whenever the connection is lost."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.key = secrets.token_hex(16)
        self.seen: list[dict[str, Any]] = []
        """All sentences that were shown, in their order."""
        self._wish: dict[str, Any] | None = None
        """What the player wants to be done, until something new is shown."""
        self.over = False
        self.visits = 0

    async def play(self) -> None:
        """Come, and come again, until the game is over."""
        while not self.over:
            await self._come_once()
        self.over = False  # once more, to compare what was shown with the log of the whole game
        while not self.over:
            await self._come_once()

    async def _come_once(self) -> None:
        self.visits += 1
        try:
            await self._visit()
        except (OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(random.uniform(0.1, 0.3))  # noqa: S311 - not for secrets

    async def _visit(self) -> None:
        address = f"ws://127.0.0.1:{self.game.house.port}/api/rooms/{self.game.code}/live"
        async with connect(address, open_timeout=2 * NODES * SILENCE, ping_interval=None) as socket:
            await socket.send(json.dumps({"do": "hello", "key": self.key}))
            async for text in socket:
                answer = await self._hear(json.loads(text))
                if answer is not None:
                    await socket.send(json.dumps(answer))
                if self.over:
                    return

    async def _hear(self, frame: dict[str, Any]) -> dict[str, Any] | None:
        """What to say to what was shown."""
        match frame["is"]:
            case "room" if frame["stage"] == "gathering":
                self._wish = self._gather(frame)
            case "table":
                self._wish = await self._see(frame)
            case "refused":  # as "try again in a moment" says
                await asyncio.sleep(0.2)
            case "log":
                self._compare([each["sentence"] for each in frame["happened"]])
                return None
            case _:
                return None
        return self._wish

    def _gather(self, room: dict[str, Any]) -> dict[str, Any] | None:
        if self.seat and room["you"] is None:
            return {"do": "sit", "seat": self.seat, "name": f"P{self.seat}"}
        if not self.seat and all(seat["sitter"] != "open" for seat in room["seats"]):
            return {"do": "start"}
        return None

    def _compare(self, log: list[dict[str, Any]]) -> None:
        """What was shown before must be there, once and in its order."""
        who = f"player {self.seat} of {self.game.code}"
        if log != self.seen[: len(log)] and log[: len(self.seen)] != self.seen:
            self.game.faults.append(f"{who} was shown what is not in the log")
        elif len(log) < len(self.seen):
            self.game.faults.append(f"{who} was shown an older table")
        self.game.progress(len(log) > len(self.seen))
        self.seen = log

    async def _see(self, table: dict[str, Any]) -> dict[str, Any] | None:
        self.seen += [each["sentence"] for each in table["happened"]]
        self.game.progress(bool(table["happened"]))
        turn = table["view"]["turn"]
        self.over = turn["over"]
        if not turn["offers"]:
            return None
        await asyncio.sleep(self.game.think)
        return {"do": "play", "move": random.choice(turn["offers"])["id"], "tick": table["tick"]}  # noqa: S311 - not for secrets


class Game:
    """A game of a few players, and what it has been through."""

    def __init__(self, house: House, seats: int = 2) -> None:
        self.house = house
        self.code = ""
        self.players = [Player(self, seat) for seat in range(seats)]
        self.think = 0.05
        self.faults: list[str] = []
        self.moves = 0
        self.stood_still = 0.0
        self._since = monotonic()

    def progress(self, is_new: bool) -> None:
        """Something happened: how long had nothing?"""
        if is_new:
            self.stood_still = max(self.stood_still, monotonic() - self._since)
            self._since = monotonic()

    async def play(self) -> None:
        """Open the room, play to the end, and look whether all is well."""
        async with client(self.house.port) as http:
            self.code = json.loads(await self._insist(http, "POST", "/api/rooms", json=self._plan()))["code"]
            self._since = monotonic()
            await asyncio.gather(*(player.play() for player in self.players))
            self._check(await self._insist(http, "GET", f"/api/rooms/{self.code}/record"))

    def _plan(self) -> dict[str, Any]:
        seats = [{"sitter": "me"}, *[{"sitter": "open"}] * (len(self.players) - 1)]
        host = {"name": "P0", "key": self.players[0].key}
        return {"game": "pdb", "options": OPTIONS, "seats": seats, **host}

    async def _insist(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> str:
        """Ask until it is answered."""
        while True:
            try:
                answer = await http.request(method, path, **more)
                if answer.is_success:
                    return answer.text
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.2)

    def _check(self, text: str) -> None:
        """The record must replay to the end that it tells of."""
        record = parse_record(text)
        verify(load_game(record.header.game), record)
        self.moves = len(record.steps)
        self.faults += [
            f"player {player.seat} of {self.code} saw nothing" for player in self.players if not player.seen
        ]


class Trial:
    """Games that are played while faults come; a game that is over is followed by another until the faults are over."""

    def __init__(self, house: House, games: int) -> None:
        self.house = house
        self.games: list[Game] = []
        self._at_once = games
        self._goes_on = True

    async def run(self, faults: Sequence[Fault], between: float) -> None:
        """Let faults come while games are played, then play all games to their ends."""
        tables = [asyncio.create_task(self._one_after_the_other()) for _ in range(self._at_once)]
        for fault in faults:
            await asyncio.sleep(between)
            await fault()
        self._goes_on = False
        for game in self.games:
            game.think = 0.0
        await asyncio.gather(*tables)

    async def _one_after_the_other(self) -> None:
        await self._play()
        while self._goes_on:
            await self._play()

    async def _play(self) -> None:
        game = Game(self.house)
        self.games.append(game)
        await game.play()

    @property
    def faults_found(self) -> list[str]:
        """Whatever went wrong in any game; nothing, if all is well."""
        return [fault for game in self.games for fault in game.faults]

    def summary(self) -> dict[str, Any]:
        """What happened, as figures."""
        players = [player for game in self.games for player in game.players]
        return {
            "faults": dict(self.house.faults),
            "games": len(self.games),
            "moves": sum(game.moves for game in self.games),
            "sentences shown": sum(len(player.seen) for player in players),
            "comebacks": sum(player.visits - 2 for player in players),  # one visit to play, and one to look back
            "longest standstill in seconds": round(max(game.stood_still for game in self.games), 1),
            "what went wrong": self.faults_found,
        }


async def trial(games: int, faults: int, between: float) -> Trial:
    """A whole trial on a database of its own."""
    with cluster() as database:
        async with open_house(database) as house:
            found = Trial(house, games)
            await found.run(house.by_chance(faults), between)
            return found


def main() -> None:
    """Print what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--games", type=int, default=20, help="games that are played at once")
    parser.add_argument("--between", type=float, default=1.0, help="seconds between two faults")
    given = parser.parse_args()
    found = asyncio.run(trial(given.games, given.faults, given.between))
    print(json.dumps(found.summary(), indent=2))
    sys.exit(bool(found.faults_found))


if __name__ == "__main__":
    main()
