import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Files kept from the start, so that the shell opens without a network. The rest is kept as it is used. */
const SHELL = ["/homepage", "/index.html", "/icons/favicon.svg"];

/** Fills in the service worker: a version that changes with any file of the build, and what to keep from the start. */
export function writeServiceWorker({ folder }: { folder: string }): void {
  const assets = readdirSync(join(folder, "assets")).sort();
  const home = readFileSync(join(folder, "homepage/index.html"), "utf8");
  const version = createHash("sha256").update(assets.join("\n")).update(home).digest("hex").slice(0, 12);
  const homeAssets = [...new Set([...home.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))];
  const source = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8");
  writeFileSync(
    join(folder, "sw.js"),
    source.replace('"__VERSION__"', JSON.stringify(version)).replace('"__SHELL__"', JSON.stringify([...SHELL, ...homeAssets])),
  );
}
