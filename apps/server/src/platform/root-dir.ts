import { resolve } from "node:path";

/** Root of the repository: relative paths of the configuration start here, wherever the process was started. */
export const ROOT_DIR = resolve(import.meta.dirname, "../../../..");
