import { afterEach, expect, test, vi } from "vitest";
import { readInWorker } from "./read-in-worker.ts";

const asked = (text: string) => ({ bytes: new TextEncoder().encode(text), name: "a.csv", as: "tables", lang: "zh" }) as const;
const waiting = () => new AbortController().signal;
const TABLE = "学院,借阅量\n文学院,5200\n理学院,3100";

afterEach(() => vi.restoreAllMocks());

test("a file is read in a thread of its own, which ends with it", async () => {
  const end = vi.spyOn(Worker.prototype, "terminate");
  const reply = await readInWorker(asked(TABLE), waiting());
  expect(reply).toEqual({
    grids: [
      {
        name: "a.csv",
        title: "",
        grid: [
          ["学院", "借阅量"],
          ["文学院", "5200"],
          ["理学院", "3100"],
        ],
        isCut: false,
      },
    ],
  });
  expect(end).toHaveBeenCalledOnce();
});

test("what is no table is refused with its reason", async () => {
  expect(await readInWorker(asked("%PDF-1.7"), waiting())).toEqual({ fault: "format" });
});

test("a file that takes too long is given up, and its thread with it", async () => {
  const end = vi.spyOn(Worker.prototype, "terminate");
  vi.spyOn(Worker.prototype, "postMessage").mockImplementation(() => undefined);
  expect(await readInWorker(asked(TABLE), waiting(), 50)).toEqual({ fault: "tooSlow" });
  expect(end).toHaveBeenCalledOnce();
});

test("nobody gets an answer who has stopped waiting", async () => {
  const stopped = new AbortController();
  const reply = readInWorker(asked(TABLE), stopped.signal);
  stopped.abort();
  expect(await reply).toBeNull();
});

test("a browser that starts no worker reads it in the page", async () => {
  vi.stubGlobal(
    "Worker",
    class {
      constructor() {
        throw new Error("refused");
      }
    },
  );
  try {
    expect(await readInWorker(asked(TABLE), waiting())).toHaveProperty("grids");
  } finally {
    vi.unstubAllGlobals();
  }
});
