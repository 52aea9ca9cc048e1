import { join, relative, sep } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";
import { buildServer } from "./server-build.mjs";
import { TestUsageError } from "./test-arguments.mjs";
import { openTestEnvironment } from "./test-environment.mjs";
import { buildWeb } from "./web-build.mjs";

const NEEDS_BUILD = new Set(["e2e", "fault"]);
const NEEDS_BROWSER = new Set(["e2e", "component"]);

/**
 * Runs the test files under some paths, or those that import, directly or not, a file changed since a commit, with vitest's own output,
 * after building what they need. Journeys import none of the page's files, so they count as changed only when they or their helpers did.
 * @param {{paths: readonly string[], changed?: string | true | undefined}} wish paths from the root; changed: true = since the last commit
 * @param {{node: string, env: NodeJS.ProcessEnv, bin: (name: string) => string, screensSeed?: string | undefined,
 *   report?: string}} options `report`: file for the results as JSON
 * @returns {Promise<boolean>} true when all of them passed
 */
export async function runTestFiles(wish, { node, env, bin, screensSeed, report }) {
  const files = await listTestFiles(wish, { env, bin });
  if (files.length === 0) {
    if (wish.changed === undefined) throw new TestUsageError(`There are no tests in ${wish.paths.join(", ")}.`);
    console.log("No test imports a changed file.");
    return true;
  }
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  // Only tests of the server use PostgreSQL and Redis.
  const withServices = files.some(({ file }) => relative(root, file).startsWith("apps/server/"));
  const tests = await openTestEnvironment({ env, withServices, screensSeed });
  try {
    if (!tests.hasChromium && kinds.some((kind) => NEEDS_BROWSER.has(kind))) throw new Error("These tests need Chromium.");
    if (kinds.some((kind) => NEEDS_BUILD.has(kind))) {
      await buildServer({ node, env });
      await buildWeb({ node, env, variants: ["zh", "en"] });
    }
    const projects = kinds.flatMap((kind) => ["--project", kind]);
    const reporters = report === undefined ? [] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    await run(bin("vitest"), ["run", ...projects, ...reporters, ...files.map(({ file }) => file)], {
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

/** Each test file with its kind, as the projects of vitest.config.ts find it. */
async function listTestFiles({ paths, changed }, { env, bin }) {
  const folders = paths.map((path) => join(root, path));
  const filters = changed === undefined ? folders : [changed === true ? "--changed" : `--changed=${changed}`];
  const output = await run(bin("vitest"), ["list", ...filters, "--filesOnly", "--json"], { env, quiet: true });
  const all = JSON.parse(output.slice(output.indexOf("[")));
  // For vitest a path is any part of a file's name.
  const files = changed === undefined ? all.filter(({ file }) => folders.some((path) => `${file}${sep}`.startsWith(path + sep))) : all;
  // A project in a browser is called "component (chromium)".
  return files.map(({ file, projectName }) => ({ file, kind: projectName.split(" ")[0] }));
}
