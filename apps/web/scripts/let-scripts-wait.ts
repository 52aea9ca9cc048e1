import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WAITING_LINK, WAITING_SCRIPT } from "../src/lib/page-flags.ts";

/** Pages people land on, whole without a script: the home page, and the forms of scenes and documents. */
const LANDINGS = ["homepage/index.html", "scene/*/index.html", "document/*/index.html"];
const FETCHED_AT_ONCE = '<link fetchpriority="low" rel="modulepreload"';
const FIRST_SCRIPT = '<script type="module" async="">';

/**
 * Their first script waits for a sign of a person (`app/wait-script.ts`), its files until the page has loaded: compiled beside the
 * first layout they made it late. The router writes both as what runs and is fetched at once and takes no other kind.
 */
export function letScriptsWait(folder: string): void {
  const files = globSync(LANDINGS, { cwd: folder });
  if (files.length < LANDINGS.length) throw new Error(`only ${files.length} of the pages people land on were built`);
  for (const file of files) {
    const path = join(folder, file);
    const [before, script, ...more] = readFileSync(path, "utf8").split(FIRST_SCRIPT);
    if (script === undefined || more.length > 0) throw new Error(`${file} has no single first script`);
    const page = `${before}<script type="${WAITING_SCRIPT}">${script}`;
    writeFileSync(path, page.replaceAll(FETCHED_AT_ONCE, `<link fetchpriority="low" rel="${WAITING_LINK}"`));
  }
}
