import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAlone } from "./alone.mjs";
import { root } from "./paths.mjs";
import { replaceBuild } from "./replace-build.mjs";
import { run } from "./run.mjs";
import { sourceStamp } from "./source-stamp.mjs";

/** Sources of the build: it is out of date when one of them changes. */
const SOURCES = ["apps/server/src", "apps/server/scripts", "apps/sandbox/src", "packages", "package-lock.json"];

/** A link to the newest build; a running server has the folder it began with. */
const FOLDER = join(root, "apps", "server", "build", "current");

/**
 * What runs a server process. The young generation of 16 MB halves that Node takes is mostly idle: with 8 MB a process keeps 16 MB less
 * (docs/decisions/080).
 */
export const SERVER_ARGS = ["--max-semi-space-size=8", join(FOLDER, "main.js")];
export const ADMIN_FILE = join(FOLDER, "admin.js");

/**
 * Builds the server when it is missing or older than its sources.
 * @param {{node: string, env: NodeJS.ProcessEnv, force?: boolean, quiet?: boolean}} options
 * @returns {Promise<string>} what was printed, when quiet
 */
export async function buildServer({ node, env, force = false, quiet = false }) {
  const stamp = sourceStamp(SOURCES);
  const stampFile = join(FOLDER, ".stamp");
  const isCurrent = () => !force && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
  if (isCurrent()) return "";
  return runAlone(async () => {
    if (isCurrent()) return "";
    if (!quiet) console.log("Building the server …");
    const built = join(root, "apps", "server", "build", ".work");
    const output = await run(node, [join(root, "apps", "server", "scripts", "build.ts"), built], { env, quiet });
    writeFileSync(join(built, ".stamp"), stamp);
    replaceBuild({ link: FOLDER, built });
    return output;
  });
}
