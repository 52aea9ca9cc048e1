import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheet of the root (`chunk-groups.ts`), as the router writes it. */
const ROOT_STYLES = /(\/assets\/shell-[\w-]+\.css)#/g;

/**
 * The router marks every style sheet with a `#`, so that the part of a screen that comes later brings its styles again: those of a
 * screen one leaves are taken away. Those of the root stay, and brought again they made the browser style the whole page anew.
 */
export function nameRootStyles(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/(?:\.html|manifest-\w+\.js)$/.test(file)) continue;
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(ROOT_STYLES, "$1"));
  }
}
