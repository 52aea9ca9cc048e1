import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the project, whatever the working directory. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const runtimeDir = join(root, ".runtime");
