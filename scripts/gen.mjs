// npm run gen: writes every generated file. `--check` only reports differences, and fails if there are any.
import { bootstrap } from "./lib/bootstrap.mjs";
import { generators } from "./lib/generators.mjs";
import { run } from "./lib/run.mjs";

const { node, env } = await bootstrap({ withTools: true });
const args = process.argv.includes("--check") ? ["--check"] : [];
for (const file of generators) await run(node, [file, ...args], { env });
