import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/**
 * Changes when one of the files a build is made of changes; tests are none of them.
 * @param {readonly string[]} sources files and folders, from the root of the project
 * @param {string} [salt] what else the build depends on
 */
export function sourceStamp(sources, salt = "") {
  const hash = createHash("sha256").update(salt);
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}
