// npm run quality: the product writes a fixed set of scenes, and what can be said of the texts without a judge is printed.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const envFile = join(root, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { node, env } = await bootstrap({ withTools: true });
await run(node, ["bench/quality/main.ts", ...process.argv.slice(2)], { env });
