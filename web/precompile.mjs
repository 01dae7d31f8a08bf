// Runs precompile.py in Python for browsers itself; the repository lies at /repository there.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/repository", new URL("..", import.meta.url).pathname);
python.runPython(readFileSync(new URL("precompile.py", import.meta.url), "utf8"));
