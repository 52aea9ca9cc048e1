// npm run bench [name …]: measures what docs/benchmarks.md reports, each figure beside a baseline of the same run.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
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
for (const file of names) {
  console.log(`\n# ${file.replace(".bench.ts", "")}`);
  await run(node, [join("bench", file)], { env });
}
