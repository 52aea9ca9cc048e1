import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

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
  ...ownPackages.map((name) => name.replace("@tangleaf", "packages")),
  "package-lock.json",
  // The update log is made of it.
  "CHANGELOG.md",
];

function* filesUnder(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

/** @param {string} publicUrl is part of canonical links and the sitemap, so a change of it needs a new build */
function sourceStamp(publicUrl) {
  const hash = createHash("sha256").update(publicUrl);
  for (const source of SOURCES) {
    for (const file of filesUnder(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/**
 * Builds the page of each variant that is missing or older than its sources.
 * @param {{node: string, env: NodeJS.ProcessEnv, variants: readonly ("zh"|"en")[], force?: boolean, quiet?: boolean}} options
 * @returns {Promise<string>} what was printed, when quiet
 */
export async function buildWeb({ node, env, variants, force = false, quiet = false }) {
  const stamp = sourceStamp(env.PUBLIC_URL ?? "");
  const stampOf = (variant) => join(root, "apps", "web", "build", variant, ".stamp");
  const stale = variants.filter((variant) => {
    const file = stampOf(variant);
    return force || !existsSync(file) || readFileSync(file, "utf8") !== stamp;
  });
  let output = "";
  for (const variant of stale) {
    if (!quiet) console.log(`Building the page (${variant}) …`);
    output += await run(node, [join(root, "apps", "web", "scripts", "build.ts"), `--variant=${variant}`], { env, quiet });
    mkdirSync(join(root, "apps", "web", "build", variant), { recursive: true });
    writeFileSync(stampOf(variant), stamp);
  }
  return output;
}
