import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findTestBrowser } from "./scripts/lib/find-chromium.mjs";
import { LongestFirst } from "./scripts/lib/longest-first.ts";

/** How long something awaited may take on a machine that is busy with something else. */
const patient = { poll: { timeout: 180_000 } };

/** The same for a part of the page alone: no server and no other page is waited for. */
const patientInPage = { poll: { timeout: 60_000 } };

/** After this a test or a hook hangs: it is ended, and fails. No measure of speed: a machine with other work takes ten times as long. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

/** Schemas of PostgreSQL that tests keep for each other. */
const globalSetup = ["apps/server/src/testing/drop-test-schemas.ts"];

/** Worker threads that tests keep for each other. */
const keptThreads = join(import.meta.dirname, "apps/server/src/testing/kept-threads.ts");

const serverBuild = "scripts/lib/server-build.setup.mjs";

/** Kinds of test by file name; `scripts/test.mjs` runs them all and says what was left out and why. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Failure messages hold the compared values whole: the summary at the end of a run prints nothing else of them.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        test: {
          name: "unit",
          sequence: { groupOrder: 0 },
          setupFiles: ["scripts/lib/fixed-seed.mjs"],
          include: [
            "packages/*/{src,scenes}/**/*.test.ts",
            "apps/*/src/**/*.test.{ts,tsx}",
            "apps/*/scripts/**/*.test.ts",
            "scripts/**/*.test.mjs",
          ],
          exclude: ["**/*.{call,fault,browser}.test.*", "**/node_modules/**"],
          // Ending a thread interrupts native code at any point, and some of Node's then aborts the process.
          pool: "forks",
          isolate: false,
          globalSetup,
          ...limits,
          expect: patient,
        },
      },
      {
        resolve: { alias: { piscina: keptThreads } },
        test: {
          name: "call",
          sequence: { groupOrder: 1 },
          setupFiles: ["scripts/lib/fixed-seed.mjs"],
          include: ["apps/server/src/**/*.call.test.ts"],
          pool: "forks",
          isolate: false,
          globalSetup,
          ...limits,
          expect: patient,
        },
      },
      {
        test: {
          name: "fault",
          sequence: { groupOrder: 2 },
          include: ["apps/server/src/**/*.fault.test.ts"],
          // Each file has servers and data of its own, and waits twice as long as it works.
          pool: "forks",
          maxWorkers: 3,
          globalSetup: [...globalSetup, serverBuild],
          ...limits,
          expect: patient,
        },
      },
      {
        extends: "apps/web/vitest.browser.config.ts",
        test: {
          name: "component",
          sequence: { groupOrder: 3 },
          setupFiles: ["apps/web/src/lib/testing/fresh-browser.ts", "apps/web/src/app/testing/report-errors.ts"],
          include: ["apps/web/src/**/*.browser.test.tsx"],
          ...limits,
          expect: patientInPage,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findTestBrowser() ?? "/usr/bin/chromium",
                // Without windows Chromium rounds the widths of letters to whole pixels, unless told otherwise.
                args: [
                  "--no-sandbox",
                  "--disable-gpu",
                  "--font-render-hinting=none",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                ],
              },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        test: {
          name: "e2e",
          sequence: { groupOrder: 4 },
          include: ["e2e/**/*.e2e.ts"],
          // Files of one worker share a server and a browser (e2e/support/shared.ts), which keep a core busy.
          pool: "forks",
          isolate: false,
          maxWorkers: 2,
          globalSetup: [serverBuild],
          ...limits,
          expect: patient,
        },
      },
    ],
  },
});
