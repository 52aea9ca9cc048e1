// npm run abuse [-- sqlite|postgres --seed 1 --share 0.1]: everything hostile against a real server, on each kind of storage there is here.
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { run } from "./lib/run.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { startPostgres, startRedis } from "./lib/services.mjs";
import { watchParents } from "./lib/watch-parents.mjs";

watchParents("abuse", () => process.exit(1));

const { node, env } = await bootstrap({ withTools: true });
await buildServer({ node, env, quiet: true });
const postgres = await startPostgres();
const redis = await startRedis();
if (!postgres) console.warn("left out: PostgreSQL is not installed");
if (!redis) console.warn("left out: Redis is not installed");
try {
  await run(node, [join("apps", "server", "src", "testing", "abuse", "main.ts"), ...process.argv.slice(2)], {
    guarded: true,
    env: { ...env, ...(postgres && { TEST_DATABASE_URL: postgres.url }), ...(redis && { TEST_REDIS_URL: redis.url }) },
  });
} catch {
  // The findings have been printed.
  process.exitCode = 1;
} finally {
  postgres?.stop();
  redis?.stop();
}
