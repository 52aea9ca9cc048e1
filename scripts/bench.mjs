// npm run bench [name …]: measures what docs/benchmarks.md reports, each figure beside a floor of the same run. One table at the end.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchTable } from "./lib/bench-table.mjs";
import { bootstrap } from "./lib/bootstrap.mjs";
import { findChromium } from "./lib/find-chromium.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const { node, env } = await bootstrap({ withTools: true });
const wanted = process.argv.slice(2);
const all = readdirSync(join(root, "bench"))
  .filter((file) => file.endsWith(".bench.ts"))
  .sort();
const names = all.filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(`${name}.`)));
if (names.length === 0) {
  console.error(`No such bench. There are: ${all.map((file) => file.replace(".bench.ts", "")).join(", ")}`);
  process.exit(2);
}
await buildServer({ node, env });
await buildWeb({ node, env, variants: ["zh", "en"] });
const folder = mkdtempSync(join(tmpdir(), "bench-figures-"));
const benches = [];
/** The browser people have, with the windows: what it costs is part of what is measured. */
const chromium = findChromium();
const browser = chromium === undefined ? {} : { CHROMIUM_PATH: chromium };
for (const file of names) {
  const name = file.replace(".bench.ts", "");
  const figuresFile = join(folder, name);
  console.log(`\n# ${name}`);
  // One that misses its budget, or fails, keeps no other from running.
  const failed = await run(node, [join("bench", file)], { env: { ...env, ...browser, BENCH_FIGURES: figuresFile }, guarded: true }).then(
    () => false,
    (error) => {
      console.error(error.message);
      return true;
    },
  );
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, "utf8").trim().split("\n") : [];
  benches.push({ name, failed, figures: lines.map((line) => JSON.parse(line)) });
}
rmSync(folder, { recursive: true });
const { lines, missed } = benchTable(benches);
console.log(`\n${lines.join("\n")}`);
process.exitCode = missed === 0 ? 0 : 1;
