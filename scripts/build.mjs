// npm run build: the server, and the page in both languages. `--force` builds even what is up to date.
import { bootstrap } from "./lib/bootstrap.mjs";
import { loadEnv } from "./lib/load-env.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { buildWeb } from "./lib/web-build.mjs";

await loadEnv();

const { node, env } = await bootstrap();
const force = process.argv.includes("--force");
await buildServer({ node, env, force });
await buildWeb({ node, env, variants: ["zh", "en"], force });
