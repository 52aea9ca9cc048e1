// npm run admin -- <command>: what an operator does to a deployment. `npm run admin -- --help` lists the commands.
import { spawn } from "node:child_process";
import { bootstrap } from "./lib/bootstrap.mjs";
import { loadEnv } from "./lib/load-env.mjs";
import { root } from "./lib/paths.mjs";
import { ADMIN_FILE, buildServer } from "./lib/server-build.mjs";

await loadEnv();

const { node, env } = await bootstrap();
await buildServer({ node, env, quiet: true });
const child = spawn(node, [ADMIN_FILE, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
