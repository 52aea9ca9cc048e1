// npm run build: the server, and the page in both languages. `--force` builds even what is up to date.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { buildServer } from "./lib/server-build.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const envFile = join(root, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { node, env } = await bootstrap();
const force = process.argv.includes("--force");
await buildServer({ node, env, force });
await buildWeb({ node, env, variants: ["zh", "en"], force });
