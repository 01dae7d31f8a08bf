// Plays the evening in Python for browsers: `node twin.mjs PYODIDE LIBRARY EVENING GAMES ARCHIVE…` prints what its frames come to.
import { readFileSync } from "node:fs";

const [pyodide, stdLibURL, evening, games, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ stdLibURL });
for (const archive of archives)
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython("import importlib; importlib.invalidate_caches()");
python.runPython(readFileSync(evening, "utf8"));
const digest = python.globals.get("digest_of");
const found = {};
for (const game of games.split(",")) found[game] = await digest(game);
console.log(JSON.stringify(found));
