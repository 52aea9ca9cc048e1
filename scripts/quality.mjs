// npm run quality: the product writes a fixed set of scenes, and what can be said of the texts without a judge is printed.
import { bootstrap } from "./lib/bootstrap.mjs";
import { loadEnv } from "./lib/load-env.mjs";
import { run } from "./lib/run.mjs";

await loadEnv();

const { node, env } = await bootstrap({ withTools: true });
await run(node, ["bench/quality/main.ts", ...process.argv.slice(2)], { env });
