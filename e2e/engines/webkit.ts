import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { guardChild } from "../../scripts/lib/guard-child.mjs";
import { endChild } from "./end-child.ts";
import type { Engine, EnginePage, EngineVisit } from "./engine.ts";
import { clickAt, type InputSource, pressKeys, typeText } from "./web-driver-keys.ts";

const READY_WITHIN_MS = 120_000;
const READY_POLL_MS = 50;
/** Limit for the load event; journeys continue without it and wait for what they need. */
const PAGE_LOAD_MS = 60_000;
/** Timeout of a new session: a browser takes a few seconds to start, on a busy machine half a minute. */
const SESSION_MS = 120_000;
const WINDOW = { width: 1440, height: 900 };

type Send = <T>(method: "GET" | "POST" | "DELETE", path: string, body?: object, timeoutMs?: number) => Promise<T>;

/** The driver has not brought up a browser in time. */
class NoSession extends Error {}

/** WebKitGTK, the engine of Safari, over WebDriver (https://www.w3.org/TR/webdriver2/), on a screen in memory: it has no headless mode. */
export async function openWebKit({ driver, screen }: { driver: string; screen: string }): Promise<Engine> {
  const screenProcess = spawn(screen, ["-displayfd", "3", "-screen", "0", `${WINDOW.width}x${WINDOW.height}x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  guardChild(screenProcess, { signal: "SIGKILL" });
  const display = await readNumber(screenProcess);
  let running = await startDriver(driver, display);
  return {
    async visit() {
      const path = await openSession(running.send).catch(async (error: unknown) => {
        if (!(error instanceof NoSession)) throw error;
        // A browser that has not come up by now never does; its driver takes no other session.
        await endChild(running.child);
        running = await startDriver(driver, display);
        return openSession(running.send);
      });
      return createVisit(running.send, path);
    },
    addressOf: (url) => url,
    close: async () => {
      await endChild(running.child);
      await endChild(screenProcess);
    },
  };
}

async function startDriver(driver: string, display: string): Promise<{ child: ChildProcess; send: Send }> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${display}`, LC_ALL: "C.UTF-8" },
  });
  guardChild(child, { signal: "SIGKILL" });
  const send = createSend(`http://127.0.0.1:${port}`);
  await waitUntilReady(send);
  return { child, send };
}

/** Waits for the number of the screen, which the server of screens writes once it is ready. */
function readNumber(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    (child.stdio[3] as Readable).on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.endsWith("\n")) resolve(printed.trim());
    });
    child.once("exit", (code) => reject(new Error(`The screen in memory ended with ${code}.`)));
  });
}

function createSend(url: string): Send {
  return async (method, path, body, timeoutMs) => {
    const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url + path, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error: Error) => {
      if (error.name === "TimeoutError") throw new NoSession(`${method} ${path}: no answer within ${timeoutMs} ms`);
      throw new Error(`${method} ${path}: ${error.message} (${String(error.cause)})`);
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

async function waitUntilReady(send: Send): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const isReady = await send("GET", "/status").then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (performance.now() > until) throw new Error("WebKit's driver was not ready in time.");
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
}

/** Starts a browser that keeps nothing when its session ends, and returns the session's path. */
async function openSession(send: Send): Promise<string> {
  const capabilities = { alwaysMatch: { timeouts: { pageLoad: PAGE_LOAD_MS } } };
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", { capabilities }, SESSION_MS);
  const path = `/session/${sessionId}`;
  await send("POST", `${path}/window/rect`, { x: 0, y: 0, ...WINDOW });
  return path;
}

function createVisit(send: Send, path: string): EngineVisit {
  let isOpen = false;
  // A session has one current window: commands to different ones wait for each other.
  let last: Promise<unknown> = Promise.resolve();
  const inWindow = <T>(handle: string, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      await send("POST", `${path}/window`, { handle });
      return work();
    });
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    async openPage() {
      // A session begins with one window.
      const handle = isOpen
        ? (await send<{ handle: string }>("POST", `${path}/window/new`, { type: "window" })).handle
        : await send<string>("GET", `${path}/window`);
      isOpen = true;
      return createPage(send, path, (work) => inWindow(handle, work));
    },
    close: () => send("DELETE", path),
  };
}

type InWindow = <T>(work: () => Promise<T>) => Promise<T>;
type Evaluated = { value: string } | { error: string };

function createPage(send: Send, path: string, inWindow: InWindow): EnginePage {
  const perform = (source: InputSource) => inWindow(() => send<void>("POST", `${path}/actions`, { actions: [source] }));
  return {
    open: (url) =>
      inWindow(() =>
        send<void>("POST", `${path}/url`, { url }).catch((error: Error) => {
          if (!error.message.includes('"error":"timeout"')) throw error;
        }),
      ),
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${expression})).then((value) => done({ value: JSON.stringify(value ?? null) }), (error) => done({ error: String(error) }));`;
      const answer = await inWindow(() => send<Evaluated>("POST", `${path}/execute/async`, { script, args: [] }));
      if ("error" in answer) throw new Error(answer.error);
      return JSON.parse(answer.value) as T;
    },
    click: (x, y, times) => perform(clickAt(x, y, times)),
    press: (keys) => perform(pressKeys(keys)),
    type: (text) => perform(typeText(text)),
    close: () => inWindow(() => send("DELETE", `${path}/window`)),
  };
}
