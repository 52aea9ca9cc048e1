import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FINAL_EXIT_CODES, supervise } from "./lib/supervise.mjs";

const MAX_DELAY_SECONDS = 60;
const STEADY_MS = 300_000;

let servers;
let ended;
let lines;
let supervisor;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  [servers, ended, lines] = [[], [], []];
  supervisor = supervise({
    start: () => {
      servers.push(Object.assign(new EventEmitter(), { pid: servers.length + 1, kill: vi.fn() }));
      return servers.at(-1);
    },
    onEnd: (exitCode) => ended.push(exitCode),
    print: (line) => lines.push(line),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const ready = () => servers.at(-1).emit("message", "ready");
const end = (exitCode, signal = null) => servers.at(-1).emit("exit", exitCode, signal);

/** Seconds until the next server is started. */
function secondsToNext() {
  const before = servers.length;
  for (let seconds = 1; seconds <= 2 * MAX_DELAY_SECONDS; seconds++) {
    vi.advanceTimersByTime(1000);
    if (servers.length > before) return seconds;
  }
  return null;
}

it("starts a server again with a growing delay, and says why", () => {
  ready();
  const delays = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
    end(null, "SIGALRM");
    return secondsToNext();
  });
  expect(delays).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(lines[0]).toBe("The server ended (SIGALRM) and is started again in 1 s.");
  expect(ended).toEqual([]);
});

it("begins with the first delay again after a server that was ready for five minutes", () => {
  ready();
  for (const expected of [1, 2]) {
    end(1);
    expect(secondsToNext()).toBe(expected);
  }
  ready();
  vi.advanceTimersByTime(STEADY_MS);
  end(1);
  expect(secondsToNext()).toBe(1);
});

it.each([1, 78])("does not start a server again whose first start ends with %i", (exitCode) => {
  end(exitCode);
  expect(secondsToNext()).toBe(null);
  expect(ended).toEqual([exitCode]);
});

it("gives 1 for a first start that a signal ended", () => {
  end(null, "SIGKILL");
  expect(ended).toEqual([1]);
});

it.each([0, ...FINAL_EXIT_CODES])("does not start a server again that ended with %i", (exitCode) => {
  ready();
  end(exitCode);
  expect(secondsToNext()).toBe(null);
  expect(ended).toEqual([exitCode]);
});

it("starts a server again whose later start failed", () => {
  ready();
  end(null, "SIGKILL");
  expect(secondsToNext()).toBe(1);
  end(1);
  expect(secondsToNext()).toBe(2);
});

it("tries again when there was no room for another process", () => {
  ready();
  end(null, "SIGKILL");
  expect(secondsToNext()).toBe(1);
  servers.at(-1).pid = undefined;
  servers.at(-1).emit("error", new Error("spawn EAGAIN"));
  expect(secondsToNext()).toBe(2);
  expect(lines.at(-1)).toContain("spawn EAGAIN");
});

it.each([
  [0, null, 0],
  [1, null, 1],
  [null, "SIGALRM", 1],
])("passes a signal on and ends with the server (%j, %j)", (exitCode, signal, expected) => {
  ready();
  supervisor.stop("SIGTERM");
  expect(servers[0].kill).toHaveBeenCalledExactlyOnceWith("SIGTERM");
  end(exitCode, signal);
  expect(secondsToNext()).toBe(null);
  expect(ended).toEqual([expected]);
});

it("ends at once when it is stopped between two servers", () => {
  ready();
  end(1);
  supervisor.stop("SIGTERM");
  expect(ended).toEqual([0]);
  expect(secondsToNext()).toBe(null);
});
