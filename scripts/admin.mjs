// npm run admin -- <command>: what an operator does to a deployment. `npm run admin -- --help` lists the commands.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { ADMIN_FILE, buildServer } from "./lib/server-build.mjs";

const envFile = join(root, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);

const { node, env } = await bootstrap();
await buildServer({ node, env, quiet: true });
const child = spawn(node, [ADMIN_FILE, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
