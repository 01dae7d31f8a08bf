"""A real server in a process of its own, which can be killed and started again."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Self

from labtable.server.sql import sqlite_file

SETTINGS = ("pace=0", "answer_pause=0.01", "patience=0", "workers=1")
COMMAND = "from labtable.cli import main; main()"
LOADED = (
    "from labtable.hall import asker, hall; hall.new_secret = lambda: {secret!r}; asker.new_seed = lambda: 1; "
    + COMMAND
)
"""A server whose dice are loaded: with this secret, and what the guests add, every deal is known, and so are the bots."""


class House:
    """The server, its address and its database; with a secret all its deals can be foreseen."""

    def __init__(
        self,
        folder: Path,
        secret: str | None = None,
        settings: tuple[str, ...] = SETTINGS,
        *,
        edition: str = "",
        packages: Path | None = None,
    ) -> None:
        """`edition` is a card file, written GAME=FILE; `packages` is a folder into which more games were installed."""
        self._settings = settings
        self._edition = ["--edition", edition] if edition else []
        path = [str(packages), *filter(None, [os.environ.get("PYTHONPATH")])] if packages else []
        self._environment = {**os.environ, **({"PYTHONPATH": os.pathsep.join(path)} if path else {})}
        self.file = folder / "tables.db"
        self._database = sqlite_file(self.file)
        self._command = COMMAND if secret is None else LOADED.format(secret=secret)
        self.port = 0
        self.open()

    def open(self) -> None:
        """Start; on the same port as before if there was one."""
        changes = [word for setting in self._settings for word in ("--set", setting)]
        words = ["serve", "--port", str(self.port), "--db", self._database, *changes, *self._edition]
        command = [sys.executable, "-c", self._command, *words]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._environment)
        assert self._server.stdout is not None
        try:
            said = self._server.stdout.readline()
            assert "http://" in said, f"the server said {said!r}"
            self.port = int(said.split("http://", 1)[1].split("/", 1)[0].rsplit(":", 1)[1])
            urllib.request.urlopen(f"{self.address}/healthz", timeout=10).close()
        except BaseException:
            self.kill()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever became of the test, its server does not live on."""
        self.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would: no goodbye, nothing written any more."""
        self._stop(signal.SIGKILL)

    def close(self) -> None:
        self._stop(signal.SIGINT)

    def _stop(self, how: signal.Signals) -> None:
        if self._server.returncode is None:
            self._server.send_signal(how)
            self._server.communicate(timeout=15)

    def post(self, path: str, message: dict[str, Any]) -> dict[str, Any]:
        """Ask the HTTP side for something."""
        asked = urllib.request.Request(
            self.address + path, json.dumps(message).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            return json.loads(answer.read())  # type: ignore[no-any-return]  # JSON is what it is
