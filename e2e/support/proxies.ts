import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { guardChild } from "../../scripts/lib/guard-child.mjs";

type Program = "nginx" | "caddy";

const GUIDE = new URL("../../docs/operate.md", import.meta.url);
const READY_TIMEOUT_MS = 60_000;

const findProgram = (name: Program): string | undefined =>
  [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"].map((folder) => join(folder, name)).find((file) => existsSync(file));

/** Whether this machine has the program; the full suite installs both. */
export const hasProgram = (name: Program): boolean => findProgram(name) !== undefined;

/** The operator's guide's first block of code in this language. */
export function readGuideBlock(language: "nginx" | "caddyfile"): string {
  const block = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "m").exec(readFileSync(GUIDE, "utf8"))?.[1];
  if (block === undefined) throw new Error(`The guide has no block of ${language}.`);
  return block;
}

/** The guide's block, for a server and a port of a test. */
export const nginxOf = (upstream: string, port: number): string =>
  readGuideBlock("nginx")
    .replace("server 127.0.0.1:3000;", `server ${new URL(upstream).host};`)
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`);

export const caddyOf = (upstream: string, port: number): string =>
  readGuideBlock("caddyfile").replace("write.example.com", `http://127.0.0.1:${port}`).replace("127.0.0.1:3000", new URL(upstream).host);

/** Runs nginx with these blocks of `http`, made for a free port, until the test has ended. Answers its address. */
export function startNginx(configure: (port: number) => string): Promise<string> {
  return startProxy("nginx", configure, (folder, blocks) => ({
    content: [
      // Started by root, its processes would run as nobody, who may not write here.
      process.getuid?.() === 0 ? "user root;" : "",
      `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1; events {}`,
      `http { access_log off; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((of) => `${of}_temp_path ${folder}/${of};`).join(" ")}`,
      `${blocks}\n}\n`,
    ].join("\n"),
    args: ["-p", folder, "-e", `${folder}/error.log`, "-c"],
  }));
}

/** Runs Caddy likewise. */
export function startCaddy(configure: (port: number) => string): Promise<string> {
  return startProxy("caddy", configure, (_, sites) => ({
    content: `{\n\tadmin off\n}\n${sites}`,
    args: ["run", "--adapter", "caddyfile", "--config"],
  }));
}

async function startProxy(
  program: Program,
  configure: (port: number) => string,
  wrap: (folder: string, blocks: string) => { content: string; args: readonly string[] },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `${program}-`));
  const port = await freePort();
  const file = join(folder, "configuration");
  const { content, args } = wrap(folder, configure(port));
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
