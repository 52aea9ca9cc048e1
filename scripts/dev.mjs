// npm run dev: the server restarts and the page reloads as files change. Open http://localhost:5173.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { guardChild } from "./lib/guard-child.mjs";
import { loadEnv } from "./lib/load-env.mjs";
import { root } from "./lib/paths.mjs";
import { watchParents } from "./lib/watch-parents.mjs";

await loadEnv();

const { node, env, bin } = await bootstrap();
const variant = process.env.DEPLOY_ENV === "cloud" ? "en" : "zh";
/** Vite serves the page instead of a build; the server redirects browsers to it. */
const pageServer = process.env.PAGE_SERVER ?? "http://localhost:5173";

const server = join(root, "apps", "server", "src", "main.ts");
const children = [
  spawn(node, ["--watch", "--watch-preserve-output", server, "--stop-with-parent"], {
    cwd: root,
    env: { ...env, PAGE_SERVER: pageServer },
    stdio: "inherit",
  }),
  spawn(bin("react-router"), ["dev", "--host"], {
    cwd: join(root, "apps", "web"),
    env: { ...env, VITE_VARIANT: variant },
    stdio: "inherit",
  }),
];
// The watcher and the page's server do not notice by themselves that this script was killed.
for (const child of children) guardChild(child);

const stop = (code) => {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
};
for (const child of children) child.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
watchParents("dev", () => stop(1));
