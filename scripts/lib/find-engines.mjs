// Browsers the journeys of e2e/engines are tried in, beside the one every other test uses.
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { root, runtimeDir } from "./paths.mjs";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT = { driver: "/usr/bin/WebKitWebDriver", screen: "/usr/bin/Xvfb" };
/** The oldest Chromium the page is made for (docs/decisions/101), as npm has it. */
const CHROMIUM_109 = join(root, "node_modules", "@sparticuz", "chromium", "bin", "chromium.br");

/** Firefox, or undefined. FIREFOX_PATH names another. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? FIREFOX.find((file) => existsSync(file));

/** WebKitGTK's driver and the screen in memory it draws on, or undefined. */
export const findWebKit = () => (Object.values(WEBKIT).every((file) => existsSync(file)) ? WEBKIT : undefined);

/** Whether Chromium 109 runs here. */
export const hasChromium109 = () => process.platform === "linux" && process.arch === "x64" && existsSync(CHROMIUM_109);

/** Unpacks Chromium 109 once and returns its path. */
export async function unpackChromium109() {
  const folder = join(runtimeDir, "chromium-109");
  const executable = join(folder, "chromium");
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const part = `${executable}.${process.pid}`;
  await pipeline(createReadStream(CHROMIUM_109), createBrotliDecompress(), createWriteStream(part));
  chmodSync(part, 0o755);
  renameSync(part, executable);
  return executable;
}
