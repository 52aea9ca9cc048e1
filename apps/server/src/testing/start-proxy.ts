import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "./free-port.ts";
import { script } from "./own-services.ts";

type Program = "nginx" | "caddy";
type Configure = (port: number) => string;

const READY_TIMEOUT_MS = 60_000;
const NGINX_FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const findProgram = (name: Program): string | undefined =>
  [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"].map((folder) => join(folder, name)).find((file) => existsSync(file));

/** Whether this machine has the program; the full suite installs both. */
export const hasProgram = (name: Program): boolean => findProgram(name) !== undefined;

/** Runs nginx with blocks of its `http` section until the test has ended. Returns its address. */
export function startNginx(configure: Configure): Promise<string> {
  return startProxy("nginx", (folder, port) => ({
    content: [
      // Started by root, its processes would run as nobody, who may not write here.
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1; events {}`,
      `http { access_log off; ${NGINX_FOLDERS.map((of) => `${of}_temp_path ${folder}/${of};`).join(" ")}`,
      `${configure(port)}\n}\n`,
    ].join("\n"),
    args: ["-p", folder, "-e", `${folder}/error.log`, "-c"],
  }));
}

/** Runs Caddy with a whole Caddyfile until the test has ended. Returns its address. */
export function startCaddy(configure: Configure): Promise<string> {
  return startProxy("caddy", (_, port) => ({ content: configure(port), args: ["run", "--adapter", "caddyfile", "--config"] }));
}

async function startProxy(
  program: Program,
  configure: (folder: string, port: number) => { content: string; args: readonly string[] },
): Promise<string> {
  const { guardChild } = await script("guard-child.mjs");
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const port = await freePort();
  const file = join(folder, "configuration");
  const { content, args } = configure(folder, port);
  writeFileSync(file, content);
  const child = spawn(findProgram(program) ?? program, [...args, file], { stdio: ["ignore", "ignore", "pipe"], env: { HOME: folder } });
  guardChild(child, { signal: "SIGKILL", folder });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const ask = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => (child.exitCode === null ? 0 : said),
    );
  await expect.poll(ask, { timeout: READY_TIMEOUT_MS, message: `${program} was not ready` }).toBe(200);
  return url;
}
