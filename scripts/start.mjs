// npm start: installs what is missing, builds what is stale, serves the whole product on one port.
import { spawn, spawnSync } from "node:child_process";
import { bootstrap } from "./lib/bootstrap.mjs";
import { loadEnv } from "./lib/load-env.mjs";
import { root } from "./lib/paths.mjs";
import { buildServer, SERVER_ARGS } from "./lib/server-build.mjs";
import { supervise } from "./lib/supervise.mjs";
import { watchParents } from "./lib/watch-parents.mjs";
import { buildWeb, listStalePages } from "./lib/web-build.mjs";

await loadEnv();

let server = null;
watchParents("start", () => (server === null ? process.exit(1) : server.stop("SIGTERM")));

const { node, env } = await bootstrap();
const variant = process.env.DEPLOY_ENV === "cloud" ? "en" : "zh";
await buildServer({ node, env });
if (listStalePages({ env, variants: [variant] }).stale.length > 0) {
  const { status } = spawnSync(node, [...SERVER_ARGS, "--check-start"], { cwd: root, env, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  await buildWeb({ node, env, variants: [variant] });
}

server = supervise({
  start: () =>
    spawn(node, [...SERVER_ARGS, "--stop-with-parent"], {
      cwd: root,
      // As in the Dockerfile: threads that each have an area of memory of their own keep what they have freed.
      env: { MALLOC_ARENA_MAX: "2", ...env },
      // The server says over the channel that it is ready; the channel's end tells it that this script is gone.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    }),
  onEnd: (exitCode) => process.exit(exitCode),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.stop(signal));
