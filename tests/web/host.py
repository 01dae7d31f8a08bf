"""A plain host of files, which knows nothing of Labtable, with a site of it in a folder."""

import json
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route

import labtable
from labtable.server import site
from tests.web.guest import Guest

SOURCES = Path(labtable.__file__).parents[1]
FOLDER = "/games/night/"
"""Where the site lies on its host."""
ASK = """async ([module, path, message]) => {
  const own = Object.values(await import(module)).find((each) => each?.ask);
  const answer = await own.ask(path, message ? { method: "POST", body: message } : {});
  return answer.json();
}"""
DICE = {
    "labtable/hall/seating.py": ("return secrets.token_hex(SECRET_BYTES)", 'return "5e" * SECRET_BYTES'),
    "labtable/hall/asker.py": ("return secrets.randbits(SEED_BITS)", "return 1"),
    "labtable/page/own.py": ("Manners(keep=400 * DAY)", "Manners(keep=400 * DAY, pace=0.0, answer_pause=0.01)"),
}
"""What is changed in the hall, so that every deal is known and nobody waits for bots."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


class Host:
    """A site at an address; it can go, and come back."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        self.site = folder / FOLDER.strip("/")
        site.write(self.site)
        load_dice(next((self.site / "python").glob("hall-*.zip")))
        self.port = 0
        self.open()

    def open(self) -> None:
        """Serve; at the same port as before if there was one."""
        handler = partial(Quiet, directory=str(self.root))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self._server.daemon_threads = True
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{FOLDER}"

    @contextmanager
    def gone(self) -> Iterator[None]:
        """The network is off for a while."""
        self.close()
        yield
        self.open()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def load_dice(archive: Path) -> None:
    """Let the hall in an archive roll dice that are known."""
    with zipfile.ZipFile(archive) as packed:
        files = {name: packed.read(name) for name in packed.namelist()}
    for name, (old, new) in DICE.items():
        source = (SOURCES / name).read_text()
        assert source.count(old) == 1, f"{old} is in {name}"
        del files[f"{name}c"]  # as it was compiled
        files[name] = source.replace(old, new).encode()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(name, content)


class Lodger(Guest):
    """A guest of a page without a server; whatever is asked for from elsewhere fails, and is a fault."""

    def __init__(self, browser: Browser, host: Host, **more: Any) -> None:
        super().__init__(browser, host, **more)  # type: ignore[arg-type]  # of a house it is the address that counts
        self.host = host
        self.context.set_default_timeout(30_000)
        self.context.route(lambda url: not url.startswith(host.address), self._refuse)

    def _refuse(self, route: Route) -> None:
        self.faults.append(f"{route.request.url} was asked for")
        route.abort()

    def load(self, path: str = "/") -> None:
        """Load the page anew, at a place."""
        self.page.goto(self.host.address + ("" if path == "/" else f"?{path}"))

    def visit(self, path: str = "/") -> None:
        """Go to a place on the page, which is loaded only if it is not there yet."""
        if not self.page.url.startswith(self.host.address):
            self.load(path)
        else:
            self.page.evaluate(
                "(at) => { history.pushState(null, '', at); dispatchEvent(new PopStateEvent('popstate')) }", f"?{path}"
            )

    def ask(self, path: str, message: object = None) -> Any:
        """Ask the page's own hall for something."""
        module = next((self.host.site / "assets").glob("own.svelte-*.js")).name
        return self.page.evaluate(ASK, [f"{self.host.address}assets/{module}", path, message and json.dumps(message)])

    def post(self, path: str, message: dict[str, Any]) -> dict[str, Any]:
        """As a house does."""
        found: dict[str, Any] = self.ask(path, message)
        return found
