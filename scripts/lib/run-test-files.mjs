import { join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { buildServer } from "./server-build.mjs";
import { findKind } from "./test-arguments.mjs";
import { openTestEnvironment } from "./test-environment.mjs";
import { buildWeb } from "./web-build.mjs";

const NEEDS_BUILD = new Set(["e2e", "fault"]);
const NEEDS_BROWSER = new Set(["e2e", "component"]);

/**
 * Runs some test files with vitest's own output, after building what they need.
 * @param {readonly string[]} files from the root
 * @param {{node: string, env: NodeJS.ProcessEnv, bin: (name: string) => string, screensSeed?: string | undefined,
 *   report?: string}} options `report`: file for the results as JSON
 * @returns {Promise<boolean>} true when all of them passed
 */
export async function runTestFiles(files, { node, env, bin, screensSeed, report }) {
  const kinds = [...new Set(files.map(findKind))];
  // Only tests of the server use PostgreSQL and Redis.
  const withServices = files.some((file) => file.startsWith("apps/server/"));
  const tests = await openTestEnvironment({ env, withServices, screensSeed });
  try {
    if (!tests.hasChromium && kinds.some((kind) => NEEDS_BROWSER.has(kind))) throw new Error("These tests need Chromium.");
    if (kinds.some((kind) => NEEDS_BUILD.has(kind))) {
      await buildServer({ node, env });
      await buildWeb({ node, env, variants: ["zh", "en"] });
    }
    const projects = kinds.flatMap((kind) => ["--project", kind]);
    const reporters = report === undefined ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    await run(bin("vitest"), ["run", ...projects, ...reporters, ...files.map((file) => join(root, file))], {
      env: tests.env,
      guarded: true,
    });
    return true;
  } catch (error) {
    if (error.code === undefined) console.error(error.message);
    return false;
  } finally {
    tests.close();
  }
}

/**
 * Lists the test files that import, directly or not, a file changed since `commit`. Journeys import none of the page's files, so they
 * are listed only when they or their helpers changed.
 * @param {string | true} commit true = since the last commit
 * @param {{env: NodeJS.ProcessEnv, bin: (name: string) => string}} options
 * @returns {Promise<readonly string[]>} from the root
 */
export async function listChangedTestFiles(commit, { env, bin }) {
  const changed = commit === true ? "--changed" : `--changed=${commit}`;
  const output = await run(bin("vitest"), ["list", "--filesOnly", "--json", changed], { env, quiet: true });
  const list = JSON.parse(output.slice(output.indexOf("[")));
  return [...new Set(list.map(({ file }) => file.slice(root.length + 1)))].filter((file) => findKind(file) !== undefined).sort();
}
