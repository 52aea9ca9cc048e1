import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../../scripts/service-worker.js"), "utf8");
const SITE = "https://site.example";
const TIMEOUT_MS = 120_000;
const HEALTH_TIMEOUT_MS = 30_000;

type Answer = (signal: AbortSignal | undefined) => Promise<Response>;
type Fetched = { request: object; clientId: string; respondWith: (answer: Promise<unknown>) => void };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Starts the worker of a page with nothing cached but its stored page. `answer` gives the site's files; `health` answers /healthz, by
 * default in the same way. A page that is not `alive` answers no message.
 */
function startWorker(answer: Answer, health = answer, { stored, alive = true }: { stored?: string; alive?: boolean } = {}) {
  const listeners = new Map<string, (event: Fetched) => void>();
  const told: string[] = [];
  let asked = 0;
  class Channel {
    port1: { onmessage?: () => void } = {};
    port2 = { postMessage: () => this.port1.onmessage?.() };
  }
  const ledTo: string[] = [];
  const match = async () => (stored === undefined ? undefined : new Response(stored));
  const cache = { put: async () => undefined, keys: async () => [], delete: async () => true, match };
  const page = {
    url: `${SITE}/homepage`,
    postMessage: (data: string, [port]: { postMessage: () => void }[]) => {
      told.push(data);
      if (alive) port?.postMessage();
    },
    navigate: async (address: string) => void ledTo.push(address),
  };
  runInNewContext(SOURCE.replace('"__CHUNK_TIMEOUT_MS__"', String(TIMEOUT_MS)), {
    self: {
      location: { origin: SITE },
      addEventListener: (type: string, listener: (event: Fetched) => void) => listeners.set(type, listener),
      clients: { get: async () => page },
    },
    caches: { match: async () => undefined, open: async () => cache },
    fetch: (target: object | string, { signal }: { signal?: AbortSignal }) => {
      if (target === "/healthz") return health(signal);
      asked += 1;
      return answer(signal);
    },
    AbortSignal: {
      timeout: (ms: number) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
        return controller.signal;
      },
    },
    ...{ MessageChannel: Channel, Date, URL, setTimeout, Math, Promise },
  });
  const get = (destination: string) => {
    let ended: "loading" | "came" | "failed" = "loading";
    listeners.get("fetch")?.({
      request: { method: "GET", mode: "cors", url: `${SITE}/assets/a-1234567.js`, destination },
      clientId: "page",
      respondWith: (response) => {
        response.then(
          () => (ended = "came"),
          () => (ended = "failed"),
        );
      },
    });
    return () => ended;
  };
  return { get, told, ledTo, asked: () => asked };
}

const hangs: Answer = (signal) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as DOMException)));

test.each(["script", "style"])("a %s that does not come fails after two minutes, and its page is told", async (destination) => {
  const worker = startWorker(hangs);
  const state = worker.get(destination);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect([state(), worker.told]).toEqual(["loading", []]);
  await vi.advanceTimersByTimeAsync(1 + HEALTH_TIMEOUT_MS);
  expect([state(), worker.told]).toEqual(["failed", ["out-of-reach"]]);
});

test("a script whose request fails while the site answers is asked for again, and its page is not told", async () => {
  let isDropped = true;
  const worker = startWorker(
    async () => {
      if (isDropped) throw new TypeError("Failed to fetch");
      return new Response("code");
    },
    async () => new Response("ok"),
  );
  const state = worker.get("script");
  await vi.advanceTimersByTimeAsync(6000);
  expect([state(), worker.told]).toEqual(["loading", []]);
  isDropped = false;
  await vi.advanceTimersByTimeAsync(3000);
  expect([state(), worker.told]).toEqual(["came", []]);
});

test("a script that cannot be had is asked for every three seconds until it comes, for two minutes in all", async () => {
  let isThere = false;
  const worker = startWorker(async () => {
    if (!isThere) throw new TypeError("Failed to fetch");
    return new Response("code");
  });
  const first = worker.get("script");
  await vi.advanceTimersByTimeAsync(6000);
  expect([first(), worker.asked(), worker.told]).toEqual(["loading", 3, ["out-of-reach"]]);
  isThere = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(first()).toBe("came");
  isThere = false;
  const second = worker.get("script");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 6000);
  expect(second()).toBe("loading");
  await vi.advanceTimersByTimeAsync(6000);
  expect(second()).toBe("failed");
});

test("a page that does not answer is led away only from a part it begins with", async () => {
  const away: Answer = async () => {
    throw new TypeError("Failed to fetch");
  };
  for (const [stored, ledTo] of [
    ['<script src="/assets/a-1234567.js">', ["/offline?to=%2Fhomepage"]],
    ['<script src="/assets/entry.js">', []],
  ] as const) {
    const worker = startWorker(away, away, { stored, alive: false });
    worker.get("script");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([worker.told, worker.ledTo]).toEqual([["out-of-reach"], ledTo]);
  }
});

test("a picture that does not come is waited for as long as the browser likes, and nobody is told", async () => {
  const worker = startWorker(hangs);
  const state = worker.get("image");
  await vi.advanceTimersByTimeAsync(2 * TIMEOUT_MS);
  expect([state(), worker.told]).toEqual(["loading", []]);
});
