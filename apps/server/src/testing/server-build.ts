import { join } from "node:path";
import { ROOT_DIR } from "../platform/root-dir.ts";

const BUILD = join(ROOT_DIR, "apps", "server", "build");

/** The built server: tests start what people start. `scripts/lib/server-build.setup.mjs` builds it before they run. */
export const SERVER_MAIN = join(BUILD, "main.js");
/** The built commands of the operator. */
export const SERVER_ADMIN = join(BUILD, "admin.js");
