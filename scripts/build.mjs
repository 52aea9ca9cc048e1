// npm run build: the page in both languages. `--force` builds even what is fresh.
import { bootstrap } from "./lib/bootstrap.mjs";
import { buildWeb } from "./lib/web-build.mjs";

const { node, env } = await bootstrap();
await buildWeb({ node, env, variants: ["zh", "en"], force: process.argv.includes("--force") });
