"""The page without a server: sizes, times to a first table, decisions a second and the answer times of the levels.

`python -m benchmarks.site` serves a site of this build from a plain host on loopback and plays it in Chromium. On a
machine that is not quiet the processor's time says more than the clock's.
"""

import gzip
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.web import chromium
from tests.web.host import Host

FIRST = "[data-moves]"
KEPT = """() => navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
  navigator.serviceWorker.onmessage = done;
  active.postMessage("keep all");
}))"""
"""Waits until the browser keeps the whole page, so that what comes next is from there."""
ROUNDS = 3
DECISIONS = """
import json, sys, time
from labtable.bots import make_bot
from labtable.bots.levels import LEVELS
from labtable.kernel import Knowledge, load_game, seeded
from labtable.page.thinkers import PATIENCE


def modules():
    import labtable.page.own

    load_game("pdb").new(1, 2)
    ours = [name for name in sys.modules if name.startswith("labtable")]
    return json.dumps([len(sys.modules), len(ours)])


def random_a_second(game):
    began, moves, number = time.perf_counter(), 0, 0
    while time.perf_counter() - began < 1.0:
        number += 1
        table, rng = game.new(number, 2), seeded(number)
        while legal := table.legal():
            table.play(legal[rng.below(len(legal))])
            moves += 1
    return round(moves / (time.perf_counter() - began))


def answers(game, level):
    rng, table = seeded(7), game.new(7, 2)
    took, plays = [], []
    for number in range(60):
        legal = table.legal()
        if not legal:
            break
        if number % 12 == 11:
            bot = make_bot(level, seeded(number), people_wait=PATIENCE)
            began = time.perf_counter()
            bot.choose(Knowledge(game, table, table.actor))
            took.append(time.perf_counter() - began)
            plays.append(bot.plays)
        table.play(legal[rng.below(len(legal))])
    return [round(sum(took) / len(took), 3), round(max(took), 3), plays.count(level), len(plays)]


def measured(name):
    game = load_game(name)
    return json.dumps([random_a_second(game), {level.name: answers(game, level.name) for level in LEVELS}])
"""
"""What is measured in Python for browsers itself."""
THINK = """async ([base, alone, names, script]) => {
  const { loadPyodide } = await import(`${base}${alone.runtime}pyodide.mjs`);
  const plain = self.fetch.bind(self);
  self.fetch = async (asked, init) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (!url.endsWith("pyodide.asm.wasm")) return plain(asked, init);
    const packed = await plain(`${url}.pack`);
    const body = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  };
  const lockFileContents = JSON.stringify(alone.lock);
  const python = await loadPyodide({ indexURL: base + alone.runtime, lockFileContents, packageBaseUrl: base });
  const extractDir = "/lib/python3.14/site-packages";
  for (const archive of [...alone.archives, ...Object.values(alone.games)])
    python.unpackArchive(await (await plain(base + archive)).arrayBuffer(), "zip", { extractDir });
  python.runPython("import importlib; importlib.invalidate_caches()");
  python.runPython(script);
  if (names.length === 0) return JSON.parse(python.globals.get("modules")());
  return Object.fromEntries(names.map((name) => [name, JSON.parse(python.globals.get("measured")(name))]));
}"""


def main() -> None:
    """Measure everything and print it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        try:
            print_sizes(browser, host)
            print_times(browser, host)
            print_thinking(browser, host)
        finally:
            browser.close()
            host.close()


def alone_of(host: Host) -> dict[str, Any]:
    """What the page's index tells of what lies beside it."""
    text = (host.site / "index.html").read_text().partition('id="alone">')[2].partition("</script>")[0]
    found: dict[str, Any] = json.loads(text)
    return found


def print_sizes(browser: Browser, host: Host) -> None:
    """What the first home takes, and what Python and the rules of PDB take, as a host that packs would send it."""
    asked: list[str] = []
    page = browser.new_page()
    page.route("**/python/**", lambda route: route.abort())
    page.on("request", lambda request: asked.append(request.url.partition("?")[0]))
    page.goto(host.address)
    page.wait_for_selector(".tile")
    page.wait_for_load_state("load")
    page.close()
    home = {url for url in asked if "/python/" not in url and "worker" not in url and "own.svelte" not in url}
    names = {url.removeprefix(host.address) or "index.html" for url in home if url.startswith(host.address)}
    print(f"first home        {packed(host, names) / 1e3:8.1f} kB packed, {len(names)} files")
    alone = alone_of(host)
    runtime = [f"{alone['runtime']}{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs")]
    needed = {*alone["bytes"], *runtime, alone["games"]["pdb"]}
    print(f"Python and PDB    {packed(host, needed) / 1e6:8.2f} MB packed")
    print(
        f"the whole site    {sum(path.stat().st_size for path in host.site.rglob('*') if path.is_file()) / 1e6:8.2f} MB"
    )


def packed(host: Host, names: set[str]) -> int:
    """How many bytes files have if their host packs what can be packed."""
    files = [(host.site / name).read_bytes() for name in names]
    return sum(min(len(file), len(gzip.compress(file))) for file in files)


def print_times(browser: Browser, host: Host) -> None:
    """From the click to a table of PDB, with an empty cache and from the cache."""
    empty, cached = [], []
    for _ in range(ROUNDS):
        context = browser.new_context()
        empty.append(to_a_table(context, host.address))
        cached.append(to_a_table(context, host.address))
        context.close()
    for name, found in (("", empty), (" from the cache", cached)):
        took, worked = map(min, zip(*found, strict=True))
        print(
            f"click to a table  {took:8.2f} s{name}, best of {ROUNDS}; {worked:.2f} s of processor with the page before"
        )


def to_a_table(context: BrowserContext, address: str) -> tuple[float, float]:
    """Open a table of PDB as soon as the home page is there: seconds to the first move, and of processor for it all."""
    before = processor_time(context)
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("button", name="Easy").wait_for()
    began = time.perf_counter()
    page.get_by_role("button", name="Easy").click()
    page.wait_for_selector(FIRST, timeout=120_000)
    took, worked = time.perf_counter() - began, processor_time(context) - before
    page.evaluate(KEPT)
    page.close()
    return took, worked


def processor_time(context: BrowserContext) -> float:
    """Seconds of processor that all of Chromium has used."""
    assert context.browser is not None
    session = context.browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(each["cpuTime"]) for each in processes)


def print_thinking(browser: Browser, host: Host) -> None:
    """Random decisions a second, and how long each level takes for one: on average, at most, and how often in full."""
    page: Page = browser.new_page(bypass_csp=True)
    page.goto(f"{host.address}licences/Labtable.txt")
    names = sorted(alone_of(host)["games"])
    every, ours = page.evaluate(THINK, [host.address, alone_of(host), [], DECISIONS])
    print(f"a first table     {every:8} modules, {ours} of them ours")
    found = page.evaluate(THINK, [host.address, alone_of(host), names, DECISIONS])
    for name, (rate, levels) in found.items():
        told = ", ".join(
            f"{level} {mean} s (most {most}, {full} of {all_} in full)"
            for level, (mean, most, full, all_) in levels.items()
        )
        print(f"{name:6} {rate:6,} random decisions a second; {told}")


if __name__ == "__main__":
    main()
