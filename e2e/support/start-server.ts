import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { SERVER_ARGS, SERVER_MEMORY } from "../../apps/server/src/testing/server-build.ts";
import { guardChild } from "../../scripts/lib/guard-child.mjs";

const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 180_000;
const LOG_CHARACTERS = 20_000;
const SHOWN_LOG_CHARACTERS = 3000;

const logs = new Map<string, () => string>();

/** Returns the last lines a server at this address has logged. */
export const readServerLog = (url: string): string => (logs.get(url)?.() ?? "").slice(-SHOWN_LOG_CHARACTERS);

/** A server that several journeys use: none of them stops it, and each brings users of its own (`freshName`). */
export type SharedServer = {
  readonly url: string;
  readonly dataDir: string;
  /** Calls the API as a client would. */
  call(path: string, body: unknown, token?: string): Promise<{ code: number; message: string; is_success: boolean; data: unknown }>;
  /** Signs in by name (development login) and returns the token. */
  signIn(username: string): Promise<string>;
};

export type TestServer = SharedServer & {
  /** Kills the process (SIGKILL) and starts it again on the same data. */
  crash(): Promise<void>;
  /** Kills the process (SIGKILL); nothing answers until `start`. */
  kill(): Promise<void>;
  /** Asks the process to end (SIGTERM), as an update does, and starts it again on the same data. */
  renew(): Promise<void>;
  /** Starts a killed server again: on the same port, with the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once("exit", () => resolve())));

/** Starts the real server on a free port with data of its own. */
export async function startServer(options: { variant?: "zh" | "en"; env?: Record<string, string> } = {}): Promise<TestServer> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "tangleaf-e2e-"));
  const url = `http://127.0.0.1:${port}`;
  let output = "";
  logs.set(url, () => output);
  const launch = async () => {
    const child = spawn(process.execPath, SERVER_ARGS, {
      env: {
        ...SERVER_MEMORY,
        ...process.env,
        NODE_ENV: "",
        APP_ENV: "development",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: "",
        REDIS_URL: "",
        DEPLOY_ENV: options.variant === "en" ? "cloud" : "",
        ...options.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    guardChild(child, { signal: "SIGKILL", folder: dataDir });
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-LOG_CHARACTERS);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const until = performance.now() + READY_WITHIN_MS;
    while (performance.now() < until) {
      if (child.exitCode !== null) break;
      const ready = await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (ready) return child;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    child.kill("SIGKILL");
    throw new Error(`the server did not become ready:\n${output}`);
  };
  let child = await launch();
  const kill = async () => {
    child.kill("SIGKILL");
    await ended(child);
  };
  const start = async () => {
    child = await launch();
  };

  const call: TestServer["call"] = async (path, body, token) => {
    const answer = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Awaited<ReturnType<TestServer["call"]>>;
  };
  return {
    url,
    dataDir,
    call,
    async signIn(username) {
      const { data } = await call("/api/auth/devlogin", { username });
      return (data as { token: string }).token;
    },
    kill,
    start,
    async renew() {
      child.kill("SIGTERM");
      await ended(child);
      await start();
    },
    async crash() {
      await kill();
      await start();
    },
    async stop() {
      child.kill("SIGTERM");
      const forced = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
      await ended(child);
      clearTimeout(forced);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
