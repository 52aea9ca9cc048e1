import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAlone } from "./alone.mjs";
import { root } from "./paths.mjs";
import { replaceBuild } from "./replace-build.mjs";
import { run } from "./run.mjs";
import { sourceStamp } from "./source-stamp.mjs";

const { dependencies } = JSON.parse(readFileSync(join(root, "apps", "web", "package.json"), "utf8"));
const ownPackages = Object.keys(dependencies).filter((name) => name.startsWith("@tangleaf/"));

/** Sources of the build: it is out of date when one of them changes. */
const SOURCES = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/scripts",
  "apps/web/package.json",
  "apps/web/vite.config.ts",
  "apps/web/chunk-groups.ts",
  "apps/web/catalogue-constants.ts",
  "apps/web/react-router.config.ts",
  "content/pages",
  ...ownPackages.map((name) => name.replace("@tangleaf", "packages")),
  "package-lock.json",
  // The update log is made of it.
  "CHANGELOG.md",
];

const FOLDER = join(root, "apps", "web", "build");

/**
 * Variants whose page is missing or older than its sources.
 * @param {{env: NodeJS.ProcessEnv, variants: readonly ("zh"|"en")[]}} options
 */
export function listStalePages({ env, variants }) {
  // The address of the site stands in canonical links and in the sitemap.
  const stamp = sourceStamp(SOURCES, env.PUBLIC_URL ?? "");
  const isStale = (variant) => {
    const file = join(FOLDER, variant, ".stamp");
    return !existsSync(file) || readFileSync(file, "utf8") !== stamp;
  };
  return { stamp, stale: variants.filter(isStale) };
}

/**
 * Builds the page of each variant that is missing or older than its sources.
 * @param {{node: string, env: NodeJS.ProcessEnv, variants: readonly ("zh"|"en")[], force?: boolean, quiet?: boolean}} options
 * @returns {Promise<string>} what was printed, when quiet
 */
export async function buildWeb({ node, env, variants, force = false, quiet = false }) {
  const listWanted = () => (force ? variants : listStalePages({ env, variants }).stale);
  if (listWanted().length === 0) return "";
  return runAlone(async () => {
    const { stamp } = listStalePages({ env, variants });
    let output = "";
    for (const variant of listWanted()) {
      if (!quiet) console.log(`Building the page (${variant}) …`);
      const built = join(FOLDER, `.built-${variant}`);
      output += await run(node, [join(root, "apps", "web", "scripts", "build.ts"), `--variant=${variant}`, `--to=${built}`], {
        env,
        quiet,
      });
      writeFileSync(join(built, ".stamp"), stamp);
      replaceBuild({ link: join(FOLDER, variant), built });
    }
    return output;
  });
}
