import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(html|js|css|svg|json|webmanifest)$/;

/** Writes a .br and a .gz beside every text file of the build, so that the server never compresses. */
export function squeeze(): Plugin {
  return {
    name: "squeeze",
    apply: "build",
    writeBundle: (options) => options.dir !== undefined && squeezeFolder(options.dir),
  };
}

function squeezeFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) squeezeFolder(path);
    else if (WORTH_IT.test(name)) squeezeFile(path);
  }
}

function squeezeFile(path: string): void {
  const text = readFileSync(path);
  writeFileSync(path + ".gz", gzipSync(text, { level: 9 }));
  writeFileSync(
    path + ".br",
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  );
}
