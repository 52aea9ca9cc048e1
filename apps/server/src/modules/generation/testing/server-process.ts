import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../testing/free-port.ts";
import { SERVER_ARGS, SERVER_MEMORY } from "../../../testing/server-build.ts";

const READY_TIMEOUT_MS = 120_000;
const READY_POLL_MS = 25;
/** Characters of the server's output in the error of a failed call. */
const OUTPUT_SHOWN_MAX = 4000;

/** A real server in a process of its own. */
export type ServerProcess = {
  /** What it has printed so far. */
  output(): string;
  readonly url: string;
  readonly pid: number;
  /** kill -9: nothing is said goodbye to. */
  kill(): Promise<void>;
  /** Asks it to leave, as a deployment does; answers its exit code, null where it was killed. */
  stop(signal?: "SIGTERM" | "SIGHUP"): Promise<number | null>;
  call<T = Record<string, never>>(path: string, body: unknown, token?: string): Promise<{ code: number; data: T; message: string }>;
  stream(
    body: unknown,
    token: string,
    signal?: AbortSignal,
  ): AsyncGenerator<{ event: string; id: number; data: Record<string, unknown>; at: number }>;
};

type Options = {
  /** For Node itself. */
  readonly nodeArgs?: readonly string[];
  /** Whether somebody takes what it prints. */
  readonly isRead?: boolean;
};

/** Starts the built server with this environment and waits until it is ready. */
export async function startServerProcess(env: Readonly<Record<string, string>>, options: Options = {}): Promise<ServerProcess> {
  const { nodeArgs = [], isRead = true } = options;
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArgs, ...SERVER_ARGS], {
    env: {
      ...SERVER_MEMORY,
      PATH: process.env["PATH"],
      APP_ENV: "test",
      SANDBOX: "off",
      LOG_LEVEL: "warn",
      // The page is not the matter here: this process serves none.
      PAGE_SERVER: "http://127.0.0.1:9",
      HOST: "127.0.0.1",
      RATE_LIMIT_PER_MINUTE: "0",
      ...env,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of isRead ? [child.stdout, child.stderr] : []) stream?.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  await ready(child, url, () => output);
  async function call<T>(path: string, body: unknown, token?: string): Promise<{ code: number; data: T; message: string }> {
    const asked = fetch(url + path, { method: "POST", headers: headersOf(token), body: JSON.stringify(body) });
    const answer = await asked.catch((error: Error) => {
      const ended = child.exitCode ?? child.signalCode ?? "running";
      throw new Error(`${path}: ${String(error.cause ?? error)}; the server is ${ended}:\n${output.slice(-OUTPUT_SHOWN_MAX)}`);
    });
    return (await answer.json()) as { code: number; data: T; message: string };
  }
  return {
    output: () => output,
    url,
    pid: child.pid ?? 0,
    kill: async () => void (await end(child, "SIGKILL")),
    stop: (signal = "SIGTERM") => end(child, signal),
    call,
    stream: (body, token, signal) => readStream(url, body, token, signal),
  };
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const until = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < until) {
    const ended = child.exitCode ?? child.signalCode;
    if (ended !== null) throw new Error(`The server ended with ${ended}:\n${output()}`);
    const ok = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready in time:\n${output()}`);
}

async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM" | "SIGHUP"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
  return child.exitCode;
}

function headersOf(token: string | undefined): Record<string, string> {
  return { "content-type": "application/json", ...(token !== undefined && { authorization: token }) };
}

/** Ends without an error when the connection breaks: that is what the tests are about. */
async function* readStream(url: string, body: unknown, token: string, signal?: AbortSignal): ReturnType<ServerProcess["stream"]> {
  const answer = await fetch(`${url}/api/ai/stream`, {
    method: "POST",
    headers: headersOf(token),
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (answer.body === null) return;
  let rest = "";
  const decoder = new TextDecoder();
  try {
    for await (const bytes of answer.body) {
      rest += decoder.decode(bytes, { stream: true });
      const frames = rest.split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const lines = Object.fromEntries(
          frame.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]),
        );
        if (lines["event"] !== undefined)
          yield { event: lines["event"], id: Number(lines["id"]), data: JSON.parse(lines["data"] ?? "{}"), at: performance.now() };
      }
    }
  } catch {
    return;
  }
}
