// Says which files and functions of the page are too long to be read at once; files that a program writes may be long.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import ts from "typescript";

const MOST_LINES_A_FILE = 400;
const MOST_LINES_A_FUNCTION = 30;
const WRITTEN_BY_A_PROGRAM = /^\/\/ Made by /;
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

const lineOf = (text, place) => text.slice(0, place).split("\n").length;

/** Every function of a component, in its script and in its markup, from its first character to its last. */
function* functionsOfSvelte(node) {
  if (FUNCTIONS.includes(node.type)) yield [node.start, node.end];
  for (const part of Object.values(node)) {
    if (part && typeof part === "object") yield* functionsOfSvelte(part);
  }
}

/** Every function of a TypeScript file. */
function functionsOfTypeScript(text) {
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) found.push([node.getStart(), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true));
  return found;
}

function* tooLong(path) {
  const text = readFileSync(path, "utf8");
  if (WRITTEN_BY_A_PROGRAM.test(text)) return;
  const lines = lineOf(text.trimEnd(), text.length);
  if (lines > MOST_LINES_A_FILE) yield `${path}: ${lines} lines; a file has ${MOST_LINES_A_FILE} at most`;
  const functions = path.endsWith(".svelte")
    ? functionsOfSvelte(parse(text, { modern: true }))
    : functionsOfTypeScript(text);
  for (const [start, end] of functions) {
    const length = lineOf(text, end) - lineOf(text, start) + 1;
    if (length > MOST_LINES_A_FUNCTION)
      yield `${path}:${lineOf(text, start)}: a function of ${length} lines; it has ${MOST_LINES_A_FUNCTION} at most`;
  }
}

const files = [...readdirSync("."), ...readdirSync("src", { recursive: true }).map((path) => `src/${path}`)];
const found = files.filter((path) => /\.(ts|js|svelte)$/.test(path)).flatMap((path) => [...tooLong(path)]);
found.forEach((line) => console.error(line));
process.exitCode = found.length > 0 ? 1 : 0;
