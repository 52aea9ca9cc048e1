// npm run dev: the server restarts and the page reloads as files change. Open the address the page server prints.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";

const { node, env, bin } = await bootstrap();
const apiPort = env.PORT ?? "3000";
const pagePort = env.PAGE_PORT ?? "5173";
const variant = env.DEPLOY_ENV === "cloud" ? "en" : "zh";

const children = [
  spawn(node, ["--watch", "--watch-preserve-output", join(root, "apps", "server", "src", "main.ts")], {
    cwd: root,
    env: { ...env, PORT: apiPort, PAGE_SERVER: `http://localhost:${pagePort}` },
    stdio: "inherit",
  }),
  spawn(bin("react-router"), ["dev", "--port", pagePort, "--host"], {
    cwd: join(root, "apps", "web"),
    env: { ...env, VITE_VARIANT: variant, API_SERVER: `http://localhost:${apiPort}` },
    stdio: "inherit",
  }),
];

const stop = (code) => {
  for (const child of children) child.kill("SIGTERM");
  process.exitCode = code;
};
for (const child of children) child.on("exit", (code) => stop(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
