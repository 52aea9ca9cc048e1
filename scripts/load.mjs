// npm run load [-- --web 2 --worker 2 --people 1600 --minutes 10]: a mixed day at rising load with faults, on processes of its own on this machine (docs/scale.md).
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { run } from "./lib/run.mjs";
import { watchParents } from "./lib/watch-parents.mjs";

watchParents("load", () => process.exit(1));

const { node, env } = await bootstrap();
try {
  await run(node, [join("apps", "server", "src", "testing", "load", "main.ts"), ...process.argv.slice(2)], { env, guarded: true });
} catch {
  // What was not kept has been printed.
  process.exitCode = 1;
}
