import type { GridsAsked, GridsReply } from "./read-grids.ts";

/** What takes longer than this is no table anybody draws. */
const READING_MAX_MS = 20_000;

/**
 * Reads a file, or what was pasted, in a thread of its own that ends with it: the page goes on meanwhile, and a file that takes too
 * long or too much memory takes nothing but its thread along. null: nobody waits for it any more.
 */
export function readInWorker(asked: GridsAsked, signal: AbortSignal, maxMs: number = READING_MAX_MS): Promise<GridsReply | null> {
  const worker = startWorker();
  // Browsers that start no worker read it in the page.
  if (worker === null) return import("./read-grids.ts").then(({ readGrids }) => readGrids(asked));
  return new Promise((resolve) => {
    const end = (reply: GridsReply | null) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      worker.terminate();
      resolve(reply);
    };
    const onAbort = () => end(null);
    const timer = setTimeout(() => end({ fault: "tooSlow" }), maxMs);
    worker.addEventListener("message", ({ data }: MessageEvent<GridsReply>) => end(data));
    worker.addEventListener("error", () => end({ fault: "unreadable" }));
    signal.addEventListener("abort", onAbort);
    if (signal.aborted) onAbort();
    else worker.postMessage(asked);
  });
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL("./grids-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return null;
  }
}
