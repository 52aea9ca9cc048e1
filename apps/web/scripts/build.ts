import { spawnSync } from "node:child_process";
import { realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import "./gen-icons.ts";
import { compressFolder } from "./compress-folder.ts";
import { embedSerif } from "./serif/embed-serif.ts";
import { writeServiceWorker } from "./write-service-worker.ts";
import { writeSiteFiles } from "./write-site-files.ts";

// Builds the page of `--variant=` into the folder `--to=`, compressed ahead; `scripts/lib/web-build.mjs` puts it in place.

const web = join(import.meta.dirname, "..");
/** The package exports no path to its command; npm links it beside the others. */
const reactRouter = realpathSync(join(web, "../../node_modules/.bin/react-router"));
const readFlag = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const variant = readFlag("variant") === "en" ? "en" : "zh";
const target = readFlag("to") ?? join(web, "build", `.built-${variant}`);
const publicUrl = (process.env["PUBLIC_URL"] ?? "").replace(/\/$/, "");

const started = performance.now();
const work = join(web, "build", `.work-${variant}`);
const { status, stdout, stderr } = spawnSync(process.execPath, [reactRouter, "build"], {
  cwd: web,
  env: { ...process.env, VITE_VARIANT: variant, VITE_PUBLIC_URL: publicUrl, NODE_ENV: "production" },
  encoding: "utf8",
});
if (status !== 0) {
  console.error(stdout, stderr);
  process.exit(1);
}
const built = join(work, "client");
if (variant === "zh") await embedSerif(built);
writeSiteFiles({ folder: built, variant, publicUrl });
writeServiceWorker({ folder: built });
const files = await compressFolder(built);
rmSync(target, { recursive: true, force: true });
renameSync(built, target);
rmSync(work, { recursive: true, force: true });
console.warn(`page ${variant}: ${files} files compressed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
