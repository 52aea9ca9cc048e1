import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHUNK_TIMEOUT_MS } from "@tangleaf/contract/constants";

/** Files kept from the start, so that the shell opens without a network. The rest is kept as it is used. */
const SHELL = ["/homepage", "/homepage.data", "/offline", "/shell.html", "/icons/favicon.svg"];

/** Fills in the service worker: a version that changes with any file of the build, and what to keep from the start. */
export function writeServiceWorker({ folder }: { folder: string }): void {
  // The page without a screen. Its own address leads home, and browsers refuse to open what was kept of a redirect.
  copyFileSync(join(folder, "index.html"), join(folder, "shell.html"));
  const assets = readdirSync(join(folder, "assets")).sort();
  const home = readFileSync(join(folder, "homepage/index.html"), "utf8");
  const version = createHash("sha256").update(assets.join("\n")).update(home).digest("hex").slice(0, 12);
  const offline = readFileSync(join(folder, "offline/index.html"), "utf8");
  const shellAssets = [...new Set([...(home + offline).matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))];
  const source = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
  writeFileSync(
    join(folder, "sw.js"),
    source
      .replace('"__VERSION__"', JSON.stringify(version))
      .replace('"__SHELL__"', JSON.stringify([...SHELL, ...shellAssets]))
      .replace('"__CHUNK_TIMEOUT_MS__"', String(CHUNK_TIMEOUT_MS)),
  );
}
