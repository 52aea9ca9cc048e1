import { join } from "node:path";
import { ROOT_DIR } from "../platform/root-dir.ts";

const BUILD = join(ROOT_DIR, "apps", "server", "build", "current");

/** The built server: tests start what people start. `scripts/lib/server-build.setup.mjs` builds it before they run. */
export const SERVER_MAIN = join(BUILD, "main.js");
/** What runs it, as `npm start` does. */
export const SERVER_ARGS: readonly string[] = ["--max-semi-space-size=8", SERVER_MAIN];
/** And what of its environment is about memory. */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: "2" } as const;
/** The built commands of the operator. */
export const SERVER_ADMIN = join(BUILD, "admin.js");
