import { existsSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { findFirefox, findWebKit, hasChromium109 } from "./find-engines.mjs";
import { makeMemoryFolder } from "./memory-folder.mjs";
import { runtimeDir } from "./paths.mjs";
import { startPostgres, startRedis } from "./services.mjs";

const isOnPath = (name) => (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));

/**
 * Starts the databases that tests use and builds their environment. Close it at the end.
 * @param {{env: NodeJS.ProcessEnv, withServices?: boolean, requireAll?: boolean, screensSeed?: string | undefined}} options
 * @returns {Promise<{env: NodeJS.ProcessEnv, missing: readonly string[], hasChromium: boolean, close: () => void}>}
 *   `missing`: one sentence for each part that cannot be tested on this machine
 */
export async function openTestEnvironment({ env, withServices = true, requireAll = false, screensSeed }) {
  const memoryFolder = makeMemoryFolder();
  const [postgres, redis] = withServices ? await Promise.all([startPostgres(), startRedis()]) : [null, null];
  const hasChromium = findChromium() !== undefined;
  const parts = [
    [postgres !== null, "PostgreSQL is not installed: the many-process shape was not tested"],
    [redis !== null, "Redis is not installed: the shared broker was not tested"],
    [hasChromium, "Chromium is not installed: component and browser tests were not run"],
    [findFirefox() !== undefined, "Firefox is not installed: no journey was tried in it"],
    [findWebKit() !== undefined, "WebKit's driver or Xvfb is not installed: no journey was tried in WebKit"],
    [hasChromium109(), "Chromium 109 does not run on this machine: no journey was tried in it"],
    [isOnPath("caddy"), "Caddy is not installed: a restart behind the proxy was not tested"],
    [isOnPath("soffice"), "LibreOffice is not installed: Word files were not opened"],
  ];
  return {
    env: {
      ...env,
      ...(memoryFolder ? { TMPDIR: memoryFolder } : {}),
      // Tests start hundreds of processes that run the same files.
      NODE_COMPILE_CACHE: join(runtimeDir, "compile-cache"),
      ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
      ...(redis ? { TEST_REDIS_URL: redis.url } : {}),
      ...(requireAll ? { REQUIRE_SOFFICE: "1" } : {}),
      ...(screensSeed ? { SCREENS_SEED: screensSeed } : {}),
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    },
    missing: parts.filter(([isPresent]) => !isPresent).map(([, sentence]) => sentence),
    hasChromium,
    close: () => {
      postgres?.stop();
      redis?.stop();
      if (memoryFolder) rmSync(memoryFolder, { recursive: true, force: true });
    },
  };
}
