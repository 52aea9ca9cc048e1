import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium } from "playwright-core";
import { expect } from "vitest";
import { findChromium } from "../../scripts/lib/find-chromium.mjs";

const ARGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"];

export type SpawnedBrowser = {
  readonly browser: Browser;
  /** kill -9 of every process of it: nothing is written any more. */
  kill(): Promise<void>;
};

/** A browser whose data stays in `profile`, as a person's does; the one of `openBrowser` keeps nothing. */
export async function spawnBrowser(profile: string): Promise<SpawnedBrowser> {
  const executable = findChromium() ?? "/usr/bin/chromium";
  // A group of its own, so that all its processes end together.
  const child = spawn(executable, [...ARGS, `--user-data-dir=${profile}`, "--remote-debugging-port=0", "about:blank"], {
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const address = () => /DevTools listening on (ws:\S+)/.exec(said)?.[1];
  await expect.poll(address).toBeDefined();
  const browser = await chromium.connectOverCDP(address() ?? "");
  return {
    browser,
    async kill() {
      const gone = once(child, "exit");
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}
