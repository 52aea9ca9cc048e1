// npm run gen: writes every generated file. `--check` only reports differences, and fails if there are any; `--content` (npm run content)
// compiles what is in content/.
import { bootstrap } from "./lib/bootstrap.mjs";
import { contentGenerators, generators } from "./lib/generators.mjs";
import { run } from "./lib/run.mjs";

const { node, env } = await bootstrap({ withTools: true });
const args = process.argv.includes("--check") ? ["--check"] : [];
const wanted = process.argv.includes("--content") ? contentGenerators : generators;
for (const file of wanted) {
  try {
    await run(node, [file, ...args], { env });
  } catch {
    // It has printed what is wrong.
    process.exit(1);
  }
}
