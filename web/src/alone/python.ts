/** Python in a worker: fetched with true progress, and the packages laid where it looks for them. */
import type { PyodideAPI, loadPyodide } from "pyodide";
import type { Alone } from "../app/alone";

const PACKAGES = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const PACKED = ".pack";

/** A file that lies beside the page, counted as it comes. */
async function fetched(url: string, count: (bytes: number) => void): Promise<Response> {
  const response = await plainFetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} is missing here.`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      count(part.length);
      out.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(counted), { headers: response.headers });
}

const plainFetch = self.fetch.bind(self);

/** WebAssembly lies packed, for many hosts pack nothing; one that has unpacked it on the way is no trouble. */
async function unpacked(packed: Response): Promise<Response> {
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const body = isPacked ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes;
  return new Response(body, { headers: { "Content-Type": "application/wasm" } });
}

/** Pyodide fetches its own files, one after the other; here they are on their way at once, and its program is unpacked. */
function lendFetch(folder: string, count: (bytes: number) => void): void {
  const coming = new Map([
    [folder + WASM, fetched(folder + WASM + PACKED, count).then(unpacked)],
    [folder + LIBRARY, fetched(folder + LIBRARY, count)],
  ]);
  for (const each of coming.values()) each.catch(() => undefined); // told to whoever asks for it
  self.fetch = (asked, init) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    return coming.get(url) ?? plainFetch(asked, init);
  };
}

/** Lays archives where Python looks for packages, each once. */
export class Packages {
  private readonly laid = new Map<string, Promise<void>>();

  constructor(
    private readonly python: Promise<PyodideAPI>,
    private readonly base: string,
    private readonly count: (bytes: number) => void,
  ) {}

  lay(path: string): Promise<void> {
    const known = this.laid.get(path);
    if (known) return known;
    const laying = this.fetchAndLay(path);
    laying.catch(() => this.laid.delete(path));
    this.laid.set(path, laying);
    return laying;
  }

  private async fetchAndLay(path: string): Promise<void> {
    const archive = await (await fetched(new URL(path, this.base).href, this.count)).arrayBuffer();
    (await this.python).unpackArchive(archive, "zip", { extractDir: PACKAGES });
  }
}

/** Start Python with all that every hall needs. */
export async function begin(
  { runtime, lock, archives }: Alone,
  base: string,
  count: (bytes: number) => void,
): Promise<[PyodideAPI, Packages]> {
  const folder = new URL(runtime, base).href;
  lendFetch(folder, count);
  void import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`).catch(() => undefined); // the next that is asked for
  const script = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide };
  const starting = script.loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    lockFileContents: JSON.stringify(lock),
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  const packages = new Packages(starting, base, count);
  await Promise.all(archives.map((each) => packages.lay(each)));
  const python = await starting;
  python.runPython("import importlib; importlib.invalidate_caches()");
  return [python, packages];
}
