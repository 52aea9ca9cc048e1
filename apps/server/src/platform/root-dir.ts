import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the repository: relative paths of the configuration start here, wherever the process was started. */
export const ROOT_DIR = resolve(fileURLToPath(new URL("../../../..", import.meta.url)));
