import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = new Set([".html", ".data", ".js", ".css", ".svg", ".json", ".webmanifest", ".xml", ".txt"]);
/** Smaller files gain nothing. */
const LEAST_BYTES = 1024;
const AT_ONCE = 8;
/** Scripts and styles are sent for months; a page's HTML lives until the next build. */
const QUALITY = { lasting: 11, passing: 7 } as const;

/** Writes `.br` and `.gz` beside every text file. Answers how many were compressed. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => COMPRESSIBLE.has(extname(file)))
    .map((file) => join(folder, file));
  let done = 0;
  const queue = files.values();
  const worker = async () => {
    for (const file of queue) if (await compress(file)) done += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

async function compress(file: string): Promise<boolean> {
  const text = await readFile(file);
  if (text.length < LEAST_BYTES) return false;
  const quality = file.endsWith(".html") || file.endsWith(".data") ? QUALITY.passing : QUALITY.lasting;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    brotli(text, { params }).then((bytes) => writeFile(`${file}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
  return true;
}
