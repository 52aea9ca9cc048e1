import { resolve } from "node:path";

/** Root of the repository: relative paths of the configuration are meant from here, wherever a process was started. */
export const ROOT_DIR = resolve(import.meta.dirname, "../../../..");
